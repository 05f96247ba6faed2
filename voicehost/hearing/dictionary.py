"""How words sound: the pronunciations that come with a recogniser, and made-up ones for words that it lacks."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from voicehost.hearing.pronounce import pronounce

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

Ways = tuple[tuple[str, str], ...]
"""(entry, phones) for each way to say a word; the second way of "nuts" has the entry "nuts(2)"."""


class Dictionary:
    """A pronouncing dictionary of lines such as ``nuts N AH T S``; it is read when the first word is looked up.

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
        return word in self._lines

    @cached_property
    def _lines(self) -> dict[str, str]:
        lines = self._file.read_text(encoding="utf-8").splitlines()
        return dict(line.split(" ", 1) for line in lines if " " in line)

    def _listed(self, word: str) -> Iterator[tuple[str, str]]:
        entry, way = word, 1
        while entry in self._lines:
            yield entry, self._lines[entry].strip()
            way += 1
            entry = f"{word}({way})"

    def _made_up(self, word: str) -> Ways:
        phones = self._made(word)
        return ((word, phones),) if phones else ()
