"""How a question is asked again: from each rung of the ladder in another way, and never twice in the same words."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from voicehost.dialogue import helping, queries, seating
from voicehost.dialogue.ladder import Ladder, Rung
from voicehost.dialogue.outcome import Outcome, Reply
from voicehost.dialogue.pending import Ask, Pending
from voicehost.language.line import Kind, Line

if TYPE_CHECKING:
    from collections.abc import Sequence

    from voicehost.dialogue.talk import Talk

ECHO = "answer-unknown-words"
"""The text that says typed words back which were not understood."""

LONGEST_ECHO = 60
"""Letters of a typed line that are said back."""


class Reprompts:
    """Asks again in one conversation. It remembers in which words that was done the last time."""

    def __init__(self, talk: Talk) -> None:
        self.ladder = Ladder()
        self._talk = talk
        self._asked_as: tuple[str, ...] = ()

    def answered(self, reply: Reply) -> None:
        """Something was understood: the question after it starts at the bottom of the ladder."""
        self.ladder.answered()
        self._asked_as = _words([line for line in reply.lines if line.kind is Kind.QUESTION])

    def missed(self) -> Reply:
        """Something was said and not understood."""
        rung = self.ladder.missed()
        self._talk.asks_in_full()
        return Reply(Outcome.ASKED_AGAIN, tuple(self._lines(rung)), earcon="not-understood")

    def unknown(self, text: str) -> Reply:
        """Something was typed and not understood: it is said back, so that one hears the slip."""
        self.ladder.missed()
        echo = self._talk.notice(ECHO, text=text.strip()[:LONGEST_ECHO])
        return Reply(Outcome.ASKED_AGAIN, (echo, *queries.suggestions(self._talk), *queries.keys_line(self._talk)))

    def climbed(self, rung: Rung) -> Reply:
        """Silence has reached a rung."""
        earcon = "" if rung > Rung.SOFT_SOUND else "open"
        return self.never_twice(Reply(Outcome.ASKED_AGAIN, tuple(self._lines(rung)), earcon=earcon))

    def never_twice(self, reply: Reply) -> Reply:
        """What would be asked again in the words of the last time is asked in others, for those have not helped."""
        if reply.lines and _words(reply.lines) == self._asked_as:
            echo = [line for line in reply.lines if line.message == ECHO]
            reply = replace(reply, lines=(*(echo or [self._once_more()]), self._talk.reworded()))
        self._asked_as = _words(reply.lines) or self._asked_as
        return reply

    def _lines(self, rung: Rung) -> list[Line]:
        talk = self._talk
        match rung:
            case Rung.REPHRASED:
                return [self._once_more(), talk.reworded()]
            case Rung.CHOICES if seating.asks_for_names(talk):
                talk.ask(Pending(Ask.ANIMAL, seating.waiting(talk)))
                return [talk.question(), *queries.keys_line(talk)]
            case Rung.CHOICES:
                return [*helping.asked(talk), *queries.suggestions(talk), *queries.keys_line(talk)]
            case Rung.KEYS:
                return [helping.types(talk), *queries.keys_line(talk)]
        return []

    def _once_more(self) -> Line:
        return self._talk.teller.in_turn("again-rephrased", Kind.NOTICE)


def _words(lines: Sequence[Line]) -> tuple[str, ...]:
    return tuple(line.spoken for line in lines)
