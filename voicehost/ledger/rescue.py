"""Reads what can still be read of a damaged ledger. Plain sqlite3, because it goes on where others give up."""

from __future__ import annotations

import json
import shutil
import sqlite3
import tempfile
import uuid
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from voicehost.ledger.file import COMPANIONS
from voicehost.ledger.rows import Row


@dataclass(frozen=True)
class Rescued:
    """A game with its rows up to the first that is missing."""

    uid: str
    about: dict[str, Any]
    began: float
    rows: tuple[Row, ...]


def rescue(damaged: Path) -> tuple[Rescued, ...]:
    """The games of a damaged ledger that have rows that can be read. The file itself is not touched."""
    with tempfile.TemporaryDirectory(dir=damaged.parent) as folder:
        copy = Path(folder) / damaged.name
        for end in COMPANIONS:
            source = damaged.with_name(damaged.name + end)
            if source.exists():
                shutil.copyfile(source, copy.with_name(copy.name + end))
        about = {game[0]: game for game in _salvage(copy, "games", "game, uid, about, began")}
        rows = _salvage(copy, "rows", "game, number, command, payload, at")
    games = sorted({row[0] for row in rows} | set(about))
    return tuple(Rescued(*_about(about.get(game)), _unbroken(game, rows)) for game in games)


def _salvage(path: Path, table: str, columns: str) -> list[tuple[Any, ...]]:
    """The rows of a table from both ends towards the damage, each once, without those that make no sense."""
    found: dict[int, tuple[Any, ...]] = {}
    for direction in ("ASC", "DESC"):
        try:
            with closing(sqlite3.connect(path)) as connection:
                for rowid, *row in connection.execute(
                    f"SELECT rowid, {columns} FROM {table} ORDER BY rowid {direction}"  # noqa: S608  our own words
                ):
                    if rowid in found:
                        break
                    found[rowid] = tuple(row)
        except (sqlite3.Error, UnicodeDecodeError):
            continue
    return [row for row in found.values() if isinstance(row[0], int) and isinstance(row[1], (int, str))]


def _about(game: tuple[Any, ...] | None) -> tuple[str, dict[str, Any], float]:
    if game is None:
        return uuid.uuid4().hex, {}, 0.0
    try:
        about = dict(json.loads(game[2]))
    except (ValueError, TypeError):
        about = {}
    return str(game[1]), about, float(game[3]) if isinstance(game[3], int | float) else 0.0


def _unbroken(game: int, rows: list[tuple[Any, ...]]) -> tuple[Row, ...]:
    """The rows of a game from the first one on, up to the first that is missing or cannot be read."""
    by_number = {row[1]: row for row in rows if row[0] == game}
    kept: list[Row] = []
    while (number := len(kept) + 1) in by_number:
        _, _, command, payload, at = by_number[number]
        try:
            kept.append(Row(str(game), number, str(command), dict(json.loads(payload)), float(at)))
        except (ValueError, TypeError):
            break
    return tuple(kept)
