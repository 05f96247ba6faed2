"""Finds sentences with two readings, a fault of the templates, without enumerating what a graph can say."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterator

    from voicehost.language.reading import Reading, Slots
    from voicehost.language.wordgraph import WordGraph


class _Pair(NamedTuple):
    """Two ways of reading the same words: their states, and the slots filled since they parted."""

    one: int
    one_slots: Slots
    other: int
    other_slots: Slots
    parted: bool


def rivals(graph: WordGraph) -> Iterator[tuple[str, tuple[Reading, ...]]]:
    """One shortest sentence, with its readings, for each place where the graph gives a sentence more than one."""
    start = _Pair(graph.start, (), graph.start, (), parted=False)
    level: dict[_Pair, tuple[str, ...]] = {start: ()}
    seen = {start}
    while level:
        deeper: dict[_Pair, tuple[str, ...]] = {}
        for pair, words in level.items():
            readings = _differing(graph, pair)
            if readings:
                yield " ".join(words), readings
            for word, step in _steps(graph, pair):
                if step not in seen:
                    seen.add(step)
                    deeper[step] = (*words, word)
        level = deeper


def _differing(graph: WordGraph, pair: _Pair) -> tuple[Reading, ...]:
    one = [r.with_slots(pair.one_slots) for r in graph.endings(pair.one)]
    other = [r.with_slots(pair.other_slots) for r in graph.endings(pair.other)]
    distinct = tuple(dict.fromkeys([*one, *other]))
    return distinct if one and other and len(distinct) > 1 else ()


def _steps(graph: WordGraph, pair: _Pair) -> Iterator[tuple[str, _Pair]]:
    ones, others = graph.following(pair.one), graph.following(pair.other)
    for word in ones.keys() & others.keys():
        for one, one_slots in ones[word]:
            for other, other_slots in others[word]:
                parted = pair.parted or (one, one_slots) != (other, other_slots)
                yield (
                    word,
                    (
                        _Pair(one, pair.one_slots + one_slots, other, pair.other_slots + other_slots, parted=True)
                        if parted
                        else _Pair(one, (), other, (), parted=False)
                    ),
                )
