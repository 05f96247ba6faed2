"""Games of Knusperhexe that have come to a certain point, and how to tell them more."""

from __future__ import annotations

from reporting import tell

from engines.game import Event, Report, Seat, SetUp, StarterNamed
from engines.knusperhexe import Knusperhexe, Phase
from engines.knusperhexe_reports import BlameTaken, Collapsed, Kept, PutBack, SweetNamed
from engines.knusperhexe_state import CARDS

ANNA, BEN, CLARA, DORA = Seat(0), Seat(1), Seat(2), Seat(3)

BEGUN: tuple[Report, ...] = (SetUp(), StarterNamed(ANNA))
SWEETS = tuple(SweetNamed(sweet) for sweet in ("two", "on_disk", "peppermint", "gummy-bear"))

WALKS: tuple[tuple[int, dict[str, str], tuple[Report, ...]], ...] = (
    (3, {}, SWEETS[:1]),
    (3, {}, SWEETS),
    (3, {}, (*BEGUN, *[Kept()] * (CARDS - 1), *[PutBack()] * 3)),
    (2, {}, (*BEGUN, *[Kept()] * (CARDS - 1))),
    (3, {"bump": "whose_turn"}, (*BEGUN, *[Kept()] * 3, Collapsed())),
)
"""Seats, house rules and reports that lead to what random games seldom show."""


def at_the_roof(seats: int, starter: Seat = ANNA, **options: str) -> Knusperhexe:
    """The first turn of the first round."""
    game = Knusperhexe(seats, **options)
    tell(game, SetUp(), StarterNamed(starter))
    return game


def after_turns(game: Knusperhexe, turns: str) -> Knusperhexe:
    """After these turns: K for a card that is kept, R for one that is returned."""
    tell(game, *[{"K": Kept(), "R": PutBack()}[turn] for turn in turns.replace(" ", "")])
    return game


def one_card_left(seats: int, **options: str) -> Knusperhexe:
    """All cards but one are kept, in the order of play from Anna on."""
    game = after_turns(at_the_roof(seats, ANNA, **options), "K" * (CARDS - 1))
    assert (game.facts().roof, game.phase) == (1, Phase.TAKING)
    return game


def fall(game: Knusperhexe) -> tuple[Event, ...]:
    """The player whose turn it is brings the roof down."""
    return tell(game, Collapsed(), BlameTaken())
