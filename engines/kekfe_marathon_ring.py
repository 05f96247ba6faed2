"""The circle of face-up cards in Kekfe Marathon, and the spot where the figure stands. Counts steps and knows no rules.

Left and right are those of a row's owner, who looks at the centre: left is clockwise. B1 to B7 are readings of the
rulebook, told by the tests of the same names.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum
from typing import NamedTuple

from engines.messages import Seat

UNKNOWN = 0
"""Stands for a card whose value nobody has told."""

FARTHEST = 5
"""Cards that the figure can go at most (die)."""

FIRST = Seat(0)


class Direction(StrEnum):
    """Which way the figure looks, seen from above."""

    CLOCKWISE = "clockwise"
    COUNTER_CLOCKWISE = "counter_clockwise"

    @property
    def other(self) -> Direction:
        """The opposite way."""
        return Direction.COUNTER_CLOCKWISE if self is Direction.CLOCKWISE else Direction.CLOCKWISE


class Spot(NamedTuple):
    """A card's place: whose row it is in, and how many cards of that row lie to its right."""

    seat: Seat
    right: int


@dataclass(frozen=True)
class Ring:
    """Values of the face-up cards, row by row clockwise, each row from its owner's right to the left.

    The figure stands in the row of ``seat``, with ``right`` cards of that row to its right. Its spot is no card (B1),
    and neither are the markers between the rows (B2).
    """

    rows: tuple[tuple[int, ...], ...]
    seat: Seat = FIRST
    right: int = 0

    @property
    def cards(self) -> tuple[int, ...]:
        """How many cards lie in each row."""
        return tuple(len(row) for row in self.rows)

    @property
    def sums(self) -> tuple[int, ...]:
        """What the known cards of each row come to."""
        return tuple(sum(row) for row in self.rows)

    @property
    def own(self) -> tuple[int, ...]:
        """The row in which the figure stands."""
        return self.rows[self.seat]

    @property
    def left(self) -> int:
        """How many cards of that row lie to the figure's left."""
        return len(self.own) - self.right

    @property
    def is_broken(self) -> bool:
        """Whether somebody has no card left."""
        return not all(self.rows)

    def value(self, spot: Spot) -> int:
        """The value of the card there."""
        return self.rows[spot.seat][spot.right]

    def left_to_right(self, seat: Seat) -> tuple[int, ...]:
        """A row as its owner reads it."""
        return self.rows[seat][::-1]

    def ahead(self, steps: int, direction: Direction) -> Spot:
        """The card so many cards ahead; after the last one it goes on round (B3)."""
        seats = [Seat((self.seat + step) % len(self.rows)) for step in range(len(self.rows))]
        cards = [Spot(seat, right) for seat in seats for right in range(len(self.rows[seat]))]
        before = self.right - 1 if direction is Direction.CLOCKWISE else self.right
        signed = steps if direction is Direction.CLOCKWISE else -steps
        return cards[(before + signed) % len(cards)]

    def first_unknown(self) -> Spot | None:
        """The first card that nobody has told: clockwise from the figure's row, each row from left to right."""
        for step in range(len(self.rows)):
            seat = Seat((self.seat + step) % len(self.rows))
            for right in reversed(range(len(self.rows[seat]))):
                if self.rows[seat][right] == UNKNOWN:
                    return Spot(seat, right)
        return None

    def known(self, spot: Spot, value: int) -> Ring:
        """With the value of a card."""
        row = self.rows[spot.seat]
        return self._with_row(spot.seat, (*row[: spot.right], value, *row[spot.right + 1 :]))

    def without(self, spot: Spot) -> Ring:
        """Without a card, and with the figure in the gap that it leaves; its value is kept nowhere."""
        row = self.rows[spot.seat]
        shorter = self._with_row(spot.seat, (*row[: spot.right], *row[spot.right + 1 :]))
        return replace(shorter, seat=spot.seat, right=spot.right)

    def with_card_in(self, seat: Seat, value: int, right: int) -> Ring:
        """With another card in a row in which the figure does not stand, that has so many others to its right."""
        row = self.rows[seat]
        return self._with_row(seat, (*row[:right], value, *row[right:]))

    def with_card(self, value: int, right: int, *, right_of_figure: bool = False) -> Ring:
        """With another card in the figure's row, that has so many of the others to its right (B6, B7).

        Beside the figure there are two such places; ``right_of_figure`` tells which is meant.
        """
        longer = self.with_card_in(self.seat, value, right)
        is_right = right < self.right or (right == self.right and right_of_figure)
        return replace(longer, right=self.right + int(is_right))

    def _with_row(self, seat: Seat, row: tuple[int, ...]) -> Ring:
        return replace(self, rows=(*self.rows[:seat], row, *self.rows[seat + 1 :]))
