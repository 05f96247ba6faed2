"""What the host answers in Sauerbaum, from the public facts alone: counts, places, and what surrounds a figure."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from engines import sauerbaum_questions as asked
from engines.game import (
    Answer,
    Place,
    Query,
    Refusal,
    Refused,
    Row,
    RuleAsked,
    RuleTold,
    Score,
    ScoreTold,
    Seat,
    WhatIsLeft,
    ranked,
)
from engines.sauerbaum_board import Direction  # noqa: TC001  the fields of dataclasses are read at run time
from engines.sauerbaum_messages import Deed, Praised, Ranked
from engines.sauerbaum_reports import Impossible

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping, Sequence

    from engines.sauerbaum_board import Board, Spot
    from engines.sauerbaum_questions import Facts


@dataclass(frozen=True)
class InCloud(Answer):
    """So many drops are above the tree."""

    cloud: int


@dataclass(frozen=True)
class InTree(Answer):
    """So many drops lie in the tree above the roots."""

    tree: int


@dataclass(frozen=True)
class RootsNow(Answer):
    """So many root fields carry a drop."""

    root: int
    roots: int


@dataclass(frozen=True)
class Left(Answer):
    """Where all drops are."""

    cloud: int
    tree: int
    root: int
    caught: int


@dataclass(frozen=True)
class Closeness(Answer):
    """So many more drops must be caught, and so many more covered roots lose the game."""

    to_catch: int
    roots_left: int


@dataclass(frozen=True)
class DiceNow(Answer):
    """What is known of the dice of this turn; 0 is not known."""

    blue: int
    first: int
    second: int
    third: int


@dataclass(frozen=True)
class EncircledNow(Answer):
    """Who has no way out."""

    seats: tuple[Seat, ...]


@dataclass(frozen=True)
class Neighbour:
    """What lies on a field beside a figure: "drop", "figure" or "empty"; ``is_root``: it belongs to the roots."""

    direction: Direction
    content: str
    is_root: bool


@dataclass(frozen=True)
class Surroundings(Answer):
    """Where a figure stands and what lies around it."""

    seat: Seat
    row: int
    field: int
    neighbours: tuple[Neighbour, ...]


@dataclass(frozen=True)
class FieldContent:
    """What lies on a field of a row."""

    field: int
    content: str


@dataclass(frozen=True)
class RowContents(Answer):
    """What lies on the fields of a row, from the left."""

    row: int
    fields: tuple[FieldContent, ...]


@dataclass(frozen=True)
class Stack(Row):
    """The drops that a player has caught."""

    seat: Seat
    drops: int


BY_HOUSE_RULE: Mapping[str, tuple[str, ...]] = {
    "dice-order": ("dice_order",),
    "must-move": ("moves",),
    "sharing": ("figures",),
    "empty-cloud": ("empty_cloud", "same_drop"),
    "last-root": ("last_root",),
    "rest-of-roll": ("rest_of_roll",),
    "freeing": ("lost_dice",),
    "winning": ("victory",),
    "losing": ("loss",),
    "award": ("award",),
}
"""Rules that the house may change, the weightiest first.

