"""The contract that every game keeps: reports in, events or a refusal out.

A game is its configuration and its reports: replaying them gives the same state and the same events for ever.
It knows no clock, no chance, no sound, no language and no file.

Players are seats, counted clockwise from 0; what they are called is the host's business.
"""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, fields
from enum import Enum
from typing import Any, ClassVar, NewType

from transitions import Machine

Seat = NewType("Seat", int)
"""A place at the table, clockwise from 0. The language turns it into a name."""

Allowed = Collection[Any]
"""The values that a slot may take now: a range or a set of plain values."""


class Message:
    """What passes between table, host and game: a frozen dataclass of plain values, round-tripped through JSON."""

    @classmethod
    def kind(cls) -> str:
        """The name that log, templates and narration use: ``NutsFound`` is ``nuts_found``."""
        return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "_", cls.__name__).lower()


class Report(Message):
    """Something that happened at the table, as a player tells it."""


class Event(Message):
    """Something that is now true, for the host to tell. A fleeting one may be told only now, never again."""

    fleeting: ClassVar[bool] = False


class Query(Message):
    """A question about the game that changes nothing."""


class Answer(Message):
    """What may be said to a query: only what a sighted player can see or count right now."""


class Refused(Enum):
    """Why a report or a query is not taken, in every game. Games add enums of their own."""

    NOT_NOW = "not_now"
    OUT_OF_RANGE = "out_of_range"
    GAME_OVER = "game_over"
    MUST_REMEMBER = "must_remember"


@dataclass(frozen=True)
class Refusal:
    """A report or query that changes nothing: the reason and the numbers that make it impossible."""

    reason: Enum
    numbers: Mapping[str, int | str]


@dataclass(frozen=True)
class SeatLeft(Report):
    """A player has gone and nobody plays on for them."""

    seat: Seat


@dataclass(frozen=True)
class SeatReturned(Report):
    """A player who had gone is back on their seat."""

    seat: Seat


@dataclass(frozen=True)
class Place:
    """A row of the ranking. Equal players share a place and the next place is skipped; 0 is unranked."""

    place: int
    seat: Seat
    counts: Mapping[str, int]


@dataclass(frozen=True)
class HouseRule:
    """A choice that a rulebook leaves to the table. The first value is the rulebook's own or recommended reading."""

    name: str
    values: tuple[str, ...]

    @property
    def default(self) -> str:
        return self.values[0]


@dataclass(frozen=True)
class Step:
    """One row of a game's table: in ``source``, the report ``on`` leads to ``target`` if ``when`` holds of the new state.

    ``when`` names a predicate method of the game. Rows are tried from top to bottom; a row without ``when`` always holds.
    """

    on: type[Report]
    source: Enum
    target: Enum
    when: str | None = None


