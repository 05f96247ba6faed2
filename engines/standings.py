"""Who stands where: places by a key, shared where it is equal."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping  # noqa: TC003  the fields of dataclasses are read at run time
from dataclasses import dataclass
from typing import Any

from engines.messages import Seat  # noqa: TC001  the fields of dataclasses are read at run time


@dataclass(frozen=True)
class Place:
    """A row of the ranking. Equal players share a place and the next place is skipped; 0 is unranked."""

    place: int
    seat: Seat
    counts: Mapping[str, int]


def ranked(
    seats: Iterable[Seat], counts: Callable[[Seat], Mapping[str, int]], key: Callable[[Seat], Any]
) -> tuple[Place, ...]:
    """Places by descending ``key``; equal keys share a place and the places after them are skipped."""
    ordered = sorted(seats, key=key, reverse=True)
    keys = [key(seat) for seat in ordered]
    return tuple(Place(keys.index(k) + 1, seat, counts(seat)) for seat, k in zip(ordered, keys, strict=True))
