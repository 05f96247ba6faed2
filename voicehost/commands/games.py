"""``voicehost games``, ``rules`` and ``diagram``: what can be played, and how."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from voicehost import settings
from voicehost.commands.terminal import complain, put
from voicehost.errors import UsageError

if TYPE_CHECKING:
    from voicehost.language.narration import Narration
    from voicehost.shelf import ShelfEntry

HOST = "host"
"""What ``voicehost diagram`` takes instead of a game."""

language_option = click.option("--lang", "language", metavar="LANGUAGE", help="The language to print, for example en.")


@click.command()
@language_option
def games(language: str | None) -> None:
    """List the games, and how many can play each."""
    from voicehost.shelf import Shelf

    shelf = Shelf.load()
    put(f"Games: {len(shelf.entries)}")
    for entry in shelf.entries.values():
        title = texts(entry, spoken(entry, language)).text(f"title-{entry.name}")
        seats = entry.game.seats_allowed
        put(f"{entry.name}: {title}, {seats[0]} to {seats[-1]} players, languages: {', '.join(entry.languages)}")
    for notice in shelf.notices:
        complain(notice)


@click.command()
@click.argument("game")
@language_option
def rules(game: str, language: str | None) -> None:
    """Print the rules of GAME as plain text."""
    from voicehost.shelf import Shelf

    entry = Shelf.load().entry(game)
    if language is not None and language not in entry.languages:
        raise UsageError(f"{entry.name} is not told in {language!r} yet. Languages: {', '.join(entry.languages)}.")
    narration = texts(entry, spoken(entry, language))
    put(narration.text(f"title-{entry.name}"))
    for rule in narration.ids("rule-"):
        put(narration.text(rule))


@click.command()
@click.argument("game", metavar="GAME|host")
@click.option("--page", "as_page", is_flag=True, help="Print the Markdown page that docs/diagrams holds.")
def diagram(game: str, *, as_page: bool) -> None:
    """Print the states of GAME, or of the host, as a Mermaid diagram."""
    from voicehost.diagram import game_diagram, host_diagrams, page
    from voicehost.shelf import Shelf

    diagrams = host_diagrams() if game == HOST else (game_diagram(Shelf.load().entry(game).game),)
    put(page(game, diagrams).rstrip() if as_page else "\n\n".join(diagrams))


def spoken(entry: ShelfEntry, language: str | None) -> str:
    """The wanted language, or that of the settings, or the game's first one."""
    wanted = language or settings.load()[0].language
    return wanted if wanted in entry.languages else entry.languages[0]


def texts(entry: ShelfEntry, language: str) -> Narration:
    """The texts of a game in a language."""
    from voicehost.language.narration import Narration

    return Narration(language, [entry.texts(language)])
