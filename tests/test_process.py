"""The program as its users start it: typed games from start to winner, killed in the middle, resumed."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from pathlib import Path

SET_UP = ["1", "Anna, Ben", "y", "2", "1"]
"""Purzelbaum, two players, everything set up, Anna begins."""

AUTUMN = ["1"] * 16
WINTER = ["1", "16", *["0"] * 20]
"""All nuts hit, all found at once, then twenty disks turn green."""

OPTIONS = ("--voice", "none", "--ears", "none")


def start(home: Path, *arguments: str) -> subprocess.Popen[str]:
    """The program with a home of its own."""
    return subprocess.Popen(
        [sys.executable, "-m", "voicehost", *arguments, *OPTIONS],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        env=os.environ | {"VOICEHOST_HOME": str(home)},
    )


def typed(home: Path, lines: list[str], *arguments: str) -> tuple[str, int]:
    """What the program prints when these lines are typed, and its exit status."""
    program = start(home, *arguments)
    printed, _ = program.communicate("".join(line + "\n" for line in lines), timeout=60)
    return printed, program.returncode


def test_a_whole_typed_game_from_which_game_to_the_winner(tmp_path: Path) -> None:
    printed, status = typed(tmp_path, [*SET_UP, *AUTUMN, *WINTER, "s", "2"], "play")

    assert status == 0
    assert "Spring is here" in printed
    score, goodbye = printed.splitlines()[-2:]
    assert score.startswith("Anna: eight leaves")
    assert goodbye == "Goodbye."
    assert "Traceback" not in printed


def test_what_is_printed_is_plain_lines_without_a_single_control_character_bl_67(tmp_path: Path) -> None:
    printed, _ = typed(tmp_path, [*SET_UP, *AUTUMN, "h", "m", "xyzzy", "o", "u", "quit", "y"], "play")

    assert {character for character in printed if not character.isprintable()} == {"\n"}


@pytest.mark.parametrize("moment", [4, 7, 15, 23])
def test_a_game_that_was_killed_goes_on_where_it_was(tmp_path: Path, moment: int) -> None:
    lines = [*SET_UP, *AUTUMN, *WINTER][:moment]
    program = start(tmp_path, "play")
    assert program.stdin is not None
    assert program.stdout is not None
    program.stdin.write("".join(line + "\n" for line in lines) + "xyzzy\n")
    program.stdin.flush()
    answered = []
    for line in program.stdout:
        answered.append(line)
        if "xyzzy" in line:
            break
    program.send_signal(signal.SIGKILL)
    program.communicate()

    printed, status = typed(tmp_path, ["y", "s", "w"], "resume")
    straight, _ = typed(tmp_path / "other", [*lines, "s", "w"], "play")
    assert status == 0
    assert "I kept your game" in printed
    assert [line for line in straight.splitlines() if ":" in line][-2:] == [
        line for line in printed.splitlines() if ":" in line
    ][-2:]


def test_there_is_nothing_to_resume_in_a_new_home(tmp_path: Path) -> None:
    printed, status = typed(tmp_path, [], "resume")

    assert status == 1
    assert printed == "There is no kept game. To start one, type: voicehost play\n"


def test_a_second_host_on_the_same_games_is_told_so(tmp_path: Path) -> None:
    first = start(tmp_path, "play")
    assert first.stdout is not None
    assert first.stdin is not None
    first.stdout.readline()
    first.stdin.write("xyzzy\n")
    first.stdin.flush()
    for line in first.stdout:
        if "xyzzy" in line:
            break
    printed, status = typed(tmp_path, ["1"], "play")
    first.kill()
    first.communicate()

    assert status == 1
    assert "Another voicehost" in printed.splitlines()[-1]


@pytest.mark.parametrize(
    ("arguments", "status", "sentence"),
    [
        (("play", "purzelbaum", "--players", "Anna"), 2, "at least two"),
        (("play", "purzelbaum", "--players", "A, B, C, D, E"), 2, "too many"),
        (("play", "purzelbaum", "--players", "Anna, Anna"), 2, "already"),
        (("play", "--lang", "xx"), 2, "xx"),
        (("play", "--transcript", "/nowhere/at/all.txt"), 2, "transcript"),
        (("resume", "999"), 1, "999"),
    ],
)
def test_bad_input_gets_one_plain_sentence(
    tmp_path: Path, arguments: tuple[str, ...], status: int, sentence: str
) -> None:
    printed, got = typed(tmp_path, [], *arguments)

    assert got == status
    assert sentence in printed.splitlines()[-1]
    assert "Traceback" not in printed


def test_a_transcript_holds_what_was_said_to_the_table(tmp_path: Path) -> None:
    transcript = tmp_path / "evening.txt"
    printed, _ = typed(tmp_path, [*SET_UP, "2"], "play", "--transcript", str(transcript))

    assert transcript.read_text(encoding="utf-8") == printed
