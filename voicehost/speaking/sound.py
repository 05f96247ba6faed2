"""A piece of sound: what an engine makes of one sentence, or an earcon."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

if TYPE_CHECKING:
    from numpy import int16
    from numpy.typing import NDArray

QUIET = 64
"""Samples below this are silence: 54 dB under full scale, softer than any consonant of an engine."""

KEPT_SILENCE = 0.03
"""Seconds of silence left before and after speech, so that no soft onset or ending is bitten off."""


@dataclass(frozen=True, eq=False)
class Sound:
    """Mono int16 samples, ``rate`` of them a second."""

    pcm: NDArray[int16]
    rate: int

    @property
    def seconds(self) -> float:
        """How long it lasts."""
        return len(self.pcm) / self.rate

    def trimmed(self) -> Sound:
        """The same without the silence before and after it (an engine leaves about 350 ms at the end).

        A sound that is silent throughout comes back empty.
        """
        loud = np.flatnonzero(np.abs(self.pcm.astype(np.int32)) >= QUIET)
        if not len(loud):
            return Sound(self.pcm[:0], self.rate)
        kept = int(KEPT_SILENCE * self.rate)
        return Sound(self.pcm[max(loud[0] - kept, 0) : loud[-1] + 1 + kept], self.rate)