What it has changed is told under the topic and the value of the first house rule that holds.
"""


def answer(facts: Facts, query: Query, active: Seat, changed: Mapping[str, str]) -> Answer | Refusal:
    """The answer to a question, or why there is none. ``changed`` are the house rules with other readings."""
    match query:
        case Score():
            return ScoreTold(tuple(Stack(Seat(seat), drops) for seat, drops in enumerate(facts.captured)))
        case RuleAsked(topic=topic):
            return _rule(topic, changed)
        case asked.WhereToMove():
            return Refusal(Impossible.NO_ADVICE, {})
        case asked.WhatSurrounds() | asked.WhatIsInRow() if facts.board is None:
            return Refusal(Impossible.NO_BOARD, {})
        case asked.WhatSurrounds(seat):
            return _surroundings(facts, active if seat == asked.WHOSE_TURN else seat)
        case asked.WhatIsInRow(row):
            return _row(facts, row)
    return _count(facts, query)


def _rule(topic: str, changed: Mapping[str, str]) -> RuleTold:
    value = next((changed[rule] for rule in BY_HOUSE_RULE.get(topic, ()) if rule in changed), "")
    return RuleTold(f"{topic}-{value.replace('_', '-')}" if value else topic)


def _count(facts: Facts, query: Query) -> Answer | Refusal:
    match query:
        case WhatIsLeft():
            return Left(facts.cloud, facts.tree, facts.root, sum(facts.captured))
        case asked.HowManyInCloud():
            return InCloud(facts.cloud)
        case asked.HowManyInTree():
            return InTree(facts.tree)
        case asked.HowManyRoots():
            return RootsNow(facts.root, facts.roots)
        case asked.HowClose():
            return Closeness(facts.to_catch, max(0, facts.losing - facts.root))
        case asked.WhatDoDiceShow():
            return DiceNow(facts.blue, *dice(facts.greens))
        case asked.WhoIsEncircled():
            return EncircledNow(facts.encircled)
    return Refusal(Refused.NOT_NOW, {"report": query.kind()})


def dice(greens: Sequence[int]) -> tuple[int, int, int]:
    """Three green dice, 0 for each that is not known."""
    first, second, third = (*greens, 0, 0, 0)[:3]
    return first, second, third


def _content(facts: Facts, board: Board, spot: Spot) -> str:
    if spot in facts.figures:
        return "figure"
    return "drop" if spot in board.drops else "empty"


def _surroundings(facts: Facts, seat: Seat) -> Answer | Refusal:
    spot = facts.figures[seat] if seat in range(len(facts.figures)) else None
    if spot is None or facts.board is None:
        return Refusal(Impossible.NO_BOARD, {})
    board = facts.board
    around = tuple(
        Neighbour(where, _content(facts, board, other), board.is_root(other)) for where, other in board.around(spot)
    )
    return Surroundings(seat, spot.row, spot.field, around)


def _row(facts: Facts, row: int) -> Answer | Refusal:
    board = facts.board
    if board is None:
        return Refusal(Impossible.NO_BOARD, {})
    if row not in range(1, len(board.widths) + 1):
        return Refusal(Refused.OUT_OF_RANGE, {"slot": "row", "value": row, "least": 1, "most": len(board.widths)})
    spots = [spot for spot in board.spots if spot.row == row]
    return RowContents(row, tuple(FieldContent(spot.field, _content(facts, board, spot)) for spot in spots))


def places(captured: Sequence[int], away: Collection[Seat]) -> tuple[Place, ...]:
    """Most drops first. Who has left is not ranked; nobody is while one is left."""

    def counts(seat: Seat) -> dict[str, int]:
        return {"drops": captured[seat]}

    sitting = [Seat(seat) for seat in range(len(captured)) if seat not in away]
    there = ranked(sitting, counts, lambda seat: captured[seat])
    if len(sitting) < 2:
        there = tuple(replace(place, place=0) for place in there)
    return (*there, *(Place(0, seat, counts(seat)) for seat in sorted(away)))


def praises(facts: Facts, rows: Sequence[Ranked]) -> tuple[Praised, ...]:
    """One true kind thing about each player who is there, clockwise, and not the same twice while there is another."""
    there = sorted((row for row in rows if row.place), key=lambda row: row.seat)
    most = max(row.drops for row in there)
    best = max(facts.best[row.seat] for row in there)
    praised: dict[Seat, Praised] = {}
    for row in there:
        in_one_turn = facts.best[row.seat]
        true = {
            Deed.MOST_DROPS: row.drops if row.drops == most else 0,
            Deed.BEST_TURN: in_one_turn if in_one_turn == best and best > 1 else 0,
            Deed.OUT_OF_THE_RAIN: int(row.seat in facts.brave),
            Deed.SOME_DROPS: row.drops,
        }
        deeds = [deed for deed, count in true.items() if count] or [Deed.PATIENCE]
        given = {praise.deed for praise in praised.values()}
        deed = next((deed for deed in deeds if deed not in given), deeds[0])
        praised[row.seat] = Praised(row.seat, deed, true.get(deed, 0))
    return tuple(praised.values())
