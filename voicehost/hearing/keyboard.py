"""Lines from the keyboard, in a thread of their own, so that keys work whatever else does not."""

from __future__ import annotations

import sys
import threading
from typing import TYPE_CHECKING, TextIO

from voicehost.inputs import Ended, Typed

if TYPE_CHECKING:
    from collections.abc import Callable

    from voicehost.inputs import Input


class Keyboard:
    """Posts each line as ``Typed`` and the end of the input as ``Ended``. ``stream`` is standard input unless given."""

    def __init__(self, post: Callable[[Input], None], stream: TextIO | None = None) -> None:
        self._post = post
        self._stream = stream if stream is not None else sys.stdin

    def start(self) -> threading.Thread:
        """Read in a thread that does not keep the program alive; gives the thread."""
        thread = threading.Thread(target=self.read, name="keyboard", daemon=True)
        thread.start()
        return thread

    def read(self) -> None:
        """Read to the end. A closed or missing input is at its end (BL-75)."""
        try:
            for line in self._stream or ():
                self._post(Typed(line.rstrip("\r\n")))
        except (OSError, ValueError):
            pass
        self._post(Ended())
