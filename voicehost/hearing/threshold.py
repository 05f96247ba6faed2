"""Tells the host's last word dying away, when the ear opens, from somebody who speaks already.

The host's own voice ends there, so the sound falls at once or within an echo's time, even if an answer follows quickly.
Speech that runs on without a dip began before the ear was open.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from voicehost.hearing.recogniser import RATE
from voicehost.hearing.voicing import energy

if TYPE_CHECKING:
    from voicehost.hearing.frames import Frame
    from voicehost.hearing.tuning import ListenerTuning

_SLICE = RATE // 100
"""Samples of the 10 ms in which a dip is looked for."""

_PAUSE_FRAMES = 2
"""So many unvoiced frames in a row are a pause: within a sentence one alone is common."""


class Threshold:
    """Watches the first moments after an opening at ``opened``; ``before`` is the mean energy just before it."""

    def __init__(self, tuning: ListenerTuning, opened: float, before: float) -> None:
        self._tuning = tuning
        self._opened = opened
        self._low = before * 10 ** (-tuning.dip / 10)
        self._run = 0
        self._unvoiced = 0

    def free_from(self, frame: Frame) -> float | None:
        """The time from which whatever is said is new, as soon as ``frame`` shows it: it is unvoiced, or has a dip."""
        self._unvoiced = 0 if frame.voiced else self._unvoiced + 1
        if self._unvoiced >= _PAUSE_FRAMES:
            return max(frame.begin, self._opened)
        for index, piece in enumerate(np.split(frame.pcm, range(_SLICE, len(frame.pcm), _SLICE))):
            end = frame.begin + (index + 1) * _SLICE / RATE
            self._run = self._run + 1 if energy(piece) < self._low and end > self._opened else 0
            begin = end - self._run * _SLICE / RATE
            if self._run >= self._tuning.dip_frames and begin <= self._opened + self._tuning.echo:
                return max(begin, self._opened)
        return None

    def began_before(self, now: float) -> bool:
        """True once speech has run on so long that it cannot be the host's echo."""
        return now - self._opened >= self._tuning.early_gap
