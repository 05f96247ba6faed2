"""Keeps Python's own housekeeping short: a collection of all objects stops voice and ears as well as the host.

The sentences of a game are some 300,000 objects, and looking through all of them takes a tenth of a second on a desktop
and half a second on a small computer, in the middle of whatever is being said.
"""

from __future__ import annotations

import gc

MANY = 20_000
"""Objects that are looked through in about ten milliseconds, and in fifty on a small computer."""


def rest() -> None:
    """Clear away what is left of the past, and set aside for good what has come to stay, once it is much.

    To be called when nobody waits. What is set aside is never looked at again, also where it is rubbish one day.
    """
    if _are_many():
        gc.collect()
        if _are_many():
            gc.freeze()


def _are_many() -> bool:
    return len(gc.get_objects(generation=2)) > MANY
