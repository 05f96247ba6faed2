"""A box of Knusperhexe: a gingerbread house under 36 cookie cards, and children with hungry fingers. From the rulebook.

Chances are made up so that whole games show everything: roofs fall about as often as they are eaten bare, cards slip,
somebody bumps the table, and now and then a sweet is called by its name.
"""

from __future__ import annotations

import random
from enum import Enum
from typing import TYPE_CHECKING, ClassVar, NamedTuple

from voicehost.rehearsal.box import Happening, Seat, Telling
from voicehost.rehearsal.knusperhexe_round import ENOUGH, ROUND_ECHOES, Pile, Round, ranking

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from voicehost.rehearsal.box import Echo, Value

EACH_KIND = 9
CARDS = 36
CANDIES = 5
SWEETS = ("gummy-bear", "chocolate-bar", "lollipop", "sugar-stick", "licorice", "caramel", "marshmallow", "peppermint")
STICK = "sugar-stick"

FALL = 0.02
FALL_WHEN_RETURNING = 0.04
BUMP = 0.25
"""How often it is somebody else when the roof falls."""

SLIP = 0.02
TWO_AT_ONCE = 0.01
NAMED = 0.4
"""How often a sweet is called by its name; and how often a table names its four before the game."""

TOLD_AT_ONCE = 0.5
"""How often a card that is returned is told in one breath."""


class Stage(Enum):
    """Where the game is."""

    SETTING_UP = "setting_up"
    NIBBLING = "taking"
    COUNTING = "counting"
    REBUILDING = "rebuilding"
    OVER = "over"


class Card(NamedTuple):
    """A cookie card: its other side shows a sweet, and some show sugar sticks."""

    sweet: str
    sticks: int


