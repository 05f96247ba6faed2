"""Sentences that begin with the host's name, as a word graph made of another."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from voicehost.language.reading import Reading
from voicehost.language.wordgraph import Arc, WordGraph

if TYPE_CHECKING:
    from collections.abc import Sequence

Name = tuple[str, ...]

CALLED = Reading("Called")
"""The host's name and nothing else."""


@lru_cache(maxsize=16)
def addressed(graph: WordGraph, names: tuple[Name, ...], beside: WordGraph | None = None) -> WordGraph:
    """The sentences of ``graph`` behind any of the names, a name alone, and those of ``beside`` as they are."""
    arcs: list[Arc] = []
    finals: dict[int, tuple[Reading, ...]] = {}
    states = 1
    starts = []
    for each in (graph, *([beside] if beside else [])):
        starts.append(each.start + states)
        arcs += [Arc(arc.source + states, arc.target + states, arc.word, arc.slots) for arc in each.arcs]
        finals |= {state + states: readings for state, readings in each.finals.items()}
        states += each.states
    arcs += [Arc(0, arc.target, arc.word, arc.slots) for arc in arcs if arc.source in starts[1:]]
    finals[starts[0]] = (CALLED,)
    states, whole = _named(arcs, names, states, starts[0])
    return WordGraph(states, whole, finals, awaited=graph.awaited, instead=graph.instead)


def _named(arcs: list[Arc], names: Sequence[Name], states: int, target: int) -> tuple[int, tuple[Arc, ...]]:
    """The arcs with a way over each name from the beginning to ``target``. Names that begin alike share their words."""
    for name in names:
        source = 0
        for word in name[:-1]:
            known = next((arc.target for arc in arcs if arc.source == source and arc.word == word), None)
            if known is None:
                known, states = states, states + 1
                arcs.append(Arc(source, known, word))
            source = known
        arcs.append(Arc(source, target, name[-1]))
    return states, tuple(arcs)
