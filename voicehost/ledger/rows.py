"""Rows of the ledger and what follows from them. Plain values and pure functions."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from voicehost.errors import LedgerError

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

OVER = "over"
"""The command of a game's last row. A row after it opens the game again."""


@dataclass(frozen=True)
class Row:
    """What one utterance did to a game. ``payload`` is plain JSON; ``at`` is the wall clock in seconds."""

    game: str
    number: int
    command: str
    payload: Mapping[str, Any]
    at: float


@dataclass(frozen=True)
class GameSummary:
    """A game in the ledger. ``about`` is what ``Ledger.describe`` was told: the game's name, the players."""

    game: str
    about: Mapping[str, Any]
    began: float
    touched: float
    rows: int
    over: bool


@dataclass(frozen=True)
class Step:
    """The reports of one utterance, in plain form; ``row`` is the number of the row that took them."""

    row: int
    reports: tuple[Mapping[str, Any], ...]


@dataclass(frozen=True)
class History:
    """What is in force, oldest first, and what was taken back, first to be redone last."""

    steps: tuple[Step, ...] = ()
    undone: tuple[Step, ...] = ()


@dataclass
class _Folding:
    steps: list[Step] = field(default_factory=list)
    undone: list[Step] = field(default_factory=list)

    def taken(self, row: Row) -> None:
        self.steps.append(Step(row.number, tuple(row.payload["reports"])))
        del self.undone[-1:]

    def undone_row(self, row: Row) -> None:
        at = _place(self.steps, row)
        self.undone += reversed(self.steps[at:])
        del self.steps[at:]

    def redone(self, row: Row) -> None:
        at = _place(self.undone, row)
        self.steps += reversed(self.undone[at:])
        del self.undone[at:]

    def replaced(self, row: Row) -> None:
        at = _place(self.steps, row)
        self.steps[at] = Step(self.steps[at].row, tuple(row.payload["reports"]))


_CHANGES = {
    "taken": _Folding.taken,
    "undone": _Folding.undone_row,
    "redone": _Folding.redone,
    "replaced": _Folding.replaced,
}


def fold(rows: Iterable[Row]) -> History:
    """The history that these rows of one game leave in force.

    ``undone`` takes back the step that its payload's ``row`` names and all after it, ``redone`` brings back the steps
    up to the named one, ``replaced`` swaps the reports of one; without ``row`` the nearest step is meant, or the one
    before as many as ``back`` says. A new report stands for the step that was taken back last; those after it can still
    be redone. Raises LedgerError for a row that names no such step.
    """
    folding = _Folding()
    for row in rows:
        change = _CHANGES.get(row.command)
        if change is not None:
            change(folding, row)
    return History(tuple(folding.steps), tuple(folding.undone))


def last_of(rows: Sequence[Row], *commands: str) -> Row | None:
    """The newest row with one of these commands, for example the question that still stands."""
    return next((row for row in reversed(rows) if row.command in commands), None)


def _place(steps: Sequence[Step], row: Row) -> int:
    nearest = steps[: len(steps) - int(row.payload.get("back", 0))][-1:]
    wanted = row.payload.get("row", nearest[0].row if nearest else None)
    for at, step in enumerate(steps):
        if step.row == wanted:
            return at
    raise LedgerError(f"Row {row.number} of game {row.game} fits nothing before it, so the game cannot go on from it.")
