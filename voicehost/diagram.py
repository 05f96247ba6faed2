"""The state diagram of a machine, as Mermaid text that web pages and editors draw."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from enum import Enum

    from engines.game import Game


def game_diagram(game: type[Game]) -> str:
    """The phases of a game and the reports that lead from one to the next, with the conditions that choose."""
    rows: list[dict[str, Any]] = [
        {"trigger": step.on.kind(), "source": step.source, "dest": step.target, "conditions": step.when or []}
        for step in game.steps
    ]
    return machine_diagram(game.name, type(game.first_phase), game.first_phase, rows)


def machine_diagram(title: str, states: type[Enum], first: Enum, rows: list[dict[str, Any]]) -> str:
    """A Mermaid state diagram of these states and transitions, as ``transitions`` takes them."""
    from transitions.extensions import GraphMachine

    machine = GraphMachine(
        title=title,
        states=states,
        initial=first,
        transitions=rows,
        auto_transitions=False,
        show_conditions=True,
        graph_engine="mermaid",
    )
    return str(machine.get_combined_graph().draw(None)).strip()
