"""voicehost in the foreground of a terminal of its own, for tests of what is typed and printed there."""

from __future__ import annotations

import os
import pty
import select
import signal
import subprocess
import sys
import termios
import time
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING

from programs import ROOT, child_of

if TYPE_CHECKING:
    from collections.abc import Callable

PATIENCE = 40.0
CTRL_C, CTRL_D = b"\x03", b"\x04"


class Terminal:
    """A terminal with a running voicehost. ``printed`` is every byte that has come so far."""

    def __init__(self, *arguments: str) -> None:
        self.ours, self._theirs = pty.openpty()
        self.modes = termios.tcgetattr(self._theirs)
        name = os.ttyname(self._theirs)
        # A session's first terminal is the one whose Ctrl+C reaches it; when a shell leads it, it outlives voicehost.
        shell = ["/bin/sh", "-c", f'trap : INT; "$@" <{name} >{name} 2>&1; exit $?', "sh"]
        command = [*shell, *self.command(*arguments)]
        # What runs the tests may ignore Ctrl+C, and a shell that was started so cannot trap it.
        listen = partial(signal.signal, signal.SIGINT, signal.SIG_DFL)
        self.process = subprocess.Popen(command, cwd=ROOT, start_new_session=True, preexec_fn=listen)  # noqa: PLW1509  no threads here
        self.printed = b""
        self._read = 0

    @staticmethod
    def command(*arguments: str) -> list[str]:
        """The command line of a voicehost."""
        return [sys.executable, "-m", "voicehost", *arguments]

    @property
    def parent(self) -> int:
        """The process that was started and keeps the host alive."""
        return child_of(self.process.pid)

    @property
    def host(self) -> int:
        """The process that hosts."""
        return child_of(self.parent)

    def read_until(self, text: str) -> None:
        """Read until the text was printed once more after what this has found before."""
        deadline = time.monotonic() + PATIENCE
        while (found := self.printed.find(text.encode(), self._read)) < 0:
            ready, _, _ = select.select([self.ours], [], [], max(0.0, deadline - time.monotonic()))
            assert ready, f"{text!r} was never printed, only {self.printed!r}"
            self.printed += os.read(self.ours, 4096)
        self._read = found + len(text.encode())

    def wait_until(self, holds: Callable[[Terminal], bool]) -> None:
        """Wait until something holds of the terminal."""
        deadline = time.monotonic() + PATIENCE
        while not holds(self):
            assert time.monotonic() < deadline
            select.select([], [], [], 0.01)

    def type(self, keys: bytes) -> None:
        """Press keys, whether anybody reads them or not."""
        os.write(self.ours, keys)

    def end(self) -> int:
        """Wait for the end, see that the terminal is as it was, and give the exit status."""
        status = self.process.wait(PATIENCE)
        with suppress(AssertionError):
            self.wait_until(lambda _: termios.tcgetattr(self._theirs) == self.modes)
        while select.select([self.ours], [], [], 0)[0]:
            self.printed += os.read(self.ours, 4096)
        assert termios.tcgetattr(self._theirs) == self.modes
        return status

    def close(self) -> None:
        """Let go of both."""
        with suppress(ProcessLookupError):
            os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()
        os.close(self.ours)
        os.close(self._theirs)
