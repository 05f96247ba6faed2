"""README and CONTRIBUTING say what is so."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from voicehost.commands import command_line
from voicehost.dialogue.keys import Keys
from voicehost.settings import CHOICES

ROOT = Path(__file__).parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")
CONTRIBUTING = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
UNNAMED = "SxdX?"
"""Letters that the host names itself where they matter, and second letters of a meaning."""

FIRST_SCREEN = 32
"""Lines of README that are seen before anybody scrolls."""


def played(transcript: str) -> list[str]:
    """What was said and answered in a golden transcript, without its outcomes."""
    return re.findall(r"^ *(?:said|host): (.*)$", transcript, re.MULTILINE)


def test_the_first_screen_holds_a_sentence_three_points_a_game_and_the_two_commands() -> None:
    screen = "\n".join(README.splitlines()[:FIRST_SCREEN])

    assert screen.startswith("# voicehost\n\nvoicehost hosts a board game")
    assert len(re.findall(r"^- ", screen, re.MULTILINE)) == 3
    assert "```text" in screen
    assert "./run test" in screen


def test_the_piece_of_a_game_is_one_that_was_played() -> None:
    """If not: take the piece anew from the golden transcript."""
    block = README.split("```text\n")[1].split("```")[0]
    piece = [line.split(":", 1)[1].strip() for line in block.splitlines()]
    lines = played((ROOT / "tests/transcripts/purzelbaum/en/corrections.txt").read_text(encoding="utf-8"))
    starts = [at for at, line in enumerate(lines) if line == piece[0]]

    assert piece in [lines[at : at + len(piece)] for at in starts]


@pytest.mark.parametrize("name", command_line.voicehost.commands)
def test_every_command_is_in_the_readme(name: str) -> None:
    assert f"`voicehost {name}" in README


@pytest.mark.parametrize("document", ["README.md", "CONTRIBUTING.md"])
def test_every_command_and_option_that_is_named_exists(document: str) -> None:
    text = (ROOT / document).read_text(encoding="utf-8")
    commands = command_line.voicehost.commands
    options = {option for command in commands.values() for parameter in command.params for option in parameter.opts}

    assert set(re.findall(r"`voicehost ([a-z]+)", text)) <= set(commands)
    assert set(re.findall(r"`[^`]*?(--[a-z]+(?:-[a-z]+)*)", text)) <= options | {"--help"}


@pytest.mark.parametrize("document", ["README.md", "CONTRIBUTING.md"])
def test_every_file_and_folder_that_is_named_is_there(document: str) -> None:
    text = (ROOT / document).read_text(encoding="utf-8")
    links = re.findall(r"\]\((?!https?:)([^)]+)\)", text)
    paths = re.findall(r"`((?:engines|prompts|voicehost|tests|docs)/[\w/.]*)`", text)

    assert links or paths
    for path in links + paths:
        assert (ROOT / path).exists(), path


def test_the_ways_to_read_aloud_are_those_that_exist() -> None:
    for voice in CHOICES["voice"]:
        assert voice == "host" or f"--voice {voice}" in README


def test_every_letter_of_the_keys_is_in_the_readme() -> None:
    letters = [key for key in Keys.load("en").intents if len(key) == 1]

    assert [key for key in letters if f"`{key}`" not in README and key not in UNNAMED] == []


@pytest.mark.parametrize("name", ["keys", "attention", "profile"])
def test_every_way_of_keys_attention_and_profile_is_in_the_readme(name: str) -> None:
    part = README.split("**Keys.**")[1].split("**Microphone.**")[0]

    assert all(f"{way}`" in part for way in CHOICES[name][1:])
