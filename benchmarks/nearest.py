"""The sentence of a list that is nearest to free words, as a program matches dictation to what it can take."""

from __future__ import annotations

import heapq
from difflib import SequenceMatcher
from functools import cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from voicehost.language.wordgraph import WordGraph

FAR = 1 / 3
"""A sentence that differs by more than this share of the heard words is not near."""

_Step = tuple[float, int, int, tuple[str, ...]]
"""Cost so far, heard words done, state, and the sentence so far."""


def nearest(graph: WordGraph, heard: Sequence[str]) -> str:
    """The listed sentence that ``heard`` becomes by the fewest changes of words, "" if none is near.

    A word left out or put in costs 1, another word as much as its letters differ.
    """
    limit = FAR * len(heard)
    queue: list[_Step] = [(0.0, 0, graph.start, ())]
    done: set[tuple[int, int]] = set()
    while queue:
        cost, at, state, words = heapq.heappop(queue)
        if (at, state) in done:
            continue
        done.add((at, state))
        if at == len(heard) and words and graph.endings(state):
            return " ".join(words)
        for step in _steps(graph, heard, (cost, at, state, words)):
            if step[0] <= limit:
                heapq.heappush(queue, step)
    return ""


def _steps(graph: WordGraph, heard: Sequence[str], step: _Step) -> Iterator[_Step]:
    cost, at, state, words = step
    if at < len(heard):
        yield cost + 1, at + 1, state, words
    for word, ways in graph.following(state).items():
        change = _unlike(heard[at], word) if at < len(heard) else 1.0
        for target, _ in ways:
            yield cost + 1, at, target, (*words, word)
            if at < len(heard):
                yield cost + change, at + 1, target, (*words, word)


@cache
def _unlike(one: str, other: str) -> float:
    return 0.0 if one == other else 1.0 - SequenceMatcher(None, one, other).ratio()
