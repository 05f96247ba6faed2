"""The ledger's file on the disk: for its owner alone, held by one host at a time, set aside when it is damaged."""

from __future__ import annotations

import os
import sys
from datetime import datetime
from typing import TYPE_CHECKING

from voicehost.errors import LedgerError
from voicehost.resources import private_folder

if TYPE_CHECKING:
    from pathlib import Path

OWNER_ONLY = 0o600
COMPANIONS = ("", "-wal", "-shm")
"""What SQLite keeps beside a file, by the end of its name."""


class Hold:
    """Holds a ledger for this process. The system lets go when the process ends, however it ends."""

    def __init__(self, ledger: Path) -> None:
        """Take hold. Raises LedgerError if another host has it, OSError if the lock cannot be written."""
        self._file = os.open(f"{ledger}.lock", os.O_RDWR | os.O_CREAT, OWNER_ONLY)
        try:
            _lock(self._file)
        except OSError as error:
            os.close(self._file)
            raise LedgerError(
                "Another voicehost is hosting a game with the same log of games. End it first, or give this one"
                " a folder of its own with VOICEHOST_HOME."
            ) from error

    def release(self) -> None:
        """Let another host have it."""
        os.close(self._file)


def make_private(ledger: Path) -> None:
    """Make folder and file so that only their owner can read them; SQLite's companions follow. Raises OSError."""
    private_folder(ledger.parent)
    os.close(os.open(ledger, os.O_RDWR | os.O_CREAT, OWNER_ONLY))
    for end in COMPANIONS:
        path = ledger.with_name(ledger.name + end)
        if path.exists() and path.stat().st_mode & 0o077:
            path.chmod(OWNER_ONLY)


def set_aside(ledger: Path) -> Path:
    """Move a damaged ledger and its companions to a name that tells when it was found; gives the new path."""
    when = datetime.now().astimezone().strftime("%Y-%m-%d-%H%M%S")
    aside, turn = ledger.with_name(f"{ledger.stem}-damaged-{when}{ledger.suffix}"), 1
    while aside.exists():
        turn += 1
        aside = ledger.with_name(f"{ledger.stem}-damaged-{when}-{turn}{ledger.suffix}")
    for end in reversed(COMPANIONS):
        path = ledger.with_name(ledger.name + end)
        if path.exists():
            path.replace(aside.with_name(aside.name + end))
    return aside


def make_room_for_copy(ledger: Path, version: int) -> Path:
    """An empty file for its owner alone, in which an older ledger is kept as it was. Raises OSError."""
    copy = ledger.with_name(f"{ledger.stem}-version-{version}{ledger.suffix}")
    copy.unlink(missing_ok=True)
    os.close(os.open(copy, os.O_RDWR | os.O_CREAT, OWNER_ONLY))
    return copy


def put_back(aside: Path, ledger: Path) -> None:
    """Undo ``set_aside``: whatever took the ledger's place meanwhile goes."""
    for end in COMPANIONS:
        ledger.with_name(ledger.name + end).unlink(missing_ok=True)
        if aside.with_name(aside.name + end).exists():
            aside.with_name(aside.name + end).replace(ledger.with_name(ledger.name + end))


def older_ones(ledger: Path) -> list[Path]:
    """The damaged ledgers that were set aside beside this one, and copies from before a migration."""
    return sorted(path for kind in ("damaged", "version") for path in ledger.parent.glob(f"{ledger.stem}-{kind}-*"))


def everything_of(ledger: Path) -> list[Path]:
    """The ledger, what SQLite keeps beside it, and the older ones; not the lock."""
    return [*(ledger.with_name(ledger.name + end) for end in COMPANIONS), *older_ones(ledger)]


if sys.platform == "win32":
    import msvcrt

    def _lock(file: int) -> None:
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _lock(file: int) -> None:
        # A record lock: unlike flock, a forked child that outlives the host does not inherit it.
        fcntl.lockf(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
