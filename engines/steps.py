"""The table of a game: rows that lead from phase to phase by reports, and the machine that follows them."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum  # noqa: TC003  the fields of dataclasses are read at run time
from functools import cache
from typing import TYPE_CHECKING, Any

from transitions import Machine

from engines.messages import Report, SeatLeft, SeatReturned, TurnGiven

if TYPE_CHECKING:
    from engines.game import Game


@dataclass(frozen=True)
class Step:
    """One row of a game's table: in ``source``, the report ``on`` leads to ``target`` if ``when`` holds afterwards.

    ``when`` names a predicate method of the game. Rows are tried from top to bottom; one without ``when`` always holds.
    """

    on: type[Report]
    source: Enum
    target: Enum
    when: str | None = None


@cache
def machine_of(game: type[Game]) -> Machine:
    """The machine of a game's table, one for all its tables: making it takes longer than playing a turn."""
    rows: list[dict[str, Any]] = [
        {"trigger": f"on_{step.on.kind()}", "source": step.source, "dest": step.target, "conditions": step.when or []}
        for step in game.steps
    ]
    return Machine(
        model=None,
        states=type(game.first_phase),
        initial=game.first_phase,
        transitions=rows,
        model_attribute="phase",
        auto_transitions=False,
        send_event=False,
    )


def seat_steps(*phases: Enum) -> tuple[Step, ...]:
    """The rows of a table by which players may leave and return in these phases."""
    return tuple(Step(kind, phase, phase) for phase in phases for kind in (SeatLeft, SeatReturned))


def turn_steps(*phases: Enum) -> tuple[Step, ...]:
    """The rows of a table by which a turn may be given to another player; the state must keep it as ``active``."""
    return tuple(Step(TurnGiven, phase, phase) for phase in phases)
