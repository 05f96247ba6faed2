"""What is said and what may be said in one language: the host's texts and sentences, with those of one game at a time.

Every game has its own "setup-1" and its own "winner", so two games are never loaded together.
"""

from __future__ import annotations

from functools import cache, cached_property, lru_cache
from typing import TYPE_CHECKING

from voicehost.language.narration import Narration
from voicehost.language.prompt_files import read_text
from voicehost.resources import prompts

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from voicehost.language.templates import Sentences
    from voicehost.shelf import Shelf, ShelfEntry


HOST_AND_GAME = 2
"""Sentences that are kept for the next time: the host's, and those of the game that is played, which take 20 MB."""


class Texts:
    """The texts of one language for all games of a shelf that speak it. Methods raise PromptError."""

    def __init__(self, language: str, shelf: Shelf) -> None:
        self.language = language
        self._shelf = shelf
        self._other = cache(lambda other: Texts(other, shelf))
        self._entries = {name: entry for name, entry in shelf.entries.items() if language in entry.languages}
        self._narration = cache(self._load_narration)
        self._sentences = lru_cache(maxsize=HOST_AND_GAME)(self._load_sentences)

    @cached_property
    def titles(self) -> Mapping[str, str]:
        """What each game is called, by its name on the shelf."""
        return {name: _title(entry, self.language) for name, entry in self._entries.items()}

    @cached_property
    def names(self) -> Mapping[str, str]:
        """Each name by which a game can be asked for, title or another, and what it is on the shelf.

        The name of a twin says a house rule as well: "kekfe-marathon box=balloons".
        """
        also = (each for entry in self._entries.values() for each in _other_names(entry, self.language))
        return {title: name for name, title in self.titles.items()} | dict(also)

    def in_language(self, language: str) -> Texts:
        """The texts of the same shelf in another language."""
        return self._other(language)

    @property
    def others(self) -> tuple[str, ...]:
        """The other languages that a game of the shelf has."""
        found = {language for entry in self._shelf.entries.values() for language in entry.languages}
        return tuple(sorted(found - {self.language}))

    def speaks(self, language: str, game: str) -> bool:
        """Whether a game is there in that language; without one ("") whether any is."""
        entries = self._shelf.entries
        return any(language in entry.languages for entry in ([entries[game]] if game else entries.values()))

    def narration(self, game: str) -> Narration:
        """What is said in a game; without one ("") what the host says by itself."""
        return self._narration(game if game in self._entries else "")

    def sentences(self, game: str) -> Sentences:
        """What may be said in a game; without one ("") what may be said to the host."""
        return self._sentences(game if game in self._entries else "")

    def _load_narration(self, game: str) -> Narration:
        return Narration(self.language, [self._entries[game].texts(self.language)] if game else [])

    def _load_sentences(self, game: str) -> Sentences:
        from voicehost.language.templates import Sentences  # hassil takes a tenth of a second

        return Sentences.load(self.language, *([self._entries[game].sentences(self.language)] if game else []))


def _title(entry: ShelfEntry, language: str) -> str:
    """The title from a game's texts, without reading all of them."""
    return next(_after(f"title-{entry.name} =", entry, language), entry.name)


def _other_names(entry: ShelfEntry, language: str) -> Iterator[tuple[str, str]]:
    """What else the game is called, and what that is on the shelf: the part ``also`` of its title.

    Names are parted by semicolons; a twin's is followed by the house rule that makes it: "Sabrina box=balloons".
    """
    for also in _after("    .also =", entry, language):
        for each in also.split(";"):
            *name, last = each.split()
            is_rule = "=" in last
            yield " ".join(name if is_rule else [*name, last]), f"{entry.name} {last}" if is_rule else entry.name


def _after(wanted: str, entry: ShelfEntry, language: str) -> Iterator[str]:
    lines = read_text(entry.texts(language)).splitlines()
    return (line.removeprefix(wanted).strip() for line in lines if line.startswith(wanted))


def words_of_games(language: str) -> frozenset[str]:
    """All words that can be said in a language in any game; none where no game speaks it. Raises PromptError.

    What is only typed is none of them.
    """
    from voicehost.language.templates import Sentences  # as above
    from voicehost.shelf import Shelf

    if not (prompts() / language / "host.yaml").exists():
        return frozenset()
    words: set[str] = set()
    for entry in Shelf.load().entries.values():
        if language in entry.languages:
            sentences = Sentences.load(language, entry.sentences(language))
            spoken = {label for label in sentences.labels if not label.startswith("typed")}
            words |= sentences.graph(sentences.intents, spoken, {"seat": {}}).words()
    return frozenset(words)
