"""The end of a round of Knusperhexe: piles are counted, and sugar sticks where they are equally high."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from voicehost.rehearsal.box import Echo

ENOUGH = 2
"""Candies that win the game."""

ROUND_ECHOES = frozenset(
    {"event-roof-collapsed", "event-roof-is-empty", "event-last-card-for-nobody", "event-sticks-decide"}
    | {"event-sticks-counted", "event-candy-won", "event-no-candy", "event-won"}
)
"""Messages in which the host says how a round has ended."""


@dataclass
class Pile:
    """The cards before a player. ``told`` is what the host has been told of the top one, "" for nothing."""

    cards: int = 0
    top: str = ""
    sticks: int = 0
    stick_cards: int = 0
    told: str = ""

    def add(self, sweet: str, sticks: int, told: str) -> None:
        """Lay a card on top."""
        self.cards += 1
        self.top, self.told = sweet, told
        self.sticks += sticks
        self.stick_cards += bool(sticks)


@dataclass
class Round:
    """A round that is over. ``collapser`` brought the roof down, if anybody did; ``last`` had the last turn."""

    piles: Sequence[Pile]
    collapser: int | None
    last: int
    options: Mapping[str, str]
    to_count: list[int] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.leaders = self._leaders()
        self._deciders = self.leaders
        if len(self.leaders) > 1:
            if self.options.get("sugar_sticks") == "all_players":
                self._deciders = self._others
            self.to_count = [seat for seat in self._deciders if self.piles[seat].cards]

    @property
    def _others(self) -> list[int]:
        return [seat for seat in range(len(self.piles)) if seat != self.collapser]

    def _leaders(self) -> list[int]:
        most = max(self.piles[seat].cards for seat in self._others)
        if not most and self.options.get("no_cards") == "never":
            return []
        everybody = range(len(self.piles))
        counting = everybody if self.options.get("collapser_ties") == "counts" else self._others
        return [seat for seat in counting if self.piles[seat].cards == most]

    def opening(self) -> Echo:
        """What the host says before anybody has counted sugar sticks."""
        if not self.to_count:
            return {}
        return {"event-sticks-decide": {"cards": self.piles[self.leaders[0]].cards}}

    def count_next(self) -> tuple[int, int]:
        """The next player to count, and their sugar sticks."""
        seat = self.to_count.pop(0)
        return seat, self._counted(seat)

    def _counted(self, seat: int) -> int:
        """Sugar sticks, or by a house rule the cards that show any."""
        pile = self.piles[seat]
        return pile.stick_cards if self.options.get("sugar_sticks") == "stick_cards" else pile.sticks

    def winner(self) -> int | None:
        """Who gets the candy: nobody after a second draw."""
        best = self.leaders
        if len(best) > 1:
            most = max(map(self._counted, self._deciders))
            best = [seat for seat in self._deciders if self._counted(seat) == most]
        return best[0] if len(best) == 1 and best[0] != self.collapser else None

    def next_starter(self) -> int:
        """It goes on to the left of whoever was last, unless the house says otherwise."""
        wanted = {"collapser": self.collapser, "winner": self.winner()}.get(self.options.get("next_round", ""))
        return (self.last + 1) % len(self.piles) if wanted is None else wanted


def ranking(keys: Sequence[int]) -> tuple[tuple[int, int], ...]:
    """Places and seats, best first; equal ones share a place and the places after them are skipped."""
    better = [sum(other > key for other in keys) for key in keys]
    return tuple(sorted((count + 1, seat) for seat, count in enumerate(better)))
