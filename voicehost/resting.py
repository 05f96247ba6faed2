"""Keeps Python's own housekeeping short: a collection of all objects stops voice and ears as well as the host.

The sentences of a game are some 300,000 objects, and looking through all of them takes a tenth of a second on a desktop
and half a second on a small computer, in the middle of whatever is being said.
"""

from __future__ import annotations

import ctypes
import gc
from functools import cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

MANY = 20_000
"""Objects that are looked through in about ten milliseconds, and in fifty on a small computer."""


def rest() -> None:
    """Clear away what is left of the past, and set aside for good what has come to stay, once it is much.

    To be called when nobody waits. What is set aside is never looked at again, also where it is rubbish one day. Memory
    that was freed goes back to the system, which glibc puts off for ever: 8 of 137 MB after five games.
    """
    if _are_many():
        gc.collect()
        _give_back()(0)
        if _are_many():
            gc.freeze()


def _are_many() -> bool:
    return len(gc.get_objects(generation=2)) > MANY


@cache
def _give_back() -> Callable[[int], int]:
    """What returns freed memory to the system; nothing where the C library does so by itself."""
    try:
        trim: Callable[[int], int] = ctypes.CDLL(None).malloc_trim
    except (OSError, AttributeError, TypeError):  # other libraries than glibc, and Windows
        return lambda _: 0
    return trim
