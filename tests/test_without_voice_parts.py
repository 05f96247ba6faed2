"""A computer without a wheel of any voice part (BL-76): keys play, and the self-check says what is missing."""

from __future__ import annotations

import os
import subprocess
from typing import TYPE_CHECKING

import pytest
from programs import ROOT
from terminals import Terminal

from voicehost.libraries import named

if TYPE_CHECKING:
    from pathlib import Path

VOICE_PARTS = ("vosk", "pocketsphinx", "pyttsx3", "sounddevice")


OTHERS = ("soxr", "numpy", "click", "hassil", "yaml", "babel", "fluent", "transitions", "unicode_rbnf", "platformdirs")


@pytest.fixture
def without_voice_parts(tmp_path: Path) -> dict[str, str]:
    """An environment in which none of them can be imported, by the host or by its children."""
    return without(tmp_path, *VOICE_PARTS)


def without(folder: Path, *libraries: str) -> dict[str, str]:
    """An environment in which these cannot be imported, by the host or by its children."""
    for name in libraries:
        (folder / f"{name}.py").write_text(f"raise ModuleNotFoundError('No module named {name}', name='{name}')\n")
    home = {name: value for name, value in os.environ.items() if name != "VOICEHOST_HOME"}
    return {**home, "HOME": str(folder), "PYTHONPATH": f"{folder}{os.pathsep}{ROOT}"}


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


@pytest.mark.parametrize("library", OTHERS)
def test_a_library_that_is_missing_is_named_with_the_command_that_mends_it(tmp_path: Path, library: str) -> None:
    done = run(without(tmp_path, library), "doctor")

    package = {"yaml": "PyYAML", "fluent": "fluent.runtime"}.get(library, library)
    assert done.stderr == (
        f"The Python library {library} is missing. Install it with: pip install --force-reinstall {package}\n"
    )
    assert done.returncode == 1


@pytest.mark.parametrize("library", ["sqlalchemy", "hassil"])
def test_a_game_that_lacks_a_library_names_it_at_once_instead_of_breaking_down(tmp_path: Path, library: str) -> None:
    done = run(without(tmp_path, library), "play", "purzelbaum", "--voice", "none", "--ears", "none")

    assert f"The Python library {library} is missing." in done.stderr
    assert "broke" not in done.stdout + done.stderr
    assert done.returncode == 1


def test_a_voice_that_lacks_a_library_names_it_and_the_game_goes_on_by_keys(tmp_path: Path) -> None:
    done = run(without(tmp_path, "soxr"), "play", "purzelbaum", "--players", "Anna, Ben", typed="2\n1\n1\n")

    assert "The Python library soxr is missing. Install it with: pip install --force-reinstall soxr" in done.stdout
    assert "In! Anna keeps the leaf." in done.stdout
    assert done.returncode == 0


def test_a_module_of_our_own_that_is_missing_is_a_mistake_of_ours() -> None:
    with pytest.raises(ModuleNotFoundError), named():
        raise ModuleNotFoundError(name="voicehost.nothing")
