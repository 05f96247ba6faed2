"""A game in a real terminal: Ctrl+C leaves it sane and the game kept, and no letter is too strange for it."""

from __future__ import annotations

import os
import pty
import re
import select
import subprocess
import sys
import termios
import time
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from collections.abc import Iterator

ROOT = Path(__file__).parents[2]
PLAY = ("play", "purzelbaum", "--voice", "none", "--ears", "none")
PATIENCE = 60.0
CTRL_C, CTRL_D = b"\x03", b"\x04"


class Terminal:
    """voicehost in the foreground of a terminal of its own."""

    def __init__(self, *arguments: str) -> None:
        self.ours, self._theirs = pty.openpty()
        self.modes = termios.tcgetattr(self._theirs)
        name = os.ttyname(self._theirs)
        # A session's first terminal is the one whose Ctrl+C reaches it.
        command = ["/bin/sh", "-c", f'exec "$@" <{name} >{name} 2>&1', "sh", sys.executable, "-m", "voicehost"]
        self._process = subprocess.Popen([*command, *arguments], cwd=ROOT, start_new_session=True)
        self.printed = b""

    def read_until(self, text: str) -> None:
        deadline = time.monotonic() + PATIENCE
        while text.encode() not in self.printed:
            ready, _, _ = select.select([self.ours], [], [], deadline - time.monotonic())
            assert ready, f"{text!r} was never printed, only {self.printed!r}"
            self.printed += os.read(self.ours, 4096)

    def type(self, keys: bytes) -> None:
        os.write(self.ours, keys)

    def end(self) -> int:
        """Wait for the end and give the exit status."""
        status = self._process.wait(PATIENCE)
        while select.select([self.ours], [], [], 0)[0]:
            self.printed += os.read(self.ours, 4096)
        assert termios.tcgetattr(self._theirs) == self.modes
        return status

    def close(self) -> None:
        self._process.kill()
        self._process.wait()
        os.close(self.ours)
        os.close(self._theirs)


@pytest.fixture
def at_the_table() -> Iterator[Terminal]:
    """A game whose host waits for an answer."""
    terminal = Terminal(*PLAY, "--players", "Zoë, Ben")
    terminal.read_until("Say: next.")
    yield terminal
    terminal.close()


@pytest.mark.parametrize("leave", [CTRL_C, CTRL_D], ids=["Ctrl+C", "end of input"])
def test_leaving_keeps_the_game_and_the_terminal_sane_bl_75(at_the_table: Terminal, leave: bytes) -> None:
    at_the_table.type(b"next\n")
    at_the_table.read_until("Now the tree.")
    at_the_table.type(leave)
    at_the_table.read_until("Your game is kept.")

    assert at_the_table.end() in (0, 130)
    assert b"Traceback" not in at_the_table.printed

    again = Terminal("resume", "--voice", "none", "--ears", "none")
    again.read_until("still stand")
    again.type(CTRL_D)
    assert again.end() == 0
    again.close()


def test_a_terminal_gets_lines_and_nothing_else(at_the_table: Terminal) -> None:
    at_the_table.type(b"nonsense\nhelp\nquit\ny\n")
    at_the_table.end()

    assert not re.search(rb"[\x00-\x08\x0b\x0c\x0e-\x1f\x7f]", at_the_table.printed)
    assert b"nonsense" in at_the_table.printed


@pytest.mark.parametrize(("encoding", "shown"), [("ascii", "Zoe"), ("cp1252", "Zoë")])
def test_names_that_the_screen_cannot_show_end_no_game_bl_75(encoding: str, shown: str) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "voicehost", *PLAY, "--players", "Zoë, Ben 🎲"],
        cwd=ROOT,
        env={**os.environ, "PYTHONIOENCODING": encoding},
        input="w\n".encode(encoding),
        capture_output=True,
        timeout=PATIENCE,
        check=False,
    )

    assert (done.returncode, done.stderr) == (0, b"")
    assert shown in done.stdout.decode(encoding)
