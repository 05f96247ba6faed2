"""When has a speaker finished? Found from what was said, not by waiting: pure logic on voicing and partials.

A complete sentence needs only a breath of quiet. One that could go on, or is broken off, gets time to think. Where the
room itself babbles there is no quiet: there the utterance ends once it is no louder than the room and its words have
not changed for a while.
"""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING, NamedTuple

from voicehost.language.reading import Progress

if TYPE_CHECKING:
    from voicehost.hearing.tuning import EndpointTuning

_HAIR = 1e-6
"""Sums of frame lengths miss round numbers by less than this."""


class Ending(Enum):
    """Why an utterance has ended."""

    QUIET = "quiet"
    """The speaker has fallen silent."""
    STEADY = "steady"
    """The words have not changed for a while, though the room is not quiet."""
    TOO_LONG = "too long"
    """Nobody reports for so long: it is talk."""


class Moment(NamedTuple):
    """What is known at the end of a frame: is it voiced, is it as loud as the speaker was, and the words so far."""

    voiced: bool
    loud: bool
    partial: str
    progress: Progress


class Endpoint:
    """Follows one utterance that began at ``began``; ``patience`` above 1 gives slow speakers more time.

    Feed it once for each frame; times are seconds on any clock that never goes back.
    """

    def __init__(self, tuning: EndpointTuning, began: float, patience: float = 1.0) -> None:
        self._tuning = tuning
        self._began = began
        self._last_loud = began
        self._partial = ""
        self._changed = began
        self.patience = patience
        self.last_voiced = began
        """The end of the last voiced frame."""

    def hear(self, moment: Moment, now: float) -> Ending | None:
        """The next frame ends at ``now``; gives the reason if the utterance ends with it."""
        if moment.voiced:
            self.last_voiced = now
        if moment.voiced and moment.loud:
            self._last_loud = now
        if moment.partial != self._partial:
            self._partial = moment.partial
            self._changed = now
        quiet, steady = self._waits(moment.progress)
        if now - self.last_voiced >= quiet * self.patience - _HAIR:
            return Ending.QUIET
        if now - max(self._changed, self._last_loud) >= steady * self.patience - _HAIR:
            return Ending.STEADY
        if now - self._began >= self._tuning.longest - _HAIR:
            return Ending.TOO_LONG
        return None

    def _waits(self, progress: Progress) -> tuple[float, float]:
        """(seconds of quiet, seconds without a change) that end an utterance whose words have come so far."""
        if progress is Progress.DONE:
            return self._tuning.complete, self._tuning.steady
        if progress is Progress.OPEN:
            return self._tuning.open, self._tuning.steady_open
        return self._tuning.broken, self._tuning.steady_broken
