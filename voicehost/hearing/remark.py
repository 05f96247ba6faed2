"""What the table is told about its sound: only after several utterances running, and then not for a while."""

from __future__ import annotations

import math


class Remark:
    """One thing to be told once it held for so many ``utterances`` running; not again for ``again`` seconds."""

    def __init__(self, utterances: int, again: float) -> None:
        self._utterances = utterances
        self._again = again
        self._running = 0
        self._told = -math.inf

    def is_due(self, at: float, *, holds: bool) -> bool:
        """Whether to tell it, now that an utterance has ended ``at`` this time for which it ``holds`` or not."""
        self._running = self._running + 1 if holds else 0
        if self._running < self._utterances or at - self._told < self._again:
            return False
        self._running, self._told = 0, at
        return True
