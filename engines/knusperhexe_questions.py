"""What may be asked of a game of Knusperhexe. Answers and ranking are made from the public facts alone."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, ClassVar

from engines.game import (
    Answer,
    Place,
    Query,
    Refusal,
    Refused,
    Row,
    RuleAsked,
    RuleTold,
    Score,
    ScoreTold,
    Seat,
    WhatIsLeft,
    ranked,
)
from engines.knusperhexe_messages import Pile
from engines.knusperhexe_reports import Impossible

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping

NO_CARD = "none"
NOT_TOLD = "untold"
"""What a top shows where no card lies, and where nobody has said which tidbit it is."""


@dataclass(frozen=True)
class Facts:
    """What anybody at the table can see or count. ``tops`` are the tidbits on top of the piles, "" where not told.

    ``mine`` is the pile of whoever's turn it is, ``in_hand`` the card that has left the roof and is in no pile;
    ``bump`` and ``sugar_sticks`` are the house rules that change what is asked.
    """

    round: int
    roof: int
    in_hand: int
    mine: int
    supply: int
    piles: tuple[int, ...]
    candies: tuple[int, ...]
    tops: tuple[str, ...]
    sweets: tuple[str, ...]
    bump: str
    sugar_sticks: str


@dataclass(frozen=True)
class HowManyOnRoof(Query):
    """Ask how many cards lie on the roof."""


@dataclass(frozen=True)
class HowManyCards(Query):
    """Ask how many cards lie before each player, or say that some have equally many."""


@dataclass(frozen=True)
class WhatIsOnTop(Query):
    """Ask what the tops of the piles show."""


@dataclass(frozen=True)
class WhoHasCandies(Query):
    """Ask who has how many candies, or say who has won one."""


@dataclass(frozen=True)
class WhichRound(Query):
    """Ask which round it is."""


@dataclass(frozen=True)
class WhichSweets(Query):
    """Ask which tidbits the table has named."""


@dataclass(frozen=True)
class WhereIsTheSweet(Query):
    """Ask where on the roof a tidbit lies."""


@dataclass(frozen=True)
class WhatWasReturned(Query):
    """Ask which tidbit was put back, or where."""


@dataclass(frozen=True)
class WhatIsUnderneath(Query):
    """Ask which tidbits lie under the top of a pile."""


@dataclass(frozen=True)
class WhatIsOnRoof(Query):
    """Ask which tidbits are still on the roof."""


@dataclass(frozen=True)
class HowManySticks(Query):
    """Ask how many sugar sticks somebody has so far."""


@dataclass(frozen=True)
class WhichIsLoose(Query):
    """Ask which card comes off easily."""


@dataclass(frozen=True)
class UnknownSweet(RuleAsked):
    """Somebody cannot say what a tidbit is."""

    topic: ClassVar[str] = "unknown-sweet"


@dataclass(frozen=True)
class FellIntoTheHouse(RuleAsked):
    """The card that was taken fell into the house."""

    topic: ClassVar[str] = "into-the-house"


@dataclass(frozen=True)
class WallsWobble(RuleAsked):
    """A wall of the house leans or fell over."""

    topic: ClassVar[str] = "walls"


@dataclass(frozen=True)
class OnRoof(Answer):
    """So many cards lie on the roof."""

    roof: int


@dataclass(frozen=True)
class CardsTold(Answer):
    """How many cards lie before each player, clockwise."""

    rows: tuple[Pile, ...]


@dataclass(frozen=True)
class RoundTold(Answer):
    """Which round it is."""

    round: int


@dataclass(frozen=True)
class Left(Answer):
    """What is still to be had: cards on the roof, and candies beside the house."""

    round: int
    roof: int
    supply: int


@dataclass(frozen=True)
class Top(Row):
    """What the top of a player's pile shows: a tidbit, ``NO_CARD`` or ``NOT_TOLD``."""

    seat: Seat
    sweet: str


