"""The listener in a process of its own, kept alive: killed, hung or crashed natively, it is started again.

Decoders hold Python's lock for many milliseconds, and a native library that crashes must not end a game.
"""

from __future__ import annotations

import threading
from dataclasses import replace
from typing import TYPE_CHECKING

from voicehost.hearing.child_process import ChildProcess
from voicehost.hearing.wire import Alive, Close, Open, Ready, Refused, Sound, Start
from voicehost.inputs import (
    EarsBack,
    EarsLost,
    EchoMeasured,
    Heard,
    Remark,
    RoomIsLoud,
    SpeechBegan,
    TooEarly,
    VoiceIsDistorted,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from numpy import int16
    from numpy.typing import NDArray

    from voicehost.hearing.child_process import Worker
    from voicehost.hearing.recipe import Recipe
    from voicehost.inputs import Input
    from voicehost.language.wordgraph import WordGraph

START_SECONDS = 60.0
"""How long a listener may take to load. The small models take 0.5 to 2 s here; a cold disk far longer."""

HANG_SECONDS = 3.0
"""A block of sound takes 10 ms; a listener that takes so long for one does not come back."""

MOST_DEATHS = 3
DEATHS_WITHIN = 60.0
"""So many deaths in so many seconds are not bad luck."""

LOST = (
    "The speech recogniser stops again and again, so I go on by keys. "
    "To hear you again, start voicehost anew, if need be with --ears pocketsphinx."
)

CRASHES = (
    "The recogniser stops again and again with the speech model in {model}. "
    "To see what is wrong with it, type: voicehost models check"
)
INSTEAD = "{trouble} Until then I listen with the recogniser that is built in."


class HearingChild:
    """A listener made from ``recipe`` in a worker; ``post`` gets what it hears. Methods may be called from any thread.

    ``watch`` must be called about twice a second. ``start`` makes a worker that answers to the function it is given.
    ``spare`` is the recipe for a listener to go on with, where the model of the first one is broken.
    """

    def __init__(
        self,
        recipe: Recipe,
        post: Callable[[Input], None],
        clock: Callable[[], float],
        start: Callable[[Callable[[object], None]], Worker] = ChildProcess,
        spare: Recipe | None = None,
    ) -> None:
        self._recipe = recipe
        self._spare = spare
        self._post = post
        self._clock = clock
        self._start = start
        self._lock = threading.RLock()
        self._progress = threading.Condition(self._lock)
        self._opened: Open | None = None
        self._deaths: list[float] = []
        self._number = 0
        self._echo_is_faint = False
        self._ended = False
        self._listened_to = -float("inf")
        self.unheard: frozenset[str] = frozenset()
        """The words of the present list that the recogniser cannot hear."""
        self._worker: Worker
        self._waiting_since: float | None
        with self._lock:
            self._begin()

    def open(self, graph: WordGraph, at: float, patience: float = 1.0, *, over: bool = False) -> None:
        """Listen for the sentences of ``graph`` to what is said after ``at``, ``over`` the host's own voice or not."""
        with self._lock:
            self._opened = Open(graph, at, patience, over)
            self._worker.ask(self._opened)

    def close(self) -> None:
        """Stop listening."""
        with self._lock:
            self._opened = None
            self._speaking = False
            self._worker.ask(Close())

    def hear(self, pcm: NDArray[int16], at: float) -> None:
        """The next block of sound, 16 kHz mono, which ends at ``at``."""
        with self._lock:
            if self._waiting_since is None:
                self._waiting_since = self._clock()
            self._sent = at
            self._worker.ask(Sound(pcm.tobytes(), at))

    def wait_until(self, at: float, seconds: float) -> None:
        """Wait until the sound up to ``at`` has been listened to, ``seconds`` at most once the worker is ready."""
        with self._progress:
            self._progress.wait_for(lambda: self._ready or self._ended, START_SECONDS)
            self._progress.wait_for(lambda: self._listened_to >= at or self._ended, seconds)

    def shut(self) -> None:
        """End the process for good."""
        with self._lock:
            self._ended = True
            self._worker.kill()
            self._progress.notify_all()

    def watch(self) -> None:
        """Replace a worker that hangs."""
        with self._lock:
            since = self._waiting_since if self._ready else self._started
            allowed = HANG_SECONDS if self._ready else START_SECONDS
            if not self._ended and since is not None and self._clock() - since > allowed:
                self._replace()

    def _begin(self) -> None:
        self._ready = False
        self._speaking = False
        self._started = self._clock()
        self._waiting_since = None
        self._sent = -float("inf")
        self._number += 1
        number = self._number
        self._worker = self._start(lambda message: self._receive(number, message))
        self._worker.ask(Start(self._recipe))
        if self._opened is not None:
            self._worker.ask(self._opened)

    def _receive(self, number: int, message: object) -> None:
        with self._lock:
            if self._ended or number != self._number:
                return  # an older worker's last words
            match message:
                case None:
                    self._replace()
                case Refused(reason):
                    self._lose(reason)
                case Ready():
                    self._ready = True
                    self._waiting_since = None if self._waiting_since is None else self._clock()
                    self._progress.notify_all()
                case EchoMeasured(faint):
                    self._echo_is_faint = faint
                    self._post(message)
                case Alive(at, unheard):
                    self._listened_to, self.unheard = at, unheard
                    self._progress.notify_all()
                    self._waiting_since = None if at >= self._sent else self._clock()
                case SpeechBegan() | Heard() | TooEarly() | RoomIsLoud() | VoiceIsDistorted() | EarsBack() as heard:
                    self._speaking = isinstance(heard, SpeechBegan)
                    self._post(heard)

    def _replace(self) -> None:
        """The worker is gone or hangs: start another, and say whether an utterance was lost."""
        missed = self._speaking
        never_ready = not self._ready
        self._worker.kill()
        self._deaths.append(self._clock())
        recent = [death for death in self._deaths if self._clock() - death < DEATHS_WITHIN]
        if len(recent) >= MOST_DEATHS or (never_ready and len(recent) > 1):
            model = self._recipe.model
            self._lose(LOST if model is None or self._spare is None else CRASHES.format(model=model))
            return
        self._begin_anew()
        self._post(EarsBack(missed=missed))

    def _begin_anew(self) -> None:
        if self._opened is not None:
            self._opened = replace(self._opened, at=self._clock())
        if self._echo_is_faint:  # the new listener has measured nothing yet
            self._echo_is_faint = False
            self._post(EchoMeasured(faint=False))
        self._begin()

    def _lose(self, reason: str) -> None:
        """No listener comes of the recipe: take the spare one, or give up."""
        self._worker.kill()
        if self._spare is not None:
            self._recipe, self._spare, self._deaths = self._spare, None, []
            self._begin_anew()
            self._post(Remark(INSTEAD.format(trouble=reason)))
            return
        self._ended = True
        self._progress.notify_all()
        self._post(EarsLost(reason))
