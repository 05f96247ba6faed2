"""A box of Purzelbaum: a tree, twenty holes under disks, and squirrels. Written from the rulebook alone.

Chances are made up so that whole games show everything: a drop hits as often as a child's does, and a digger who
remembers a hole finds something, so that winter lasts about as long as at a real table.
"""

from __future__ import annotations

import random
from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING, ClassVar

from voicehost.rehearsal.box import Happening, Seat, Telling

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from voicehost.rehearsal.box import Echo, Value

HOLES = 20
NUTS = 16
HIT_CHANCE = 0.4
MEMORY = 0.3
"""How often a digger remembers a hole with nuts instead of guessing."""

TOLD_AT_ONCE = 0.5
"""How often a miss is told together with where the nut lies."""

SECOND_FALLS, IS_DECLINED, IS_PASSED_ON = 0.1, 0.5, 0.5
"""How often a second nut falls, a nut beside the box is left to whoever dropped it, and the start of winter is passed
on, at a table that has a house rule for it."""

NOBODY_KNOWS = 0.7
"""How often nobody remembers who ate a nut last, at a table that has a house rule for it."""


class Stage(Enum):
    """Where the year is."""

    SETTING_UP = "setting_up"
    AUTUMN = "autumn"
    SNOW = "snow"
    WINTER = "winter"
    SPRING = "over"


class Landing(Enum):
    """Where a dropped nut comes to rest."""

    IN_THE_HOLE = "hole"
    ON_A_DISK = "on_disk"
    BETWEEN_DISKS = "between"
    OUTSIDE = "outside"


MISSES = (Landing.ON_A_DISK, Landing.BETWEEN_DISKS, Landing.OUTSIDE)


@dataclass
class Hole:
    """A hole in the meadow with the disk on it. What lies below the disk is seen only while it is lifted."""

    nuts: int = 0
    is_green: bool = True
    has_leaf: bool = False


@dataclass
class Collection:
    """What lies in front of a player, for all to see."""

    leaves: int = 0
    nuts: int = 0
    autumn_leaves: int = 0


