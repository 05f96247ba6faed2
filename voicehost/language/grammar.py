"""A word graph in the forms that recognisers take: JSGF, a finite-state grammar, and a list of phrases."""

from __future__ import annotations

from collections import defaultdict
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from voicehost.language.wordgraph import WordGraph

Fsg = tuple[int, int, int, list[tuple[int, int, float, str] | tuple[int, int, float]]]
"""Number of states, start, final, and transitions (from, to, probability, word); one without a word is silent."""


def fsg(graph: WordGraph) -> Fsg:
    """The graph as ``pocketsphinx.Decoder.create_fsg`` takes it: one final state, all ways on equally likely."""
    ways = _ways_on(graph)
    final = graph.states
    transitions: list[tuple[int, int, float, str] | tuple[int, int, float]] = [
        (source, target, 1 / (len(steps) + (source in graph.finals)), word)
        for source, steps in ways.items()
        for target, word in steps
    ]
    transitions += [(state, final, 1 / (len(ways.get(state, ())) + 1)) for state in graph.finals]
    return final + 1, graph.start, final, transitions


def jsgf(graph: WordGraph, name: str = "sentences") -> str:
    """The graph as JSGF text: one rule for each state that is entered from several places, all others written out."""
    ways = _ways_on(graph)
    entered: dict[int, int] = defaultdict(int)
    for source in ways:
        for target, _ in ways[source]:
            entered[target] += 1
    rules = [f"<s{state}> = {_choices(graph, ways, state, entered)};" for state in ways if entered[state] > 1]
    return "\n".join(
        [
            "#JSGF V1.0;",
            f"grammar {name};",
            f"public <start> = {_choices(graph, ways, graph.start, entered)};",
            *rules,
            "",
        ]
    )


def phrases(graph: WordGraph) -> list[str]:
    """Phrases for Vosk, which counts them into a bigram model: every pair of words that may follow each other.

    Vosk lets any listed word follow any other, so pairs bind as well as whole sentences, and there are few of them.
    """
    ways = _ways_on(graph)
    found: dict[str, None] = {}
    for steps in ways.values():
        for target, word in steps:
            if target in graph.finals or not ways.get(target):
                found[word] = None
            for _, following in ways.get(target, []):
                found[f"{word} {following}"] = None
    return sorted(found)


def _ways_on(graph: WordGraph) -> dict[int, list[tuple[int, str]]]:
    """From each state the distinct next states and words; slots make no difference to a recogniser."""
    ways: dict[int, dict[tuple[int, str], None]] = defaultdict(dict)
    for arc in graph.arcs:
        ways[arc.source][arc.target, arc.word] = None
    return {state: list(steps) for state, steps in ways.items()}


def _choices(graph: WordGraph, ways: dict[int, list[tuple[int, str]]], state: int, entered: dict[int, int]) -> str:
    """What may follow in a state, as one JSGF expansion."""
    branches = []
    for target, word in ways.get(state, []):
        if target not in ways:
            branches.append(word)
        elif entered[target] > 1:
            branches.append(f"{word} <s{target}>")
        else:
            branches.append(f"{word} ({_choices(graph, ways, target, entered)})")
    if state in graph.finals:
        branches.append("<NULL>")
    return " | ".join(branches)
