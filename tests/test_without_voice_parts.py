"""A computer without a wheel of any voice part (BL-76): keys play, and the self-check says what is missing."""

from __future__ import annotations

import os
import subprocess
from typing import TYPE_CHECKING

import pytest
from programs import ROOT
from terminals import Terminal

if TYPE_CHECKING:
    from pathlib import Path

VOICE_PARTS = ("vosk", "pocketsphinx", "pyttsx3", "sounddevice")


@pytest.fixture
def without_voice_parts(tmp_path: Path) -> dict[str, str]:
    """An environment in which none of them can be imported, by the host or by its children."""
    for name in VOICE_PARTS:
        (tmp_path / f"{name}.py").write_text(f"raise ModuleNotFoundError('No module named {name}', name='{name}')\n")
    return {**os.environ, "PYTHONPATH": f"{tmp_path}{os.pathsep}{ROOT}"}


def run(environment: dict[str, str], *arguments: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    command = Terminal.command(*arguments)
    return subprocess.run(
        command, cwd=ROOT, input=typed, env=environment, capture_output=True, text=True, timeout=60, check=False
    )


def test_bl_76_a_game_is_played_by_keys_where_no_voice_part_can_be_had(without_voice_parts: dict[str, str]) -> None:
    done = run(without_voice_parts, "play", "purzelbaum", "--players", "Anna, Ben", typed="2\n1\n1\n")

    assert done.returncode == 0
    assert "In! Anna keeps the leaf." in done.stdout
    assert "Traceback" not in done.stdout + done.stderr


def test_bl_76_the_self_check_says_what_is_missing_and_how_to_mend_it(without_voice_parts: dict[str, str]) -> None:
    done = run(without_voice_parts, "doctor")
    lines = done.stdout.splitlines()

    for thing in ("Voice: missing.", "Loudspeaker: missing.", "Microphone: missing.", "Recogniser: missing."):
        assert any(line.startswith(thing) for line in lines), thing
    assert done.returncode == 1
    assert done.stderr == ""
