"""The rules of Kekfe Marathon and of its twin Sabrina Stachelschwein (Pegasus, 2017).

A figure runs round a circle of cards, and every card on which it lands is gone. How much the host knows is a house
rule: who has how many cards, or the order of the circle as well, or all values too. B1 to B20 name the rulebook's open
points; the tests of the same names tell how each is read.
"""

from __future__ import annotations

from collections.abc import Mapping  # noqa: TC003  the signatures of a game are read at run time
from dataclasses import replace
from enum import Enum
from typing import Any

from engines import kekfe_marathon_messages as told
from engines.game import (
    Allowed,
    Answer,
    Event,
    Game,
    HouseRule,
    OneIsLeft,
    Place,
    Query,
    Refusal,
    Report,
    Seat,
    SeatIsEmpty,
    SeatIsTaken,
    SeatLeft,
    SeatReturned,
    SetUp,
    StarterIsOpen,
    StarterNamed,
    Step,
    StoryTold,
    seat_steps,
)
from engines.kekfe_marathon_messages import Face, Impossible
from engines.kekfe_marathon_questions import QUERIES, answer
from engines.kekfe_marathon_ring import UNKNOWN, Direction, Spot
from engines.kekfe_marathon_scoring import Facts, decided, facts_of, places, with_nothing
from engines.kekfe_marathon_start import before_the_run, with_figure
from engines.kekfe_marathon_table import State, dealt, must_take, slots, why_not, with_laid

STEPS_OF = {Face.TWO: 2, Face.THREE: 3, Face.FIVE: 5}


class Phase(Enum):
    """Where a game is. The values are context labels of templates and texts."""

    SETTING_UP = "setting_up"
    STARTING = "starting"
    AGREEING = "agreeing"
    SPOTTING = "spotting"
    DICTATING = "dictating"
    FACING = "facing"
    ROLLING = "rolling"
    CHOOSING = "choosing"
    LANDING = "landing"
    DRAWING = "drawing"
    PLACING = "placing"
    COUNTING = "counting"
    OVER = "over"


TURN = frozenset({Phase.ROLLING, Phase.LANDING})


def _ending(on: type[Report], *sources: Phase) -> tuple[Step, ...]:
    """The rows of a report that may end a game: then all count, or the award is told, or the next game is set up."""
    ways = ((Phase.COUNTING, "must_count"), (Phase.OVER, "is_decided"), (Phase.SETTING_UP, "lacks_starter"))
    return tuple(Step(on, source, target, when) for source in sources for target, when in ways)


