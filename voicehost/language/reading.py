"""What a sentence means, and how far an unfinished one has come."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum

Value = int | str | bool
Slots = tuple[tuple[str, Value], ...]


class Progress(Enum):
    """How far the words heard so far have come."""

    NONE = "none"
    """No sentence begins so."""
    BROKEN = "broken"
    """They begin a sentence and are not whole."""
    OPEN = "open"
    """They are whole, but a continuation would change the reading."""
    DONE = "done"
    """They are whole, and nothing that can follow changes the reading."""


@dataclass(frozen=True)
class Reading:
    """One meaning of one whole sentence.

    ``intent`` is the class name of a report or query ("Missed"), or one of the host's own ("Undo").
    ``slots`` are sorted by name; a seat is its number. ``inner`` is the corrected sentence of "no, two".
    """

    intent: str
    slots: Slots = ()
    inner: Reading | None = None

    def slot(self, name: str, default: Value | None = None) -> Value | None:
        """The value of a slot, or ``default``."""
        return dict(self.slots).get(name, default)

    def with_slots(self, slots: Slots) -> Reading:
        """The same reading with these slots as well; of a wrapped sentence they belong to the inner one."""
        if not slots:
            return self
        if self.inner is not None:
            return replace(self, inner=self.inner.with_slots(slots))
        return replace(self, slots=tuple(sorted({**dict(self.slots), **dict(slots)}.items())))
