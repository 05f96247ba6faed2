"""A whole game of each kind in a real terminal by single keys alone, from setting up to the winner.

People press the keys in memory first. Then a voicehost in a terminal gets the same keys and has to print the same.
"""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING

import pytest
from programs import QUIET
from terminals import Terminal

from voicehost.dialogue.preferences import Typing
from voicehost.inputs import Input, Pressed
from voicehost.rehearsal.cast import Cast
from voicehost.rehearsal.demo import key_rehearsal
from voicehost.shelf import Shelf

if TYPE_CHECKING:
    from collections.abc import Sequence

    from voicehost.dialogue.outcome import Reply
    from voicehost.language.line import Line
    from voicehost.rehearsal.rehearse import Rehearsal

GAMES = {"purzelbaum": 3, "knusperhexe": 3, "sauerbaum": 2, "kekfe-marathon": 5}
"""A seed of each game for a short one."""

TABLES = [
    *[(game, typing, "en") for game in GAMES for typing in (Typing.INSTANT, Typing.FEW)],
    ("knusperhexe", Typing.INSTANT, "de"),
    ("sauerbaum", Typing.FEW, "de"),
]

SENT = {"up": b"\x1b[A", "down": b"\x1b[B", "right": b"\x1b[C", "left": b"\x1b[D"} | {
    "enter": b"\r",
    "space": b" ",
    "backspace": b"\x7f",
}
"""What a terminal sends for keys that are no letters."""

Pressing = tuple[bytes, str]
"""A key, and the last line that the host prints to it."""


@cache
def cast_of(game: str, language: str) -> Cast:
    """What the rehearsals of a game share."""
    return Cast(Shelf.load().entry(game), language)


def pressed_in_memory(rehearsal: Rehearsal) -> list[Pressing]:
    """Play the game; gives each key with what the host printed last to it."""
    pressing: list[Pressing] = []
    handle = rehearsal.host.handle

    def watched(given: Input) -> Reply | None:
        reply = handle(given)
        if isinstance(given, Pressed):
            key = SENT.get(given.key) or given.key.encode()
            lines: Sequence[Line] = reply.lines if reply is not None else ()
            pressing.append((key, lines[-1].shown if lines else ""))
        return reply

    rehearsal.host.handle = watched  # type: ignore[method-assign]
    result = rehearsal.play()
    assert result.is_equal, result.differences
    return pressing


@pytest.mark.parametrize(("game", "typing", "language"), TABLES)
def test_a_game_is_played_from_set_up_to_the_winner(game: str, typing: Typing, language: str) -> None:
    cast = cast_of(game, language)
    names = cast.names(cast.entry.game.seats_allowed[0], GAMES[game])
    rehearsal = key_rehearsal(cast, names, GAMES[game], typing)
    pressing = pressed_in_memory(rehearsal)
    first = rehearsal.way.lines()[0].shown
    arguments = ("--players", ", ".join(names), "--lang", language, "--keys", typing.value)
    terminal = Terminal("play", game, *QUIET, *arguments)
    try:
        terminal.read_until(first)
        for key, printed in pressing:
            terminal.type(key)
            terminal.read_until(printed)
        terminal.type(b"2\r" if typing is Typing.INSTANT else b"\x1b[B\x1b[B\r")

        assert terminal.end() == 0
        assert not re.search(rb"[\x00-\x08\x0b\x0c\x0e-\x1f\x7f]", terminal.printed)
    finally:
        terminal.close()
