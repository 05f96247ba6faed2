"""Games of Purzelbaum that have come to a certain point, and how to tell them more."""

from __future__ import annotations

from reporting import tell

from engines.game import Seat, SetUp, StarterNamed
from engines.purzelbaum import Phase, Purzelbaum
from engines.purzelbaum_messages import Buried, Hit, Missed, SnowLies

ANNA, BEN, CLARA, DORA = Seat(0), Seat(1), Seat(2), Seat(3)


def at_autumn(seats: int, starter: Seat = ANNA, **options: str) -> Purzelbaum:
    """The first turn of autumn."""
    game = Purzelbaum(seats, **options)
    tell(game, SetUp(), StarterNamed(starter))
    return game


def at_burying(seats: int) -> Purzelbaum:
    """Anna's first nut has missed, and nobody has said where it lies."""
    game = at_autumn(seats)
    tell(game, Missed())
    return game


def at_snow(drops: str, seats: int = 3, starter: Seat = ANNA, **options: str) -> Purzelbaum:
    """After all drops of autumn: H for a hit, M for a miss, in the order of play."""
    game = at_autumn(seats, starter, **options)
    for drop in drops.replace(" ", ""):
        tell(game, *([Hit()] if drop == "H" else [Missed(), Buried()]))
    assert game.phase is Phase.SNOW, f"{len(drops.replace(' ', ''))} drops are not sixteen"
    return game


def at_winter(seats: int, misses: int = 5, **options: str) -> Purzelbaum:
    """The first turn of winter, after so many misses and then hits."""
    game = at_autumn(seats, ANNA, **options)
    tell(game, *[Missed(), Buried()] * misses, *[Hit()] * (16 - misses), SnowLies())
    return game
