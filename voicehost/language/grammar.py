"""A word graph in the forms that recognisers take: a finite-state grammar, and a list of phrases.

There is no JSGF: PocketSphinx writes every rule out wherever it is named, so that what a graph shares becomes millions
of words (four gigabytes for the winter of Purzelbaum). The finite-state grammar is the same list, small as the graph.
"""

from __future__ import annotations

from collections import defaultdict
from functools import lru_cache
from typing import TYPE_CHECKING

from voicehost.language.reading import Reading
from voicehost.language.wordgraph import Arc, WordGraph

if TYPE_CHECKING:
    from collections.abc import Hashable

Transition = tuple[int, int, float, str] | tuple[int, int, float]
"""(from, to, probability, word); one without a word is silent."""

Fsg = tuple[int, int, int, list[Transition]]
"""Number of states, start, final, and transitions."""


_SAID = (Reading("said"),)
"""All that is left of what a sentence means."""


@lru_cache(maxsize=2)
def spoken(graph: WordGraph) -> WordGraph:
    """The same sentences without what they mean, in about two thirds of the states.

    Recognisers pay for every state at every moment of an utterance, and meanings are none of their business.
    """
    states: dict[Hashable, int] = {}
    arcs: list[Arc] = []
    merged: dict[int, int] = {}

    def merge(state: int) -> int:
        if state not in merged:
            steps = graph.following(state).items()
            ways = {(word, merge(target)) for word, onward in steps for target, _ in onward}
            known = len(states)
            number = states.setdefault((state in graph.finals, frozenset(ways)), known)
            if number == known:
                arcs.extend(Arc(number, target, word) for word, target in sorted(ways))
            merged[state] = number
        return merged[state]

    start = merge(graph.start)
    finals = {number: _SAID for state, number in merged.items() if state in graph.finals}
    return WordGraph(len(states), tuple(arcs), finals, start)


def answers(graph: WordGraph) -> WordGraph:
    """Only the sentences of ``graph`` that may answer the question of the moment; it may have none."""
    wanted = {state: [r for r in readings if graph.awaits([r.intent])] for state, readings in graph.finals.items()}
    finals = {state: tuple(readings) for state, readings in wanted.items() if readings}
    before: dict[int, list[int]] = defaultdict(list)
    for arc in graph.arcs:
        before[arc.target].append(arc.source)
    leading, new = set(finals), [*finals]
    while new:
        reached = set(before[new.pop()]) - leading
        leading |= reached
        new += reached
    arcs = tuple(arc for arc in graph.arcs if arc.target in leading)
    return WordGraph(graph.states, arcs, finals, graph.start, graph.awaited)


@lru_cache(maxsize=1)
def fsg(graph: WordGraph, seldom: float = 1.0) -> Fsg:
    """The graph as ``pocketsphinx.Decoder.create_fsg`` takes it: one start, one end, at a fork all ways equally likely.

    Sentences that do not answer the question of the moment have ``seldom`` times the chance of those that do. The last
    one is kept for the other ears.
    """
    whole, wanted = spoken(graph), spoken(answers(graph))
    if seldom == 1.0 or not wanted.finals:
        return whole.states + 1, whole.start, whole.states, _transitions(whole, 0, whole.states)
    start = whole.states + wanted.states
    final = start + 1
    transitions = _transitions(whole, 0, final) + _transitions(wanted, whole.states, final)
    transitions += [(start, whole.start, seldom), (start, whole.states + wanted.start, 1.0)]
    return final + 1, start, final, transitions


def _transitions(graph: WordGraph, first: int, final: int) -> list[Transition]:
    """Those of ``graph``, whose states are counted from ``first`` on."""
    ways = _ways_on(graph)
    transitions: list[Transition] = [
        (first + source, first + target, 1 / (len(steps) + (source in graph.finals)), word)
        for source, steps in ways.items()
        for target, word in steps
    ]
    return transitions + [(first + state, final, 1 / (len(ways.get(state, ())) + 1)) for state in graph.finals]


def phrases(graph: WordGraph) -> list[str]:
    """Phrases for Vosk, which counts them into a bigram model: sentences of one word, and every pair of words.

    Vosk lets any listed word follow any other, so pairs bind as well as whole sentences, and there are few of them.
    """
    ways = _ways_on(graph)
    found = {word for target, word in ways.get(graph.start, ()) if target in graph.finals}
    for steps in ways.values():
        found |= {f"{word} {following}" for target, word in steps for _, following in ways.get(target, ())}
    return sorted(found)


def _ways_on(graph: WordGraph) -> dict[int, list[tuple[int, str]]]:
    """From each state the distinct next states and words; slots make no difference to a recogniser."""
    ways: dict[int, dict[tuple[int, str], None]] = defaultdict(dict)
    for arc in graph.arcs:
        ways[arc.source][arc.target, arc.word] = None
    return {state: list(steps) for state, steps in ways.items()}
