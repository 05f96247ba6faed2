"""A whole game in a real terminal by single keys alone, from setting up to the winner."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from programs import QUIET
from terminals import Terminal

if TYPE_CHECKING:
    from collections.abc import Callable

NUTS = 16
HOLES = 20
SAID_BACK = "Who nibbled a nut last?", "Autumn is here", *["In!"] * NUTS, "Ben begins", "finds sixteen nuts"
"""What the host says to setting up, the starter, each hit, the snow, and the find of all nuts."""


def instant(answer: int) -> bytes:
    """The key of an answer that is offered under a number."""
    return b"%d" % answer


def few(answer: int) -> bytes:
    """Down until the answer is spoken, then Enter."""
    return b"\x1b[B" * answer + b"\r"


def value(number: int) -> bytes:
    """A number that is asked for: it may have one more digit, so Enter ends it."""
    return b"%d\r" % number


def value_by_arrows(number: int) -> bytes:
    """None is the first of the answers."""
    return few(number + 1)


@pytest.mark.parametrize(
    ("keys", "choose", "snow", "tell"),
    [("instant", instant, b"1\r", value), ("few", few, few(1), value_by_arrows)],
    ids=["instant", "few"],
)
def test_a_game_is_played_from_set_up_to_the_winner(
    keys: str, choose: Callable[[int], bytes], snow: bytes, tell: Callable[[int], bytes]
) -> None:
    pressed = [choose(2), choose(1), *[choose(1)] * NUTS, snow, tell(NUTS), *[tell(0)] * HOLES]
    terminal = Terminal("play", "purzelbaum", *QUIET, "--players", "Anna, Ben", "--keys", keys)
    try:
        terminal.read_until("Say: next.")
        for press, back in zip(pressed, [*SAID_BACK, *["Nothing"] * HOLES], strict=True):
            terminal.type(press)
            terminal.read_until(back)
        terminal.read_until("Do you want to play again?")
        terminal.type(choose(2))

        assert terminal.end() == 0
        assert b"is the luckiest squirrel of all" in terminal.printed
        assert not re.search(rb"[\x00-\x08\x0b\x0c\x0e-\x1f\x7f]", terminal.printed)
    finally:
        terminal.close()