STEPS = (
    Step(StarterNamed, Phase.SETTING_UP, Phase.SETTING_UP),
    Step(SetUp, Phase.SETTING_UP, Phase.STARTING, when="lacks_starter"),
    Step(SetUp, Phase.SETTING_UP, Phase.SPOTTING, when="knows_the_order"),
    Step(SetUp, Phase.SETTING_UP, Phase.FACING),
    Step(told.StarterTied, Phase.STARTING, Phase.AGREEING),
    Step(StarterNamed, Phase.STARTING, Phase.SPOTTING, when="knows_the_order"),
    Step(StarterNamed, Phase.STARTING, Phase.FACING),
    Step(StarterNamed, Phase.AGREEING, Phase.SPOTTING, when="knows_the_order"),
    Step(StarterNamed, Phase.AGREEING, Phase.FACING),
    Step(told.SpotTold, Phase.SPOTTING, Phase.DICTATING, when="lacks_values"),
    Step(told.SpotTold, Phase.SPOTTING, Phase.FACING),
    Step(told.CardsTold, Phase.DICTATING, Phase.DICTATING, when="lacks_values"),
    Step(told.CardsTold, Phase.DICTATING, Phase.FACING),
    Step(told.FacingTold, Phase.FACING, Phase.ROLLING),
    Step(told.LooksTo, Phase.FACING, Phase.ROLLING),
    Step(told.Rolled, Phase.ROLLING, Phase.LANDING, when="awaits_landing"),
    Step(told.Rolled, Phase.ROLLING, Phase.CHOOSING, when="awaits_steps"),
    Step(told.Rolled, Phase.ROLLING, Phase.DRAWING, when="awaits_value"),
    Step(told.Rolled, Phase.ROLLING, Phase.PLACING, when="awaits_place"),
    *_ending(told.Rolled, Phase.ROLLING),
    Step(told.Rolled, Phase.ROLLING, Phase.ROLLING),
    Step(told.Popped, Phase.ROLLING, Phase.LANDING),
    Step(told.Stepped, Phase.ROLLING, Phase.LANDING, when="awaits_landing"),
    Step(told.Stepped, Phase.LANDING, Phase.LANDING),
    *_ending(told.Stepped, Phase.ROLLING, Phase.CHOOSING),
    Step(told.Stepped, Phase.ROLLING, Phase.ROLLING),
    Step(told.Stepped, Phase.CHOOSING, Phase.ROLLING),
    *_ending(told.Landed, Phase.ROLLING, Phase.LANDING),
    Step(told.Landed, Phase.ROLLING, Phase.ROLLING),
    Step(told.Landed, Phase.LANDING, Phase.ROLLING),
    *_ending(told.LastBurst, Phase.ROLLING, Phase.LANDING),
    Step(told.Drew, Phase.ROLLING, Phase.PLACING, when="awaits_place"),
    Step(told.Drew, Phase.ROLLING, Phase.ROLLING),
    Step(told.Drew, Phase.DRAWING, Phase.PLACING, when="awaits_place"),
    Step(told.Drew, Phase.DRAWING, Phase.ROLLING),
    Step(told.Laid, Phase.PLACING, Phase.ROLLING),
    Step(told.LaidAfter, Phase.PLACING, Phase.ROLLING),
    Step(told.LaidBetween, Phase.PLACING, Phase.ROLLING),
    Step(told.Laid, Phase.ROLLING, Phase.ROLLING),
    Step(told.LaidAfter, Phase.ROLLING, Phase.ROLLING),
    Step(told.NoCardLeft, Phase.ROLLING, Phase.ROLLING),
    *_ending(told.Counted, Phase.COUNTING),
    *seat_steps(Phase.SETTING_UP, Phase.STARTING, Phase.AGREEING, Phase.SPOTTING, Phase.DICTATING, Phase.FACING),
    *seat_steps(Phase.ROLLING),
)


