"""A box of Sauerbaum: a tree of fields, drops, dice and climbing figures. Written from the rulebook alone.

Where the real board has its fields is not known for sure, so the tree here is made up; the rain on it is the
rulebook's. What moves reach is left to chance: a climber ends on a drop about as often as families do.
"""

from __future__ import annotations

import random
from enum import Enum
from typing import TYPE_CHECKING, ClassVar

from voicehost.rehearsal.box import Happening, Seat, Telling

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from voicehost.rehearsal.box import Value

CROWN = 51
"""Fields above the roots, in the order in which drops fill them: 58 by public accounts, less the roots."""

ROOTS = 7
CATCH = 0.7
"""How often a move ends on a drop, where one lies."""

STUCK = 0.06
"""How often a player finds no way out, once many drops lie in the tree."""

CROWDED = 10
TOLD_AT_ONCE = 0.6
"""How often all dice are told in one breath."""

Echo = dict[str, "Mapping[str, Value]"]


class Stage(Enum):
    """Where the game is."""

    SETTING_UP = "setting_up"
    RAINING = "rolling"
    OVER = "over"


class SauerbaumBox:
    """The box, its parts and the hands of its players."""

    game: ClassVar[str] = "sauerbaum"
    echoes: ClassVar[frozenset[str]] = frozenset(
        {"event-tree-is-ready", "event-drops-are-chosen", "event-starter-is-known", "event-dice-so-far"}
        | {"event-dice-rolled", "event-rain-lies", "event-roots-are-covered", "event-drops-caught"}
        | {"event-nothing-caught", "event-is-blocked", "event-is-encircled", "event-is-free", "event-die-is-lost"}
        | {"event-cloud-agrees", "event-cloud-is-corrected", "event-stack-is-corrected", "event-root-fields-are-known"}
        | {"event-end-claimed", "event-not-agreed", "event-tree-saved", "event-tree-lost", "event-host-will-roll"}
    )
    questions: ClassVar[tuple[str, ...]] = (
        "HowManyInCloud",
        "HowManyInTree",
        "HowManyRoots",
        "HowClose",
        "WhoIsEncircled",
        "MayITurn",
        "WhereToMove",
    )

    def __init__(self, players: int, rng: random.Random, options: Mapping[str, str]) -> None:
        self._rng = rng
        self._talk = random.Random(rng.random())  # noqa: S311  what is told never changes what is played
        self._options = options
        self.stage = Stage.SETTING_UP
        self.drops = rng.choice((12, 20, 30))
        self.cloud = self.drops - 1
        self.fields = [True] + [False] * (CROWN + ROOTS - 1)
        self.stacks = [0] * players
        self.surrounded: set[int] = set()
        self.turn = self.starter = rng.randrange(players)

    @property
    def is_over(self) -> bool:
        """The tree is saved or lost."""
        return self.stage is Stage.OVER

    @property
    def tree(self) -> int:
        """Drops above the roots."""
        return sum(self.fields[:CROWN])

    @property
    def roots(self) -> int:
        """Root fields with a drop."""
        return sum(self.fields[CROWN:])

    @property
    def is_safe(self) -> bool:
        """Whether too few drops are left to cover all roots."""
        return self.cloud + sum(self.fields) < ROOTS

    def act(self) -> Happening:
        """Let the next thing happen. Raises LookupError when the game is over."""
        match self.stage:
            case Stage.SETTING_UP:
                self.stage = Stage.RAINING
                return Happening(None, tuple(self._tell_setting_up()))
            case Stage.RAINING:
                return self.take_turn()
        raise LookupError("the tree is saved or lost: the game is over")

    def _tell_setting_up(self) -> Iterator[Telling]:
        drops, starter = {"drops": self.drops}, {"seat": Seat(self.starter)}
        yield Telling("SetUp", "setting_up", echo={"event-tree-is-ready": {}})
        yield Telling("DropsChosen", "sizing", drops, {"event-drops-are-chosen": drops})
        yield Telling("StarterNamed", "starting", starter, {"event-starter-is-known": starter})

    def rain(self, drops: int) -> None:
        """Drops from the cloud fill the first empty fields; then the first drop moves to the first gap after it."""
        for _ in range(drops):
            if self.cloud:
                self.cloud -= 1
                self.fields[self.fields.index(False)] = True
            elif any(self.fields[:CROWN]):
                first = self.fields.index(True)
                if False in self.fields[first:]:
                    self.fields[self.fields.index(False, first)] = True
                    self.fields[first] = False

    def take_turn(self) -> Happening:
        """Roll, let it rain, and move."""
        actor = Seat(self.turn)
        blue, *greens = (self._rng.randint(1, 6) for _ in range(4))
        self.rain(blue)
        tellings = list(self._tell_dice(actor, blue, greens))
        if not self.cloud:
            tellings.append(self._tell_roots())
        if self.roots == ROOTS:
            self.stage = Stage.OVER
        else:
            tellings += self._move(actor)
        self.turn = (self.turn + 1) % len(self.stacks)
        return Happening(actor, tuple(tellings))

    def _tell_dice(self, actor: Seat, blue: int, greens: list[int]) -> Iterator[Telling]:
        first, second, third = greens
        named = {"first": first, "second": second, "third": third}
        rolled: Echo = {"event-dice-rolled": {"seat": actor, "blue": blue, **named}}
        if self._talk.random() < TOLD_AT_ONCE or self._options.get("naming") == "never":
            yield Telling("Rolled", "rolling", {"blue": blue, **named}, rolled)
        elif self._talk.random() < TOLD_AT_ONCE:
            yield Telling("Rolled", "rolling", {"blue": blue}, {"event-dice-so-far": {"blue": blue, "first": 0}})
            yield Telling("Rolled", "greens_missing", named, rolled)
        else:
            yield Telling("Rolled", "rolling", named, {"event-dice-so-far": {"blue": 0, **named}})
            yield Telling("Rolled", "blue_missing", {"blue": blue}, rolled)

    def _tell_roots(self) -> Telling:
        echo: Echo = {"event-roots-are-covered": {"root": self.roots}}
        if self.roots == ROOTS:
            echo["event-tree-lost"] = {"root": self.roots}
        return Telling("RootsCovered", "counting_roots", {"fields": self.roots}, echo)

    def _move(self, actor: Seat) -> Iterator[Telling]:
        yield Telling("RainDone", "moving", echo={"event-rain-lies": {}}, implied=True)
        if self.tree > CROWDED and self._rng.random() < STUCK:
            self.surrounded.add(actor)
            yield Telling("Blocked", "moving", echo={"event-is-blocked": {"seat": actor}})
            return
        caught = self._catch()
        self.stacks[actor] += caught
        echo: Echo = {"event-nothing-caught": {"seat": actor}}
        if caught:
            echo = {"event-drops-caught": {"seat": actor, "drops": caught}}
        if caught and actor in self.surrounded:
            self.surrounded.discard(actor)
            echo["event-is-free"] = {"seat": actor}
        if self.is_safe:
            self.stage = Stage.OVER
            echo["event-tree-saved"] = {"caught": sum(self.stacks)}
        yield Telling("Captured", "moving", {"drops": caught}, echo)

    def _catch(self) -> int:
        """Three moves; each may end on a drop above the roots."""
        caught = 0
        for _ in range(3):
            lying = [place for place in range(CROWN) if self.fields[place]]
            if lying and self._rng.random() < CATCH:
                self.fields[self._rng.choice(lying)] = False
                caught += 1
        return caught

    def visible(self) -> Mapping[str, object]:
        """What a sighted person sees right now: everything."""
        return {
            "stage": self.stage.value,
            "cloud": self.cloud,
            "fields": tuple(self.fields),
            "stacks": tuple(self.stacks),
            "surrounded": tuple(sorted(self.surrounded)),
            "turn": None if self.is_over else self.turn,
        }

    def truth(self) -> Mapping[str, object]:
        """Counts under the names of the host's public facts."""
        return {
            "drops": self.drops,
            "cloud": self.cloud,
            "tree": self.tree,
            "root": self.roots,
            "captured": tuple(self.stacks),
            "encircled": tuple(sorted(self.surrounded)),
        }

    def places(self) -> tuple[tuple[int, int], ...]:
        """Most drops first; equal players share their place."""
        better = [sum(other > mine for other in self.stacks) for mine in self.stacks]
        return tuple(sorted((count + 1, seat) for seat, count in enumerate(better)))
