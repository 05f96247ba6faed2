"""State diagrams of the machines, as Mermaid text that web pages and editors draw."""

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
    return machine_diagram(game.name, game.first_phase, rows)


def host_diagrams() -> tuple[str, ...]:
    """The host's two machines: the evening, and who has the floor in the conversation."""
    from voicehost.dialogue.floor import Floor, rows
    from voicehost.evening import Evening

    return game_diagram(Evening), machine_diagram("conversation", Floor.WAITING, rows())


def machine_diagram(title: str, first: Enum, rows: list[dict[str, Any]]) -> str:
    """A Mermaid state diagram of the enum of ``first`` and of these transitions, as ``transitions`` takes them."""
    from transitions.extensions import GraphMachine

    machine = GraphMachine(
        title=title,
        states=type(first),
        initial=first,
        transitions=rows,
        auto_transitions=False,
        show_conditions=True,
        graph_engine="mermaid",
    )
    lines = str(machine.get_combined_graph().draw(None)).strip().splitlines()
    return "\n".join(line.rstrip() for line in lines)


def page(name: str, diagrams: tuple[str, ...]) -> str:
    """A Markdown page that shows the diagrams, as docs/diagrams/ holds it."""
    head = f"# States: {name}\n\nMade from the machines by `voicehost diagram {name} --page`; a test holds it current."
    return "\n".join([f"{head}\n", *(f"```mermaid\n{diagram}\n```\n" for diagram in diagrams)])
