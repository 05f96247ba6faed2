"""What players report in Purzelbaum, what follows from it, and why it may not be so; the rules are in purzelbaum.py."""

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


class Landing(StrEnum):
    """Where a nut lies that has missed the hole."""

    ON_DISK = "on_disk"
    BETWEEN = "between"
    OUTSIDE = "outside"


class Deed(StrEnum):
    """What a player is praised for at the end."""

    MOST_NUTS = "most_nuts"
    MOST_LEAVES = "most_leaves"
    SOME_NUTS = "some_nuts"
    SOME_LEAVES = "some_leaves"
    PATIENCE = "patience"


@dataclass(frozen=True)
class HoleOpened(Report):
    """A disk has been lifted. Implied by what follows."""


@dataclass(frozen=True)
class Hit(Report):
    """The nut lies in the opened hole."""


@dataclass(frozen=True)
class Missed(Report):
    """The nut lies elsewhere; None leaves open where."""

    landing: Landing | None = None


@dataclass(frozen=True)
class Landed(Report):
    """Where the nut lies that missed."""

    landing: Landing


@dataclass(frozen=True)
class AlsoFell(Report):
    """A second nut has come down with its leaf, where the house does not hang it back (P8).

    ``seat`` is whose turn it fell in, None the one whose turn it is.
    """

    seat: Seat | None = None


@dataclass(frozen=True)
class Declined(Report):
    """The neighbour leaves a nut beside the box to its player, where the house lets them (P2)."""


@dataclass(frozen=True)
class Buried(Report):
    """The nut that missed is under a disk now."""


@dataclass(frozen=True)
class SnowLies(Report):
    """All disks show their white side."""


@dataclass(frozen=True)
class Found(Report):
    """What lay under and on the disk that was lifted in winter."""

    nuts: int = 0
    leaf: bool = False


@dataclass(frozen=True)
class AllGreen(Report):
    """The whole meadow is green again."""


@dataclass(frozen=True)
class MeadowIsReady(Event):
    """The box is set up."""


@dataclass(frozen=True)
class AutumnTurn(TurnBegan):
    """A player opens a hole and drops a nut."""


@dataclass(frozen=True)
class WinterTurn(TurnBegan):
    """A player lifts a white disk."""


@dataclass(frozen=True)
class HoleIsOpen(Event):
    """A player has lifted a disk."""

    seat: Seat


@dataclass(frozen=True)
class NutHit(Event):
    """The nut fell into the hole and its player keeps the leaf; ``leaves`` is what they have now."""

    mood: ClassVar[str] = "cheer"
    seat: Seat
    leaves: int


@dataclass(frozen=True)
class NutMissed(Event):
    """The nut fell elsewhere: the opened hole is closed white side up, with the leaf on it."""

    mood: ClassVar[str] = "comfort"
    seat: Seat


@dataclass(frozen=True)
class NutToBury(Event):
    """Nobody has said where the nut lies: its player buries it, or the left neighbour if it is beside the box.

    ``hole`` and ``beside`` are the house rules about where it goes and what becomes of it beside the box (P3, P2).
    """

    seat: Seat
    neighbour: Seat
    hole: str = "another"
    beside: str = "neighbour"


@dataclass(frozen=True)
class BuryIt(Event):
    """Where the nut lies and so who buries it: seen by all now, and for the players to remember later.

    ``hole`` is the house rule about where it goes (P3).
    """

    fleeting: ClassVar[bool] = True
    seat: Seat
    landing: Landing
    hole: str = "another"


@dataclass(frozen=True)
class NutStaysOut(Event):
    """The nut lies beside the box and is out of the game."""


@dataclass(frozen=True)
class SecondNut(Event):
    """What becomes of a second nut that fell in ``seat``'s turn: ``way`` is the house rule (P8)."""

    seat: Seat
    way: str


@dataclass(frozen=True)
class NutIsBuried(Event):
    """The nut that missed is under a disk, which went back as it was."""


@dataclass(frozen=True)
class WinterCame(Event):
    """The tree is bare: ``disks`` are still green and are turned to white; leaves stay where they lie."""

    disks: int


@dataclass(frozen=True)
class WinterStarterIsKnown(Event):
    """Who has the fewest ``leaves`` begins the winter.

    If several are ``tied``, ``way`` is the house rule that has decided; otherwise it is "fewest". ``may_pass`` tells
    that the house lets them name somebody else (P7).
    """

    seat: Seat
    leaves: int
    tied: bool
    way: str = "fewest"
    may_pass: bool = False


@dataclass(frozen=True)
class NutsFound(Event):
    """A player has dug up nuts, perhaps with a leaf, and the disk stays white."""

    mood: ClassVar[str] = "cheer"
    seat: Seat
    nuts: int
    leaf: bool


@dataclass(frozen=True)
class LeafFound(Event):
    """A player has gathered a leaf and no nut, and the disk turns green."""

    mood: ClassVar[str] = "cheer"
    seat: Seat


@dataclass(frozen=True)
class NothingFound(Event):
    """A player has found nothing, and the disk turns green."""

    mood: ClassVar[str] = "comfort"
    seat: Seat


@dataclass(frozen=True)
class AllFound(Event):
    """No nut and no leaf is left in the meadow while ``disks`` are white: nothing can change any more."""

    disks: int


@dataclass(frozen=True)
class CountsDiffer(Event):
    """The meadow is green although so much was never reported: the table counts its piles once more.

    ``together`` is what they hold if nothing is missing.
    """

    nuts: int
    leaves: int
    together: int


@dataclass(frozen=True)
class SpringCame(Event):
    """The game is over."""


@dataclass(frozen=True)
class Praised(Event):
    """A true kind thing about a player; ``count`` is how many of it they have."""

    story: ClassVar[bool] = True
    seat: Seat
    deed: Deed
    count: int


@dataclass(frozen=True)
class Won(Event):
    """One player has the most."""

    seat: Seat
    leaves: int
    nuts: int
    total: int


@dataclass(frozen=True)
class WonTogether(Event):
    """Several players have the most, with equally many nuts."""

    seats: tuple[Seat, ...]
    leaves: int
    nuts: int
    total: int


@dataclass(frozen=True)
class Ranked(Row):
    """A player's place at the end and what lies before them; place 0 is for those who left."""

    place: int
    seat: Seat
    leaves: int
    nuts: int
    total: int


@dataclass(frozen=True)
class Ranking(Event):
    """What everybody has at the end, best first."""

    rows: tuple[Ranked, ...]


class Impossible(Enum):
    """Why a report breaks the counts or asks for what nobody told."""

    NO_NUT_ON_TREE = "no_nut_on_tree"
    TOO_MANY_NUTS = "too_many_nuts"
    ALL_NUTS_ARE_HERE = "all_nuts_are_here"
    NO_LEAF_LEFT = "no_leaf_left"
    LEAF_ON_EVERY_DISK = "leaf_on_every_disk"
    NOT_ALL_FOUND = "not_all_found"
    NOT_TRACKED = "not_tracked"
