"""Notices that the computer slept, or that the host was stopped for a while."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

SLEPT = 30.0
"""Seconds without a tick, of which there are two a second, after which nobody was awake here."""


class Waking:
    """Asked often, it tells when too much time has passed since it was asked before. ``clock`` counts sleep as well."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._last = clock()

    def slept(self) -> bool:
        """Whether the time since the last question was slept through."""
        before, self._last = self._last, self._clock()
        return self._last - before > SLEPT


def sleepless() -> float:
    """Seconds on a clock that goes on while the computer sleeps, where the system has one, whatever the date is."""
    for name in ("CLOCK_BOOTTIME", "CLOCK_MONOTONIC"):
        if hasattr(time, name):
            return time.clock_gettime(getattr(time, name))
    return time.monotonic()
