"""The microphone: watched over, said to be lost once, and taken up again when it returns. Keys stay live meanwhile."""

from __future__ import annotations

import threading
from functools import partial
from typing import TYPE_CHECKING

import numpy as np

from voicehost.hearing.child_process import ChildProcess
from voicehost.hearing.tuning import watchdog_tuning
from voicehost.hearing.watchdog import STOPPED, Watchdog
from voicehost.hearing.wire import Refused, Sound
from voicehost.inputs import EarsBack, EarsLost

if TYPE_CHECKING:
    from collections.abc import Callable

    from numpy import int16
    from numpy.typing import NDArray

    from voicehost.hearing.child_process import Worker
    from voicehost.inputs import Input


class Microphone:
    """A ``Source``: the sound of a microphone, captured in a process of its own.

    Blocks of 16 kHz mono go to ``deliver`` with the time of their end; loss and return go to ``post``. ``start`` makes
    the capturing worker, which answers to the function it is given.
    """

    def __init__(
        self,
        deliver: Callable[[NDArray[int16], float], None],
        post: Callable[[Input], None],
        clock: Callable[[], float],
        start: Callable[[Callable[[object], None]], Worker] | None = None,
    ) -> None:
        self._deliver = deliver
        self._post = post
        self._clock = clock
        self._start = start or partial(ChildProcess, module="voicehost.hearing.capture_main")
        self._tuning = watchdog_tuning()
        self._lock = threading.RLock()
        self._worker: Worker | None = None
        self._number = 0
        self._lost_since: float | None = None
        self._good_since: float | None = None
        self._pause = self._tuning.again
        self._shut = False
        with self._lock:
            self._begin()

    def opened(self) -> None:
        """Sound flows all the time: the listener must know who speaks already when the ear opens."""

    def closed(self) -> None:
        """See ``opened``."""

    def watch(self) -> None:
        """See whether sound still comes; take the microphone up again when it was lost for a while."""
        with self._lock:
            if self._shut:
                return
            now = self._clock()
            trouble = self._watchdog.trouble(now) if self._worker else None
            if trouble:
                self._lose(trouble)
            elif self._worker is None and now - self._ended > self._pause:
                self._begin()

    def shut(self) -> None:
        """Give the microphone back."""
        with self._lock:
            self._shut = True
            self._end()

    def _begin(self) -> None:
        self._number += 1
        self._good_since = None
        self._watchdog = Watchdog(self._tuning, self._clock())
        self._worker = self._start(partial(self._receive, self._number))

    def _end(self) -> None:
        worker, self._worker = self._worker, None
        self._ended = self._clock()
        if worker is not None:
            worker.kill()

    def _receive(self, number: int, message: object) -> None:
        with self._lock:
            if self._shut or number != self._number or self._worker is None:
                return  # an older worker's last words
            match message:
                case Sound(data, at):
                    self._hear(np.frombuffer(data, np.int16), at)
                case Refused(reason):
                    self._lose(reason)
                case None:
                    self._lose(STOPPED)

    def _hear(self, pcm: NDArray[int16], at: float) -> None:
        now = self._clock()
        self._watchdog.hear(pcm, now)
        if self._lost_since is not None:
            self._good_since = (self._good_since or now) if self._watchdog.hears else None
            if self._good_since is None or now - self._good_since < self._tuning.back:
                return
            self._lost_since = None
            self._post(EarsBack())
        if len(pcm):
            self._deliver(pcm, at)

    def _lose(self, reason: str) -> None:
        """Say it once, and try again later, less and less often: every attempt is a process of its own."""
        self._end()
        if self._lost_since is None:
            self._lost_since = self._clock()
            self._pause = self._tuning.again
            self._post(EarsLost(reason))
        else:
            self._pause = min(2 * self._pause, self._tuning.seldom)
