"""The tree of Sauerbaum under its cloud, and the rain as the rulebook has it. No dice, no turns, no host.

Where the real board has its fields is not known for sure, so this tree is made up.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import accumulate

WIDTHS = (1, 2, 3, 4, 5, 6, 7, 6, 5, 4, 3, 2, 1, 1, 1)
"""Fields of each row above the roots, from the top: 58 by public accounts, less the roots."""

CROWN = sum(WIDTHS)
ROOTS = 7
STARTS = (0, *accumulate(WIDTHS))
"""The first field of each row, the roots last."""


@dataclass(frozen=True)
class Rain:
    """What a roll has done: the fields on which drops fell, and from where to where drops moved."""

    landed: tuple[int, ...]
    slid: tuple[tuple[int, int], ...]

    @property
    def spots(self) -> tuple[int, ...]:
        """Row and field of each drop that fell, one after the other."""
        return tuple(number for place in self.landed for number in spot(place))

    @property
    def slides(self) -> tuple[int, ...]:
        """Row and field before and after each move, one after the other."""
        return tuple(number for move in self.slid for place in move for number in spot(place))


@dataclass
class Tree:
    """``fields`` tell where drops lie, in the order in which they are filled; the last ones are the roots.

    ``figures`` are the fields of the players by seat; where nobody follows the figures there are none.
    """

    cloud: int
    rest_is_lost: bool = False
    moves_once: bool = False
    fields: list[bool] = field(default_factory=lambda: [True] + [False] * (CROWN + ROOTS - 1))
    figures: list[int] = field(default_factory=list)

    @property
    def above(self) -> int:
        """Drops above the roots."""
        return sum(self.fields[:CROWN])

    @property
    def roots(self) -> int:
        """Root fields with a drop."""
        return sum(self.fields[CROWN:])

    @property
    def outside(self) -> int:
        """Drops that nobody has caught."""
        return self.cloud + sum(self.fields)

    def rain(self, drops: int) -> Rain:
        """Drops from the cloud fill the first empty fields; then the first drop moves to the first gap after it."""
        had_cloud = bool(self.cloud)
        landed: list[int] = []
        slid: list[tuple[int, int]] = []
        for _ in range(drops):
            if self.cloud:
                landed += self._fall()
            elif not (had_cloud and self.rest_is_lost):
                slid += self._slide({to for _, to in slid} if self.moves_once else set())
        return Rain(tuple(landed), tuple(slid))

    def _fall(self) -> list[int]:
        gap = self._gap_after(-1)
        if gap is None:
            return []
        self.cloud -= 1
        self.fields[gap] = True
        return [gap]

    def _slide(self, moved: set[int]) -> list[tuple[int, int]]:
        first = next((place for place in self.lying() if place not in moved), None)
        gap = None if first is None else self._gap_after(first)
        if first is None or gap is None:
            return []
        self.fields[first], self.fields[gap] = False, True
        return [(first, gap)]

    def _gap_after(self, place: int) -> int | None:
        return next((n for n in range(place + 1, len(self.fields)) if self.is_empty(n)), None)

    def is_empty(self, place: int) -> bool:
        """Whether neither a drop nor a figure is on a field."""
        return not self.fields[place] and place not in self.figures

    def lying(self) -> list[int]:
        """The fields above the roots on which drops lie."""
        return [place for place in range(CROWN) if self.fields[place]]


def spot(place: int) -> tuple[int, int]:
    """The row of a field from the top, and its place in the row from the left; both count from one."""
    row = max(row for row, start in enumerate(STARTS) if start <= place)
    return row + 1, place - STARTS[row] + 1
