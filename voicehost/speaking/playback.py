"""What is to be heard next, sample by sample, and when each sound was heard. The loudspeaker asks for blocks."""

from __future__ import annotations

import threading
from collections import deque
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

import numpy as np

if TYPE_CHECKING:
    from numpy import float32
    from numpy.typing import NDArray

FADE_SECONDS = 0.02
"""Speech cut off within a sample clicks; a ramp this long does not, and leaves room in the 100 ms for a stop."""


@dataclass(eq=False)
class Playing:
    """A sound on its way out. Times are those at which it is audible, on the clock of whoever asks for blocks."""

    samples: NDArray[float32]
    began: float | None = None
    ended: float | None = None
    cut: bool = False
    taken: int = 0
    settled: threading.Event = field(default_factory=threading.Event)
    """Set once every sample was handed to the loudspeaker, or the sound was cut."""


class Playback:
    """Sounds one after the other, never two at once. ``rate`` is the loudspeaker's own, in samples a second.

    ``fill`` is called by the loudspeaker's thread; everything else may come from any other.
    """

    def __init__(self, rate: float) -> None:
        self.rate = rate
        self._queue: deque[Playing] = deque()
        self._lock = threading.Lock()
        self._fading: NDArray[float32] = np.zeros(0, np.float32)
        self._gain = self._wanted_gain = 1.0
        self.last_audible = float("-inf")
        """When the newest sound handed out stops being audible."""

    def add(self, samples: NDArray[float32]) -> Playing:
        """Queue mono samples (-1 to 1) at our rate."""
        playing = Playing(samples)
        with self._lock:
            self._queue.append(playing)
        return playing

    def stop(self) -> None:
        """Fade out what is audible and drop the rest. What was not handed out to its end is marked as cut."""
        with self._lock:
            self._fading = np.zeros(0, np.float32)
            for playing in self._queue:
                if playing.taken and not len(self._fading):
                    self._fading = self._faded(playing)
                playing.cut = True
                playing.settled.set()
            self._queue.clear()

    def set_gain(self, gain: float) -> None:
        """Play this loud from the next block on; in the middle of a sound along a ramp, so that it does not click."""
        with self._lock:
            self._wanted_gain = gain
            if not self._queue:
                self._gain = gain

    def fill(self, frames: int, audible_at: float) -> NDArray[float32]:
        """The next ``frames`` samples; the first of them will be audible at the time ``audible_at``."""
        block = np.zeros(frames, np.float32)
        with self._lock:
            at = self._give_fading(block)
            while at < frames and self._queue:
                at = self._give(self._queue[0], block, at, audible_at)
            began_at, self._gain = self._gain, self._wanted_gain
        if not at:
            return block
        self.last_audible = audible_at + at / self.rate
        return block * np.linspace(began_at, self._gain, frames, dtype=np.float32)

    def _give(self, playing: Playing, block: NDArray[float32], at: int, audible_at: float) -> int:
        """Copy what fits of ``playing`` into ``block`` from place ``at``; gives the place after it."""
        if playing.began is None:
            playing.began = audible_at + at / self.rate
        piece = playing.samples[playing.taken : playing.taken + len(block) - at]
        block[at : at + len(piece)] = piece
        playing.taken += len(piece)
        if playing.taken == len(playing.samples):
            playing.ended = audible_at + (at + len(piece)) / self.rate
            self._queue.popleft()
            playing.settled.set()
        return at + len(piece)

    def _give_fading(self, block: NDArray[float32]) -> int:
        piece = self._fading[: len(block)]
        block[: len(piece)] = piece
        self._fading = self._fading[len(piece) :]
        return len(piece)

    def _faded(self, playing: Playing) -> NDArray[float32]:
        rest = playing.samples[playing.taken : playing.taken + int(FADE_SECONDS * self.rate)]
        return rest * np.linspace(1.0, 0.0, len(rest), dtype=np.float32)
