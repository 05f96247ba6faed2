"""What players report in Kekfe Marathon, and why it may not be so; see kekfe_marathon.py."""

from __future__ import annotations

from dataclasses import astuple, dataclass
from enum import Enum, StrEnum

from engines.game import Report, Seat
from engines.kekfe_marathon_ring import Direction  # noqa: TC001  the fields of dataclasses are read at run time


class Face(StrEnum):
    """What the die shows, in an order in which two, three and five are the second, third and fifth."""

    ONE_TO_FIVE = "one_to_five"
    TWO = "two"
    THREE = "three"
    ARROW = "arrow"
    FIVE = "five"
    CARD = "card"


class Place(StrEnum):
    """Where in the active row a card is put, as the row's owner sees it."""

    LEFT_OF_FIGURE = "left_of_figure"
    RIGHT_OF_FIGURE = "right_of_figure"
    LEFT_END = "left_end"
    RIGHT_END = "right_end"


@dataclass(frozen=True)
class StarterTied(Report):
    """Several have equally high cards with a symbol, or nobody has one."""


@dataclass(frozen=True)
class SpotTold(Report):
    """So many cards of the starter's row lie to the left of the figure."""

    left: int


@dataclass(frozen=True)
class CardsTold(Report):
    """The values of the next cards in the circle, each row from left to right; 0 is none."""

    first: int
    second: int = 0
    third: int = 0
    fourth: int = 0
    fifth: int = 0
    sixth: int = 0
    seventh: int = 0
    eighth: int = 0

    @property
    def values(self) -> tuple[int, ...]:
        """The cards that were told."""
        return tuple(value for value in astuple(self) if value)


@dataclass(frozen=True)
class FacingTold(Report):
    """Which way the figure looks at the beginning."""

    direction: Direction


@dataclass(frozen=True)
class LooksTo(Report):
    """To whose row the figure looks at the beginning."""

    seat: Seat


@dataclass(frozen=True)
class Rolled(Report):
    """What the die shows."""

    face: Face


@dataclass(frozen=True)
class Stepped(Report):
    """How far a player chose to go. Says as well that the die let them choose."""

    steps: int


@dataclass(frozen=True)
class Popped(Report):
    """A card is gone, and nobody has said yet whose."""


@dataclass(frozen=True)
class Landed(Report):
    """In whose row the card was on which the figure has landed."""

    seat: Seat


@dataclass(frozen=True)
class LastBurst(Report):
    """The figure has landed on the last card of a row."""

    seat: Seat


@dataclass(frozen=True)
class TookCard(Report):
    """A house rule: whoever rolled a card takes one from the centre."""


@dataclass(frozen=True)
class LeftCard(Report):
    """A house rule: whoever rolled a card leaves it in the centre. Says as well that the die showed one."""


@dataclass(frozen=True)
class Drew(Report):
    """What card was taken from the centre, and so that the die showed one. None leaves open where it is put."""

    value: int
    place: Place | None = None


@dataclass(frozen=True)
class LaidInRow(Report):
    """A house rule: in whose row the card from the centre was put."""

    seat: Seat


@dataclass(frozen=True)
class Laid(Report):
    """Where in its row the card from the centre was put."""

    place: Place


@dataclass(frozen=True)
class LaidAfter(Report):
    """The card from the centre was put so that this many others of its row lie to its left."""

    cards: int


@dataclass(frozen=True)
class LaidBetween(Report):
    """The card from the centre was put between two others: their values as two digits, the smaller first."""

    pair: int


@dataclass(frozen=True)
class NoCardLeft(Report):
    """The die showed a card, and the centre is empty."""


@dataclass(frozen=True)
class Counted(Report):
    """What the cards that a player has left come to. None is whoever was asked."""

    total: int
    seat: Seat | None = None


class Impossible(Enum):
    """Why a report breaks the counts or asks for what nobody told."""

    WHICH_WAY = "which_way"
    STANDS_ELSEWHERE = "stands_elsewhere"
    MORE_CARDS_LEFT = "more_cards_left"
    CENTRE_HOLDS = "centre_holds"
    MUST_TAKE = "must_take"
    WHOSE_ROW = "whose_row"
    WHERE_IN_OWN_ROW = "where_in_own_row"
    ONE_TO_FIVE_STEPS = "one_to_five_steps"
    BESIDE_FIGURE = "beside_figure"
    NO_SUCH_PAIR = "no_such_pair"
    NO_SUCH_TOTAL = "no_such_total"
    ANOTHER_COUNTS = "another_counts"
    CARDS_NOT_KNOWN = "cards_not_known"
