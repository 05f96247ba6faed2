"""A box of Sauerbaum: drops, dice, climbing figures, and what people tell of them. Written from the rulebook alone.

What moves reach is left to chance: a climber ends on a drop about as often as families do.
"""

from __future__ import annotations

import random
from dataclasses import replace
from typing import TYPE_CHECKING, ClassVar

from voicehost.rehearsal.box import Happening, Seat, Telling
from voicehost.rehearsal.sauerbaum_end import End
from voicehost.rehearsal.sauerbaum_tree import CROWN, ROOTS, WIDTHS, Tree, spot

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from voicehost.rehearsal.box import Echo

CATCH = 0.7
"""How often a move ends on a drop, where one lies."""

STUCK = 0.06
"""How often a player finds no way out, once many drops lie in the tree."""

LOSES_A_DIE = 0.15
"""How often a die cannot be used, where the host follows single dice."""

CROWDED = 10
TOLD_AT_ONCE = 0.6
"""How often all dice are told in one breath."""

CLAIMS = 0.1
"""How often somebody wants to call the end before it is certain, where the house leaves it to the table."""


class SauerbaumBox:
    """The box, its parts and the hands of its players."""

    game: ClassVar[str] = "sauerbaum"
    echoes: ClassVar[frozenset[str]] = frozenset(
        {"event-tree-is-ready", "event-drops-are-chosen", "event-starter-is-known", "event-dice-so-far"}
        | {"event-dice-rolled", "event-rain-lies", "event-roots-are-covered", "event-drops-caught"}
        | {"event-nothing-caught", "event-is-blocked", "event-is-encircled", "event-is-free", "event-die-is-lost"}
        | {"event-cloud-agrees", "event-cloud-is-corrected", "event-stack-is-corrected", "event-root-fields-are-known"}
        | {"event-end-claimed", "event-not-agreed", "event-tree-saved", "event-tree-lost"}
        | {"event-row-is-known", "event-board-is-known", "event-drops-landed", "event-drops-slid"}
        | {"event-moves-are-over", "event-drops-to-choose", "event-last-root-is-held"}
        | {"event-must-leave-root", "event-last-root-is-open"}
        | {"event-figure-stands", "event-lost-dice-rain", "event-award-given", "event-award-shared", "event-no-award"}
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
        self._on_rows = options.get("board") == "rows"
        self.is_set_up = False
        self.drops = rng.choice((40, 60) if options.get("drops") == "forty_or_sixty" else (12, 20, 30))
        self.tree = Tree(
            self.drops - 1,
            rest_is_lost=options.get("rest_of_roll") == "lost",
            moves_once=options.get("same_drop") == "once",
            when_empty=options.get("empty_cloud", "first_drop"),
            pick=rng.choice,
        )
        if self._on_rows:
            self.tree.figures = [CROWN + seat for seat in range(players)]
        self.stacks = [0] * players
        self.end = End(self.tree, self.stacks, options)
        self.surrounded: set[int] = set()
        self._to_choose = 0
        self._roots_told = 0
        self.turn = self.starter = rng.randrange(players)

    @property
    def is_over(self) -> bool:
        """The tree is saved or lost."""
        return self.end.has_come

    def act(self) -> Happening:
        """Let the next thing happen. Raises LookupError when the game is over."""
        if self.is_over:
            raise LookupError("the tree is saved or lost: the game is over")
        if not self.is_set_up:
            self.is_set_up = True
            return Happening(None, tuple(self._tell_setting_up()))
        return Happening(None, tuple(self._claim())) if self._wants_to_claim() else self.take_turn()

    def _tell_setting_up(self) -> Iterator[Telling]:
        drops, starter = {"drops": self.drops}, {"seat": Seat(self.starter)}
        yield Telling("SetUp", "setting_up", echo={"event-tree-is-ready": {}})
        yield Telling("DropsChosen", "sizing", drops, {"event-drops-are-chosen": drops})
        if self._on_rows:
            for row, width in enumerate(WIDTHS, 1):
                fields = {"fields": width}
                yield Telling("RowAdded", "dictating", fields, {"event-row-is-known": {"row": row, **fields}})
            yield Telling("RowsComplete", "dictating", echo={"event-board-is-known": {}})
        yield Telling("StarterNamed", "starting", starter, {"event-starter-is-known": starter})

    # A turn: dice and rain

    def take_turn(self) -> Happening:
        """Roll, let it rain, and move."""
        actor = Seat(self.turn)
        blue, *greens = (self._rng.randint(1, 6) for _ in range(4))
        rained = self._rain(blue) | self._must_leave(actor)
        tellings = [*self._tell_dice(actor, blue, greens, rained), *self._choose_drops(actor), *self._count_roots()]
        if not self.is_over:
            tellings += self._move_on_rows(actor, greens) if self._on_rows else self._move(actor, greens)
        self.turn = (self.turn + 1) % len(self.stacks)
        return Happening(actor, tuple(tellings))

    def _tell_dice(self, actor: Seat, blue: int, greens: list[int], rained: Echo) -> Iterator[Telling]:
        first, second, third = greens
        named = {"first": first, "second": second, "third": third}
        rolled: Echo = {"event-dice-rolled": {"seat": actor, "blue": blue, **named}} | rained
        if self._talk.random() < TOLD_AT_ONCE or self._options.get("naming") == "never":
            yield Telling("Rolled", "rolling", {"blue": blue, **named}, rolled)
        elif self._talk.random() < TOLD_AT_ONCE:
            yield Telling("Rolled", "rolling", {"blue": blue}, {"event-dice-so-far": {"blue": blue, "first": 0}})
            yield Telling("Rolled", "greens_missing", named, rolled)
        else:
            yield Telling("Rolled", "rolling", named, {"event-dice-so-far": {"blue": 0, **named}})
            yield Telling("Rolled", "blue_missing", {"blue": blue}, rolled)

    def _rain(self, drops: int) -> Echo:
        """Let it rain: where drops are now and whether the tree is lost, for a host that knows the rows."""
        rain = self.tree.rain(drops)
        self._to_choose = rain.left
        echo: Echo = {}
        if not self._on_rows:
            return echo
        if rain.landed:
            echo["event-drops-landed"] = {"spots": rain.spots}
        if rain.slid:
            echo["event-drops-slid"] = {"slides": rain.slides}
        if rain.left:
            echo["event-drops-to-choose"] = {}
        return echo | self.end.loss(is_held=rain.is_held)

    def _choose_drops(self, mover: Seat | None) -> Iterator[Telling]:
        """A house rule: the players say which drops move. ``mover`` has moves left after it."""
        moved: list[int] = []
        while self._to_choose and not self.is_over:
            place, gap = self.tree.choose(moved)
            moved.append(gap)
            row, field = spot(place)
            slid: Echo = {"event-drops-slid": {"slides": (row, field, *spot(gap))}}
            self._to_choose -= 1
            lost = self.end.loss(is_held=self._to_choose > 0 and self.tree.is_held(moved))
            self._to_choose = self._to_choose if self.tree.can_choose(moved) else 0
            leaves = {} if mover is None else self._must_leave(mover)
            yield Telling("DropChosen", "seeping", {"row": row, "field": field}, slid | lost | leaves)

    def _must_leave(self, mover: Seat) -> Echo:
        """A house rule: no figure stays on the last open root."""
        done = not self._to_choose and not self.is_over
        return {"event-must-leave-root": {"seat": mover}} if done and self._stands_on_last_root(mover) else {}

    def _stands_on_last_root(self, mover: Seat) -> bool:
        """Whether a figure has to leave the root on which it stands."""
        last = self.tree.last_open_root if self._on_rows and self._options.get("last_root") == "must_leave" else None
        return last is not None and self.tree.figures[mover] == last

    def _count_roots(self) -> Iterator[Telling]:
        """Once the cloud is empty, a host that does not know the rows asks for the roots."""
        if self.tree.cloud or self._on_rows:
            return
        covered: Echo = {"event-roots-are-covered": {"root": self.tree.roots}}
        lost = self.end.loss()
        echo = covered | (lost or self._last_root() | self.end.rescue())
        yield Telling("RootsCovered", "counting_roots", {"fields": self.tree.roots}, echo)

    def _last_root(self) -> Echo:
        """What holds by the house for a figure on the last open root is said once, as soon as there is one."""
        is_new = self.tree.roots == ROOTS - 1 != self._roots_told
        self._roots_told = self.tree.roots
        by_house = self._options.get("last_root", "stays_open") != "stays_open"
        return {"event-last-root-is-open": {}} if is_new and by_house else {}

    # Three moves

    def _move(self, actor: Seat, greens: list[int]) -> Iterator[Telling]:
        """What comes of the moves, told in one."""
        yield Telling("RainDone", "moving", echo={"event-rain-lies": {}}, implied=True)
        if self.tree.above > CROWDED and self._rng.random() < STUCK:
            yield self._block(actor, sum(greens))
            if self._unused_rains:
                yield from self._count_roots()
            return
        moves = len(greens)
        if "lost_dice" in self._options and self._rng.random() < LOSES_A_DIE:
            moves -= 1
            yield self._lose_die(self._rng.choice(greens))
            if self._unused_rains:
                yield from self._count_roots()
            if self.is_over:
                return
        yield self._tell_catch(actor, self._catch(moves))

    def _tell_catch(self, actor: Seat, caught: int) -> Telling:
        self.stacks[actor] += caught
        echo: Echo = {"event-nothing-caught": {"seat": actor}}
        if caught:
            echo = {"event-drops-caught": {"seat": actor, "drops": caught}} | self._free(actor)
        return Telling("Captured", "moving", {"drops": caught}, echo | self.end.rescue())

    def _catch(self, moves: int) -> int:
        """So many moves; each may end on a drop above the roots."""
        caught = 0
        for _ in range(moves):
            lying = self.tree.lying()
            if lying and self._rng.random() < CATCH:
                self.tree.fields[self._rng.choice(lying)] = False
                caught += 1
        return caught

    def _move_on_rows(self, actor: Seat, greens: list[int]) -> Iterator[Telling]:
        """Where each move has ended, one after the other."""
        yield Telling("RainDone", "moving", echo={"event-rain-lies": {}}, implied=True)
        before, moved = self.stacks[actor], 0
        unused = self._rng.sample(greens, len(greens))
        while unused:
            chance = self._rng.random()
            goal = self._goal(actor)
            if not moved and self.tree.above > CROWDED and chance < STUCK:
                yield self._block(actor, sum(unused))
                yield from self._choose_drops(None)
                return
            may_stop = self._options.get("moves") == "may_skip" and not self._stands_on_last_root(actor)
            if may_stop and chance > 1 - LOSES_A_DIE:
                caught = self.stacks[actor] - before
                over: Echo = {"event-moves-are-over": {"seat": actor, "drops": caught}} if caught else {}
                yield Telling("MovesOver", "moving", echo=over | self._over(actor, before))
                return
            die = unused.pop()
            if chance < LOSES_A_DIE:
                telling = self._lose_die(die)
                leaves = self._must_leave(actor) if self._unused_rains and unused else {}
                telling = replace(telling, echo={**telling.echo, **leaves})
                end = {} if unused or self.is_over else self._over(actor, before) if moved else self._stuck(actor)
            else:
                moved += 1
                telling = self._tell_move(actor, goal)
                end = self.end.rescue() if unused else self._over(actor, before)
            yield replace(telling, echo={**telling.echo, **end})
            yield from self._choose_drops(actor if unused else None)
            if self.is_over:
                return

    def _goal(self, actor: Seat) -> int:
        """Where a move ends: not on a drop in the roots, nor on another figure unless the house lets figures share."""
        lying = self.tree.lying()
        if lying and self._rng.random() < CATCH:
            return self._rng.choice(lying)
        taken = [] if self._options.get("figures") == "share" else [*self.tree.figures]
        if self._options.get("last_root") == "must_leave" and self.tree.last_open_root is not None:
            taken.append(self.tree.last_open_root)
        own = self.tree.figures[actor]
        free = [n for n, drop in enumerate(self.tree.fields) if not drop and n != own and n not in taken]
        return self._rng.choice(free)

    def _tell_move(self, actor: Seat, goal: int) -> Telling:
        row, field = spot(goal)
        slots = {"row": row, "field": field}
        echo: Echo = {"event-figure-stands": {"seat": actor, **slots}} | self._free(actor)
        self.tree.figures[actor] = goal
        if self.tree.fields[goal]:
            self.tree.fields[goal] = False
            self.stacks[actor] += 1
            echo |= {"event-drops-caught": {"seat": actor, "drops": 1}}
        return Telling("MovedTo", "moving", slots, echo)

    def _over(self, actor: Seat, before: int) -> Echo:
        """The moves are over, with or without a catch."""
        nothing: Echo = {} if self.stacks[actor] > before else {"event-nothing-caught": {"seat": actor}}
        return nothing | self.end.rescue()

    # Dice that cannot be used

    @property
    def _unused_rains(self) -> bool:
        return self._options.get("lost_dice") == "rain"

    def _lose_die(self, die: int) -> Telling:
        echo: Echo = {"event-die-is-lost": {"die": die}} | self._rain_instead(die)
        return Telling("DieLost", "moving", {"die": die}, echo)

    def _block(self, actor: Seat, unused: int) -> Telling:
        echo = self._stuck(actor) | self._rain_instead(unused)
        if self._on_rows and not self.is_over:
            echo |= self.end.rescue()
        return Telling("Blocked", "moving", echo=echo)

    def _stuck(self, actor: Seat) -> Echo:
        self.surrounded.add(actor)
        return {"event-is-blocked": {"seat": actor}}

    def _free(self, actor: Seat) -> Echo:
        if actor not in self.surrounded:
            return {}
        self.surrounded.discard(actor)
        return {"event-is-free": {"seat": actor}}

    def _rain_instead(self, drops: int) -> Echo:
        """A house rule: what cannot be used rains."""
        if not self._unused_rains:
            return {}
        return {"event-lost-dice-rain": {"drops": drops}} | self._rain(drops)

    # The end

    def _wants_to_claim(self) -> bool:
        """Where the house leaves it to the table: somebody calls the end, sometimes too early."""
        if self._options.get("victory") != "declared" or not any(self.stacks):
            return False
        return self._rng.random() < (1 - CLAIMS if self.end.is_safe else CLAIMS)

    def _claim(self) -> Iterator[Telling]:
        claimed: Echo = {"event-end-claimed": {"claim": "won", "left": self.tree.outside}}
        yield Telling("WinDeclared", "rolling", echo=claimed)
        if self.end.is_safe:
            yield Telling("Agreed", "agreeing", echo=self.end.saved())
        else:
            yield Telling("Disagreed", "agreeing", echo={"event-not-agreed": {}})

    # What can be seen

    def visible(self) -> Mapping[str, object]:
        """What a sighted person sees right now: everything."""
        return {
            "is_set_up": self.is_set_up,
            "cloud": self.tree.cloud,
            "fields": tuple(self.tree.fields),
            "figures": tuple(self.tree.figures),
            "stacks": tuple(self.stacks),
            "surrounded": tuple(sorted(self.surrounded)),
            "turn": None if self.is_over else self.turn,
        }

    def truth(self) -> Mapping[str, object]:
        """Counts under the names of the host's public facts."""
        return {
            "drops": self.drops,
            "cloud": self.tree.cloud,
            "tree": self.tree.above,
            "root": self.tree.roots,
            "captured": tuple(self.stacks),
            "encircled": tuple(sorted(self.surrounded)),
        }

    def places(self) -> tuple[tuple[int, int], ...]:
        """Most drops first; equal players share their place."""
        better = [sum(other > mine for other in self.stacks) for mine in self.stacks]
        return tuple(sorted((count + 1, seat) for seat, count in enumerate(better)))
