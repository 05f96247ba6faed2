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
from engines import kekfe_marathon_reports as reported
from engines.game import (
    Allowed,
    Answer,
    Event,
    Game,
    HostRolls,
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
    seat_steps,
)
from engines.kekfe_marathon_questions import QUERIES, answer
from engines.kekfe_marathon_reports import Face, Impossible
from engines.kekfe_marathon_scoring import Facts, facts_of, places
from engines.kekfe_marathon_start import before_the_run, with_figure
from engines.kekfe_marathon_table import State, dealt, lays_anywhere, slots, why_not
from engines.kekfe_marathon_turn import in_turn, knows_the_order


class Phase(Enum):
    """Where a game is. The values are context labels of templates and texts."""

    SETTING_UP = "setting_up"
    STARTING = "starting"
    AGREEING = "agreeing"
    SPOTTING = "spotting"
    DICTATING = "dictating"
    FACING = "facing"
    ROLLING = "rolling"
    CASTING = "casting"
    CHOOSING = "choosing"
    LANDING = "landing"
    OFFERING = "offering"
    DRAWING = "drawing"
    LAYING = "laying"
    PLACING = "placing"
    INSERTING = "inserting"
    COUNTING = "counting"
    OVER = "over"


TURN = frozenset({Phase.ROLLING, Phase.LANDING})

IN_HAND = (Phase.LAYING, Phase.PLACING, Phase.INSERTING)
"""Where a card from the centre has no place yet."""

DRAWN = (Phase.ROLLING, Phase.OFFERING, Phase.DRAWING)
"""Where a card from the centre can be taken by telling its value, or its value is asked for."""


def _ending(on: type[Report], *sources: Phase) -> tuple[Step, ...]:
    """The rows of a report that may end a game: then all count, or the award is told, or the next game is set up."""
    ways = ((Phase.COUNTING, "must_count"), (Phase.OVER, "is_decided"), (Phase.SETTING_UP, "lacks_starter"))
    return tuple(Step(on, source, target, when) for source in sources for target, when in ways)


def _rolled(source: Phase) -> tuple[Step, ...]:
    """The rows of a face of the die: what the table has to tell next, the end, or the next roll."""
    on = reported.Rolled
    return (
        Step(on, source, Phase.LANDING, when="awaits_landing"),
        Step(on, source, Phase.CHOOSING, when="awaits_steps"),
        Step(on, source, Phase.OFFERING, when="may_leave"),
        Step(on, source, Phase.DRAWING, when="awaits_value"),
        *_to_lay(on, source),
        *_ending(on, source),
        Step(on, source, Phase.ROLLING),
    )


def _to_lay(on: type[Report], source: Phase) -> tuple[Step, ...]:
    """The rows of a report after which a card from the centre is in somebody's hand: its place is told next."""
    return (Step(on, source, Phase.LAYING, when="awaits_row"), Step(on, source, Phase.PLACING, when="awaits_place"))


