"""The rain of Sauerbaum: from the cloud into the tree, and from its top down to the roots.

S8: which drops move once the cloud is empty. By the rulebook one after the other, from the top to the first empty
field after it. By the house the uppermost row as a whole, once a roll: the rulebook's sentence on the empty cloud names
no number, and the blue die counts drops above the tree. Or drops that the table chooses, into the lowest row that the
rain has reached; the lowest of all would be the roots from the start, and every tree lost within two rolls.

S12: a drop that finds no empty field, since figures stand in the last open roots, stays where it is. By the house the
tree is lost then, or no figure may stay on the last open root.
"""

from __future__ import annotations

from dataclasses import replace

from engines import sauerbaum_messages as told
from engines.game import Event, StoryTold
from engines.sauerbaum_board import Spot
from engines.sauerbaum_end import Options, Told, judge, lost, settle
from engines.sauerbaum_state import State, losing_roots, seepers


def rain(state: State, options: Options, drops: int) -> Told:
    """Rain from the cloud, then from the top of the tree. S7: the rest of a roll moves drops, unless the house lets it.

    S11: a loss in the rain comes before the moves (S20).
    """
    had_cloud = state.cloud
    state, fall, where = _fall(state, min(drops, state.cloud))
    events: list[Event] = [told.RainFell(fall, state.cloud)] if fall else []
    events += where
    if had_cloud and not state.cloud:
        events.append(StoryTold("cloud-is-empty"))
    elif state.cloud <= state.drops // 2 < had_cloud:
        events.append(StoryTold("half-of-cloud"))
    is_stuck = fall < min(drops, had_cloud)
    rest = 0 if state.cloud else drops - fall
    if rest and had_cloud and options["rest_of_roll"] == "lost":
        events.append(told.RestIsLost(rest))
    elif rest:
        state, slid, is_stuck = _from_the_top(state, options, rest)
        events += slid
    state = replace(state, counts_roots=not state.cloud and state.board is None)
    state, held = _held(judge(state, options), options, is_stuck=is_stuck)
    return state, (*(events or [told.NoRoomForRain()]), *held)


def must_leave(state: State, options: Options) -> tuple[Event, ...]:
    """S12: by the house whoever moves has to leave the last open root."""
    rained = not state.seeps and not state.outcome
    leaves = rained and options["last_root"] == "must_leave" and state.is_on_last_root
    return (told.MustLeaveRoot(state.active),) if leaves else ()


def _fall(state: State, drops: int) -> tuple[State, int, list[Event]]:
    if state.board is None:
        return replace(state, cloud=state.cloud - drops, tree=state.tree + drops), drops, []
    board, spots = state.board.rain(drops, state.standing)
    state = replace(state.with_board(board), cloud=state.cloud - len(spots))
    return state, len(spots), [told.DropsLanded(spots)] if spots else []


def _from_the_top(state: State, options: Options, drops: int) -> tuple[State, list[Event], bool]:
    """S8, S9; whether a drop found no empty field is told last."""
    board, way = state.board, options["empty_cloud"]
    if board is None:
        return state, [told.RowSlides() if way == "top_row" else told.DropsSlide(drops, way)], False
    if way == "chosen_drop":
        state = replace(state, seeps=drops, seeped=frozenset())
        can_seep = bool(seepers(state, options))
        state = state if can_seep else replace(state, seeps=0)
        return state, [told.DropsToChoose(drops)] if can_seep else [], not can_seep and board.in_tree > 0
    if way == "top_row":
        lying = min((spot.row for spot in board.above_roots), default=0)
        most = sum(spot.row == lying for spot in board.above_roots)
        board, slides = board.slide_row(state.standing)
    else:
        again = options["same_drop"] == "again"
        most = drops if again else min(drops, board.in_tree)
        board, slides = board.slide(drops, state.standing, again=again)
    is_stuck = len(slides) < most and board.in_tree > 0
    return state.with_board(board), [told.DropsSlid(slides)] if slides else [], is_stuck


def choose_drop(state: State, options: Options, spot: Spot) -> Told:
    """S8: one of the drops that the table chooses has moved; after the last one the turn goes on."""
    seeped = state.board.seep(spot, state.standing) if state.board is not None else None
    if seeped is None:
        raise LookupError(f"sauerbaum has no drop that moves from {spot}")
    board, slide = seeped
    left = state.seeps - 1
    seen = state.seeped | {Spot(slide.row, slide.field)}
    state = judge(replace(state.with_board(board), seeps=left, seeped=seen), options)
    can_seep = bool(seepers(state, options))
    if not can_seep or state.outcome:
        state = replace(state, seeps=0, seeped=frozenset())
    state, held = _held(state, options, is_stuck=bool(left) and not can_seep and _lies_unmoved(state, options, seen))
    events: tuple[Event, ...] = (told.DropsSlid((slide,)), *held)
    if state.outcome:
        return state, (*events, *lost(state, options))
    if state.is_rolled:
        return state, (*events, *must_leave(state, options))
    return state, events if state.seeps else (*events, told.RollTurn(state.active))


def _lies_unmoved(state: State, options: Options, seen: frozenset[Spot]) -> bool:
    """Whether a drop that might still move lies above the roots."""
    lying = state.board.above_roots if state.board is not None else frozenset[Spot]()
    return bool(lying - (seen if options["same_drop"] == "once" else frozenset()))


def _held(state: State, options: Options, *, is_stuck: bool) -> Told:
    """S12: by the house the tree is lost when a drop finds no empty field, since figures hold the last open roots."""
    if state.outcome or not is_stuck or options["last_root"] != "lost":
        return state, ()
    return replace(state, outcome="lost", seeps=0), (told.LastRootIsHeld(),)


def cover_roots(state: State, options: Options, fields: int) -> Told:
    """The table has counted the roots. What lies there cannot be taken any more."""
    first, before = not state.root and fields > 0, state.root
    state = replace(state, root=fields, tree=state.tree - (fields - state.root), counts_roots=False)
    losing = losing_roots(state, options)
    covered = told.RootsAreCovered(fields, max(0, losing - fields))
    if fields >= losing:
        state = replace(state, outcome="lost")
        return state, (covered, *lost(state, options))
    beat = "first-root" if first else "one-root-open" if fields == losing - 1 else ""
    story = (StoryTold(beat),) if beat else ()
    is_new = fields == state.roots - 1 != before and options["last_root"] != "stays_open"
    open_root = (told.LastRootIsOpen(options["last_root"]),) if is_new else ()
    after = () if state.is_rolled else (told.RollTurn(state.active),)
    return settle(state, options, covered, *story, *open_root, then=after)
