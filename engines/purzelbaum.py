"""The rules of Purzelbaum (Zoch, 2019): squirrels drop nuts into a meadow in autumn and dig them up in winter.

The game holds counts only and never which hole a nut is in: that is for the players to remember. P1 to P13 name the
rulebook's open points; the tests of the same names tell how each is read. How nuts fall is in purzelbaum_autumn.py.
"""

from __future__ import annotations

from collections.abc import Mapping  # noqa: TC003  the signatures of a game are read at run time
from dataclasses import replace
from enum import Enum
from typing import Any

from engines import purzelbaum_messages as told
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
    StarterIsOpen,
    StarterNamed,
    Step,
    StoryTold,
    seat_steps,
    turn_steps,
)
from engines.purzelbaum_autumn import burier, in_autumn
from engines.purzelbaum_limits import allowed, why_not, why_not_now
from engines.purzelbaum_questions import QUERIES, Facts, answer, places, praises
from engines.purzelbaum_state import DISKS, ENDS, FIRST, State, plus


class Phase(Enum):
    """Where a game is. The values are context labels of templates and texts."""

    SETTING_UP = "setting_up"
    STARTING = "starting"
    AGREEING = "agreeing"
    AUTUMN = "autumn"
    BURYING = "burying"
    SNOW = "snow"
    WINTER = "winter"
    OVER = "over"


STEPS = (
    Step(StarterNamed, Phase.SETTING_UP, Phase.SETTING_UP),
    Step(SetUp, Phase.SETTING_UP, Phase.AUTUMN, when="has_starter"),
    Step(SetUp, Phase.SETTING_UP, Phase.STARTING),
    Step(StarterNamed, Phase.STARTING, Phase.AUTUMN),
    Step(NobodyKnows, Phase.STARTING, Phase.AGREEING),
    Step(StarterNamed, Phase.AGREEING, Phase.AUTUMN),
    Step(told.HoleOpened, Phase.AUTUMN, Phase.AUTUMN),
    Step(told.Hit, Phase.AUTUMN, Phase.SNOW, when="tree_is_bare"),
    Step(told.Hit, Phase.AUTUMN, Phase.AUTUMN),
    Step(told.Missed, Phase.AUTUMN, Phase.BURYING, when="nut_waits"),
    Step(told.Missed, Phase.AUTUMN, Phase.SNOW, when="tree_is_bare"),
    Step(told.Missed, Phase.AUTUMN, Phase.AUTUMN),
    Step(told.AlsoFell, Phase.AUTUMN, Phase.SNOW, when="tree_is_bare"),
    Step(told.AlsoFell, Phase.AUTUMN, Phase.AUTUMN),
    Step(told.Buried, Phase.BURYING, Phase.SNOW, when="tree_is_bare"),
    Step(told.Buried, Phase.BURYING, Phase.AUTUMN),
    Step(told.Landed, Phase.BURYING, Phase.BURYING, when="nut_waits"),
    Step(told.Landed, Phase.BURYING, Phase.SNOW, when="tree_is_bare"),
    Step(told.Landed, Phase.BURYING, Phase.AUTUMN),
    Step(told.Declined, Phase.BURYING, Phase.BURYING),
    Step(told.AlsoFell, Phase.BURYING, Phase.BURYING),
    Step(told.Hit, Phase.BURYING, Phase.SNOW, when="tree_is_bare"),
    Step(told.Hit, Phase.BURYING, Phase.AUTUMN),
    Step(told.Missed, Phase.BURYING, Phase.BURYING, when="nut_waits"),
    Step(told.Missed, Phase.BURYING, Phase.SNOW, when="tree_is_bare"),
    Step(told.Missed, Phase.BURYING, Phase.AUTUMN),
    Step(told.SnowLies, Phase.BURYING, Phase.WINTER),
    Step(told.SnowLies, Phase.SNOW, Phase.WINTER),
    Step(told.Found, Phase.SNOW, Phase.OVER, when="is_spring"),
    Step(told.Found, Phase.SNOW, Phase.WINTER),
    Step(told.HoleOpened, Phase.WINTER, Phase.WINTER),
    Step(told.Found, Phase.WINTER, Phase.OVER, when="is_spring"),
    Step(told.Found, Phase.WINTER, Phase.WINTER),
    Step(told.AllGreen, Phase.WINTER, Phase.OVER),
    *seat_steps(Phase.SETTING_UP, Phase.STARTING, Phase.AGREEING, Phase.AUTUMN, Phase.SNOW, Phase.WINTER),
    *turn_steps(Phase.AUTUMN, Phase.WINTER),
)


