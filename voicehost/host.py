"""The host: one loop in one thread over one queue of inputs, from "which game?" to the winner.

``Host.handle`` answers one input; it is deterministic and takes clock, ears, voice and queue from outside.
"""

from __future__ import annotations

from dataclasses import replace
from queue import Empty
from typing import TYPE_CHECKING

from voicehost.dialogue import barge_in
from voicehost.dialogue.devices import DeviceNews
from voicehost.dialogue.floor import TurnTaking
from voicehost.dialogue.foresight import replies
from voicehost.dialogue.ladder import Rung
from voicehost.dialogue.outcome import Effect, Outcome, Reply
from voicehost.dialogue.preferences import Typing
from voicehost.dialogue.presses import Presses
from voicehost.dialogue.queries import where_we_are
from voicehost.errors import VoicehostError
from voicehost.inputs import (
    EchoMeasured,
    Ended,
    Heard,
    Input,
    Pressed,
    SpeechBegan,
    Spoken,
    Tick,
    Typed,
    Verdict,
)
from voicehost.language.line import Kind, Line
from voicehost.speaking.earcons import EARCONS

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from voicehost.around import Around, Evenings, Manners
    from voicehost.dialogue.conversation import Conversation
    from voicehost.dialogue.talk import Talk
    from voicehost.language.wordgraph import WordGraph

TICK = 0.5
"""Seconds between ticks while nothing happens; the ladder's steps are seconds apart."""


