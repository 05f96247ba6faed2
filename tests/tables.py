"""A whole host at a table without sound, without a disk and without waiting, for tests of the dialogue."""

from __future__ import annotations

import random
from dataclasses import dataclass, field
from functools import cache
from queue import SimpleQueue
from typing import TYPE_CHECKING

from engines.game import Report, Seat, SetUp, StarterNamed
from engines.kekfe_marathon_reports import FacingTold
from engines.kekfe_marathon_ring import Direction
from engines.sauerbaum_reports import DropsChosen
from voicehost.around import Around
from voicehost.dialogue.keys import Keys
from voicehost.dialogue.outcome import Effect, Outcome, Reply
from voicehost.evening import GameChosen, PlayerSeated, TableComplete
from voicehost.host import Host
from voicehost.inputs import Heard, Hypothesis, Input, Pressed, Spoken, Tick, Typed, Verdict
from voicehost.ledger import Ledger
from voicehost.manners import KeptManners
from voicehost.opening import Table
from voicehost.shelf import Shelf
from voicehost.testing import FakeClock, RecordingVoice, ScriptedEars
from voicehost.texts import Texts

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engines.game import Game
    from voicehost.language.reading import Value
    from voicehost.session import Taken
    from voicehost.settings import Settings


FIRST_TURN: dict[str, tuple[Report, ...]] = {
    "purzelbaum": (SetUp(), StarterNamed(Seat(0))),
    "knusperhexe": (SetUp(), StarterNamed(Seat(0))),
    "sauerbaum": (DropsChosen(40), SetUp(), StarterNamed(Seat(0))),
    "kekfe-marathon": (SetUp(), StarterNamed(Seat(0)), FacingTold(Direction.CLOCKWISE)),
}
"""What leads to the first turn of Anna, Ben and Clara."""


@cache
def texts(language: str) -> tuple[Shelf, Texts, Keys]:
    """What every table of a language shares and nothing changes."""
    shelf = Shelf.load()
    return shelf, Texts(language, shelf), Keys.load(language)


@dataclass
class Wished:
    """Manners that only remember what was wished."""

    sounds: bool = True
    printed_sounds: bool = False
    effects: list[Effect] = field(default_factory=list)
    chosen: dict[str, Value] = field(default_factory=dict)

    def fulfil(self, effect: Effect) -> None:
        """Keep the wish."""
        self.effects.append(effect)

    def choose(self, name: str, value: Value) -> None:
        """Keep the choice."""
        self.chosen[name] = value


class Sitting:
    """People at a table with a host. ``says`` is heard clearly, ``types`` comes from the keyboard.

    With ``settings`` what they wish of the host is carried out and kept, otherwise it is only remembered.
    """

    def __init__(
        self,
        *reports: Report,
        language: str = "en",
        ledger: Ledger | None = None,
        seed: int = 0,
        settings: Settings | None = None,
    ) -> None:
        self.inbox: SimpleQueue[Input] = SimpleQueue()
        self.clock = FakeClock()
        self.voice = RecordingVoice(self.inbox.put)
        self.ears = ScriptedEars(self.inbox.put, self.clock)
        self.ledger = ledger or Ledger.in_memory()
        self.manners = Wished()
        shelf, words, keys = texts(language)
        draw = random.Random(seed).choice  # noqa: S311  the same seed draws the same lots
        self.table = Table(shelf, words, keys, self.ledger, draw)
        conversation, refusal = self.table.fresh(reports)
        assert refusal is None
        around = Around(self.inbox, self.clock, self.ears, self.voice)
        kept = KeptManners(self.voice, settings, self.table.preferences) if settings else self.manners
        self.host = Host(around, conversation, self.table, kept)
        self.host.begin()
        self.settle()

    def settle(self) -> None:
        """Let everything happen that follows from what was said."""
        while not self.inbox.empty():
            given = self.inbox.get()
            if isinstance(given, Spoken):
                self.host.handle(given)

    def answer(self, given: Input) -> Reply:
        """Give the host one utterance and let it answer to the end."""
        reply = self.host.handle(given)
        self.settle()
        return reply or Reply(Outcome.SET_ASIDE)

    def hears_of(self, event: Input) -> None:
        """Something happens that is no utterance."""
        self.host.handle(event)
        self.settle()

    def says(self, *texts: str, verdict: Verdict = Verdict.CLEAR, after: float = 5.0) -> Reply:
        """Somebody says something, ``after`` so many seconds; several texts are several hypotheses, best first."""
        now = self.clock.advance(after + 1.0)
        return self.answer(Heard(tuple(Hypothesis(text) for text in texts), verdict, now - 1.0, now))

    def types(self, text: str) -> Reply:
        """Somebody types a line."""
        return self.answer(Typed(text))

    def presses(self, *keys: str) -> Reply:
        """Somebody presses single keys; gives the reply to the last."""
        return [self.answer(Pressed(key)) for key in keys][-1]

    def waits(self, seconds: float) -> None:
        """Nobody says anything."""
        until = self.clock.now + seconds
        while self.clock.now < until:
            self.host.handle(Tick(self.clock.advance(0.5)))
            self.settle()

    @property
    def game(self) -> Game:
        """The running game. Fails where none is."""
        game = self.host.talk.session.game
        assert game is not None
        return game

    @property
    def last(self) -> Taken:
        """The last step in force. Fails where none is."""
        step = self.host.talk.session.last
        assert step is not None
        return step


def spoken(reply: Reply) -> str:
    """All that a reply says, a line a line."""
    return "\n".join(line.spoken for line in reply.lines)


def at_the_box(
    *names: str, game: str = "purzelbaum", reports: Sequence[Report] = (), language: str = "en", seed: int = 0
) -> Sitting:
    """A sitting with everybody seated at the box, after these reports of the game."""
    seated = [PlayerSeated(name) for name in names]
    return Sitting(GameChosen(game), *seated, TableComplete(), *reports, language=language, seed=seed)
