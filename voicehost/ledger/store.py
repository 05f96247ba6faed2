"""The ledger itself, on the disk or in memory."""

from __future__ import annotations

import sqlite3
import time
import uuid
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from voicehost.errors import LedgerError
from voicehost.ledger import tables
from voicehost.ledger.connection import SENTENCES, DamagedError, connect, disconnect, sweep, telling
from voicehost.ledger.file import Hold, make_private, put_back, set_aside
from voicehost.ledger.rescue import Rescued, rescue
from voicehost.ledger.rows import GameSummary, Row

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterator, Mapping
    from pathlib import Path

    from sqlalchemy import Connection

FILE = "games.sqlite"
"""What a ledger is called in the data folder."""
MOMENT = 0.001
"""Seconds between two entries at least."""


class Ledger:
    """The log of games. Made by ``open`` or ``in_memory``; one thread uses it.

    ``notice`` is a sentence to say once: that a damaged log was set aside, and what was kept of it. ``appended`` is
    called after each new row.
    """

    def __init__(self, connection: Connection, folder: str, now: Callable[[], float], hold: Hold | None = None) -> None:
        self.notice: str | None = None
        self.appended: Callable[[], None] = lambda: None
        self._connection = connection
        self._folder = folder
        self._now = now
        self._hold = hold
        self._numbers: dict[str, int] = {}
        self._latest: float | None = None

    @classmethod
    def open(cls, path: Path, now: Callable[[], float] = time.time) -> Ledger:
        """Open the ledger at ``path``, making it if it is not there. ``now`` is the wall clock in seconds.

        A damaged file is set aside, what can be read of it is kept, and ``notice`` tells so. Raises LedgerError where
        the ledger cannot be written, is held by another host, or was made by a newer voicehost.
        """
        hold = None
        try:
            make_private(path)
            hold = Hold(path)
            return cls._open_held(path, now, hold)
        except BaseException as error:
            if hold is not None:
                hold.release()
            if isinstance(error, OSError):
                raise LedgerError(
                    f"The log of games cannot be written to {path.parent} ({error.strerror}). Change its rights, or"
                    " set VOICEHOST_HOME to another folder."
                ) from error
            raise

    @classmethod
    def _open_held(cls, path: Path, now: Callable[[], float], hold: Hold) -> Ledger:
        try:
            return cls(connect(path), str(path.parent), now, hold)
        except DamagedError:
            games = rescue(path)
            aside = set_aside(path)
        try:
            make_private(path)
            ledger = cls(connect(path), str(path.parent), now, hold)
            ledger._take_over(games, aside)
        except BaseException:
            put_back(aside, path)  # so that the next start can try again
            raise
        return ledger

    @classmethod
    def reading(cls, path: Path) -> Ledger:
        """A ledger to look at, also while a host writes to it; one that is not there yet is empty.

        Raises LedgerError where it cannot be read.
        """
        if not path.exists():
            return cls.in_memory()
        try:
            return cls(connect(path, to_write=False), str(path.parent), time.time)
        except DamagedError as error:
            raise LedgerError(SENTENCES[sqlite3.SQLITE_CORRUPT].format(folder=path.parent)) from error

    @classmethod
    def in_memory(cls, now: Callable[[], float] = time.time) -> Ledger:
        """A ledger for tests, gone when it is closed."""
        return cls(connect(None), "memory", now)

    def new_game(self, about: Mapping[str, Any] | None = None) -> str:
        """Begin a game and give its number. ``about`` is plain JSON for lists: its name, the players."""
        began = self._time()
        with self._change():
            game = tables.add_game(self._connection, uuid.uuid4().hex, dict(about or {}), began)
        self._numbers[game] = 0
        return game

    def describe(self, game: str, about: Mapping[str, Any]) -> None:
        """Replace what lists say about a game. Raises LedgerError."""
        self._last_number(game)
        with self._change():
            tables.describe(self._connection, game, dict(about))

    def append(self, game: str, command: str, payload: Mapping[str, Any]) -> Row:
        """Add a row to a game; it is on the disk when this returns. Raises LedgerError, and then nothing was added."""
        row = Row(game, self._last_number(game) + 1, command, dict(payload), self._time())
        with self._change():
            tables.add_row(self._connection, row)
        self._numbers[game] = row.number
        self.appended()
        return row

    def forget(self, games: Collection[str]) -> None:
        """Delete these games so that no byte of them is left in the ledger's files. Raises LedgerError."""
        for game in games:
            self._last_number(game)
        with self._change():
            for game in games:
                tables.forget(self._connection, game)
        with telling(self._folder):
            sweep(self._connection)
        for game in games:
            del self._numbers[game]

    def rows(self, game: str) -> tuple[Row, ...]:
        """The rows of a game, oldest first. Raises LedgerError for a game that is not there."""
        self._last_number(game)
        with self._change():
            return tables.rows_of(self._connection, game)

    def games(self) -> tuple[GameSummary, ...]:
        """All games: open ones first, and among them the one touched last."""
        with self._change():
            return tables.summaries(self._connection)

    def close(self) -> None:
        """Close the file and let other hosts have it."""
        disconnect(self._connection)
        if self._hold is not None:
            self._hold.release()
            self._hold = None

    def _last_number(self, game: str) -> int:
        if game not in self._numbers:
            with self._change():
                number = tables.last_number(self._connection, game) if game.isdecimal() else None
            if number is None:
                raise LedgerError(f"There is no game {game} in the log. For the newest one, type: voicehost resume")
            self._numbers[game] = number
        return self._numbers[game]

    def _time(self) -> float:
        """The time for a new entry: later than all others, also where the clock was set back or starts in 1970."""
        if self._latest is None:
            with self._change():
                self._latest = tables.latest(self._connection)
        self._latest = max(self._now(), self._latest + MOMENT)
        return self._latest

    def _take_over(self, games: tuple[Rescued, ...], aside: Path) -> None:
        with self._change():
            for kept in games:
                game = tables.add_game(self._connection, kept.uid, kept.about, kept.began)
                for row in kept.rows:
                    tables.add_row(self._connection, Row(game, row.number, row.command, row.payload, row.at))
        entries = sum(len(kept.rows) for kept in games)
        self.notice = (
            f"The log of games was damaged. Games kept: {len(games)}, with {entries} entries. The damaged one is now"
            f" {aside}."
        )

    @contextmanager
    def _change(self) -> Iterator[None]:
        """One transaction, all or nothing; what goes wrong becomes a LedgerError."""
        with telling(self._folder), self._connection.begin():
            yield
