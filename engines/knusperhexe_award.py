"""The end of a round of Knusperhexe: who gets the candy, who begins the next one, and the end of the game."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from engines import knusperhexe_messages as told
from engines.game import Event, Seat
from engines.knusperhexe_questions import places
from engines.knusperhexe_state import ENOUGH, Hand, State, put

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

NOT_COUNTED = -1
"""Stands for sugar sticks that nobody has counted yet."""


@dataclass(frozen=True)
class Reckoning:
    """The end of a round: the cards of each seat, who is there, and who brought the roof down."""

    piles: tuple[int, ...]
    sitting: tuple[Seat, ...]
    collapser: Seat | None
    options: Mapping[str, str]

    @classmethod
    def of(cls, state: State, options: Mapping[str, str]) -> Reckoning:
        """The end of the round at which a state is."""
        return cls(state.piles, state.sitting, state.collapser, options)

    @property
    def others(self) -> tuple[Seat, ...]:
        """Those who can win the round: everybody there but the one who brought the roof down."""
        return tuple(seat for seat in self.sitting if seat != self.collapser)

    @property
    def most(self) -> int:
        """The most cards among those who can win."""
        return max((self.piles[seat] for seat in self.others), default=0)

    @property
    def leaders(self) -> tuple[Seat, ...]:
        """Those with the most cards. K5: by a house rule the collapser counts for ties. K7: perhaps never with none."""
        if not self.most and self.options["no_cards"] == "never":
            return ()
        counting = self.sitting if self.options["collapser_ties"] == "counts" else self.others
        return tuple(seat for seat in counting if self.piles[seat] == self.most)

    @property
    def deciders(self) -> tuple[Seat, ...]:
        """K6: those among whom sugar sticks decide a draw."""
        if len(self.leaders) < 2:
            return ()
        return self.others if self.options["sugar_sticks"] == "all_players" else self.leaders

    def first_sticks(self) -> tuple[int, ...]:
        """The sugar sticks of each seat before anybody has counted: only who has cards needs to be asked."""
        asked = {seat for seat in self.deciders if self.piles[seat]}
        return tuple(NOT_COUNTED if seat in asked else 0 for seat in range(len(self.piles)))

    def to_ask(self, sticks: Sequence[int]) -> tuple[Seat, ...]:
        """Who has still to count sugar sticks."""
        return tuple(seat for seat in self.deciders if sticks[seat] == NOT_COUNTED)

    def winner(self, sticks: Sequence[int]) -> Seat | None:
        """Who gets the candy once all have counted; nobody after a second draw."""
        best = self.leaders
        if self.deciders:
            most = max(sticks[seat] for seat in self.deciders)
            best = tuple(seat for seat in self.deciders if sticks[seat] == most)
        return best[0] if len(best) == 1 and best[0] != self.collapser else None


Told = tuple[State, tuple[Event, ...]]
"""The state that follows, and what is now true."""


def end_round(state: State, options: Mapping[str, str], *events: Event) -> Told:
    """The roof is bare or down: those who are there count their piles."""
    state = replace(state, round_over=True, hand=Hand.EMPTY, seen="", returned=frozenset())
    piles = told.PilesCounted(tuple(told.Pile(seat, state.piles[seat]) for seat in state.sitting))
    return _reckon(state, options, *events, piles)


def recount(state: State, options: Mapping[str, str], seat: Seat, cards: int, *, in_turn: bool) -> Told:
    """The table counts the piles and is right: the record follows, and after a round its candy is given anew."""
    corrected = told.PileIsCorrected(seat, cards)
    tops = state.tops if cards else put(state.tops, seat, "")
    state = replace(state, piles=put(state.piles, seat, cards), tops=tops)
    if in_turn and state.outside_piles:
        return state, (corrected, told.TakingTurn(state.active))
    if in_turn:
        return end_round(state, options, corrected, told.RoofIsEmpty())
    if state.candy is not None:
        candies = put(state.candies, state.candy, state.candies[state.candy] - 1)
        state = replace(state, candies=candies, candy=None)
    return _reckon(state, options, corrected)


def count_sticks(state: State, options: Mapping[str, str], sticks: int) -> Told:
    """The player who was asked has counted their sugar sticks."""
    seat = state.counting[0]
    state = replace(state, sticks=put(state.sticks, seat, sticks))
    return _ask_or_award(state, options, told.SticksCounted(seat, sticks))


def draw_again(state: State, options: Mapping[str, str]) -> Told:
    """All who were to count have equally many sugar sticks."""
    return _award(replace(state, counting=()), options, None)


def _reckon(state: State, options: Mapping[str, str], *events: Event) -> Told:
    reckoning = Reckoning.of(state, options)
    state = replace(state, sticks=reckoning.first_sticks())
    if reckoning.to_ask(state.sticks):
        events = (*events, told.SticksDecide(reckoning.leaders, reckoning.most))
    return _ask_or_award(state, options, *events)


def _ask_or_award(state: State, options: Mapping[str, str], *events: Event) -> Told:
    reckoning = Reckoning.of(state, options)
    state = replace(state, counting=reckoning.to_ask(state.sticks))
    if state.counting:
        return state, events
    return _award(state, options, reckoning.winner(state.sticks), *events)


def _award(state: State, options: Mapping[str, str], seat: Seat | None, *events: Event) -> Told:
    """K8: after a second draw nobody gets the candy, and the next round is played."""
    if seat is None:
        return _next_round(state, options, *events, told.NoCandy())
    candies = put(state.candies, seat, state.candies[seat] + 1)
    state = replace(state, candies=candies, candy=seat)
    won = told.CandyWon(seat, candies[seat])
    if candies[seat] == ENOUGH:
        return state, (*events, won, *_end(state, seat))
    return _next_round(state, options, *events, won)


def _next_round(state: State, options: Mapping[str, str], *events: Event) -> Told:
    """K9: it goes on clockwise from whoever acted last, unless the house says otherwise."""
    rule = options["next_round"]
    if rule == "cookies":
        return replace(state, starter=None), (*events, told.NextRoundIsOpen(state.round + 1))
    wanted = {"collapser": state.collapser, "winner": state.candy}.get(rule)
    starter = state.seat_from(state.active + 1 if wanted is None else wanted)
    return replace(state, starter=starter), (*events, told.NextRound(state.round + 1, starter))


def _end(state: State, winner: Seat) -> tuple[Event, ...]:
    ranking = places(state.candies, state.all_collected, state.away)
    rows = tuple(told.Ranked(place.place, place.seat, **place.counts) for place in ranking)
    return *_praises(rows, state.collapses), told.Won(winner, state.round), told.Ranking(rows)


def _praises(rows: Sequence[told.Ranked], collapses: Sequence[int]) -> tuple[told.Praised, ...]:
    """One true kind thing about each player who is there, clockwise. ``collapses`` counts fallen roofs by seat."""
    there = sorted((row for row in rows if row.place), key=lambda row: row.seat)
    most_cards = max(row.cards for row in there)

    def deed(row: told.Ranked) -> told.Praised:
        if row.place == 1:
            return told.Praised(row.seat, told.Deed.NIMBLE, row.candies)
        if row.cards and row.cards == most_cards:
            return told.Praised(row.seat, told.Deed.MOST_CARDS, row.cards)
        if not collapses[row.seat]:
            return told.Praised(row.seat, told.Deed.STEADY, 0)
        return told.Praised(row.seat, told.Deed.SWEET if row.candies else told.Deed.BRAVE, row.candies)

    return tuple(deed(row) for row in there)
