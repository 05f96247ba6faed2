"""What may be reported in Knusperhexe by the counts, and why something else may not."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engines import knusperhexe_reports as reported
from engines.game import Allowed, Refusal, Report, StarterNamed
from engines.knusperhexe_reports import Impossible
from engines.knusperhexe_state import CARDS, KINDS, AnySweet, Hand, PileSizes, State

if TYPE_CHECKING:
    from collections.abc import Mapping


def allowed(state: State, options: Mapping[str, str], kind: type[Report]) -> Mapping[str, Allowed] | None:
    """The values that each slot of a kind may take by the counts; None if they rule it out."""
    if kind is reported.SweetNamed:
        return {"sweet": AnySweet(state.sweets)} if len(state.sweets) < KINDS else None
    if kind is reported.SweetSeen:
        return {"sweet": state.sweets if len(state.sweets) == KINDS else AnySweet()}
    if kind is StarterNamed:
        return {"seat": state.sitting}
    if kind is reported.Blamed:
        return {"seat": (state.active,) if options["bump"] == "whose_turn" else state.sitting}
    if kind is reported.SugarSticks:
        return {"sticks": range(CARDS + 1)}
    if kind is reported.PileCounted:
        return {"seat": state.sitting, "cards": PileSizes(state)}
    return None if _is_ruled_out(state, kind) else {}


def _is_ruled_out(state: State, kind: type[Report]) -> bool:
    """A first card is never returned, two cards need a roof of two, and the last one is the last."""
    first_card = state.hand is Hand.EMPTY and not state.piles[state.active]
    return {
        reported.SameAgain: first_card,
        reported.PutBack: first_card,
        reported.TwoCameOff: state.outside_piles < 2,
        reported.LastCardTaken: state.outside_piles > 1,
    }.get(kind, False)


def why_not(state: State, report: Report, value: Any) -> Refusal | None:
    """Why a slot's value is impossible, with names and counts."""
    match report:
        case reported.SweetNamed() if value in state.sweets:
            return Refusal(Impossible.SWEET_IS_KNOWN, {"sweet": str(value)})
        case reported.SweetNamed() | reported.SweetSeen():
            return Refusal(Impossible.NOT_YOUR_SWEET, {"sweet": str(value)})
        case reported.Blamed() if value in state.sitting:
            return Refusal(Impossible.COUNTS_FOR_TAKER, {"seat": state.active})
        case reported.SugarSticks() if isinstance(value, int) and value > CARDS:
            return Refusal(Impossible.TOO_MANY_STICKS, {"sticks": value})
    return None


def why_not_together(state: State, report: Report) -> Refusal | None:
    """A pile may hold what no other pile holds."""
    if not isinstance(report, reported.PileCounted):
        return None
    others = sum(state.piles) - state.piles[report.seat]
    if report.cards <= CARDS - others:
        return None
    return Refusal(Impossible.TOO_MANY_CARDS, {"cards": report.cards, "others": others, "most": CARDS - others})


def why_not_now(state: State, report: Report, *, leads_on: bool) -> Refusal | None:
    """Why this kind of report has no place here. ``leads_on``: the phase knows it and only the counts rule it out."""
    match report:
        case reported.LastCardTaken() if leads_on or state.hand is Hand.HELD:
            return Refusal(Impossible.ROOF_NOT_EMPTY, {"left": state.outside_piles - 1})
        case _ if not leads_on:
            return None
        case reported.SweetNamed():
            return Refusal(Impossible.FOUR_SWEETS, {"sweets": KINDS})
        case reported.SameAgain() | reported.PutBack():
            return Refusal(Impossible.FIRST_CARD, {"seat": state.active})
        case reported.TwoCameOff():
            return Refusal(Impossible.ONE_CARD_LEFT, {})
    return None
