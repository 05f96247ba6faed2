"""How loud the room is while nobody speaks: the quietest tenth of a second of the last while."""

from __future__ import annotations

from collections import deque

_EVENED = 3
"""Frames over which loudness is evened out: a tenth of a second."""


class Floor:
    """Hears the mean square of every frame. ``level`` is that of the quietest of the last ``frames``, 0 before any."""

    def __init__(self, frames: int) -> None:
        self._recent: deque[float] = deque(maxlen=_EVENED)
        self._levels: deque[float] = deque(maxlen=frames)

    def hear(self, energy: float) -> None:
        """Hear the mean square of the next frame."""
        self._recent.append(energy)
        self._levels.append(sum(self._recent) / len(self._recent))

    @property
    def level(self) -> float:
        """The mean square of the room."""
        return min(self._levels, default=0.0)
