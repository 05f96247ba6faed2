"""What a server holds of the games that were copied to it, compared with the ledgers here."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from sqlalchemy import create_engine, select

from voicehost.ledger import copy, tables
from voicehost.ledger.store import Ledger

if TYPE_CHECKING:
    from pathlib import Path

Rows = dict[str, list[tuple[int, str, Any]]]
"""The rows of each game by its uid: number, command, payload."""


def on_the_server(url: str) -> Rows:
    engine = create_engine(url)
    with engine.connect() as there:
        found: Rows = {game.uid: [] for game in there.execute(select(copy.games))}
        for row in there.execute(select(copy.rows).order_by(copy.rows.c.uid, copy.rows.c.number)):
            found[row.uid].append((row.number, row.command, json.loads(row.payload)))
    engine.dispose()
    return found


def here(*paths: Path) -> Rows:
    found: Rows = {}
    for path in paths:
        ledger = Ledger.reading(path)
        for uid, game in ledger._connection.execute(select(tables.games.c.uid, tables.games.c.game)).fetchall():
            ledger._connection.rollback()
            found[uid] = [(row.number, row.command, dict(row.payload)) for row in ledger.rows(str(game))]
        ledger.close()
    return found
