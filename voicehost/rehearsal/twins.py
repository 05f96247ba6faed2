"""Pairs of boxes that look alike to a sighted player and hide different things: what a host says must not differ.

Both are played with the same hands. Between two turns all that can be seen is equal; which holes the missed nuts are in
differs. In winter only disks are lifted below which both hide the same, so the likeness lasts to the end of the pair.
"""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

from voicehost.rehearsal.purzelbaum import HOLES, MISSES, Landing, PurzelbaumBox, Stage

if TYPE_CHECKING:
    from collections.abc import Iterator

    from voicehost.rehearsal.box import Happening

ELSEWHERE = 0.4
"""How often a missed nut is buried in two different holes."""


def twins(seed: int, players: int) -> Iterator[tuple[PurzelbaumBox, PurzelbaumBox, Happening, Happening]]:
    """Two boxes after each turn, and what happened in each: as long as they can go on looking alike."""
    rng = random.Random(seed)  # noqa: S311  seeded on purpose
    one = PurzelbaumBox(players, random.Random(seed), {})  # noqa: S311
    other = PurzelbaumBox(players, random.Random(seed), {})  # noqa: S311
    yield one, other, one.act(), other.act()
    while one.stage is Stage.AUTUMN:
        yield one, other, *_drop_alike(one, other, rng)
    yield one, other, one.act(), other.act()
    while alike := _holes_alike(one, other):
        lifted = rng.choice(alike)
        yield one, other, one.dig(lifted), other.dig(lifted)


def _drop_alike(one: PurzelbaumBox, other: PurzelbaumBox, rng: random.Random) -> tuple[Happening, Happening]:
    lifted, landing, hole = one.random_drop()
    if landing is Landing.IN_THE_HOLE or rng.random() > ELSEWHERE:
        return one.drop(lifted, landing, hole), other.drop(lifted, landing, hole)
    elsewhere = rng.choice([i for i in range(HOLES) if i not in {lifted, hole}])
    return one.drop(lifted, landing, hole), other.drop(lifted, rng.choice(MISSES), elsewhere)


def _holes_alike(one: PurzelbaumBox, other: PurzelbaumBox) -> list[int]:
    return [
        i
        for i, (mine, theirs) in enumerate(zip(one.meadow, other.meadow, strict=True))
        if not mine.is_green and mine.nuts == theirs.nuts
    ]
