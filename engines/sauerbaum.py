"""The rules of Sauerbaum (Johannes Tranelis, 1986): together the players catch acid rain before it covers the roots.

The game holds counts, which nobody has to remember, and needs no picture of the board; a table that dictates the rows
of its board is told where each drop falls. S1 to S22 name the rulebook's open points; the tests of the same names tell
how each is read.
"""

from __future__ import annotations

from collections.abc import Mapping  # noqa: TC003  the signatures of a game are read at run time
from dataclasses import replace
from enum import Enum
from typing import Any

from engines import sauerbaum_messages as told
from engines import sauerbaum_reports as reported
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
    StarterIsKnown,
    StarterNamed,
    Step,
    StoryTold,
    seat_steps,
    turn_steps,
)
from engines.sauerbaum_answers import answer, places
from engines.sauerbaum_board import Board, Spot
from engines.sauerbaum_end import Told, claim, recount
from engines.sauerbaum_limits import allowed, why_not, why_not_now, why_not_together
from engines.sauerbaum_questions import QUERIES, Facts
from engines.sauerbaum_state import State
from engines.sauerbaum_turn import in_turn, pass_on


class Phase(Enum):
    """Where a game is. The values are context labels of templates and texts."""

    SETTING_UP = "setting_up"
    SIZING = "sizing"
    DICTATING = "dictating"
    STARTING = "starting"
    ROLLING = "rolling"
    DRAWING = "drawing"
    GREENS_MISSING = "greens_missing"
    BLUE_MISSING = "blue_missing"
    COUNTING_ROOTS = "counting_roots"
    SEEPING = "seeping"
    MOVING = "moving"
    AGREEING = "agreeing"
    OVER = "over"


def _before_the_rain(on: type[Report], *sources: Phase) -> tuple[Step, ...]:
    """The rows that lead on to whatever is still to be settled before the first turn."""
    targets = ((Phase.SIZING, "lacks_drops"), (Phase.DICTATING, "lacks_board"), (Phase.STARTING, "lacks_starter"))
    return tuple(Step(on, source, target, when) for source in sources for target, when in (*targets, FIRST_TURN))


def _goes_on(on: type[Report], *sources: Phase) -> tuple[Step, ...]:
    """The rows that lead on to the end, or to what is asked next in a turn."""
    targets = (
        (Phase.OVER, "is_decided"),
        (Phase.AGREEING, "has_claim"),
        (Phase.DRAWING, "host_rolls"),
        (Phase.COUNTING_ROOTS, "counts_roots"),
        (Phase.SEEPING, "has_to_choose"),
        (Phase.MOVING, "is_rolled"),
        (Phase.GREENS_MISSING, "has_blue"),
        (Phase.BLUE_MISSING, "has_greens"),
        FIRST_TURN,
    )
    return tuple(Step(on, source, target, when) for source in sources for target, when in targets)


FIRST_TURN = (Phase.ROLLING, None)
DICE = (Phase.ROLLING, Phase.GREENS_MISSING, Phase.BLUE_MISSING)
AFTER_RAIN = (Phase.COUNTING_ROOTS, Phase.MOVING)
BETWEEN = (Phase.ROLLING, Phase.MOVING)

STEPS = (
    *(
        Step(kind, Phase.SETTING_UP, Phase.SETTING_UP)
        for kind in (reported.DropsChosen, reported.RootFieldsCounted, StarterNamed)
    ),
    *_before_the_rain(SetUp, Phase.SETTING_UP),
    Step(reported.RootFieldsCounted, Phase.SIZING, Phase.SIZING),
    *_before_the_rain(reported.DropsChosen, Phase.SIZING),
    Step(reported.RowAdded, Phase.DICTATING, Phase.DICTATING),
    *_before_the_rain(reported.RowsComplete, Phase.DICTATING),
    *_before_the_rain(StarterNamed, Phase.STARTING),
    # A turn: dice, rain, three moves
    *_goes_on(reported.Rolled, *DICE, Phase.DRAWING),
    *_goes_on(HostRolls, Phase.ROLLING),
    *_goes_on(reported.RootsCovered, Phase.COUNTING_ROOTS),
    *_goes_on(reported.DropChosen, Phase.SEEPING),
    *(
        row
        for kind in (reported.Captured, reported.MovedTo, reported.MovesOver, reported.Blocked, reported.DieLost)
        for row in _goes_on(kind, Phase.MOVING)
    ),
    *(Step(reported.RainDone, source, source) for source in AFTER_RAIN),
    *(row for kind in (reported.RootReached, reported.RootsFull) for row in _goes_on(kind, *AFTER_RAIN)),
    # Whenever hands are free: what the table counts, and who is surrounded
    *(row for kind in (reported.CloudCounted, reported.Recounted) for row in _goes_on(kind, *BETWEEN)),
    *(Step(kind, source, source) for kind in (reported.Encircled, reported.Freed) for source in BETWEEN),
    # The end
    *_goes_on(reported.WinDeclared, *BETWEEN),
    *(row for kind in (reported.Agreed, reported.Disagreed) for row in _goes_on(kind, Phase.AGREEING)),
    *seat_steps(Phase.SETTING_UP, Phase.SIZING, Phase.DICTATING, Phase.STARTING, Phase.ROLLING),
    *turn_steps(Phase.ROLLING),
)


