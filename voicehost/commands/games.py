"""``voicehost games``, ``rules`` and ``diagram``: what can be played, and how."""

from __future__ import annotations

import click

from voicehost.shelf import Shelf


@click.command()
def games() -> None:
    """List the games, with how many can play and in which languages."""
    shelf = Shelf.load()
    click.echo(f"{len(shelf.entries)} {'game' if len(shelf.entries) == 1 else 'games'}.")
    for entry in shelf.entries.values():
        seats = entry.game.seats_allowed
        languages = ", ".join(entry.languages) or "no language yet"
        click.echo(f"{entry.name}, {seats[0]} to {seats[-1]} players, {languages}")
    for notice in shelf.notices:
        click.echo(notice, err=True)


@click.command()
@click.argument("game")
@click.option("--lang", "language", default=None, metavar="LANGUAGE", help="The language of the text, for example en.")
def rules(game: str, language: str | None) -> None:
    """Print the rules of GAME as plain text."""
    from voicehost import settings
    from voicehost.rules import rules_text

    entry = Shelf.load().entry(game)
    click.echo(rules_text(entry, language or settings.load()[0].language))


@click.command()
@click.argument("game")
def diagram(game: str) -> None:
    """Print the states of GAME as a Mermaid diagram, made from its machine."""
    from voicehost.diagram import game_diagram

    click.echo(game_diagram(Shelf.load().entry(game).game))
