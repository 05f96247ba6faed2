"""What players report in Knusperhexe, and why it may not be so; the rules are in knusperhexe.py.

A ``sweet`` is what the table calls a tidbit, as prompts/ spells it; "" stands for one that was not told.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from engines.game import Report, Seat

# Setting up


@dataclass(frozen=True)
class SweetNamed(Report):
    """One of the four kinds of tidbits on the cards, before they are laid on the roof."""

    sweet: str


# A turn


@dataclass(frozen=True)
class CardTaken(Report):
    """A card is off the roof, and the roof stands. Implied by what follows."""


@dataclass(frozen=True)
class LastCardTaken(Report):
    """The card that was taken was the last one on the roof."""


@dataclass(frozen=True)
class Kept(Report):
    """The tidbit differs from the one on top of the pile."""


@dataclass(frozen=True)
class SameAgain(Report):
    """The tidbit is the one on top of the pile: the card has to go back."""


@dataclass(frozen=True)
class SweetSeen(Report):
    """The tidbit on the card that was taken."""

    sweet: str


@dataclass(frozen=True)
class PutBack(Report):
    """The card lies on the roof again, and the roof stands."""


# Something fell


@dataclass(frozen=True)
class SomethingFell(Report):
    """A card or more fell; whether that is a collapse is still to be said."""


@dataclass(frozen=True)
class OnlySlipped(Report):
    """The roof still stands; what slipped is laid back."""


@dataclass(frozen=True)
class TwoCameOff(Report):
    """Two cards came off the roof at once, and it stands."""


@dataclass(frozen=True)
class Collapsed(Report):
    """The roof is down."""


@dataclass(frozen=True)
class BlameTaken(Report):
    """It was the player whose turn it is."""


@dataclass(frozen=True)
class BlameDenied(Report):
    """It was somebody else."""


@dataclass(frozen=True)
class Blamed(Report):
    """Who brought the roof down."""

    seat: Seat


@dataclass(frozen=True)
class FellByItself(Report):
    """Nobody brought the roof down."""


# The end of a round


@dataclass(frozen=True)
class SugarSticks(Report):
    """How many sugar sticks the player who was asked has on the cards of their pile."""

    sticks: int


@dataclass(frozen=True)
class SticksEqual(Report):
    """All who were to count have equally many sugar sticks."""


@dataclass(frozen=True)
class PileCounted(Report):
    """A player has counted their pile, and the record is to be put right by it."""

    seat: Seat
    cards: int


class Impossible(Enum):
    """Why a report breaks the counts or asks for what nobody told."""

    FIRST_CARD = "first_card"
    FOUR_SWEETS = "four_sweets"
    SWEET_IS_KNOWN = "sweet_is_known"
    NOT_YOUR_SWEET = "not_your_sweet"
    ROOF_NOT_EMPTY = "roof_not_empty"
    ONE_CARD_LEFT = "one_card_left"
    COUNTS_FOR_TAKER = "counts_for_taker"
    TOO_MANY_CARDS = "too_many_cards"
    TOO_MANY_STICKS = "too_many_sticks"
    NOT_FELT = "not_felt"
    NO_SWEETS_TOLD = "no_sweets_told"
