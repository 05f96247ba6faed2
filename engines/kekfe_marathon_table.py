"""The table of Kekfe Marathon as far as the host was told, and what may be reported of it; see kekfe_marathon.py.

What lies face down in the centre is kept nowhere: values are those of open cards.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from engines import kekfe_marathon_messages as told
from engines import kekfe_marathon_reports as reported
from engines.game import Allowed, Event, Refusal, Report, Seat, StarterNamed, slot_names
from engines.kekfe_marathon_reports import Face, Impossible, Place
from engines.kekfe_marathon_ring import FARTHEST, UNKNOWN, Direction, Ring

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

CARDS = 28

DEAL = {2: 8, 3: 7, 4: 6, 5: 5}
"""Cards for each player, by the number of players."""

BESIDE_FIGURE, ENDS = (Place.LEFT_OF_FIGURE, Place.RIGHT_OF_FIGURE), (Place.LEFT_END, Place.RIGHT_END)

VALUES = range(1, 9)
"""What a card can be worth (games.md 4.1; the rulebook does not say)."""


@dataclass(frozen=True)
class State:
    """The open cards, and how far the turn has come.

    ``rolled`` is a face that is not carried out yet. ``hand`` is a card from the centre that has no place yet, and
    ``into`` the row in which it is to lie, once that is told.
    ``value_told`` and ``place_told`` belong to the card that was counted last where the host keeps no order.
    ``totals`` are what players have counted at the end.
    """

    ring: Ring
    totals: tuple[int | None, ...]
    points: tuple[int, ...]
    played: int = 0
    starter: Seat | None = None
    direction: Direction | None = None
    rolled: Face | None = None
    hand: int | None = None
    into: Seat | None = None
    value_told: bool = True
    place_told: bool = True
    away: frozenset[Seat] = frozenset()

    @property
    def laid_in(self) -> Seat:
        """In whose row a card from the centre is laid: the one in which the figure stands, unless another is told."""
        return self.ring.seat if self.into is None else self.into

    @property
    def centre(self) -> int:
        """How many cards lie face down in the centre."""
        return CARDS - sum(self.ring.cards) - int(self.hand is not None)

    def hands_of(self, seat: Seat) -> Seat:
        """Who rolls for a row: its owner, or the next to the left who is there."""
        seats = len(self.totals)
        turned = (Seat((seat + step) % seats) for step in range(seats))
        return next(other for other in turned if other not in self.away)

    def next_turn(self) -> tuple[Event, ...]:
        """The turn of the row in which the figure stands (B12, B15)."""
        seat, hands = self.ring.seat, self.hands_of(self.ring.seat)
        instead = (told.RollsFor(seat, hands),) if hands != seat else ()
        return *instead, told.RollTurn(hands)

    @property
    def counter(self) -> Seat:
        """Whose sum is wanted: the next to the left of the row that is empty."""
        seats = len(self.totals)
        turned = (Seat((self.ring.seat + step) % seats) for step in range(1, seats))
        return next(seat for seat in turned if self.totals[seat] is None)

    @property
    def sums_possible(self) -> range:
        """What the cards of whoever counts can come to."""
        cards = self.ring.cards[self.counter]
        return range(cards * VALUES[0], cards * VALUES[-1] + 1)


def dealt(seats: int) -> State:
    """Every row has its cards, the values unknown, and the rest lies in the centre."""
    ring = Ring(((UNKNOWN,) * DEAL[seats],) * seats)
    return State(ring, (None,) * seats, (0,) * seats)


def slots(state: State, kind: type[Report], options: Mapping[str, str]) -> Mapping[str, Allowed] | None:
    """What may be reported by the counts; None for what they rule out."""
    level = options["help"]
    if kind is reported.Stepped:
        return {"steps": range(least_steps(options), FARTHEST + 1)}
    if kind in _LANDINGS:
        return _of_landing(state, kind, level)
    if kind is reported.NoCardLeft:
        return None if state.centre else {}
    if kind is reported.LaidInRow:
        return {"seat": range(len(state.totals))} if lays_anywhere(options) else None
    if kind in _OFFERED:
        return {} if state.centre and options["taking"] == "may" else None
    if kind in _LAYINGS:
        return _of_laying(state, kind, options)
    return _OTHERS[kind](state) if kind in _OTHERS else {}


def least_steps(options: Mapping[str, str]) -> int:
    """B13: whoever may choose goes one card at least, unless the house lets the figure stay."""
    return 0 if options["zero_steps"] == "yes" else 1


def _beside(state: State) -> Mapping[str, Allowed] | None:
    """Two players are beside each other on both sides, so that looking to one of them says nothing."""
    seats = len(state.totals)
    beside = {Seat((state.ring.seat + step) % seats) for step in (1, -1)}
    return {"seat": tuple(sorted(beside))} if len(beside) == 2 else None


def _next_cards(ring: Ring) -> Mapping[str, Allowed]:
    """One card at least, and no more than nobody has told yet."""
    left = sum(row.count(UNKNOWN) for row in ring.rows)
    more = range(VALUES[-1] + 1)
    first, *others = slot_names(reported.CardsTold)
    return {first: VALUES} | {name: more if number < left else (0,) for number, name in enumerate(others, 1)}


_OTHERS: Mapping[type[Report], Callable[[State], Mapping[str, Allowed] | None]] = {
    StarterNamed: lambda state: {"seat": range(len(state.totals))},
    reported.SpotTold: lambda state: {"left": range(len(state.ring.own) + 1)},
    reported.CardsTold: lambda state: _next_cards(state.ring),
    reported.FacingTold: lambda _: {"direction": tuple(Direction)},
    reported.LooksTo: _beside,
    reported.Rolled: lambda _: {"face": tuple(Face)},
    reported.Counted: lambda state: {"seat": (None, state.counter), "total": state.sums_possible},
}

_LANDINGS = frozenset({reported.Landed, reported.LastBurst, reported.Popped})

_OFFERED = frozenset({reported.TookCard, reported.LeftCard})

_LAYINGS = frozenset({reported.Drew, reported.Laid, reported.LaidAfter, reported.LaidBetween})


def _of_landing(state: State, kind: type[Report], level: str) -> Mapping[str, Allowed] | None:
    """Where the host knows the order, it says itself where the figure lands, and the table may agree."""
    if level != "counts":
        return {"seat": (state.ring.seat,)} if kind is reported.Landed else None
    if kind is reported.LastBurst:
        last = tuple(Seat(seat) for seat, cards in enumerate(state.ring.cards) if cards == 1)
        return {"seat": last} if last else None
    return {"seat": range(len(state.totals))} if kind is reported.Landed else {}


def _of_laying(state: State, kind: type[Report], options: Mapping[str, str]) -> Mapping[str, Allowed] | None:
    """A card has to be taken before it is laid, which telling its value says as well."""
    places = _places(state, options)
    if kind is reported.Drew:
        is_there = state.centre if must_take(state) else not state.value_told
        return {"value": VALUES, "place": (None, *places)} if is_there else None
    if state.hand is None and (options["help"] != "counts" or state.place_told):
        return None
    if kind is reported.Laid:
        return {"place": places}
    row, figure = _row_laid_in(state)
    if kind is reported.LaidAfter:
        return {"cards": tuple(cards for cards in range(len(row) + 1) if len(row) - cards != figure)}
    pairs = tuple(sorted(set(_pairs(row, figure).values())))
    return {"pair": pairs} if pairs else None


def must_take(state: State) -> bool:
    """Whether the value of a card says as well that it has just been taken."""
    return state.hand is None and state.value_told


def lays_anywhere(options: Mapping[str, str]) -> bool:
    """B6: a card from the centre lies in the player's own row, unless the house lets it lie anywhere in the circle."""
    return options["laying"] == "anywhere"