class PurzelbaumBox:
    """The box, its parts and the hands of its players."""

    game: ClassVar[str] = "purzelbaum"
    echoes: ClassVar[frozenset[str]] = frozenset(
        {"event-meadow-is-ready", "event-starter-is-open", "event-starter-is-known", "event-hole-is-open"}
        | {"event-nut-hit", "event-nut-missed", "event-nut-to-bury", "event-bury-it"}
        | {"event-nut-is-buried", "event-nut-stays-out", "event-second-nut"}
        | {"event-winter-starter-is-known", "event-turn-was-given"}
        | {"event-nuts-found", "event-leaf-found", "event-nothing-found"}
        | {"event-counts-differ", "event-spring-came"}
    )
    questions: ClassVar[tuple[str, ...]] = (
        "HowManyOnTree",
        "HowManyHidden",
        "HowManyDisks",
        "WhereIsTheNut",
        "WasItEmpty",
    )

    def __init__(self, players: int, rng: random.Random, options: Mapping[str, str]) -> None:
        self._rng = rng
        self._talk = random.Random(rng.random())  # noqa: S311  what is told never changes what is played
        self._options = options
        self.stage = Stage.SETTING_UP
        self.meadow = [Hole() for _ in range(HOLES)]
        self.tree = NUTS
        self.out = 0
        self.collections = [Collection() for _ in range(players)]
        self.starter = rng.randrange(players)
        self.turn = self.starter

    @property
    def is_over(self) -> bool:
        """The whole meadow is green again."""
        return self.stage is Stage.SPRING

    @property
    def players(self) -> int:
        """How many sit at the table."""
        return len(self.collections)

    def act(self) -> Happening:
        """Let the next thing happen. Raises LookupError when the game is over."""
        match self.stage:
            case Stage.SETTING_UP:
                return self.set_up()
            case Stage.AUTUMN:
                return self.drop(*self.random_drop())
            case Stage.SNOW:
                return self.let_it_snow()
            case Stage.WINTER:
                return self.dig(self.random_dig())
            case Stage.SPRING:
                raise LookupError("spring has come: the game is over")

    def set_up(self) -> Happening:
        """Put up the tree with its leaves and nuts, and find who begins."""
        self.stage = Stage.AUTUMN
        ready = Telling("SetUp", "setting_up", echo={"event-meadow-is-ready": {}})
        return Happening(None, (ready, *self._tell_starter()))

    def _tell_starter(self) -> Iterator[Telling]:
        """Who ate a nut last begins; where nobody knows, whoever the house rule finds."""
        starter = {"seat": Seat(self.starter)}
        way = self._options.get("starter")
        moment = "starting"
        if way is not None and self._talk.random() < NOBODY_KNOWS:
            opened: Echo = {"event-starter-is-open": {"way": way}}
            if way == "chance":
                yield Telling("NobodyKnows", moment, echo=opened | {"event-starter-is-known": {}}, learn=self._begin)
                return
            yield Telling("NobodyKnows", moment, echo=opened)
            moment = "agreeing"
        yield Telling("StarterNamed", moment, starter, {"event-starter-is-known": starter})

    def _begin(self, drawn: Mapping[str, Value]) -> None:
        """The host has drawn who begins."""
        if "seat" in drawn:
            self.turn = self.starter = int(drawn["seat"])

    def random_drop(self) -> tuple[int, Landing, int]:
        """A disk to lift, where the nut lands, and the hole in which it ends up."""
        lifted = self._rng.choice([i for i, hole in enumerate(self.meadow) if hole.is_green])
        if self._rng.random() < HIT_CHANCE:
            return lifted, Landing.IN_THE_HOLE, lifted
        return lifted, self._rng.choice(MISSES), self._rng.choice(self._holes_for_missed(lifted))

    def _holes_for_missed(self, lifted: int) -> list[int]:
        """Any hole but the one missed, or those that the house allows."""
        way = self._options.get("missed_hole")
        return [
            i
            for i, hole in enumerate(self.meadow)
            if (i != lifted or way == "any") and (hole.is_green or way != "green")
        ]

    def drop(self, lifted: int, landing: Landing, buried: int) -> Happening:
        """A whole turn in autumn: lift a green disk, drop a nut, close the hole with snow, bury what missed.

        Raises ValueError for what the rulebook forbids.
        """
        allowed = {lifted} if landing is Landing.IN_THE_HOLE else self._holes_for_missed(lifted)
        if not self.meadow[lifted].is_green or buried not in allowed:
            raise ValueError(f"disk {lifted} cannot be lifted for a nut in hole {buried} ({landing.value})")
        actor = self.turn
        self.tree -= 1
        second = self._second_nut(lifted)
        self.meadow[lifted].is_green = False
        if landing is Landing.OUTSIDE and self._stays_out:
            self.out += 1
        else:
            self.meadow[buried].nuts += 1
        if landing is Landing.IN_THE_HOLE:
            self._keep_leaf(actor)
        else:
            self.meadow[lifted].has_leaf = True
        self._pass_on()
        if self.tree == 0:
            self.stage = Stage.SNOW
        return Happening(actor, (_opened(actor, "autumn"), *second, *self._tell_drop(Seat(actor), landing)))

    @property
    def _stays_out(self) -> bool:
        return self._options.get("beside_box") == "stays_out"

    def _keep_leaf(self, actor: int) -> None:
        self.collections[actor].leaves += 1
        self.collections[actor].autumn_leaves += 1

    def _second_nut(self, lifted: int) -> tuple[Telling, ...]:
        """Now and then another one falls, where the house does not hang it back."""
        way = self._options.get("second_nut", "back_on_tree")
        if way == "back_on_tree" or not self.tree or self._rng.random() > SECOND_FALLS:
            return ()
        self.tree -= 1
        if way == "kept":
            self._keep_leaf(self.turn)
            self.collections[self.turn].nuts += 1
        else:
            opened = self._rng.choice([i for i, hole in enumerate(self.meadow) if hole.is_green and i != lifted])
            self.meadow[opened].is_green, self.meadow[opened].has_leaf = False, True
            self.meadow[self._rng.choice(self._holes_for_missed(opened))].nuts += 1
        return (Telling("AlsoFell", "autumn", echo={"event-second-nut": {"seat": Seat(self.turn), "way": way}}),)

    def _tell_drop(self, actor: Seat, landing: Landing) -> Iterator[Telling]:
        """Where nuts may stay out or a second one counts, all is told: the next turn could be taken for this one."""
        if landing is Landing.IN_THE_HOLE:
            yield Telling("Hit", "autumn", echo={"event-nut-hit": {"seat": actor}})
            return
        may_leave_out = not self._stays_out and self._options.get("second_nut", "back_on_tree") == "back_on_tree"
        beside = landing is Landing.OUTSIDE
        neighbour = Seat((actor + 1) % self.players)
        lies = {"landing": landing.value}
        missed: Echo = {"event-nut-missed": {"seat": actor}}
        somewhere = {"event-nut-to-bury": {"seat": actor, "neighbour": neighbour}}
        there: Echo = {"event-bury-it": {"seat": neighbour if beside else actor, **lies}}
        if beside and self._stays_out:
            there = {"event-nut-stays-out": {}}
        declines = beside and self._options.get("beside_box") == "neighbour_may" and self._talk.random() < IS_DECLINED
        if self._talk.random() < TOLD_AT_ONCE and self._options.get("naming") != "never":
            yield Telling("Missed", "autumn", lies, missed | there)
        else:
            yield Telling("Missed", "autumn", echo=missed | somewhere)
            yield Telling("Landed", "burying", lies, there, implied=may_leave_out and not declines)
        if declines:
            yield Telling("Declined", "burying", echo={"event-bury-it": {"seat": actor, **lies}})
        if not (beside and self._stays_out):
            implied = may_leave_out and self.tree > 0
            yield Telling("Buried", "burying", echo={"event-nut-is-buried": {}}, implied=implied)

    def let_it_snow(self) -> Happening:
        """Turn the last green disks and find who digs first: fewest leaves, then the latest in the first order."""
        for hole in self.meadow:
            hole.is_green = False
        self.stage = Stage.WINTER
        order = [(self.starter + i) % self.players for i in range(self.players)]
        first = self._first_in_winter(order)
        echo = {"event-winter-starter-is-known": {"seat": Seat(first)}}
        snow = Telling("SnowLies", "snow", echo=echo, implied=True)
        self.turn = self._passed_on(first)
        if self.turn == first:
            return Happening(None, (snow,))
        given = {"seat": Seat(self.turn)}
        return Happening(None, (snow, Telling("GivesTurn", "winter", given, {"event-turn-was-given": given})))

    def _passed_on(self, first: int) -> int:
        """Of several with the fewest leaves, who is to begin may name somebody else, where the house has it so."""
        fewest = min(mine.autumn_leaves for mine in self.collections)
        several = sum(mine.autumn_leaves == fewest for mine in self.collections) > 1
        may_pass = several and self._options.get("winter_start") == "may_pass"
        return self._rng.randrange(self.players) if may_pass and self._rng.random() < IS_PASSED_ON else first

    def _first_in_winter(self, order: list[int]) -> int:
        """The fewest leaves begin; of several the last of them in the order, or whoever the house wants."""
        fewest = min(mine.autumn_leaves for mine in self.collections)
        tied = [seat for seat in order if self.collections[seat].autumn_leaves == fewest]
        if len(tied) > 1 and self._options.get("winter_starter") == "last_in_order":
            return order[-1]
        if len(tied) > 1 and self._options.get("winter_starter") == "last_nut":
            return (self.turn - 1) % self.players
        return tied[-1]

    @property
    def _ends_early(self) -> bool:
        return self._options.get("ending") == "all_found"

    @property
    def _all_found(self) -> bool:
        return not any(hole.nuts or hole.has_leaf for hole in self.meadow)

    def random_dig(self) -> int:
        """A white disk to lift: one that somebody remembers well, or any."""
        white = [i for i, hole in enumerate(self.meadow) if not hole.is_green]
        full = [i for i in white if self.meadow[i].nuts]
        return self._rng.choice(full if full and self._rng.random() < MEMORY else white)

    def dig(self, lifted: int) -> Happening:
        """A whole turn in winter. Raises ValueError for a disk that is green."""
        hole = self.meadow[lifted]
        if hole.is_green:
            raise ValueError(f"disk {lifted} is green: nobody digs there")
        actor, found, leaf = self.turn, hole.nuts, hole.has_leaf
        self.collections[actor].nuts += found
        self.collections[actor].leaves += leaf
        hole.nuts, hole.has_leaf, hole.is_green = 0, False, not found
        self._pass_on()
        if all(hole.is_green for hole in self.meadow) or (self._ends_early and self._all_found):
            self.stage = Stage.SPRING
        return Happening(actor, (_opened(actor, "winter"), self._tell_find(Seat(actor), found, leaf)))

    def _tell_find(self, actor: Seat, nuts: int, leaf: bool) -> Telling:
        slots: Mapping[str, Value] = {"nuts": nuts, "leaf": leaf}
        echo: Echo = {"event-nothing-found": {"seat": actor}}
        if nuts:
            echo = {"event-nuts-found": {"seat": actor, **slots}}
        elif leaf:
            echo = {"event-leaf-found": {"seat": actor}}
        spring: Echo = {"event-spring-came": {}} if self.is_over else {}
        return Telling("Found", "winter", slots, echo | spring)

    def _pass_on(self) -> None:
        self.turn = (self.turn + 1) % self.players

    def visible(self) -> Mapping[str, object]:
        """What a sighted person sees right now, between two turns, when every hole is covered."""
        return {
            "stage": self.stage.value,
            "tree": self.tree,
            "disks": tuple((hole.is_green, hole.has_leaf) for hole in self.meadow),
            "collections": tuple((mine.leaves, mine.nuts) for mine in self.collections),
            "turn": None if self.is_over else self.turn,
        }

    def truth(self) -> Mapping[str, object]:
        """Counts under the names of the host's public facts."""
        green = sum(hole.is_green for hole in self.meadow)
        return {
            "tree": self.tree,
            "hidden": sum(hole.nuts for hole in self.meadow),
            "green": green,
            "white": HOLES - green,
            "leaves_on_disks": sum(hole.has_leaf for hole in self.meadow),
            "out": self.out,
            "leaves": tuple(mine.leaves for mine in self.collections),
            "nuts": tuple(mine.nuts for mine in self.collections),
        }

    def places(self) -> tuple[tuple[int, int], ...]:
        """Most leaves and nuts together, then most nuts; equal players share their place."""
        return _ranking([(mine.leaves + mine.nuts, mine.nuts) for mine in self.collections])


def _opened(actor: int, moment: str) -> Telling:
    return Telling("HoleOpened", moment, echo={"event-hole-is-open": {"seat": Seat(actor)}}, implied=True)


def _ranking(keys: Sequence[tuple[int, int]]) -> tuple[tuple[int, int], ...]:
    better = [sum(other > key for other in keys) for key in keys]
    return tuple(sorted((count + 1, seat) for seat, count in enumerate(better)))
