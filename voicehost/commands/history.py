"""``voicehost history``: the games that were played here, and an evening told once more."""

from __future__ import annotations

import json
import sys
from datetime import datetime
from typing import TYPE_CHECKING, Any

import click

from voicehost import settings
from voicehost.commands.terminal import put
from voicehost.errors import LedgerError, UsageError
from voicehost.resources import data_folder

if TYPE_CHECKING:
    from voicehost.archive import Archive, KeptGame
    from voicehost.ledger import Ledger
    from voicehost.texts import Texts

COLUMNS = ("id", "game", "began", "minutes", "over", "players", "places", "winners")


@click.command()
@click.argument("game_id", metavar="[GAME-ID]", required=False)
@click.option("--json", "as_json", is_flag=True, help="Print the list as JSON.")
@click.option("--csv", "as_csv", is_flag=True, help="Print the list as CSV, for a spreadsheet.")
def history(game_id: str | None, *, as_json: bool, as_csv: bool) -> None:
    """List the games that were played here, the newest first.

    With GAME-ID, tell that evening once more.
    """
    if as_json + as_csv + (game_id is not None) > 1:
        raise UsageError("Take one of GAME-ID, --json and --csv.")
    ledger, archive, texts = looking_back()
    try:
        if game_id is not None:
            _tell(archive, texts, game_id)
            return
        games = archive.all()
    finally:
        ledger.close()
    if as_json:
        put(json.dumps([_columns(kept) for kept in games], indent=2, ensure_ascii=False))
    elif as_csv:
        _print_csv(games)
    else:
        _list(games, texts)


def looking_back() -> tuple[Ledger, Archive, Texts]:
    """The ledger of this user, open to be read, and what it takes to make sense of it. Raises LedgerError."""
    from voicehost.archive import Archive
    from voicehost.ledger.store import FILE, Ledger
    from voicehost.shelf import Shelf
    from voicehost.texts import Texts

    shelf = Shelf.load()
    ledger = Ledger.reading(data_folder() / FILE)
    archive = Archive(ledger, {name: entry.game for name, entry in shelf.entries.items()})
    return ledger, archive, Texts(settings.load()[0].language, shelf)


def kept_game(archive: Archive, game_id: str) -> KeptGame:
    """A kept game by its number. Raises LedgerError where there is none, or where it cannot be read."""
    found = next((kept for kept in archive.all() if kept.game_id == game_id), None)
    if found is None:
        raise LedgerError(f"There is no game {game_id} in the log. For the list, type: voicehost history")
    if found.unread:
        raise LedgerError(found.unread)
    return found


def summary(kept: KeptGame, texts: Texts) -> str:
    """One line for a game: what, when, how long, who, and the places."""
    if kept.unread:
        return f"{kept.game_id}: {kept.unread}"
    what = texts.titles.get(kept.game, kept.game)
    when = datetime.fromtimestamp(kept.began).astimezone().strftime("%Y-%m-%d %H:%M")
    return f"{kept.game_id}: {what}, {when}, {minutes(kept)} min, {_who(kept)}"


def minutes(kept: KeptGame) -> int:
    """How long people played, in whole minutes, one at least."""
    return max(1, round(kept.seconds / 60))


def _who(kept: KeptGame) -> str:
    if not kept.over:
        return f"{', '.join(kept.players) or 'nobody seated'}, not finished"
    ranked = sorted(zip(kept.places, kept.players, strict=True), key=lambda each: each[0] or len(kept.places))
    return ", ".join(f"{place}. {player}" if place else player for place, player in ranked)


def _list(games: list[KeptGame], texts: Texts) -> None:
    put(f"Games: {len(games)}")
    for kept in games:
        put(summary(kept, texts))


def _tell(archive: Archive, texts: Texts, game_id: str) -> None:
    from voicehost.retelling import retold

    kept = kept_game(archive, game_id)
    put(summary(kept, texts))
    for line in retold(archive.session(kept.game_id), texts):
        put(line)


def _columns(kept: KeptGame) -> dict[str, Any]:
    began = datetime.fromtimestamp(kept.began).astimezone().isoformat(timespec="seconds")
    row = (kept.game_id, kept.game, began, minutes(kept), kept.over, kept.players, kept.places, kept.winners)
    return dict(zip(COLUMNS, row, strict=True))


def _print_csv(games: list[KeptGame]) -> None:
    """A line a game; several players share a cell, parted by a semicolon."""
    import csv

    writer = csv.writer(sys.stdout, lineterminator="\n")
    writer.writerow(COLUMNS)
    for kept in games:
        cells = _columns(kept).values()
        writer.writerow("; ".join(map(str, cell)) if isinstance(cell, tuple) else str(cell) for cell in cells)
