"""What players report in Knusperhexe, what follows from it, and why it may not be so; the rules are in knusperhexe.py.

A ``sweet`` is what the table calls a tidbit, as prompts/ spells it; "" stands for one that was not told.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, StrEnum
from typing import ClassVar

from engines.game import (
    Event,
    Report,
    Row,
    Seat,
    TurnBegan,
)


class Deed(StrEnum):
    """What a player is praised for at the end."""

    NIMBLE = "nimble"
    MOST_CARDS = "most_cards"
    STEADY = "steady"
    SWEET = "sweet"
    BRAVE = "brave"


# Reports: setting up


@dataclass(frozen=True)
class SweetNamed(Report):
    """One of the four kinds of tidbits on the cards, before they are laid on the roof."""

    sweet: str


# Reports: a turn


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


# Reports: something fell


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


# Reports: the end of a round


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


# Events: setting up


@dataclass(frozen=True)
class SweetIsKnown(Event):
    """A kind of tidbit is known; ``known`` is how many are."""

    sweet: str
    known: int


@dataclass(frozen=True)
class RoofIsReady(Event):
    """The roof is built."""


@dataclass(frozen=True)
class YoungestBegins(Event):
    """The table could not agree, so the youngest player starts."""


@dataclass(frozen=True)
class StarterIsKnown(Event):
    """Who begins is settled."""

    seat: Seat


# Events: a turn


@dataclass(frozen=True)
class TakingTurn(TurnBegan):
    """A player takes a card off the roof."""


@dataclass(frozen=True)
class CardIsTaken(Event):
    """A player has a card in hand and the roof stands."""

    seat: Seat


@dataclass(frozen=True)
class CardKept(Event):
    """A player keeps the card; ``cards`` is what lies before them now."""

    mood: ClassVar[str] = "cheer"
    seat: Seat
    cards: int


@dataclass(frozen=True)
class SweetKept(Event):
    """A player keeps the card with this tidbit: seen by all while it is on top, and for memory once it is covered."""

    mood: ClassVar[str] = "cheer"
    fleeting: ClassVar[bool] = True
    seat: Seat
    cards: int
    sweet: str


@dataclass(frozen=True)
class SweetInHand(Event):
    """A tidbit was named, and what is on top of the player's pile was never told, so the table compares."""

    fleeting: ClassVar[bool] = True
    seat: Seat
    sweet: str


@dataclass(frozen=True)
class SameSweet(Event):
    """The tidbit is the same as on top: the card goes back, cookie side up."""

    mood: ClassVar[str] = "comfort"
    seat: Seat


@dataclass(frozen=True)
class SweetGoesBack(Event):
    """The card with this tidbit goes back: which one it was is for memory."""

    mood: ClassVar[str] = "comfort"
    fleeting: ClassVar[bool] = True
    seat: Seat
    sweet: str


@dataclass(frozen=True)
class LastCardGoesBack(Event):
    """The last card has to go back, so it has not been taken off and the round goes on."""


@dataclass(frozen=True)
class CardIsBack(Event):
    """The card lies on the roof again and the roof stands."""

    seat: Seat


# Events: something fell


@dataclass(frozen=True)
class CollapseDoubted(Event):
    """Something fell, and the table is asked whether the roof is down."""


@dataclass(frozen=True)
class SlipMended(Event):
    """What slipped is laid back on the roof, and the turn goes on."""


@dataclass(frozen=True)
class TwoCards(Event):
    """Two cards came off; ``way`` is the house rule for it."""

    way: str


@dataclass(frozen=True)
class Crash(Event):
    """The roof is down, the table says; who it was is asked."""


@dataclass(frozen=True)
class NotTheTaker(Event):
    """It was not the player whose turn it is."""

    seat: Seat


@dataclass(frozen=True)
class RebuildAndGoOn(Event):
    """The fall does not count: ``cards`` are laid on the roof again and the round goes on."""

    cards: int


@dataclass(frozen=True)
class RoofCollapsed(Event):
    """A player brought the roof down and cannot win this round."""

    seat: Seat


# Events: the end of a round


@dataclass(frozen=True)
class RoofIsEmpty(Event):
    """The last card has been taken off the roof: the round is over."""


@dataclass(frozen=True)
class LastCardForNobody(Event):
    """The last card counts for nobody and the round is over."""


@dataclass(frozen=True)
class Pile(Row):
    """How many cards a player has at the end of a round."""

    seat: Seat
    cards: int


@dataclass(frozen=True)
class PilesCounted(Event):
    """The piles of all who are there, clockwise."""

    rows: tuple[Pile, ...]


@dataclass(frozen=True)
class SticksDecide(Event):
    """These players have equally many cards, so sugar sticks decide."""

    seats: tuple[Seat, ...]
    cards: int


@dataclass(frozen=True)
class SticksCounted(Event):
    """A player has counted their sugar sticks."""

    seat: Seat
    sticks: int


@dataclass(frozen=True)
class CandyWon(Event):
    """A player gets the candy of the round; ``candies`` is what they have now."""

    mood: ClassVar[str] = "cheer"
    seat: Seat
    candies: int


@dataclass(frozen=True)
class NoCandy(Event):
    """Nobody gets the candy of this round."""


@dataclass(frozen=True)
class PileIsCorrected(Event):
    """The record of a pile was put right."""

    seat: Seat
    cards: int


@dataclass(frozen=True)
class PileLaidAside(Event):
    """The pile of a player who left is laid aside and wins no candy."""

    seat: Seat


@dataclass(frozen=True)
class NextRound(Event):
    """The roof is built again, and a player will begin. The table may choose another."""

    round: int
    seat: Seat


@dataclass(frozen=True)
class NextRoundIsOpen(Event):
    """The roof is built again, and then the house asks anew who begins."""

    round: int


# Events: the end of the game


@dataclass(frozen=True)
class Praised(Event):
    """A true kind thing about a player; ``count`` is how many of it they have."""

    story: ClassVar[bool] = True
    seat: Seat
    deed: Deed
    count: int


@dataclass(frozen=True)
class Won(Event):
    """A player has two candies and wins the game after so many rounds."""

    seat: Seat
    rounds: int


@dataclass(frozen=True)
class Ranked(Row):
    """A player's place at the end: candies, and the cards of all rounds; place 0 is for those who left."""

    place: int
    seat: Seat
    candies: int
    cards: int


@dataclass(frozen=True)
class Ranking(Event):
    """What everybody has at the end, best first."""

    rows: tuple[Ranked, ...]


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
