"""A turn of Sauerbaum: dice, rain (sauerbaum_rain.py), and three moves."""

from __future__ import annotations

from dataclasses import replace

from engines import sauerbaum_messages as told
from engines import sauerbaum_reports as reported
from engines.game import Event, HostRolls, HostWillRoll, Report
from engines.sauerbaum_answers import dice
from engines.sauerbaum_board import Spot
from engines.sauerbaum_end import Options, Told, lost, settle
from engines.sauerbaum_rain import choose_drop, cover_roots, must_leave, rain
from engines.sauerbaum_state import GREENS, State, put


def in_turn(state: State, options: Options, report: Report) -> Told:
    """Dice and rain first, then the moves; who is surrounded is told at any time."""
    match report:
        case HostRolls():
            return replace(state, host_rolls=True), (HostWillRoll(),)
        case reported.Rolled():
            return roll(state, options, report)
        case reported.RainDone():
            return state, (told.RainLies(state.blue),)
        case reported.DropChosen(row, field):
            return choose_drop(state, options, Spot(row, field))
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
    ending = lost(state, options) if state.outcome else must_leave(state, options)
    return state, (rolled, *fallen, *ending)


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
        events = (*events, *(must_leave(state, options) if state.moves_left else ()))
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
    return settle(state, options, *events, then=() if state.counts_roots or state.seeps else (told.RollTurn(active),))
