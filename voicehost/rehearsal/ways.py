"""How words get from people to the host without a sound card: as text, or as sound through the real recogniser."""

from __future__ import annotations

from queue import SimpleQueue
from typing import TYPE_CHECKING

from voicehost.inputs import Heard, Input, Typed
from voicehost.rehearsal.people import Purpose
from voicehost.rehearsal.phrasebook import any_sentence
from voicehost.testing import FakeClock, RecordingVoice

if TYPE_CHECKING:
    import random
    from collections.abc import Sequence

    from numpy import int16
    from numpy.typing import NDArray

    from voicehost.hearing.listener import Listener
    from voicehost.language.line import Line
    from voicehost.language.wordgraph import WordGraph
    from voicehost.rehearsal.people import Utterance
    from voicehost.rehearsal.room import Room
    from voicehost.testing import ScriptedEars

SECONDS_A_WORD = 0.4
BLOCK = 640
"""Samples a block: 40 ms, as the microphone gives them."""

RATE = 16_000
HANDS_AT_WORK = 4.0
"""Seconds for what somebody does before telling it."""
BEFORE_SPEAKING = 0.4
"""Seconds between the end of the host's sentence and the answer."""

LONGEST_WAIT = 4.0
"""Seconds after an utterance in which the host must have heard its end, or nothing comes of it."""


class Inbox(SimpleQueue[Input]):
    """The host's queue, with the clock of everything that arrives there."""

    def __init__(self) -> None:
        super().__init__()
        self.clock = FakeClock()


class UnhurriedVoice(RecordingVoice):
    """A voice in memory whose lines take as long as real ones: what counts only right after a report is then over."""

    def __init__(self, inbox: Inbox) -> None:
        super().__init__(inbox.put)
        self._clock = inbox.clock

    def say(self, line: Line) -> int:
        """Speak a line; gives its number."""
        self._clock.advance(SECONDS_A_WORD * len(line.spoken.split()))
        return super().say(line)


class Mishap:
    """Turns what somebody says, with a probability (0 to 1), into another sentence that the host listens for."""

    def __init__(self, probability: float, rng: random.Random) -> None:
        self.probability = probability
        self._rng = rng

    def arriving(self, text: str, graph: WordGraph | None) -> str:
        """The words that arrive in place of ``text`` while the ear is open for ``graph``."""
        if graph is not None and self._rng.random() < self.probability:
            return any_sentence(graph, self._rng)
        return text


class TextWay:
    """Words arrive as they were said, unless a mishap comes between."""

    def __init__(self, ears: ScriptedEars, voice: RecordingVoice, inbox: Inbox, mishap: Mishap) -> None:
        self._ears = ears
        self._voice = voice
        self._inbox = inbox
        self._mishap = mishap

    def lines(self) -> Sequence[Line]:
        """All that the host has said so far."""
        return self._voice.lines

    def deliver(self, utterance: Utterance) -> str:
        """Let the ears hear it, or type it."""
        seconds = SECONDS_A_WORD * len(utterance.text.split())
        self._inbox.clock.advance(_busy(utterance) + BEFORE_SPEAKING + seconds)
        if utterance.typed:
            self._inbox.put(Typed(utterance.text))
            return utterance.text
        text = self._mishap.arriving(utterance.text, self._ears.graph)
        self._ears.hear(text, seconds=seconds)
        return text


class RoomEars:
    """The host's ears in a room of synthetic people: the real line from samples to words, in memory."""

    def __init__(self, listener: Listener, inbox: Inbox) -> None:
        self._listener = listener
        self._inbox = inbox
        self.graph: WordGraph | None = None

    def open(self, graph: WordGraph, patience: float = 1.0, *, over: bool = False) -> None:
        """Listen for the sentences of ``graph``."""
        self.graph = graph
        self._listener.open(graph, self._inbox.clock(), patience, over=over)

    def close(self) -> None:
        """Stop listening."""
        self.graph = None
        self._listener.close()

    def shut(self) -> None:
        """The evening is over."""
        self.close()

    def feed(self, sound: NDArray[int16]) -> Heard | None:
        """Let the microphone hear ``sound`` until an utterance has ended; gives what was heard."""
        for start in range(0, len(sound) - len(sound) % BLOCK, BLOCK):
            now = self._inbox.clock.advance(BLOCK / RATE)
            for message in self._listener.feed(sound[start : start + BLOCK], now):
                self._inbox.put(message)
                if isinstance(message, Heard):
                    return message
        return None


class SoundWay:
    """Words are spoken by synthetic voices and go through the real recogniser, faster than real time.

    A mishap lets the voice say other words than were meant.
    """

    def __init__(self, ears: RoomEars, room: Room, voice: RecordingVoice, inbox: Inbox, mishap: Mishap) -> None:
        self._mishap = mishap
        self._ears = ears
        self._room = room
        self._voice = voice
        self._inbox = inbox

    def lines(self) -> Sequence[Line]:
        """All that the host has said so far."""
        return self._voice.lines

    def deliver(self, utterance: Utterance) -> str:
        """Speak it into the room and wait until the host has heard its end; or type it."""
        if utterance.typed:
            self._inbox.put(Typed(utterance.text))
            return utterance.text
        self._ears.feed(self._room.quiet(_busy(utterance) + BEFORE_SPEAKING))
        text = self._mishap.arriving(utterance.text, self._ears.graph)
        heard = self._ears.feed(self._room.speak(utterance.seat, text))
        heard = heard or self._ears.feed(self._room.quiet(LONGEST_WAIT))
        return heard.hypotheses[0].text if heard is not None and heard.hypotheses else ""


def _busy(utterance: Utterance) -> float:
    """Seconds before somebody says it: a correction comes at once, a report when something was done."""
    return HANDS_AT_WORK if utterance.purpose is Purpose.TELL else 0.0
