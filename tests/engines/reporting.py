"""Reports to any game, for tests of its rules: taken or refused as the test says, and what follows."""

from __future__ import annotations

from typing import TypeVar

from engines.game import Event, Game, Refusal, Report

E = TypeVar("E", bound=Event)


def tell(game: Game, *reports: Report) -> tuple[Event, ...]:
    """Report one after the other; what follows from the last. None may be refused."""
    events: tuple[Event, ...] = ()
    for report in reports:
        outcome = game.report(report)
        assert not isinstance(outcome, Refusal), (report, outcome)
        events = outcome
    return events


def refused(game: Game, report: Report) -> Refusal:
    """Report what must be refused; why it is. Nothing may change."""
    before = game.phase, game.state
    outcome = game.report(report)
    assert isinstance(outcome, Refusal), (report, outcome)
    assert (game.phase, game.state) == before
    return outcome


def the(kind: type[E], events: tuple[Event, ...]) -> E:
    """The one event of this kind among all."""
    (found,) = [event for event in events if isinstance(event, kind)]
    return found
