"""The tables of the ledger and every statement that is sent to them."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from sqlalchemy import Column, Connection, Float, ForeignKey, Integer, MetaData, String, Table, Text, case, func, select

from voicehost.ledger.rows import OVER, GameSummary, Row

if TYPE_CHECKING:
    from collections.abc import Mapping

SCHEMA = 2
"""Rises with every change of the tables. A ledger of a newer one is refused, an older one is migrated."""
APPLICATION = 0x766F6963
"""Marks an SQLite file as a ledger of ours ("voic")."""

metadata = MetaData()

games = Table(
    "games",
    metadata,
    Column("game", Integer, primary_key=True),
    # The same game on a club's server, where many tables send theirs.
    Column("uid", String(32), nullable=False, unique=True),
    Column("about", Text, nullable=False),
    Column("began", Float, nullable=False),
    sqlite_autoincrement=True,
)

rows = Table(
    "rows",
    metadata,
    Column("game", Integer, ForeignKey("games.game"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("command", String(32), nullable=False),
    Column("payload", Text, nullable=False),
    Column("at", Float, nullable=False, index=True),
)

MIGRATIONS = {1: ("CREATE INDEX ix_rows_at ON rows (at)",)}
"""What makes a ledger of each version one of the next."""


def create(connection: Connection) -> None:
    """Make the tables of an empty ledger and mark the file as ours."""
    metadata.create_all(connection)
    connection.exec_driver_sql(f"PRAGMA application_id = {APPLICATION}")
    connection.exec_driver_sql(f"PRAGMA user_version = {SCHEMA}")


def migrate(connection: Connection, version: int) -> None:
    """Bring the tables of an older ledger up to ours."""
    for older in range(version, SCHEMA):
        for statement in MIGRATIONS[older]:
            connection.exec_driver_sql(statement)
    connection.exec_driver_sql(f"PRAGMA user_version = {SCHEMA}")


def add_game(connection: Connection, uid: str, about: Mapping[str, Any], began: float) -> str:
    """Add a game and give its number."""
    result = connection.execute(games.insert().values(uid=uid, about=json.dumps(about), began=began))
    return str(result.inserted_primary_key[0])  # type: ignore[index]  # None only without a key


def describe(connection: Connection, game: str, about: Mapping[str, Any]) -> None:
    """Replace what is known about a game."""
    connection.execute(games.update().where(games.c.game == int(game)).values(about=json.dumps(about)))


def add_row(connection: Connection, row: Row) -> None:
    """Add a row."""
    values = {"number": row.number, "command": row.command, "payload": json.dumps(row.payload), "at": row.at}
    connection.execute(rows.insert(), {"game": int(row.game), **values})


def forget(connection: Connection, game: str) -> None:
    """Delete a game with its rows."""
    for table in (rows, games):
        connection.execute(table.delete().where(table.c.game == int(game)))


def rows_of(connection: Connection, game: str) -> tuple[Row, ...]:
    """The rows of a game, oldest first."""
    found = connection.execute(select(rows).where(rows.c.game == int(game)).order_by(rows.c.number))
    return tuple(Row(str(r.game), r.number, r.command, json.loads(r.payload), r.at) for r in found)


def latest(connection: Connection) -> float:
    """The wall clock of the newest entry; far back where there is none."""
    newest = [connection.execute(select(func.max(column))).scalar() for column in (games.c.began, rows.c.at)]
    return max((float(at) for at in newest if at is not None), default=0.0)


def last_number(connection: Connection, game: str) -> int | None:
    """The number of a game's newest row, 0 for a game without rows, None for no such game."""
    known = connection.execute(select(games.c.game).where(games.c.game == int(game))).first()
    if known is None:
        return None
    number: int | None = connection.execute(select(func.max(rows.c.number)).where(rows.c.game == int(game))).scalar()
    return number or 0


def summaries(connection: Connection) -> tuple[GameSummary, ...]:
    """All games: open ones first, and among them the one touched last."""
    count = func.count(rows.c.number)
    touched = func.coalesce(func.max(rows.c.at), games.c.began)
    newest = select(func.max(rows.c.number)).where(rows.c.game == games.c.game).correlate(games).scalar_subquery()
    over = func.coalesce(func.max(case((rows.c.number == newest, rows.c.command == OVER), else_=False)), False)
    found = connection.execute(
        select(games.c.game, games.c.about, games.c.began, touched, count, over)
        .outerjoin(rows, rows.c.game == games.c.game)
        .group_by(games.c.game)
        .order_by(over, touched.desc(), games.c.game.desc())
    )
    return tuple(GameSummary(str(g), json.loads(about), began, t, n, bool(o)) for g, about, began, t, n, o in found)
