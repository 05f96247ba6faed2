"""``voicehost sheet``: a score sheet to look at."""

from __future__ import annotations

import os
from pathlib import Path

import click

from voicehost.commands.history import kept_game, looking_back
from voicehost.commands.terminal import put
from voicehost.errors import UsageError


@click.command()
@click.argument("game_id", metavar="GAME-ID")
@click.argument("file", metavar="FILE.html", type=click.Path(dir_okay=False, path_type=Path))
def sheet(game_id: str, file: Path) -> None:
    """Write a score sheet of the kept game GAME-ID into FILE.html.

    It is in large print, with a plot of the score over the turns, and fit for screen readers.
    """
    from voicehost.sheet import sheet as page_of

    ledger, archive, texts = looking_back()
    try:
        page = page_of(kept_game(archive, game_id), archive.course(game_id), texts)
    finally:
        ledger.close()
    try:
        handle = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
        with os.fdopen(handle, "w", encoding="utf-8") as out:
            out.write(page)
    except OSError as error:
        raise UsageError(f"The score sheet cannot be written to {file}: {error.strerror}.") from error
    put(f"The score sheet is in {file}.")
