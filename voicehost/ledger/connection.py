"""The one connection to a ledger's file: write-ahead log, full sync, and sentences for whatever SQLite says."""

from __future__ import annotations

import sqlite3
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from sqlalchemy import URL, Connection, Engine, create_engine, event
from sqlalchemy.exc import DBAPIError
from sqlalchemy.pool import StaticPool

from voicehost.errors import LedgerError
from voicehost.ledger import tables
from voicehost.ledger.file import make_room_for_copy

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

SMALLEST = 512
"""Bytes of the smallest page, and so of the smallest file that SQLite writes."""
DAMAGED = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)
SENTENCES = {
    sqlite3.SQLITE_FULL: "The disk is full, so the game cannot be kept. Make some room and say it again.",
    sqlite3.SQLITE_READONLY: "The log of games in {folder} is read-only. Change its rights, or set VOICEHOST_HOME.",
    sqlite3.SQLITE_CANTOPEN: "The log of games in {folder} cannot be opened. Check it, or set VOICEHOST_HOME.",
    sqlite3.SQLITE_BUSY: "Another program is using the log of games in {folder}. Close it and say it again.",
    sqlite3.SQLITE_IOERR: "The disk with the log of games in {folder} does not answer. Check it and say it again.",
    **dict.fromkeys(DAMAGED, "The log of games in {folder} is damaged. Start voicehost again: it keeps what it can."),
}
"""What to say for SQLite's primary result codes."""

UNUSABLE = "The log of games in {folder} cannot be used ({reason})."


class DamagedError(Exception):
    """The file is no whole ledger of ours."""


def connect(path: Path | None, *, to_write: bool = True) -> Connection:
    """Connect to a sound ledger, making the tables of an empty one; None is a ledger in memory.

    One that an older voicehost made is migrated where it is ``to_write``, and a copy of it as it was is kept.
    Raises DamagedError for a torn or foreign file, LedgerError for one that cannot be used or is newer than we are.
    """
    folder = str(path.parent) if path else "memory"
    if path and path.exists() and 0 < path.stat().st_size < SMALLEST:
        raise DamagedError  # SQLite takes a single byte for an empty file and writes over it
    connection = None
    try:
        with telling(folder):
            connection = _engine(path).connect()
            version = _check(connection, folder)
            if path and to_write and version < tables.SCHEMA:
                _migrate(connection, path, version)
    except BaseException as error:
        if connection is not None:
            disconnect(connection)
        if isinstance(error.__cause__, DBAPIError) and _code(error.__cause__) in DAMAGED:
            raise DamagedError from error
        raise
    return connection


def disconnect(connection: Connection) -> None:
    """Close the connection and with it the file."""
    connection.close()
    connection.engine.dispose()


def sweep(connection: Connection) -> None:
    """Write the file anew without what was deleted, and empty the write-ahead log, which holds the old pages."""
    driver = connection.connection.driver_connection
    assert driver is not None  # noqa: S101  a connection that is open has one
    driver.execute("VACUUM")
    driver.execute("PRAGMA wal_checkpoint(TRUNCATE)")


@contextmanager
def telling(folder: str) -> Iterator[None]:
    """Turn what SQLite says into a sentence that a person can act on."""
    try:
        yield
    except sqlite3.Error as error:
        code = getattr(error, "sqlite_errorcode", 0) & 0xFF
        raise LedgerError(SENTENCES.get(code, UNUSABLE).format(folder=folder, reason=error)) from error
    except DBAPIError as error:
        sentence = SENTENCES.get(_code(error), UNUSABLE)
        raise LedgerError(sentence.format(folder=folder, reason=error.orig)) from error


def _check(connection: Connection, folder: str) -> int:
    """The version of a sound ledger."""
    with connection.begin():
        application = _pragma(connection, "application_id")
        version = _pragma(connection, "user_version")
        if not (application or version or _pragma(connection, "schema_version")):
            tables.create(connection)
            return tables.SCHEMA
        if application != tables.APPLICATION or _pragma(connection, "quick_check") != "ok":
            raise DamagedError
    if version > tables.SCHEMA:
        raise LedgerError(
            f"The log of games in {folder} was made by a newer voicehost. Use that one, or set VOICEHOST_HOME to"
            " another folder."
        )
    return int(version)


def _migrate(connection: Connection, path: Path, version: int) -> None:
    copy = make_room_for_copy(path, version)
    driver = connection.connection.driver_connection
    assert driver is not None  # noqa: S101  a connection that is open has one
    driver.execute("VACUUM INTO ?", (str(copy),))
    with connection.begin():
        tables.migrate(connection, version)


def _pragma(connection: Connection, name: str) -> Any:
    return connection.exec_driver_sql(f"PRAGMA {name}").scalar()


def _code(error: DBAPIError) -> int:
    """SQLite's primary result code, which is the low byte of the extended one."""
    return int(getattr(error.orig, "sqlite_errorcode", 0)) & 0xFF


def _engine(path: Path | None) -> Engine:
    engine = create_engine(
        URL.create("sqlite", database=str(path) if path else None),
        poolclass=StaticPool,
        connect_args={"check_same_thread": False, "isolation_level": None},
    )

    @event.listens_for(engine, "connect")
    def _set_up(connection: sqlite3.Connection, _record: object) -> None:
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA foreign_keys = ON")

    @event.listens_for(engine, "begin")
    def _begin(connection: Connection) -> None:
        # The driver's own transactions begin late and end early; ours cover tables and pragmas too.
        connection.exec_driver_sql("BEGIN IMMEDIATE")

    return engine
