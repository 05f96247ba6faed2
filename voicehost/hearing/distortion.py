"""Is the microphone turned up so far that voices are distorted? Then the table is told once."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

if TYPE_CHECKING:
    from numpy import int16
    from numpy.typing import NDArray

    from voicehost.hearing.tuning import DistortionTuning

_END_OF_SCALE = 32_700
"""Converters that clip stop a little below the last step."""


class Distortion:
    """Hears what is spoken, frame after frame, and when each utterance has ended. Times are the host's seconds."""

    def __init__(self, tuning: DistortionTuning) -> None:
        self._tuning = tuning
        self._samples = self._clipped = 0
        self._running = 0
        self._told = -np.inf

    def hear(self, pcm: NDArray[int16]) -> None:
        """The next frame of a voice."""
        self._samples += len(pcm)
        self._clipped += int(np.count_nonzero(np.abs(pcm.astype(np.int32)) >= _END_OF_SCALE))

    def is_to_be_told(self, at: float) -> bool:
        """Whether to say so now that an utterance has ended: after several running, then not for a while."""
        distorted = self._clipped > self._tuning.share * self._samples
        self._samples = self._clipped = 0
        self._running = self._running + 1 if distorted else 0
        if self._running < self._tuning.utterances or at - self._told < self._tuning.again:
            return False
        self._running, self._told = 0, at
        return True
