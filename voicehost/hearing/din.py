"""Is the room too loud to be understood in? Then the table is told once, instead of being asked again for ever."""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING

import numpy as np

if TYPE_CHECKING:
    from voicehost.hearing.tuning import DinTuning

_EVENED = 3
"""Frames over which loudness is evened out: a tenth of a second."""


class Din:
    """Hears every frame's energy, and how each utterance came out. Times are seconds on the host's clock."""

    def __init__(self, tuning: DinTuning) -> None:
        self._tuning = tuning
        self._recent: deque[float] = deque(maxlen=_EVENED)
        self._levels: deque[float] = deque(maxlen=tuning.frames)
        self._drowned = 0
        self._told = -np.inf

    def hear(self, energy: float) -> None:
        """Hear the mean square of the next frame."""
        self._recent.append(energy)
        self._levels.append(sum(self._recent) / len(self._recent))

    def drowns(self, loudest: float, at: float, *, understood: bool) -> bool:
        """Whether to say that it is too loud, now that an utterance has ended whose loudest frames had this energy.

        That is after several running that hardly stood out from the room and were not understood; then not for a while.
        """
        stands_out = loudest > min(self._levels, default=0.0) * 10 ** (self._tuning.stands_out / 10)
        self._drowned = 0 if understood or stands_out else self._drowned + 1
        if self._drowned < self._tuning.utterances or at - self._told < self._tuning.again:
            return False
        self._drowned, self._told = 0, at
        return True
