"""What all can see in Kekfe Marathon, what it comes to, and who has won. The rules are in kekfe_marathon.py."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from engines.game import Event, Place, Row, Seat, StoryTold, ranked
from engines.kekfe_marathon_messages import (
    Deed,
    GameEnded,
    GamePoints,
    NobodyWon,
    Praised,
    Ranking,
    RunnerRanked,
    Won,
    WonTogether,
)
from engines.kekfe_marathon_ring import Ring  # noqa: TC001  the fields of dataclasses are read at run time
from engines.kekfe_marathon_table import DEAL, State

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping, Sequence

GAMES = {"one": 1, "three": 3, "three_by_wins": 3}
"""Games in a row, by house rule."""


@dataclass(frozen=True)
class Facts:
    """What anybody at the table can see or count, as far as the host was told.

    ``help`` and ``count`` are house rules. ``ring`` has no values where nobody told them. ``deal`` is how many cards
    each gets. ``told`` holds the sums that players have counted at the end, None for those who have not. ``points``
    come from the finished games of a marathon.
    """

    box: str
    help: str
    count: str
    deal: int
    ring: Ring
    cards: tuple[int, ...]
    centre: int
    in_hand: bool
    direction: str
    told: tuple[int | None, ...]
    game: int
    games: int
    points: tuple[int, ...]

    @property
    def totals(self) -> tuple[int, ...] | None:
        """What each row comes to, None while the host cannot know."""
        if self.count == "cards":
            return self.cards
        if self.help == "full":
            return None if self.ring.first_unknown() else self.ring.sums
        known = tuple(total for total in self.told if total is not None)
        return known if len(known) == len(self.told) else None


def facts_of(state: State, options: Mapping[str, str]) -> Facts:
    """What can be seen or counted of a state."""
    games = GAMES[options["games"]]
    return Facts(
        box=options["box"],
        help=options["help"],
        count=options["count"],
        deal=DEAL[len(state.totals)],
        ring=state.ring,
        cards=state.ring.cards,
        centre=state.centre,
        in_hand=state.hand is not None,
        direction=state.direction.value if state.direction else "",
        told=state.totals,
        game=min(state.played + 1, games),
        games=games,
        points=state.points,
    )


@dataclass(frozen=True)
class RunnerCards(Row):
    """How many cards a player has."""

    seat: Seat
    cards: int


@dataclass(frozen=True)
class RunnerSum(Row):
    """How many cards a player has, and what they come to."""

    seat: Seat
    cards: int
    total: int


@dataclass(frozen=True)
class RunnerPoints(Row):
    """How many cards a player has, and the points of the finished games."""

    seat: Seat
    cards: int
    points: int


def rows(facts: Facts) -> tuple[RunnerCards, ...]:
    """How many cards each player has, clockwise."""
    return tuple(RunnerCards(Seat(seat), cards) for seat, cards in enumerate(facts.cards))


def scores(facts: Facts) -> tuple[Row, ...]:
    """What each player has, as far as it can be counted, clockwise."""
    if facts.games > 1:
        return tuple(RunnerPoints(row.seat, row.cards, facts.points[row.seat]) for row in rows(facts))
    if facts.count == "cards" or facts.totals is None:
        return rows(facts)
    return tuple(RunnerSum(row.seat, row.cards, facts.totals[row.seat]) for row in rows(facts))


def places(facts: Facts, away: Collection[Seat], tie: str, *, of_marathon: bool) -> tuple[Place, ...]:
    """The highest total first, of one game or of all of a marathon. B9: by a house rule more cards break a tie.

    Who has left is not ranked; nobody is while one is left.
    """
    totals = facts.points if of_marathon else facts.totals or facts.cards
    sitting = [Seat(seat) for seat in range(len(facts.cards)) if seat not in away]

    def counts(seat: Seat) -> dict[str, int]:
        return {"cards": facts.cards[seat], "total": totals[seat]}

    def key(seat: Seat) -> tuple[int, int]:
        return totals[seat], facts.cards[seat] if tie == "more_cards" and not of_marathon else 0

    there = ranked(sitting, counts, key)
    if len(sitting) < 2:
        there = tuple(replace(place, place=0) for place in there)
    return (*there, *(Place(0, seat, counts(seat)) for seat in sorted(away)))


def _winners(ranking: Sequence[Place], tie: str) -> tuple[Seat, ...]:
    """Who has won; nobody where a tie has no winner."""
    first = tuple(place.seat for place in ranking if place.place == 1)
    return () if tie == "nobody" and len(first) > 1 else first


def with_nothing(state: State) -> State:
    """B10: at the end nothing counts for whoever has no card left, and nobody counts for those who have gone."""
    cards = enumerate(state.ring.cards)
    return replace(state, totals=tuple(None if left and seat not in state.away else 0 for seat, left in cards))


def decided(state: State, options: Mapping[str, str], fresh: State) -> tuple[State, tuple[Event, ...]]:
    """The award; in a marathon the points of this game (B11, B17), and on to the next one from ``fresh``."""
    tie, facts = options["tie"], facts_of(state, options)
    ranking = places(facts, state.away, tie, of_marathon=False)
    state = replace(state, played=state.played + 1)
    if facts.games == 1:
        return state, _award(facts, ranking, tie, facts.count)
    gained = {place.seat: place.counts["total"] for place in ranking}
    if options["games"] == "three_by_wins":
        gained = dict.fromkeys(_winners(ranking, tie), 1)
    if options["last_burst"] == "minus" and state.ring.seat not in state.away:
        gained[state.ring.seat] = -_cost_of_last_card(state.ring.seat, ranking, options)
    points = tuple(have + gained.get(Seat(seat), 0) for seat, have in enumerate(state.points))
    rows = tuple(GamePoints(Seat(seat), have) for seat, have in enumerate(points))
    ended = GameEnded(state.played, facts.games, rows)
    if state.played < facts.games:
        fresh = replace(fresh, points=points, played=state.played, away=state.away)
        return fresh, (ended, StoryTold(f"next-game-{facts.box}"))
    facts = replace(facts, points=points)
    ranking = places(facts, state.away, tie, of_marathon=True)
    unit = "games" if options["games"] == "three_by_wins" else facts.count
    return replace(state, points=points), (ended, *_award(facts, ranking, tie, unit))


def _cost_of_last_card(empty: Seat, ranking: Sequence[Place], options: Mapping[str, str]) -> int:
    """B11: what a house rule takes from whoever has no card left: the lowest of the others' results, or one win.

    The rulebook gives no number. The lowest result lies on the table, is found alike whether values or cards count, and
    takes from nobody more than each of the others gets. Of wins it is one, since a game gives no more.
    """
    if options["games"] == "three_by_wins":
        return 1
    return min(place.counts["total"] for place in ranking if place.place and place.seat != empty)


def _award(facts: Facts, ranking: Sequence[Place], tie: str, unit: str) -> tuple[Event, ...]:
    """Praise for everybody, who has won, and what all have. ``unit`` says what the totals are totals of."""
    told = tuple(RunnerRanked(place.place, place.seat, **place.counts) for place in ranking)
    first = tuple(place.seat for place in ranking if place.place == 1)
    won, most = _winners(ranking, tie), ranking[0].counts["total"]
    if not won:
        verdict: Event = NobodyWon(first, most, unit, facts.box)
    elif len(won) == 1:
        verdict = Won(won[0], most, unit, facts.box)
    else:
        verdict = WonTogether(won, most, unit, facts.box)
    return *_praises(facts, told), verdict, Ranking(told)


def _praises(facts: Facts, told: Sequence[RunnerRanked]) -> tuple[Praised, ...]:
    """One true kind thing about each player who is there, clockwise."""
    there = sorted((row for row in told if row.place), key=lambda row: row.seat)
    most = max(row.cards for row in there)

    def deed(row: RunnerRanked) -> Deed:
        if not row.cards:
            return Deed.GAVE_ALL
        if row.place == 1:
            return Deed.RICHEST
        return Deed.MOST_CARDS if row.cards == most else Deed.SOME_CARDS

    return tuple(Praised(row.seat, deed(row), row.cards, facts.box) for row in there)
