"""Doubles for everything around the host: ears, voice, clock and microphone, without sound and without waiting.

They ship with the program so that the author of a game can test it as we do::

    clock = FakeClock()
    inbox: list[Input] = []
    voice = RecordingVoice(inbox.append)
    ears = ScriptedEars(inbox.append, clock)
    ...
    ears.hear("two nuts")          # a recognised utterance arrives in the inbox
    assert "two nuts" in voice.text
"""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING

import numpy as np

from voicehost.inputs import Heard, Hypothesis, Input, Spoken, Verdict

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence

    from numpy import int16
    from numpy.typing import NDArray

    from voicehost.language.line import Line
    from voicehost.language.wordgraph import WordGraph

RATE = 16_000
"""Samples a second of all sound inside the program: mono, int16."""


class FakeClock:
    """A clock that stands still until it is told to go on. Call it for the time in seconds."""

    def __init__(self, now: float = 0.0) -> None:
        self.now = now

    def __call__(self) -> float:
        """The time in seconds."""
        return self.now

    def advance(self, seconds: float) -> float:
        """Let ``seconds`` pass; gives the new time. Raises ValueError for a negative number: time never goes back."""
        if seconds < 0:
            raise ValueError(f"time cannot go back by {-seconds} seconds")
        self.now += seconds
        return self.now


class ScriptedEars:
    """Ears that hear what a test lets them hear.

    With ``sentences``, each opening of the ear is answered by the next of them; ``hear`` says something at once.
    ``graph`` is what is listened for, None while the ear is shut; ``opened`` keeps every graph it was opened with.
    """

    def __init__(
        self, post: Callable[[Input], None], clock: Callable[[], float] | None = None, sentences: Iterable[str] = ()
    ) -> None:
        self._post = post
        self._clock = clock or FakeClock()
        self._sentences = deque(sentences)
        self.graph: WordGraph | None = None
        self.opened: list[WordGraph] = []
        self.patience = 1.0
        self.over = False
        self.is_shut = False

    def open(self, graph: WordGraph, patience: float = 1.0, *, over: bool = False) -> None:
        """Listen for the sentences of ``graph``; ``patience`` scales how long a speaker may pause.

        ``over`` the voice of the host, or not: what is heard is scripted either way.
        """
        self.graph = graph
        self.opened.append(graph)
        self.patience = patience
        self.over = over
        if self._sentences:
            self.hear(self._sentences.popleft())

    def close(self) -> None:
        """Stop listening; what was half heard is forgotten."""
        self.graph = None

    def shut(self) -> None:
        """The evening is over: never listen again."""
        self.close()
        self.is_shut = True

    def hear(self, *texts: str, verdict: Verdict = Verdict.CLEAR, seconds: float = 1.0) -> Heard:
        """Post an utterance of ``seconds`` that ends now; its hypotheses are ``texts``, best first, in equal shares."""
        share = 1.0 / max(len(texts), 1)
        now = self._clock()
        heard = Heard(tuple(Hypothesis(text, share) for text in texts), verdict, now - seconds, now)
        self._post(heard)
        return heard


