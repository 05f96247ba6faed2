"""How words sound: the pronunciations that come with a recogniser, and made-up ones for words that it lacks."""

from __future__ import annotations

from bisect import bisect_left
from functools import cached_property
from typing import TYPE_CHECKING

from voicehost.hearing.pronounce import pronounce

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

Ways = tuple[tuple[str, str], ...]
"""(entry, phones) for each way to say a word; the second way of "nuts" has the entry "nuts(2)"."""

_LAST = b"\xff"
"""Stands behind all words, and is none."""


class Dictionary:
    """A pronouncing dictionary of lines such as ``nuts N AH T S``, sorted by word, several ways of one in a row.

    It is read when the first word is looked up.
    ``made`` gives the phones of a word that is not in it.
    """

    def __init__(self, file: Path, made: Callable[[str], str] = pronounce) -> None:
        self._file = file
        self._made = made
        self._known: dict[str, Ways] = {}

    def ways(self, word: str) -> Ways:
        """The ways to say ``word``; empty if it has no sound at all."""
        if word not in self._known:
            self._known[word] = tuple(self._listed(word)) or self._made_up(word)
        return self._known[word]

    def lists(self, word: str) -> bool:
        """Whether the dictionary itself has the word."""
        return next(self._listed(word), None) is not None

    @cached_property
    def _data(self) -> bytes:
        """The file between line breaks: as objects its 135,000 lines would take 27 MB instead of 3."""
        return b"\n" + self._file.read_bytes().strip() + b"\n" + _LAST + b"\n"

    def _listed(self, word: str) -> Iterator[tuple[str, str]]:
        """The lines of ``word``, which stand together: the file is sorted by word."""
        wanted, places = word.encode(), range(len(self._data) - len(_LAST) - 1)
        end = bisect_left(places, wanted, key=lambda place: _word_of(self._line_after(place)[1]))
        end, line = self._line_after(end)
        while _word_of(line) == wanted:
            entry, _, phones = line.decode().partition(" ")
            yield entry, phones.strip()
            end, line = self._line_after(end)

    def _line_after(self, place: int) -> tuple[int, bytes]:
        """Where the first line after ``place`` ends, and that line."""
        begin = self._data.index(b"\n", place) + 1
        end = self._data.index(b"\n", begin)
        return end, self._data[begin:end]

    def _made_up(self, word: str) -> Ways:
        phones = self._made(word)
        return ((word, phones),) if phones else ()


def _word_of(line: bytes) -> bytes:
    """The word of a line, without the number of the way."""
    return line.partition(b" ")[0].partition(b"(")[0]
