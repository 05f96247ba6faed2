"""How fast the host speaks, in words a minute, and what an engine must be set to for it."""

from __future__ import annotations

from bisect import bisect_left
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

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


@dataclass(frozen=True)
class Setting:
    """What an engine is set to: its rate, and espeak's gap between words in its own unit."""

    rate: int
    word_gap: int = 0


def setting(engine: str, language: str, words_per_minute: int) -> Setting:
    """What makes ``engine`` really speak ``language`` at this pace. An engine that was not measured is believed."""
    measured = _measured().get(engine)
    if measured is None:
        return Setting(words_per_minute)
    real = measured.get(language.split("-", maxsplit=1)[0], measured["other"])
    if words_per_minute >= real[0]:
        return Setting(_interpolated(words_per_minute, real, measured["setting"]))
    missing = 60 / words_per_minute - 60 / real[0]
    return Setting(measured["setting"][0], max(0, round((missing - measured["first_gap"]) / measured["gap"] + 1)))


def _interpolated(value: int, known: list[int], wanted: list[int]) -> int:
    """What belongs to ``value`` on the line through the points (``known``, ``wanted``), both rising."""
    at = min(max(bisect_left(known, value), 1), len(known) - 1)
    share = (value - known[at - 1]) / (known[at] - known[at - 1])
    return round(wanted[at - 1] + share * (wanted[at] - wanted[at - 1]))


@cache
def _measured() -> dict[str, dict[str, Any]]:
    import tomllib  # takes longer than everything else here, and the first sentence does not need it

    return tomllib.loads(Path(__file__).with_name("pace.toml").read_text("utf-8"))