class Purzelbaum(Game):
    """One game of Purzelbaum."""

    name = "purzelbaum"
    rules_version = 1
    seats_allowed = range(2, 5)
    house_rules = (
        HouseRule("starter", ("ask", "youngest", "chance"), topics=("who-starts", "now-starting")),
        HouseRule("turning_branches", ("no", "yes")),
        HouseRule("second_nut", ("back_on_tree", "buried", "kept"), topics=("leaf",)),
        HouseRule("missed_hole", ("another", "any", "green"), topics=("on-a-disk", "between-disks", "beside-the-box")),
        HouseRule("beside_box", ("neighbour", "neighbour_may", "stays_out"), topics=("beside-the-box", "recount")),
        HouseRule("winter_starter", ("last_of_tied", "last_in_order", "last_nut"), topics=("who-starts", "now-snow")),
        HouseRule("winter_start", ("must", "may_pass"), topics=("who-starts", "now-snow")),
        HouseRule("ending", ("all_green", "all_found"), topics=("end",)),
    )
    steps = STEPS
    first_phase = Phase.SETTING_UP
    over = Phase.OVER
    queries = QUERIES
    state: State

    def first_state(self) -> State:
        """All nuts and leaves hang on the tree, all disks are green."""
        return State(leaves=(0,) * self.seats, nuts=(0,) * self.seats)

    @property
    def turn(self) -> Seat | None:
        """Who drops, buries or digs; None while all hands set up or turn disks."""
        if self.phase is Phase.BURYING:
            return burier(self.state)
        return self.state.active if self._goes_round and not self.is_kept else None

    @property
    def next_starter(self) -> Seat | None:
        """The one to the left of the last starter: by the rulebook the same player would begin again and again."""
        return None if self.state.starter is None else self.left_of(self.state.starter)

    @property
    def away(self) -> frozenset[Seat]:
        """The seats whose players have gone."""
        return self.state.away

    @property
    def lot(self) -> type[Report] | None:
        """P1: chance names the starter if the house wants it so."""
        by_chance = self.phase is Phase.AGREEING and self.options["starter"] == "chance"
        return StarterNamed if by_chance and not self.is_kept else None

    # What may be reported: purzelbaum_limits.py

    def slots(self, kind: type[Report]) -> Mapping[str, Allowed] | None:
        """What may be reported now, by the counts."""
        state = self.state
        state = replace(state, white=DISKS) if self.phase is Phase.SNOW else state
        return {"seat": self.sitting} if kind is StarterNamed else allowed(state, self.options, kind)

    def refuse_value(self, report: Report, slot: str, value: Any, allowed: Allowed) -> Refusal:
        """Say with the counts why nuts or leaf cannot be so."""
        return why_not(self.state, report, slot, value) or super().refuse_value(report, slot, value, allowed)

    def refuse_now(self, report: Report) -> Refusal:
        """Say with the counts why this cannot be now."""
        why = why_not_now(self.state, report) if self.leads_on(type(report)) and not self.is_kept else None
        return why or super().refuse_now(report)

    # The rules

    def after(self, report: Report) -> tuple[State, tuple[Event, ...]]:
        """The rules, phase by phase."""
        state = self.state
        match report:
            case SetUp() | StarterNamed() | NobodyKnows():
                return self._before_autumn(state, report)
            case told.HoleOpened():
                return state, (told.HoleIsOpen(state.active),)
            case told.Hit() | told.AlsoFell() | told.Missed() | told.Landed() | told.Declined() | told.Buried():
                return in_autumn(state, self.options, report)
            case told.SnowLies() | told.Found() | told.AllGreen():
                return self._in_winter(state, report)
            case SeatLeft(seat):
                return self._leave(replace(state, away=state.away | {seat}), seat)
            case SeatReturned(seat):
                return self._return(replace(state, away=state.away - {seat}), seat)
        raise LookupError(f"{self.name} has no rule for {report}")

    def _before_autumn(self, state: State, report: Report) -> tuple[State, tuple[Event, ...]]:
        """P1: the table says who nibbled a nut last, and the house how to find a starter when nobody knows."""
        match report:
            case SetUp() if state.starter is not None:
                return self._begin(state, told.MeadowIsReady())
            case SetUp():
                return state, (told.MeadowIsReady(),)
            case StarterNamed(seat) if self.phase is Phase.SETTING_UP:
                return replace(state, starter=seat), (StarterIsKnown(seat),)
            case StarterNamed(seat):
                return self._begin(replace(state, starter=seat), StarterIsKnown(seat))
        return state, (StarterIsOpen(self.options["starter"]),)

    def _begin(self, state: State, first: Event) -> tuple[State, tuple[Event, ...]]:
        active = state.seat_from(state.starter or FIRST)
        return replace(state, active=active), (first, StoryTold("autumn"), told.AutumnTurn(active))

    def _in_winter(self, state: State, report: Report) -> tuple[State, tuple[Event, ...]]:
        match report:
            case told.SnowLies() if state.in_hand:
                state = replace(state, in_hand=0, landing=None, declined=False)
                state, events = self._snow(state)
                return state, (told.NutIsBuried(), *events)
            case told.SnowLies():
                return self._snow(state)
            case told.Found(nuts, leaf) if self.phase is Phase.SNOW:
                state, events = self._snow(state)
                state, found = self._dig(state, nuts, leaf=leaf)
                return state, (*events[:1], *found)
            case told.Found(nuts, leaf):
                return self._dig(state, nuts, leaf=leaf)
        pieces = 2 * ENDS - state.out
        differ = () if state.all_found else (told.CountsDiffer(state.hidden, state.leaves_on_disks, pieces),)
        return replace(state, white=0), (*differ, *self._spring(state))

    def _snow(self, state: State) -> tuple[State, tuple[Event, ...]]:
        """P4, P7: the fewest leaves begin; of several, who of them came last in autumn, unless the house says else."""
        fewest = min(state.leaves[seat] for seat in self.sitting)
        tied = [seat for seat in self.sitting if state.leaves[seat] == fewest]
        way = self.options["winter_starter"] if len(tied) > 1 else "fewest"
        active = {
            "last_in_order": state.last_from(state.starter or FIRST, self.sitting),
            "last_nut": state.last_from(Seat(state.active + 1), self.sitting),
        }.get(way, state.last_from(state.starter or FIRST, tied))
        may_pass = len(tied) > 1 and self.options["winter_start"] == "may_pass"
        known = told.WinterStarterIsKnown(active, fewest, tied=len(tied) > 1, way=way, may_pass=may_pass)
        return replace(state, white=DISKS, active=active), (known, told.WinterTurn(active))

    def _dig(self, state: State, nuts: int, *, leaf: bool) -> tuple[State, tuple[Event, ...]]:
        """P5 and P6: only nuts keep a disk white. P13: with everything found the house may stop."""
        seat = state.active
        state = replace(
            state,
            nuts=plus(state.nuts, seat, nuts),
            leaves=plus(state.leaves, seat, int(leaf)),
            leaves_on_disks=state.leaves_on_disks - int(leaf),
            white=state.white - int(nuts == 0),
        )
        found = told.NutsFound(seat, nuts, leaf) if nuts else told.LeafFound(seat) if leaf else told.NothingFound(seat)
        if self._has_ended(state):
            return state, (found, *self._spring(state))
        story: tuple[Event, ...] = ()
        if state.all_found and (nuts or leaf):
            story = (told.AllFound(state.white),)
        elif nuts and not state.hidden:
            story = (StoryTold("last-nut-found"),)
        active = state.seat_from(seat + 1)
        return replace(state, active=active), (found, *story, told.WinterTurn(active))

    def _spring(self, state: State) -> tuple[Event, ...]:
        ranking = places(state.facts(), state.away)
        winners = tuple(place.seat for place in ranking if place.place == 1)
        most = ranking[0].counts
        won = told.Won(winners[0], **most) if len(winners) == 1 else told.WonTogether(winners, **most)
        rows = tuple(told.Ranked(place.place, place.seat, **place.counts) for place in ranking)
        return told.SpringCame(), *praises(rows), won, told.Ranking(rows)

    def _leave(self, state: State, seat: Seat) -> tuple[State, tuple[Event, ...]]:
        sitting = [other for other in self.sitting if other != seat]
        if len(sitting) == 1:
            return state, (SeatIsEmpty(seat), OneIsLeft(sitting[0]))
        if state.active != seat or not self._goes_round:
            return state, (SeatIsEmpty(seat),)
        active = state.seat_from(seat)
        return replace(state, active=active), (SeatIsEmpty(seat), self._turn_event(active))

    def _return(self, state: State, seat: Seat) -> tuple[State, tuple[Event, ...]]:
        if not self.is_kept or not self._goes_round:
            return state, (SeatIsTaken(seat),)
        active = state.seat_from(state.active)
        return replace(state, active=active), (SeatIsTaken(seat), self._turn_event(active))

    def facts(self) -> Facts:
        """What anybody at the table can see or count."""
        return self.state.facts()

    def answer(self, query: Query) -> Answer | Refusal:
        """Answer from the public facts alone."""
        return answer(self.facts(), self.options, query)

    def standings(self) -> tuple[Place, ...]:
        """Places by leaves and nuts together, then by nuts."""
        return places(self.state.facts(), self.away)

    def has_starter(self) -> bool:
        """Whether the starter was named while the box was set up."""
        return self.state.starter is not None

    def nut_waits(self) -> bool:
        """Whether a nut that missed is still to be buried."""
        return bool(self.state.in_hand)

    def tree_is_bare(self) -> bool:
        """Whether the last nut has fallen."""
        return not self.state.tree

    def is_spring(self) -> bool:
        """Whether the meadow is green, or everything is found and the house stops there."""
        return self._has_ended(self.state)

    @property
    def _goes_round(self) -> bool:
        return self.phase in {Phase.AUTUMN, Phase.WINTER}

    def _has_ended(self, state: State) -> bool:
        return not state.white or (state.all_found and self.options["ending"] == "all_found")

    def _turn_event(self, seat: Seat) -> Event:
        return told.WinterTurn(seat) if self.phase is Phase.WINTER else told.AutumnTurn(seat)
