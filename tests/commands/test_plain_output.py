"""What is printed anywhere is plain text: no escape sequence, box, spinner or emoji."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from voicehost.commands import command_line, main

ROOT = Path(__file__).parents[2]
UNREADABLE = re.compile("[\x00-\x08\x0b-\x1f\x7f\u2190-\u21ff\u2500-\u27bf\u2800-\u28ff\U0001f000-\U0001faff]")
"""Control characters, arrows, boxes and blocks, dingbats, the dots of spinners, emoji."""


@pytest.mark.parametrize("command", [[], *[[name] for name in command_line.voicehost.commands]], ids=str)
def test_bl_68_every_help_is_plain(command: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    main([*command, "--help"])

    printed = capsys.readouterr().out
    assert printed
    assert not UNREADABLE.search(printed)


@pytest.mark.parametrize(
    "wrong",
    [["nonsense"], ["play", "chess"], ["play", "--keys", "all"], ["resume"], ["rules"], ["demo", "purzelbaum", "--x"]],
    ids=str,
)
def test_every_error_is_one_plain_sentence(wrong: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(wrong) != 0

    printed = capsys.readouterr().err
    assert printed
    assert not UNREADABLE.search(printed)


def test_a_crash_is_one_plain_sentence(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    def broken() -> None:
        raise LookupError("a mistake of ours")

    monkeypatch.setattr("voicehost.shelf.Shelf.load", broken)
    main(["games"])

    printed = capsys.readouterr().err
    assert "Traceback" not in printed
    assert not UNREADABLE.search(printed)


@pytest.mark.parametrize(
    "file", sorted(ROOT.glob("prompts/*/*.ftl")), ids=lambda path: f"{path.parent.name}/{path.name}"
)
def test_no_text_of_the_host_holds_what_cannot_be_read_aloud(file: Path) -> None:
    assert not UNREADABLE.search(file.read_text("utf-8"))
