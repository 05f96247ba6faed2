"""The contract that every game keeps: reports in, events or a refusal out.

A game is its configuration and its reports: replaying them gives the same state and the same events for ever.
It knows no clock, no chance, no sound, no language and no file.

Players are seats, counted clockwise from 0; what they are called is the host's business.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import Enum  # noqa: TC003  the fields of dataclasses are read at run time
from typing import Any, ClassVar

from engines.messages import (
    Answer,
    Event,
    HostRolls,
    HostWillRoll,
    Message,
    NobodyKnows,
    OneIsLeft,
    Query,
    Refusal,
    Refused,
    Report,
    Row,
    RuleAsked,
    RuleTold,
    Score,
    ScoreTold,
    Seat,
    SeatIsEmpty,
    SeatIsTaken,
    SeatLeft,
    SeatReturned,
    SetUp,
    StarterIsKnown,
    StarterIsOpen,
    StarterNamed,
    StoryTold,
    TurnBegan,
    TurnGiven,
    TurnWasGiven,
    WhatIsLeft,
    slot_names,
)
from engines.standings import Place, ranked
from engines.steps import Step, machine_of, seat_steps, turn_steps

__all__ = [
    "Allowed",
    "Answer",
    "Event",
    "Game",
    "HostRolls",
    "HostWillRoll",
    "HouseRule",
    "Message",
    "NobodyKnows",
    "OneIsLeft",
    "Place",
    "Query",
    "Refusal",
    "Refused",
    "Report",
    "Row",
    "RuleAsked",
    "RuleTold",
    "Score",
    "ScoreTold",
    "Seat",
    "SeatIsEmpty",
    "SeatIsTaken",
    "SeatLeft",
    "SeatReturned",
    "SetUp",
    "StarterIsKnown",
    "StarterIsOpen",
    "StarterNamed",
    "Step",
    "StoryTold",
    "TurnBegan",
    "TurnGiven",
    "TurnWasGiven",
    "WhatIsLeft",
    "ranked",
    "seat_steps",
    "slot_names",
    "turn_steps",
]

Allowed = Collection[Any]
"""The values that a slot may take now: a range or a set of plain values."""


@dataclass(frozen=True)
class HouseRule:
    """A choice that a rulebook leaves to the table. The first value is the rulebook's own or recommended reading.

    ``topics`` are those questions about the rules ("what about the last card?") to which another value is told as well.
    """

    name: str
    values: tuple[str, ...]
    topics: tuple[str, ...] = ()

    @property
    def default(self) -> str:
        """The rulebook's own or recommended reading."""
        return self.values[0]


