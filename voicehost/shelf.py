"""The games that can be hosted: those that come with voicehost, and those of other packages.

A package adds a game by an entry point in the group ``voicehost.games``: a function that gives a ``ShelfEntry``.
"""

from __future__ import annotations

from dataclasses import dataclass
from difflib import get_close_matches
from importlib import import_module
from typing import TYPE_CHECKING, Any

from voicehost.errors import UsageError
from voicehost.resources import prompts

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping
    from pathlib import Path

    from engines.game import Game

GROUP = "voicehost.games"


@dataclass(frozen=True)
class ShelfEntry:
    """A game as the shelf holds it. Its languages are the folders of ``prompts`` that hold its texts.

    ``rehearsal`` names the physical box for ``voicehost demo`` as ``module:class``; it is loaded only there.
    """

    name: str
    game: type[Game]
    prompts: Path
    rehearsal: str | None = None

    @property
    def languages(self) -> tuple[str, ...]:
        """The languages in which the game can be told and understood."""
        return tuple(sorted(path.parent.name for path in self.prompts.glob(f"*/{self.name}.ftl")))

    def texts(self, language: str) -> Path:
        """The file of what is said in that language."""
        return self.prompts / language / f"{self.name}.ftl"

    def sentences(self, language: str) -> Path:
        """The file of what may be said in that language."""
        return self.prompts / language / f"{self.name}.yaml"

    def box(self) -> Any:
        """The class of the rehearsal box. Raises UsageError where the game has none."""
        if self.rehearsal is None:
            raise UsageError(f"{self.name} has no rehearsal box, so it cannot be rehearsed.")
        module, _, name = self.rehearsal.partition(":")
        return getattr(import_module(module), name)


def purzelbaum() -> ShelfEntry:
    """Purzelbaum, by Harald Fecher and Thomas Liesching."""
    from engines.purzelbaum import Purzelbaum

    return ShelfEntry("purzelbaum", Purzelbaum, prompts(), "voicehost.rehearsal.purzelbaum:PurzelbaumBox")


def knusperhexe() -> ShelfEntry:
    """Knusperhexe, by Heinz Meister."""
    from engines.knusperhexe import Knusperhexe

    return ShelfEntry("knusperhexe", Knusperhexe, prompts(), "voicehost.rehearsal.knusperhexe:KnusperhexeBox")


def sauerbaum() -> ShelfEntry:
    """Sauerbaum, by Johannes Tranelis."""
    from engines.sauerbaum import Sauerbaum

    return ShelfEntry("sauerbaum", Sauerbaum, prompts(), "voicehost.rehearsal.sauerbaum:SauerbaumBox")


def kekfe_marathon() -> ShelfEntry:
    """Pummeleinhorn: Der Kekfe Marathon and its twin Sabrina Stachelschwein, by Reiner Knizia."""
    from engines.kekfe_marathon import KekfeMarathon

    return ShelfEntry("kekfe-marathon", KekfeMarathon, prompts(), "voicehost.rehearsal.kekfe_marathon:KekfeMarathonBox")


BUILT_IN: Mapping[str, Callable[[], ShelfEntry]] = {
    "purzelbaum": purzelbaum,
    "knusperhexe": knusperhexe,
    "sauerbaum": sauerbaum,
    "kekfe-marathon": kekfe_marathon,
}
"""The games that come with voicehost, by name; each is loaded when it is called."""


def name_of(wanted: str) -> str:
    """The name of a game as people type it. Loads the shelf only where the game is none of ours. Raises UsageError."""
    name = wanted.strip().casefold()
    return name if name in BUILT_IN else Shelf.load().entry(wanted).name


@dataclass(frozen=True)
class Shelf:
    """The games by name, and one sentence for each that could not be put up."""

    entries: Mapping[str, ShelfEntry]
    notices: tuple[str, ...] = ()

    @classmethod
    def load(cls) -> Shelf:
        """All games: the built-in ones first, then those of other packages."""
        from importlib.metadata import entry_points

        return cls.of(entry_points(group=GROUP))

    @classmethod
    def of(cls, plug_ins: Iterable[Any] = ()) -> Shelf:
        """The built-in games and these. A plug-in that cannot be loaded costs one sentence and nothing else."""
        entries = {name: make() for name, make in BUILT_IN.items()}
        notices = []
        for plug_in in plug_ins:
            try:
                entry = plug_in.load()()
                name = str(entry.name)
                if not entry.languages:
                    notices.append(f"The game {name} cannot be used, because it has no texts in {entry.prompts}.")
                elif name in entries:
                    notices.append(f"Two packages bring a game called {name}; the first is used.")
                else:
                    entries[name] = entry
            except Exception as error:  # a stranger's package may raise anything
                notices.append(f"The game {plug_in.name} cannot be used, because its package is broken: {error}.")
        return cls(entries, tuple(notices))

    def entry(self, name: str) -> ShelfEntry:
        """The game of that name, in any case. Raises UsageError that tells which games there are."""
        wanted = name.strip().casefold()
        if wanted in self.entries:
            return self.entries[wanted]
        near = get_close_matches(wanted, self.entries, n=1)
        hint = f" Did you mean {near[0]}?" if near else ""
        raise UsageError(f"There is no game called {name!r}.{hint} Games: {', '.join(self.entries)}.")
