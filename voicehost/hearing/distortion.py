"""Is the microphone turned up so far that voices are distorted? Then the table is told once."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from voicehost.hearing.remark import Remark

if TYPE_CHECKING:
    from numpy import int16
    from numpy.typing import NDArray

    from voicehost.hearing.tuning import DistortionTuning

_END_OF_SCALE = 32_700
"""Converters that clip stop a little below the last step."""


class Distortion:
    """Hears what is spoken, frame after frame, and when each utterance has ended. Times are the host's seconds."""

    def __init__(self, tuning: DistortionTuning) -> None:
        self._share = tuning.share
        self._remark = Remark(tuning.utterances, tuning.again)
        self._samples = self._clipped = 0

    def hear(self, pcm: NDArray[int16]) -> None:
        """The next frame of a voice."""
        self._samples += len(pcm)
        self._clipped += int(np.count_nonzero(np.abs(pcm.astype(np.int32)) >= _END_OF_SCALE))

    @property
    def is_heard(self) -> bool:
        """Whether what was spoken since the last utterance is distorted."""
        return self._clipped > self._share * self._samples

    def is_to_be_told(self, at: float) -> bool:
        """Whether to say so now that an utterance has ended."""
        heard = self.is_heard
        self._samples = self._clipped = 0
        return self._remark.is_due(at, holds=heard)
