"""A turn of Sauerbaum: dice, rain, and three moves."""

from __future__ import annotations

from dataclasses import replace

from engines import sauerbaum_messages as told
from engines import sauerbaum_reports as reported
from engines.game import Event, HostRolls, HostWillRoll, Report, StoryTold
from engines.sauerbaum_answers import dice
from engines.sauerbaum_board import Spot
from engines.sauerbaum_end import Options, Told, judge, lost, settle
from engines.sauerbaum_state import GREENS, State, losing_roots, put


def in_turn(state: State, options: Options, report: Report) -> Told:
    """Dice and rain first, then the moves; who is surrounded is told at any time."""
    match report:
        case HostRolls():
            return replace(state, host_rolls=True), (HostWillRoll(),)
        case reported.Rolled():
            return roll(state, options, report)
        case reported.RainDone():
            return state, (told.RainLies(state.blue),)
        case reported.RootsCovered(fields):
            return cover_roots(state, options, fields)
        case reported.RootReached():
            return cover_roots(state, options, state.root + 1)
        case reported.Encircled(seat):
            surrounded = replace(state, encircled=state.encircled | {seat}, brave=state.brave | {seat})
            return surrounded, (told.IsEncircled(seat),)
        case reported.Freed(seat):
            return replace(state, encircled=state.encircled - {seat}), (told.IsFree(seat),)
    return move(state, options, report)


def roll(state: State, options: Options, report: reported.Rolled) -> Told:
    """Dice are added to those that were told before; all three green ones in one breath replace them."""
    greens = report.greens if len(report.greens) == GREENS else (*state.greens, *report.greens)
    blue = report.blue or state.blue
    state = replace(state, blue=blue, greens=greens, host_rolls=False)
    if not state.is_rolled:
        return state, (told.DiceSoFar(state.active, blue, *dice(greens)),)
    state, fallen = rain(state, options, blue)
    rolled = told.DiceRolled(state.active, blue, *dice(greens))
    return state, (rolled, *fallen, *lost(state, options)) if state.outcome else (rolled, *fallen)


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
    rest = 0 if state.cloud else drops - fall
    if rest and had_cloud and options["rest_of_roll"] == "lost":
        events.append(told.RestIsLost(rest))
    elif rest:
        state, slid = _slide(state, options, rest)
        events += slid
    state = replace(state, counts_roots=not state.cloud and state.board is None)
    return judge(state, options), tuple(events or [told.NoRoomForRain()])


def _fall(state: State, drops: int) -> tuple[State, int, list[Event]]:
    if state.board is None:
        return replace(state, cloud=state.cloud - drops, tree=state.tree + drops), drops, []
    board, spots = state.board.rain(drops, state.standing)
    state = replace(state.with_board(board), cloud=state.cloud - len(spots))
    return state, len(spots), [told.DropsLanded(spots)] if spots else []


def _slide(state: State, options: Options, drops: int) -> tuple[State, list[Event]]:
    """S8: from the top to the first empty field after it. S9: the same drop again, unless the house says once."""
    if state.board is None:
        return state, [told.DropsSlide(drops)]
    board, slides = state.board.slide(drops, state.standing, again=options["same_drop"] == "again")
    return state.with_board(board), [told.DropsSlid(slides)] if slides else []


def cover_roots(state: State, options: Options, fields: int) -> Told:
    """The table has counted the roots. What lies there cannot be taken any more."""
    first = not state.root and fields > 0
    state = replace(state, root=fields, tree=state.tree - (fields - state.root), counts_roots=False)
    losing = losing_roots(state, options)
    covered = told.RootsAreCovered(fields, max(0, losing - fields))
    if fields >= losing:
        state = replace(state, outcome="lost")
        return state, (covered, *lost(state, options))
    beat = "first-root" if first else "one-root-open" if fields == losing - 1 else ""
    after = () if state.is_rolled else (told.RollTurn(state.active),)
    return settle(state, options, covered, *((StoryTold(beat),) if beat else ()), then=after)


