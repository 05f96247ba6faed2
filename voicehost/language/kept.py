"""Results that an object keeps for the next time, without a tie from the object to itself."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, ParamSpec, TypeVar, cast
from weakref import WeakMethod

if TYPE_CHECKING:
    from collections.abc import Callable

P = ParamSpec("P")
R = TypeVar("R")


def kept(method: Callable[P, R], most: int | None = None) -> Callable[P, R]:
    """A bound method that keeps what it gave, or the last ``most`` results. Its object must outlive every call.

    An object that holds a cache of its own method is held by it: only a collection of all rubbish frees it, and never
    once it was set aside (``resting``). A loom has millions of bytes.
    """
    weak = WeakMethod(method)

    def call(*arguments: P.args, **named: P.kwargs) -> R:
        bound = weak()
        if bound is None:
            raise ReferenceError("a kept method was called when its object was gone")
        return bound(*arguments, **named)

    return cast("Callable[P, R]", lru_cache(most)(call))
