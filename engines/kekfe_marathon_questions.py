"""What may be asked of a game of Kekfe Marathon. Answers are made from the public facts alone."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from engines.game import (
    Answer,
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
)
from engines.kekfe_marathon_reports import Impossible
from engines.kekfe_marathon_ring import FARTHEST, FIRST, Direction
from engines.kekfe_marathon_scoring import Facts, RunnerCards, rows, scores

if TYPE_CHECKING:
    from collections.abc import Mapping


@dataclass(frozen=True)
class WhichWay(Query):
    """Ask which way the figure looks."""


@dataclass(frozen=True)
class HowManyCards(Query):
    """Ask how many cards somebody has: everybody's are told."""


@dataclass(frozen=True)
class HowManyInCentre(Query):
    """Ask how many cards lie face down in the centre."""


@dataclass(frozen=True)
class WhatIsAhead(Query):
    """Ask what lies so many cards ahead of the figure."""

    steps: int = 1


@dataclass(frozen=True)
class WhatLiesAhead(Query):
    """Ask what lies one to five cards ahead of the figure."""


@dataclass(frozen=True)
class WhichCards(Query):
    """Ask what the cards of a row are worth."""

    seat: Seat = FIRST


@dataclass(frozen=True)
class WhichGame(Query):
    """Ask how many games are played, and which this is."""


@dataclass(frozen=True)
class CountForMe(Query):
    """Ask the host to add up what is left."""


@dataclass(frozen=True)
class WhoIsOut(Query):
    """Say or ask whose last card is gone, when the host has said so already."""


@dataclass(frozen=True)
class WhereIsCard(Query):
    """Ask where in the centre a card lies."""


@dataclass(frozen=True)
class WhatIsInCentre(Query):
    """Ask what is still to be had in the centre."""


@dataclass(frozen=True)
class CentreRunsOut(RuleAsked):
    """Ask what happens when the die shows a card and none is left."""

    topic: ClassVar[str] = "centre-empty"


@dataclass(frozen=True)
class EqualTotals(RuleAsked):
    """Ask who wins when two have equally much."""

    topic: ClassVar[str] = "tie"


@dataclass(frozen=True)
class FirstDirection(RuleAsked):
    """Ask who says which way the figure looks first."""

    topic: ClassVar[str] = "first-direction"


@dataclass(frozen=True)
class LooksTowards(Answer):
    """Which way the figure looks, and whose row comes next that way."""

    direction: Direction
    seat: Seat
    box: str


@dataclass(frozen=True)
class CardsInRows(Answer):
    """How many cards everybody has."""

    rows: tuple[RunnerCards, ...]


@dataclass(frozen=True)
class InCentre(Answer):
    """How many cards lie face down in the centre."""

    cards: int


@dataclass(frozen=True)
class OnTheTable(Answer):
    """How many cards lie open in the circle and how many face down in the centre."""

    circle: int
    centre: int


@dataclass(frozen=True)
class CardAhead(Answer):
    """Whose card lies so far ahead."""

    steps: int
    seat: Seat


@dataclass(frozen=True)
class ValueAhead(Answer):
    """Whose card lies so far ahead, and what it is worth."""

    steps: int
    seat: Seat
    value: int


@dataclass(frozen=True)
class SeatAhead(Row):
    """Whose card lies so far ahead."""

    steps: int
    seat: Seat


@dataclass(frozen=True)
class SeatAndValueAhead(Row):
    """Whose card lies so far ahead, and what it is worth."""

    steps: int
    seat: Seat
    value: int


@dataclass(frozen=True)
class CardsAhead(Answer):
    """Whose cards lie one to five ahead."""

    rows: tuple[SeatAhead, ...]


@dataclass(frozen=True)
class ValuesAhead(Answer):
    """Whose cards lie one to five ahead, and what they are worth."""

    rows: tuple[SeatAndValueAhead, ...]


@dataclass(frozen=True)
class RowValues(Answer):
    """What the cards of a row are worth, from its owner's left to the right."""

    seat: Seat
    values: tuple[int, ...]


@dataclass(frozen=True)
class GameNumber(Answer):
    """Which game this is, of how many."""

    game: int
    games: int


@dataclass(frozen=True)
class EmptyRow(Answer):
    """Whose last card is gone."""

    seat: Seat
    box: str