def _places(state: State, options: Mapping[str, str]) -> tuple[Place, ...]:
    """Beside the figure is in its own row, whosever row has been told; an end says nothing before that."""
    if not lays_anywhere(options) or state.into == state.ring.seat:
        return tuple(Place)
    return BESIDE_FIGURE if state.into is None else ENDS


def _row_laid_in(state: State) -> tuple[tuple[int, ...], int | None]:
    """The cards among which a card is laid, and how many of them lie to the figure's right if it stands there."""
    return state.ring.rows[state.laid_in], state.ring.right if state.laid_in == state.ring.seat else None


def _pairs(row: tuple[int, ...], figure: int | None) -> dict[int, int]:
    """Neighbours with nothing between them: how many cards lie to the right of the gap, and both values as digits."""
    gaps = (right for right in range(1, len(row)) if right != figure)
    neighbours = {right: sorted(row[right - 1 : right + 1]) for right in gaps}
    return {right: low * 10 + high for right, (low, high) in neighbours.items() if low in VALUES}


def with_laid(state: State, value: int, report: Report) -> Ring:
    """The ring with a card from the centre in its row, wherever the player wants it (B6, B7)."""
    ring = state.ring
    if isinstance(report, reported.Laid) and report.place in BESIDE_FIGURE:
        return ring.with_card(value, ring.right, right_of_figure=report.place == Place.RIGHT_OF_FIGURE)
    right = _cards_to_the_right(*_row_laid_in(state), report)
    if state.laid_in != ring.seat:
        return ring.with_card_in(state.laid_in, value, right)
    return ring.with_card(value, right, right_of_figure=right == 0)


