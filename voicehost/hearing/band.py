"""Does a sound come through a telephone's band? Headsets without a wire that also speak give no more (BL-49)."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

import numpy as np

from voicehost.hearing.recogniser import RATE

if TYPE_CHECKING:
    from numpy import int16
    from numpy.typing import NDArray


def narrowness(pcm: NDArray[int16], above: float) -> float:
    """Decibels of what lies above ``above`` hertz, against what lies below it."""
    if not len(pcm):
        return 0.0
    power = np.abs(np.fft.rfft(pcm.astype(np.float32))) ** 2
    edge = int(above / RATE * len(pcm))
    high, low = float(power[edge:].sum()), float(power[1:edge].sum())
    return 10 * math.log10(max(high, 1e-9) / low) if low > 0 else 0.0
