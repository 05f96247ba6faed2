"""What the host tells of a game of Sauerbaum; what players report is in sauerbaum_reports.py."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import ClassVar

from engines.game import Event, Row, Seat, TurnBegan
from engines.sauerbaum_board import Slide, Spot  # noqa: TC001  the fields of dataclasses are read at run time


class Deed(StrEnum):
    """What a player is praised for at the end."""

    MOST_DROPS = "most_drops"
    BEST_TURN = "best_turn"
    OUT_OF_THE_RAIN = "out_of_the_rain"
    SOME_DROPS = "some_drops"
    PATIENCE = "patience"


@dataclass(frozen=True)
class TreeIsReady(Event):
    """The box is set up."""


@dataclass(frozen=True)
class DropsAreChosen(Event):
    """So many drops are in the game, and all but one of them in the cloud."""

    drops: int
    cloud: int


@dataclass(frozen=True)
class RootFieldsAreKnown(Event):
    """The tree has so many root fields."""

    fields: int


@dataclass(frozen=True)
class RowIsKnown(Event):
    """A row of the board has so many fields."""

    row: int
    fields: int


@dataclass(frozen=True)
class BoardIsKnown(Event):
    """The board is dictated; the roots are its last row."""

    rows: int
    roots: int


@dataclass(frozen=True)
class RollTurn(TurnBegan):
    """A player rolls all four dice."""


@dataclass(frozen=True)
class DiceSoFar(Event):
    """What was told of the dice; 0 is a die that is still missing."""

    seat: Seat
    blue: int
    first: int
    second: int
    third: int


@dataclass(frozen=True)
class DiceRolled(Event):
    """What all four dice show."""

    seat: Seat
    blue: int
    first: int
    second: int
    third: int


@dataclass(frozen=True)
class RainFell(Event):
    """Drops fall from the cloud on the first empty fields; ``cloud`` are left there."""

    drops: int
    cloud: int


@dataclass(frozen=True)
class DropsSlide(Event):
    """The cloud is empty: so many times a drop moves down, in the ``way`` of the house rule for an empty cloud."""

    drops: int
    way: str


@dataclass(frozen=True)
class RowSlides(Event):
    """The cloud is empty, and by a house rule the uppermost row with drops moves down as a whole."""


@dataclass(frozen=True)
class DropsToChoose(Event):
    """The cloud is empty, and by a house rule the table says which drops move, one after the other."""

    drops: int


@dataclass(frozen=True)
class RestIsLost(Event):
    """The cloud ran out in the middle of a roll, and the house lets the rest of the roll be."""

    drops: int


@dataclass(frozen=True)
class DropsLanded(Event):
    """Where drops from the cloud lie now."""

    spots: tuple[Spot, ...]


@dataclass(frozen=True)
class DropsSlid(Event):
    """Which drops moved, one after the other, and whereto."""

    slides: tuple[Slide, ...]


@dataclass(frozen=True)
class NoRoomForRain(Event):
    """No field is empty for the rain: it stays where it is."""


@dataclass(frozen=True)
class LastRootIsHeld(Event):
    """A house rule: a drop finds no empty field since figures stand in the last open roots, and the tree is lost."""


@dataclass(frozen=True)
class MustLeaveRoot(Event):
    """A house rule: a figure stands on the last open root field, and its next move leads away."""

    seat: Seat


@dataclass(frozen=True)
class LastRootIsOpen(Event):
    """One root field is open, and a house rule ``way`` says what becomes of a figure that stands there."""

    way: str


@dataclass(frozen=True)
class RainLies(Event):
    """The drops of the roll lie in the tree."""

    drops: int


@dataclass(frozen=True)
class CloudAgrees(Event):
    """The table counts as many drops above the tree as the host."""

    cloud: int


@dataclass(frozen=True)
class CloudIsCorrected(Event):
    """The table has counted the cloud, and the record follows."""

    cloud: int
    tree: int


@dataclass(frozen=True)
class RootsAreCovered(Event):
    """So many root fields carry a drop; ``left`` more and the tree is lost."""

    root: int
    left: int


@dataclass(frozen=True)
class DropsCaught(Event):
    """A player has taken drops in this turn, or one in this move; ``total`` lie in their stack."""

    mood: ClassVar[str] = "cheer"
    seat: Seat
    drops: int
    total: int


@dataclass(frozen=True)
class NothingCaught(Event):
    """A player has moved and taken no drop."""

    mood: ClassVar[str] = "comfort"
    seat: Seat


@dataclass(frozen=True)
class FigureStands(Event):
    """A figure has moved to this field; ``left`` green dice remain."""

    seat: Seat
    row: int
    field: int
    left: int


@dataclass(frozen=True)
class MovesAreOver(Event):
    """A player makes no more moves, and has caught so many drops in this turn."""

    seat: Seat
    drops: int


@dataclass(frozen=True)
class DieIsLost(Event):
    """A green die cannot be used; ``left`` others remain."""

    die: int
    left: int


@dataclass(frozen=True)
class IsBlocked(Event):
    """A player cannot move: the dice are lost, and the others may free a way."""

    seat: Seat


@dataclass(frozen=True)
class LostDiceRain(Event):
    """A house rule: the dice that cannot be used rain as well."""

    drops: int


@dataclass(frozen=True)
class IsEncircled(Event):
    """A player has no way out of the rain."""

    seat: Seat


@dataclass(frozen=True)
class IsFree(Event):
    """A player who was encircled can move again."""

    seat: Seat


@dataclass(frozen=True)
class StackIsCorrected(Event):
    """A stack was counted once more, and the record follows; ``tree`` drops then lie in the tree."""

    seat: Seat
    drops: int
    tree: int


@dataclass(frozen=True)
class CannotBeLost(Event):
    """The ``left`` drops outside the stacks can no longer cover enough roots; the house plays on."""

    left: int


@dataclass(frozen=True)
class EndClaimed(Event):
    """Somebody says that the tree is saved or lost ("won", "lost"); ``left`` drops are outside the stacks."""

    claim: str
    left: int


@dataclass(frozen=True)
class NotAgreed(Event):
    """The game goes on."""


@dataclass(frozen=True)
class TreeSaved(Event):
    """All have won together; so many drops were caught."""

    caught: int


@dataclass(frozen=True)
class TreeLost(Event):
    """All have lost together: so many root fields carry a drop."""

    root: int


@dataclass(frozen=True)
class Praised(Event):
    """A true kind thing about a player; ``count`` is how many of it they have."""

    story: ClassVar[bool] = True
    seat: Seat
    deed: Deed
    count: int


@dataclass(frozen=True)
class AwardGiven(Event):
    """Who has collected the most drops earns the merit award for saving the tree."""

    seat: Seat
    drops: int


@dataclass(frozen=True)
class AwardShared(Event):
    """Several have collected the most drops: they share the award."""

    seats: tuple[Seat, ...]
    drops: int


@dataclass(frozen=True)
class NoAward(Event):
    """Nobody earns the award: equal stacks of ``drops`` where the house gives none, or no drop at all."""

    drops: int


@dataclass(frozen=True)
class Ranked(Row):
    """A player's place by drops at the end; place 0 is for those who left."""

    place: int
    seat: Seat
    drops: int


@dataclass(frozen=True)
class Ranking(Event):
    """What everybody has at the end, most drops first."""

    rows: tuple[Ranked, ...]
