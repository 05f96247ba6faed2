"""``voicehost models``: plain lines, one sentence for what goes wrong, and nothing fetched unasked."""

from __future__ import annotations

import io
import sys
import zipfile
from typing import TYPE_CHECKING

import pytest

from voicehost.commands import main
from voicehost.errors import ModelError, PromptError
from voicehost.hearing.model_folder import find_model
from voicehost.resources import models_folder
from voicehost.shelf import purzelbaum
from voicehost.speech_models import folder
from voicehost.speech_models.fetching import Fetcher
from voicehost.speech_models.trial import Trial

if TYPE_CHECKING:
    from collections.abc import Collection
    from pathlib import Path

    from voicehost.speech_models.catalogue import Offer

SMALL = "vosk-model-small-en-us-0.15"
FST = b"\xd6\xfd\xb2\x7e rest"
MODEL = {
    "am/final.mdl": b"\0B<TransitionModel> rest",
    "conf/mfcc.conf": b"--use-energy=false",
    "conf/model.conf": b"--beam=10.0",
    "graph/HCLr.fst": FST,
    "graph/Gr.fst": FST,
    "graph/phones/word_boundary.int": b"1 nonword",
}


def zipped() -> bytes:
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w") as file:
        for name, data in MODEL.items():
            file.writestr(f"{SMALL}/{name}", data)
    return packed.getvalue()


def network(_: Fetcher, offer: Offer, part: Path) -> None:
    """A network that brings the model at once."""
    print(f"fetched {offer.name}")  # noqa: T201 - stands for the lines of progress
    part.write_bytes(zipped())


def no_network(_: Fetcher, offer: Offer, __: Path) -> None:
    raise ModelError(f"{offer.host} cannot be reached: is there a network?")