class KekfeMarathon(Game):
    """One game of Kekfe Marathon, or three in a row."""

    name = "kekfe-marathon"
    rules_version = 1
    seats_allowed = range(2, 6)
    house_rules = (
        HouseRule("box", ("cookies", "balloons")),
        HouseRule("help", ("counts", "ring", "full")),
        HouseRule("count", ("values", "cards")),
        HouseRule("games", ("one", "three", "three_by_wins")),
        HouseRule("starter", ("ask", "youngest", "next_highest")),
        HouseRule("direction", ("starter", "table", "chance")),
        HouseRule("empty_centre", ("roll_again", "choose")),
        HouseRule("tie", ("shared", "more_cards", "nobody")),
    )
    steps = STEPS
    first_phase = Phase.SETTING_UP
    over = Phase.OVER
    steady = frozenset({Phase.DRAWING, Phase.PLACING})
    queries = QUERIES
    state: State

    def first_state(self) -> State:
        """Every row is dealt, and the rest lies in the centre."""
        return dealt(self.seats)

    @property
    def turn(self) -> Seat | None:
        """Whose row the figure stands in, or who counts; None while all hands set up."""
        phase = self.phase
        if self.is_kept or phase in {Phase.SETTING_UP, Phase.STARTING, Phase.AGREEING, Phase.OVER}:
            return None
        if phase is Phase.FACING and self.options["direction"] == "table":
            return None
        if phase is Phase.COUNTING:
            return self.state.counter
        spot = self.state.ring.first_unknown() if phase is Phase.DICTATING else None
        return self.state.hands_of(spot.seat if spot else self.state.ring.seat)

    @property
    def away(self) -> frozenset[Seat]:
        """The seats whose players have gone."""
        return self.state.away

    @property
    def lot(self) -> type[Report] | None:
        """B4: by a house rule chance says which way the figure looks first."""
        by_chance = self.phase is Phase.FACING and self.options["direction"] == "chance"
        return told.FacingTold if by_chance and not self.is_kept else None

    def slots(self, kind: type[Report]) -> Mapping[str, Allowed] | None:
        """What may be reported now, by the counts."""
        return slots(self.state, kind, self.options["help"])

    def refuse_value(self, report: Report, slot: str, value: Any, allowed: Allowed) -> Refusal:
        """Say with the counts why a value cannot be so."""
        why = why_not(self.state, report, slot, value, self.options)
        return why or super().refuse_value(report, slot, value, allowed)

    def refuse_now(self, report: Report) -> Refusal:
        """Say with the counts why this cannot be now."""
        if self.is_kept or self.is_over:
            return super().refuse_now(report)
        match report:
            case told.LooksTo() if self.phase is Phase.FACING:
                return Refusal(Impossible.WHICH_WAY, {})
            case told.LastBurst(seat) if self.phase in TURN and seat in range(self.seats):
                return Refusal(Impossible.MORE_CARDS_LEFT, {"seat": seat, "cards": self.state.ring.cards[seat]})
            case told.Drew() | told.NoCardLeft() if self.phase is Phase.ROLLING:
                return Refusal(Impossible.CENTRE_HOLDS, {"centre": self.state.centre})
            case told.LaidBetween() if self.phase is Phase.PLACING:
                return Refusal(Impossible.NO_SUCH_PAIR, {})
        return super().refuse_now(report)

    def after(self, report: Report) -> tuple[State, tuple[Event, ...]]:
        """The rules, phase by phase."""
        state = self.state
        match report:
            case SetUp() | StarterNamed() | told.StarterTied():
                return self._begin(state, report)
            case told.SpotTold() | told.CardsTold() | told.FacingTold() | told.LooksTo():
                return before_the_run(state, report, self.options)
            case told.Rolled() | told.Stepped() | told.Popped() | told.Landed() | told.LastBurst() | told.NoCardLeft():
                return self._run(replace(state, value_told=True, place_told=True), report)
            case told.Drew() | told.Laid() | told.LaidAfter() | told.LaidBetween():
                return self._take(state, report)
            case told.Counted(total):
                return self._count(state, total)
            case SeatLeft(seat):
                return self._leave(replace(state, away=state.away | {seat}), seat)
            case SeatReturned(seat):
                return self._return(replace(state, away=state.away - {seat}), seat)
        raise LookupError(f"{self.name} has no rule for {report}")

    def _begin(self, state: State, report: Report) -> tuple[State, tuple[Event, ...]]:
        """The highest card with a symbol starts; B5: of equal ones the table or the house decides."""
        match report:
            case SetUp():
                return with_figure(state, state.starter), (told.CircleIsReady(),)
            case StarterNamed(seat) if self.phase is Phase.SETTING_UP:
                return replace(state, starter=seat), (told.StarterIsKnown(seat, self._box),)
            case StarterNamed(seat):
                return with_figure(state, seat), (told.StarterIsKnown(seat, self._box),)
        return state, (StarterIsOpen(self.options["starter"]),)

    def _run(self, state: State, report: Report) -> tuple[State, tuple[Event, ...]]:
        """A roll of the die, a choice, or where the figure has landed."""
        match report:
            case told.Rolled(face):
                return self._roll(state, Face(face))
            case told.Stepped(steps):
                return self._move(state, steps)
            case told.Popped():
                return state, (told.SomethingBurst(self._box),)
            case told.NoCardLeft():
                return self._reach(state)
            case told.Landed(seat) if self.knows_the_order():
                return state, (told.FigureStands(seat, self._box),)
            case told.Landed(seat) | told.LastBurst(seat):
                return self._burst(state, Spot(seat, 0))
        raise LookupError(f"{self.name} has no rule for {report}")

    def _roll(self, state: State, face: Face) -> tuple[State, tuple[Event, ...]]:
        if face in STEPS_OF:
            return self._move(state, STEPS_OF[face])
        if face is Face.ONE_TO_FIVE:
            return replace(state, rolled=face), (told.StepsAreFree(state.hands_of(state.ring.seat)),)
        if face is Face.CARD:
            return self._reach(state)
        direction = state.direction.other if state.direction else Direction.CLOCKWISE
        turned = told.FigureTurned(direction, self._box)
        return replace(state, direction=direction), (turned, told.RollsAgain("arrow"), *state.next_turn())

    def _move(self, state: State, steps: int) -> tuple[State, tuple[Event, ...]]:
        """B1 to B3: only cards are counted, round and round. Whose card it is the table tells if the host cannot."""
        moves = told.FigureMoves(steps, self._box)
        if not self.knows_the_order() or state.direction is None:
            return replace(state, rolled=Face.ONE_TO_FIVE), (moves,)
        state, events = self._burst(state, state.ring.ahead(steps, state.direction))
        return state, (moves, *events)

    def _burst(self, state: State, spot: Spot) -> tuple[State, tuple[Event, ...]]:
        """The card goes to the centre, and its owner is next, who may be the same (B15), or has no card left."""
        value = state.ring.value(spot)
        state = replace(state, ring=state.ring.without(spot), rolled=None)
        burst = told.CardBurst(spot.seat, len(state.ring.own), self._box)
        events = (burst, told.BurstWas(value)) if value != UNKNOWN else (burst,)
        if state.ring.is_broken:
            state, ending = self._end(state)
            return state, (*events, *ending)
        story = (StoryTold(f"one-left-{self._box}"),) if len(state.ring.own) == 1 else ()
        return state, (*events, *story, *state.next_turn())

    def _reach(self, state: State) -> tuple[State, tuple[Event, ...]]:
        """B8: with an empty centre nothing is taken. B12: either way the same player rolls again."""
        if not state.centre:
            return state, (told.RollsAgain(self.options["empty_centre"]), *state.next_turn())
        seat, own = state.ring.seat, len(state.ring.own) + 1
        if self.knows_the_order():
            return replace(state, rolled=Face.CARD, hand=UNKNOWN), (told.CardTaken(seat, own, state.centre - 1),)
        state = replace(state, ring=state.ring.with_card(UNKNOWN, 0), value_told=False, place_told=False)
        return state, (told.CardTaken(seat, own, state.centre), *state.next_turn())

    def _take(self, state: State, report: Report) -> tuple[State, tuple[Event, ...]]:
        """The value of a card from the centre, which says as well that the die showed one, and its place."""
        taken: tuple[Event, ...] = ()
        if isinstance(report, told.Drew) and must_take(state):
            state, taken = self._reach(state)
            taken = taken[:1]
        if isinstance(report, told.Drew):
            hand = report.value if self.options["help"] == "full" else state.hand
            state = replace(state, rolled=None, value_told=True, hand=hand)
            taken = (*taken, told.DrawnIs(report.value))
            if report.place is None:
                return state, (*taken, *(() if state.hand is not None else state.next_turn()))
            report = told.Laid(report.place)
        if state.hand is not None:
            state = replace(state, ring=with_laid(state.ring, state.hand, report), hand=None)
        laid = self._laid(state.ring.seat, report)
        state = replace(state, rolled=None, value_told=True, place_told=True)
        return state, (*taken, laid, *state.next_turn())

    def _laid(self, seat: Seat, report: Report) -> Event:
        match report:
            case told.LaidAfter(cards):
                return told.CardIsLaidAfter(seat, cards)
            case told.LaidBetween(pair):
                return told.CardIsLaidBetween(*divmod(pair, 10))
            case told.Laid(place):
                return told.CardIsLaid(seat, told.Place(place), self._box)
        raise LookupError(f"{self.name} has no rule for {report}")

    def _end(self, state: State) -> tuple[State, tuple[Event, ...]]:
        """B10: whoever has no card left counts nothing. Sums that the host cannot know are asked for."""
        empty = told.RowIsEmpty(state.ring.seat, self._box)
        state = with_nothing(state)
        if facts_of(state, self.options).totals is None:
            return state, (empty, told.CountingBegan(self._box))
        state, events = decided(state, self.options, self.first_state())
        return state, (empty, *events)

    def _count(self, state: State, total: int) -> tuple[State, tuple[Event, ...]]:
        seat = state.counter
        known = told.TotalIsKnown(seat, total, self._box)
        state = replace(state, totals=(*state.totals[:seat], total, *state.totals[seat + 1 :]))
        if facts_of(state, self.options).totals is None:
            return state, (known,)
        state, events = decided(state, self.options, self.first_state())
        return state, (known, *events)

    def _leave(self, state: State, seat: Seat) -> tuple[State, tuple[Event, ...]]:
        """The row stays in the ring: the left neighbour rolls for it, and it can still end the game."""
        sitting = [other for other in self.sitting if other != seat]
        if len(sitting) == 1:
            return state, (SeatIsEmpty(seat), OneIsLeft(sitting[0]))
        is_on = self.phase is Phase.ROLLING and self.state.hands_of(state.ring.seat) == seat
        return state, (SeatIsEmpty(seat), *(state.next_turn() if is_on else ()))

    def _return(self, state: State, seat: Seat) -> tuple[State, tuple[Event, ...]]:
        row = state.ring.seat
        changed = self.is_kept or self.state.hands_of(row) != state.hands_of(row)
        is_on = self.phase is Phase.ROLLING and changed
        return state, (SeatIsTaken(seat), *(state.next_turn() if is_on else ()))

    def facts(self) -> Facts:
        """What anybody at the table can see or count, as far as the host was told."""
        return facts_of(self.state, self.options)

    @property
    def _box(self) -> str:
        return self.options["box"]

    def answer(self, query: Query) -> Answer | Refusal:
        """Answer from the public facts alone."""
        return answer(self.facts(), query, self.options)

    def standings(self) -> tuple[Place, ...]:
        """Places by totals; by cards where the totals are not known yet."""
        facts = self.facts()
        return places(facts, self.away, self.options["tie"], of_marathon=facts.games > 1)

    def knows_the_order(self) -> bool:
        """Whether the host was told where each card lies, or wants to be."""
        return self.options["help"] != "counts"

    def lacks_starter(self) -> bool:
        """Whether nobody is named to start: before the first game, and between two of a marathon."""
        return self.state.starter is None

    def lacks_values(self) -> bool:
        """Whether the host wants to know values that nobody has told yet."""
        return self.options["help"] == "full" and self.state.ring.first_unknown() is not None

    def awaits_landing(self) -> bool:
        """Whether the table has to tell whose card it was."""
        return self.state.rolled is Face.ONE_TO_FIVE and not self.knows_the_order()

    def awaits_steps(self) -> bool:
        """Whether the player has to say how far to go."""
        return self.state.rolled is Face.ONE_TO_FIVE and self.knows_the_order()

    def awaits_value(self) -> bool:
        """Whether the value of a card from the centre is wanted."""
        return self.state.rolled is Face.CARD and self.options["help"] == "full"

    def awaits_place(self) -> bool:
        """Whether a card from the centre has no place yet."""
        return self.state.hand is not None

    def must_count(self) -> bool:
        """Whether the game is over and somebody's sum is not known."""
        return self.state.ring.is_broken and self.facts().totals is None

    def is_decided(self) -> bool:
        """Whether the only game, or the last of a marathon, is over."""
        return self.state.ring.is_broken and not self.must_count()
