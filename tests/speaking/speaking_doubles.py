"""Engines, loudspeakers and workers for the tests of this room: no sound, no process, no waiting."""

from __future__ import annotations

import base64
import queue
import threading
from collections import deque
from typing import TYPE_CHECKING, Any

import numpy as np

from voicehost.inputs import Input, Spoken
from voicehost.language.line import Kind, Line
from voicehost.speaking.narrator import Narrator
from voicehost.speaking.player import Player
from voicehost.speaking.sound import Sound
from voicehost.speaking.supply import Speech
from voicehost.speaking.worker_process import WorkerGoneError
from voicehost.testing import FakeClock

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from numpy import float32, int16
    from numpy.typing import NDArray

RATE = 16_000
BLOCK = 160
"""Samples that the fake loudspeaker asks for at once: 10 ms."""

VOICES = [{"id": "gmw/de", "name": "German", "languages": ["de"]}, {"id": "gmw/en", "name": "English", "languages": []}]


def line(text: str, printed: str = "") -> Line:
    return Line(text, Kind.EVENT, "test-line", printed)


def tone(seconds: float, level: int = 8000) -> NDArray[int16]:
    """Mono samples of one level, so that what is heard can be told apart."""
    return np.full(round(seconds * RATE), level, np.int16)


class FakeLoudspeaker:
    """A loudspeaker that plays as fast as it is waited for. Its clock moves by what it plays.

    ``latency`` lies between a sample and its sound. ``at`` does something when that much time has passed.
    """

    def __init__(self, clock: FakeClock, name: str = "speakers", latency: float = 0.05) -> None:
        self.rate = float(RATE)
        self.name = name
        self.latency = latency
        self.clock = clock
        self.called_at = clock()
        self.gone = False
        self.closed = False
        self._fill: Callable[[int, float], NDArray[float32]] | None = None
        self._blocks: list[NDArray[float32]] = []
        self._began = clock()
        self._doings: list[tuple[float, Callable[[], object]]] = []

    def start(self, fill: Callable[[int, float], NDArray[float32]]) -> None:
        self._fill = fill

    def close(self) -> None:
        self.closed = True

    def at(self, seconds: float, do: Callable[[], object]) -> None:
        self._doings.append((seconds, do))

    def turn(self) -> None:
        """Play 10 ms."""
        for due in [doing for doing in self._doings if doing[0] <= self.clock()]:
            self._doings.remove(due)
            due[1]()
        if self._fill is not None and not self.gone:
            self.called_at = self.clock()
            self._blocks.append(self._fill(BLOCK, self.clock() + self.latency))
        else:
            self._blocks.append(np.zeros(BLOCK, np.float32))
        self.clock.advance(BLOCK / RATE)

    def wait(self, event: threading.Event, seconds: float) -> bool:
        """What a Player waits with."""
        until = self.clock() + seconds
        while not event.is_set() and self.clock() < until:
            self.turn()
        return event.is_set()

    @property
    def heard(self) -> NDArray[float32]:
        """All samples so far, the first of them audible at ``latency``."""
        return np.concatenate(self._blocks) if self._blocks else np.zeros(0, np.float32)

    def quiet_from(self, after: float, louder_than: float = 0.001) -> float:
        """When the last sound that is heard after the time ``after`` is over."""
        loud = np.flatnonzero(np.abs(self.heard) > louder_than)
        return self._began + self.latency + (int(loud[-1]) + 1) / RATE if len(loud) else after


class FakeSynthesiser:
    """Speaks a tenth of a second a word, new things softly; ``failing`` texts raise what they are given with."""

    def __init__(self, failing: dict[str, Exception] | None = None) -> None:
        self.failing = failing or {}
        self.rendered: list[tuple[str, int]] = []
        self.closed = False

    def render(self, text: str, words_per_minute: int) -> Sound:
        self.rendered.append((text, words_per_minute))
        if text in self.failing:
            raise self.failing[text]
        return Sound(tone(0.1 * len(text.split()), level=4000 if text.startswith("New") else 8000), RATE)

    def close(self) -> None:
        self.closed = True


class Room:
    """A narrator with fakes around it, and everything that comes out of it. ``say`` queues lines before any is told."""

    def __init__(
        self,
        synthesiser: FakeSynthesiser | None = None,
        load: Callable[[], Speech] | None = None,
        name: str = "speakers",
        lead_in: float | None = None,
        pace: int = 160,
    ) -> None:
        self.clock = FakeClock()
        self._all_queued = threading.Event()
        self.synthesiser = synthesiser or FakeSynthesiser()
        self.loudspeaker = FakeLoudspeaker(self.clock, name)
        self.player = Player(self.loudspeaker, self.clock, lead_in, self.loudspeaker.wait)
        self.screen: list[str] = []
        self.shown_at: list[float] = []
        self.posted: list[tuple[float, Input]] = []
        self._inbox: queue.SimpleQueue[Input] = queue.SimpleQueue()
        self.narrator = Narrator(lambda _: (load or self._load)(), "en", pace, self._post, self._show, clock=self.clock)

    def say(self, *lines: Line) -> None:
        for each in lines:
            self.narrator.say(each)
        self._all_queued.set()

    def _load(self) -> Speech:
        assert self._all_queued.wait(10)
        return Speech(self.synthesiser, self.player)

    def _post(self, message: Input) -> None:
        self.posted.append((self.clock(), message))
        self._inbox.put(message)

    def _show(self, text: str) -> None:
        self.screen.append(text)
        self.shown_at.append(self.clock())

    def next(self) -> Input:
        """The next message, which must come."""
        return self._inbox.get(timeout=10)

    def until_spoken(self, number: int) -> list[Input]:
        """All messages up to the end of that line."""
        messages = [self.next()]
        while messages[-1] != Spoken(number):
            messages.append(self.next())
        return messages

    @property
    def said(self) -> list[str]:
        return [text for text, _ in self.synthesiser.rendered]


class FakeWorker:
    """A worker that follows a script: an answer is a function of the request, "late", "gone" or a list of answers."""

    def __init__(self, script: Sequence[Any], clock: FakeClock, voices: list[dict[str, Any]] | None = None) -> None:
        self._script = deque(script)
        self._clock = clock
        self._answers: deque[Any] = deque([{"engine": "espeak", "voices": VOICES if voices is None else voices}])
        self.requests: list[dict[str, Any]] = []
        self.killed = False

    def ask(self, request: dict[str, Any]) -> None:
        self.requests.append(request)
        step = self._script.popleft() if self._script else spoken
        self._answers.extend(step if isinstance(step, list) else [step])

    def answer(self, seconds: float) -> dict[str, Any]:
        step = self._answers.popleft()
        if step == "late":
            self._clock.advance(max(seconds, 0.0))
            raise TimeoutError
        if step == "gone":
            raise WorkerGoneError
        answer: dict[str, Any] = step(self.requests[-1]) if callable(step) else step
        return answer

    def kill(self) -> None:
        self.killed = True


def answering(pcm: NDArray[int16]) -> Callable[[dict[str, Any]], dict[str, Any]]:
    """The answer of a worker whose engine made ``pcm``."""
    coded = base64.b64encode(pcm.tobytes()).decode()
    return lambda request: {"number": request["number"], "samples_per_second": RATE, "pcm": coded}


spoken = answering(tone(0.5))