SECRETS = (WhereIsCard, WhatIsInCentre)
"""What players must remember: always refused, and the host does not know it either."""

QUERIES: tuple[type[Query], ...] = (
    Score,
    WhatIsLeft,
    WhichWay,
    HowManyCards,
    HowManyInCentre,
    WhatIsAhead,
    WhatLiesAhead,
    WhichCards,
    WhichGame,
    CountForMe,
    WhoIsOut,
    *SECRETS,
    CentreRunsOut,
    EqualTotals,
    FirstDirection,
)


def answer(facts: Facts, query: Query, options: Mapping[str, str]) -> Answer | Refusal:
    """The answer to a question, or why there is none. Rules that a house rule changes are told as it has them."""
    match query:
        case WhereIsCard() | WhatIsInCentre():
            return Refusal(Refused.MUST_REMEMBER, {})
        case CentreRunsOut() if options["empty_centre"] == "choose":
            return RuleTold("centre-empty-choose")
        case EqualTotals() if options["tie"] != "shared":
            return RuleTold("tie-more-cards" if options["tie"] == "more_cards" else "tie-nobody")
        case FirstDirection() if options["direction"] != "starter":
            return RuleTold(f"first-direction-{options['direction']}")
        case RuleAsked(topic=topic):
            return RuleTold(topic)
        case WhichWay() | WhatIsAhead() | WhatLiesAhead() | WhichCards():
            return _of_the_ring(facts, query)
    return _count(facts, query)


def _count(facts: Facts, query: Query) -> Answer | Refusal:
    empty = next((Seat(seat) for seat, cards in enumerate(facts.cards) if not cards), None)
    match query:
        case CountForMe() if facts.totals is None:
            return Refusal(Impossible.CARDS_NOT_KNOWN, {})
        case Score() | CountForMe():
            return ScoreTold(scores(facts))
        case WhatIsLeft():
            return OnTheTable(sum(facts.cards), facts.centre)
        case HowManyCards():
            return CardsInRows(rows(facts))
        case HowManyInCentre():
            return InCentre(facts.centre)
        case WhichGame():
            return GameNumber(facts.game, facts.games)
        case WhoIsOut() if empty is not None:
            return EmptyRow(empty, facts.box)
    return Refusal(Refused.NOT_NOW, {"report": query.kind()})


def _of_the_ring(facts: Facts, query: Query) -> Answer | Refusal:
    if isinstance(query, WhichCards):
        known = facts.help == "full" and query.seat in range(len(facts.cards)) and all(facts.ring.rows[query.seat])
        if not known:
            return Refusal(Impossible.CARDS_NOT_KNOWN, {})
        return RowValues(query.seat, facts.ring.left_to_right(query.seat))
    if not facts.direction:
        return Refusal(Refused.NOT_NOW, {"report": query.kind()})
    if isinstance(query, WhichWay):
        step = 1 if facts.direction == Direction.CLOCKWISE else -1
        following = Seat((facts.ring.seat + step) % len(facts.cards))
        return LooksTowards(Direction(facts.direction), following, facts.box)
    if facts.help == "counts":
        return Refusal(Impossible.CARDS_NOT_KNOWN, {})
    return _ahead(facts, query)


def _ahead(facts: Facts, query: Query) -> Answer | Refusal:
    with_values = facts.help == "full"
    if isinstance(query, WhatIsAhead):
        if query.steps not in range(1, FARTHEST + 1):
            return Refusal(Impossible.ONE_TO_FIVE_STEPS, {"least": 1})
        seat, value = _card_ahead(facts, query.steps)
        return ValueAhead(query.steps, seat, value) if with_values else CardAhead(query.steps, seat)
    lying = [(steps, *_card_ahead(facts, steps)) for steps in range(1, FARTHEST + 1)]
    if with_values:
        return ValuesAhead(tuple(SeatAndValueAhead(steps, seat, value) for steps, seat, value in lying))
    return CardsAhead(tuple(SeatAhead(steps, seat) for steps, seat, _ in lying))


def _card_ahead(facts: Facts, steps: int) -> tuple[Seat, int]:
    spot = facts.ring.ahead(steps, Direction(facts.direction))
    return spot.seat, facts.ring.value(spot)
