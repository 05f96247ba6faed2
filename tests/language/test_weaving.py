"""The loom keeps what templates were woven from, and only so much of what graphs had in common."""

from __future__ import annotations

from itertools import combinations

from voicehost.language.reading import Reading
from voicehost.language.weaving import JOINED, Loom

MANY = 60
"""Sentences of which every pair makes a graph: 1,770 of them, each with one joined knot."""


def said(loom: Loom, number: int) -> int:
    """The knot of a sentence that begins like all the others."""
    with loom.weaving():
        return loom.knot([(("go", ()), loom.knot([((str(number), ()), loom.end(Reading(f"Go{number}")))]))])


def test_joined_knots_are_forgotten_before_they_are_too_many_and_graphs_stay_the_same() -> None:
    loom = Loom()
    starts = [said(loom, number) for number in range(MANY)]
    lasting = len(loom._arcs)
    for one, other in combinations(range(MANY), 2):
        graph = loom.graph([starts[one], starts[other]])
        assert graph.read(["go", str(one)]) == (Reading(f"Go{one}"),)
        assert graph.read(["go", str(other)]) == (Reading(f"Go{other}"),)
        assert len(loom._arcs) <= lasting + JOINED + 1

    fresh = Loom()
    assert loom.graph(starts) == fresh.graph([said(fresh, number) for number in range(MANY)])


def test_what_is_woven_where_graphs_were_joined_outlasts_them() -> None:
    loom = Loom()
    starts = [said(loom, number) for number in range(MANY)]
    loom.graph(starts[:2])
    with loom.weaving():
        both = loom.union(frozenset(starts[:2]))
    for pair in combinations(starts, 2):
        loom.graph(pair)

    assert loom.graph([both]).read(["go", "1"]) == (Reading("Go1"),)
