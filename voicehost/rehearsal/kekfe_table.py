"""The cards of Kekfe Marathon on the table: rows in a circle, the figure among them, and the centre, face down.

The rulebook tells neither how often a value is there nor which cards carry the symbol: both are made up here.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    import random

VALUES = (1,) * 4 + (2,) * 4 + (3,) * 4 + (4,) * 4 + (5,) * 4 + (6,) * 3 + (7,) * 3 + (8,) * 2
SYMBOLS = 9
"""Cards with a symbol."""

DEAL = {2: 8, 3: 7, 4: 6, 5: 5}
"""Cards of each player, by the number of players."""


@dataclass(eq=False)
class Card:
    """A card. ``owner`` is the seat in whose row it lies, and means nothing in the centre."""

    value: int
    has_symbol: bool = False
    owner: int = 0


class Spot(NamedTuple):
    """Where a card was laid: in a row of so many others, ``right`` of them to its right.

    ``beside`` is the side of the figure, where it lies next to that.
    """

    row: int
    right: int
    beside: str = ""


class Table:
    """The cards as they were dealt. ``turn`` is the row in which the figure stands.

    ``circle`` holds the cards clockwise, and None for the figure, once it stands there. Clockwise is to the left for
    whoever looks at the centre.
    """

    def __init__(self, players: int, rng: random.Random) -> None:
        self._rng = rng
        self._players = players
        cards = [Card(value, n < SYMBOLS) for n, value in enumerate(rng.sample(VALUES, len(VALUES)))]
        rng.shuffle(cards)
        dealt, self.centre = cards[: players * DEAL[players]], cards[players * DEAL[players] :]
        for number, card in enumerate(dealt):
            card.owner = number // DEAL[players]
        self.circle: list[Card | None] = [*dealt]
        self.turn = 0

    @property
    def cards(self) -> tuple[int, ...]:
        """How many cards lie in each row."""
        return tuple(len(self.row(seat)) for seat in range(self._players))

    def row(self, seat: int) -> list[Card]:
        """The cards of a row, clockwise."""
        return [card for card in self.circle if card is not None and card.owner == seat]

    @property
    def left_of_figure(self) -> int:
        """How many cards of its row lie to the left of the figure."""
        return sum(card is not None and card.owner == self.turn for card in self.circle[self._figure :])

    def highest(self) -> list[Card]:
        """The highest cards with a symbol that were dealt; where there are none, of the first row."""
        marked = [card for card in self.circle if card is not None and card.has_symbol] or self.row(0)
        return [card for card in marked if card.value == max(card.value for card in marked)]

    def next_highest(self, highest: list[Card]) -> list[Card]:
        """Those of the highest cards whose owners have the best other cards with a symbol."""

        def others(first: Card) -> list[int]:
            return sorted((c.value for c in self.row(first.owner) if c.has_symbol and c is not first), reverse=True)

        best = max(map(others, highest))
        return [card for card in highest if others(card) == best]

    def ahead(self, *, clockwise: bool) -> list[Card]:
        """The cards before the figure, all the way round."""
        figure = self._figure
        ahead = [card for card in (*self.circle[figure + 1 :], *self.circle[:figure]) if card is not None]
        return ahead if clockwise else ahead[::-1]

    def take_place_of(self, card: Card) -> None:
        """Let the figure stand where ``card`` lay, which goes down to the centre."""
        if None in self.circle:
            self.circle.remove(None)
        self.circle[self.circle.index(card)] = None
        self.centre.insert(self._rng.randrange(len(self.centre) + 1), card)
        self.turn = card.owner

    def draw(self) -> Card:
        """Take any card out of the centre. Raises ValueError if it is empty."""
        return self.centre.pop(self._rng.randrange(len(self.centre)))

    def lay(self, card: Card) -> Spot:
        """Lay a card anywhere in its owner's row, which runs from marker to marker; the figure may be in it too."""
        return self._lay_beside_figure(card) if card.owner == self.turn else self._lay_elsewhere(card)

    def _lay_beside_figure(self, card: Card) -> Spot:
        start = next(n for n, other in enumerate(self.circle) if other is None or other.owner == self.turn)
        own = len(self.row(self.turn))
        place = self._rng.randrange(own + 2)
        right = sum(other is not None for other in self.circle[start : start + place])
        figure = self._figure - start
        self.circle.insert(start + place, card)
        if place in {figure, figure + 1}:
            return Spot(own, right, "right_of_figure" if place == figure else "left_of_figure")
        return Spot(own, right)

    def _lay_elsewhere(self, card: Card) -> Spot:
        start = next(n for n, other in enumerate(self.circle) if other is not None and other.owner == card.owner)
        row = len(self.row(card.owner))
        right = self._rng.randrange(row + 1)
        self.circle.insert(start + right, card)
        return Spot(row, right)

    @property
    def _figure(self) -> int:
        return self.circle.index(None)
