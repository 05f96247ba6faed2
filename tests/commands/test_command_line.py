"""The command line: every command has help, every mistake gets one plain sentence and an exit status."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import click
import pytest

from voicehost import __version__
from voicehost.commands import command_line, main
from voicehost.errors import DeviceError, LedgerError, UsageError
from voicehost.resources import data_folder

if TYPE_CHECKING:
    from pathlib import Path

NAMES = (
    "play",
    "resume",
    "games",
    "rules",
    "history",
    "sheet",
    "forget",
    "diagram",
    "demo",
    "models",
    "voices",
    "doctor",
)


def failing(monkeypatch: pytest.MonkeyPatch, error: BaseException) -> None:
    """Let ``voicehost play`` end in this."""

    def host(_options: object) -> int:
        raise error

    monkeypatch.setattr("voicehost.commands.play.host", host)


def one_sentence(text: str) -> bool:
    """Whether this is one line that ends as a sentence, or with a command to type or a file to read."""
    return len(text.splitlines()) == 1 and bool(re.search(r"([.?]|type: voicehost[ a-z-]*|\.log)$", text))


@pytest.mark.parametrize("name", NAMES)
def test_every_command_and_every_option_has_help(name: str) -> None:
    command = command_line.voicehost.commands[name]

    assert command.help
    for parameter in command.params:
        if isinstance(parameter, click.Option):
            assert parameter.help, parameter.name


def test_help_tells_every_command_in_a_whole_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--help"]) == 0

    printed = capsys.readouterr().out
    assert tuple(command_line.voicehost.commands) == NAMES
    for name in NAMES:
        assert re.search(rf"^  {name} .*[^.]\.$", printed, re.MULTILINE), name


def test_the_version_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--version"]) == 0
    assert capsys.readouterr().out == f"voicehost {__version__}\n"


BAD_INPUT = [
    (["nonsense"], 2, "There is no command 'nonsense'. Commands: play, resume,"),
    (["gmaes"], 2, "Did you mean games?"),
    (["play", "purzelbaun"], 2, "There is no game called 'purzelbaun'. Did you mean purzelbaum? Games: purzelbaum"),
    (["play", ""], 2, "There is no game called ''."),
    (["play", "purzelbaum", "again"], 2, "unexpected extra argument"),
    (["play", "--ears", "big"], 2, "'big' is not one of 'auto', 'vosk', 'pocketsphinx', 'none'"),
    (["play", "--voice", "loud"], 2, "'loud' is not one of 'host', 'reader', 'none'"),
    (["play", "--rate", "20"], 2, "20 is not in the range 80<=x<=400"),
    (["play", "--rate", "fast"], 2, "'fast' is not a valid integer"),
    (["play", "--wav", "no/such.wav"], 2, "File 'no/such.wav' does not exist"),
    (["play", "--lang", "xx", "--voice", "none", "--ears", "none"], 2, "Languages: de, en"),
    (["play", "--transcript", "no/such/folder.txt", "--voice", "none", "--ears", "none"], 2, "cannot be written"),
    (["--lang"], 2, "requires an argument"),
    (["--colour"], 2, "No such option"),
    (["resume", "999", "--voice", "none", "--ears", "none"], 1, "There is no game 999 in the log."),
    (["resume", "--voice", "none", "--ears", "none"], 1, "There is no kept game."),
    (["rules"], 2, "Missing argument 'GAME'"),
    (["rules", "chess"], 2, "There is no game called 'chess'. Games: purzelbaum"),
    (["rules", "purzelbaum", "--lang", "xx"], 2, "purzelbaum is not told in 'xx' yet. Languages: de, en"),
    (["diagram", "chess"], 2, "There is no game called 'chess'."),
    (["models", "fetch"], 2, "No such command 'fetch'."),
    (["models", "get", "xx"], 2, "There is no model 'xx' in the catalogue. Languages: en, de."),
    (["models", "add"], 2, "Missing argument 'FILE.zip|DIR'"),
    (["models", "add", "no/such.zip"], 2, "There is nothing at no/such.zip"),
    (["models", "check", "xx"], 2, "There is no model 'xx'"),
    (["models", "remove", "../games"], 2, "There is no model '../games'"),
    (["demo"], 2, "Missing argument 'GAME'"),
    (["demo", "chess"], 2, "There is no game called 'chess'."),
    (["demo", "purzelbaum", "--players", "0"], 2, "0 is not in the range"),
    (["demo", "purzelbaum", "--seed", "x"], 2, "'x' is not a valid integer"),
    (["demo", "purzelbaum", "--mode", "silent"], 2, "'silent' is not one of"),
]


@pytest.mark.parametrize(("arguments", "status", "sentence"), BAD_INPUT, ids=str)
def test_bad_input_gets_one_sentence_and_a_status(
    arguments: list[str], status: int, sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(arguments) == status

    printed = capsys.readouterr().err
    assert sentence in printed
    assert one_sentence(printed)


@pytest.mark.parametrize(
    ("error", "status"),
    [
        (DeviceError("The loudspeaker has gone; plug it in again."), 1),
        (LedgerError("The disk is full; make some room."), 1),
        (UsageError("There is no such thing; try another."), 2),
    ],
    ids=lambda value: type(value).__name__,
)
def test_an_error_that_a_person_can_mend_is_its_own_sentence(
    error: Exception, status: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    failing(monkeypatch, error)

    assert main(["play"]) == status
    assert capsys.readouterr().err == f"{error}\n"


def test_a_mistake_of_ours_is_one_sentence_and_its_details_are_in_a_private_file(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    failing(monkeypatch, RuntimeError("the tree has fallen over"))

    assert main([]) == 1

    printed = capsys.readouterr().err
    log = data_folder() / "errors.log"
    assert one_sentence(printed)
    assert str(log) in printed
    assert "the tree has fallen over" in log.read_text(encoding="utf-8")
    assert log.stat().st_mode & 0o077 == 0


def test_a_mistake_of_ours_is_told_even_where_nothing_can_be_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setenv("VOICEHOST_HOME", str(tmp_path / "file" / "below"))
    failing(monkeypatch, RuntimeError("the tree has fallen over"))

    assert main(["play"]) == 1
    assert "the tree has fallen over" in capsys.readouterr().err


@pytest.mark.parametrize("error", [KeyboardInterrupt(), click.Abort()], ids=lambda error: type(error).__name__)
def test_ctrl_c_ends_without_a_word(
    error: BaseException, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    failing(monkeypatch, error)

    assert main(["play"]) == 130
    assert capsys.readouterr().err.strip() == ""
