"""Whatever the host said can be had again, except what was to be heard only once."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from voicehost.language.line import Line


class History:
    """The lines of the evening, oldest first, with a cursor for stepping through them; it does not wrap at the ends."""

    def __init__(self) -> None:
        self._lines: list[Line] = []
        self._cursor = 0
        self._latest: tuple[Line, ...] = ()

    def copy(self) -> History:
        """The same lines, to go on by itself."""
        copied = History()
        copied._lines, copied._cursor, copied._latest = [*self._lines], self._cursor, self._latest
        return copied

    def add(self, lines: Sequence[Line]) -> None:
        """Keep what was just said. The newest exchange can be repeated whole, fleeting values included."""
        if not lines:
            return
        self._latest = tuple(lines)
        self._lines += [line for line in lines if not line.fleeting]
        self._cursor = len(self._lines)

    @property
    def latest(self) -> tuple[Line, ...]:
        """The last exchange, for "say that again"."""
        return self._latest

    def forget_fleeting(self) -> None:
        """Something else was reported: what was to be heard only until then is gone."""
        self._latest = tuple(line for line in self._latest if not line.fleeting)

    def recent(self, count: int) -> tuple[Line, ...]:
        """The last lines that may be told again."""
        return tuple(self._lines[-count:])

    def older(self) -> Line | None:
        """One line further back, or None at the oldest."""
        return self._go(self._cursor - 1)

    def newer(self) -> Line | None:
        """One line further on, or None at the newest."""
        return self._go(self._cursor + 1)

    def oldest(self) -> Line | None:
        """The first line of the evening."""
        return self._go(0)

    def newest(self) -> Line | None:
        """The last line of the evening."""
        return self._go(len(self._lines) - 1)

    def _go(self, place: int) -> Line | None:
        if not 0 <= place < len(self._lines):
            return None
        self._cursor = place
        return self._lines[place]