class Sauerbaum(Game):
    """One game of Sauerbaum."""

    name = "sauerbaum"
    rules_version = 1
    seats_allowed = range(3, 8)
    house_rules = (
        HouseRule("board", ("counts", "rows")),
        HouseRule("drops", ("any", "forty_or_sixty"), topics=("now-sizing",)),
        HouseRule("starter", ("table", "youngest"), topics=("now-starting",)),
        HouseRule("dice_order", ("free", "as_rolled"), topics=("now-moving",)),
        HouseRule("rest_of_roll", ("moves", "lost"), topics=("now-counting-roots",)),
        HouseRule("empty_cloud", ("first_drop", "top_row", "chosen_drop"), topics=("now-counting-roots",)),
        HouseRule("same_drop", ("again", "once"), topics=("now-counting-roots",)),
        HouseRule("last_root", ("stays_open", "lost", "must_leave"), topics=("now-counting-roots",)),
        HouseRule("loss", ("all_roots", "first_root", "more_than_half")),
        HouseRule("victory", ("certain", "declared", "last_drop"), topics=("now-agreeing",)),
        HouseRule("award", ("shared", "nobody"), topics=("now-over",)),
        HouseRule("lost_dice", ("lost", "rain")),
        HouseRule("moves", ("must", "may_skip"), topics=("now-moving",)),
        HouseRule("figures", ("alone", "share")),
    )
    steps = STEPS
    first_phase = Phase.SETTING_UP
    over = Phase.OVER
    steady = frozenset({Phase.ROLLING, Phase.MOVING})
    queries = QUERIES
    of_the_copy = (reported.RowAdded, reported.RowsComplete)
    state: State

    def first_state(self) -> State:
        """Nothing is settled yet; the tree is believed to have seven root fields."""
        none = (0,) * self.seats
        return State(captured=none, best=none)

    @property
    def turn(self) -> Seat | None:
        """Who rolls and moves; None while everybody sets up or has to agree."""
        in_turn = {*DICE, Phase.DRAWING, Phase.COUNTING_ROOTS, Phase.SEEPING, Phase.MOVING}
        return self.state.active if self.phase in in_turn and not self.is_kept else None

    @property
    def next_starter(self) -> Seat | None:
        """The one to the left of the last starter; the rulebook is silent (S3)."""
        return None if self.state.starter is None else self.left_of(self.state.starter)

    @property
    def away(self) -> frozenset[Seat]:
        """The seats whose players have gone."""
        return self.state.away

    @property
    def lot(self) -> type[Report] | None:
        """The dice, when the table lets the host roll."""
        return reported.Rolled if self.phase is Phase.DRAWING else None

    # What may be reported: sauerbaum_limits.py

    def slots(self, kind: type[Report]) -> Mapping[str, Allowed] | None:
        """What may be reported now, by the counts."""
        return allowed(self.state, self.options, kind)

    def check(self, report: Report) -> Refusal | None:
        """Some values are impossible only together."""
        return super().check(report) or why_not_together(self.state, self.options, report)

    def refuse_value(self, report: Report, slot: str, value: Any, allowed: Allowed) -> Refusal:
        """Say with the counts why a value cannot be so."""
        why = why_not(self.state, report, value)
        return why or super().refuse_value(report, slot, value, allowed)

    def refuse_now(self, report: Report) -> Refusal:
        """Say with the counts why this cannot be now."""
        waits = self.is_kept or self.is_over
        why = None if waits else why_not_now(self.state, report, leads_on=self.leads_on(type(report)))
        return why or super().refuse_now(report)

    # The rules

    def after(self, report: Report) -> Told:
        """The rules, phase by phase."""
        state = self.state
        match report:
            case SeatLeft(seat):
                return self._leave(replace(state, away=state.away | {seat}), seat)
            case SeatReturned(seat):
                return self._return(replace(state, away=state.away - {seat}), seat)
            case reported.CloudCounted() | reported.Recounted():
                return recount(state, self.options, report)
            case reported.WinDeclared() | reported.RootsFull() | reported.Agreed() | reported.Disagreed():
                return claim(state, self.options, report)
        if self.phase in {Phase.SETTING_UP, Phase.SIZING, Phase.DICTATING, Phase.STARTING}:
            return self._before_the_rain(state, report)
        return in_turn(state, self.options, report)

    def _before_the_rain(self, state: State, report: Report) -> Told:
        """Setting up. S1: the drop on the uppermost field is one of those that are chosen."""
        match report:
            case SetUp():
                state = replace(state, is_set_up=True)
                return self._begun(state, told.TreeIsReady())
            case reported.DropsChosen(drops):
                state = replace(state, drops=drops, cloud=drops - 1, tree=1)
                return self._begun(state, told.DropsAreChosen(drops, drops - 1))
            case reported.RootFieldsCounted(fields):
                return replace(state, roots=fields), (told.RootFieldsAreKnown(fields),)
            case reported.RowAdded(fields):
                widths = (*state.widths, fields)
                return replace(state, widths=widths), (told.RowIsKnown(len(widths), fields),)
            case reported.RowsComplete():
                return self._lay_out(state)
            case StarterNamed(seat):
                return self._begun(replace(state, starter=seat), StarterIsKnown(seat))
        raise LookupError(f"{self.name} has no rule for {report}")

    def _lay_out(self, state: State) -> Told:
        """A drop on the uppermost field, and the figures in the roots from the left, in the order of their seats."""
        board = Board((*state.widths, state.roots), frozenset({Spot(1, 1)}))
        roots = len(board.widths)
        figures = tuple(None if seat in state.away else Spot(roots, seat + 1) for seat in range(self.seats))
        state = replace(state.with_board(board), figures=figures)
        return self._begun(state, told.BoardIsKnown(len(state.widths), state.roots))

    def _begun(self, state: State, *events: Event) -> Told:
        """S3: the table names who begins, and it goes round clockwise."""
        if not state.is_set_up or not state.drops or state.starter is None or self._lacks_board(state):
            return state, events
        active = state.seat_from(state.starter)
        return replace(state, active=active), (*events, StoryTold("clouds"), told.RollTurn(active))

    # Leaving and coming back

    def _leave(self, state: State, seat: Seat) -> Told:
        """The figure is removed; drops stay counted."""
        figures = tuple(None if other == seat else spot for other, spot in enumerate(state.figures))
        state = replace(state, figures=figures, encircled=state.encircled - {seat})
        sitting = state.sitting
        if len(sitting) == 1:
            return state, (SeatIsEmpty(seat), OneIsLeft(sitting[0]))
        if state.active != seat or self.phase is not Phase.ROLLING:
            return state, (SeatIsEmpty(seat),)
        return pass_on(state, self.options, SeatIsEmpty(seat))

    def _return(self, state: State, seat: Seat) -> Told:
        """The figure comes back to the first root field that is open."""
        if state.board is not None:
            taken = {*state.board.drops, *state.standing}
            open_roots = (spot for spot in state.board.spots if state.board.is_root(spot) and spot not in taken)
            back = next(open_roots, None)
            figures = tuple(back if other == seat else spot for other, spot in enumerate(state.figures))
            state = replace(state, figures=figures)
        if not self.is_kept or self.phase is not Phase.ROLLING:
            return state, (SeatIsTaken(seat),)
        active = state.seat_from(state.active)
        return replace(state, active=active), (SeatIsTaken(seat), told.RollTurn(active))

    # What is public: everything

    def facts(self) -> Facts:
        """What anybody at the table can see or count."""
        return self.state.facts(self.options)

    def answer(self, query: Query) -> Answer | Refusal:
        """Answer from the public facts alone."""
        changed = {rule.name: value for rule in self.house_rules if (value := self.options[rule.name]) != rule.default}
        return answer(self.facts(), query, self.state.active, changed)

    def standings(self) -> tuple[Place, ...]:
        """Places by drops: who would earn the award."""
        return places(self.state.captured, self.away)

    # What the table of steps asks

    def _lacks_board(self, state: State) -> bool:
        return self.options["board"] == "rows" and state.board is None

    def lacks_drops(self) -> bool:
        """Whether the table has still to choose how many drops there are."""
        return not self.state.drops

    def lacks_board(self) -> bool:
        """Whether the rows of the board are still to be dictated."""
        return self._lacks_board(self.state)

    def lacks_starter(self) -> bool:
        """Whether it is open who begins."""
        return self.state.starter is None

    def is_decided(self) -> bool:
        """Whether the tree is saved or lost."""
        return bool(self.state.outcome)

    def has_claim(self) -> bool:
        """Whether all have to agree that it is the end."""
        return bool(self.state.claim)

    def host_rolls(self) -> bool:
        """Whether the host is to roll."""
        return self.state.host_rolls

    def counts_roots(self) -> bool:
        """Whether the table has to count covered root fields."""
        return self.state.counts_roots

    def has_to_choose(self) -> bool:
        """Whether the table has to say which drop moves down."""
        return self.state.seeps > 0

    def is_rolled(self) -> bool:
        """Whether all dice are known."""
        return self.state.is_rolled

    def has_blue(self) -> bool:
        """Whether the blue die is known, and not all green ones."""
        return bool(self.state.blue)

    def has_greens(self) -> bool:
        """Whether green dice are known, and not the blue one."""
        return bool(self.state.greens)
