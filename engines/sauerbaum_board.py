"""The board of Sauerbaum as rows of fields, for a table that is told where drops fall. Pure: it knows no turn.

A board is nothing but the widths of its rows, which the table dictates: where the real one has its fields is for the
table to see. Rows lie centred above each other and the squares stand on their corners, so that a field touches the
fields of the next row half a field to its left and to its right; the last row is the roots.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping  # noqa: TC003  the fields of dataclasses are read at run time
from dataclasses import dataclass, replace
from enum import StrEnum


@dataclass(frozen=True, order=True)
class Spot:
    """A field: its row from the top and its place in the row from the left, with the crown up. Both count from one."""

    row: int
    field: int


@dataclass(frozen=True)
class Slide:
    """A drop has moved from one field to another."""

    from_row: int
    from_field: int
    row: int
    field: int


class Direction(StrEnum):
    """Where a field touches another, with the crown up."""

    UP_LEFT = "up_left"
    UP = "up"
    UP_RIGHT = "up_right"
    LEFT = "left"
    RIGHT = "right"
    DOWN_LEFT = "down_left"
    DOWN = "down"
    DOWN_RIGHT = "down_right"


STEPS: Mapping[tuple[int, int], Direction] = {
    (-1, -1): Direction.UP_LEFT,
    (-1, 0): Direction.UP,
    (-2, 0): Direction.UP,
    (-1, 1): Direction.UP_RIGHT,
    (0, -2): Direction.LEFT,
    (0, 2): Direction.RIGHT,
    (1, -1): Direction.DOWN_LEFT,
    (1, 0): Direction.DOWN,
    (2, 0): Direction.DOWN,
    (1, 1): Direction.DOWN_RIGHT,
}
"""Rows down and half fields to the right between two fields that touch, by a side or by a corner."""


@dataclass(frozen=True)
class Board:
    """Rows of fields from the top, the roots last, and the drops that lie on them."""

    widths: tuple[int, ...]
    drops: frozenset[Spot] = frozenset()

    def __contains__(self, spot: Spot) -> bool:
        """Whether there is such a field."""
        return 1 <= spot.row <= len(self.widths) and 1 <= spot.field <= self.widths[spot.row - 1]

    @property
    def spots(self) -> Iterator[Spot]:
        """All fields in the order in which drops fill them: from the top, each row from the left."""
        return (Spot(row, field) for row, width in enumerate(self.widths, 1) for field in range(1, width + 1))

    def is_root(self, spot: Spot) -> bool:
        """Whether a field belongs to the roots."""
        return spot.row == len(self.widths)

    @property
    def above_roots(self) -> frozenset[Spot]:
        """The fields of the drops that can still move or be taken."""
        return frozenset(spot for spot in self.drops if not self.is_root(spot))

    @property
    def in_tree(self) -> int:
        """Drops that do not lie in the roots."""
        return len(self.above_roots)

    @property
    def last_open_root(self) -> Spot | None:
        """The root field without a drop, where there is only one."""
        open_roots = [spot for spot in self.spots if self.is_root(spot) and spot not in self.drops]
        return open_roots[0] if len(open_roots) == 1 else None

    @property
    def in_roots(self) -> int:
        """Root fields that a drop covers."""
        return len(self.drops) - self.in_tree

    def rain(self, drops: int, figures: Collection[Spot]) -> tuple[Board, tuple[Spot, ...]]:
        """Drops from the cloud fall on the first empty fields; those that find none stay in the cloud."""
        taken = {*self.drops, *figures}
        fallen = tuple(spot for spot in self.spots if spot not in taken)[:drops]
        return replace(self, drops=self.drops | set(fallen)), fallen

    def slide(self, drops: int, figures: Collection[Spot], *, again: bool) -> tuple[Board, tuple[Slide, ...]]:
        """One drop after the other moves from the top to the first empty field after it; ``again``: also the same.

        Drops in the roots stay, and so does a drop that finds no empty field.
        """
        board, moved, slides = self, set[Spot](), list[Slide]()
        for _ in range(drops):
            first = min(board.above_roots - (set() if again else moved), default=None)
            target = None if first is None else board._empty_after(first, figures)
            if first is None or target is None:
                break
            board = board._moved(first, target)
            moved.add(target)
            slides.append(Slide(first.row, first.field, target.row, target.field))
        return board, tuple(slides)

    def slide_row(self, figures: Collection[Spot]) -> tuple[Board, tuple[Slide, ...]]:
        """The uppermost row with drops moves down as a whole, from the left, into the first open rows below it.

        Drops that find no empty field stay.
        """
        board, slides = self, list[Slide]()
        row = min((spot.row for spot in self.above_roots), default=0)
        for spot in sorted(spot for spot in self.above_roots if spot.row == row):
            target = board._empty_after(Spot(row + 1, 0), figures)
            if target is None:
                break
            board = board._moved(spot, target)
            slides.append(Slide(spot.row, spot.field, target.row, target.field))
        return board, tuple(slides)

    def seep(self, spot: Spot, figures: Collection[Spot]) -> tuple[Board, Slide] | None:
        """A drop moves into the lowest row that the rain has reached, or into the next open one if that is full.

        It moves down a row at least. None if there is no empty field, or no drop that can move.
        """
        if spot not in self.above_roots:
            return None
        front = max(drop.row for drop in self.drops)
        target = self._empty_after(Spot(max(front, spot.row + 1), 0), figures)
        if target is None:
            return None
        return self._moved(spot, target), Slide(spot.row, spot.field, target.row, target.field)

    def without(self, spot: Spot) -> Board:
        """The board after a drop was taken off."""
        return replace(self, drops=self.drops - {spot})

    def around(self, spot: Spot) -> tuple[tuple[Direction, Spot], ...]:
        """The fields that touch this one. Straight up and down is the nearer of two rows that have a field there."""
        found: dict[Direction, Spot] = {}
        for (down, right), direction in sorted(STEPS.items(), key=lambda step: abs(step[0][0])):
            other = self._at(spot.row + down, self._across(spot) + right)
            if other is not None and direction not in found:
                found[direction] = other
        return tuple((direction, found[direction]) for direction in Direction if direction in found)

    def _empty_after(self, spot: Spot, figures: Collection[Spot]) -> Spot | None:
        return next((s for s in self.spots if s > spot and s not in self.drops and s not in figures), None)

    def _moved(self, spot: Spot, target: Spot) -> Board:
        return replace(self, drops=self.drops - {spot} | {target})

    def _across(self, spot: Spot) -> int:
        """Half fields to the right of the trunk's middle."""
        return 2 * spot.field - self.widths[spot.row - 1] - 1

    def _at(self, row: int, across: int) -> Spot | None:
        if not 1 <= row <= len(self.widths) or (across + self.widths[row - 1] + 1) % 2:
            return None
        spot = Spot(row, (across + self.widths[row - 1] + 1) // 2)
        return spot if spot in self else None
