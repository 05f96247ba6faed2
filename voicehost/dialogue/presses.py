"""What single keys mean: letters and numbers that count at once, or a few keys for those who cannot read.

A press becomes a line as if it had been typed, something that is meant, or a reply.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from voicehost.dialogue.outcome import Outcome, Reply
from voicehost.dialogue.pending import Ask
from voicehost.dialogue.preferences import Attention, Typing
from voicehost.evening import Phase
from voicehost.language.line import Kind, Line
from voicehost.language.reading import Reading

if TYPE_CHECKING:
    from voicehost.dialogue.choices import Choice
    from voicehost.dialogue.conversation import Conversation
    from voicehost.dialogue.talk import Talk

SENTENCE = "/"
"""The key after which a whole line is typed, whatever single keys mean."""

TAKES = ("enter", "space")
"""Keys that end a number; otherwise they silence the voice or repeat the question, as an empty line does."""

STEPS = {"down": ("down", 1), "up": ("down", -1), "right": ("right", 1), "left": ("right", -1)}
"""Arrows: down and up go through the answers, right and left through what is possible at any time."""

Press = str | Reading | Reply


class Presses:
    """Single keys at one table. It keeps what is half pressed: a number, or the place among the answers."""

    def __init__(self) -> None:
        self.types_a_line = False
        self._digits = ""
        self._offered: tuple[Choice, ...] = ()
        self._at = -1
        self._way = "down"

    def wants_lines(self, talk: Talk) -> bool:
        """Whether the next thing is typed as a line: as a rule, in a sentence, or where names are asked for."""
        asks_for_names = talk.session.evening.phase is Phase.SEATING and (
            talk.pending is None or talk.pending.ask is Ask.ANIMAL
        )
        match talk.preferences.typing:
            case Typing.LETTERS:
                return True
            case Typing.INSTANT:
                return self.types_a_line or asks_for_names
        return self.types_a_line

    def pressed(self, key: str, conversation: Conversation, *, speaking: bool) -> Press:
        """What a key comes to. ``speaking`` says whether the host is heard now."""
        talk = conversation.talk
        if key == SENTENCE:
            self.types_a_line = True
            return _say(talk.notice("answer-type-sentence"))
        if talk.preferences.typing is Typing.FEW:
            return self._few(key, conversation)
        if self._digits or key.isdigit():
            return self._number(key, conversation)
        if key not in TAKES:
            return key
        return Reading("Listen") if talk.preferences.attention is Attention.KEY and not speaking else ""

    def _number(self, key: str, conversation: Conversation) -> Press:
        """A number that may go on waits for its next digit or for Enter."""
        before, self._digits = self._digits, ""
        if key in TAKES:
            return before
        if key == "backspace":
            return _say(conversation.talk.notice("event-forgotten"))
        typed = before + key
        if conversation.keys.may_go_on(typed):
            self._digits = typed
            return _say(conversation.talk.notice("answer-typed-so-far", keys=typed))
        return typed

    def _few(self, key: str, conversation: Conversation) -> Press:
        talk = conversation.talk
        if key in STEPS:
            way, step = STEPS[key]
            self._way = way
            return self._step(conversation.keys.offers(way), step)
        match key:
            case "enter" if not self._offered or self._offered != conversation.keys.offers(self._way):
                self._way = "down"
                return self._step(conversation.keys.offers("down"), 1)
            case "enter":
                chosen, self._offered = self._offered[self._at].reading, ()
                return chosen
            case "space":
                return ""
            case "backspace":
                return Reading("Undo")
        return key if conversation.keys.is_harmless(key) else _say(talk.notice("answer-keys-few"))

    def _step(self, offered: tuple[Choice, ...], step: int) -> Reply:
        """The next answer or the one before; at either end the same one again."""
        if not offered:
            return Reply(Outcome.ANSWERED)
        if offered != self._offered:
            self._at = -1 if step > 0 else len(offered)
        self._offered = offered
        self._at = min(max(self._at + step, 0), len(offered) - 1)
        return _say(Line(offered[self._at].label, Kind.ANSWER, "choice"))


def _say(line: Line) -> Reply:
    return Reply(Outcome.ANSWERED, (line,))