STEPS = (
    Step(StarterNamed, Phase.SETTING_UP, Phase.SETTING_UP),
    Step(SetUp, Phase.SETTING_UP, Phase.STARTING, when="lacks_starter"),
    Step(SetUp, Phase.SETTING_UP, Phase.SPOTTING, when="knows_the_order"),
    Step(SetUp, Phase.SETTING_UP, Phase.FACING),
    Step(reported.StarterTied, Phase.STARTING, Phase.AGREEING),
    Step(StarterNamed, Phase.STARTING, Phase.SPOTTING, when="knows_the_order"),
    Step(StarterNamed, Phase.STARTING, Phase.FACING),
    Step(StarterNamed, Phase.AGREEING, Phase.SPOTTING, when="knows_the_order"),
    Step(StarterNamed, Phase.AGREEING, Phase.FACING),
    Step(reported.SpotTold, Phase.SPOTTING, Phase.DICTATING, when="lacks_values"),
    Step(reported.SpotTold, Phase.SPOTTING, Phase.FACING),
    Step(reported.CardsTold, Phase.DICTATING, Phase.DICTATING, when="lacks_values"),
    Step(reported.CardsTold, Phase.DICTATING, Phase.FACING),
    Step(reported.FacingTold, Phase.FACING, Phase.ROLLING),
    Step(reported.LooksTo, Phase.FACING, Phase.ROLLING),
    *_rolled(Phase.ROLLING),
    Step(reported.Popped, Phase.ROLLING, Phase.LANDING),
    Step(reported.Stepped, Phase.ROLLING, Phase.LANDING, when="awaits_landing"),
    Step(reported.Stepped, Phase.LANDING, Phase.LANDING, when="awaits_landing"),
    Step(reported.Stepped, Phase.LANDING, Phase.ROLLING),
    *_ending(reported.Stepped, Phase.ROLLING, Phase.CHOOSING),
    Step(reported.Stepped, Phase.ROLLING, Phase.ROLLING),
    Step(reported.Stepped, Phase.CHOOSING, Phase.ROLLING),
    *_ending(reported.Landed, Phase.ROLLING, Phase.LANDING),
    Step(reported.Landed, Phase.ROLLING, Phase.ROLLING),
    Step(reported.Landed, Phase.LANDING, Phase.ROLLING),
    *_ending(reported.LastBurst, Phase.ROLLING, Phase.LANDING),
    Step(reported.TookCard, Phase.OFFERING, Phase.DRAWING, when="awaits_value"),
    *_to_lay(reported.TookCard, Phase.OFFERING),
    Step(reported.TookCard, Phase.OFFERING, Phase.ROLLING),
    Step(reported.LeftCard, Phase.OFFERING, Phase.ROLLING),
    *(row for source in DRAWN for row in (*_to_lay(reported.Drew, source), Step(reported.Drew, source, Phase.ROLLING))),
    Step(reported.Drew, Phase.LAYING, Phase.LAYING, when="awaits_row"),
    Step(reported.Drew, Phase.LAYING, Phase.ROLLING),
    *(Step(reported.LaidInRow, source, Phase.PLACING, when="awaits_place") for source in IN_HAND),
    *(Step(reported.LaidInRow, source, Phase.INSERTING, when="awaits_place_elsewhere") for source in IN_HAND),
    Step(reported.LaidInRow, Phase.LAYING, Phase.ROLLING),
    *(Step(reported.Laid, source, Phase.ROLLING) for source in IN_HAND),
    *(Step(reported.LaidAfter, source, Phase.ROLLING) for source in (Phase.PLACING, Phase.INSERTING)),
    *(Step(reported.LaidBetween, source, Phase.ROLLING) for source in (Phase.PLACING, Phase.INSERTING)),
    Step(reported.Laid, Phase.ROLLING, Phase.ROLLING),
    Step(reported.LaidAfter, Phase.ROLLING, Phase.ROLLING),
    Step(reported.NoCardLeft, Phase.ROLLING, Phase.ROLLING),
    Step(reported.LeftCard, Phase.ROLLING, Phase.ROLLING),
    *_ending(reported.Counted, Phase.COUNTING),
    *seat_steps(Phase.SETTING_UP, Phase.STARTING, Phase.AGREEING, Phase.SPOTTING, Phase.DICTATING, Phase.FACING),
    Step(HostRolls, Phase.ROLLING, Phase.CASTING),
    *_rolled(Phase.CASTING),
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
        HouseRule("count", ("values", "cards"), topics=("goal", "now-counting", "now-over")),
        HouseRule("games", ("one", "three", "three_by_wins"), topics=("marathon",)),
        HouseRule("starter", ("ask", "youngest", "next_highest"), topics=("highest-tied", "now-agreeing")),
        HouseRule("direction", ("starter", "table", "chance"), topics=("now-facing",)),
        HouseRule("empty_centre", ("roll_again", "choose"), topics=("now-rolling",)),
        HouseRule("tie", ("shared", "more_cards", "nobody"), topics=("now-over",)),
        HouseRule("zero_steps", ("no", "yes"), topics=("no-zero", "now-choosing")),
        HouseRule("last_burst", ("nothing", "minus"), topics=("marathon", "last-card")),
        HouseRule("taking", ("must", "may"), topics=("must-take", "now-offering")),
        HouseRule("laying", ("own_row", "anywhere"), topics=("where-to-lay", "now-laying", "now-placing")),
    )
    steps = STEPS
    first_phase = Phase.SETTING_UP
    over = Phase.OVER
    steady = frozenset({Phase.DRAWING, Phase.LAYING, Phase.PLACING, Phase.INSERTING})
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
        """The die, when the table lets the host roll; B4: by a house rule, which way the figure looks first."""
        if self.phase is Phase.CASTING:
            return reported.Rolled
        by_chance = self.phase is Phase.FACING and self.options["direction"] == "chance"
        return reported.FacingTold if by_chance and not self.is_kept else None

    def slots(self, kind: type[Report]) -> Mapping[str, Allowed] | None:
        """What may be reported now, by the counts."""
        return slots(self.state, kind, self.options)

    def refuse_value(self, report: Report, slot: str, value: Any, allowed: Allowed) -> Refusal:
        """Say with the counts why a value cannot be so."""
        why = why_not(self.state, report, slot, value, self.options)
        return why or super().refuse_value(report, slot, value, allowed)

    def refuse_now(self, report: Report) -> Refusal:
        """Say with the counts why this cannot be now."""
        if self.is_kept or self.is_over:
            return super().refuse_now(report)
        match report:
            case reported.LooksTo() if self.phase is Phase.FACING:
                return Refusal(Impossible.WHICH_WAY, {})
            case reported.LastBurst(seat) if self.phase in TURN and seat in range(self.seats):
                return Refusal(Impossible.MORE_CARDS_LEFT, {"seat": seat, "cards": self.state.ring.cards[seat]})
            case reported.Drew() | reported.NoCardLeft() if self.phase is Phase.ROLLING:
                return Refusal(Impossible.CENTRE_HOLDS, {"centre": self.state.centre})
            case reported.LaidBetween() if self.phase in {Phase.PLACING, Phase.INSERTING}:
                return Refusal(Impossible.NO_SUCH_PAIR, {})
            case reported.LaidAfter() | reported.LaidBetween() if self.phase is Phase.LAYING:
                return Refusal(Impossible.WHOSE_ROW, {})
            case reported.LaidInRow() if self.phase is Phase.PLACING:
                return Refusal(Impossible.WHERE_IN_OWN_ROW, {})
            case reported.LeftCard() if self.phase in {*DRAWN, *IN_HAND} and self.options["taking"] == "must":
                return Refusal(Impossible.MUST_TAKE, {})
        return super().refuse_now(report)

    def after(self, report: Report) -> tuple[State, tuple[Event, ...]]:
        """The rules, phase by phase."""
        state = self.state
        match report:
            case SetUp() | StarterNamed() | reported.StarterTied():
                return self._begin(state, report)
            case reported.SpotTold() | reported.CardsTold() | reported.FacingTold() | reported.LooksTo():
                return before_the_run(state, report, self.options)
            case SeatLeft(seat):
                return self._leave(replace(state, away=state.away | {seat}), seat)
            case SeatReturned(seat):
                return self._return(replace(state, away=state.away - {seat}), seat)
        return in_turn(state, self.options, report)

    def _begin(self, state: State, report: Report) -> tuple[State, tuple[Event, ...]]:
        """The highest card with a symbol starts; B5: of equal ones the table or the house decides."""
        match report:
            case SetUp():
                return with_figure(state, state.starter), (told.CircleIsReady(),)
            case StarterNamed(seat) if self.phase is Phase.SETTING_UP:
                return replace(state, starter=seat), (told.MarathonBegins(seat, self._box),)
            case StarterNamed(seat):
                return with_figure(state, seat), (told.MarathonBegins(seat, self._box),)
        return state, (StarterIsOpen(self.options["starter"]),)

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
        return knows_the_order(self.options)

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

    def may_leave(self) -> bool:
        """Whether a player has to say whether a card is taken from the centre at all."""
        return self.state.rolled is Face.CARD and self.state.hand is None

    def awaits_value(self) -> bool:
        """Whether the value of a card from the centre is wanted."""
        return self.state.rolled is Face.CARD and self.options["help"] == "full"

    def awaits_row(self) -> bool:
        """Whether a card from the centre may lie in any row, and nobody has said in whose."""
        return self.state.hand is not None and self.state.into is None and lays_anywhere(self.options)

    def awaits_place(self) -> bool:
        """Whether a card from the centre has no place yet in the row in which the figure stands."""
        return self.state.hand is not None and self.state.laid_in == self.state.ring.seat

    def awaits_place_elsewhere(self) -> bool:
        """Whether a card from the centre has no place yet in a row in which the figure does not stand."""
        return self.state.hand is not None and not self.awaits_place()

    def must_count(self) -> bool:
        """Whether the game is over and somebody's sum is not known."""
        return self.state.ring.is_broken and self.facts().totals is None

    def is_decided(self) -> bool:
        """Whether the only game, or the last of a marathon, is over."""
        return self.state.ring.is_broken and not self.must_count()
