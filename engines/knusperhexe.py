"""The rules of Knusperhexe (HABA, 2009): cookies are taken off a roof until it falls or is bare.

The game holds counts and what is on top of the piles, never what lies where on the roof or under a top: that is for the
players to remember. K1 to K15 name the rulebook's open points; the tests of the same names tell how each is read.
"""

from __future__ import annotations

from collections.abc import Mapping  # noqa: TC003  the signatures of a game are read at run time
from dataclasses import replace
from enum import Enum
from typing import Any

from engines import knusperhexe_messages as told
from engines import knusperhexe_reports as reported
from engines.game import (
    Allowed,
    Answer,
    Event,
    Game,
    HouseRule,
    NobodyKnows,
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
    StarterIsKnown,
    StarterNamed,
    Step,
    StoryTold,
    seat_steps,
    turn_steps,
)
from engines.knusperhexe_award import Told, count_sticks, draw_again, recount
from engines.knusperhexe_limits import allowed, why_not, why_not_now, why_not_together
from engines.knusperhexe_questions import QUERIES, Facts, answer, places
from engines.knusperhexe_state import ENOUGH, FIRST, Hand, State
from engines.knusperhexe_turn import after_a_fall, in_turn


class Phase(Enum):
    """Where a game is. The values are context labels of templates and texts."""

    SETTING_UP = "setting_up"
    STARTING = "starting"
    AGREEING = "agreeing"
    TAKING = "taking"
    HOLDING = "holding"
    RETURNING = "returning"
    DOUBTING = "doubting"
    BLAMING = "blaming"
    NAMING = "naming"
    REPAIRING = "repairing"
    COUNTING = "counting"
    REBUILDING = "rebuilding"
    OVER = "over"


def _round_may_end(on: type[Report], *sources: Phase) -> tuple[Step, ...]:
    """The rows by which a report ends the game or the round; a row for the round going on comes after them."""
    return tuple(
        Step(on, source, target, when)
        for source in sources
        for target, when in (
            (Phase.OVER, "has_winner"),
            (Phase.COUNTING, "is_drawn"),
            (Phase.REBUILDING, "is_round_over"),
        )
    )


def _back_to_the_turn(on: type[Report], *sources: Phase) -> tuple[Step, ...]:
    """The rows by which a turn goes on where it was."""
    return tuple(
        Step(on, source, target, when)
        for source in sources
        for target, when in ((Phase.RETURNING, "must_return"), (Phase.HOLDING, "is_held"), (Phase.TAKING, None))
    )


TURN = (Phase.TAKING, Phase.HOLDING)
HANDS_ON_ROOF = (*TURN, Phase.RETURNING)
FALLEN = (Phase.BLAMING, Phase.NAMING)

FALLS = (reported.SomethingFell, reported.OnlySlipped, reported.TwoCameOff, reported.Collapsed)
"""Reports that something fell while hands are on the roof."""

STEPS = (
    Step(StarterNamed, Phase.SETTING_UP, Phase.SETTING_UP),
    Step(reported.SweetNamed, Phase.SETTING_UP, Phase.SETTING_UP),
    Step(SetUp, Phase.SETTING_UP, Phase.TAKING, when="has_starter"),
    Step(SetUp, Phase.SETTING_UP, Phase.STARTING),
    Step(StarterNamed, Phase.STARTING, Phase.TAKING),
    Step(NobodyKnows, Phase.STARTING, Phase.AGREEING),
    Step(StarterNamed, Phase.AGREEING, Phase.TAKING),
    # A turn: take, compare, perhaps return
    *(
        row
        for kind in (reported.CardTaken, reported.LastCardTaken)
        for row in (*_round_may_end(kind, Phase.TAKING), *_back_to_the_turn(kind, *TURN))
    ),
    *(
        row
        for kind in (reported.Kept, reported.SameAgain, reported.SweetSeen)
        for row in (*_round_may_end(kind, *TURN), *_back_to_the_turn(kind, *TURN))
    ),
    *_round_may_end(reported.PutBack, *HANDS_ON_ROOF),
    *(Step(reported.PutBack, source, Phase.TAKING) for source in HANDS_ON_ROOF),
    # Something fell
    *(
        Step(reported.SomethingFell, source, target, when)
        for source in HANDS_ON_ROOF
        for target, when in (
            (Phase.BLAMING, "every_fall_counts"),
            (Phase.DOUBTING, "table_decides"),
            (source, None),
        )
    ),
    *(Step(reported.OnlySlipped, source, source) for source in HANDS_ON_ROOF),
    *(Step(reported.TwoCameOff, source, Phase.BLAMING, when="two_are_a_collapse") for source in TURN),
    *_back_to_the_turn(reported.TwoCameOff, *TURN),
    *(Step(reported.Collapsed, source, Phase.BLAMING) for source in (*HANDS_ON_ROOF, Phase.DOUBTING)),
    *_back_to_the_turn(reported.OnlySlipped, Phase.DOUBTING, *FALLEN),
    Step(reported.BlameDenied, Phase.BLAMING, Phase.NAMING, when="may_be_another"),
    *_back_to_the_turn(reported.BlameDenied, Phase.BLAMING),
    *(
        row
        for kind in (reported.BlameTaken, reported.Blamed, reported.FellByItself)
        for source in FALLEN
        for row in (Step(kind, source, Phase.REPAIRING, when="goes_on_after_a_fall"), *_round_may_end(kind, source))
    ),
    *_back_to_the_turn(SetUp, Phase.REPAIRING),
    # The end of a round
    *_round_may_end(reported.PileCounted, Phase.TAKING, Phase.COUNTING, Phase.REBUILDING),
    Step(reported.PileCounted, Phase.TAKING, Phase.TAKING),
    *_round_may_end(reported.SugarSticks, Phase.COUNTING),
    *_round_may_end(reported.SticksEqual, Phase.COUNTING),
    Step(StarterNamed, Phase.REBUILDING, Phase.REBUILDING),
    Step(SetUp, Phase.REBUILDING, Phase.TAKING, when="has_starter"),
    Step(SetUp, Phase.REBUILDING, Phase.STARTING),
    *seat_steps(Phase.SETTING_UP, Phase.STARTING, Phase.AGREEING, Phase.TAKING, Phase.REBUILDING),
    *turn_steps(Phase.TAKING),
)


