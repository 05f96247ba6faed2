"""Lines and single presses from the keyboard, in a thread of their own, so that keys work whatever else does not."""

from __future__ import annotations

import os
import select
import sys
import threading
from typing import TYPE_CHECKING, TextIO

from voicehost.hearing.single_keys import SingleKeys, can_press
from voicehost.inputs import Ended, Pressed, Typed

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from voicehost.inputs import Input


class Keyboard:
    """Posts each line as ``Typed`` or each key as ``Pressed``, and the end of the input as ``Ended``.

    ``stream`` is standard input unless given. Nothing is read before what came last has been ``answered``, and not a
    byte more than that: if the host dies, what was typed ahead is still there for the next one.
    """

    def __init__(self, post: Callable[[Input], None], stream: TextIO | None = None) -> None:
        self._post = post
        self._stream = stream if stream is not None else sys.stdin
        self._may_read = threading.Semaphore(1)
        self._keys = SingleKeys(self._stream.fileno(), self._stream.encoding) if can_press(self._stream) else None

    def start(self) -> threading.Thread:
        """Read in a thread that does not keep the program alive; gives the thread."""
        thread = threading.Thread(target=self.read, name="keyboard", daemon=True)
        thread.start()
        return thread

    def take(self, *, single: bool) -> bool:
        """Take single presses or whole lines from the next one on. False where this keyboard has only lines."""
        if self._keys is None:
            return not single
        self._keys.switch(on=single)
        return True

    def answered(self) -> None:
        """The host has answered what was typed and can take more."""
        self._may_read.release()

    def read(self) -> None:
        """Read to the end. A closed or missing input is at its end (BL-75)."""
        try:
            inputs = self._inputs()
            while self._may_read.acquire() and (given := next(inputs, None)) is not None:
                self._post(given)
        except (OSError, ValueError):
            pass
        self._post(Ended())

    def _inputs(self) -> Iterator[Input]:
        """What is typed. Terminals and pipes are not read ahead, as Python's buffers would."""
        stream = self._stream
        if stream is None:
            return
        try:
            handle = stream.fileno()
        except OSError:  # it is no file
            yield from _typed(stream)
            return
        if sys.platform == "win32":  # a console is read in letters, not in bytes
            yield from _typed(stream)
            return
        while given := self._next(handle, stream.encoding):
            yield given

    def _next(self, handle: int, encoding: str) -> Input | None:
        select.select([handle], [], [])  # a read that waits would take a byte with it when the host is killed
        if self._keys is not None and self._keys.on:
            key = self._keys.read()
            return None if key is None else Pressed(key)
        line = bytearray()
        while (byte := os.read(handle, 1)) and byte != b"\n":
            line += byte
        whole = (bytes(line) + byte).decode(encoding, "replace")
        return Typed(whole.rstrip("\r\n")) if whole else None


class NoKeyboard:
    """Stands where nothing is typed but in tests and rehearsals, which hand the host lines and keys themselves."""

    def take(self, *, single: bool) -> bool:  # noqa: ARG002  a Keyboard's signature
        """Lines and keys may both come."""
        return True

    def answered(self) -> None:
        """Nothing waits for an answer."""


def _typed(stream: TextIO) -> Iterator[Input]:
    return (Typed(line.rstrip("\r\n")) for line in stream)
