"""What may be reported in Sauerbaum by the counts, and why something else may not."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any

from engines import sauerbaum_reports as reported
from engines.game import Allowed, Refusal, Report, StarterNamed
from engines.sauerbaum_board import Spot
from engines.sauerbaum_reports import Impossible
from engines.sauerbaum_state import DROPS, GREENS, State, losing_roots, seepers

FACES = range(1, 7)

FEWEST_DROPS = 12
MOST_ROOTS = 12
MOST_ROWS = 20
WIDEST_ROW = 12

OF_THE_TABLE = (reported.RootsCovered, reported.RootReached, reported.RootsFull, reported.CloudCounted)
"""What the host knows by itself where it knows the board; with it go recounts and the number of drops caught."""

COUNTED = (*OF_THE_TABLE, reported.Recounted, reported.Captured)
ON_THE_BOARD = (reported.MovedTo, reported.MovesOver, reported.DropChosen)
IN_MOVES = (
    reported.MovedTo,
    reported.MovesOver,
    reported.Captured,
    reported.Blocked,
    reported.DieLost,
    reported.RainDone,
)


class Values(Sequence[Any]):
    """Values that are taken, and as its items those that are taken whatever the other slots of the report hold."""

    def __init__(self, taken: Collection[Any], free: Sequence[Any]) -> None:
        self._taken = taken
        self._free = free

    def __contains__(self, value: object) -> bool:
        return value in self._taken

    def __getitem__(self, place: Any) -> Any:
        return self._free[place]

    def __len__(self) -> int:
        return len(self._free)


def allowed(state: State, options: Mapping[str, str], kind: type[Report]) -> Mapping[str, Allowed] | None:
    """The values that each slot of a kind may take by the counts; None if they rule it out."""
    if kind in (COUNTED if options["board"] == "rows" else ON_THE_BOARD):
        return None
    if kind is reported.Rolled:
        return _dice(state)
    if kind is reported.MovedTo:
        return _landings(state, options)
    if kind is reported.DropChosen:
        return _fields(state, seepers(state, options))
    if kind in _SETTING_UP:
        return _setting_up(state, options, kind)
    slots = _counts(state, kind)
    return None if _is_ruled_out(state, options, kind) or any(not len(values) for values in slots.values()) else slots


_SETTING_UP = (
    reported.DropsChosen,
    reported.RootFieldsCounted,
    reported.RowAdded,
    reported.RowsComplete,
    StarterNamed,
)


def _setting_up(state: State, options: Mapping[str, str], kind: type[Report]) -> Mapping[str, Allowed] | None:
    """S2: any number of drops, 40 and 60 being the rulebook's. Each figure has a root field of its own."""
    if kind is reported.DropsChosen:
        return {"drops": range(FEWEST_DROPS, DROPS + 1) if options["drops"] == "any" else (40, DROPS)}
    if kind is reported.RootFieldsCounted:
        return {"fields": range(len(state.captured), MOST_ROOTS + 1)}
    if kind is reported.RowAdded:
        return {"fields": range(1, WIDEST_ROW + 1)} if len(state.widths) < MOST_ROWS else None
    if kind is reported.RowsComplete:
        return {} if state.widths else None
    return {"seat": state.sitting}


def _dice(state: State) -> Mapping[str, Allowed]:
    """Dice that are missing are wanted, those that are known may be told again."""
    told = (None, *FACES)
    missing = GREENS - len(state.greens)
    if state.host_rolls:
        return {slot: Values(told, FACES) for slot in ("blue", "first", "second", "third")}
    greens: list[Sequence[Any]] = [told if place < missing else (None,) for place in range(GREENS)]
    if missing:
        greens[0] = FACES
    blue = Values(told, (None,) if state.blue else told if missing else FACES)
    first, second, third = (Values(told, free) for free in greens)
    return {"blue": blue, "first": first, "second": second, "third": third}


def _landings(state: State, options: Mapping[str, str]) -> Mapping[str, Allowed] | None:
    """Fields on which a figure may end."""
    spots = state.board.spots if state.board is not None else ()
    return _fields(state, [spot for spot in spots if _refused_spot(state, spot, options) is None])


