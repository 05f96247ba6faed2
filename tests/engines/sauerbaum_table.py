"""Games of Sauerbaum that have come to a certain point, and walks to what chance seldom shows."""

from __future__ import annotations

from reporting import tell

from engines.game import Event, Report, Seat, SeatLeft, SeatReturned, SetUp, StarterNamed
from engines.sauerbaum import Phase, Sauerbaum
from engines.sauerbaum_reports import (
    Agreed,
    Captured,
    DropChosen,
    DropsChosen,
    MovedTo,
    MovesOver,
    Rolled,
    RootReached,
    RootsCovered,
    RowAdded,
    RowsComplete,
    WinDeclared,
)

ANNA, BEN, CLARA, DORA = Seat(0), Seat(1), Seat(2), Seat(3)

FOUR = Rolled(4, 2, 3, 5)
"""A whole roll: four drops, and moves of two, three and five fields."""

SIX = Rolled(6, 1, 1, 1)


def has(kind: type[Event], events: tuple[Event, ...]) -> bool:
    """Whether an event of this kind is among them."""
    return any(isinstance(event, kind) for event in events)


BEGINNING: tuple[Report, ...] = (SetUp(), DropsChosen(40), StarterNamed(ANNA))


def in_the_rain(seats: int = 3, drops: int = 40, starter: Seat = ANNA, **options: str) -> Sauerbaum:
    """The first turn."""
    game = Sauerbaum(seats, **options)
    tell(game, SetUp(), DropsChosen(drops), StarterNamed(starter))
    assert game.phase is Phase.ROLLING
    return game


def on_rows(*widths: int, drops: int = 40, seats: int = 3, **options: str) -> Sauerbaum:
    """The first turn at a table that has dictated its rows; seven root fields come after them."""
    game = Sauerbaum(seats, board="rows", **options)
    tell(game, SetUp(), DropsChosen(drops), *map(RowAdded, widths), RowsComplete(), StarterNamed(ANNA))
    assert game.phase is Phase.ROLLING
    return game


def clear_sky(caught: int = 0, **options: str) -> Sauerbaum:
    """Twelve drops, the cloud has just run out in Clara's turn, no root is covered. Anna has caught ``caught``."""
    game = in_the_rain(3, 12, ANNA, **options)
    tell(game, FOUR, Captured(caught), FOUR, Captured(0), Rolled(3, 1, 1, 1), RootsCovered(0))
    assert (game.phase, game.state.cloud) == (Phase.MOVING, 0)
    return game


ROWS: tuple[Report, ...] = (
    SetUp(), DropsChosen(12), RowAdded(4), RowAdded(5), RowAdded(6), RowsComplete(), StarterNamed(ANNA),
)  # fmt: skip
TWELVE: tuple[Report, ...] = (SetUp(), DropsChosen(12), StarterNamed(ANNA))
NEARLY_DRY: tuple[Report, ...] = (
    *TWELVE, FOUR, Captured(2), FOUR, Captured(2), Rolled(3, 1, 1, 1), RootsCovered(0), Captured(0),
)  # fmt: skip

ONE_ROW: tuple[Report, ...] = (
    SetUp(), DropsChosen(12), RowAdded(2), RowsComplete(), StarterNamed(ANNA),
    Rolled(1, 1, 1, 1), MovedTo(1, 2), MovesOver(), SIX,
)  # fmt: skip

ONE_ROW_OF_TWO: tuple[Report, ...] = (
    SetUp(), DropsChosen(40), RowAdded(2), RowsComplete(), StarterNamed(ANNA), SIX,
)  # fmt: skip
LAST_ROOT: tuple[Report, ...] = (
    *ONE_ROW_OF_TWO, MovedTo(1, 1), MovesOver(), Rolled(1, 1, 1, 1), MovedTo(1, 2), MovesOver(), Rolled(1, 1, 1, 1),
)  # fmt: skip
"""Only the root field on which Clara's figure stands is open, in her turn."""

ONE_WIDE_ROW: tuple[Report, ...] = (
    SetUp(), DropsChosen(12), RowAdded(12), RowsComplete(), StarterNamed(ANNA),
    SIX, MovedTo(1, 1), MovesOver(), Rolled(5, 1, 1, 1), MovesOver(), SIX,
)  # fmt: skip
"""The cloud is empty, and the first root field is open."""

WALKS: tuple[tuple[int, dict[str, str], tuple[Report, ...]], ...] = (
    (3, {"board": "rows"}, (*ROWS, SIX, MovesOver(), SIX, MovesOver(), SIX, MovedTo(3, 6))),
    (3, {"board": "rows"}, ONE_ROW),
    (3, {"board": "rows", "empty_cloud": "chosen_drop"}, (*ONE_WIDE_ROW, DropChosen(1, 2))),
    (3, {"board": "rows", "last_root": "must_leave"}, LAST_ROOT),
    (3, {"board": "rows", "last_root": "lost"}, ONE_ROW_OF_TWO),
    (3, {"rest_of_roll": "lost"}, (*TWELVE, SIX, Captured(0), SIX)),
    (3, {"victory": "last_drop"}, (*NEARLY_DRY, FOUR, RootsCovered(0), Captured(2))),
    (3, {"award": "nobody"}, (*NEARLY_DRY, WinDeclared(), Agreed())),
    (3, {}, (*NEARLY_DRY, WinDeclared(), Agreed())),
    (3, {"loss": "first_root"}, (*TWELVE, SIX, Captured(0), SIX, RootReached())),
    (3, {}, (*BEGINNING, SeatLeft(BEN), SeatLeft(CLARA), SeatReturned(BEN))),
    (3, {}, (*TWELVE, Rolled(first=2), Rolled(blue=4, first=3))),
)
"""Seats, house rules and reports that lead to what random games seldom show."""