class KnusperhexeBox:
    """The box, its parts and the hands of its players."""

    game: ClassVar[str] = "knusperhexe"
    echoes: ClassVar[frozenset[str]] = ROUND_ECHOES | frozenset(
        {"event-sweet-is-known", "event-roof-is-ready", "event-starter-is-known", "event-card-is-taken"}
        | {"event-card-kept", "event-sweet-kept", "event-sweet-in-hand", "event-same-sweet", "event-sweet-goes-back"}
        | {"event-last-card-goes-back", "event-card-is-back", "event-collapse-doubted", "event-slip-mended"}
        | {
            "event-two-cards",
            "event-crash",
            "event-not-the-taker",
            "event-rebuild-and-go-on",
            "event-pile-is-corrected",
        }
    )
    questions: ClassVar[tuple[str, ...]] = (
        "HowManyOnRoof",
        "HowManyCards",
        "WhatIsOnTop",
        "WhoHasCandies",
        "WhereIsTheSweet",
        "WhatWasReturned",
    )

    def __init__(self, players: int, rng: random.Random, options: Mapping[str, str]) -> None:
        self._rng = rng
        self._talk = random.Random(rng.random())  # noqa: S311  what is told never changes what is played
        self._options = options
        self.sweets = [*rng.sample([sweet for sweet in SWEETS if sweet != STICK], 3), STICK]
        self.stage = Stage.SETTING_UP
        self.candies = [0] * players
        self.round = 1
        self.turn = rng.randrange(players)
        self._new_round()

    def _new_round(self) -> None:
        sweets = [sweet for sweet in self.sweets for _ in range(EACH_KIND)]
        self.roof = [Card(sweet, self._rng.randint(1, 2) if sweet == STICK else 0) for sweet in sweets]
        self.piles = [Pile() for _ in self.candies]
        self._returned: set[int] = set()
        self.ending: Round | None = None
        self._named = 0.0 if self._options.get("naming") == "never" else NAMED

    @property
    def is_over(self) -> bool:
        """Somebody has two candies."""
        return self.stage is Stage.OVER

    def act(self) -> Happening:
        """Let the next thing happen. Raises LookupError when the game is over."""
        match self.stage:
            case Stage.SETTING_UP:
                return Happening(None, tuple(self._set_up()))
            case Stage.NIBBLING:
                actor = self.turn
                return Happening(actor, tuple(self._nibble(Seat(actor))))
            case Stage.COUNTING if self.ending is not None:
                return self._count(self.ending)
            case Stage.REBUILDING:
                return Happening(None, tuple(self._rebuild()))
        raise LookupError("somebody has two candies: the game is over")

    # Setting up

    def _set_up(self) -> Iterator[Telling]:
        if self._talk.random() < self._named:
            for sweet in self._talk.sample(self.sweets, len(self.sweets)):
                yield Telling("SweetNamed", "setting_up", {"sweet": sweet}, {"event-sweet-is-known": {"sweet": sweet}})
        yield Telling("SetUp", "setting_up", echo={"event-roof-is-ready": {}})
        yield self._starter()
        self.stage = Stage.NIBBLING

    def _starter(self) -> Telling:
        starter = {"seat": Seat(self.turn)}
        return Telling("StarterNamed", "starting", starter, {"event-starter-is-known": starter})

    def _rebuild(self) -> Iterator[Telling]:
        self.round += 1
        self._new_round()
        self.stage = Stage.NIBBLING
        yield Telling("SetUp", "rebuilding", echo={"event-roof-is-ready": {}})
        if self._options.get("next_round") == "cookies":
            self.turn = self._rng.randrange(len(self.candies))
            yield self._starter()

    # A turn

    def _nibble(self, actor: Seat) -> Iterator[Telling]:
        """A whole turn: what slips or falls, or the card that is taken."""
        chance = self._rng.random()
        if chance < TWO_AT_ONCE and len(self.roof) > 1:
            way = self._options.get("two_cards", "one_stays")
            echo: Echo = {"event-two-cards": {"way": way}}
            yield Telling("TwoCameOff", "taking", echo=echo)
            if way == "collapse":
                yield from self._blame(actor, actor)
                return
        elif chance < TWO_AT_ONCE + SLIP:
            yield Telling("SomethingFell", "taking", echo={SLIPS[self._falling]: {}})
            if self._falling == "every_card":
                yield from self._blame(actor, actor)
                return
            if self._falling == "table_decides":
                yield Telling("OnlySlipped", "doubting", echo={"event-slip-mended": {}})
        elif chance < TWO_AT_ONCE + SLIP + FALL:
            yield Telling("Collapsed", "taking", echo={"event-crash": {}})
            yield from self._blame(actor, self._culprit(actor))
            return
        yield from self._take(actor)

    @property
    def _falling(self) -> str:
        return self._options.get("falling_cards", "table_decides")

    def _culprit(self, actor: int) -> int:
        others = [seat for seat in range(len(self.candies)) if seat != actor]
        if self._options.get("bump") == "whose_turn" or self._rng.random() > BUMP:
            return actor
        return self._rng.choice(others)

    def _take(self, actor: Seat) -> Iterator[Telling]:
        card = self.roof.pop(self._rng.randrange(len(self.roof)))
        pile = self.piles[actor]
        if pile.cards:
            yield Telling("CardTaken", "taking", echo={"event-card-is-taken": {"seat": actor}}, implied=True)
        if pile.top == card.sweet and not (self._options.get("last_card") == "is_kept" and not self.roof):
            yield from self._return(actor, card)
        else:
            yield from self._keep(actor, card)

    def _keep(self, actor: Seat, card: Card) -> Iterator[Telling]:
        """The host compares a named sweet with what it was told lies on top, and asks where it was told nothing."""
        pile = self.piles[actor]
        named = self._talk.random() < self._named and pile.top != card.sweet
        doubt = named and bool(pile.cards) and not pile.told
        if doubt:
            yield self._seen(card, {"event-sweet-in-hand": {"seat": actor, "sweet": card.sweet}})
        # Only the last card is kept though it is the same, by a house rule: then it is told as the same.
        kind = "SameAgain" if pile.top == card.sweet else "Kept"
        known = card.sweet if named else pile.told if kind == "SameAgain" else ""
        pile.add(card.sweet, card.sticks, told=known)
        self._returned.clear()
        kept: dict[str, Value] = {"seat": actor, "cards": pile.cards}
        echo: Echo = {"event-card-kept": kept}
        if known:
            echo = {"event-sweet-kept": {**kept, "sweet": known}}
        if self.roof:
            self._pass_on()
        else:
            echo = echo | {"event-roof-is-empty": {}} | self._end(None)
        if named and not doubt:
            yield self._seen(card, echo)
        else:
            yield Telling(kind, "holding" if doubt else "taking", echo=echo)

    def _seen(self, card: Card, echo: Echo) -> Telling:
        return Telling("SweetSeen", "taking", {"sweet": card.sweet}, echo)

    def _return(self, actor: Seat, card: Card) -> Iterator[Telling]:
        last = not self.roof
        again: Echo = {"event-last-card-goes-back": {}} if last else {}
        if last and self._options.get("last_card") == "ends_round":
            yield Telling("SameAgain", "taking", echo={"event-last-card-for-nobody": {}} | self._end(None))
            return
        falls = self._rng.random() < FALL_WHEN_RETURNING
        if not falls and self._talk.random() < TOLD_AT_ONCE:
            yield Telling("PutBack", "taking", echo=again | self._put_back(actor, card))
            return
        pile = self.piles[actor]
        if pile.told and self._talk.random() < self._named:
            back: Echo = {"event-sweet-goes-back": {"seat": actor, "sweet": card.sweet}}
            yield self._seen(card, back | again)
        else:
            yield Telling("SameAgain", "taking", echo={"event-same-sweet": {"seat": actor}} | again)
        if falls:
            yield Telling("Collapsed", "returning", echo={"event-crash": {}})
            yield from self._fall_when_returning(actor, card)
        else:
            yield Telling("PutBack", "returning", echo=self._put_back(actor, card))

    def _put_back(self, actor: Seat, card: Card) -> Echo:
        self.roof.append(card)
        echo: Echo = {"event-card-is-back": {"seat": actor}}
        if len(self.roof) == 1:
            self._returned.add(actor)
            if len(self._returned) == len(self.candies):
                self.roof.clear()
                return {**echo, "event-last-card-for-nobody": {}, **self._end(None)}
        self._pass_on()
        return echo

    # The roof is down

    def _fall_when_returning(self, actor: Seat, card: Card) -> Iterator[Telling]:
        culprit = self._culprit(actor)
        if culprit != actor or self._options.get("fall_when_returning") != "rebuild":
            yield from self._blame(actor, culprit, card)
            return
        echo = self._put_back(actor, card)
        if self.stage is Stage.NIBBLING:
            echo = {"event-rebuild-and-go-on": {"cards": len(self.roof)}}
        yield Telling("BlameTaken", "blaming", echo=echo)
        if self.stage is Stage.NIBBLING:
            yield Telling("SetUp", "repairing", echo={"event-roof-is-ready": {}})

    def _blame(self, actor: Seat, culprit: int, in_hand: Card | None = None) -> Iterator[Telling]:
        """Say who it was. What others did may be mended by a house rule, and then the turn goes on where it was."""
        mended = culprit != actor and self._options.get("bump") == "rebuild"
        echo: Echo = {"event-rebuild-and-go-on": {"cards": len(self.roof)}}
        if not mended:
            self.roof.clear()
            echo = {"event-roof-collapsed": {"seat": Seat(culprit)}} | self._end(culprit)
        if culprit == actor:
            yield Telling("BlameTaken", "blaming", echo=echo)
        elif self._talk.random() < TOLD_AT_ONCE:
            yield Telling("Blamed", "blaming", {"seat": Seat(culprit)}, echo)
        else:
            yield Telling("BlameDenied", "blaming", echo={"event-not-the-taker": {"seat": actor}})
            yield Telling("Blamed", "naming", {"seat": Seat(culprit)}, echo)
        if mended:
            yield Telling("SetUp", "repairing", echo={"event-roof-is-ready": {}})
            if in_hand is None:
                yield from self._take(actor)
            else:
                yield Telling("PutBack", "returning", echo=self._put_back(actor, in_hand))

    # The end of a round

    def _end(self, collapser: int | None) -> Echo:
        self.ending = Round(self.piles, collapser, self.turn, self._options)
        self.stage = Stage.COUNTING
        return self.ending.opening() | self._award(self.ending)

    def _count(self, ending: Round) -> Happening:
        seat, sticks = ending.count_next()
        slots: Mapping[str, Value] = {"sticks": sticks}
        echo = {"event-sticks-counted": {"seat": Seat(seat), **slots}} | self._award(ending)
        return Happening(seat, (Telling("SugarSticks", "counting", slots, echo),))

    def _award(self, ending: Round) -> Echo:
        """The candy, once nobody has to count any more; and who begins the next round."""
        if ending.to_count:
            return {}
        winner = ending.winner()
        self.turn = ending.next_starter()
        self.stage = Stage.REBUILDING
        if winner is None:
            return {"event-no-candy": {}}
        self.candies[winner] += 1
        if self.candies[winner] == ENOUGH:
            self.stage = Stage.OVER
        won: Echo = {"event-candy-won": {"seat": Seat(winner), "candies": self.candies[winner]}}
        return won | ({"event-won": {"seat": Seat(winner)}} if self.is_over else {})

    def _pass_on(self) -> None:
        self.turn = (self.turn + 1) % len(self.candies)

    # What can be seen

    def visible(self) -> Mapping[str, object]:
        """What a sighted person sees right now, between two turns: the tops of the piles, and cookies on the roof."""
        return {
            "stage": self.stage.value,
            "roof": len(self.roof),
            "piles": tuple((pile.cards, pile.top) for pile in self.piles),
            "candies": tuple(self.candies),
            "turn": None if self.is_over else self.turn,
        }

    def truth(self) -> Mapping[str, object]:
        """Counts under the names of the host's public facts."""
        return {
            "round": self.round,
            "roof": len(self.roof),
            "piles": tuple(pile.cards for pile in self.piles),
            "candies": tuple(self.candies),
            "supply": CANDIES - sum(self.candies),
        }

    def places(self) -> tuple[tuple[int, int], ...]:
        """Most candies first; equal players share their place."""
        return ranking(self.candies)


SLIPS = {
    "table_decides": "event-collapse-doubted",
    "every_card": "event-crash",
    "whole_roof": "event-slip-mended",
}
"""What the host says when something fell, by house rule."""
