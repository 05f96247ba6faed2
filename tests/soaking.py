"""A table that plays for hours in fast time: real host, ledger on a disk, speech engine in its child, looking ahead."""

from __future__ import annotations

import gc
import os
import threading
import time
from dataclasses import dataclass
from pathlib import Path
from queue import SimpleQueue
from typing import TYPE_CHECKING

import numpy as np

from voicehost.around import Around
from voicehost.inputs import Heard, Hypothesis, Input, Verdict
from voicehost.ledger import Ledger
from voicehost.ledger.store import FILE
from voicehost.rehearsal.cast import Cast
from voicehost.resting import hold_little, rest
from voicehost.shelf import Shelf
from voicehost.speaking.narrator import Narrator
from voicehost.speaking.player import Player
from voicehost.speaking.speech_child import pyttsx3_child
from voicehost.speaking.supply import Speech
from voicehost.testing import FakeClock, ScriptedEars
from voicehost.texts import Texts

if TYPE_CHECKING:
    from collections.abc import Callable

    from numpy import float32
    from numpy.typing import NDArray

    from voicehost.host import Host

THINKING = 6.0
"""Seconds that people move their pieces before somebody tells what came of it."""

BLOCK = 0.1
"""Seconds of sound that the loudspeaker asks for at once."""


class FastLoudspeaker:
    """Plays as fast as it is waited for, and keeps nothing of it. Its clock moves by what it plays."""

    rate = 22_050.0
    name = "fast"

    def __init__(self, clock: FakeClock) -> None:
        self._clock = clock
        self.called_at = clock()
        self._fill: Callable[[int, float], NDArray[float32]] = lambda frames, _: np.zeros(frames, np.float32)

    def start(self, fill: Callable[[int, float], NDArray[float32]]) -> None:
        self._fill = fill

    def close(self) -> None:
        self._fill = lambda frames, _: np.zeros(frames, np.float32)

    def wait(self, event: threading.Event, seconds: float) -> bool:
        until = self._clock() + seconds
        while not event.is_set() and self._clock() < until:
            self._fill(int(BLOCK * self.rate), self.called_at)
            self.called_at = self._clock.advance(BLOCK)
        return event.is_set()


@dataclass(frozen=True)
class Held:
    """What the process holds: bytes of memory, threads, child processes, and open files."""

    memory: int
    threads: int
    children: int
    files: int

    @classmethod
    def now(cls) -> Held:
        gc.collect()
        pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
        tasks = Path("/proc/self/task").glob("*/children")
        children = sum(len(task.read_text(encoding="ascii").split()) for task in tasks)
        files = len(list(Path("/proc/self/fd").iterdir()))
        return cls(pages * os.sysconf("SC_PAGE_SIZE"), threading.active_count(), children, files)


class Soak:
    """One table: the same people play one game after the other. ``home`` is where its ledger lies."""

    def __init__(self, home: Path) -> None:
        hold_little()
        self.clock = FakeClock()
        self.inbox: SimpleQueue[Input] = SimpleQueue()
        self.screen = 0
        self._ledger = Ledger.open(home / FILE)
        loudspeaker = FastLoudspeaker(self.clock)

        def load(language: str) -> Speech:
            return Speech(pyttsx3_child(language), Player(loudspeaker, self.clock, None, loudspeaker.wait))

        self.voice = Narrator(load, "en", 160, self.inbox.put, self._show, clock=self.clock)
        self._ears = ScriptedEars(self.inbox.put, self.clock)
        self._shelf = Shelf.load()
        self._texts = Texts("en", self._shelf)
        self.exchanges = self.games = 0

    def play(self, game: str, most: int = 10_000) -> None:
        """A whole game, or the first exchanges of it. Its people go home afterwards, with all that they remember."""
        cast = Cast(self._shelf.entry(game), texts=self._texts, ledger=self._ledger)
        names = cast.names(3, 1)
        around = Around(self.inbox, self.clock, self._ears, self.voice, rest=rest)
        host, people = cast.host(around, names, self.games), cast.people(names, self.games)
        self.games += 1
        host.begin()
        self._settle(host)
        people.listen(host.talk.history.latest)
        for _ in range(most):
            utterance = people.speak()
            if utterance is None:
                break
            now = self.clock.advance(THINKING)
            reply = host.handle(Heard((Hypothesis(utterance.text),), Verdict.CLEAR, now - 1.0, now))
            self._settle(host)
            self._ears.opened.clear()  # a real ear keeps none of the lists that it listened for
            people.listen(reply.lines if reply else ())
            self.exchanges += 1

    def close(self) -> None:
        """The evening is over."""
        self.voice.shut()
        self._ledger.close()

    @property
    def kept_sound(self) -> int:
        """The bytes of sound that are kept, within their own bound."""
        ready = self.voice._supply.ready
        return ready.rendering._bytes if ready is not None else 0

    def _show(self, _: str) -> None:
        self.screen += 1

    def _settle(self, host: Host) -> None:
        """Hear the host out, as people do, while it looks ahead."""
        while host.floor.is_speaking:
            host.handle(self.inbox.get(timeout=60))
        while host.look_ahead():
            pass


def settled(before: Held, patience: float = 5.0) -> Held:
    """What is held once everything had time to end: as much as ``before``, or what is left over after a while."""
    until = time.monotonic() + patience
    while True:
        held = Held.now()
        if (held.threads, held.children, held.files) <= (before.threads, before.children, before.files):
            return held
        if time.monotonic() > until:
            return held
        time.sleep(0.05)