@dataclass(frozen=True)
class TopsTold(Answer):
    """What all can see on top of the piles now, clockwise. It is for memory once it is covered."""

    fleeting: ClassVar[bool] = True
    rows: tuple[Top, ...]


@dataclass(frozen=True)
class Candies(Row):
    """How many candies a player has."""

    seat: Seat
    candies: int


@dataclass(frozen=True)
class CandiesTold(Answer):
    """Who has how many candies, clockwise."""

    rows: tuple[Candies, ...]


@dataclass(frozen=True)
class Holdings(Row):
    """What lies before one player."""

    seat: Seat
    candies: int
    cards: int


@dataclass(frozen=True)
class NamedSweet:
    """A tidbit in a list."""

    sweet: str


@dataclass(frozen=True)
class SweetsTold(Answer):
    """The tidbits that the table has named."""

    rows: tuple[NamedSweet, ...]


SECRETS = (WhereIsTheSweet, WhatWasReturned, WhatIsUnderneath, WhatIsOnRoof, HowManySticks)
"""What players must remember: always refused."""

QUERIES: tuple[type[Query], ...] = (
    Score,
    WhatIsLeft,
    HowManyOnRoof,
    HowManyCards,
    WhatIsOnTop,
    WhoHasCandies,
    WhichRound,
    WhichSweets,
    *SECRETS,
    WhichIsLoose,
    UnknownSweet,
    FellIntoTheHouse,
    WallsWobble,
)


def answer(facts: Facts, query: Query) -> Answer | Refusal:
    """The answer to a question, or why there is none."""
    if isinstance(query, SECRETS):
        return Refusal(Refused.MUST_REMEMBER, {})
    match query:
        case RuleAsked(topic=topic):
            return RuleTold(topic)
        case WhichIsLoose():
            return Refusal(Impossible.NOT_FELT, {})
        case WhichSweets() if not facts.sweets:
            return Refusal(Impossible.NO_SWEETS_TOLD, {})
        case WhichSweets():
            return SweetsTold(tuple(map(NamedSweet, facts.sweets)))
    return _rows(facts, query)


def _rows(facts: Facts, query: Query) -> Answer | Refusal:
    seats = [Seat(seat) for seat in range(len(facts.piles))]
    match query:
        case Score():
            return ScoreTold(tuple(Holdings(seat, facts.candies[seat], facts.piles[seat]) for seat in seats))
        case HowManyCards():
            return CardsTold(tuple(Pile(seat, facts.piles[seat]) for seat in seats))
        case WhoHasCandies():
            return CandiesTold(tuple(Candies(seat, facts.candies[seat]) for seat in seats))
        case WhatIsOnTop():
            return TopsTold(tuple(Top(seat, _top(facts, seat)) for seat in seats))
        case WhatIsLeft():
            return Left(facts.round, facts.roof, facts.supply)
        case HowManyOnRoof():
            return OnRoof(facts.roof)
        case WhichRound():
            return RoundTold(facts.round)
    return Refusal(Refused.NOT_NOW, {"report": query.kind()})


def _top(facts: Facts, seat: Seat) -> str:
    if not facts.piles[seat]:
        return NO_CARD
    return facts.tops[seat] or NOT_TOLD


def places(candies: tuple[int, ...], collected: tuple[int, ...], away: Collection[Seat]) -> tuple[Place, ...]:
    """Most candies. Who has left is not ranked; nobody is while one is left. ``collected`` counts all rounds."""
    sitting = [Seat(seat) for seat in range(len(candies)) if seat not in away]

    def counts(seat: Seat) -> Mapping[str, int]:
        return {"candies": candies[seat], "cards": collected[seat]}

    there = ranked(sitting, counts, lambda seat: candies[seat])
    if len(sitting) < 2:
        there = tuple(replace(place, place=0) for place in there)
    return (*there, *(Place(0, seat, counts(seat)) for seat in sorted(away)))