def move(state: State, options: Options, report: Report) -> Told:
    """What comes of the three moves."""
    seat = state.active
    match report:
        case reported.Captured(0):
            return pass_on(state, options, told.NothingCaught(seat))
        case reported.Captured(drops):
            state = replace(state, tree=state.tree - drops)
            return _with_catch(state, options, drops)
        case reported.MovedTo(row, field):
            return _move_figure(state, options, Spot(row, field))
        case reported.MovesOver():
            return _end_moves(state, options)
        case reported.DieLost(die):
            return _lose_die(state, options, die)
        case reported.Blocked() if state.moves:
            return _end_moves(state, options)
    return _block(state, options)


def _with_catch(state: State, options: Options, drops: int) -> Told:
    """Whoever takes a drop has moved, and so is not encircled."""
    seat = state.active
    free = (told.IsFree(seat),) if seat in state.encircled else ()
    state = _add_catch(state, drops)
    return pass_on(state, options, told.DropsCaught(seat, drops, state.captured[seat]), *free)


def _add_catch(state: State, drops: int) -> State:
    seat = state.active
    caught = state.caught + drops
    return replace(
        state,
        captured=put(state.captured, seat, state.captured[seat] + drops),
        best=put(state.best, seat, max(state.best[seat], caught)),
        caught=caught,
        encircled=state.encircled - {seat},
    )


def _move_figure(state: State, options: Options, spot: Spot) -> Told:
    """The figure stands there now, and takes the drop that lay there."""
    seat = state.active
    free: tuple[Event, ...] = (told.IsFree(seat),) if seat in state.encircled else ()
    figures = tuple(spot if other == seat else at for other, at in enumerate(state.figures))
    state = replace(state, figures=figures, moves=state.moves + 1, encircled=state.encircled - {seat})
    events: tuple[Event, ...] = (told.FigureStands(seat, spot.row, spot.field, state.moves_left), *free)
    if state.board is not None and spot in state.board.drops:
        state = _add_catch(state.with_board(state.board.without(spot)), 1)
        events = (*events, told.DropsCaught(seat, 1, state.captured[seat]))
    return settle(state, options, *events) if state.moves_left else _end_moves(state, options, *events)


def _end_moves(state: State, options: Options, *events: Event) -> Told:
    if not state.caught:
        events = (*events, told.NothingCaught(state.active))
    return pass_on(state, options, *(events or (told.MovesAreOver(state.active, state.caught),)))


def _lose_die(state: State, options: Options, die: int) -> Told:
    """S15: a die that cannot be used is lost, unless the house lets it rain."""
    state = replace(state, lost=(*state.lost, die))
    events: tuple[Event, ...] = (told.DieIsLost(die, state.moves_left),)
    if options["lost_dice"] == "rain":
        state, fallen = rain(state, options, die)
        events = (*events, told.LostDiceRain(die), *fallen)
    if state.outcome:
        return state, (*events, *lost(state, options))
    if state.moves_left:
        return state, events
    return _block(state, options, *events) if not state.moves else _end_moves(state, options, *events)


def _block(state: State, options: Options, *events: Event) -> Told:
    """S22: the player says so, and may say otherwise after others have moved."""
    seat, unused = state.active, sum(state.dice_left)
    events = (*events, told.IsBlocked(seat))
    state = replace(state, encircled=state.encircled | {seat}, brave=state.brave | {seat})
    if unused and options["lost_dice"] == "rain":
        state, fallen = rain(state, options, unused)
        events = (*events, told.LostDiceRain(unused), *fallen)
    return pass_on(state, options, *events)


def pass_on(state: State, options: Options, *events: Event) -> Told:
    """The turn is over, and perhaps the game."""
    active = state.seat_from(state.active + 1)
    state = replace(state, blue=0, greens=(), lost=(), moves=0, caught=0, active=active)
    if state.outcome:
        return state, (*events, *lost(state, options))
    return settle(state, options, *events, then=() if state.counts_roots else (told.RollTurn(active),))
