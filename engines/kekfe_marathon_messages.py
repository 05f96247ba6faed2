"""What follows from the reports in Kekfe Marathon; see kekfe_marathon.py.

``box`` says which box is on the table, "cookies" or "balloons", so that the words can follow it.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import ClassVar

from engines.game import Event, Row, Seat, TurnBegan
from engines.kekfe_marathon_reports import Place  # noqa: TC001  the fields of dataclasses are read at run time
from engines.kekfe_marathon_ring import Direction  # noqa: TC001


class Deed(StrEnum):
    """What a player is praised for at the end."""

    RICHEST = "richest"
    MOST_CARDS = "most_cards"
    SOME_CARDS = "some_cards"
    GAVE_ALL = "gave_all"


@dataclass(frozen=True)
class CircleIsReady(Event):
    """The box is set up."""


@dataclass(frozen=True)
class MarathonBegins(Event):
    """The starter puts the card face down in the centre and the figure in its place."""

    seat: Seat
    box: str


@dataclass(frozen=True)
class SpotIsKnown(Event):
    """Where in the starter's row the figure stands."""

    seat: Seat
    left: int
    box: str


@dataclass(frozen=True)
class RowBegan(Event):
    """The cards of this row are told next, ``cards`` of them."""

    seat: Seat
    cards: int


@dataclass(frozen=True)
class CardIsKnown(Event):
    """A card's value, open on the table now and to be remembered once it is turned down; ``left`` follow in its row."""

    fleeting: ClassVar[bool] = True
    value: int
    left: int


@dataclass(frozen=True)
class FigureLooks(Event):
    """Which way the figure looks."""

    direction: Direction
    box: str


@dataclass(frozen=True)
class FigureTurned(Event):
    """The arrow was rolled: the figure looks the other way, and the same player rolls again."""

    direction: Direction
    box: str


@dataclass(frozen=True)
class RollTurn(TurnBegan):
    """A player rolls the die."""


@dataclass(frozen=True)
class RollsFor(Event):
    """The figure stands in a row whose player has gone: the left neighbour rolls for it."""

    seat: Seat
    neighbour: Seat


@dataclass(frozen=True)
class StepsAreFree(Event):
    """A player may choose how far to go."""

    seat: Seat


@dataclass(frozen=True)
class FigureMoves(Event):
    """The figure goes so many cards forward."""

    steps: int
    box: str


@dataclass(frozen=True)
class FigureStays(Event):
    """A house rule: whoever may choose lets the figure stay. No card goes, and the same player rolls again."""

    box: str


@dataclass(frozen=True)
class SomethingBurst(Event):
    """A card is gone, and whose it was has to be told."""

    box: str


@dataclass(frozen=True)
class CardBurst(Event):
    """The card is turned down in the centre; ``cards`` are left in its row, and the figure stands there now."""

    seat: Seat
    cards: int
    box: str


@dataclass(frozen=True)
class BurstWas(Event):
    """What the card was worth that is turned down now: seen by all, and for the players to remember."""

    fleeting: ClassVar[bool] = True
    value: int


@dataclass(frozen=True)
class FigureStands(Event):
    """The table and the host agree on whose row the figure stands in."""

    seat: Seat
    box: str


@dataclass(frozen=True)
class CardOffered(Event):
    """A house rule: a player may take a card from the centre, or leave it there."""

    seat: Seat


@dataclass(frozen=True)
class CardTaken(Event):
    """A player takes a card from the centre; ``cards`` is what the row has then, ``centre`` what is left there."""

    mood: ClassVar[str] = "cheer"
    seat: Seat
    cards: int
    centre: int


@dataclass(frozen=True)
class CardToLay(Event):
    """A house rule: a player takes a card from the centre and may lay it anywhere; ``centre`` is what is left there."""

    seat: Seat
    centre: int


@dataclass(frozen=True)
class CardGoesTo(Event):
    """In whose row the card from the centre lies, and how many cards that row has now."""

    seat: Seat
    cards: int


@dataclass(frozen=True)
class DrawnIs(Event):
    """What the card from the centre is worth: open now, and to be remembered once it is turned down again."""

    fleeting: ClassVar[bool] = True
    value: int


@dataclass(frozen=True)
class CardIsLaid(Event):
    """Where the card from the centre lies."""

    seat: Seat
    place: Place
    box: str


@dataclass(frozen=True)
class CardIsLaidAfter(Event):
    """The card from the centre lies with so many others to its left."""

    seat: Seat
    cards: int


@dataclass(frozen=True)
class CardIsLaidBetween(Event):
    """The card from the centre lies between two others."""

    fleeting: ClassVar[bool] = True
    low: int
    high: int


@dataclass(frozen=True)
class RollsAgain(Event):
    """The same player goes on after an "arrow" or a card that was "left", or by the house rule of the empty centre."""

    way: str


@dataclass(frozen=True)
class RowIsEmpty(Event):
    """Somebody's last card is gone: the game is over."""

    mood: ClassVar[str] = "comfort"
    seat: Seat
    box: str


@dataclass(frozen=True)
class CountingBegan(Event):
    """Everybody else counts what is left on their cards."""

    box: str


@dataclass(frozen=True)
class TotalIsKnown(Event):
    """What a player has left."""

    seat: Seat
    total: int
    box: str


@dataclass(frozen=True)
class Praised(Event):
    """A true kind thing about a player; ``count`` is how many cards they have left."""

    story: ClassVar[bool] = True
    seat: Seat
    deed: Deed
    count: int
    box: str


@dataclass(frozen=True)
class Won(Event):
    """One player has the most. ``unit`` says what of: "values", "cards" or "games"."""

    seat: Seat
    total: int
    unit: str
    box: str


@dataclass(frozen=True)
class WonTogether(Event):
    """Several players have equally much, and nobody has more."""

    seats: tuple[Seat, ...]
    total: int
    unit: str
    box: str


@dataclass(frozen=True)
class NobodyWon(Event):
    """Several players have the most, and by the house rule a tie has no winner."""

    seats: tuple[Seat, ...]
    total: int
    unit: str
    box: str


@dataclass(frozen=True)
class RunnerRanked(Row):
    """A player's place at the end, the cards left and what counts; place 0 is for those who left."""

    place: int
    seat: Seat
    cards: int
    total: int


@dataclass(frozen=True)
class Ranking(Event):
    """What everybody has at the end, best first."""

    rows: tuple[RunnerRanked, ...]


@dataclass(frozen=True)
class GamePoints(Row):
    """What a player has from the games of a marathon so far."""

    seat: Seat
    points: int


@dataclass(frozen=True)
class GameEnded(Event):
    """One game of several is over, and what everybody has so far."""

    game: int
    games: int
    rows: tuple[GamePoints, ...]
