"""Games on disks in trouble: one that is full from a random moment on, and a log that is cut off at a random place."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

from killing import LINES, PLAY, SEATED, Killed, Killer
from programs import QUIET, Program, kept_steps

from voicehost.ledger.store import FILE

if TYPE_CHECKING:
    from pathlib import Path

LEAST, MOST = 20_000, 400_000
"""Bytes of a file on the full disk: too few for an empty log, up to more than a whole game takes."""

REFUSED = ("The disk", "cannot be")
"""Parts of the sentences that tell what could not be kept."""


class FullDiskKiller(Killer):
    """A game on a disk that is full sooner or later; whatever was taken is there, and what was not was told."""

    def _once(self, home: Path, _steps: int, result: Killed) -> int:
        running = Program(home, *PLAY, *QUIET, room=self._dice.randint(LEAST, MOST))
        running.type(*(each for number in range(len(LINES)) for each in (LINES[number], f"line {number}.")))
        printed, _ = running.end()
        told = min([at for part in REFUSED if (at := printed.find(part)) >= 0], default=len(printed))
        answered = [number for number in range(len(LINES)) if f"line {number}." in printed[:told]]
        kept = kept_steps(home) if (home / FILE).exists() else []
        result.kills += 1
        result.amid += 0 < len(kept) < len(self._truth)
        fewest = SEATED + len(answered) if answered else 0
        if len(kept) < fewest or kept != self._truth[: len(kept)] or "Traceback" in printed:
            result.amiss.append(f"full disk: {fewest} answered, {len(kept)} kept, {printed[-300:]!r}")
        return len(self._truth)


class CutKiller(Killer):
    """After each kill the log, or what is still beside it, is cut off at a random place; a host starts all the same."""

    def _once(self, home: Path, steps: int, result: Killed) -> int:
        super()._once(home, steps, result)
        files = [file for file in (home / FILE, home / f"{FILE}-wal") if file.exists() and file.stat().st_size]
        if not files:
            return len(self._truth)
        cut = self._dice.choice(files)
        os.truncate(cut, self._dice.randrange(cut.stat().st_size))
        running = Program(home, "play", *QUIET)
        printed, status = running.end()
        rescued = kept_steps(home)
        if status or rescued != self._truth[: len(rescued)] or "Traceback" in printed:
            result.amiss.append(f"{cut.name} cut at {cut.stat().st_size}: {len(rescued)} rescued, {printed[-300:]!r}")
        return len(self._truth)