class Host:
    """Leads one table through its evening."""

    def __init__(self, around: Around, conversation: Conversation, evenings: Evenings, manners: Manners) -> None:
        self._around = around
        self.conversation = conversation
        self._evenings = evenings
        self._manners = manners
        self.floor = TurnTaking()
        self.leaving = False
        self._unheard: tuple[Line, ...] = ()
        self._presses = Presses()
        self._last_number = 0
        self._echo_is_faint = False
        self._news = DeviceNews()
        self._foreseen: Iterator[tuple[Line, ...]] = iter(())
        self._ahead: list[str] = []

    @property
    def talk(self) -> Talk:
        """What the parts of the dialogue share, for tests and rehearsal."""
        return self.conversation.talk

    def begin(self, *lines: Line) -> None:
        """Say the first lines and the question that stands."""
        self._say(Reply(Outcome.ANSWERED, (*lines, self.conversation.talk.question())))
        self._set_keyboard()

    def run(self) -> None:
        """Answer inputs until somebody leaves. The game is kept whatever happens."""
        while not self.leaving or self.floor.is_speaking:
            idle = self._around.inbox.empty() and not self.look_ahead()
            try:
                self.handle(self._around.inbox.get(timeout=TICK if idle else 0.0))
            except Empty:
                self.handle(Tick(self._around.clock()))

    def look_ahead(self) -> bool:
        """Let the voice prepare one more reply that may be due next; False when there is none left."""
        try:
            lines = next(self._foreseen, None)
        except Exception:  # a mistake of ours in an answer that nobody has asked for must not end a game
            lines = None
        if lines is None:
            self._foreseen = iter(())
            self._around.rest()
            return False
        self._ahead += [line.spoken for line in lines]
        self._around.voice.prepare(self._ahead)
        return True

    def handle(self, given: Input) -> Reply | None:
        """Answer one input; gives the reply to an utterance, None for anything else."""
        if self._around.waking is not None and self._around.waking.slept():
            self._wake()
        match given:
            case Heard():
                return self._heard(given)
            case Typed() | Pressed():
                reply = self._typed(given.text) if isinstance(given, Typed) else self._pressed(given.key)
                self._set_keyboard()
                self._around.keyboard.answered()
                return reply
            case Ended(interrupted):
                self._end(interrupted=interrupted)
            case Spoken(number) if number == self._last_number:
                self._listen()
            case Tick(now):
                self._tick(now)
            case EchoMeasured(faint):
                self._echo_is_faint = faint
            case SpeechBegan():
                self.conversation.ladder.speech_began()
            case _:
                news = self._news.reply(given, self.talk)
                if news is not None:
                    self._say(news, keep=news.outcome is Outcome.ASKED_AGAIN)
        return None

    def _heard(self, heard: Heard) -> Reply | None:
        """While the host speaks only the stop word counts, be it sure or not."""
        if self.floor.is_speaking and self._can_be_stopped:
            if not barge_in.is_stop(self.talk, heard):
                return None
            heard = replace(heard, verdict=Verdict.CLEAR)
        return self._answer(lambda: self.conversation.heard(heard))

    @property
    def _can_be_stopped(self) -> bool:
        """Whether somebody is heard over the host: with headphones, and where its own voice comes back faintly."""
        return self.talk.preferences.stop_word or self._echo_is_faint

    def _wake(self) -> None:
        """Nobody knows any more where we were: say it, unless the table wanted silence."""
        if not self.talk.paused and not self.leaving:
            self._hush()
            self._say(where_we_are(self.talk))

    def _end(self, *, interrupted: bool) -> None:
        """Ctrl+C silences a speaking host and leaves a silent one; the end of input leaves. The game is kept."""
        if interrupted and self._around.voice.speaking:
            self._hush()
            self._listen()
        elif not self.leaving:
            self.leaving = True
            message = "answer-kept" if self.talk.is_running else "answer-goodbye"
            self._say(Reply(Outcome.ANSWERED, (self._notice(message),)))

    def _set_keyboard(self) -> None:
        """Take keys as the table wishes. Where there is no terminal for single ones, say so once and take lines."""
        single = not self._presses.wants_lines(self.talk)
        if not self._around.keyboard.take(single=single):
            self.talk.preferences.typing = Typing.LETTERS
            self._say(Reply(Outcome.ANSWERED, (self._notice("answer-keys-not-here"),)))

    def _pressed(self, key: str) -> Reply | None:
        press = self._presses.pressed(key, self.conversation, speaking=self.floor.is_speaking)
        match press:
            case str():
                return self._typed(press)
            case Reply():
                return self._answer(lambda: press, keep=False)
        return self._answer(lambda: self.conversation.chosen(press))

    def _typed(self, text: str) -> Reply | None:
        self._presses.types_a_line = False
        was_speaking = self._hush()
        if not text.strip():
            if was_speaking:
                self._listen()
                return None
            return self._answer(lambda: self.conversation.typed("r"))
        return self._answer(lambda: self.conversation.typed(text))

    def _answer(self, respond: Callable[[], Reply], *, keep: bool = True) -> Reply:
        """Give exactly one reply, also when something around us is broken: then one sentence says what to do."""
        try:
            reply = respond()
        except VoicehostError as error:
            reply = Reply(Outcome.REFUSED, (Line(str(error), Kind.REFUSAL, "broken"),))
        if reply.lines or reply.effect is not None:
            self._hush()
        self._say(self._with_what_was_cut_off(reply), keep=keep)
        if reply.effect is not None:
            self._carry_out(reply.effect)
        if reply.setting is not None:
            self._manners.choose(*reply.setting)
        if reply.language:
            self._speak_in(reply.language)
        return reply

    def _with_what_was_cut_off(self, reply: Reply) -> Reply:
        """The reply with the way to what an interruption has cut off, where there is something."""
        unheard, self._unheard = self._unheard, ()
        self.talk.was_cut_off(unheard)
        return self.talk.offer_what_was_cut_off(reply) if unheard else reply

    def _speak_in(self, language: str) -> None:
        """Go on in another language: texts, sentences and keys, ears and voice, at the question that stands."""
        self.conversation = self._evenings.in_language(language, self.conversation)
        self._around.ears.close()
        if self._around.ears_in is not None:
            self._around.ears.shut()
            self._around.ears = self._around.ears_in(language)
        self.begin(self._notice("answer-language"))

    def _carry_out(self, effect: Effect) -> None:
        match effect:
            case Effect.QUIT:
                self.leaving = True
            case Effect.HUSH:
                self._hush()
                self._listen()
            case Effect.NEW_EVENING:
                self.conversation = self._evenings.another()
                self.begin()
            case Effect.OLD_GAME:
                self._go_back()
            case Effect.REMATCH:
                self.conversation = self._evenings.rematch(self.conversation)
                self.begin(*self.talk.told_last())
            case _:
                self._manners.fulfil(effect)

    def _go_back(self) -> None:
        """On with the game that was left for this evening, if there is one."""
        conversation = self._evenings.old()
        if conversation is None:
            self.begin(self._notice("answer-no-old-game"))
            return
        self.conversation = conversation
        title = self.talk.teller.title(self.talk.session.evening.state.game)
        self.begin(self.talk.notice("welcome-back", Kind.STORY, title=title))

    def _say(self, reply: Reply, *, keep: bool = True) -> None:
        if reply.earcon and self._manners.sounds:
            self._around.voice.earcon(reply.earcon)
        lines = (*self._printed_sound(reply.earcon), *reply.lines)
        if not lines:
            if not self._around.voice.speaking:
                self._listen()
            return
        self._open(barge_in.ear(self.talk, self._around.clock()) if self._can_be_stopped else None, over=True)
        self.floor.speaks()
        if keep and reply.is_new:
            self.conversation.talk.history.add(reply.lines)
        for line in lines:
            self._last_number = self._around.voice.say(line)
        self._foreseen, self._ahead = replies(self.conversation), []

    def _printed_sound(self, earcon: str) -> tuple[Line, ...]:
        """What a short sound says, for those who wish to see it."""
        if not earcon or not self._manners.printed_sounds:
            return ()
        twin = EARCONS[earcon].twin
        return (Line("", Kind.NOTICE, twin, printed=self.talk.teller.narration.text(twin)),)

    def _listen(self) -> None:
        talk = self.conversation.talk
        ladder = self.conversation.ladder
        self.floor.listens(talk, given_up=ladder.rung is Rung.WAITING)
        if self.leaving:
            return
        talk.is_quiet = ladder.rung is Rung.WAITING
        graph = talk.ear(self._around.clock())
        self._open(graph)
        if graph is not None:
            ladder.listening(self._around.clock(), talk.preferences.patience)

    def _open(self, graph: WordGraph | None, *, over: bool = False) -> None:
        """Listen for these sentences, ``over`` our own voice or while it is silent, or not at all."""
        if graph is None:
            self._around.ears.close()
        else:
            self._around.ears.open(graph, max(1.0, self.talk.preferences.patience), over=over)

    def _tick(self, now: float) -> None:
        if not self.floor.awaits_an_answer:
            return
        rung = self.conversation.ladder.tick(now)
        if rung is not None:
            self._say(self.conversation.climb(rung))

    def _hush(self) -> bool:
        """Fall silent; True if something was being said. What was cut off can be had again."""
        if not self.floor.is_speaking:
            return False
        self._unheard += self._around.voice.hush()
        return True

    def _notice(self, message: str) -> Line:
        return self.conversation.talk.notice(message)
