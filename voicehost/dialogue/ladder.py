"""What the host does when nothing, or nothing understood, comes back: a ladder that ends in quiet, never in a guess.

Steps and times are those of conventions.md 1.6. While hands are at work there is no clock at all.
"""

from __future__ import annotations

from enum import IntEnum

SOFT_SOUND_AFTER = 8.0
"""Seconds of silence after a question before a soft sound; the first five belong to thinking."""

NEXT_RUNG_AFTER = 15.0
"""Seconds of silence after a question before the next rung speaks."""


class Rung(IntEnum):
    """How far the host has gone to get an answer to the question that stands."""

    ASKED = 0
    SOFT_SOUND = 1
    REPHRASED = 2
    CHOICES = 3
    KEYS = 4
    WAITING = 5


class Ladder:
    """Climbs on silence and on misses; any answer starts it anew."""

    def __init__(self) -> None:
        self.rung = Rung.ASKED
        self._since: float | None = None
        self._patience = 1.0

    def listening(self, now: float, patience: float = 1.0) -> None:
        """The ear has opened after the host spoke: the silence counts from here, more slowly with more patience."""
        self._since = now
        self._patience = patience

    def speech_began(self) -> None:
        """Somebody is speaking: no clock runs meanwhile."""
        self._since = None

    def answered(self) -> None:
        """Something was understood: the next question starts at the bottom."""
        self.rung = Rung.ASKED
        self._since = None

    def missed(self) -> Rung:
        """Something was said and not understood: the rung to speak from. At the top it stays quiet."""
        self._since = None
        self.rung = Rung(min(max(self.rung, Rung.SOFT_SOUND) + 1, Rung.WAITING))
        return self.rung

    def tick(self, now: float) -> Rung | None:
        """The rung that silence has just reached, or None. Call it only while an answer by voice is awaited."""
        if self._since is None or self.rung is Rung.WAITING:
            return None
        silence = (now - self._since) / self._patience
        if self.rung is Rung.ASKED:
            if silence >= SOFT_SOUND_AFTER:
                self.rung = Rung.SOFT_SOUND
                return self.rung
            return None
        if silence >= NEXT_RUNG_AFTER:
            self.rung = Rung(self.rung + 1)
            self._since = None
            return self.rung
        return None
