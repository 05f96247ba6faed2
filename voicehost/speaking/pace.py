"""How fast the host speaks, in words a minute. Sources of the numbers: research on listening, by age and practice."""

from __future__ import annotations

CHILD = 115
"""Children understand 2.6 and 3.4 syllables a second best, the slowest of five rates (Berry and Erickson 1973)."""

ADULT = 160
"""Adults find 150 to 200 most comfortable with synthetic speech (Sutton and others 1995)."""

SLOWEST = 80
FASTEST = 400
"""Practised blind listeners reach about 300, the quickest more (Bragg and others 2021)."""

STEP = 1.15
"""One step faster or slower: 15 %, the least that is clearly noticed."""


def within_range(words_per_minute: int) -> int:
    """The nearest pace that the host can speak at."""
    return min(max(words_per_minute, SLOWEST), FASTEST)


def faster(words_per_minute: int) -> int:
    """One step faster, up to the fastest."""
    return within_range(round(words_per_minute * STEP))


def slower(words_per_minute: int) -> int:
    """One step slower, down to the slowest."""
    return within_range(round(words_per_minute / STEP))