def _fields(state: State, spots: Sequence[Spot]) -> Mapping[str, Allowed] | None:
    """Rows and fields of the board; those that are taken whatever the other slot holds are ``spots`` of one row."""
    board = state.board
    if board is None or not spots:
        return None
    rows = [spot.row for spot in spots]
    row = max(rows, key=rows.count)
    fields = [spot.field for spot in spots if spot.row == row]
    return {
        "row": Values(range(1, len(board.widths) + 1), (row,)),
        "field": Values(range(1, max(board.widths) + 1), fields),
    }


def _counts(state: State, kind: type[Report]) -> Mapping[str, Collection[Any]]:
    if kind is reported.RainDone:
        return {"drops": (None, state.blue)}
    if kind is reported.CloudCounted:
        return {"drops": range(state.cloud + state.tree + 1)}
    if kind is reported.RootsCovered:
        return {"fields": range(state.root, _most_roots(state) + 1)}
    if kind is reported.Captured:
        return {"drops": range(min(state.moves_left, state.tree) + 1)}
    if kind is reported.DieLost:
        return {"die": tuple(sorted(set(state.dice_left)))}
    if kind is reported.Encircled:
        return {"seat": tuple(seat for seat in state.sitting if seat not in state.encircled)}
    if kind is reported.Freed:
        return {"seat": tuple(sorted(state.encircled))}
    if kind is reported.Recounted:
        free = range(state.tree + min(state.captured) + 1)
        return {"seat": state.sitting, "drops": Values(range(DROPS + 1), free)}
    return {}


def _is_ruled_out(state: State, options: Mapping[str, str], kind: type[Report]) -> bool:
    losing = losing_roots(state, options)
    return {
        reported.RootReached: not state.tree or state.root >= state.roots,
        reported.RootsFull: state.tree + state.root < losing,
        reported.MovesOver: options["last_root"] == "must_leave" and state.is_on_last_root,
        reported.WinDeclared: options["victory"] == "last_drop" or not sum(state.captured),
    }.get(kind, False)


def why_not(state: State, report: Report, value: Any) -> Refusal | None:
    """Why a slot's value is impossible, with the counts."""
    if not isinstance(value, int) or value < 0:
        return None
    match report:
        case reported.Rolled():
            return Refusal(Impossible.NOT_ON_A_DIE, {"value": value})
        case reported.DieLost():
            return Refusal(Impossible.NOT_THAT_DIE, {"die": value})
        case reported.Encircled() if value in state.encircled:
            return Refusal(Impossible.IS_ENCIRCLED, {"seat": value})
        case reported.Freed() if value in state.sitting:
            return Refusal(Impossible.NOT_ENCIRCLED, {"seat": value})
        case reported.MovedTo(row, field) | reported.DropChosen(row, field):
            return Refusal(Impossible.NO_SUCH_FIELD, {"row": row, "field": field})
    return _why_not_so_many(state, report, value)


def _why_not_so_many(state: State, report: Report, value: int) -> Refusal | None:
    match report:
        case reported.DropsChosen() if value > DROPS:
            return Refusal(Impossible.TOO_MANY_FOR_BOX, {"drops": value, "most": DROPS})
        case reported.RainDone():
            return Refusal(Impossible.BLUE_SHOWED, {"drops": value, "blue": state.blue})
        case reported.CloudCounted():
            return Refusal(Impossible.CLOUD_TOO_FULL, {"drops": value, "most": state.cloud + state.tree})
        case reported.RootsCovered() if value < state.root:
            return Refusal(Impossible.ROOTS_STAY_COVERED, {"fields": value, "root": state.root})
        case reported.RootsCovered():
            return Refusal(Impossible.TOO_MANY_ROOTS, {"fields": value, "most": _most_roots(state)})
        case reported.Captured():
            return Refusal(Impossible.TOO_MANY_DROPS, {"drops": value, "most": min(state.moves_left, state.tree)})
    return None


def _most_roots(state: State) -> int:
    return min(state.roots, state.root + state.tree)


