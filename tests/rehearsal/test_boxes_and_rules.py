"""Each box and its game read the rulebook alike, under every house rule: tellings become reports, with no host between.

Whole games told in words stand in test_house_rules.py.
"""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import astuple, is_dataclass
from enum import Enum
from typing import TYPE_CHECKING

import pytest

from engines.game import Game, Refusal, Report
from voicehost.dialogue.reports import ABOUT_SEATS
from voicehost.messages import from_plain
from voicehost.rehearsal.box import Seat
from voicehost.shelf import Shelf

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from engines.game import Event
    from voicehost.rehearsal.box import Box, Telling

SEEDS = range(60)
SHELF = Shelf.load()

every_game = pytest.mark.parametrize("name", SHELF.entries)


def any_options(name: str, rng: random.Random) -> dict[str, str]:
    """Half of the house rules as the rulebook has them, the others in any reading."""
    rules = SHELF.entry(name).game.house_rules
    return {rule.name: rng.choice(rule.values) for rule in rules if rng.random() < 0.5}


class Table:
    """A box and a game, without people and host between them."""

    def __init__(self, name: str, seed: int) -> None:
        self._rng = random.Random(seed)  # noqa: S311  seeded
        entry = SHELF.entry(name)
        self.options = any_options(name, self._rng)
        seats = entry.game.seats_allowed[seed % len(entry.game.seats_allowed)]
        self.game: Game = entry.game(seats, **self.options)
        self.box: Box = entry.box()(seats, random.Random(seed), self.options)  # noqa: S311  seeded
        own = {kind.__name__: kind for kind in self.game.report_kinds()}
        self._kinds: Mapping[str, type[Report]] = {**own, **ABOUT_SEATS}

    def play(self) -> Iterator[tuple[Telling, dict[str, Event]]]:
        """Each telling, and what the host would have to say to it, by message."""
        while not self.box.is_over:
            for telling in self.box.act().tellings:
                events = [*self._told(telling.intent, telling.slots), *self._drawn()]
                if telling.learn is not None:
                    for event in events:
                        telling.learn(learnt(event))
                yield telling, {f"event-{event.kind().replace('_', '-')}": event for event in events}

    def _told(self, intent: str, slots: Mapping[str, object]) -> tuple[Event, ...]:
        kind = self._kinds[intent]
        plain = {name: int(value) if isinstance(value, Seat) else value for name, value in slots.items()}
        report = from_plain({"kind": kind.kind(), **plain}, {kind.kind(): kind})
        assert isinstance(report, Report)
        return self._taken(report)

    def _drawn(self) -> tuple[Event, ...]:
        lot = self.game.lot
        if lot is None:
            return ()
        return self._taken(lot(**{slot: self._rng.choice(list(of)) for slot, of in self.game.expects()[lot].items()}))

    def _taken(self, report: Report) -> tuple[Event, ...]:
        outcome = self.game.report(report)
        assert not isinstance(outcome, Refusal), (report, outcome, self.game.phase, self.options)
        return outcome


def learnt(event: Event) -> dict[str, int | str | bool]:
    """What people hear in an event."""
    return {
        name: str(value.value) if hasattr(value, "value") else value
        for name, value in vars(event).items()
        if not isinstance(value, tuple)
    }


def value_of(event: Event, name: str) -> object:
    """A value of an event as a box has it: of fields of the board only the numbers, one after the other."""
    value = getattr(event, name)
    if isinstance(value, Enum):
        return value.value
    if isinstance(value, tuple) and value and is_dataclass(value[0]):
        return tuple(number for each in value for number in astuple(each))
    return value


@every_game
@pytest.mark.parametrize("seed", SEEDS)
def test_engine_and_box_read_every_house_rule_alike(name: str, seed: int) -> None:
    table = Table(name, seed)
    for telling, said in table.play():
        assert said.keys() & table.box.echoes == telling.echo.keys(), (telling, said, table.options)
        for message, values in telling.echo.items():
            assert {name: value_of(said[message], name) for name in values} == values, (telling, table.options)
    facts, truth = table.game.facts(), table.box.truth()
    assert {count: getattr(facts, count) for count in truth} == truth, table.options
    places = tuple((place.place, int(place.seat)) for place in table.game.standings())
    assert (table.game.is_over, places) == (True, table.box.places()), table.options


@every_game
def test_each_reading_of_each_house_rule_is_among_them(name: str) -> None:
    played = Counter(option for seed in SEEDS for option in Table(name, seed).options.items())
    for rule in SHELF.entry(name).game.house_rules:
        assert all(played[rule.name, value] for value in rule.values), rule.name
