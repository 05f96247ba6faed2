"""How a run of Kekfe Marathon begins: where the figure stands, what the cards are worth, and which way it looks."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from engines import kekfe_marathon_messages as told
from engines import kekfe_marathon_reports as reported
from engines.game import Event, Report, Seat, StoryTold
from engines.kekfe_marathon_ring import Direction, Ring, Spot

if TYPE_CHECKING:
    from collections.abc import Mapping

    from engines.kekfe_marathon_table import State


def with_figure(state: State, starter: Seat | None) -> State:
    """The starter's card goes to the centre, and the figure into its place: the left end until it is told."""
    if starter is None:
        return state
    left_end = len(state.ring.rows[starter]) - 1
    return replace(state, starter=starter, ring=state.ring.without(Spot(starter, left_end)))


def before_the_run(state: State, report: Report, options: Mapping[str, str]) -> tuple[State, tuple[Event, ...]]:
    """What the table tells between naming the starter and the first roll (B4)."""
    ring, box = state.ring, options["box"]
    match report:
        case reported.SpotTold(left):
            ring = replace(ring, right=len(ring.own) - left)
            begun = _row_begins(ring) if options["help"] == "full" else ()
            return replace(state, ring=ring), (told.SpotIsKnown(ring.seat, left, box), *begun)
        case reported.CardsTold():
            return _known(state, report.values)
        case reported.LooksTo(seat) if seat == (ring.seat + 1) % len(ring.rows):
            return _looking(state, Direction.CLOCKWISE, box)
        case reported.FacingTold(direction):
            return _looking(state, Direction(direction), box)
    return _looking(state, Direction.COUNTER_CLOCKWISE, box)


def _known(state: State, values: tuple[int, ...]) -> tuple[State, tuple[Event, ...]]:
    """The values of cards that lie next to each other, on into the next row."""
    ring = state.ring
    events: list[Event] = []
    for value in values:
        spot = ring.first_unknown()
        if spot is None:
            break
        ring = ring.known(spot, value)
        events += [told.CardIsKnown(value, spot.right), *_row_begins(ring)]
    return replace(state, ring=ring), tuple(events)


def _row_begins(ring: Ring) -> tuple[Event, ...]:
    spot = ring.first_unknown()
    if spot is None or spot.right != len(ring.rows[spot.seat]) - 1:
        return ()
    return (told.RowBegan(spot.seat, len(ring.rows[spot.seat])),)


def _looking(state: State, direction: Direction, box: str) -> tuple[State, tuple[Event, ...]]:
    story = StoryTold(f"start-{box}")
    return replace(state, direction=direction), (told.FigureLooks(direction, box), story, *state.next_turn())
