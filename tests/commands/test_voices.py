"""``voicehost voices``: plain lines, one sentence for what goes wrong, and nothing fetched unasked."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

sys.path.insert(0, str(Path(__file__).parent.parent / "speaking"))

from piper_files import NAME, ONNX, SETTINGS, voice_in
from speaking_doubles import FakeLoudspeaker, FakeSynthesiser

from voicehost.commands import main, voices
from voicehost.errors import ModelError
from voicehost.resources import voices_folder
from voicehost.speaking import finding
from voicehost.speaking.player import Player
from voicehost.speaking.supply import Speech
from voicehost.speech_models.fetching import Fetcher
from voicehost.speech_models.voices import VoicesFolder, VoiceTrial
from voicehost.testing import FakeClock

if TYPE_CHECKING:
    from collections.abc import Collection

    from voicehost.speech_models.catalogue import Offer

JOE = "en_US-joe-medium"


def network(_: Fetcher, offer: Offer, part: Path) -> None:
    import json

    part.write_bytes(json.dumps(SETTINGS).encode() if offer.source.endswith(".json") else ONNX)


@pytest.fixture(autouse=True)
def tried_in_no_child(monkeypatch: pytest.MonkeyPatch) -> None:
    def try_voice(_folder: Path, _: Collection[str] = ()) -> VoiceTrial:
        return VoiceTrial(0.5, 0.2)

    monkeypatch.setattr(VoicesFolder.__init__, "__defaults__", (try_voice,))
    monkeypatch.setattr(Fetcher, "fetch", network)
    monkeypatch.setattr(voices, "has_piper", lambda: True)


def printed(capsys: pytest.CaptureFixture[str]) -> list[str]:
    return capsys.readouterr().out.splitlines()


@pytest.mark.parametrize("arguments", [["voices"], ["voices", "list"]])
def test_voices_are_listed_in_plain_lines(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(arguments) == 0

    lines = printed(capsys)
    assert lines[0] == f"Voices in {voices_folder()}: 0"
    assert any(line.startswith(f"{JOE}: en, 63 MB, CC0-1.0, from huggingface.co.") for line in lines)


def test_a_voice_that_was_got_is_listed_as_in_use_and_can_be_removed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["voices", "get", "en"]) == 0
    assert printed(capsys)[-1] == f"{JOE} is there. Games in the language en are spoken by it from now on."
    main(["voices"])
    assert f"{JOE}: en, 1 MB, in use" in printed(capsys)
    assert main(["voices", "remove", "en"]) == 0
    assert printed(capsys) == [f"{JOE} is removed."]


def test_of_two_voices_one_is_used(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    main(["voices", "get", "en"])
    assert main(["voices", "add", str(voice_in(tmp_path / NAME))]) == 0
    assert main(["voices", "use", JOE]) == 0
    printed(capsys)
    main(["voices"])

    assert f"{JOE}: en, 1 MB, in use" in printed(capsys)


@pytest.mark.parametrize("arguments", [["get", "en"], ["add", "."]])
def test_without_piper_nothing_is_fetched_or_added(
    arguments: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(voices, "has_piper", lambda: False)

    assert main(["voices", *arguments]) == 2
    assert "pip install 'voicehost[piper]'" in capsys.readouterr().err
    main(["voices"])
    assert voices.NO_PIPER in printed(capsys)


def test_a_broken_voice_is_told_in_the_list(capsys: pytest.CaptureFixture[str]) -> None:
    main(["voices", "get", "en"])
    (voices_folder() / JOE / f"{JOE}.onnx").write_bytes(b"")
    printed(capsys)
    main(["voices"])

    assert any(line.startswith(f"{JOE}: en, broken.") for line in printed(capsys))


@pytest.mark.parametrize(("wanted", "said"), [([], "Hello"), (["de"], "Hallo"), ([NAME], "Hello")])
def test_a_voice_is_tried_aloud(
    wanted: list[str],
    said: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    main(["voices", "add", str(voice_in(tmp_path / NAME))])
    printed(capsys)
    synthesiser, clock = FakeSynthesiser(), FakeClock()
    loudspeaker = FakeLoudspeaker(clock)
    speech = Speech(synthesiser, Player(loudspeaker, clock, None, loudspeaker.wait))

    def loaded(*_: Any) -> Speech:
        return speech

    monkeypatch.setattr(finding, "load_speech", loaded)
    monkeypatch.setattr(finding, "speech_with", loaded)
    monkeypatch.setattr("voicehost.speaking.speech_child.piper_child", lambda *_: synthesiser)

    assert main(["voices", "try", *wanted, "--rate", "160"]) == 0
    assert printed(capsys)[0].startswith(said)
    assert synthesiser.rendered
    assert all(pace == 160 for _, pace in synthesiser.rendered)
    assert loudspeaker.closed


def test_an_unknown_voice_is_told(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["voices", "use", "nobody"]) == 2
    assert "There is no voice 'nobody'" in capsys.readouterr().err

    def lost(_: Fetcher, offer: Offer, __: Path) -> None:
        raise ModelError(f"{offer.host} cannot be reached: is there a network?")

    monkeypatch.setattr(Fetcher, "fetch", lost)
    assert main(["voices", "get", "de"]) == 1
