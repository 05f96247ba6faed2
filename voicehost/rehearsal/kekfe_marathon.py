"""A box of Kekfe Marathon: the cards on the table, a figure, a die, and runners. Written from the rulebook alone."""

from __future__ import annotations

from dataclasses import replace
from enum import Enum
from typing import TYPE_CHECKING, ClassVar

from voicehost.rehearsal.box import Happening, Seat, Telling
from voicehost.rehearsal.kekfe_table import Table

if TYPE_CHECKING:
    import random
    from collections.abc import Iterator, Mapping, Sequence

    from voicehost.rehearsal.box import Echo, Value
    from voicehost.rehearsal.kekfe_table import Card, Spot

FACES = ("one_to_five", "two", "three", "five", "arrow", "card")
STEPS = {"two": 2, "three": 3, "five": 5}
GAMES = {"one": 1, "three": 3, "three_by_wins": 3}


class Stage(Enum):
    """Where the marathon is."""

    DEALING = "setting_up"
    RUNNING = "running"
    OVER = "over"


class KekfeMarathonBox:
    """The box, its parts and the hands of its players."""

    game: ClassVar[str] = "kekfe-marathon"
    echoes: ClassVar[frozenset[str]] = frozenset(
        {"event-circle-is-ready", "event-starter-is-open", "event-marathon-begins", "event-spot-is-known"}
        | {"event-row-began", "event-card-is-known", "event-figure-looks", "event-figure-turned", "event-rolls-again"}
        | {"event-steps-are-free", "event-figure-moves", "event-something-burst", "event-card-burst"}
        | {"event-burst-was", "event-figure-stands", "event-card-taken", "event-drawn-is", "event-card-is-laid"}
        | {"event-figure-stays", "event-card-offered", "event-card-to-lay", "event-card-goes-to"}
        | {"event-card-is-laid-after", "event-card-is-laid-between", "event-row-is-empty", "event-total-is-known"}
    )
    questions: ClassVar[tuple[str, ...]] = (
        "WhichWay",
        "HowManyCards",
        "HowManyInCentre",
        "WhereIsCard",
        "WhatIsInCentre",
    )

    def __init__(self, players: int, rng: random.Random, options: Mapping[str, str]) -> None:
        self._rng = rng
        self.players = players
        self.level = options.get("help", "counts")
        self._names = options.get("naming") != "never"
        self._tie = options.get("tie", "shared")
        self._only_cards = options.get("count") == "cards"
        self._by_wins = options.get("games") == "three_by_wins"
        self._direction_by = options.get("direction", "starter")
        self._way_of_starter = options.get("starter", "ask")
        self._when_empty = options.get("empty_centre", "roll_again")
        self._fewest_steps = 0 if options.get("zero_steps") == "yes" else 1
        self._last_card_costs = options.get("last_burst") == "minus"
        self._may_leave = options.get("taking") == "may"
        self._lays_anywhere = options.get("laying") == "anywhere"
        self.games = GAMES[options.get("games", "one")]
        self.points = [0] * players
        self.played = 0
        self._shuffle()

    def _shuffle(self) -> None:
        self.stage = Stage.DEALING
        self.table = Table(self.players, self._rng)
        self.clockwise = True

    @property
    def is_over(self) -> bool:
        """The last game is over."""
        return self.stage is Stage.OVER

    @property
    def turn(self) -> int:
        """Who rolls: in whose row the figure stands."""
        return self.table.turn

    def totals(self) -> list[int]:
        """What each row comes to, by the way of counting that the table plays."""
        return [
            len(row) if self._only_cards else sum(card.value for card in row)
            for row in map(self.table.row, range(self.players))
        ]

    def act(self) -> Happening:
        """Let the next thing happen. Raises LookupError when the game is over."""
        match self.stage:
            case Stage.DEALING:
                return self.set_up()
            case Stage.RUNNING:
                return self.roll(self._rng.choice(FACES))
            case Stage.OVER:
                raise LookupError("somebody's last card is gone: the game is over")

    def set_up(self) -> Happening:
        """Put the figure in the place of the highest card with a symbol, and let it look one way."""
        tellings = [Telling("SetUp", "setting_up", echo={"event-circle-is-ready": {}}), *self._tell_starter()]
        self.clockwise = self._rng.random() < 0.5
        self.stage = Stage.RUNNING
        looks = {"direction": self._direction}
        tellings += self._tell_circle()
        if self._direction_by == "chance":
            last = tellings.pop()
            tellings.append(replace(last, echo={**last.echo, "event-figure-looks": {}}, learn=self._look))
        else:
            tellings.append(Telling("FacingTold", "facing", looks, {"event-figure-looks": looks}))
        return Happening(None, tuple(tellings))

    def _tell_starter(self) -> Iterator[Telling]:
        """The highest card with a symbol begins; of several equal ones, whoever the table or its house rule chooses."""
        highest = self.table.highest()
        moment = "starting"
        if len({card.owner for card in highest}) > 1:
            yield Telling("StarterTied", moment, echo={"event-starter-is-open": {"way": self._way_of_starter}})
            moment = "agreeing"
            highest = self.table.next_highest(highest) if self._way_of_starter == "next_highest" else highest
        first = self._rng.choice(highest)
        starter = {"seat": Seat(first.owner)}
        self.table.take_place_of(first)
        yield Telling("StarterNamed", moment, starter, {"event-marathon-begins": starter})

    def _look(self, drawn: Mapping[str, Value]) -> None:
        """The host has drawn which way the figure looks."""
        if "direction" in drawn:
            self.clockwise = drawn["direction"] == "clockwise"

    def _tell_circle(self) -> Iterator[Telling]:
        """Where the figure stands, for a host that keeps the order, and the values, for one that keeps them too."""
        if self.level != "counts":
            spot = {"left": self.table.left_of_figure}
            begins: Echo = {"event-row-began": {}} if self.level == "full" else {}
            yield Telling("SpotTold", "spotting", spot, {"event-spot-is-known": spot, **begins})
        if self.level == "full":
            for step in range(self.players):
                row = self.table.row((self.turn + step) % self.players)
                for left, card in reversed(list(enumerate(row))):
                    known: Mapping[str, Value] = {"value": card.value, "left": left}
                    echo: Echo = {"event-card-is-known": known}
                    if left == 0 and step < self.players - 1:
                        echo |= {"event-row-began": {}}
                    yield Telling("CardsTold", "dictating", {"first": card.value}, echo)

    @property
    def _direction(self) -> str:
        return "clockwise" if self.clockwise else "counter_clockwise"

    def roll(self, face: str) -> Happening:
        """Roll a face and do what it says."""
        actor = self.turn
        if face == "arrow":
            self.clockwise = not self.clockwise
            looks = {"event-figure-turned": {"direction": self._direction}, "event-rolls-again": {"way": face}}
            return Happening(actor, (Telling("Rolled", "rolling", {"face": face}, looks),))
        if face == "card":
            return Happening(actor, tuple(self._take(Seat(actor))))
        steps = STEPS.get(face) or self._rng.randint(self._fewest_steps, 5)
        return Happening(actor, tuple(self._move(Seat(actor), face, steps)))

    def _move(self, actor: Seat, face: str, steps: int) -> Iterator[Telling]:
        """Only cards count as steps; the one that is reached goes, and its owner rolls next. No step: nothing goes."""
        if not steps:
            yield Telling("Rolled", "rolling", {"face": face}, {"event-steps-are-free": {"seat": actor}}, implied=True)
            yield Telling("Stepped", "rolling", {"steps": 0}, {"event-figure-stays": {}})
            return
        ahead = self.table.ahead(clockwise=self.clockwise)
        reached = ahead[(steps - 1) % len(ahead)]
        self.table.take_place_of(reached)
        burst = self._burst_echo(reached)
        moves: Echo = {"event-figure-moves": {"steps": steps}}
        knows = self.level != "counts"
        if face == "one_to_five":
            free = {"event-steps-are-free": {"seat": actor}}
            yield Telling("Rolled", "rolling", {"face": face}, free, implied=True)
            chosen = moves | burst if knows else moves
            yield Telling("Stepped", "rolling", {"steps": steps}, chosen, implied=not knows)
        else:
            yield Telling("Rolled", "rolling", {"face": face}, moves | burst if knows else moves, implied=not knows)
        if not knows:
            yield Telling("Landed", "rolling", {"seat": Seat(reached.owner)}, burst)
        if not self.table.row(reached.owner):
            yield from self._finish(reached.owner)

    def _burst_echo(self, reached: Card) -> Echo:
        seat = Seat(reached.owner)
        left = len(self.table.row(reached.owner))
        echo: Echo = {"event-card-burst": {"seat": seat, "cards": left}}
        if self.level == "full":
            echo |= {"event-burst-was": {"value": reached.value}}
        return echo if left else echo | {"event-row-is-empty": {"seat": seat}}

    def _take(self, actor: Seat) -> Iterator[Telling]:
        """Turn over any card from the centre and put it into a row; with an empty centre, roll again."""
        if not self.table.centre:
            yield Telling("Rolled", "rolling", {"face": "card"}, {"event-rolls-again": {"way": self._when_empty}})
            return
        if self._may_leave and self._rng.random() < 0.5:
            offered = {"event-card-offered": {"seat": actor}}
            yield Telling("Rolled", "rolling", {"face": "card"}, offered, implied=True)
            yield Telling("LeftCard", "rolling", echo={"event-rolls-again": {"way": "left"}})
            return
        card = self.table.draw()
        card.owner = self._rng.randrange(self.players) if self._lays_anywhere else self.turn
        yield from self._tell_taken(actor, card)
        if self._lays_anywhere:
            goes = {"event-card-goes-to": {"seat": Seat(card.owner), "cards": self.table.cards[card.owner] + 1}}
            yield Telling("LaidInRow", "laying", {"seat": Seat(card.owner)}, goes)
        laid = self._tell_laid("placing" if card.owner == self.turn else "inserting", self.table.lay(card))
        if self.level != "counts":
            yield laid

    def _tell_taken(self, actor: Seat, card: Card) -> Iterator[Telling]:
        """That a card is taken, and what it is worth where that is told; telling it says that it is taken."""
        taken: Echo = {"event-card-taken": {"seat": actor, "cards": self.table.cards[self.turn] + 1}}
        if self._lays_anywhere:
            taken = {"event-card-to-lay": {"seat": actor, "centre": len(self.table.centre)}}
        tells_value = self.level == "full" or (self.level == "counts" and self._names)
        if self._may_leave:
            offered = {"event-card-offered": {"seat": actor}}
            yield Telling("Rolled", "rolling", {"face": "card"}, offered, implied=tells_value)
            yield Telling("TookCard", "offering", echo=taken, implied=tells_value)
        else:
            yield Telling("Rolled", "rolling", {"face": "card"}, taken, implied=tells_value)
        if tells_value:
            yield Telling("Drew", "rolling", {"value": card.value}, {"event-drawn-is": {"value": card.value}})

    def _tell_laid(self, moment: str, spot: Spot) -> Telling:
        """Beside the figure, at which end, or after how many others a card lies."""
        if spot.beside:
            side = {"place": spot.beside}
            return Telling("Laid", moment, side, {"event-card-is-laid": side})
        if spot.right in {0, spot.row} and self._rng.random() < 0.5:
            end = {"place": "left_end" if spot.right else "right_end"}
            return Telling("Laid", moment, end, {"event-card-is-laid": end})
        after = {"cards": spot.row - spot.right}
        return Telling("LaidAfter", moment, after, {"event-card-is-laid-after": after})

    def _finish(self, empty: int) -> Iterator[Telling]:
        """All others count; a marathon goes on with the next game."""
        totals = self.totals()
        if self.level != "full" and not self._only_cards:
            for step in range(1, self.players):
                seat = Seat((empty + step) % self.players)
                total = {"total": totals[seat]}
                yield Telling("Counted", "counting", total, {"event-total-is-known": {"seat": seat, **total}})
        self.played += 1
        if self.games > 1:
            self._score(totals)
        if self.played == self.games:
            self.stage = Stage.OVER
        else:
            self._shuffle()

    def _score(self, totals: Sequence[int]) -> None:
        """Results or wins; by a house rule the last card costs as much as the others have at least, or one win."""
        won = [place == 1 for place in _places(self._keys(totals))]
        shared = self._tie == "nobody" and sum(won) > 1
        for seat, total in enumerate(totals):
            self.points[seat] += int(won[seat] and not shared) if self._by_wins else total
        if self._last_card_costs:
            empty = self.table.cards.index(0)
            lowest = min(total for seat, total in enumerate(totals) if seat != empty)
            self.points[empty] -= 1 if self._by_wins else lowest

    def _keys(self, totals: Sequence[int]) -> list[tuple[int, int]]:
        by_cards = self._tie == "more_cards"
        return [(total, cards if by_cards else 0) for total, cards in zip(totals, self.table.cards, strict=True)]

    def visible(self) -> Mapping[str, object]:
        """What a sighted person sees between two turns: all but the faces of the cards in the centre."""
        return {
            "stage": self.stage.value,
            "circle": tuple(card and (card.owner, card.value, card.has_symbol) for card in self.table.circle),
            "centre": len(self.table.centre),
            "clockwise": self.clockwise,
            "turn": None if self.is_over else self.turn,
            "points": tuple(self.points),
        }

    def truth(self) -> Mapping[str, object]:
        """Counts under the names of the host's public facts."""
        return {
            "cards": self.table.cards,
            "centre": len(self.table.centre),
            "direction": self._direction,
            "points": tuple(self.points),
        }

    def places(self) -> tuple[tuple[int, int], ...]:
        """The highest total first, of the game or of the whole marathon; equal players share their place."""
        keys = [(points, 0) for points in self.points] if self.games > 1 else self._keys(self.totals())
        return tuple(sorted((place, seat) for seat, place in enumerate(_places(keys))))


def _places(keys: Sequence[tuple[int, int]]) -> list[int]:
    return [1 + sum(other > key for other in keys) for key in keys]
