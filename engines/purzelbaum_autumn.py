"""Autumn in Purzelbaum: where a nut falls, who buries it, and what the house does with nuts that fall elsewhere."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from engines import purzelbaum_messages as told
from engines.game import Event, Report, Seat, StoryTold
from engines.purzelbaum_state import DISKS, ENDS, State, plus

if TYPE_CHECKING:
    from collections.abc import Mapping

Told = tuple[State, tuple[Event, ...]]

BEATS = {ENDS - 1: "first-snow", ENDS // 2: "half-of-autumn", 1: "last-nut"}
"""Moments worth a sentence, by the nuts that still hang."""


def burier(state: State) -> Seat:
    """P2: beside the box the left neighbour buries, before their own turn; otherwise whose nut it was."""
    is_neighbours = state.landing is told.Landing.OUTSIDE and not state.declined
    return state.seat_from(state.active + 1) if is_neighbours else state.active


def in_autumn(state: State, options: Mapping[str, str], report: Report) -> Told:
    """Nuts fall, into the hole or not. What is told next tells as well that a nut which waited is buried."""
    match report:
        case told.AlsoFell(seat):
            return _second(state, options["second_nut"], seat)
        case told.Declined():
            state = replace(state, declined=True)
            return state, (_bury(state, options, told.Landing.OUTSIDE),)
        case told.Landed(landing):
            return _lies(state, options, landing)
        case told.Buried():
            return _turn_over(state, told.NutIsBuried())
    if state.in_hand:
        state, buried = _turn_over(state, told.NutIsBuried())
        state, events = in_autumn(state, options, report)
        return state, (*buried[:-1], *events)
    state = replace(state, tree=state.tree - 1, white=state.white + 1)
    if isinstance(report, told.Missed):
        return _miss(state, options, report.landing)
    leaves = plus(state.leaves, state.active, 1)
    return _turn_over(replace(state, leaves=leaves), told.NutHit(state.active, leaves[state.active]))


def _miss(state: State, options: Mapping[str, str], landing: told.Landing | None) -> Told:
    missed = told.NutMissed(state.active)
    state = replace(state, in_hand=1, leaves_on_disks=state.leaves_on_disks + 1)
    if landing is None:
        neighbour = state.seat_from(state.active + 1)
        return state, (missed, told.NutToBury(state.active, neighbour, options["missed_hole"], options["beside_box"]))
    state, events = _lies(state, options, landing)
    return state, (missed, *events)


def _lies(state: State, options: Mapping[str, str], landing: told.Landing) -> Told:
    """P2: it is buried by who has to, or stays beside the box where the house has it so."""
    if landing is told.Landing.OUTSIDE and options["beside_box"] == "stays_out":
        return _turn_over(replace(state, out=state.out + 1), told.NutStaysOut())
    state = replace(state, landing=landing, declined=False)
    return state, (_bury(state, options, landing),)


def _bury(state: State, options: Mapping[str, str], landing: told.Landing) -> Event:
    return told.BuryIt(burier(state), landing, options["missed_hole"])


def _second(state: State, way: str, seat: Seat | None) -> Told:
    """P8: one turn, two nuts. The second is a miss like any other, or its player keeps it with its leaf.

    Told when no nut is left for the next player, it fell in the turn before.
    """
    before = state.last_from(state.active, state.sitting)
    is_last = state.tree == 1 and not state.in_hand
    seat = (before if is_last else state.active) if seat is None else seat
    state = replace(state, tree=state.tree - 1)
    if way == "kept":
        state = replace(state, leaves=plus(state.leaves, seat, 1), nuts=plus(state.nuts, seat, 1))
    else:
        state = replace(state, leaves_on_disks=state.leaves_on_disks + 1, white=state.white + 1)
    second = told.SecondNut(seat, way)
    return _turn_over(replace(state, active=before), second) if is_last else (state, (second,))


def _turn_over(state: State, event: Event) -> Told:
    """No nut waits any more: the next player's turn, or winter after the last nut."""
    state = replace(state, in_hand=0, landing=None, declined=False)
    if not state.tree:
        return state, (event, told.WinterCame(DISKS - state.white))
    active = state.seat_from(state.active + 1)
    story = (StoryTold(BEATS[state.tree]),) if state.tree in BEATS else ()
    return replace(state, active=active), (event, *story, told.AutumnTurn(active))
