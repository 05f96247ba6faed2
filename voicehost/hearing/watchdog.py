"""Is the microphone alive? Notices what no sound system reports: no blocks, exact zeros, next to nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from numpy import int16
    from numpy.typing import NDArray

    from voicehost.hearing.tuning import WatchdogTuning

STOPPED = "The microphone has gone silent, so I go on by keys. Plug it in again and I listen again."
ZEROS = (
    "The microphone gives nothing at all: it is muted, or this program may not use it. "
    "Look at its switch, and at the microphone permission in the system's settings; until then I go on by keys."
)
FAINT = "The microphone gives next to nothing. Is it muted or turned down? Until then I go on by keys."

_PAUSE = 0.1
"""Seconds without a sample that is loud enough, as they come in the quietest rooms."""


class Watchdog:
    """Follows one opening of a microphone since ``now``; times are seconds on any clock that never goes back."""

    def __init__(self, tuning: WatchdogTuning, now: float) -> None:
        self._tuning = tuning
        self._began = now
        self._last: float | None = None
        self._nonzero = now
        self._audible = now

    def hear(self, pcm: NDArray[int16], now: float) -> None:
        """A block has arrived."""
        if self._last is None:
            self._nonzero = now
            self._audible = now - _PAUSE
        self._last = now
        loudest = max(abs(int(pcm.max())), abs(int(pcm.min()))) if len(pcm) else 0
        if loudest > 0:
            self._nonzero = now
        if loudest > self._tuning.faintest:
            self._audible = now

    @property
    def hears(self) -> bool:
        """True while the sound is no silence."""
        return self._last is not None and self._last - self._audible < _PAUSE

    def trouble(self, now: float) -> str | None:
        """What is wrong, as a sentence for people; None if all is well."""
        if self._last is None:
            return STOPPED if now - self._began > self._tuning.starting else None
        if now - self._last > self._tuning.stopped:
            return STOPPED
        if now - self._nonzero > self._tuning.zeros:
            return ZEROS
        return FAINT if now - self._audible > self._tuning.faint else None
