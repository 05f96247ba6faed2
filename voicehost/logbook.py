"""One game's pages of the ledger: what was reported, taken back and asked, and the way back after a restart."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING, Any, cast

from voicehost.dialogue.pending import Pending
from voicehost.errors import LedgerError
from voicehost.evening import Evening, GameChosen
from voicehost.ledger.rows import OVER, fold, last_of
from voicehost.messages import from_plain, to_plain

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from engines.game import Game, Report
    from voicehost.ledger import Ledger


class Logbook:
    """Writes one evening to the ledger. A game gets its number with the first report: no empty games are kept."""

    def __init__(self, ledger: Ledger, game: str | None = None) -> None:
        self._ledger = ledger
        self.game = game

    def record(self, command: str, reports: Sequence[Report] = (), back: int = 0, /) -> None:
        """Write a command; it is on disk when this returns. Raises LedgerError."""
        told = {"reports": [to_plain(report) for report in reports]} if reports else {}
        self._append(command, told | ({"back": back} if back else {}))

    def keep(self, pending: Pending | None) -> None:
        """Write which question of the host's own is open, if it can be written."""
        if self.game is not None or pending is not None:
            self._try("asked", {"pending": pending.to_plain() if pending else None})

    def close(self) -> None:
        """Write that the game has come to its end, if it can be written."""
        self._try(OVER, {})

    def _try(self, command: str, payload: Mapping[str, Any]) -> None:
        """A report is not taken back because what follows from it has no room on the disk; the next one will tell."""
        with suppress(LedgerError):
            self._append(command, payload)

    def _append(self, command: str, payload: Mapping[str, Any]) -> None:
        if self.game is None:
            self.game = self._ledger.new_game()
        self._ledger.append(self.game, command, payload)


def kept_steps(ledger: Ledger, game: str, shelf: Mapping[str, type[Game]]) -> list[tuple[Report, ...]]:
    """The reports in force of a kept game, an utterance a step. Raises LedgerError."""
    steps: list[tuple[Report, ...]] = []
    kinds: dict[str, type[Report]] = {kind.kind(): kind for kind in Evening({}).report_kinds()}
    for step in fold(ledger.rows(game)).steps:
        reports = []
        for plain in step.reports:
            report = from_plain(plain, kinds)
            if isinstance(report, GameChosen) and report.game in shelf:
                kinds |= {kind.kind(): kind for kind in shelf[report.game].report_kinds()}
            reports.append(cast("Report", report))
        steps.append(tuple(reports))
    return steps


def kept_question(ledger: Ledger, game: str) -> tuple[Pending | None, bool]:
    """The last question of the host's own that was kept, and whether it still stands: nothing was reported since."""
    rows = ledger.rows(game)
    asked = last_of(rows, "asked")
    if asked is None:
        return None, False
    pending = Pending.from_plain(asked.payload["pending"]) if asked.payload["pending"] else None
    later = last_of(rows, "taken", "undone", "redone", "replaced")
    return pending, later is None or later.number < asked.number


def newest_open(ledger: Ledger) -> str | None:
    """The kept game that was played last and is not over."""
    return next((summary.game for summary in ledger.games() if not summary.over and summary.rows), None)


def touched_since(ledger: Ledger, began: float) -> str | None:
    """The kept game that was written to last, if that was after ``began`` on the wall clock."""
    touched = [summary for summary in ledger.games() if summary.rows and summary.touched >= began]
    return max(touched, key=lambda summary: summary.touched).game if touched else None