def _cards_to_the_right(row: tuple[int, ...], figure: int | None, report: Report) -> int:
    match report:
        case reported.LaidAfter(cards):
            return len(row) - cards
        case reported.LaidBetween(pair):
            return next(right for right, values in _pairs(row, figure).items() if values == pair)
        case reported.Laid(Place.LEFT_END):
            return len(row)
        case reported.Laid(Place.RIGHT_END):
            return 0
    raise LookupError(f"{report} does not say where the card lies")


def why_not(state: State, report: Report, slot: str, value: Any, options: Mapping[str, str]) -> Refusal | None:
    """Why a value cannot be so, with the counts; None where there is no more to say than what is allowed."""
    ring, is_seat = state.ring, value in range(len(state.totals))
    match report:
        case reported.LooksTo():
            return Refusal(Impossible.WHICH_WAY, {})
        case reported.Landed() if is_seat and options["help"] != "counts":
            return Refusal(Impossible.STANDS_ELSEWHERE, {"seat": ring.seat, "box": options["box"]})
        case reported.LastBurst() if is_seat:
            return Refusal(Impossible.MORE_CARDS_LEFT, {"seat": value, "cards": ring.cards[value]})
        case reported.Stepped():
            return Refusal(Impossible.ONE_TO_FIVE_STEPS, {"least": least_steps(options)})
        case reported.Laid() | reported.Drew() if slot == "place":
            whose = Refusal(Impossible.STANDS_ELSEWHERE, {"seat": ring.seat, "box": options["box"]})
            return Refusal(Impossible.WHOSE_ROW, {}) if state.into is None else whose
        case reported.LaidAfter() if value == ring.left and state.laid_in == ring.seat:
            return Refusal(Impossible.BESIDE_FIGURE, {"box": options["box"]})
        case reported.LaidBetween():
            return Refusal(Impossible.NO_SUCH_PAIR, {})
        case reported.Counted() if slot == "seat" and is_seat:
            return Refusal(Impossible.ANOTHER_COUNTS, {"seat": state.counter})
        case reported.Counted() if slot == "total":
            possible = state.sums_possible
            numbers = {"cards": ring.cards[state.counter], "least": possible[0], "most": possible[-1]}
            return Refusal(Impossible.NO_SUCH_TOTAL, numbers)
    return None
