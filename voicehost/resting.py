"""Keeps housekeeping short and memory small: a collection of all objects stops voice and ears as well as the host.

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

LARGE = 65_536
"""Bytes from which a block is given back at once: the sound of a sentence has some hundred thousand."""

_MMAP_THRESHOLD, _ARENA_MAX = -3, -8
"""Parameters of mallopt, from glibc's malloc.h."""


def rest() -> None:
    """Clear away what is left of the past, and set aside for good what has come to stay, once it is much.

    To be called when nobody waits. What is set aside is never looked at again, also where it is rubbish one day. Memory
    that was freed goes back to the system, which glibc puts off for ever: 8 of 137 MB after five games.
    """
    if _are_many():
        gc.collect()
        _library_function("malloc_trim")(0)
        if _are_many():
            gc.freeze()


def hold_little() -> None:
    """Let the C library keep one heap for all threads, and give large blocks back as soon as they are free.

    To be called before threads begin. By itself glibc has a heap for each thread, and keeps ever larger blocks.
    """
    for parameter, value in (_ARENA_MAX, 1), (_MMAP_THRESHOLD, LARGE):
        _library_function("mallopt")(parameter, value)


def _are_many() -> bool:
    return len(gc.get_objects(generation=2)) > MANY


@cache
def _library_function(name: str) -> Callable[..., int]:
    """A function by which glibc is told how to keep memory; other C libraries do not have it, and do nothing."""
    try:
        function: Callable[..., int] = getattr(ctypes.CDLL(None), name)
    except (OSError, AttributeError, TypeError):  # other libraries than glibc, and Windows
        return lambda *_: 0
    return function
