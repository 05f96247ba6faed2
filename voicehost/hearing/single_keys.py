"""Single presses of a terminal's keys: no Enter, no echo, and the terminal as it was afterwards, whatever happens."""

from __future__ import annotations

import codecs
import os
import select
import signal
import sys
from contextlib import contextmanager, suppress
from typing import TYPE_CHECKING, Any, TextIO

if TYPE_CHECKING:
    from collections.abc import Iterator

if sys.platform != "win32":
    import termios

REST_SECONDS = 0.05
"""How long the rest of a key's own sequence may take; Escape alone sends nothing more. Terminals send it at once."""

END = "\x04"
"""What Ctrl+D sends where no line is waiting for its end."""

NAMES = {
    "\r": "enter",
    "\n": "enter",
    " ": "space",
    "\x7f": "backspace",
    "\b": "backspace",
    "\x1b": "escape",
    **dict.fromkeys(("\x1b[A", "\x1bOA"), "up"),
    **dict.fromkeys(("\x1b[B", "\x1bOB"), "down"),
    **dict.fromkeys(("\x1b[C", "\x1bOC"), "right"),
    **dict.fromkeys(("\x1b[D", "\x1bOD"), "left"),
    **dict.fromkeys(("\x1bOP", "\x1b[11~", "\x1b[[A"), "f1"),
}
"""Keys that are no letters, by what terminals send for them: xterm, VT100 and the console of Linux."""

OTHER = "other"
"""A key that no terminal here has a name for."""


def can_press(stream: TextIO | None) -> bool:
    """Whether single presses can be read from this stream: it is a terminal of a system that has such a mode."""
    return sys.platform != "win32" and stream is not None and not stream.closed and stream.isatty()


class SingleKeys:
    """Switches a terminal between lines and single presses, and reads those. ``handle`` is its file descriptor."""

    def __init__(self, handle: int, encoding: str = "utf-8") -> None:
        self._handle = handle
        self._encoding = encoding
        self.on = False

    def switch(self, *, on: bool) -> None:
        """Take single presses from now on, or whole lines again. Ctrl+C keeps its meaning."""
        if sys.platform == "win32" or on == self.on:
            return
        modes = termios.tcgetattr(self._handle)
        waiting = termios.ICANON | termios.ECHO | termios.IEXTEN
        modes[3] = modes[3] & ~waiting if on else modes[3] | waiting
        termios.tcsetattr(self._handle, termios.TCSADRAIN, modes)
        self.on = on

    def read(self) -> str | None:
        """The next key: a letter as it is, another by its name; None for Ctrl+D and where the terminal is gone."""
        first = self._letter()
        if first in ("", END):
            return None
        if first == "\x1b":
            first += self._rest()
        if first in NAMES:
            return NAMES[first]
        return first if first.isprintable() else OTHER

    def _letter(self) -> str:
        """One letter, which may be several bytes; empty where nothing comes any more."""
        decoder = codecs.getincrementaldecoder(self._encoding)("replace")
        while byte := os.read(self._handle, 1):
            letter = decoder.decode(byte)
            if letter:
                return letter
        return ""

    def _rest(self) -> str:
        """What belongs to the same key after an Escape."""
        rest = ""
        while select.select([self._handle], [], [], REST_SECONDS)[0]:
            rest += self._letter()
            if rest[-1:].isalpha() and rest != "O":
                break
            if rest.endswith("~") or not rest.startswith(("[", "O")):
                break
        return rest


@contextmanager
def terminal_kept() -> Iterator[Terminal]:
    """While this lasts the terminal may be changed. Afterwards it is as it was, also where the program is ended."""
    terminal = Terminal()
    if not terminal.is_there:
        yield terminal
        return
    before = signal.signal(signal.SIGTERM, lambda *_: sys.exit(128 + signal.SIGTERM))
    try:
        yield terminal
    finally:
        terminal.restore()
        signal.signal(signal.SIGTERM, before)


class Terminal:
    """The terminal at standard input as it was when this was made."""

    def __init__(self) -> None:
        self._modes: list[Any] | None = None
        if sys.platform != "win32" and can_press(sys.stdin):
            with suppress(OSError, termios.error):
                self._modes = termios.tcgetattr(sys.stdin.fileno())

    @property
    def is_there(self) -> bool:
        """Whether there is a terminal at all."""
        return self._modes is not None

    def restore(self) -> None:
        """Make it as it was. One that is gone needs nothing."""
        if sys.platform != "win32" and self._modes is not None:
            with suppress(OSError, ValueError, termios.error):
                termios.tcsetattr(sys.stdin.fileno(), termios.TCSADRAIN, self._modes)
