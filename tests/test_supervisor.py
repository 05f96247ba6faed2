"""A host that breaks down is back at the same question, and nothing that was typed is lost."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from typing import TYPE_CHECKING

import pytest
from programs import ROOT, SET_UP, kept_steps, program

from voicehost.supervisor import BROKEN, RESTARTS

if TYPE_CHECKING:
    from pathlib import Path

BACK = "Something went wrong with me, and I am back."
AHEAD = 12
KEEPING = """
import os, signal, sys
from voicehost.errors import LedgerError, VoicehostError
from voicehost.supervisor import keep_alive

def host(deaths):
    print("host", deaths, flush=True)
    if deaths < int(sys.argv[2]):
        {"raise": broken, "crash": crash, "signal": stop, "sentence": sentence}[sys.argv[1]]()
    return 7

def broken(): raise LookupError("a mistake of ours")
def crash(): os.kill(os.getpid(), signal.SIGSEGV)
def stop(): os.kill(os.getpid(), signal.SIGTERM)
def sentence(): raise LedgerError("The log cannot be read.")

try:
    status = keep_alive(host, lambda error: print("noted", error, flush=True))
except VoicehostError as error:
    print(error, flush=True)
    status = 1
sys.exit(status)
"""


def kept_alive(ending: str, times: int) -> tuple[list[str], int]:
    """What a host prints that ends in some way this often before it lives, and the exit status."""
    command = [sys.executable, "-c", KEEPING, ending, str(times)]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=60)
    assert done.stderr == ""
    return done.stdout.splitlines(), done.returncode


def test_a_host_that_ends_by_itself_gives_its_status() -> None:
    assert kept_alive("raise", 0) == (["host 0"], 7)


@pytest.mark.parametrize(("ending", "noted"), [("raise", ["noted 'a mistake of ours'"]), ("crash", [])])
def test_a_host_that_breaks_down_is_started_again(ending: str, noted: list[str]) -> None:
    noted = [note.replace("'", "") for note in noted]

    assert kept_alive(ending, 1) == (["host 0", *noted, "host 1"], 7)


def test_one_that_breaks_down_each_time_is_given_up_with_a_sentence() -> None:
    printed, status = kept_alive("crash", RESTARTS + 1)

    assert printed[:-1] == [f"host {deaths}" for deaths in range(RESTARTS + 1)]
    assert "voicehost resume" in printed[-1]
    assert status == 1


def test_one_that_is_told_to_end_is_left_alone() -> None:
    assert kept_alive("signal", 1) == (["host 0"], 128 + signal.SIGTERM)


def test_a_sentence_of_the_host_is_no_breakdown() -> None:
    assert kept_alive("sentence", 1) == (["host 0", "The log cannot be read."], 1)


def test_a_host_that_is_killed_is_back_at_the_same_question_with_the_lines_typed_ahead(tmp_path: Path) -> None:
    """At most the one line that was just being answered has to be said again."""
    with program(tmp_path, "play") as running:
        running.answers(*SET_UP, "1", "2")
        before = kept_steps(tmp_path)
        host = running.host
        running.type(*["1"] * AHEAD)
        running.read_until("Well hidden")
        os.kill(host, signal.SIGKILL)
        running.read_until(BACK)
        running.answers()
        after = kept_steps(tmp_path)
        printed, status = running.end()

    assert after[: len(before)] == before
    assert len(after) in (len(before) + AHEAD - 1, len(before) + AHEAD)
    assert "your turn" in printed.split(BACK)[1]
    assert "still stand" not in printed
    assert status == 0


def test_one_that_is_killed_before_anything_was_said_begins_anew(tmp_path: Path) -> None:
    with program(tmp_path, "play") as running:
        running.read_until("Which game")
        running.kill_host()
        running.read_until("I am back.")
        running.answers(*SET_UP)
        _, status = running.end()

    assert status == 0


SPOILER = """
import voicehost.shelf, pathlib
load = voicehost.shelf.Shelf.load
def spoiled():
    marker = pathlib.Path(__file__).with_name("spoiled")
    if not marker.exists():
        marker.touch()
        raise LookupError("a mistake of ours")
    return load()
voicehost.shelf.Shelf.load = spoiled
"""


def test_a_mistake_of_ours_is_noted_and_mended(tmp_path: Path) -> None:
    """Here the mistake is a shelf that raises, once."""
    spoiler = tmp_path / "sitecustomize.py"
    spoiler.write_text(SPOILER, encoding="utf-8")
    with program(tmp_path / "home", "play", environment={"PYTHONPATH": f"{tmp_path}{os.pathsep}{ROOT}"}) as running:
        running.answers(*SET_UP[:3])
        printed, status = running.end()

    assert status == 0
    assert "I am back." in printed
    assert "Traceback" not in printed
    assert "a mistake of ours" in (tmp_path / "home" / "errors.log").read_text(encoding="utf-8")


def test_a_host_does_not_outlive_the_process_that_waits_beside_it(tmp_path: Path) -> None:
    with program(tmp_path, "play") as running:
        running.answers()
        running.process.kill()
        assert running.process.stdout is not None

        running.process.stdout.read()  # ends only when nobody is left that could print

    assert running.process.returncode == -signal.SIGKILL


def test_the_status_of_a_breakdown_is_no_other_status_of_ours() -> None:
    assert BROKEN not in (0, 1, 2, 130)
