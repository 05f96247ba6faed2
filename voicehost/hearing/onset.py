"""Where a room babbles, an utterance begins where a voice rises out of it, not where the babble seemed to be one.

What was heard before would be words in front of those that were said: "no", "I meant".
"""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING

from voicehost.hearing.floor import EVENED, Loudness

if TYPE_CHECKING:
    from voicehost.hearing.frames import Frame
    from voicehost.hearing.tuning import OnsetTuning


class Onset:
    """Follows one utterance from its first frame on."""

    def __init__(self, tuning: OnsetTuning) -> None:
        self._tuning = tuning
        self._loudness = Loudness()
        self._begins: deque[float] = deque(maxlen=EVENED)
        self._levels: deque[float] = deque(maxlen=tuning.ramp)
        self._loudest = 0.0

    def hear(self, frame: Frame, room: float) -> float | None:
        """The next frame, and the mean square of the room: gives the time at which a voice has risen out of babble."""
        self._begins.append(frame.begin)
        level = self._loudness.hear(frame.energy)
        if len(self._levels) == self._tuning.ramp:
            self._loudest = max(self._loudest, self._levels[0])
        self._levels.append(level)
        babbles = level < room * 10 ** (self._tuning.babble / 10)
        rises = 0.0 < self._loudest < level * 10 ** (-self._tuning.rise / 10)
        return self._begins[0] if babbles and rises else None
