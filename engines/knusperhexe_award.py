"""Who gets the candy at the end of a round of Knusperhexe, and who is praised at the end of the game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from engines.game import Seat
from engines.knusperhexe_messages import Deed, Praised

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from engines.knusperhexe_messages import Ranked

NOT_COUNTED = -1
"""Stands for sugar sticks that nobody has counted yet."""


@dataclass(frozen=True)
class Reckoning:
    """The end of a round: the cards of each seat, who is there, and who brought the roof down."""

    piles: tuple[int, ...]
    sitting: tuple[Seat, ...]
    collapser: Seat | None
    options: Mapping[str, str]

    @property
    def others(self) -> tuple[Seat, ...]:
        """Those who can win the round: everybody there but the one who brought the roof down."""
        return tuple(seat for seat in self.sitting if seat != self.collapser)

    @property
    def most(self) -> int:
        """The most cards among those who can win."""
        return max((self.piles[seat] for seat in self.others), default=0)

    @property
    def leaders(self) -> tuple[Seat, ...]:
        """Those with the most cards. K5: by a house rule the collapser counts for ties. K7: perhaps never with none."""
        if not self.most and self.options["no_cards"] == "never":
            return ()
        counting = self.sitting if self.options["collapser_ties"] == "counts" else self.others
        return tuple(seat for seat in counting if self.piles[seat] == self.most)

    @property
    def deciders(self) -> tuple[Seat, ...]:
        """K6: those among whom sugar sticks decide a draw."""
        if len(self.leaders) < 2:
            return ()
        return self.others if self.options["sugar_sticks"] == "all_players" else self.leaders

    def first_sticks(self) -> tuple[int, ...]:
        """The sugar sticks of each seat before anybody has counted: only who has cards needs to be asked."""
        asked = {seat for seat in self.deciders if self.piles[seat]}
        return tuple(NOT_COUNTED if seat in asked else 0 for seat in range(len(self.piles)))

    def to_ask(self, sticks: Sequence[int]) -> tuple[Seat, ...]:
        """Who has still to count sugar sticks."""
        return tuple(seat for seat in self.deciders if sticks[seat] == NOT_COUNTED)

    def winner(self, sticks: Sequence[int]) -> Seat | None:
        """Who gets the candy once all have counted; nobody after a second draw."""
        best = self.leaders
        if self.deciders:
            most = max(sticks[seat] for seat in self.deciders)
            best = tuple(seat for seat in self.deciders if sticks[seat] == most)
        return best[0] if len(best) == 1 and best[0] != self.collapser else None


def praises(rows: Sequence[Ranked], collapses: Sequence[int]) -> tuple[Praised, ...]:
    """One true kind thing about each player who is there, clockwise. ``collapses`` counts fallen roofs by seat."""
    there = sorted((row for row in rows if row.place), key=lambda row: row.seat)
    most_cards = max(row.cards for row in there)

    def deed(row: Ranked) -> Praised:
        if row.place == 1:
            return Praised(row.seat, Deed.NIMBLE, row.candies)
        if row.cards and row.cards == most_cards:
            return Praised(row.seat, Deed.MOST_CARDS, row.cards)
        if not collapses[row.seat]:
            return Praised(row.seat, Deed.STEADY, 0)
        return Praised(row.seat, Deed.SWEET if row.candies else Deed.BRAVE, row.candies)

    return tuple(deed(row) for row in there)