def why_not_together(state: State, options: Mapping[str, str], report: Report) -> Refusal | None:
    """Why values that are possible each for itself are not so together."""
    match report:
        case reported.Rolled():
            known, given = len(state.greens), len(report.greens)
            if report.blue is None and not given:
                return Refusal(Impossible.NOT_ON_A_DIE, {"value": 0})
            if given < GREENS < known + given:
                return Refusal(Impossible.TOO_MANY_GREENS, {"known": known, "given": given, "missing": GREENS - known})
        case reported.Recounted(seat, drops) if drops > state.captured[seat] + state.tree:
            most = state.captured[seat] + state.tree
            return Refusal(Impossible.STACK_TOO_HIGH, {"drops": drops, "most": most})
        case reported.MovedTo(row, field):
            return _refused_spot(state, Spot(row, field), options)
        case reported.DropChosen(row, field) if Spot(row, field) not in seepers(state, options):
            lies = state.board is not None and Spot(row, field) in state.board.drops
            return Refusal(Impossible.DROP_STAYS if lies else Impossible.NO_DROP_THERE, {"row": row, "field": field})
    return None


def _refused_spot(state: State, spot: Spot, options: Mapping[str, str]) -> Refusal | None:
    """S12: by the house not on the last open root. S17: not on another figure, unless the house lets fields be shared.

    S19: not on a drop in the roots.
    """
    board = state.board
    if board is None or spot not in board:
        return Refusal(Impossible.NO_SUCH_FIELD, {"row": spot.row, "field": spot.field})
    if board.is_root(spot) and spot in board.drops:
        return Refusal(Impossible.DROP_IN_ROOTS, {})
    others = [seat for seat, at in enumerate(state.figures) if at == spot and seat != state.active]
    if others and options["figures"] != "share":
        return Refusal(Impossible.FIELD_TAKEN, {"seat": others[0]})
    if options["last_root"] == "must_leave" and spot == board.last_open_root:
        return Refusal(Impossible.MUST_LEAVE_ROOT, {})
    return None


def why_not_now(state: State, report: Report, *, leads_on: bool) -> Refusal | None:
    """Why this kind of report has no place here. ``leads_on``: the phase knows it and only the counts rule it out."""
    if leads_on:
        return _why_ruled_out(state, report)
    if not state.drops or state.claim:
        return None
    match report:
        case reported.Rolled() if state.is_rolled:
            return Refusal(Impossible.ALREADY_ROLLED, {})
        case _ if isinstance(report, IN_MOVES) and state.counts_roots:
            return Refusal(Impossible.ROOTS_FIRST, {})
        case _ if isinstance(report, IN_MOVES) and state.seeps:
            return Refusal(Impossible.DROPS_FIRST, {"seeps": state.seeps})
        case _ if isinstance(report, IN_MOVES):
            return Refusal(Impossible.NOT_ROLLED, {})
    return None


def _why_ruled_out(state: State, report: Report) -> Refusal | None:
    if state.board is not None and isinstance(report, COUNTED):
        return Refusal(Impossible.BOARD_IS_KNOWN, {"root": state.root, "cloud": state.cloud})
    match report:
        case reported.MovedTo() | reported.MovesOver() if state.board is None:
            return Refusal(Impossible.NO_BOARD, {})
        case reported.MovesOver():
            return Refusal(Impossible.MUST_LEAVE_ROOT, {})
        case reported.WinDeclared() if not sum(state.captured):
            return Refusal(Impossible.NOTHING_CAUGHT, {"left": state.outside})
        case reported.WinDeclared():
            return Refusal(Impossible.NOT_ALL_TAKEN, {"left": state.cloud + state.tree})
        case reported.RootsFull():
            return Refusal(Impossible.CANNOT_BE_LOST, {"left": state.tree + state.root})
        case reported.RootReached():
            return Refusal(Impossible.TOO_MANY_ROOTS, {"fields": state.root + 1, "most": state.root})
        case reported.Freed(seat):
            return Refusal(Impossible.NOT_ENCIRCLED, {"seat": seat}) if seat in state.sitting else None
        case reported.Encircled(seat):
            return Refusal(Impossible.IS_ENCIRCLED, {"seat": seat}) if seat in state.encircled else None
    return None
