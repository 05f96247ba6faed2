"""Whole evenings as people tell them, for tests of what is kept of them."""

from __future__ import annotations

from contextlib import closing
from typing import TYPE_CHECKING

from tables import Sitting

from voicehost.ledger.store import FILE, Ledger

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from pathlib import Path

SEATED = ["purzelbaum", "Anna and Ben", "yes", "next", "the tree is ready", "I ate a nut last"]
AUTUMN = ["it fell in"] * 16
NOTHING = ["nothing"] * 25

RULES = ["without numbers", "we play three games", "the last card costs points"]
LOST_BY_BEN = ["it is all set up", "Ben has the highest", "clockwise", *["landed on Ben's card"] * 7]
BELOW_ZERO = ["Sabrina", "Anna and Ben", "yes", *RULES, *LOST_BY_BEN * 3]
"""A marathon of three games in which Anna keeps eight cards each time, and the last card costs Ben as many."""


def whole_game(winner: str) -> list[str]:
    """What is said in a game that "Anna" or "Ben" wins: each nut is hit, and one of them finds all of them."""
    passed = {"Anna": [], "Ben": ["nothing"]}[winner]
    return [*SEATED, "Ben", *AUTUMN, "all white", *passed, "sixteen nuts", *NOTHING]


def played(home: Path, *evenings: Sequence[str], now: Callable[[], float] | None = None) -> None:
    """Keep these evenings in the ledger of a home, each said from its beginning."""
    path = home / FILE
    with closing(Ledger.open(path, now) if now else Ledger.open(path)) as ledger:
        for said in evenings:
            sitting = Sitting(ledger=ledger)
            for sentence in said:
                sitting.says(sentence)
