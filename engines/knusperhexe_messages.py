"""What follows from the reports in Knusperhexe; the rules are in knusperhexe.py.

A ``sweet`` is what the table calls a tidbit, as prompts/ spells it; "" stands for one that was not told.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import ClassVar

from engines.game import (
    Event,
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


# Setting up


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


# A turn


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


# Something fell


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


# The end of a round


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


# The end of the game


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
