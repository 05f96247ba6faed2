"""What may be reported in Purzelbaum by the counts, and why something else may not."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engines import purzelbaum_messages as told
from engines.game import Allowed, Refusal, Report
from engines.purzelbaum_state import ENDS, State

if TYPE_CHECKING:
    from collections.abc import Mapping


def allowed(state: State, options: Mapping[str, str], kind: type[Report]) -> Mapping[str, Allowed] | None:
    """The values that each slot of a kind may take by counts and house rules; None if they rule it out."""
    if kind is told.AlsoFell and state.tree and options["second_nut"] != "back_on_tree":
        return {"seat": (None, *state.sitting)}
    if kind is told.Missed and state.tree:
        return {"landing": (None, *told.Landing)}
    if kind is told.Landed:
        return {"landing": tuple(told.Landing)}
    if kind is told.Found:
        return _finds(state)
    may_decline = options["beside_box"] == "neighbour_may" and state.landing is told.Landing.OUTSIDE
    ruled_out = {
        told.AlsoFell: True,
        told.Declined: state.declined or not may_decline,
        told.Hit: not state.tree,
        told.Missed: not state.tree,
        told.SnowLies: bool(state.tree),
        told.AllGreen: not state.all_found and state.white > 1,
    }
    return None if ruled_out.get(kind) else {}


def _finds(state: State) -> Mapping[str, Allowed]:
    """The last white disk hides all that is left, and no disk carries two leaves."""
    least = state.hidden if state.white == 1 else 0
    leaf = (state.leaves_on_disks > 0,) if state.leaves_on_disks in {0, state.white} else (False, True)
    return {"nuts": range(least, state.hidden + 1), "leaf": leaf}


def why_not(state: State, report: Report, slot: str, value: Any) -> Refusal | None:
    """Why nuts or leaf cannot be so, with the counts."""
    if not isinstance(report, told.Found):
        return None
    if slot == "leaf" and value:
        return Refusal(told.Impossible.NO_LEAF_LEFT, {})
    if slot == "leaf":
        return Refusal(told.Impossible.LEAF_ON_EVERY_DISK, {"white": state.white})
    if report.nuts in range(state.hidden):
        return Refusal(told.Impossible.ALL_NUTS_ARE_HERE, {"nuts": report.nuts, "left": state.hidden})
    if report.nuts in range(ENDS + 1):
        numbers = {"nuts": report.nuts, "found": sum(state.nuts), "left": state.hidden}
        return Refusal(told.Impossible.TOO_MANY_NUTS, numbers)
    return None


def why_not_now(state: State, report: Report) -> Refusal | None:
    """Why a report that the phase knows is ruled out by the counts."""
    match report:
        case told.Hit() | told.Missed():
            return Refusal(told.Impossible.NO_NUT_ON_TREE, {})
        case told.AllGreen():
            numbers = {"nuts": state.hidden, "leaves": state.leaves_on_disks, "white": state.white}
            return Refusal(told.Impossible.NOT_ALL_FOUND, numbers)
    return None
