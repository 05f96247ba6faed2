"""``voicehost play`` and ``voicehost resume``: an evening at the table."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import click

from voicehost import settings
from voicehost.commands.errors_log import write_details
from voicehost.commands.microphone import microphone_option
from voicehost.hearing.single_keys import terminal_kept
from voicehost.settings import CHOICES, RANGES, PlayOptions
from voicehost.supervisor import keep_alive

Function = Callable[..., int]

READABLE = click.Path(exists=True, dir_okay=False, path_type=Path)
WRITTEN = click.Path(dir_okay=False, path_type=Path)
FOLDER = click.Path(path_type=Path)
RATE = click.IntRange(RANGES["words_per_minute"][0], RANGES["words_per_minute"][-1])

EVENING = (
    click.option("--lang", "language", metavar="LANGUAGE", help="The language of the table, for example en."),
    click.option("--ears", type=click.Choice(CHOICES["ears"]), help="What listens. With none, everything is typed."),
    click.option("--model", type=FOLDER, metavar="DIR", help="The folder of a Vosk model for this language."),
    microphone_option,
    click.option("--voice", type=click.Choice(CHOICES["voice"]), help="Who reads: host, your screen reader, nobody."),
    click.option(
        "--print-sounds/--no-print-sounds", "printed_sounds", default=None, help="Print the short sounds too."
    ),
    click.option("--lead-in", type=click.Choice(CHOICES["lead_in"]), help="Wake a sleeping output (HDMI, Bluetooth)."),
    click.option("--voice-engine", type=click.Choice(CHOICES["voice_engine"]), help="What speaks the host's lines."),
    click.option(
        "--profile", type=click.Choice(CHOICES["profile"]), help="Who listens: pace, length, story, patience."
    ),
    click.option("--keys", type=click.Choice(CHOICES["keys"]), help="With Enter, at once, or arrows for non-readers."),
    click.option("--attention", type=click.Choice(CHOICES["attention"]), help="When what is said is for the host."),
    click.option("--headphones/--no-headphones", "stop_word", default=None, help='Hear "stop" while the host speaks.'),
    click.option("--rate", "words_per_minute", type=RATE, metavar="N", help="Words per minute, 80 to 400."),
    click.option("--wav", "wavs", type=READABLE, multiple=True, metavar="FILE", help="Listen to a file. Repeatable."),
    click.option("--transcript", type=WRITTEN, metavar="FILE", help="Write what is said into a text file."),
    click.option(
        "--copy-to",
        metavar="URL",
        envvar="VOICEHOST_COPY_TO",
        help="Also send all games to a server: postgresql+psycopg://user@server/database",
    ),
)
"""How the host listens and speaks tonight, for a new game and for a kept one."""


def evening_options(command: Function) -> Function:
    """Give a command the options of an evening."""
    for option in reversed(EVENING):
        command = option(command)
    return command


@click.command()
@click.argument("game", required=False)
@click.option("--players", default="", metavar="NAMES", help='Who plays, round the table to the left: "Anna, Ben".')
@evening_options
def play(game: str | None, players: str, **chosen: Any) -> int:
    """Host a game. Without GAME, the host asks which one."""
    if game is not None:
        from voicehost.shelf import name_of

        game = name_of(game)
    names = tuple(name.strip() for name in players.split(",") if name.strip())
    return host(collect(chosen, game=game, players=names))


@click.command()
@click.argument("game_id", metavar="[GAME-ID]", required=False)
@evening_options
def resume(game_id: str | None, **chosen: Any) -> int:
    """Go on with a kept game, the newest open one or GAME-ID."""
    return host(collect(chosen, resume=True, game_id=game_id))


def collect(chosen: dict[str, Any], **what: Any) -> PlayOptions:
    """The stored settings with tonight's choices on top, and what is to be played."""
    stored, notice = settings.load()
    names = (
        "language",
        "profile",
        "ears",
        "voice",
        "voice_engine",
        "printed_sounds",
        "lead_in",
        "words_per_minute",
        "keys",
        "attention",
        "stop_word",
    )
    tonight = {name: chosen[name] for name in names if chosen[name] is not None}
    return PlayOptions(
        settings=settings.changed(stored, **tonight),
        model=chosen["model"],
        wavs=chosen["wavs"],
        transcript=chosen["transcript"],
        copy_to=chosen["copy_to"],
        notices=(notice,) if notice else (),
        **what,
    )


def host(options: PlayOptions) -> int:
    """Hand over to the host, which gives the exit status. One that breaks down comes back with the same game."""
    began = time.time()

    def host_evening(breakdowns: int) -> int:
        from voicehost.play import play as play_evening

        return play_evening(replace(options, broken_evening=began) if breakdowns else options)

    with terminal_kept() as terminal:
        # A file that is listened to would be heard from its beginning again.
        return host_evening(0) if options.wavs else keep_alive(host_evening, write_details, terminal.restore)
