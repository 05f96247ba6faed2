"""Does a voice come through a telephone's band? Wireless headsets that also speak give no more (BL-49)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from voicehost.hearing.recogniser import RATE

if TYPE_CHECKING:
    from numpy import int16
    from numpy.typing import NDArray

    from voicehost.hearing.tuning import BandTuning


class Band:
    """Gathers what is spoken, frame after frame: one word alone may have nothing high in it."""

    def __init__(self, tuning: BandTuning) -> None:
        self._tuning = tuning
        self._low = 0.0
        self._high = 0.0
        self._seconds = 0.0

    def hear(self, frame: NDArray[int16]) -> None:
        """The next frame of a voice."""
        power = np.abs(np.fft.rfft(frame * np.hanning(len(frame)))) ** 2
        edge = int(self._tuning.above / RATE * len(frame))
        self._low += float(power[1:edge].sum())
        self._high += float(power[edge:].sum())
        self._seconds += len(frame) / RATE

    @property
    def narrow(self) -> bool:
        """True once enough was heard, and nothing of it was high."""
        least = self._low * 10 ** (self._tuning.narrow / 10)
        return self._seconds >= self._tuning.seconds and self._high < least
