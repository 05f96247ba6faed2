"""What players report in Sauerbaum, and why it may not be so; the rules are in sauerbaum.py."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from engines.game import (
    Report,
    Seat,
)


@dataclass(frozen=True)
class DropsChosen(Report):
    """So many raindrops are in the game, the one on the uppermost field among them."""

    drops: int


@dataclass(frozen=True)
class RootFieldsCounted(Report):
    """The tree on the table has so many root fields."""

    fields: int


@dataclass(frozen=True)
class RowAdded(Report):
    """The next row of the board from the top has so many fields. The roots are no such row."""

    fields: int


@dataclass(frozen=True)
class RowsComplete(Report):
    """All rows above the roots are told."""


@dataclass(frozen=True)
class Rolled(Report):
    """What dice show: all four, or those that were told. Green ones that come later are added to those before."""

    blue: int | None = None
    first: int | None = None
    second: int | None = None
    third: int | None = None

    @property
    def greens(self) -> tuple[int, ...]:
        """The green dice that were told."""
        return tuple(green for green in (self.first, self.second, self.third) if green is not None)


@dataclass(frozen=True)
class RainDone(Report):
    """The drops of this roll lie in the tree. Implied by what follows."""

    drops: int | None = None


@dataclass(frozen=True)
class DropChosen(Report):
    """The drop on this field is the next to move down: row from the top, field from the left."""

    row: int
    field: int


@dataclass(frozen=True)
class CloudCounted(Report):
    """So many drops are left above the tree."""

    drops: int


@dataclass(frozen=True)
class RootsCovered(Report):
    """So many root fields carry a drop."""

    fields: int


@dataclass(frozen=True)
class RootReached(Report):
    """One more root field carries a drop."""


@dataclass(frozen=True)
class RootsFull(Report):
    """The roots are lost, somebody says."""


@dataclass(frozen=True)
class Captured(Report):
    """The three moves are made, and so many drops were taken."""

    drops: int


@dataclass(frozen=True)
class Blocked(Report):
    """The player whose turn it is cannot use any die."""


@dataclass(frozen=True)
class DieLost(Report):
    """A green die cannot be used."""

    die: int


@dataclass(frozen=True)
class MovedTo(Report):
    """The figure has moved and stands on this field: row from the top, field from the left."""

    row: int
    field: int


@dataclass(frozen=True)
class MovesOver(Report):
    """No more moves in this turn."""


@dataclass(frozen=True)
class Encircled(Report):
    """A player has no way out."""

    seat: Seat


@dataclass(frozen=True)
class Freed(Report):
    """A player who was encircled has a way out."""

    seat: Seat


@dataclass(frozen=True)
class Recounted(Report):
    """A player has counted their stack once more."""

    seat: Seat
    drops: int


@dataclass(frozen=True)
class WinDeclared(Report):
    """Somebody says that the tree is saved."""


@dataclass(frozen=True)
class Agreed(Report):
    """Everybody agrees to what somebody has said of the end."""


@dataclass(frozen=True)
class Disagreed(Report):
    """Not everybody agrees, and the game goes on."""


class Impossible(Enum):
    """Why a report breaks the counts, or a question has no answer."""

    TOO_MANY_FOR_BOX = "too_many_for_box"
    NOT_ON_A_DIE = "not_on_a_die"
    TOO_MANY_GREENS = "too_many_greens"
    NOT_ROLLED = "not_rolled"
    ALREADY_ROLLED = "already_rolled"
    ROOTS_FIRST = "roots_first"
    DROPS_FIRST = "drops_first"
    NO_DROP_THERE = "no_drop_there"
    DROP_STAYS = "drop_stays"
    BLUE_SHOWED = "blue_showed"
    TOO_MANY_DROPS = "too_many_drops"
    NOT_THAT_DIE = "not_that_die"
    CLOUD_TOO_FULL = "cloud_too_full"
    ROOTS_STAY_COVERED = "roots_stay_covered"
    TOO_MANY_ROOTS = "too_many_roots"
    STACK_TOO_HIGH = "stack_too_high"
    NOTHING_CAUGHT = "nothing_caught"
    NOT_ALL_TAKEN = "not_all_taken"
    CANNOT_BE_LOST = "cannot_be_lost"
    IS_ENCIRCLED = "is_encircled"
    NOT_ENCIRCLED = "not_encircled"
    NO_SUCH_FIELD = "no_such_field"
    FIELD_TAKEN = "field_taken"
    DROP_IN_ROOTS = "drop_in_roots"
    MUST_LEAVE_ROOT = "must_leave_root"
    BOARD_IS_KNOWN = "board_is_known"
    NO_BOARD = "no_board"
    NO_ADVICE = "no_advice"