@pytest.fixture(autouse=True)
def tried_in_no_child(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every model loads, and lacks one of the words; nothing comes over a network."""

    def try_model(_folder: Path, words: Collection[str] = ()) -> Trial:
        return Trial(1.25, rejects=True, lacks=frozenset(sorted(words)[:1]))

    monkeypatch.setattr(folder.ModelsFolder.__init__, "__defaults__", (try_model,))
    monkeypatch.setattr(Fetcher, "fetch", network)


@pytest.fixture
def stick(tmp_path: Path) -> Path:
    file = tmp_path / "Stick von Zoë" / f"{SMALL}.zip"
    file.parent.mkdir()
    file.write_bytes(zipped())
    return file


@pytest.fixture
def at_a_terminal(monkeypatch: pytest.MonkeyPatch) -> io.StringIO:
    """What is typed at it."""

    class Terminal(io.StringIO):
        def isatty(self) -> bool:
            return True

    monkeypatch.setattr(sys, "stdin", Terminal())
    return sys.stdin  # type: ignore[return-value]


def typed(terminal: io.StringIO, text: str) -> None:
    terminal.write(text)
    terminal.seek(0)


def printed(capsys: pytest.CaptureFixture[str]) -> list[str]:
    return capsys.readouterr().out.splitlines()


@pytest.mark.parametrize("arguments", [["models"], ["models", "list"]])
def test_models_are_listed_in_plain_lines(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(arguments) == 0

    lines = printed(capsys)
    assert lines[0] == f"Models in {models_folder()}: 0"
    assert lines[2].startswith(f"{SMALL}: en, 41 MB, Apache-2.0, from alphacephei.com. ")


def test_a_model_that_was_got_is_listed_as_in_use_and_offered_no_more(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["models", "get", "en"]) == 0
    assert printed(capsys)[-1] == f"{SMALL} is there. Games in the language en listen with it from now on."

    assert main(["models"]) == 0
    lines = printed(capsys)
    assert lines[1] == f"{SMALL}: en, 1 MB, in use"
    assert not any(line.startswith(f"{SMALL}:") for line in lines[2:])


def test_without_a_language_that_of_the_settings_is_got() -> None:
    assert main(["models", "get"]) == 0
    assert find_model("en", None, models_folder(), {}) == models_folder() / SMALL


def test_a_model_on_a_stick_is_added(stick: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["models", "add", str(stick)]) == 0

    assert printed(capsys)[0] == f"Adding {stick}. This takes a moment."
    assert find_model("en", None, models_folder(), {}) == models_folder() / SMALL


def test_a_language_can_be_named(stick: Path) -> None:
    assert main(["models", "add", "--lang", "cy", str(stick)]) == 0
    assert find_model("cy", None, models_folder(), {}) == models_folder() / SMALL


def test_what_a_model_can_is_told(
    stick: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("voicehost.shelf.BUILT_IN", {"purzelbaum": purzelbaum})  # one game is enough
    main(["models", "add", str(stick)])
    capsys.readouterr()

    assert main(["models", "check", "en"]) == 0
    able, words = printed(capsys)
    assert able == f"{SMALL}: loaded in 1.2 seconds, takes a list of sentences, tells other sounds from words."
    assert words.startswith(f"{SMALL}: of ")
    assert words.endswith(" words of the games in en it lacks 1: a.")


def test_sentences_that_cannot_be_read_are_told_and_the_model_is_checked_all_the_same(
    stick: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def broken(*_: object) -> None:
        raise PromptError("en/host.yaml: its is declared twice; choose another name.")

    main(["models", "add", str(stick)])
    monkeypatch.setattr("voicehost.language.templates.Sentences.load", broken)
    capsys.readouterr()

    assert main(["models", "check"]) == 0
    told = capsys.readouterr()
    assert len(told.out.splitlines()) == 1
    assert told.err.startswith("The words of the games in en are left out: en/host.yaml")


def test_a_broken_model_is_told_and_makes_the_check_fail(stick: Path, capsys: pytest.CaptureFixture[str]) -> None:
    main(["models", "add", str(stick)])
    (models_folder() / SMALL / "graph" / "Gr.fst").write_bytes(b"")
    capsys.readouterr()

    assert main(["models", "check"]) == 1
    assert "is not whole (graph/Gr.fst)" in capsys.readouterr().err
    assert main(["models", "list"]) == 0
    assert printed(capsys)[1].endswith("broken: voicehost models check tells why")


def test_a_folder_whose_language_nobody_knows_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    (models_folder() / "mine").mkdir(parents=True)

    assert main(["models"]) == 0
    assert "mine: 1 MB, language unknown: remove it, and add it again with --lang." in printed(capsys)


def test_without_models_a_check_says_how_to_get_one(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["models", "check"]) == 0
    assert printed(capsys) == ["There is no model to check. To get one, type: voicehost models get"]


def test_a_model_is_removed(stick: Path, capsys: pytest.CaptureFixture[str]) -> None:
    main(["models", "add", str(stick)])

    assert main(["models", "remove", "en"]) == 0
    assert printed(capsys)[-1] == f"{SMALL} is removed."
    assert find_model("en", None, models_folder(), {}) is None


def test_a_network_that_is_not_there_is_one_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(Fetcher, "fetch", no_network)

    assert main(["models", "get"]) == 1
    assert capsys.readouterr().err == "alphacephei.com cannot be reached: is there a network?\n"


def test_people_are_asked_once_and_a_yes_fetches(
    at_a_terminal: io.StringIO, capsys: pytest.CaptureFixture[str]
) -> None:
    typed(at_a_terminal, "y\n")

    assert main(["models", "get", "--ask"]) == 0
    out = capsys.readouterr().out
    assert f"the speech model {SMALL}: 41 MB, Apache-2.0, free.\nFetch it from alphacephei.com now? [y/N]: " in out
    assert f"fetched {SMALL}" in out


@pytest.mark.parametrize("answer", ["n\n", "\n", ""])
def test_any_other_answer_fetches_nothing(
    answer: str, at_a_terminal: io.StringIO, capsys: pytest.CaptureFixture[str]
) -> None:
    typed(at_a_terminal, answer)

    assert main(["models", "get", "--ask", "de"]) == 0
    assert "fetched" not in capsys.readouterr().out


def test_nobody_is_asked_where_nobody_types(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO("y\n"))

    assert main(["models", "get", "--ask", "de"]) == 0
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err == "To be heard better, get a speech model of 46 MB: voicehost models get de\n"


def test_nobody_is_asked_where_a_model_is_or_none_can_be_had(
    at_a_terminal: io.StringIO, stick: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    main(["models", "add", str(stick)])
    typed(at_a_terminal, "y\n")
    capsys.readouterr()

    assert main(["models", "get", "--ask", "en"]) == 0
    assert main(["models", "get", "--ask", "xx"]) == 0
    assert printed(capsys) == []
