"""Ways to play any game at random, through nothing but what it expects. For the tests of every engine."""

from __future__ import annotations

import importlib
import pkgutil
import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from hypothesis import strategies as st

import engines
from engines.game import (
    Allowed,
    Event,
    Game,
    HouseRule,
    Message,
    Refusal,
    Report,
    Seat,
    SeatLeft,
    SeatReturned,
    TurnGiven,
    slot_names,
)

ODD_VALUES: tuple[Any, ...] = (-1, 0, 1, 2, 15, 16, 17, 99, True, False, None, "", "two", "on_disk", Seat(0), Seat(7))
"""Values that a slot should take or refuse, and never stumble over."""

MOST_COMBINATIONS = 400
"""Combinations of odd values for one report."""


def modules() -> list[str]:
    """Every module of engines, imported."""
    names = [module.name for module in pkgutil.iter_modules(engines.__path__, "engines.")]
    for name in names:
        importlib.import_module(name)
    return names


def games() -> list[type[Game]]:
    """Every game that engines has, found and not listed."""
    modules()
    return sorted(
        (game for game in Game.__subclasses__() if game.__module__.startswith("engines.")), key=lambda g: g.name
    )


def messages(game: type[Game], kind: type[Message]) -> list[type[Message]]:
    """Every class of this kind in the modules of one game."""
    module = f"engines.{game.name.replace('-', '_')}"
    mine = [c for c in subclasses(kind) if c.__module__.startswith(module)]
    return sorted(mine, key=lambda c: c.__name__)


def subclasses(kind: type[Message]) -> list[type[Message]]:
    """All classes below this one."""
    below = kind.__subclasses__()
    return below + [c for child in below for c in subclasses(child)]


@dataclass(frozen=True)
class Setting:
    """How a game is begun."""

    game: type[Game]
    seats: int
    options: dict[str, str]

    def begin(self) -> Game:
        """A new game."""
        return self.game(self.seats, **self.options)

    def replay(self, reports: Sequence[Report]) -> Game:
        """The game after these reports."""
        return self.game.replay(self.seats, self.options, reports)


def settings_of(game: type[Game]) -> st.SearchStrategy[Setting]:
    """Every number of players and every house rule."""

    def values(rule: HouseRule) -> st.SearchStrategy[str]:
        return st.sampled_from(rule.values)

    options = st.fixed_dictionaries({rule.name: values(rule) for rule in game.house_rules})
    return st.builds(Setting, st.just(game), st.sampled_from(game.seats_allowed), options)


def chance(seed: int) -> random.Random:
    """Chance that can be had again."""
    return random.Random(seed)  # noqa: S311  games, not secrets


def any_report(game: Game, rng: random.Random, *, people_leave: bool = True, unlucky: bool = False) -> Report:
    """A random report among those that the game expects.

    Players leave seldom, so that games end. The unlucky mostly get the least of everything.
    """
    expected = game.expects()
    if not people_leave or rng.random() < 0.9:
        staying = {kind: slots for kind, slots in expected.items() if kind not in (SeatLeft, SeatReturned, TurnGiven)}
        expected = staying or expected
    kind = rng.choice(list(expected))
    least = unlucky and rng.random() < 0.9
    ordered = {slot: _ordered(values) for slot, values in expected[kind].items()}
    return kind(**{slot: values[0] if least else rng.choice(values) for slot, values in ordered.items()})


def _ordered(values: Allowed) -> Sequence[Any]:
    return values if isinstance(values, Sequence) else sorted(values)


def play(
    game: Game, rng: random.Random, *, people_leave: bool = True, unlucky: bool = False
) -> Iterator[tuple[Report, tuple[Event, ...]]]:
    """Play to the end; each report with its events, as they happen. Fails if a promised report is refused."""
    while not game.is_over:
        report = any_report(game, rng, people_leave=people_leave, unlucky=unlucky)
        outcome = game.report(report)
        assert not isinstance(outcome, Refusal), (report, outcome)
        yield report, outcome


def every_report(game: type[Game]) -> Iterator[Report]:
    """Every kind of report with every odd value in each slot; of very many combinations an even selection."""
    for kind in game.report_kinds():
        slots = slot_names(kind)
        base, combinations = len(ODD_VALUES), len(ODD_VALUES) ** len(slots)
        for number in range(0, combinations, max(1, combinations // MOST_COMBINATIONS) | 1):
            yield kind(**{slot: ODD_VALUES[number // base**place % base] for place, slot in enumerate(reversed(slots))})
