"""What may be asked of a game of Purzelbaum. Answers, ranking and praise are made from the public facts alone."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, ClassVar

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
from engines.purzelbaum_messages import Deed, Impossible, Praised, Ranked

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping, Sequence


@dataclass(frozen=True)
class Facts:
    """What anybody at the table can see or count.

    ``hidden`` counts the nuts in the meadow altogether, ``out`` those that lie beside the box for good.
    """

    drops: int
    tree: int
    green: int
    white: int
    leaves_on_disks: int
    hidden: int
    out: int
    leaves: tuple[int, ...]
    nuts: tuple[int, ...]


@dataclass(frozen=True)
class HowManyOnTree(Query):
    """Ask how many nuts hang on the tree."""


@dataclass(frozen=True)
class HowManyHidden(Query):
    """Ask how many nuts are in the meadow altogether."""


@dataclass(frozen=True)
class HowManyDisks(Query):
    """Ask how many disks are green and how many white."""


@dataclass(frozen=True)
class HowManyLeavesOnDisks(Query):
    """Ask how many leaves lie on the meadow."""


@dataclass(frozen=True)
class WhereIsTheNut(Query):
    """Ask where a nut was buried."""


@dataclass(frozen=True)
class WhatIsInHole(Query):
    """Ask what lies under a disk."""


@dataclass(frozen=True)
class WasItEmpty(Query):
    """Ask whether a hole was empty when it was open."""


@dataclass(frozen=True)
class WhereAreLeaves(Query):
    """Ask which disks carry a leaf."""


@dataclass(frozen=True)
class TwoFell(RuleAsked):
    """Ask what to do when two nuts fell at once."""

    topic: ClassVar[str] = "two-fell"


@dataclass(frozen=True)
class LeafFellOff(RuleAsked):
    """A leaf fell off its branch."""

    topic: ClassVar[str] = "leaf-fell-off"


@dataclass(frozen=True)
class TreeFellOver(RuleAsked):
    """The tree fell over."""

    topic: ClassVar[str] = "tree-fell-over"


@dataclass(frozen=True)
class Stuck(RuleAsked):
    """A nut is stuck on the rim or on its branch."""

    topic: ClassVar[str] = "stuck"


@dataclass(frozen=True)
class DiskSlipped(RuleAsked):
    """A disk slipped and perhaps showed its hole."""

    topic: ClassVar[str] = "disk-slipped"


@dataclass(frozen=True)
class NutLost(RuleAsked):
    """A nut cannot be found in the room."""

    topic: ClassVar[str] = "nut-lost"


@dataclass(frozen=True)
class MayBranchesTurn(RuleAsked):
    """Ask whether a branch may be turned during the game."""

    topic: ClassVar[str] = "branches"


@dataclass(frozen=True)
class OnTree(Answer):
    """So many nuts hang on the tree, each with its leaf."""

    nuts: int


@dataclass(frozen=True)
class Hidden(Answer):
    """So many nuts are in the meadow altogether."""

    nuts: int


@dataclass(frozen=True)
class Disks(Answer):
    """So many disks show each side."""

    green: int
    white: int


@dataclass(frozen=True)
class LeavesOnDisks(Answer):
    """So many leaves lie on the meadow."""

    leaves: int


@dataclass(frozen=True)
class LeftInAutumn(Answer):
    """What hangs on the tree, how many drops are done, and what lies in the meadow."""

    drops: int
    tree: int
    hidden: int
    leaves: int


@dataclass(frozen=True)
class LeftInWinter(Answer):
    """What lies in the meadow and how many disks are white."""

    hidden: int
    leaves: int
    white: int


@dataclass(frozen=True)
class Finds(Row):
    """What lies before one player."""

    seat: Seat
    leaves: int
    nuts: int
    total: int


SECRETS = (WhereIsTheNut, WhatIsInHole, WasItEmpty)
"""What players must remember: refused as long as a nut is hidden."""

QUERIES: tuple[type[Query], ...] = (
    Score,
    WhatIsLeft,
    HowManyOnTree,
    HowManyHidden,
    HowManyDisks,
    HowManyLeavesOnDisks,
    WhereAreLeaves,
    *SECRETS,
    TwoFell,
    LeafFellOff,
    TreeFellOver,
    Stuck,
    DiskSlipped,
    NutLost,
    MayBranchesTurn,
)


def finds(facts: Facts) -> tuple[Finds, ...]:
    """What lies before each player, clockwise."""
    pairs = enumerate(zip(facts.leaves, facts.nuts, strict=True))
    return tuple(Finds(Seat(seat), leaves, nuts, leaves + nuts) for seat, (leaves, nuts) in pairs)


TOLD_OTHERWISE = {
    ("branches", "turning_branches", "yes"): "branches-may-turn",
    ("two-fell", "second_nut", "buried"): "second-nut-buried",
    ("two-fell", "second_nut", "kept"): "second-nut-kept",
}
"""The topics that are told otherwise where a house rule has this value (P8, P12)."""


def answer(facts: Facts, options: Mapping[str, str], query: Query) -> Answer | Refusal:
    """The answer to a question by counts and house rules, or why there is none."""
    match query:
        case Score():
            return ScoreTold(finds(facts))
        case RuleAsked(topic=topic):
            otherwise = (TOLD_OTHERWISE.get((topic, *option)) for option in options.items())
            return RuleTold(next(filter(None, otherwise), topic))
        case WhereIsTheNut() | WhatIsInHole() | WasItEmpty():
            return Refusal(Refused.MUST_REMEMBER, {}) if facts.hidden else Hidden(0)
        case WhereAreLeaves() if facts.leaves_on_disks:
            return Refusal(Impossible.NOT_TRACKED, {"leaves": facts.leaves_on_disks})
    return _count(facts, query)


def _count(facts: Facts, query: Query) -> Answer | Refusal:
    match query:
        case WhatIsLeft() if facts.tree:
            return LeftInAutumn(facts.drops, facts.tree, facts.hidden, facts.leaves_on_disks)
        case WhatIsLeft():
            return LeftInWinter(facts.hidden, facts.leaves_on_disks, facts.white)
        case HowManyOnTree():
            return OnTree(facts.tree)
        case HowManyHidden():
            return Hidden(facts.hidden)
        case HowManyDisks():
            return Disks(facts.green, facts.white)
        case HowManyLeavesOnDisks() | WhereAreLeaves():
            return LeavesOnDisks(facts.leaves_on_disks)
    return Refusal(Refused.NOT_NOW, {"report": query.kind()})


def places(facts: Facts, away: Collection[Seat]) -> tuple[Place, ...]:
    """Most leaves and nuts together, then most nuts. Who has left is not ranked; nobody is while one is left."""
    everybody = finds(facts)
    sitting = [row.seat for row in everybody if row.seat not in away]

    def counts(seat: Seat) -> dict[str, int]:
        row = everybody[seat]
        return {"leaves": row.leaves, "nuts": row.nuts, "total": row.total}

    there = ranked(sitting, counts, lambda seat: (everybody[seat].total, everybody[seat].nuts))
    if len(sitting) < 2:
        there = tuple(replace(place, place=0) for place in there)
    return (*there, *(Place(0, seat, counts(seat)) for seat in sorted(away)))


def praises(rows: Sequence[Ranked]) -> tuple[Praised, ...]:
    """One true kind thing about each player who is there, clockwise, and not the same twice while there is another."""
    there = sorted((row for row in rows if row.place), key=lambda row: row.seat)
    most_leaves = max(row.leaves for row in there)
    most_nuts = max(row.nuts for row in there)
    praised: dict[Seat, Praised] = {}
    for row in there:
        true = {
            Deed.MOST_NUTS: row.nuts if row.nuts == most_nuts else 0,
            Deed.MOST_LEAVES: row.leaves if row.leaves == most_leaves else 0,
            Deed.SOME_NUTS: row.nuts,
            Deed.SOME_LEAVES: row.leaves,
        }
        deeds = [deed for deed, count in true.items() if count] or [Deed.PATIENCE]
        given = {praise.deed for praise in praised.values()}
        deed = next((deed for deed in deeds if deed not in given), deeds[0])
        praised[row.seat] = Praised(row.seat, deed, true.get(deed, 0))
    return tuple(praised.values())
