"""How loud the host's own voice comes back to the microphone, beside the voices of the people at the table.

Where it is faint somebody can be heard over it: what is no louder than the host itself is then nobody else's.
"""

from __future__ import annotations

from collections import deque
from statistics import median
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from voicehost.hearing.tuning import EchoTuning


class Echo:
    """Hears the level of every frame: mean squares, evened out over a tenth of a second.

    Medians count: now and then somebody talks while the host does, and it is not always equally loud.
    """

    def __init__(self, tuning: EchoTuning) -> None:
        self._tuning = tuning
        self._echoes: deque[float] = deque(maxlen=tuning.times)
        self._voices: deque[float] = deque(maxlen=tuning.times)
        self._loudest = 0.0
        self._frames = 0

    def hear(self, level: float) -> None:
        """The next frame while the host speaks."""
        self._loudest = max(self._loudest, level)
        self._frames += 1

    def falls_silent(self) -> None:
        """The host has spoken; what it said only for a moment is no measure."""
        if self._frames >= self._tuning.frames:
            self._echoes.append(self._loudest)
        self._loudest, self._frames = 0.0, 0

    def hear_voice(self, loudest: float) -> None:
        """Somebody was understood while the host was silent, whose loudest tenth of a second had this level."""
        self._voices.append(loudest)

    @property
    def ceiling(self) -> float:
        """The mean square that the host's own voice does not exceed; 0 while it is not known."""
        return median(self._echoes) * 10 ** (self._tuning.above / 10) if self._is_known(self._echoes) else 0.0

    @property
    def is_faint(self) -> bool:
        """Whether people at the table stand out well from the host's own voice."""
        known = self._is_known(self._echoes) and self._is_known(self._voices)
        return known and median(self._voices) > median(self._echoes) * 10 ** (self._tuning.faint / 10)

    def _is_known(self, levels: deque[float]) -> bool:
        return len(levels) >= self._tuning.least
