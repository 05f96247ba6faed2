"""Single keys in a real terminal, which is as it was afterwards, however the host ends."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import termios
from typing import TYPE_CHECKING

import pytest
from programs import QUIET, ROOT
from terminals import CTRL_C, CTRL_D, Terminal

if TYPE_CHECKING:
    from collections.abc import Iterator

PLAYERS = ("play", "purzelbaum", *QUIET, "--players", "Zoë, Ben")
DOWN, UP = b"\x1b[B", b"\x1bOA"


@pytest.fixture(params=["instant", "few"])
def keys(request: pytest.FixtureRequest) -> str:
    """The ways to press single keys."""
    return str(request.param)


@pytest.fixture
def at_the_table(keys: str) -> Iterator[Terminal]:
    """A game whose host waits for single keys."""
    terminal = Terminal(*PLAYERS, "--keys", keys)
    terminal.read_until("Say: next.")
    terminal.wait_until(single)
    yield terminal
    terminal.close()


def single(terminal: Terminal) -> bool:
    """Whether the terminal gives single keys and shows none of them."""
    local = termios.tcgetattr(terminal.ours)[3]
    return not local & (termios.ICANON | termios.ECHO)


@pytest.mark.parametrize("keys", ["instant"], indirect=True)
def test_a_letter_or_a_number_counts_at_once(at_the_table: Terminal) -> None:
    assert single(at_the_table)
    at_the_table.type(b"2")
    at_the_table.read_until("nut last?")
    at_the_table.type(b"1w")
    at_the_table.read_until("Two players, to the left: Zoë and Ben.")
    at_the_table.type(b"/")
    at_the_table.read_until("Type a sentence")
    at_the_table.type("rückgängig oder so\n".encode())
    at_the_table.read_until("I do not understand: rückgängig oder so")
    at_the_table.type(b"u")
    at_the_table.read_until("nut last?")


@pytest.mark.parametrize("keys", ["few"], indirect=True)
def test_arrows_and_enter_lead_through_the_game(at_the_table: Terminal) -> None:
    at_the_table.type(DOWN + DOWN + UP + DOWN + b"\r")
    at_the_table.read_until("nut last?")
    at_the_table.type(DOWN + b"\n")
    at_the_table.read_until("or it didn't go in?")
    at_the_table.type(b"\x7f")
    at_the_table.read_until("nut last?")


def test_bl_68_the_screen_gets_plain_lines_and_not_what_is_pressed(at_the_table: Terminal) -> None:
    at_the_table.type(b"q" + DOWN + b"\x1b[15~" + b"\x00" + CTRL_D)
    at_the_table.end()

    assert not re.search(rb"[\x00-\x08\x0b\x0c\x0e-\x1f\x7f]", at_the_table.printed)


@pytest.mark.parametrize("leave", [CTRL_C, CTRL_D], ids=["Ctrl+C", "Ctrl+D"])
def test_leaving_restores_the_terminal(at_the_table: Terminal, leave: bytes) -> None:
    at_the_table.type(leave)
    at_the_table.read_until("Your game is kept.")

    assert at_the_table.end() in (0, 130)


def test_kill_restores_the_terminal(at_the_table: Terminal) -> None:
    assert single(at_the_table)
    os.kill(at_the_table.parent, signal.SIGTERM)

    assert at_the_table.end() == 128 + signal.SIGTERM


def test_a_host_that_is_killed_restores_the_terminal(at_the_table: Terminal) -> None:
    os.kill(at_the_table.host, signal.SIGTERM)

    assert at_the_table.end() == 128 + signal.SIGTERM


def test_a_host_that_crashes_comes_back_with_single_keys_and_leaves_the_terminal_as_it_was(
    at_the_table: Terminal,
) -> None:
    os.kill(at_the_table.host, signal.SIGSEGV)
    at_the_table.read_until("I am back.")
    at_the_table.read_until("Say: next.")
    at_the_table.wait_until(single)
    at_the_table.type(CTRL_D)

    assert at_the_table.end() == 0
    assert b"Traceback" not in at_the_table.printed


def test_without_a_terminal_one_sentence_says_so_and_lines_are_typed(keys: str) -> None:
    done = subprocess.run(
        Terminal.command(*PLAYERS, "--keys", keys),
        cwd=ROOT,
        input=b"2\n1\nw\n",
        capture_output=True,
        timeout=60,
        check=True,
    )
    printed = done.stdout.decode()

    assert printed.count("Single keys need a terminal") == 1
    assert "Two players, to the left: Zoë and Ben." in printed
