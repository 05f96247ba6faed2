"""Games of Kekfe Marathon that have come to a certain point, and how to tell them more."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from reporting import tell

from engines.game import Event, Report, Seat, SetUp, StarterNamed
from engines.kekfe_marathon import KekfeMarathon, Phase
from engines.kekfe_marathon_reports import (
    CardsTold,
    Counted,
    Drew,
    Face,
    FacingTold,
    Laid,
    LaidAfter,
    LaidInRow,
    Landed,
    LeftCard,
    Place,
    Rolled,
    SpotTold,
    TookCard,
)
from engines.kekfe_marathon_ring import Direction, Ring

if TYPE_CHECKING:
    from collections.abc import Sequence

ANNA, BEN, CLARA, DORA, EMIL = (Seat(seat) for seat in range(5))
CLOCKWISE, COUNTER = Direction.CLOCKWISE, Direction.COUNTER_CLOCKWISE
TWO, THREE, FIVE = Rolled(Face.TWO), Rolled(Face.THREE), Rolled(Face.FIVE)
ONE_TO_FIVE, ARROW, CARD = Rolled(Face.ONE_TO_FIVE), Rolled(Face.ARROW), Rolled(Face.CARD)

_BEGUN = (SetUp(), StarterNamed(ANNA), SpotTold(0), FacingTold(CLOCKWISE))
WALKS: Sequence[tuple[int, dict[str, str], Sequence[Report]]] = (
    (2, {"help": "ring"}, (*_BEGUN, CARD)),
    (2, {"help": "ring", "taking": "may"}, (*_BEGUN, CARD, LeftCard(), CARD, TookCard(), Laid(Place.LEFT_END))),
    (2, {"help": "ring", "laying": "anywhere"}, (*_BEGUN, Drew(8))),
    (3, {"help": "ring", "laying": "anywhere"}, (*_BEGUN, CARD, LaidInRow(BEN), LaidAfter(2), CARD, LaidInRow(CLARA))),
)
"""Seats, house rules and reports to what chance seldom shows."""


def running(seats: int = 3, starter: Seat = ANNA, **options: str) -> KekfeMarathon:
    """The first roll, with the figure at the left end of the starter's row, looking clockwise; all cards are threes."""
    game = KekfeMarathon(seats, **options)
    tell(game, SetUp(), StarterNamed(starter))
    if game.phase is Phase.SPOTTING:
        tell(game, SpotTold(0))
    while game.phase is Phase.DICTATING:
        tell(game, CardsTold(3))
    tell(game, FacingTold(CLOCKWISE))
    return game


def with_ring(game: KekfeMarathon, *rows: tuple[int, ...], seat: Seat = ANNA, right: int = 0) -> KekfeMarathon:
    """The same game with these rows, clockwise, and the figure there."""
    game.state = replace(game.state, ring=Ring(rows, seat, right))
    return game


def counted(game: KekfeMarathon, loser: Seat, **totals: int) -> tuple[Event, ...]:
    """Burst one card after the other in the loser's row, and let the others count: their totals in the order asked."""
    while game.phase is Phase.ROLLING:
        events = tell(game, Landed(loser))
    for total in totals.values():
        events = tell(game, Counted(total))
    return events
