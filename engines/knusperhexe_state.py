"""The table of Knusperhexe in counts, and what may be told of it."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass, replace
from enum import Enum
from typing import TypeVar

from engines.game import Seat
from engines.knusperhexe_questions import Facts

CARDS = 36
CANDIES = 5

KINDS = 4
"""Kinds of tidbits, nine cards of each."""

ENOUGH = 2
"""Candies that win the game."""

FIRST = Seat(0)

T = TypeVar("T")


class Hand(Enum):
    """What the player whose turn it is holds."""

    EMPTY = "empty"
    HELD = "held"
    GOES_BACK = "goes_back"


@dataclass(frozen=True)
class State:
    """The table in counts. ``seen`` is the tidbit in hand while it is still to be compared.

    ``returned`` is who has had to return the card that is the only one left; ``starter`` who begins the game or the
    next round. From ``round_over`` on ``collapser``, ``candy`` (who got it) and ``sticks`` belong to that round.
    """

    piles: tuple[int, ...]
    tops: tuple[str, ...]
    sticks: tuple[int, ...]
    candies: tuple[int, ...]
    collected: tuple[int, ...]
    collapses: tuple[int, ...]
    sweets: tuple[str, ...] = ()
    round: int = 1
    starter: Seat | None = None
    active: Seat = FIRST
    hand: Hand = Hand.EMPTY
    seen: str = ""
    returned: frozenset[Seat] = frozenset()
    is_broken: bool = False
    round_over: bool = False
    collapser: Seat | None = None
    candy: Seat | None = None
    counting: tuple[Seat, ...] = ()
    away: frozenset[Seat] = frozenset()

    @property
    def outside_piles(self) -> int:
        """Cards on the roof and in hand; after a collapse, those that fell."""
        return CARDS - sum(self.piles)

    @property
    def roof(self) -> int:
        """Cards on the roof. Once the round is over none lies there."""
        return 0 if self.round_over else self.outside_piles - (self.hand is not Hand.EMPTY)

    @property
    def all_collected(self) -> tuple[int, ...]:
        """The cards of all rounds by seat."""
        return tuple(before + now for before, now in zip(self.collected, self.piles, strict=True))

    @property
    def sitting(self) -> tuple[Seat, ...]:
        """The seats whose players are there, clockwise."""
        return tuple(Seat(seat) for seat in range(len(self.piles)) if seat not in self.away)

    def cleared(self) -> State:
        """The next round: all 36 cards are on the roof again, candies stay."""
        seats = len(self.candies)
        return replace(
            self,
            collected=self.all_collected,
            piles=(0,) * seats,
            sticks=(0,) * seats,
            tops=("",) * seats,
            round=self.round + 1,
            round_over=False,
            collapser=None,
            candy=None,
        )

    def seat_from(self, seat: int) -> Seat:
        """The first seat at or clockwise after ``seat`` on which somebody sits."""
        seats = len(self.piles)
        turned = (Seat((seat + step) % seats) for step in range(seats))
        return next(other for other in turned if other not in self.away)

    def facts(self, options: Mapping[str, str]) -> Facts:
        """What anybody at the table can see or count, and the house rules that change what is asked."""
        return Facts(
            round=self.round,
            roof=self.roof,
            in_hand=int(self.hand is not Hand.EMPTY),
            mine=self.piles[self.active],
            supply=CANDIES - sum(self.candies),
            piles=self.piles,
            candies=self.candies,
            tops=self.tops,
            sweets=self.sweets,
            bump=options["bump"],
            sugar_sticks=options["sugar_sticks"],
        )


class AnySweet(Collection[str]):
    """Whatever a table may call a tidbit, but for names that are taken. Iterating gives as many examples as needed."""

    def __init__(self, taken: Collection[str] = ()) -> None:
        self._taken = taken

    def __contains__(self, name: object) -> bool:
        return isinstance(name, str) and bool(name.strip()) and name not in self._taken

    def __iter__(self) -> Iterator[str]:
        return (name for name in "ABCDE" if name not in self._taken)

    def __len__(self) -> int:
        return sum(1 for _ in self)


class PileSizes(Collection[int]):
    """How many cards a pile may hold. Iterating gives what each pile may, whatever the others hold."""

    def __init__(self, state: State) -> None:
        self._common = range(state.outside_piles + min(state.piles) + 1)

    def __contains__(self, cards: object) -> bool:
        return isinstance(cards, int) and cards in range(CARDS + 1)

    def __iter__(self) -> Iterator[int]:
        return iter(self._common)

    def __len__(self) -> int:
        return len(self._common)


def put(values: tuple[T, ...], seat: Seat, value: T) -> tuple[T, ...]:
    """The values by seat with one of them changed."""
    return (*values[:seat], value, *values[seat + 1 :])
