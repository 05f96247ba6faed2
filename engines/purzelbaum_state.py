"""What the host keeps of a game of Purzelbaum: counts alone; see purzelbaum.py."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from engines.game import Seat
from engines.purzelbaum_questions import Facts

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engines.purzelbaum_messages import Landing

ENDS = 16
"""Ends of branches: each carries a nut and a leaf."""

DISKS = 20

FIRST = Seat(0)


@dataclass(frozen=True)
class State:
    """The table in counts. ``active`` is whose turn it is; ``landing`` lives only until the nut is buried.

    ``declined`` tells that the neighbour has left a nut beside the box to its player, ``out`` counts the nuts that
    stayed there, both only where the house has it so (P2).
    """

    leaves: tuple[int, ...]
    nuts: tuple[int, ...]
    starter: Seat | None = None
    active: Seat = FIRST
    tree: int = ENDS
    white: int = 0
    in_hand: int = 0
    leaves_on_disks: int = 0
    landing: Landing | None = None
    declined: bool = False
    out: int = 0
    away: frozenset[Seat] = frozenset()

    @property
    def hidden(self) -> int:
        """Nuts in the meadow: those that neither hang, nor lie before a player or outside, nor wait to be buried."""
        return ENDS - self.tree - self.in_hand - self.out - sum(self.nuts)

    @property
    def all_found(self) -> bool:
        """Whether neither a nut nor a leaf is left to find."""
        return self.tree + self.in_hand + self.hidden + self.leaves_on_disks == 0

    def facts(self) -> Facts:
        """What anybody at the table can see or count."""
        return Facts(
            drops=ENDS - self.tree,
            tree=self.tree,
            green=DISKS - self.white,
            white=self.white,
            leaves_on_disks=self.leaves_on_disks,
            hidden=self.hidden,
            out=self.out,
            leaves=self.leaves,
            nuts=self.nuts,
        )

    @property
    def sitting(self) -> tuple[Seat, ...]:
        """The seats whose players are there, clockwise."""
        return tuple(Seat(seat) for seat in range(len(self.leaves)) if seat not in self.away)

    def seat_from(self, seat: int) -> Seat:
        """The first seat at or clockwise after ``seat`` on which somebody sits."""
        seats = len(self.leaves)
        turned = (Seat((seat + step) % seats) for step in range(seats))
        return next(other for other in turned if other not in self.away)

    def last_from(self, first: Seat, seats: Sequence[Seat]) -> Seat:
        """Who of these comes last, going round clockwise from ``first``."""
        return max(seats, key=lambda seat: (seat - first) % len(self.leaves))


def plus(counts: tuple[int, ...], seat: Seat, more: int) -> tuple[int, ...]:
    """The counts with so many more for one seat."""
    return (*counts[:seat], counts[seat] + more, *counts[seat + 1 :])
