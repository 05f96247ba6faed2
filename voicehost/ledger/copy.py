"""Copies a ledger to a server, in the background: many tables of a club, all their evenings together.

The ledger here is the only truth. What the server lacks is found by asking it for the last row of each game, so that a
server that was away, or a host that was killed, needs nothing but another try; a row is never sent twice.
"""

from __future__ import annotations

import threading
from typing import TYPE_CHECKING

from sqlalchemy import (
    URL,
    Column,
    Connection,
    Engine,
    Float,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    create_engine,
    func,
    make_url,
    select,
)
from sqlalchemy.exc import ArgumentError, NoSuchModuleError, SQLAlchemyError
from sqlalchemy.pool import NullPool

from voicehost.errors import UsageError
from voicehost.ledger import tables

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

SHORTEST, LONGEST = 1.0, 60.0
"""Seconds between two tries of reaching a server that is away; each wait is twice the one before."""

CONNECTING = 10
"""Seconds after which a server that says nothing counts as away."""

TOGETHER = 500
"""Rows that are sent in one go."""

LAST_TRY = 2.0
"""Seconds that the end of an evening waits for the copy; the next evening sends what is left."""

metadata = MetaData()

games = Table(
    "voicehost_games",
    metadata,
    Column("uid", String(32), primary_key=True),
    Column("about", Text, nullable=False),
    Column("began", Float(53), nullable=False),
)

rows = Table(
    "voicehost_rows",
    metadata,
    Column("uid", String(32), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("command", String(32), nullable=False),
    Column("payload", Text, nullable=False),
    Column("at", Float(53), nullable=False),
)


class Copy:
    """Sends what a server lacks of the ledger at ``path``, now and after each ``wake``, in a thread of its own.

    ``tell`` is given one sentence when the server is away for the first time.
    """

    def __init__(self, path: Path, url: str, tell: Callable[[str], None], shortest: float = SHORTEST) -> None:
        """Raises UsageError for an address that is none, or whose driver is not installed."""
        self._there = _engine_of(url)
        # It only reads, and SQLite's write-ahead log lets it read while the host writes.
        self._here = create_engine(URL.create("sqlite", database=str(path)), poolclass=NullPool)
        self._tell = tell
        self._shortest = shortest
        self._told = False
        self._sent: dict[str, int] | None = None
        self._work, self._over = threading.Event(), threading.Event()
        self._work.set()
        self._thread = threading.Thread(target=self._run, name="copy", daemon=True)
        self._thread.start()

    def wake(self) -> None:
        """There is something new. Returns at once."""
        self._work.set()

    def finish(self, seconds: float = LAST_TRY) -> bool:
        """Send what is left and end; whether all is sent. Waits no longer than ``seconds``."""
        self._over.set()
        self._work.set()
        self._thread.join(seconds)
        return not (self._thread.is_alive() or self._work.is_set())

    def _run(self) -> None:
        wait = self._shortest
        while True:
            self._work.wait()
            ending = self._over.is_set()
            self._work.clear()
            if self._try():
                wait = self._shortest
            else:
                self._work.set()
                ending = ending or self._over.wait(wait)
                wait = min(2 * wait, LONGEST)
            if ending:
                self._there.dispose()
                return

    def _try(self) -> bool:
        try:
            self._send()
        except (SQLAlchemyError, OSError):
            self._sent = None  # whether the last rows have arrived is the server's to say
            if not self._told:
                self._told = True
                self._tell("The server for the copy does not answer. Your game is kept here, and copied when it does.")
            return False
        return True

    def _send(self) -> None:
        with self._here.connect() as here:
            if self._sent is None:
                self._sent = self._ask_what_is_there(here)
            for game in here.execute(select(tables.games)):
                with self._there.begin() as there:
                    if game.uid not in self._sent:
                        there.execute(games.insert().values(uid=game.uid, about=game.about, began=game.began))
                    last = _send_rows(here, there, game.game, game.uid, self._sent.get(game.uid, 0))
                self._sent[game.uid] = last

    def _ask_what_is_there(self, here: Connection) -> dict[str, int]:
        """The last row of each of our games that the server has, 0 for a game without rows."""
        ours = {game.uid for game in here.execute(select(tables.games.c.uid))}
        newest = func.coalesce(func.max(rows.c.number), 0)
        with self._there.begin() as there:
            metadata.create_all(there)
            found = there.execute(
                select(games.c.uid, newest).outerjoin(rows, rows.c.uid == games.c.uid).group_by(games.c.uid)
            )
            return {uid: number for uid, number in found if uid in ours}


def _send_rows(here: Connection, there: Connection, game: int, uid: str, last: int) -> int:
    """Send the rows of a game after ``last``; gives the last one now."""
    table = tables.rows
    new = select(table.c.number, table.c.command, table.c.payload, table.c.at)
    found = here.execute(new.where(table.c.game == game, table.c.number > last).order_by(table.c.number))
    for some in found.partitions(TOGETHER):
        there.execute(rows.insert(), [{"uid": uid, **row._asdict()} for row in some])
        last = some[-1].number
    return last


def _engine_of(url: str) -> Engine:
    try:
        address = make_url(url)
        patience = {"connect_timeout": CONNECTING} if address.get_backend_name() == "postgresql" else {}
        return create_engine(address, pool_pre_ping=True, pool_size=1, connect_args=patience)
    except (ArgumentError, NoSuchModuleError) as error:
        raise UsageError(
            "That is no address for a copy. It looks like: postgresql+psycopg://user@server/database"
        ) from error
    except ModuleNotFoundError as error:
        raise UsageError(
            f"A copy to that server needs {error.name}. To install it, type: pip install 'voicehost[postgres]'"
        ) from error
