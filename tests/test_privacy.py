"""Whole games with the network forbidden: no sound is written anywhere, and what is kept is the owner's alone."""

from __future__ import annotations

import os
import stat
from pathlib import Path

import pytest
from evenings import played, whole_game
from programs import ROOT, SET_UP, program

GAME = (*SET_UP, *["1"] * 16, "1", "16", *["0"] * 20)
WATCHER = """
import os, sys

def watch(event, arguments):
    if event in ("socket.connect", "socket.bind", "socket.sendto", "socket.getaddrinfo"):
        note(f"{event} {arguments}")
        raise PermissionError("the network is forbidden")
    if event == "open" and isinstance(arguments[2], int) and arguments[2] & (os.O_WRONLY | os.O_RDWR | os.O_CREAT):
        note(f"open {arguments[0]}")

def note(line):
    os.write(notes, f"{line}\\n".encode())

notes = os.open(os.environ["WATCHED"], os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600)
sys.addaudithook(watch)
"""
"""Stands in every process of the program, as Python's sitecustomize, and forbids and notes."""

SOUNDS = (b"RIFF", b"OggS", b"fLaC", b"FORM", b"ID3")
"""How files of sound begin."""

LEDGER = {"games.sqlite", "games.sqlite-wal", "games.sqlite-shm", "games.sqlite.lock"}


@pytest.fixture
def watched(tmp_path: Path) -> dict[str, str]:
    """The environment of a program that has only folders of ours and no network."""
    (tmp_path / "watcher").mkdir()
    (tmp_path / "watcher" / "sitecustomize.py").write_text(WATCHER, encoding="utf-8")
    folders = {name: tmp_path / name.lower() for name in ("HOME", "TMPDIR", "XDG_CACHE_HOME", "XDG_RUNTIME_DIR")}
    for folder in folders.values():
        folder.mkdir(mode=0o700)
    return {
        "PYTHONPATH": f"{tmp_path / 'watcher'}{os.pathsep}{ROOT}",
        "PYTHONDONTWRITEBYTECODE": "1",
        "WATCHED": str(tmp_path / "notes"),
        **{name: str(folder) for name, folder in folders.items()},
    }


def notes(watched: dict[str, str]) -> list[str]:
    return Path(watched["WATCHED"]).read_text(encoding="utf-8").splitlines()


def left(watched: dict[str, str], home: Path) -> list[Path]:
    """Every file that is there after the program has ended."""
    folders = [home, *(Path(watched[name]) for name in ("HOME", "TMPDIR", "XDG_CACHE_HOME", "XDG_RUNTIME_DIR"))]
    return [path for folder in folders for path in folder.rglob("*") if path.is_file()]


def test_a_whole_game_needs_no_network_and_leaves_nothing_but_its_log(tmp_path: Path, watched: dict[str, str]) -> None:
    home = tmp_path / "games"
    with program(home, "play", environment=watched) as running:
        running.type(*GAME, "2")
        printed, status = running.end()
    opened = {Path(note.removeprefix("open ")).name for note in notes(watched) if note.startswith("open ")}

    assert status == 0
    assert "winter" in printed
    assert not [note for note in notes(watched) if note.startswith("socket")]
    assert opened <= LEDGER | {"null"}
    assert {path.name for path in left(watched, home)} <= LEDGER
    assert all(stat.S_IMODE(path.stat().st_mode) == 0o600 for path in left(watched, home))
    assert stat.S_IMODE(home.stat().st_mode) == 0o700


def test_the_watcher_forbids_the_network_and_notes_what_is_written(tmp_path: Path, watched: dict[str, str]) -> None:
    """A test of the tests above: a program that does such things is caught."""
    import subprocess
    import sys

    code = "import socket; open('sound.wav', 'wb').close(); socket.create_connection(('192.0.2.1', 80), 1)"
    done = subprocess.run(
        [sys.executable, "-c", code], env={**os.environ, **watched}, cwd=tmp_path, capture_output=True, check=False
    )

    assert b"the network is forbidden" in done.stderr
    assert any(note.startswith("socket") for note in notes(watched))
    assert "open sound.wav" in notes(watched)


def test_a_speaking_and_listening_host_writes_no_sound(tmp_path: Path, watched: dict[str, str]) -> None:
    home = tmp_path / "games"
    with program(home, "play", "--voice", "host", "--ears", "auto", environment=watched) as running:
        running.answers(*SET_UP)
        _, status = running.end()
    opened = [Path(note.removeprefix("open ")) for note in notes(watched) if note.startswith("open ")]

    assert status == 0
    assert not [note for note in notes(watched) if note.startswith("socket") and "/" not in note]
    assert not [path for path in opened if path.suffix in (".wav", ".ogg", ".flac", ".aiff", ".mp3", ".raw", ".pcm")]
    assert not [path for path in left(watched, home) if path.read_bytes().startswith(SOUNDS)]


def test_what_was_heard_is_kept_as_reports_and_not_as_words(folder_of_its_own: Path) -> None:
    played(folder_of_its_own, [*whole_game("Ben")[:8], "what a lovely afternoon"])
    kept = b"".join(path.read_bytes() for path in folder_of_its_own.iterdir())

    assert b'"hit"' in kept
    assert b"it fell in" not in kept
    assert b"lovely" not in kept


def test_a_transcript_that_was_asked_for_is_the_owners_alone(tmp_path: Path) -> None:
    transcript = tmp_path / "evening.txt"
    with program(tmp_path / "games", "play", "--transcript", str(transcript)) as running:
        running.answers()
        running.end()

    assert stat.S_IMODE(transcript.stat().st_mode) == 0o600
