"""Sets the table: from the options of the command line to a host that has said its first word.

The first sentence waits for nothing but the texts; everything heavy is loaded behind it.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import TYPE_CHECKING, Any

from engines.game import Seat, StarterNamed
from voicehost.archive import Archive
from voicehost.dialogue.conversation import Conversation
from voicehost.dialogue.manner import Manner
from voicehost.dialogue.pending import Ask, Pending
from voicehost.dialogue.preferences import Preferences
from voicehost.dialogue.talk import Talk
from voicehost.dialogue.telling import Teller
from voicehost.dialogue.words import Words
from voicehost.evening import GameChosen, HelperNamed, HouseRuleSet, PlayerSeated, TableComplete
from voicehost.logbook import Logbook, kept_question, kept_steps, newest_open
from voicehost.session import Session, resumed

if TYPE_CHECKING:
    from engines.game import Game, Refusal, Report
    from voicehost.dialogue.keys import Keys
    from voicehost.dialogue.past import Past
    from voicehost.ledger import Ledger
    from voicehost.shelf import Shelf
    from voicehost.texts import Texts

Draw = Callable[[Sequence[Any]], Any]


@dataclass
class Table:
    """All that conversations at this table are made of. One language, one shelf, one ledger."""

    shelf: Shelf
    texts: Texts
    keys: Keys
    ledger: Ledger
    draw: Draw = field(default_factory=lambda: random.SystemRandom().choice)
    preferences: Preferences = field(default_factory=Preferences)

    @property
    def games(self) -> Mapping[str, type[Game]]:
        """The games by name."""
        return {name: entry.game for name, entry in self.shelf.entries.items()}

    @cached_property
    def past(self) -> Past:
        """The games that were played before."""
        return Archive(self.ledger, self.games)

    def fresh(self, reports: Sequence[Report] = (), *, by_touch: bool = False) -> tuple[Conversation, Refusal | None]:
        """A new evening after these reports (from the command line, or a rematch); the first refusal ends them."""
        logbook = Logbook(self.ledger)
        session = Session(self.games, logbook.record, self.draw)
        conversation = self._conversation(session, logbook)
        conversation.talk.by_touch = by_touch
        for report in reports:
            outcome = session.take([report])
            if not isinstance(outcome, tuple):
                return conversation, outcome
        conversation.talk.ask(conversation.talk.opening_question())
        return conversation, None

    def kept(self, game: str) -> tuple[Conversation, int, int]:
        """A kept evening at the question where it was left, and how many of its steps could be taken, of how many."""
        steps = kept_steps(self.ledger, game, self.games)
        logbook = Logbook(self.ledger, game)
        session, taken = resumed(self.games, logbook.record, self.draw, steps)
        conversation = self._conversation(session, logbook)
        talk = conversation.talk
        talk.pending, stands = kept_question(self.ledger, game)
        if not stands:  # the host went between a report and the question that follows from it
            talk.pending = talk.opening_question(session.last.reports if session.last else ())
        return conversation, taken, len(steps)

    def another(self) -> Conversation:
        """An evening at which nothing is said yet."""
        return self.fresh()[0]

    def old(self) -> Conversation | None:
        """The game that was played last and is not over, at the question whether its table stands; None without one."""
        game = newest_open(self.ledger)
        if game is None:
            return None
        conversation = self.kept(game)[0]
        if not conversation.talk.is_running:
            return None
        ask_whether_it_stands(conversation)
        return conversation

    def rematch(self, conversation: Conversation) -> Conversation:
        """The same game once more: the same house rules, whoever is still there and helps; the next one begins."""
        talk, session = conversation.talk, conversation.talk.session
        played = session.game
        if played is None:
            return self.another()
        seated = [PlayerSeated(session.names[seat]) for seat in played.sitting]
        helper = [HelperNamed(talk.helper)] if talk.helper else []
        rules = [HouseRuleSet(rule, value) for rule, value in session.evening.state.house_rules]
        next_one = [] if played.next_starter is None else [Seat(played.sitting.index(played.next_starter))]
        reports = [GameChosen(played.name), *seated, *helper, *rules, TableComplete(), *map(StarterNamed, next_one)]
        return self.fresh(reports, by_touch=talk.by_touch)[0]

    def in_language(self, language: str, conversation: Conversation) -> Conversation:
        """The same conversation in another language, which this table speaks from now on. Raises PromptError."""
        texts, keys = self.texts.in_language(language), self.keys.load(language)
        talk = conversation.talk
        teller = Teller(texts, talk.session, talk.teller.manner)
        self.texts, self.keys = texts, keys
        return Conversation(replace(talk, teller=teller, words=Words(texts)), keys)

    def _conversation(self, session: Session, logbook: Logbook) -> Conversation:
        teller = Teller(self.texts, session, Manner(self.preferences))
        talk = Talk(session, teller, Words(self.texts), logbook.keep, logbook.close, self.past)
        return Conversation(talk, self.keys)


def ask_whether_it_stands(conversation: Conversation) -> None:
    """Before a kept game goes on: ask whether the table still stands, once, and then what was asked before."""
    talk = conversation.talk
    asked = talk.pending is not None and talk.pending.ask is Ask.STANDS
    if talk.session.game is not None and not asked:
        talk.ask(Pending(Ask.STANDS, then=talk.pending))
