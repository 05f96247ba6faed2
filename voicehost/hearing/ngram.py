"""A small trigram model of the sentences of a word graph, as ARPA text.

Beside the exact list it is an unlike ear on the same sound: it may join the words in any order that begins, goes on or
ends like a sentence of the list, so that what was really something else seldom comes out as the same sentence twice.
"""

from __future__ import annotations

import math
from collections import defaultdict
from functools import lru_cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from voicehost.language.wordgraph import WordGraph

_ORDER = 3
_BEGIN, _END = "<s>", "</s>"
_KEPT = 0.9
"""Share of the chance that what was seen keeps; the rest goes to words that were not seen there."""
_FAINT = 1e-7
"""Paths less likely than this are not followed: that ends loops, and loses nothing that could matter."""
_NEVER = -99.0
"""The logarithm that ARPA files use for nothing at all."""

_Words = tuple[str, ...]
_Chances = dict[_Words, float]


@lru_cache(maxsize=2)
def arpa(graph: WordGraph) -> str:
    """The trigram model of the sentences of ``graph``; at a fork all ways on are equally likely."""
    counts = _expected_counts(graph)
    models = [_chances(counts[0], kept=1.0), *(_chances(each, kept=_KEPT) for each in counts[1:])]
    models[0][_BEGIN,] = 0.0
    sizes = [f"ngram {order}={len(model)}" for order, model in enumerate(models, 1)]
    sections = [line for order in range(1, _ORDER + 1) for line in _section(order, models)]
    return "\n".join(["\\data\\", *sizes, "", *sections, "\\end\\", ""])


def _expected_counts(graph: WordGraph) -> list[_Chances]:
    """For one, two and three words in a row: how often they are expected in one sentence."""
    ways = _ways_on(graph)
    counts: list[_Chances] = [defaultdict(float) for _ in range(_ORDER)]
    front: dict[tuple[int, _Words], float] = {(graph.start, (_BEGIN,)): 1.0}
    while front:
        following: dict[tuple[int, _Words], float] = defaultdict(float)
        for (state, history), mass in front.items():
            chance = mass / len(ways[state])
            for target, word in ways[state] if chance > _FAINT else ():
                if word is None:
                    following[target, history] += chance
                    continue
                said = (*history, word)
                for order in range(min(_ORDER, len(said))):
                    counts[order][said[-order - 1 :]] += chance
                if word != _END:
                    following[target, said[-_ORDER + 1 :]] += chance
        front = following
    return counts


def _ways_on(graph: WordGraph) -> Mapping[int, list[tuple[int, str | None]]]:
    """From each state: where each arc leads and its word. A sentence's end is an arc that says ``</s>``."""
    ways: dict[int, list[tuple[int, str | None]]] = defaultdict(list)
    for source, target, word, _ in graph.arcs:
        ways[source].append((target, word))
    for state in graph.finals:
        ways[state].append((state, _END))
    return ways


def _chances(counts: _Chances, kept: float) -> _Chances:
    """The chance of each last word after the words before it, of which ``kept`` is shared out."""
    totals: _Chances = defaultdict(float)
    for words, count in counts.items():
        totals[words[:-1]] += count
    return {words: kept * count / totals[words[:-1]] for words, count in counts.items()}


def _section(order: int, models: list[_Chances]) -> Iterator[str]:
    """One order's part of the file: chance, words, and the weight of backing off to the order below."""
    back_offs = _back_offs(models[order], models[order - 1]) if order < _ORDER else {}
    yield f"\\{order}-grams:"
    for words, chance in sorted(models[order - 1].items()):
        line = f"{_log(chance):.4f}\t{' '.join(words)}"
        yield line + (f"\t{_log(back_offs.get(words, 1.0)):.4f}" if order < _ORDER and words[-1] != _END else "")
    yield ""


def _back_offs(higher: _Chances, lower: _Chances) -> _Chances:
    """What each history passes on: its unshared chance over the lower chance of all that it has not seen."""
    seen: _Chances = defaultdict(float)
    for words in higher:
        seen[words[:-1]] += lower.get(words[1:], 0.0)
    return {history: (1 - _KEPT) / max(1 - covered, 1 - _KEPT) for history, covered in seen.items()}


def _log(chance: float) -> float:
    return math.log10(chance) if chance > 0 else _NEVER
