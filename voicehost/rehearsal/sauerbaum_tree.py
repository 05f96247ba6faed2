"""The tree of Sauerbaum under its cloud, and the rain as the rulebook has it. No dice, no turns, no host.

Where the real board has its fields is not known for sure, so this tree is made up.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import accumulate
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

WIDTHS = (1, 2, 3, 4, 5, 6, 7, 6, 5, 4, 3, 2, 1, 1, 1)
"""Fields of each row above the roots, from the top: 58 by public accounts, less the roots."""

CROWN = sum(WIDTHS)
ROOTS = 7
STARTS = (0, *accumulate(WIDTHS))
"""The first field of each row, the roots last."""


@dataclass(frozen=True)
class Rain:
    """What a roll has done: the fields on which drops fell, and from where to where drops moved.

    ``left`` drops are still to be chosen by the players; ``is_held``: a drop found no field, as figures hold the roots.
    """

    landed: tuple[int, ...]
    slid: tuple[tuple[int, int], ...] = ()
    left: int = 0
    is_held: bool = False

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

    ``figures`` are the fields of the players by seat; where nobody follows the figures there are none. ``when_empty``
    is the house rule for an empty cloud, and ``pick`` the choice of the players where they choose what moves.
    """

    cloud: int
    rest_is_lost: bool = False
    moves_once: bool = False
    when_empty: str = "first_drop"
    pick: Callable[[Sequence[int]], int] = min
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
        from_cloud = min(drops, self.cloud)
        landed = tuple(place for _ in range(from_cloud) for place in self._fall())
        rest = 0 if self.cloud or (from_cloud and self.rest_is_lost) else drops - from_cloud
        if not rest:
            return Rain(landed, is_held=len(landed) < from_cloud)
        if self.when_empty == "chosen_drop" and self.figures:
            return Rain(landed, left=rest if self.can_choose([]) else 0, is_held=self.is_held([]))
        slid, is_held = self._seep(rest)
        return Rain(landed, tuple(slid), is_held=is_held)

    def _seep(self, drops: int) -> tuple[list[tuple[int, int]], bool]:
        """Drops move from the top of the tree as the house has it; and whether one of them found no field."""
        slid: list[tuple[int, int]] = []
        if self.when_empty == "top_row":
            row = [place for place in self.lying() if spot(place)[0] == spot(self.lying()[0])[0]]
            slid = [self._move(place) for place in row if self._gap_for(place) is not None]
            return slid, len(slid) < len(row)
        for _ in range(drops):
            moved = [to for _, to in slid]
            if not self.can_choose(moved):
                return slid, self.is_held(moved)
            slid.append(self.choose(moved))
        return slid, False

    def _movable(self, moved: Sequence[int]) -> list[int]:
        """The drops that may move after these have moved in a roll."""
        return [place for place in self.lying() if not (self.moves_once and place in moved)]

    def can_choose(self, moved: Sequence[int]) -> bool:
        """Whether a drop may move and finds a field."""
        return any(self._gap_for(place) is not None for place in self._movable(moved))

    def is_held(self, moved: Sequence[int]) -> bool:
        """Whether a drop would move, and none finds a field."""
        return bool(self._movable(moved)) and not self.can_choose(moved)

    def choose(self, moved: Sequence[int]) -> tuple[int, int]:
        """The next drop moves: the first one, or one that the players pick; from where to where."""
        movable = [place for place in self._movable(moved) if self._gap_for(place) is not None]
        return self._move(self.pick(movable) if self.when_empty == "chosen_drop" else movable[0])

    def _move(self, place: int) -> tuple[int, int]:
        gap = self._gap_for(place)
        if gap is None:
            raise LookupError(f"a drop on {place} finds no field")
        self.fields[place], self.fields[gap] = False, True
        return place, gap

    def _gap_for(self, place: int) -> int | None:
        """Where a drop goes: to the next gap, to the first one below its row, or to the lowest row with rain."""
        if self.when_empty == "first_drop":
            return self._gap_after(place)
        below = STARTS[spot(place)[0]]
        if self.when_empty == "chosen_drop":
            lowest = max(n for n, drop in enumerate(self.fields) if drop)
            below = max(below, STARTS[spot(lowest)[0] - 1])
        return self._gap_after(below - 1)

    @property
    def last_open_root(self) -> int | None:
        """The only root field without a drop, if there is just one."""
        open_roots = [place for place in range(CROWN, CROWN + ROOTS) if not self.fields[place]]
        return open_roots[0] if len(open_roots) == 1 else None

    def _fall(self) -> list[int]:
        gap = self._gap_after(-1)
        if gap is None:
            return []
        self.cloud -= 1
        self.fields[gap] = True
        return [gap]

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