class RecordingVoice:
    """A voice that keeps its lines instead of speaking them.

    Each line counts as heard to its end at once, unless ``instant`` is False: then it stays unsaid until ``finish``,
    which is how a test interrupts the host in the middle of a line.
    """

    def __init__(
        self, post: Callable[[Input], None], show: Callable[[str], None] | None = None, *, instant: bool = True
    ) -> None:
        self._post = post
        self._show = show
        self._instant = instant
        self._unsaid: deque[tuple[int, Line]] = deque()
        self.lines: list[Line] = []
        self.earcons: list[str] = []
        self.prepared: tuple[str, ...] = ()
        self.words_per_minute = 0
        self.loudness = 1.0
        self.is_on = True
        self.is_shut = False

    def say(self, line: Line) -> int:
        """Queue a line; gives its number, counted from 1. It is shown when its speaking begins."""
        self.lines.append(line)
        number = len(self.lines)
        if self._show is not None:
            self._show(line.shown)
        self._unsaid.append((number, line))
        if self._instant:
            self.finish()
        return number

    def finish(self) -> None:
        """Speak the oldest unsaid line to its end. Raises LookupError when all is said."""
        if not self._unsaid:
            raise LookupError("every line has been said to its end")
        number, _ = self._unsaid.popleft()
        self._post(Spoken(number))

    def hush(self) -> tuple[Line, ...]:
        """Fall silent; gives the lines that were not said to their end."""
        dropped = tuple(line for _, line in self._unsaid)
        self._unsaid.clear()
        return dropped

    def speak_in(self, language: str) -> None:
        """Nothing is spoken in any language."""

    def earcon(self, name: str) -> None:
        """Play a short sound, by name."""
        self.earcons.append(name)

    def prepare(self, texts: Sequence[str]) -> None:
        """Keep what may have to be spoken next."""
        self.prepared = tuple(texts)

    def set_pace(self, words_per_minute: int) -> None:
        """Speak at this pace from the next line on."""
        self.words_per_minute = words_per_minute

    def volume(self, loudness: float) -> None:
        """Speak this loud from now on: 0 is silent, 1 is full."""
        self.loudness = loudness

    def switch(self, *, on: bool) -> None:
        """Speak from now on, or only print."""
        self.is_on = on

    def shut(self) -> None:
        """The evening is over: fall silent for good."""
        self.hush()
        self.is_shut = True

    @property
    def speaking(self) -> bool:
        """True while a line is not said to its end."""
        return bool(self._unsaid)

    @property
    def text(self) -> str:
        """All that was spoken, a line a line."""
        return self.spoken_since(0)

    @property
    def screen(self) -> str:
        """All that was printed, a line a line: what a screen reader, the history and the transcript hold."""
        return "\n".join(line.shown for line in self.lines)

    def spoken_since(self, count: int) -> str:
        """What was spoken after the first ``count`` lines, a line a line."""
        return "\n".join(line.spoken for line in self.lines[count:])


class FakeSource:
    """A microphone that gives sound from memory, in blocks, with faint noise wherever nobody speaks.

    The time of its blocks is that of the samples, counted from ``began``, so a minute of sound passes in no time.
    Digital silence never comes: recognisers hear badly between exact zeros.
    """

    noise_level = 8.0
    """Standard deviation of the noise, in steps of int16: about 72 dB below full scale, a quiet room."""

    def __init__(self, seed: int = 0, began: float = 0.0, block_seconds: float = 0.04) -> None:
        self._random = np.random.default_rng(seed)
        self._waiting: deque[NDArray[int16]] = deque()
        self._block = int(block_seconds * RATE)
        self.at = began

    def play(self, pcm: NDArray[int16]) -> None:
        """Let the microphone hear 16 kHz mono int16 samples next."""
        self._waiting.append(pcm)

    def quiet(self, seconds: float) -> None:
        """Let the microphone hear ``seconds`` of a quiet room next."""
        self._waiting.append(np.zeros(int(seconds * RATE), np.int16))

    def blocks(self) -> Iterator[tuple[NDArray[int16], float]]:
        """All that waits to be heard, as blocks of one length, each with the time of its end."""
        while self._waiting:
            sound = self._waiting.popleft()
            padded = np.concatenate([sound, np.zeros(-len(sound) % self._block, np.int16)])
            for start in range(0, len(padded), self._block):
                self.at += self._block / RATE
                yield self._in_the_room(padded[start : start + self._block]), self.at

    def _in_the_room(self, block: NDArray[int16]) -> NDArray[int16]:
        noise = self._random.normal(0.0, self.noise_level, len(block))
        return np.clip(np.rint(block + noise), -32768, 32767).astype(np.int16)
