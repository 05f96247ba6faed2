"""From a typed line or a recognised text to its readings. Whole sentences only, and no word becomes a rival word."""

from __future__ import annotations

from functools import lru_cache
from itertools import chain, combinations, islice, product
from typing import TYPE_CHECKING

from voicehost.language.spelling import plain, plain_ways, words

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from voicehost.language.numbers import Numbers
    from voicehost.language.reading import Reading
    from voicehost.language.wordgraph import WordGraph

Words = tuple[str, ...]

_MOST_SPELLINGS = 64
"""Ways of reading the digits of one line as words; more come from no sentence that a game can take."""

_MOST_FILLERS = 6
"""In one line; where there are more, only the line without all of them is tried."""

_MOST_DIGITS = 3
"""Longer numbers are no counts of any box."""


class Understanding:
    """Understands a line by trying it untouched, then in careless spelling, then without its fillers.

    Most fillers mean something elsewhere ("well done", "a nut and a leaf"), so as few as possible are left out.
    """

    def __init__(self, fillers: Sequence[Words], numbers: Numbers) -> None:
        self._fillers = sorted(fillers, key=len, reverse=True)
        self._numbers = numbers

    def understand(self, text: str, graph: WordGraph) -> tuple[Reading, ...]:
        """The readings of a whole line: none if it is not understood, several if it is ambiguous."""
        said = words(text)
        found = (self._read(kept, graph) for kept in chain([said], self._without_fillers(said)))
        return next(filter(None, found), ())

    def _read(self, said: Words, graph: WordGraph) -> tuple[Reading, ...]:
        for spelling in self._spellings(said, graph):
            readings = graph.read(spelling)
            if readings:
                return readings
        return ()

    def _spellings(self, said: Words, graph: WordGraph) -> Iterator[Words]:
        """The line in the words of the graph: digits as number words, careless spellings as what they stand for."""
        choices = [self._as_listed(word, graph) for word in said]
        if not all(choices):
            return iter(())
        ways = product(*choices)
        return (tuple(word for words in way for word in words) for way in islice(ways, _MOST_SPELLINGS))

    def _as_listed(self, word: str, graph: WordGraph) -> Sequence[Words]:
        if word.isdecimal():
            return self._numbers.heard(int(word)) if len(word) <= _MOST_DIGITS else ()
        if word in graph.words():
            return ((word,),)
        return tuple((listed,) for listed in _by_plain_spelling(graph).get(plain(word), ()))

    def _without_fillers(self, said: Words) -> Iterator[Words]:
        """The line without one of its fillers, then without two, and at last without all."""
        places = list(self._filler_places(said))
        fewest = 1 if len(places) <= _MOST_FILLERS else len(places)
        for count in range(fewest, len(places) + 1):
            for left_out in combinations(places, count):
                gone = set(chain.from_iterable(left_out))
                yield tuple(word for place, word in enumerate(said) if place not in gone)

    def _filler_places(self, said: Words) -> Iterator[range]:
        place = 0
        while place < len(said):
            filler = next((each for each in self._fillers if said[place : place + len(each)] == each), ())
            if filler:
                yield range(place, place + len(filler))
            place += len(filler) or 1


@lru_cache(maxsize=64)
def _by_plain_spelling(graph: WordGraph) -> dict[str, Words]:
    """The words of a graph by their careless spellings: "whats" stands for "what's", "nuesse" for "nüsse"."""
    found: dict[str, Words] = {}
    for word in sorted(graph.words()):
        for way in plain_ways(word):
            found[way] = (*found.get(way, ()), word)
    return found