class Game(ABC):
    """The rules of one game as a table of steps over one frozen state.

    ``report`` checks a report against ``expects`` before anything moves; ``after`` then gives the new state and the
    events, and the table chooses the phase. What raises leaves state and phase as they were.
    """

    name: ClassVar[str]
    rules_version: ClassVar[int]
    seats_allowed: ClassVar[range]
    house_rules: ClassVar[tuple[HouseRule, ...]] = ()
    steps: ClassVar[Sequence[Step]]
    first_phase: ClassVar[Enum]
    over: ClassVar[Enum]
    steady: ClassVar[frozenset[Enum]] = frozenset()
    queries: ClassVar[tuple[type[Query], ...]] = ()

    phase: Enum
    state: Any

    def __init__(self, seats: int, **options: str) -> None:
        """Start a game for ``seats`` players. Raises ValueError for a number or house rule that the game does not have."""
        if seats not in self.seats_allowed:
            raise ValueError(f"{self.name} is not for {seats} players")
        self.seats = seats
        self.options = {rule.name: rule.default for rule in self.house_rules}
        for name, value in options.items():
            rule = next((rule for rule in self.house_rules if rule.name == name), None)
            if rule is None or value not in rule.values:
                raise ValueError(f"{self.name} has no house rule {name}={value}")
            self.options[name] = value
        self.state = self.first_state()
        self._machine = Machine(
            model=self,
            states=type(self.first_phase),
            initial=self.first_phase,
            transitions=self._table(),
            model_attribute="phase",
            auto_transitions=False,
            send_event=False,
        )

    @classmethod
    def _table(cls) -> list[dict[str, Any]]:
        return [
            {"trigger": f"on_{s.on.kind()}", "source": s.source, "dest": s.target, "conditions": [s.when] if s.when else []}
            for s in cls.steps
        ]

    @abstractmethod
    def first_state(self) -> Any:
        """The frozen state before anything is reported."""

    @abstractmethod
    def slots(self, kind: type[Report]) -> Mapping[str, Allowed]:
        """The values that each slot of an expected kind may take now."""

    @abstractmethod
    def after(self, report: Report) -> tuple[Any, tuple[Event, ...]]:
        """The state after an expected report, and what is now true. Changes nothing itself."""

    @property
    @abstractmethod
    def turn(self) -> Seat | None:
        """Whose hands are wanted now; None while nobody's or everybody's are."""

    @abstractmethod
    def facts(self) -> Any:
        """A frozen dataclass of all that a sighted player can see or count right now."""

    @abstractmethod
    def answer(self, query: Query) -> Answer | Refusal:
        """Answer a question without changing anything."""

    @abstractmethod
    def standings(self) -> tuple[Place, ...]:
        """Who stands where, best first, with shared places."""

    @property
    def is_over(self) -> bool:
        return self.phase is self.over

    @classmethod
    def report_kinds(cls) -> tuple[type[Report], ...]:
        """Every kind of report that the game's table names, in the table's order."""
        return tuple(dict.fromkeys(step.on for step in cls.steps))

    def expects(self) -> dict[type[Report], Mapping[str, Allowed]]:
        """The kinds of report that lead on from this phase, with the values that each slot may take."""
        kinds = dict.fromkeys(step.on for step in self.steps if step.source is self.phase)
        return {kind: self.slots(kind) for kind in kinds}

    def refuse_value(self, report: Report, slot: str, value: Any, allowed: Allowed) -> Refusal:
        """Why a slot's value is impossible. Games say it with their own numbers where they can."""
        numbers = sorted(v for v in allowed if isinstance(v, int))
        low, high = (int(numbers[0]), int(numbers[-1])) if numbers else (0, 0)
        return Refusal(Refused.OUT_OF_RANGE, {"slot": slot, "value": value, "least": low, "most": high})

    def refuse_now(self, report: Report) -> Refusal:
        """Why this kind of report has no place in this phase."""
        return Refusal(Refused.GAME_OVER if self.is_over else Refused.NOT_NOW, {"report": report.kind()})

    def check(self, report: Report) -> Refusal | None:
        """The reason why a report cannot be taken now, or None."""
        expected = self.expects().get(type(report))
        if expected is None:
            return self.refuse_now(report)
        for slot, allowed in expected.items():
            value = getattr(report, slot)
            if value not in allowed:
                return self.refuse_value(report, slot, value, allowed)
        return None

    def report(self, report: Report) -> tuple[Event, ...] | Refusal:
        """Take one report: the events that follow, or a refusal that changes nothing."""
        refusal = self.check(report)
        if refusal is not None:
            return refusal
        before = self.state
        self.state, events = self.after(report)
        try:
            moved: bool = self.trigger(f"on_{report.kind()}")  # type: ignore[attr-defined]
        except BaseException:
            self.state = before
            raise
        if not moved:
            self.state = before
            raise LookupError(f"{self.name}: no row of the table leads on from {self.phase} by {report}")
        return events

    @classmethod
    def replay(cls, seats: int, options: Mapping[str, str], reports: Iterable[Report]) -> Game:
        """The game after these reports. Raises LookupError at the first one that is refused."""
        game = cls(seats, **options)
        for report in reports:
            outcome = game.report(report)
            if isinstance(outcome, Refusal):
                raise LookupError(f"{cls.name}: {report} is refused: {outcome.reason}")
        return game


def ranked(seats: Iterable[Seat], counts: Callable[[Seat], Mapping[str, int]], key: Callable[[Seat], Any]) -> tuple[Place, ...]:
    """Places by descending ``key``; equal keys share a place and the places after them are skipped."""
    ordered = sorted(seats, key=key, reverse=True)
    keys = [key(seat) for seat in ordered]
    return tuple(Place(keys.index(k) + 1, seat, counts(seat)) for seat, k in zip(ordered, keys, strict=True))


def slot_names(kind: type[Message]) -> tuple[str, ...]:
    """The slots of a message, in their order."""
    return tuple(field.name for field in fields(kind))  # type: ignore[arg-type]