class Knusperhexe(Game):
    """One game of Knusperhexe."""

    name = "knusperhexe"
    rules_version = 1
    seats_allowed = range(2, 5)
    house_rules = (
        HouseRule("last_card", ("goes_back", "ends_round", "is_kept"), topics=("last-card", "end-of-round")),
        HouseRule("falling_cards", ("table_decides", "every_card", "whole_roof"), topics=("slip", "now-doubting")),
        HouseRule("fall_when_returning", ("counts", "rebuild"), topics=("returning-falls", "now-returning")),
        HouseRule("bump", ("who_did_it", "whose_turn", "rebuild"), topics=("collapse", "now-blaming", "now-naming")),
        HouseRule("collapser_ties", ("never", "counts"), topics=("collapse", "draw")),
        HouseRule("sugar_sticks", ("tied_players", "all_players", "stick_cards"), topics=("draw", "now-counting")),
        HouseRule("no_cards", ("may_win", "never"), topics=("end-of-round",)),
        HouseRule("next_round", ("goes_round", "cookies", "collapser", "winner"), topics=("who-starts",)),
        HouseRule("two_cards", ("one_stays", "both_back", "collapse"), topics=("two-cards",)),
    )
    steps = STEPS
    first_phase = Phase.SETTING_UP
    over = Phase.OVER
    steady = frozenset({Phase.TAKING, Phase.RETURNING, Phase.REPAIRING, Phase.REBUILDING})
    queries = QUERIES
    state: State

    def first_state(self) -> State:
        """All cards are on the roof, all candies beside the house."""
        none = (0,) * self.seats
        return State(piles=none, tops=("",) * self.seats, sticks=none, candies=none, collected=none, collapses=none)

    @property
    def turn(self) -> Seat | None:
        """Who takes, compares or returns a card, or counts sugar sticks; None while all hands build."""
        if self.is_kept:
            return None
        if self.phase is Phase.COUNTING:
            return self.state.counting[0]
        return self.state.active if self.phase in {*HANDS_ON_ROOF, Phase.DOUBTING, *FALLEN} else None

    @property
    def next_starter(self) -> Seat | None:
        """It goes on clockwise, as from round to round (K9)."""
        return None if self.state.starter is None else self.left_of(self.state.active)

    @property
    def away(self) -> frozenset[Seat]:
        """The seats whose players have gone."""
        return self.state.away

    # What may be reported: knusperhexe_limits.py

    def slots(self, kind: type[Report]) -> Mapping[str, Allowed] | None:
        """What may be reported now, by the counts."""
        return allowed(self.state, self.options, kind)

    def check(self, report: Report) -> Refusal | None:
        """A pile may hold what no other pile holds."""
        return super().check(report) or why_not_together(self.state, report)

    def refuse_value(self, report: Report, slot: str, value: Any, allowed: Allowed) -> Refusal:
        """Say with names and counts why a value cannot be so."""
        why = why_not(self.state, report, value)
        return why or super().refuse_value(report, slot, value, allowed)

    def refuse_now(self, report: Report) -> Refusal:
        """Say with the counts why this cannot be now."""
        why = None if self.is_kept else why_not_now(self.state, report, leads_on=self.leads_on(type(report)))
        return why or super().refuse_now(report)

    # The rules

    def after(self, report: Report) -> Told:
        """The rules, phase by phase."""
        state = self.state
        match report:
            case SetUp() | reported.SweetNamed() | StarterNamed() | NobodyKnows():
                return self._before_the_round(state, report)
            case reported.PileCounted(seat, cards):
                return recount(state, self.options, seat, cards, in_turn=self.phase is Phase.TAKING)
            case reported.SugarSticks(sticks):
                return count_sticks(state, self.options, sticks)
            case reported.SticksEqual():
                return draw_again(state, self.options)
            case SeatLeft(seat):
                return self._leave(replace(state, away=state.away | {seat}), seat)
            case SeatReturned(seat):
                return self._return(replace(state, away=state.away - {seat}), seat)
        if self.phase in {Phase.DOUBTING, *FALLEN} or isinstance(report, FALLS):
            return after_a_fall(state, self.options, report)
        return in_turn(state, self.options, report)

    def _before_the_round(self, state: State, report: Report) -> Told:
        """The rulebook: who ate cookies most recently starts, or the youngest. K9: a round may have its own starter."""
        match report:
            case reported.SweetNamed(sweet):
                state = replace(state, sweets=(*state.sweets, sweet))
                return state, (told.SweetIsKnown(sweet, len(state.sweets)),)
            case NobodyKnows():
                return state, (told.YoungestBegins(),)
            case SetUp() if self.phase is Phase.REPAIRING:
                return replace(state, is_broken=False), (told.RoofIsReady(), told.TakingTurn(state.active))
            case SetUp():
                state = state.cleared() if self.phase is Phase.REBUILDING else state
                return (state, (told.RoofIsReady(),)) if state.starter is None else self._begin(state)
            case StarterNamed(seat) if self.phase in {Phase.SETTING_UP, Phase.REBUILDING}:
                return replace(state, starter=seat), (StarterIsKnown(seat),)
            case StarterNamed(seat):
                state, events = self._begin(replace(state, starter=seat))
                return state, (StarterIsKnown(seat), *events[1:])
        raise LookupError(f"{self.name} has no rule for {report}")

    def _begin(self, state: State) -> Told:
        active = state.seat_from(state.starter or FIRST)
        story = StoryTold("nibbling" if state.round == 1 else "nibbling-again")
        return replace(state, active=active), (told.RoofIsReady(), story, told.TakingTurn(active))

    # Leaving and coming back

    def _leave(self, state: State, seat: Seat) -> Told:
        sitting = [other for other in self.sitting if other != seat]
        gone: tuple[Event, ...] = (SeatIsEmpty(seat),)
        if len(sitting) == 1:
            return state, (*gone, OneIsLeft(sitting[0]))
        if state.piles[seat] and self.phase is Phase.TAKING:
            gone = (*gone, told.PileLaidAside(seat))
        if state.active != seat or self.phase is not Phase.TAKING:
            return state, gone
        active = state.seat_from(seat)
        return replace(state, active=active), (*gone, told.TakingTurn(active))

    def _return(self, state: State, seat: Seat) -> Told:
        if not self.is_kept or self.phase is not Phase.TAKING:
            return state, (SeatIsTaken(seat),)
        active = state.seat_from(state.active)
        return replace(state, active=active), (SeatIsTaken(seat), told.TakingTurn(active))

    # What is public

    def facts(self) -> Facts:
        """What anybody at the table can see or count."""
        return self.state.facts(self.options)

    def answer(self, query: Query) -> Answer | Refusal:
        """Answer from the public facts alone."""
        return answer(self.facts(), query)

    def standings(self) -> tuple[Place, ...]:
        """Places by candies."""
        return places(self.state.candies, self.state.all_collected, self.away)

    # What the table of steps asks

    def has_starter(self) -> bool:
        """Whether it is known who begins the game or the round."""
        return self.state.starter is not None

    def has_winner(self) -> bool:
        """Whether somebody has two candies."""
        return max(self.state.candies) == ENOUGH

    def is_drawn(self) -> bool:
        """Whether somebody has still to count sugar sticks."""
        return bool(self.state.counting)

    def is_round_over(self) -> bool:
        """Whether the round has ended."""
        return self.state.round_over

    def must_return(self) -> bool:
        """Whether the card in hand goes back."""
        return self.state.hand is Hand.GOES_BACK

    def is_held(self) -> bool:
        """Whether a card in hand is still to be compared."""
        return self.state.hand is Hand.HELD

    def goes_on_after_a_fall(self) -> bool:
        """Whether the roof is mended and the round goes on."""
        return self.state.is_broken

    def every_fall_counts(self) -> bool:
        """K2: whether any card that falls is a collapse."""
        return self.options["falling_cards"] == "every_card"

    def table_decides(self) -> bool:
        """K2: whether the table is asked if the roof is down."""
        return self.options["falling_cards"] == "table_decides"

    def may_be_another(self) -> bool:
        """K4: whether somebody whose turn it is not may have brought the roof down."""
        return self.options["bump"] != "whose_turn"

    def two_are_a_collapse(self) -> bool:
        """K11: whether two cards at once are a collapse."""
        return self.options["two_cards"] == "collapse"
