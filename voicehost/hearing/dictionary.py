"""How words sound: the pronunciations that come with a recogniser, and made-up ones for words that it lacks."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from voicehost.hearing.pronounce import pronounce

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

_MOST_WAYS = 5
"""No word of the CMU dictionary has more pronunciations than this."""


class Dictionary:
    """A pronouncing dictionary of lines such as ``nuts N AH T S``; other ways to say it follow as ``nuts(2)``.

    The file stays one piece of bytes: 3 MB instead of 22, and no time for 135,000 words of which 100 are needed.
    """

    def __init__(self, file: Path) -> None:
        self._lines = b"\n" + file.read_bytes()
        self._said: dict[str, tuple[tuple[str, str], ...]] = {}

    def ways(self, word: str) -> tuple[tuple[str, str], ...]:
        """(entry, phones) for each way to say ``word``; empty if it has no sound at all."""
        if word not in self._said:
            self._said[word] = tuple(self._listed(word)) or tuple(_made(word))
        return self._said[word]

    def _listed(self, word: str) -> Iterator[tuple[str, str]]:
        for entry in (word, *(f"{word}({way})" for way in range(2, _MOST_WAYS + 1))):
            begin = self._lines.find(f"\n{entry} ".encode())
            if begin < 0:
                return
            line = self._lines[begin + 1 : self._lines.index(b"\n", begin + 1)].decode()
            yield entry, line.removeprefix(entry).strip()


@cache
def _made(word: str) -> tuple[tuple[str, str], ...]:
    phones = pronounce(word)
    return ((word, phones),) if phones else ()
