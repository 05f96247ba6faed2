"""A turn of Kekfe Marathon: the die, the way of the figure, a card from the centre, and the sums at the end."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from engines import kekfe_marathon_messages as told
from engines import kekfe_marathon_reports as reported
from engines.game import Event, HostRolls, HostWillRoll, Report, Seat, StoryTold
from engines.kekfe_marathon_reports import Face
from engines.kekfe_marathon_ring import UNKNOWN, Direction, Spot
from engines.kekfe_marathon_scoring import decided, facts_of, with_nothing
from engines.kekfe_marathon_table import State, dealt, lays_anywhere, must_take, with_laid

if TYPE_CHECKING:
    from collections.abc import Mapping

    Options = Mapping[str, str]
    Told = tuple[State, tuple[Event, ...]]

STEPS_OF = {Face.TWO: 2, Face.THREE: 3, Face.FIVE: 5}


def in_turn(state: State, options: Options, report: Report) -> Told:
    """A roll of the die, a choice, where the figure has landed, or a card from the centre."""
    match report:
        case reported.TookCard():
            return _take(state, options)
        case reported.Drew():
            return _draw(state, options, report)
        case reported.LaidInRow(seat):
            return _choose_row(state, options, seat)
        case reported.Laid() | reported.LaidAfter() | reported.LaidBetween():
            return _lay(state, options, report)
        case reported.Counted(total):
            return _count(state, options, total)
        case HostRolls():
            return state, (HostWillRoll(),)
    return _run(replace(state, value_told=True, place_told=True), options, report)


def knows_the_order(options: Options) -> bool:
    """Whether the host was told where each card lies, or wants to be."""
    return options["help"] != "counts"


def _run(state: State, options: Options, report: Report) -> Told:
    """A roll of the die, a choice, or where the figure has landed."""
    match report:
        case reported.Rolled(face):
            return _roll(state, options, Face(face))
        case reported.Stepped(steps):
            return _move(state, options, steps)
        case reported.Popped():
            return state, (told.SomethingBurst(options["box"]),)
        case reported.NoCardLeft():
            return _reach(state, options)
        case reported.LeftCard():
            return replace(state, rolled=None), (told.RollsAgain("left"), *state.next_turn())
        case reported.Landed(seat) if knows_the_order(options):
            return state, (told.FigureStands(seat, options["box"]),)
        case reported.Landed(seat) | reported.LastBurst(seat):
            return _burst(state, options, Spot(seat, 0))
    raise LookupError(f"kekfe-marathon has no rule for {report}")


def _roll(state: State, options: Options, face: Face) -> Told:
    if face in STEPS_OF:
        return _move(state, options, STEPS_OF[face])
    if face is Face.ONE_TO_FIVE:
        return replace(state, rolled=face), (told.StepsAreFree(state.hands_of(state.ring.seat)),)
    if face is Face.CARD:
        return _reach(state, options)
    direction = state.direction.other if state.direction else Direction.CLOCKWISE
    turned = told.FigureTurned(direction, options["box"])
    return replace(state, direction=direction), (turned, told.RollsAgain("arrow"), *state.next_turn())


def _move(state: State, options: Options, steps: int) -> Told:
    """B1 to B3: only cards are counted, round and round; B13: by a house rule none at all.

    Whose card it is the table tells if the host cannot.
    """
    if not steps:
        return replace(state, rolled=None), (told.FigureStays(options["box"]), *state.next_turn())
    moves = told.FigureMoves(steps, options["box"])
    if not knows_the_order(options) or state.direction is None:
        return replace(state, rolled=Face.ONE_TO_FIVE), (moves,)
    state, events = _burst(state, options, state.ring.ahead(steps, state.direction))
    return state, (moves, *events)


def _burst(state: State, options: Options, spot: Spot) -> Told:
    """The card goes to the centre, and its owner is next, who may be the same (B15), or has no card left."""
    value = state.ring.value(spot)
    state = replace(state, ring=state.ring.without(spot), rolled=None)
    burst = told.CardBurst(spot.seat, len(state.ring.own), options["box"])
    events = (burst, told.BurstWas(value)) if value != UNKNOWN else (burst,)
    if state.ring.is_broken:
        state, ending = _end(state, options)
        return state, (*events, *ending)
    story = (StoryTold(f"one-left-{options['box']}"),) if len(state.ring.own) == 1 else ()
    return state, (*events, *story, *state.next_turn())


def _reach(state: State, options: Options) -> Told:
    """B8: with an empty centre nothing is taken. B14: a card has to be taken, unless the house lets it be left."""
    if not state.centre:
        return state, (told.RollsAgain(options["empty_centre"]), *state.next_turn())
    if options["taking"] == "may":
        return replace(state, rolled=Face.CARD), (told.CardOffered(state.hands_of(state.ring.seat)),)
    return _take(state, options)


def _take(state: State, options: Options) -> Told:
    """A card from the centre. B12: whoever has laid it rolls again."""
    seat, own = state.ring.seat, len(state.ring.own) + 1
    in_hand = replace(state, rolled=Face.CARD, hand=UNKNOWN, value_told=False)
    if lays_anywhere(options):
        return in_hand, (told.CardToLay(state.hands_of(seat), in_hand.centre),)
    if knows_the_order(options):
        return in_hand, (told.CardTaken(seat, own, in_hand.centre),)
    state = replace(state, rolled=None, ring=state.ring.with_card(UNKNOWN, 0), value_told=False, place_told=False)
    return state, (told.CardTaken(seat, own, state.centre), *state.next_turn())


def _draw(state: State, options: Options, report: reported.Drew) -> Told:
    """The value of a card from the centre, which says as well that the die showed one, and perhaps its place."""
    taken: tuple[Event, ...] = ()
    if must_take(state):
        state, taken = _take(state, options)
    hand = report.value if options["help"] == "full" else state.hand
    state = replace(state, rolled=None, value_told=True, hand=hand)
    events = (*taken[:1], told.DrawnIs(report.value))
    if report.place is not None:
        state, laid = _lay(state, options, reported.Laid(report.place))
        return state, (*events, *laid)
    return state, (*events, *(() if state.hand is not None else state.next_turn()))


def _choose_row(state: State, options: Options, seat: Seat) -> Told:
    """B6: by the house rule a card lies in any row; where in it, is wanted only for the order."""
    goes = told.CardGoesTo(seat, state.ring.cards[seat] + 1)
    if knows_the_order(options):
        return replace(state, into=seat), (goes,)
    ring = state.ring.with_card_in(seat, UNKNOWN, 0)
    return replace(state, ring=ring, rolled=None, hand=None, value_told=True), (goes, *state.next_turn())


def _lay(state: State, options: Options, report: Report) -> Told:
    """Where in its row a card from the centre lies."""
    laid = _laid(state.laid_in, options, report)
    if state.hand is not None:
        state = replace(state, ring=with_laid(state, state.hand, report), hand=None, into=None)
    state = replace(state, rolled=None, value_told=True, place_told=True)
    return state, (laid, *state.next_turn())


def _laid(seat: Seat, options: Options, report: Report) -> Event:
    match report:
        case reported.LaidAfter(cards):
            return told.CardIsLaidAfter(seat, cards)
        case reported.LaidBetween(pair):
            return told.CardIsLaidBetween(*divmod(pair, 10))
        case reported.Laid(place):
            return told.CardIsLaid(seat, reported.Place(place), options["box"])
    raise LookupError(f"kekfe-marathon has no rule for {report}")


def _end(state: State, options: Options) -> Told:
    """B10: whoever has no card left counts nothing. Sums that the host cannot know are asked for."""
    empty = told.RowIsEmpty(state.ring.seat, options["box"])
    state = with_nothing(state)
    if facts_of(state, options).totals is None:
        return state, (empty, told.CountingBegan(options["box"]))
    state, events = decided(state, options, dealt(len(state.totals)))
    return state, (empty, *events)


def _count(state: State, options: Options, total: int) -> Told:
    seat = state.counter
    known = told.TotalIsKnown(seat, total, options["box"])
    state = replace(state, totals=(*state.totals[:seat], total, *state.totals[seat + 1 :]))
    if facts_of(state, options).totals is None:
        return state, (known,)
    state, events = decided(state, options, dealt(len(state.totals)))
    return state, (known, *events)
