"""A game in a real terminal: Ctrl+C leaves it sane and the game kept, and no letter is too strange for it."""

from __future__ import annotations

import os
import re
import subprocess
from typing import TYPE_CHECKING

import pytest
from programs import QUIET, ROOT
from terminals import CTRL_C, CTRL_D, PATIENCE, Terminal

if TYPE_CHECKING:
    from collections.abc import Iterator

PLAY = ("play", "purzelbaum", *QUIET)


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

    again = Terminal("resume", *QUIET)
    again.read_until("still stand")
    again.type(CTRL_D)
    assert again.end() == 0
    again.close()


def test_a_host_that_still_loads_keeps_the_game_too() -> None:
    terminal = Terminal(*PLAY, "--players", "Zoë, Ben")
    terminal.read_until("Hello")
    terminal.type(CTRL_C)
    terminal.read_until("Your game is kept.")

    assert terminal.end() == 0
    terminal.close()


def test_a_terminal_gets_lines_and_nothing_else(at_the_table: Terminal) -> None:
    at_the_table.type(b"nonsense\nhelp\nquit\ny\n")
    at_the_table.end()

    assert not re.search(rb"[\x00-\x08\x0b\x0c\x0e-\x1f\x7f]", at_the_table.printed)
    assert b"nonsense" in at_the_table.printed


@pytest.mark.parametrize(("encoding", "shown"), [("ascii", "Zoe"), ("cp1252", "Zoë")])
def test_names_that_the_screen_cannot_show_end_no_game_bl_75(encoding: str, shown: str) -> None:
    done = subprocess.run(
        Terminal.command(*PLAY, "--players", "Zoë, Ben 🎲"),
        cwd=ROOT,
        env={**os.environ, "PYTHONIOENCODING": encoding},
        input="w\n".encode(encoding),
        capture_output=True,
        timeout=PATIENCE,
        check=False,
    )

    assert (done.returncode, done.stderr) == (0, b"")
    assert shown in done.stdout.decode(encoding)