class Game(ABC):
    """The rules of one game as a table of steps over one frozen state.

    ``report`` checks a report against ``expects`` before anything moves; ``after`` then gives the new state and the
    events, and the table chooses the phase. What raises leaves state and phase as they were.

    Players may leave and return: a game names the phases in which they may (``seat_steps``), and tells in ``away`` who
    is gone. While one player is left only a return is expected.
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
    of_the_copy: ClassVar[tuple[type[Report], ...]] = ()
    """What is told of the box itself and so holds for every game with it; the last kind ends it."""

    phase: Enum
    state: Any

    def __init__(self, seats: int, **options: str) -> None:
        """Start a game for ``seats`` players. Raises ValueError for a number or house rule that it does not have."""
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
        self.phase = self.first_phase

    @abstractmethod
    def first_state(self) -> Any:
        """The frozen state before anything is reported."""

    @abstractmethod
    def slots(self, kind: type[Report]) -> Mapping[str, Allowed] | None:
        """The values that each slot of a kind may take now; None if the counts rule the whole kind out.

        Asked only for the game's own kinds, and only in phases from which the table leads on by them.
        """

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
        """Whether the game has ended by its rules."""
        return self.phase is self.over

    @property
    def lot(self) -> type[Report] | None:
        """The kind of report that chance decides now: the host draws one of its allowed values and reports it."""
        return None

    @property
    def away(self) -> frozenset[Seat]:
        """The seats whose players have gone."""
        return frozenset()

    @property
    def sitting(self) -> tuple[Seat, ...]:
        """The seats whose players are there, clockwise."""
        return tuple(Seat(seat) for seat in range(self.seats) if seat not in self.away)

    @property
    def next_starter(self) -> Seat | None:
        """Who begins when the same table plays once more; None where the rulebook finds a starter anew."""
        return None

    def left_of(self, seat: Seat) -> Seat:
        """The next player clockwise who is there."""
        turned = (Seat((seat + step) % self.seats) for step in range(1, self.seats + 1))
        return next((other for other in turned if other not in self.away), seat)

    @property
    def is_kept(self) -> bool:
        """Whether the game stands still because one player is left."""
        return bool(self.away) and len(self.sitting) < 2

    @classmethod
    def report_kinds(cls) -> tuple[type[Report], ...]:
        """Every kind of report that the game's table names, in the table's order."""
        return tuple(dict.fromkeys(step.on for step in cls.steps))

    def expects(self) -> dict[type[Report], Mapping[str, Allowed]]:
        """The kinds of report that lead on from here, with the values that each slot may take."""
        kinds = dict.fromkeys(step.on for step in self.steps if step.source is self.phase)
        allowed = {kind: self._allowed(kind) for kind in kinds}
        return {kind: slots for kind, slots in allowed.items() if slots is not None}

    def _allowed(self, kind: type[Report]) -> Mapping[str, Allowed] | None:
        if kind is SeatReturned:
            return {"seat": self.away} if self.away else None
        if self.is_kept:
            return None
        return {"seat": self.sitting} if kind in (SeatLeft, TurnGiven) else self.slots(kind)

    def refuse_value(self, report: Report, slot: str, value: Any, allowed: Allowed) -> Refusal:
        """Why a slot's value is impossible. Games say it with their own numbers where they can."""
        if slot == "seat" and value in range(self.seats):
            reason = Refused.SEAT_TAKEN if isinstance(report, SeatReturned) else Refused.SEAT_EMPTY
            return Refusal(reason, {"seat": value})
        numbers = sorted(v for v in allowed if isinstance(v, int))
        low, high = (int(numbers[0]), int(numbers[-1])) if numbers else (0, 0)
        return Refusal(Refused.OUT_OF_RANGE, {"slot": slot, "value": value, "least": low, "most": high})

    def refuse_now(self, report: Report) -> Refusal:
        """Why this kind of report has no place here."""
        if self.is_over:
            return Refusal(Refused.GAME_OVER, {"report": report.kind()})
        if isinstance(report, SeatLeft | SeatReturned) and not self.is_kept and report.seat in range(self.seats):
            came_twice = isinstance(report, SeatReturned) and not self.away
            return Refusal(Refused.SEAT_TAKEN if came_twice else Refused.TURN_OPEN, {"seat": report.seat})
        return Refusal(Refused.ONE_PLAYER if self.is_kept else Refused.NOT_NOW, {"report": report.kind()})

    def leads_on(self, kind: type[Report]) -> bool:
        """Whether the table knows a kind of report in this phase, whatever the counts say."""
        return any(step.on is kind and step.source is self.phase for step in self.steps)

    def check(self, report: Report) -> Refusal | None:
        """The reason why a report cannot be taken now, or None."""
        kind = type(report)
        expected = self._allowed(kind) if self.leads_on(kind) else None
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
        self.state, events = self._give_turn(report) if isinstance(report, TurnGiven) else self.after(report)
        try:
            moved = machine_of(type(self)).events[f"on_{report.kind()}"].trigger(self)
        except BaseException:
            self.state = before
            raise
        if not moved:
            self.state = before
            raise LookupError(f"{self.name}: no row of the table leads on from {self.phase} by {report}")
        return events

    def _give_turn(self, report: TurnGiven) -> tuple[Any, tuple[Event, ...]]:
        """The turn is another player's: nothing else changes."""
        return replace(self.state, active=report.seat), (TurnWasGiven(report.seat),)

    def stand_like(self, other: Game) -> None:
        """Go to the state and phase of another game with the same seats and options."""
        self.state, self.phase = other.state, other.phase

    def is_another_game_than(self, other: Game) -> bool:
        """Whether kind, seats or options differ, so that a state of the one means nothing in the other."""
        return (type(self), self.seats, self.options) != (type(other), other.seats, other.options)

    @classmethod
    def replay(cls, seats: int, options: Mapping[str, str], reports: Iterable[Report]) -> Game:
        """The game after these reports. Raises LookupError at the first one that is refused."""
        game = cls(seats, **options)
        for report in reports:
            outcome = game.report(report)
            if isinstance(outcome, Refusal):
                raise LookupError(f"{cls.name}: {report} is refused: {outcome.reason}")  # noqa: TRY004  no type is wrong
        return game
