"""What may be asked of a game of Sauerbaum. Nothing is hidden, and no move is ever advised."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from engines.game import Query, RuleAsked, Score, Seat, WhatIsLeft
from engines.sauerbaum_board import Board, Spot  # noqa: TC001  the fields of dataclasses are read at run time

WHOSE_TURN = Seat(-1)
"""Stands for the player whose turn it is, where nobody was named."""


@dataclass(frozen=True)
class Facts:
    """What anybody at the table can see or count.

    ``losing`` covered root fields lose the game, ``to_catch`` more drops end it; ``row`` is the row to dictate next;
    ``seeps`` drops are still to be chosen that move down.
    """

    drops: int
    cloud: int
    tree: int
    root: int
    roots: int
    losing: int
    to_catch: int
    captured: tuple[int, ...]
    best: tuple[int, ...]
    encircled: tuple[Seat, ...]
    brave: tuple[Seat, ...]
    blue: int
    greens: tuple[int, ...]
    missing: int
    moves_left: int
    seeps: int
    claim: str
    row: int
    board: Board | None
    figures: tuple[Spot | None, ...]
    starter: str
    order: str
    mode: str
    victory: str


@dataclass(frozen=True)
class HowManyInCloud(Query):
    """Ask how many drops are above the tree."""


@dataclass(frozen=True)
class HowManyInTree(Query):
    """Ask how many drops lie in the tree."""


@dataclass(frozen=True)
class HowManyRoots(Query):
    """Ask how many root fields are covered."""


@dataclass(frozen=True)
class HowClose(Query):
    """Ask how near victory and loss are."""


@dataclass(frozen=True)
class WhatDoDiceShow(Query):
    """Ask what was rolled."""


@dataclass(frozen=True)
class WhoIsEncircled(Query):
    """Ask who has no way out."""


@dataclass(frozen=True)
class WhatSurrounds(Query):
    """Ask what lies around a figure."""

    seat: Seat = WHOSE_TURN


@dataclass(frozen=True)
class WhatIsInRow(Query):
    """Ask what lies on the fields of a row, from the top."""

    row: int = 1


@dataclass(frozen=True)
class WhereToMove(Query):
    """Ask the host for a move."""


@dataclass(frozen=True)
class MayITurn(RuleAsked):
    """Ask where a figure may change its direction."""

    topic: ClassVar[str] = "turning"


@dataclass(frozen=True)
class MayIJump(RuleAsked):
    """Ask whether a figure may jump over figures or drops."""

    topic: ClassVar[str] = "jumping"


@dataclass(frozen=True)
class WhichDirections(RuleAsked):
    """Ask in which directions a figure may move."""

    topic: ClassVar[str] = "directions"


@dataclass(frozen=True)
class WhichGapFirst(RuleAsked):
    """Ask where drops fall."""

    topic: ClassVar[str] = "gaps"


@dataclass(frozen=True)
class WhenCloudIsEmpty(RuleAsked):
    """Ask what rains when the cloud is empty."""

    topic: ClassVar[str] = "empty-cloud"


@dataclass(frozen=True)
class RainOnFigure(RuleAsked):
    """Ask whether rain falls on a field with a figure."""

    topic: ClassVar[str] = "rain-on-figure"


@dataclass(frozen=True)
class LastRootHeld(RuleAsked):
    """Ask what holds when a figure stands on the last open root field."""

    topic: ClassVar[str] = "last-root"


@dataclass(frozen=True)
class MayITakeFromRoots(RuleAsked):
    """Ask whether a drop in the roots may be taken or landed on."""

    topic: ClassVar[str] = "root-drops"


@dataclass(frozen=True)
class WhichDieFirst(RuleAsked):
    """Ask in which order the green dice are used."""

    topic: ClassVar[str] = "dice-order"


@dataclass(frozen=True)
class MustIMove(RuleAsked):
    """Ask whether a move must be made."""

    topic: ClassVar[str] = "must-move"


@dataclass(frozen=True)
class MustITake(RuleAsked):
    """Ask whether a drop must be taken."""

    topic: ClassVar[str] = "must-take"


@dataclass(frozen=True)
class MayWeShare(RuleAsked):
    """Ask whether two figures may stand on one field."""

    topic: ClassVar[str] = "sharing"


@dataclass(frozen=True)
class HowToFree(RuleAsked):
    """Ask what encircled players and the others can do."""

    topic: ClassVar[str] = "freeing"


@dataclass(frozen=True)
class WhenIsItWon(RuleAsked):
    """Ask when the tree is saved."""

    topic: ClassVar[str] = "winning"


@dataclass(frozen=True)
class WhenIsItLost(RuleAsked):
    """Ask when the tree is lost."""

    topic: ClassVar[str] = "losing"


@dataclass(frozen=True)
class WhoGetsAward(RuleAsked):
    """Ask who earns the merit award."""

    topic: ClassVar[str] = "award"


@dataclass(frozen=True)
class WhenCloudRunsOut(RuleAsked):
    """Ask what becomes of the rest of a roll when the cloud runs out."""

    topic: ClassVar[str] = "rest-of-roll"


@dataclass(frozen=True)
class OneTooMany(RuleAsked):
    """A drop too many or too few was put into the tree."""

    topic: ClassVar[str] = "one-too-many"


@dataclass(frozen=True)
class WrongRow(RuleAsked):
    """A drop lies in the wrong row."""

    topic: ClassVar[str] = "wrong-row"


QUERIES: tuple[type[Query], ...] = (
    Score,
    WhatIsLeft,
    HowManyInCloud,
    HowManyInTree,
    HowManyRoots,
    HowClose,
    WhatDoDiceShow,
    WhoIsEncircled,
    WhatSurrounds,
    WhatIsInRow,
    WhereToMove,
    MayITurn,
    MayIJump,
    WhichDirections,
    WhichGapFirst,
    WhenCloudIsEmpty,
    RainOnFigure,
    LastRootHeld,
    MayITakeFromRoots,
    WhichDieFirst,
    MustIMove,
    MustITake,
    MayWeShare,
    HowToFree,
    WhenIsItWon,
    WhenIsItLost,
    WhoGetsAward,
    WhenCloudRunsOut,
    OneTooMany,
    WrongRow,
)
