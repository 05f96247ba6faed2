"""Questions about games that were played before are answered from the ledger."""

from __future__ import annotations

from dataclasses import dataclass

import pytest
from tables import Sitting, at_the_box, spoken


@dataclass
class Remembered:
    """A past that holds one game, or none."""

    game: str = "purzelbaum"
    winners: tuple[str, ...] = ("Anna", "Ben")
    known: bool = True
    won: int = 0

    def last(self) -> Remembered | None:
        return self if self.known else None

    def told_of_copy(self, *_: object) -> tuple[()]:
        return ()

    def tonight(self) -> list[Remembered]:
        return []

    def wins(self, _: str) -> int:
        return self.won


@pytest.mark.parametrize(
    ("past", "answer"),
    [
        (Remembered(), "The last game was Purzelbaum, and Anna and Ben won."),
        (Remembered(winners=()), "The last game was Purzelbaum, and nobody won."),
        (Remembered(known=False), "There is no finished game yet."),
    ],
    ids=["two", "nobody", "no game"],
)
@pytest.mark.parametrize("where", ["choosing", "in a game"])
def test_who_won_last_time(past: Remembered, answer: str, where: str) -> None:
    sitting = Sitting() if where == "choosing" else at_the_box("Anna", "Ben")
    sitting.host.talk.past = past

    assert spoken(sitting.says("who won last time")) == answer


@pytest.mark.parametrize(
    ("won", "answer"),
    [(0, "Ben has not won yet."), (1, "Ben has won once."), (12, "Ben has won twelve times.")],
)
def test_how_often_somebody_has_won(won: int, answer: str) -> None:
    sitting = at_the_box("Anna", "Ben")
    sitting.host.talk.past = Remembered(won=won)

    assert spoken(sitting.says("how often has Ben won")) == answer
