"""How loud a sound is, evened out, and how loud the room is while nobody speaks."""

from __future__ import annotations

from collections import deque

EVENED = 3
"""Frames over which loudness is evened out: a tenth of a second."""


class Loudness:
    """The mean square of the last tenth of a second, frame after frame."""

    def __init__(self) -> None:
        self._recent: deque[float] = deque(maxlen=EVENED)

    def hear(self, energy: float) -> float:
        """Hear the mean square of the next frame; gives that of the last tenth of a second."""
        self._recent.append(energy)
        return sum(self._recent) / len(self._recent)


class Floor:
    """Hears the mean square of every frame. ``level`` is the quietest tenth of a second of the last ``frames``."""

    def __init__(self, frames: int) -> None:
        self._loudness = Loudness()
        self._levels: deque[float] = deque(maxlen=frames)

    def hear(self, energy: float) -> None:
        """Hear the mean square of the next frame."""
        self._levels.append(self._loudness.hear(energy))

    @property
    def level(self) -> float:
        """The mean square of the room; 0 before any sound."""
        return min(self._levels, default=0.0)
