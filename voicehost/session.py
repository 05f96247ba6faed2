"""One evening and its game as a list of steps: one utterance is one step of undo; all state follows from the steps."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from engines.game import Event, Game, Refusal, Report, SeatLeft, SeatReturned
from voicehost.evening import Evening, EveningRefused, GameFinished, GameRules, HouseRuleSet, Phase


class Record(Protocol):
    """Writes a command to the ledger; it is on disk when this returns."""

    def __call__(self, command: str, reports: Sequence[Report] = (), back: int = 0, /) -> None:
        """Write a command: "taken", "undone", "redone" or "replaced", with how many steps stay after that one."""


Draw = Callable[[Sequence[Any]], Any]
"""Takes one of several by chance, for what a rulebook or a house rule leaves to chance."""


@dataclass(frozen=True)
class Taken:
    """What one utterance reported, and what followed from it.

    ``expected`` and ``labels`` are the reports and the phases of the moment before: a correction is understood by them.
    """

    reports: tuple[Report, ...]
    events: tuple[Event, ...]
    expected: frozenset[str]
    labels: frozenset[str]


class Session:
    """The evening, its game, and the steps that led there.

    ``take``, ``undo``, ``redo`` and ``replace`` change all or nothing, and record before they return.
    """

    def __init__(self, shelf: Mapping[str, type[Game]], record: Record, draw: Draw) -> None:
        self._shelf = shelf
        self._record = record
        self._draw = draw
        self.steps: list[Taken] = []
        self.undone: list[Taken] = []
        self.took_back = False
        """Whether the last thing that happened was an undo."""
        self._twin: Session | None = None
        self._start()

    def _start(self) -> None:
        self.evening = Evening({name: _rules(game) for name, game in self._shelf.items()})
        self.game: Game | None = None
        self._told: list[Report] = []

    @property
    def names(self) -> tuple[str, ...]:
        """What the players are called, clockwise."""
        return self.evening.names

    @property
    def last(self) -> Taken | None:
        """The last step in force."""
        return self.steps[-1] if self.steps else None

    @property
    def last_told(self) -> Taken | None:
        """What a correction mends: the last step, but for those that say who leaves or is back."""
        return self.steps[-1 - self._since_told()] if self.steps else None

    def _since_told(self) -> int:
        """Steps since then."""
        for back, step in enumerate(reversed(self.steps)):
            if not all(isinstance(report, SeatLeft | SeatReturned) for report in step.reports):
                return back
        return 0

    def take(self, reports: Sequence[Report]) -> tuple[Event, ...] | Refusal:
        """Take the reports of one utterance: their events, or the first refusal with nothing changed."""
        expected, labels = self.expected(), self.labels()
        outcome = self._apply_all(reports)
        if isinstance(outcome, Refusal):
            return outcome
        drawn, events = self._draw_lots()
        step = Taken((*reports, *drawn), (*outcome, *events), expected, labels)
        self._keep("taken", step.reports)
        self.steps.append(step)
        if all(isinstance(report, self.evening.report_kinds()) for report in reports):
            self.undone.clear()
        del self.undone[-1:]  # it was told anew; what came after it may still be done again
        self.took_back = False
        return step.events

    def twin(self) -> Session:
        """Another session where this one stands. What is told to it is written nowhere and changes nothing here.

        It is the same one each time, brought up to where this one stands: making a game takes milliseconds.
        """
        if self._twin is None:
            self._twin = Session(self._shelf, lambda *_: None, lambda values: values[0])
        self._twin.follow(self)
        return self._twin

    def follow(self, other: Session) -> None:
        """Stand where another session stands. Costs next to nothing while it plays the same game."""
        self.steps, self.undone, self._told = [*other.steps], [*other.undone], [*other._told]
        self.took_back = other.took_back
        self.evening.stand_like(other.evening)
        if other.game is None:
            self.game = None
            return
        if self.game is None or self.game.is_another_game_than(other.game):
            self.game = self._new_game()
        self.game.stand_like(other.game)

    def preview(self, reports: Sequence[Report]) -> tuple[Event, ...] | Refusal:
        """What these reports would bring; nothing is changed."""
        outcome = self._apply_all(reports)
        if not isinstance(outcome, Refusal):
            self._replay()
        return outcome

    def undo(self) -> Taken | None:
        """Take the last step back; None when there is nothing left to take back."""
        if not self.steps:
            return None
        self._record("undone")
        step = self.steps.pop()
        self.undone.append(step)
        self.took_back = True
        self._replay()
        return step

    def redo(self) -> Taken | Refusal | None:
        """Do the step again that was taken back last; None when there is none, a refusal where it no longer fits."""
        if not self.undone:
            return None
        expected, labels = self.expected(), self.labels()
        outcome = self._apply_again(self.undone[-1].reports)
        if isinstance(outcome, Refusal):
            return outcome
        self._keep("redone")
        step = Taken(self.undone.pop().reports, outcome, expected, labels)
        self.steps.append(step)
        self.took_back = False
        return step

    def still_fits(self) -> bool:
        """Whether what was taken back last could be done again now."""
        return bool(self.undone) and not isinstance(self.twin().redo(), Refusal)

    def replace(self, reports: Sequence[Report]) -> tuple[Event, ...] | Refusal:
        """Put other reports in the place of ``last_told``; what came after it stays.

        Gives their events, or a refusal with nothing changed.
        """
        before, back = [*self.steps], self._since_told()
        at = len(before) - 1 - back
        self.steps = before[:at]
        self._replay()
        outcome = self._apply_all(reports)
        if not isinstance(outcome, Refusal):
            drawn, events = self._draw_lots()
            step = Taken((*reports, *drawn), (*outcome, *events), before[at].expected, before[at].labels)
            self.steps = [*before[:at], step]
            outcome = self._apply_later(before[at + 1 :]) or step.events
        replaced, self.steps = self.steps, before
        if isinstance(outcome, Refusal):
            self._replay()
            return outcome
        self._keep("replaced", step.reports, back)
        self.steps = replaced
        self.took_back = False
        return outcome

    def _apply_later(self, later: Sequence[Taken]) -> Refusal | None:
        """Take steps again that came after a changed one; a refusal where one of them is impossible now."""
        for step in later:
            expected, labels = self.expected(), self.labels()
            outcome = self._apply_again(step.reports)
            if isinstance(outcome, Refusal):
                return outcome
            self.steps.append(Taken(step.reports, outcome, expected, labels))
        return None

    def _apply_again(self, reports: Sequence[Report]) -> tuple[Event, ...] | Refusal:
        """Apply what was taken once, with what chance decided then. It may be impossible after what has changed."""
        outcome = self._apply_all(reports)
        waits_for_chance = self.game is not None and self.game.lot is not None
        if not isinstance(outcome, Refusal) and not waits_for_chance:
            return outcome
        self._replay()
        return Refusal(EveningRefused.NO_LONGER_FITS, {})

    @property
    def is_running(self) -> bool:
        """Whether a game is being played that somebody could go on with."""
        return self.game is not None and not self.game.is_over

    def expected(self) -> frozenset[str]:
        """The reports of the game that lead on from here, by name."""
        return frozenset(kind.__name__ for kind in self.game.expects()) if self.game is not None else frozenset()

    def labels(self) -> frozenset[str]:
        """Where evening and game are: the labels that choose between the meanings of a sentence."""
        game = {str(self.game.phase.value)} if self.game is not None else set()
        return frozenset({str(self.evening.phase.value)} | game)

    def _keep(self, command: str, reports: Sequence[Report] = (), back: int = 0) -> None:
        """Write to the ledger; what cannot be written has not happened."""
        try:
            self._record(command, reports, back)
        except BaseException:
            self._replay()
            raise

    def _replay(self) -> None:
        self._start()
        for step in self.steps:
            for report in step.reports:
                self._apply(report)

    def _draw_lots(self) -> tuple[tuple[Report, ...], tuple[Event, ...]]:
        """What chance decides now belongs to the same step as the report that left it to chance."""
        if self.game is None or self.game.lot is None:
            return (), ()
        kind = self.game.lot
        slots = {slot: self._draw(sorted(values)) for slot, values in self.game.expects()[kind].items()}
        report = kind(**slots)
        events = self._apply(report)
        return ((report,), events) if not isinstance(events, Refusal) else ((), ())

    def _apply_all(self, reports: Sequence[Report]) -> tuple[Event, ...] | Refusal:
        events: list[Event] = []
        for report in reports:
            outcome = self._apply(report)
            if isinstance(outcome, Refusal):
                self._replay()
                return outcome
            events += outcome
        return tuple(events)

    def _apply(self, report: Report) -> tuple[Event, ...] | Refusal:
        if isinstance(report, self.evening.report_kinds()):
            return self._apply_to_evening(report)
        if self.game is None:
            return self.evening.refuse_now(report)
        outcome = self.game.report(report)
        if not isinstance(outcome, Refusal):
            self._told.append(report)
            if self.game.is_over:
                self.evening.report(GameFinished())
        return outcome

    def _apply_to_evening(self, report: Report) -> tuple[Event, ...] | Refusal:
        outcome = self.evening.report(report)
        if isinstance(outcome, Refusal):
            return outcome
        if self.game is None and self.evening.phase is Phase.PLAYING:
            self.game = self._new_game()
        elif self.game is not None and isinstance(report, HouseRuleSet):
            self.game = self._new_game()
            if any(isinstance(self.game.report(told), Refusal) for told in self._told):
                return Refusal(EveningRefused.RULE_TOO_LATE, {})
        return outcome

    def _new_game(self) -> Game:
        options = dict(self.evening.state.house_rules)
        return self._shelf[self.evening.state.game](len(self.names), **options)


def resumed(
    shelf: Mapping[str, type[Game]], record: Record, draw: Draw, steps: Sequence[Sequence[Report]]
) -> tuple[Session, int]:
    """The session after the kept steps, and how many of them could be taken; what comes after a refusal is left out."""
    replaying = True

    def record_later(command: str, reports: Sequence[Report] = (), back: int = 0, /) -> None:
        if not replaying:
            record(command, reports, back)

    session = Session(shelf, record_later, draw)
    taken = 0
    for reports in steps:
        if isinstance(session.take(reports), Refusal):
            break
        taken += 1
    replaying = False
    return session, taken


def _rules(game: type[Game]) -> GameRules:
    return GameRules(game.seats_allowed, {rule.name: rule.values for rule in game.house_rules})
