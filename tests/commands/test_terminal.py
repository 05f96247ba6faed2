"""The command as a process: quick to start, plain in what it prints, and safe on any terminal."""

from __future__ import annotations

import io
import os
import subprocess
import sys
from pathlib import Path

import pytest

from voicehost.commands.terminal import make_safe, simpler

ROOT = Path(__file__).parents[2]
HEAVY = ("sqlalchemy", "hassil", "fluent", "vosk", "pocketsphinx", "sounddevice", "soxr", "numpy", "transitions")
PRINTING = (
    ["--help"],
    ["play", "--help"],
    ["games"],
    ["rules", "purzelbaum"],
    ["diagram", "host"],
    ["nonsense"],
    ["demo", "chess"],
)


def run(*arguments: str, **environment: str) -> subprocess.CompletedProcess[bytes]:
    """Start voicehost as its users do, without a terminal and with nothing to read."""
    return subprocess.run(
        [sys.executable, "-m", "voicehost", *arguments],
        cwd=ROOT,
        env={**os.environ, **environment},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        timeout=60,
        check=False,
    )


def test_help_waits_for_no_heavy_library() -> None:
    command = f"""
import sys
from voicehost.commands import main
main(["--help"])
print("LOADED", *sorted(set({HEAVY}) & set(sys.modules)))
"""
    printed = subprocess.run([sys.executable, "-c", command], cwd=ROOT, capture_output=True, text=True, check=True)

    assert printed.stdout.splitlines()[-1] == "LOADED"


@pytest.mark.parametrize("arguments", PRINTING, ids=" ".join)
def test_nothing_that_is_printed_moves_the_cursor_or_colours(arguments: list[str]) -> None:
    done = run(*arguments, FORCE_COLOR="1", TERM="xterm-256color")

    assert done.stdout + done.stderr
    assert set(b"\x1b\x07\x08\r\x9b") & set(done.stdout + done.stderr) == set()


@pytest.mark.parametrize("encoding", ["ascii", "cp1252", "utf-8"])
def test_a_name_that_the_terminal_cannot_show_is_shown_more_simply(encoding: str) -> None:
    done = run("rules", "Zoë 🎲", PYTHONIOENCODING=encoding)

    shown = {"ascii": "Zoe ?", "cp1252": "Zoë ?", "utf-8": "Zoë 🎲"}[encoding]
    assert done.returncode == 2
    assert shown in done.stderr.decode(encoding)


@pytest.mark.parametrize(
    ("text", "plain"),
    [("Zoë", "Zoe"), ("Groß", "Gross"), ("„Ja“ – nein", '"Ja" - nein'), ("Łódź", "Lodz"), ("🎲", "?")],
)
def test_simpler_text_keeps_what_can_be_read(text: str, plain: str) -> None:
    assert simpler(text) == plain


def test_closed_streams_are_opened_on_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("stdin", "stdout", "stderr"):
        monkeypatch.setattr(sys, name, None)
    make_safe()

    assert sys.stdin.read() == ""
    sys.stdout.write("to nobody")
    sys.stderr.write("to nobody")
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        stream.close()


def test_lines_go_out_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    raw = io.BytesIO()
    monkeypatch.setattr(sys, "stdout", io.TextIOWrapper(raw, "ascii"))
    make_safe()
    sys.stdout.write("Zoë, one nut.\n")

    assert raw.getvalue() == b"Zoe, one nut.\n"


def test_closed_standard_streams_of_the_process_cost_no_traceback() -> None:
    command = ["/bin/sh", "-c", 'exec "$0" -m voicehost games <&- >&- 2>&-', sys.executable]

    assert subprocess.run(command, cwd=ROOT, check=False, timeout=60).returncode == 0


def test_a_reader_who_goes_away_early_is_no_mistake() -> None:
    command = ["/bin/sh", "-c", '"$0" -m voicehost rules purzelbaum | true', sys.executable]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, check=False, timeout=60)

    assert done.stderr == b""
