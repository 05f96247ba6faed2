"""Lines from the keyboard, in a thread of their own, so that keys work whatever else does not."""

from __future__ import annotations

import os
import select
import sys
import threading
from typing import TYPE_CHECKING, TextIO

from voicehost.inputs import Ended, Typed

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from voicehost.inputs import Input


class Keyboard:
    """Posts each line as ``Typed`` and the end of the input as ``Ended``. ``stream`` is standard input unless given.

    A line is read only when the one before has been ``answered``, and not a byte more: if the host dies, what was typed
    ahead is still there for the next one.
    """

    def __init__(self, post: Callable[[Input], None], stream: TextIO | None = None) -> None:
        self._post = post
        self._stream = stream if stream is not None else sys.stdin
        self._may_read = threading.Semaphore(1)

    def start(self) -> threading.Thread:
        """Read in a thread that does not keep the program alive; gives the thread."""
        thread = threading.Thread(target=self.read, name="keyboard", daemon=True)
        thread.start()
        return thread

    def answered(self) -> None:
        """The host has answered a line and can take another."""
        self._may_read.release()

    def read(self) -> None:
        """Read to the end. A closed or missing input is at its end (BL-75)."""
        try:
            lines = _lines(self._stream)
            while self._may_read.acquire() and (line := next(lines, None)) is not None:
                self._post(Typed(line.rstrip("\r\n")))
        except (OSError, ValueError):
            pass
        self._post(Ended())


def _lines(stream: TextIO | None) -> Iterator[str]:
    """The lines of a stream; those of a terminal or pipe without reading ahead, since Python's buffers would."""
    if stream is None:
        return
    try:
        handle = stream.fileno()
    except OSError:  # it is no file
        yield from stream
        return
    if sys.platform == "win32":  # a console is read in letters, not in bytes
        yield from stream
        return
    while line := _line(handle):
        yield line.decode(stream.encoding, "replace")


def _line(handle: int) -> bytes:
    select.select([handle], [], [])  # a read that waits would take a byte with it when the host is killed
    line = bytearray()
    while (byte := os.read(handle, 1)) and byte != b"\n":
        line += byte
    return bytes(line + byte)
