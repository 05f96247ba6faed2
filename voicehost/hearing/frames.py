"""Blocks of sound of any length become frames of one length, each with the time of its end."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from voicehost.hearing.recogniser import RATE

if TYPE_CHECKING:
    from collections.abc import Iterator

    from numpy import int16
    from numpy.typing import NDArray


_NOISE_FRAMES = 61
"""So many frames of noise differ before they come again: two seconds."""


class Frame(NamedTuple):
    """A piece of sound that ends at ``end``; ``voiced`` and ``energy`` (mean square) say what is in it."""

    pcm: NDArray[int16]
    end: float
    voiced: bool
    energy: float

    @property
    def begin(self) -> float:
        """When its first sample was taken."""
        return self.end - len(self.pcm) / RATE

    def after(self, time: float) -> NDArray[int16]:
        """The samples that were taken after ``time``."""
        return self.pcm[max(0, round((time - self.begin) * RATE)) :]


class Framer:
    """Cuts a stream into frames of ``window`` samples, and lays a faint noise over exact zeros.

    Recognisers were trained on rooms, and no room is a digital zero: fed with zeros they mishear what follows.
    """

    def __init__(self, window: int, dither: float) -> None:
        self._window = window
        self._rest = np.zeros(0, np.int16)
        self._noise = np.random.default_rng(0).normal(0, dither, _NOISE_FRAMES * window).round().astype(np.int16)
        self._noise_at = 0

    def cut(self, pcm: NDArray[int16], at: float) -> Iterator[tuple[NDArray[int16], float]]:
        """The frames that are complete with the block ``pcm``, which ends at ``at``, each with its own end."""
        samples = np.concatenate((self._rest, pcm))
        whole = len(samples) // self._window * self._window
        self._rest = samples[whole:]
        for begin in range(0, whole, self._window):
            end = begin + self._window
            yield self._dithered(samples[begin:end]), at - (len(samples) - end) / RATE

    def drop(self) -> None:
        """Forget a frame that is not complete: the sound has a hole here."""
        self._rest = np.zeros(0, np.int16)

    def _dithered(self, frame: NDArray[int16]) -> NDArray[int16]:
        if np.count_nonzero(frame) >= len(frame) * 3 // 4:
            return frame
        self._noise_at = (self._noise_at + self._window) % len(self._noise)
        noisy = frame + self._noise[self._noise_at : self._noise_at + self._window].astype(np.int32)
        return np.clip(noisy, -32768, 32767).astype(np.int16)
