"""The way through a real sound card, in real time: people speak aloud, and the host answers with its own voice."""

from __future__ import annotations

import time
from queue import SimpleQueue
from threading import Event
from typing import TYPE_CHECKING

import numpy as np

from voicehost.inputs import Heard, Input, TooEarly, Typed
from voicehost.rehearsal.ways import BEFORE_SPEAKING, LONGEST_WAIT

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from numpy import int16
    from numpy.typing import NDArray

    from voicehost.language.line import Line
    from voicehost.rehearsal.people import Utterance
    from voicehost.rehearsal.room import Room
    from voicehost.speaking.voice import Voice


class LiveInbox(SimpleQueue[Input]):
    """The host's queue in real time; it remembers the last utterance that arrived."""

    def __init__(self) -> None:
        super().__init__()
        self.clock: Callable[[], float] = time.monotonic
        self._arrived = Event()
        self._heard: Heard | None = None

    def post(self, message: Input) -> None:
        """What ears and voice call."""
        if isinstance(message, Heard | TooEarly):
            self._heard = message if isinstance(message, Heard) else None
            self._arrived.set()
        self.put(message)

    def forget(self) -> None:
        """Wait for a new utterance from now on."""
        self._arrived.clear()
        self._heard = None

    def wait(self, seconds: float) -> Heard | None:
        """The utterance that has arrived or arrives within ``seconds``."""
        self._arrived.wait(seconds)
        return self._heard


class Overheard:
    """A voice whose lines people hear: it keeps what another voice says."""

    def __init__(self, voice: Voice) -> None:
        self._voice = voice
        self.lines: list[Line] = []

    def say(self, line: Line) -> int:
        """Say a line and keep it."""
        self.lines.append(line)
        return self._voice.say(line)

    def hush(self) -> tuple[Line, ...]:
        """Fall silent."""
        return self._voice.hush()

    def earcon(self, name: str) -> None:
        """Play a short sound."""
        self._voice.earcon(name)

    def prepare(self, texts: Sequence[str]) -> None:
        """Synthesise ahead of time."""
        self._voice.prepare(texts)

    def speak_in(self, language: str) -> None:
        """Speak another language."""
        self._voice.speak_in(language)

    def set_pace(self, words_per_minute: int) -> None:
        """Speak at this pace."""
        self._voice.set_pace(words_per_minute)

    def volume(self, loudness: float) -> None:
        """Speak this loud."""
        self._voice.volume(loudness)

    def switch(self, *, on: bool) -> None:
        """Speak, or only print."""
        self._voice.switch(on=on)

    def shut(self) -> None:
        """Let go of engine and loudspeaker."""
        self._voice.shut()

    @property
    def speaking(self) -> bool:
        """Whether something is audible."""
        return self._voice.speaking


class LoudWay:
    """People speak into the room with ``play``, which returns when the last sample is out.

    ``show`` is given each utterance before it is made, so that a listener can follow.
    """

    def __init__(self, room: Room, voice: Overheard, inbox: LiveInbox, play: Callable[[NDArray[int16]], None]) -> None:
        self._room = room
        self._voice = voice
        self._inbox = inbox
        self._play = play
        self.show: Callable[[Utterance], None] = lambda _: None

    def lines(self) -> Sequence[Line]:
        """All that the host has said so far."""
        return self._voice.lines

    def deliver(self, utterance: Utterance) -> str:
        """Speak, and wait until the host has heard the end of it; or type it."""
        self.show(utterance)
        self._inbox.forget()
        if utterance.typed:
            self._inbox.post(Typed(utterance.text))
            return utterance.text
        room = self._room
        speech = room.speak(utterance.seat, utterance.text)
        self._play(np.concatenate([room.quiet(BEFORE_SPEAKING), speech, room.quiet(BEFORE_SPEAKING)]))
        heard = self._inbox.wait(LONGEST_WAIT)
        return heard.hypotheses[0].text if heard is not None and heard.hypotheses else ""
