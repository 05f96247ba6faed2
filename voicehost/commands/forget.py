"""``voicehost forget``: delete kept games for good."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

import click

from voicehost.commands.errors_log import ERRORS
from voicehost.commands.terminal import put
from voicehost.errors import LedgerError, UsageError
from voicehost.resources import data_folder

if TYPE_CHECKING:
    from voicehost.ledger import Ledger

EVERYTHING = "everything"


@click.command()
@click.argument("what", metavar="NAME|GAME-ID|everything")
@click.option("--yes", is_flag=True, help="Do not ask.")
def forget(what: str, *, yes: bool) -> None:
    """Delete kept games for good.

    They are those in which anybody was called NAME, the game GAME-ID, or everything that was ever played.

    Settings and speech models stay. What was copied to a server with --copy-to is deleted there by whoever keeps it.
    """
    if what == EVERYTHING:
        _forget_everything(yes=yes)
    else:
        _forget_games(what, yes=yes)


def _forget_everything(*, yes: bool) -> None:
    from voicehost.ledger.file import Hold, everything_of
    from voicehost.ledger.store import FILE

    path = data_folder() / FILE
    if not path.parent.is_dir():
        raise LedgerError("There is nothing to forget.")
    _ask("Forget every game, the logs that were set aside and the notes about errors?", yes=yes)
    try:
        hold = Hold(path)
        try:
            for file in (*everything_of(path), path.parent / ERRORS):
                file.unlink(missing_ok=True)
        finally:
            hold.release()
    except OSError as error:
        raise LedgerError(f"Not everything in {path.parent} could be deleted ({error.strerror}).") from error
    put("Everything is forgotten.")


def _forget_games(what: str, *, yes: bool) -> None:
    from voicehost.ledger.file import older_ones
    from voicehost.ledger.store import FILE, Ledger

    path = data_folder() / FILE
    if not path.exists():
        raise LedgerError("There is nothing to forget.")
    ledger = Ledger.open(path)
    try:
        games = _chosen(ledger, what)
        _ask(f"Forget {_told(games)}, with all who played?", yes=yes)
        ledger.forget(games)
    finally:
        ledger.close()
    put(f"Forgotten: {_told(games)}.")
    if older_ones(path):
        put(f"Logs set aside in {path.parent} may still hold something; voicehost forget everything deletes them too.")


def _chosen(ledger: Ledger, what: str) -> list[str]:
    """The games that a number or a name stands for. Raises LedgerError where there is none."""
    from voicehost.archive import mentioning

    if what.isdecimal():
        ledger.rows(what)
        return [what]
    games = mentioning(ledger, what)
    if not games:
        raise LedgerError(f"In no kept game is anybody called {what}. For the list, type: voicehost history")
    return games


def _told(games: list[str]) -> str:
    return f"game {games[0]}" if len(games) == 1 else f"{len(games)} games ({', '.join(games)})"


def _ask(question: str, *, yes: bool) -> None:
    """Raises click.Abort on a no, UsageError where nobody can be asked."""
    if yes:
        return
    if not sys.stdin.isatty():
        raise UsageError("Nobody can be asked here. To forget without a question, add --yes.")
    click.confirm(question, default=False, abort=True)
