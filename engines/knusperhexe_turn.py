"""A turn of Knusperhexe: take, compare, perhaps return; and what is done when something falls."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from engines import knusperhexe_messages as told
from engines import knusperhexe_reports as reported
from engines.game import Event, Report, Seat, StoryTold
from engines.knusperhexe_award import Told, end_round
from engines.knusperhexe_state import CARDS, Hand, State, put

if TYPE_CHECKING:
    from collections.abc import Mapping


SLIPS: Mapping[str, Event] = {
    "table_decides": told.CollapseDoubted(),
    "every_card": told.Crash(),
    "whole_roof": told.SlipMended(),
}
"""K2: what follows when something fell, by house rule."""


def in_turn(state: State, options: Mapping[str, str], report: Report) -> Told:
    """Take a card, compare it with the top of the pile, keep it or return it."""
    match report:
        case reported.CardTaken() | reported.LastCardTaken() if not state.piles[state.active]:
            return _keep(state, options, "")
        case reported.CardTaken() | reported.LastCardTaken():
            return replace(state, hand=Hand.HELD), (told.CardIsTaken(state.active),)
        case reported.Kept():
            return _keep(state, options, state.seen)
        case reported.SameAgain():
            return _same(state, options, state.seen)
        case reported.SweetSeen(sweet):
            return _compare(state, options, sweet)
        case reported.PutBack() if state.hand is not Hand.GOES_BACK:
            state, same = _same(state, options, state.seen)
            if state.hand is not Hand.GOES_BACK:
                return state, same
            state, events = _put_back(state, options)
            return state, (*events[:1], *same[1:], *events[1:])
        case reported.PutBack():
            return _put_back(state, options)
    raise LookupError(f"knusperhexe has no rule for {report}")


def _compare(state: State, options: Mapping[str, str], sweet: str) -> Told:
    """K13: the tidbit is compared with the top of the pile, and the table is asked where that was never told."""
    seat = state.active
    if not state.piles[seat] or state.tops[seat] not in {"", sweet}:
        return _keep(state, options, sweet)
    if state.tops[seat] == sweet:
        return _same(state, options, sweet)
    return replace(state, hand=Hand.HELD, seen=sweet), (told.SweetInHand(seat, sweet),)


def _keep(state: State, options: Mapping[str, str], sweet: str) -> Told:
    seat = state.active
    piles = put(state.piles, seat, state.piles[seat] + 1)
    state = replace(state, piles=piles, tops=put(state.tops, seat, sweet), returned=frozenset())
    cards = piles[seat]
    kept: Event = told.SweetKept(seat, cards, sweet) if sweet else told.CardKept(seat, cards)
    if not state.outside_piles:
        return end_round(state, options, kept, told.RoofIsEmpty())
    beat = {CARDS // 2: "half-of-roof", 1: "last-card"}.get(state.outside_piles)
    return _pass_on(state, kept, *((StoryTold(beat),) if beat else ()))


def _same(state: State, options: Mapping[str, str], sweet: str) -> Told:
    """K1: the last card goes back like any other, unless the house says that it ends the round or is kept."""
    seat = state.active
    last = state.outside_piles == 1
    if last and options["last_card"] == "is_kept":
        return _keep(state, options, sweet or state.tops[seat])
    state = replace(state, hand=Hand.GOES_BACK, seen="", tops=put(state.tops, seat, sweet or state.tops[seat]))
    same: Event = told.SweetGoesBack(seat, sweet) if sweet else told.SameSweet(seat)
    if last and options["last_card"] == "ends_round":
        return end_round(state, options, told.LastCardForNobody())
    return state, (same, told.LastCardGoesBack()) if last else (same,)


def _put_back(state: State, options: Mapping[str, str]) -> Told:
    """K1: when everybody has had to return the only card that is left, nobody can ever keep it."""
    back = told.CardIsBack(state.active)
    if state.outside_piles > 1:
        return _pass_on(state, back)
    state = replace(state, returned=state.returned | {state.active})
    if state.returned.issuperset(state.sitting):
        return end_round(state, options, back, told.LastCardForNobody())
    return _pass_on(state, back)


def _pass_on(state: State, *events: Event) -> Told:
    active = state.seat_from(state.active + 1)
    return replace(state, active=active, hand=Hand.EMPTY, seen=""), (*events, told.TakingTurn(active))


def after_a_fall(state: State, options: Mapping[str, str], report: Report) -> Told:
    """K2 and K11: the table says what is a collapse."""
    match report:
        case reported.SomethingFell():
            return state, (SLIPS[options["falling_cards"]],)
        case reported.OnlySlipped():
            return state, (told.SlipMended(),)
        case reported.TwoCameOff():
            way = options["two_cards"]
            state = replace(state, hand=Hand.EMPTY, seen="") if way == "both_back" else state
            return state, (told.TwoCards(way),)
        case reported.Collapsed():
            return state, (told.Crash(),)
    return _who_it_was(state, options, report)


def _who_it_was(state: State, options: Mapping[str, str], report: Report) -> Told:
    """K4: by default it was the player whose turn it is."""
    match report:
        case reported.BlameDenied() if options["bump"] == "whose_turn":
            return state, (told.SlipMended(),)
        case reported.BlameDenied():
            return state, (told.NotTheTaker(state.active),)
        case reported.FellByItself() if options["bump"] == "rebuild":
            return _rebuild(state)
        case reported.Blamed(seat):
            return _blame(state, options, seat)
    return _blame(state, options, state.active)


def _blame(state: State, options: Mapping[str, str], seat: Seat) -> Told:
    """K3 and K4: who brought the roof down cannot win, unless the house lets such a fall be mended."""
    if seat != state.active and options["bump"] == "rebuild":
        return _rebuild(state)
    returning = state.hand is Hand.GOES_BACK and seat == state.active
    if returning and options["fall_when_returning"] == "rebuild":
        state, events = _put_back(state, options)
        return (state, events) if state.round_over else _rebuild(state)
    collapses = put(state.collapses, seat, state.collapses[seat] + 1)
    state = replace(state, collapser=seat, collapses=collapses)
    return end_round(state, options, told.RoofCollapsed(seat), StoryTold("witch"))


def _rebuild(state: State) -> Told:
    return replace(state, is_broken=True), (told.RebuildAndGoOn(state.roof),)
