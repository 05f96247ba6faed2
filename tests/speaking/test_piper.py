"""Piper speaks through the same killable child, is chosen by language, and has a plain voice behind it."""

from __future__ import annotations

import json
import os
from typing import TYPE_CHECKING

import pytest
from piper_files import NAME, ONNX, RATE, SETTINGS, libraries_in, voice_in
from speaking_doubles import FakeSynthesiser

from voicehost.errors import ModelError, VoiceError
from voicehost.inputs import Input, Remark
from voicehost.speaking import finding, speech_child
from voicehost.speaking.finding import Engine
from voicehost.speaking.pace import setting
from voicehost.speaking.piper_voices import MANIFEST, checked_voice, voice_for
from voicehost.speaking.reserve import WithReserve
from voicehost.speaking.speech_child import Patience, SpeechChild, piper_child
from voicehost.speaking.synthesiser import MuteError

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path


@pytest.fixture
def child(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[SpeechChild]:
    """A real child process with a Piper that speaks a tone."""
    monkeypatch.setenv("PYTHONPATH", str(libraries_in(tmp_path / "libraries")))
    monkeypatch.setattr(speech_child, "SLOW", Patience(0.5, 0.0))
    child = piper_child("en", checked_voice(voice_in(tmp_path / NAME)))
    yield child
    child.close()


def test_a_sentence_is_spoken_at_the_pace_that_is_wished(child: SpeechChild) -> None:
    usual, slow = child.render("Two words.", 240), child.render("Two words.", 118)

    assert usual.rate == RATE
    assert usual.seconds == pytest.approx(0.2, abs=0.01)
    assert slow.seconds == pytest.approx(0.5, abs=0.02)


@pytest.mark.parametrize("text", ["please hang", "please die"])
def test_a_child_that_hangs_or_dies_is_lost_and_the_next_sentence_is_spoken(child: SpeechChild, text: str) -> None:
    child.render("One.", 240)
    with pytest.raises(VoiceError, match="does not answer"):
        child.render(text, 240)
    assert child.render("Two.", 240).seconds > 0


def test_a_text_without_sound_is_no_loss(child: SpeechChild) -> None:
    with pytest.raises(MuteError):
        child.render("mute", 240)
    assert child.render("One.", 240).seconds > 0


def test_a_model_that_the_library_refuses_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", str(libraries_in(tmp_path / "libraries")))
    child = piper_child("en", checked_voice(voice_in(tmp_path / NAME, onnx=ONNX + b"broken")))
    with pytest.raises(VoiceError, match=r"not a model.*voicehost\[piper\]"):
        child.render("One.", 160)
    child.close()


def test_the_child_that_works_ahead_starts_with_its_first_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PYTHONPATH", str(libraries_in(tmp_path / "libraries")))
    child = piper_child("en", checked_voice(voice_in(tmp_path / NAME)), ahead=True)

    assert child._worker is None
    assert child.render("One.", 240).seconds > 0
    child.close()


@pytest.mark.parametrize("wished", [80, 115, 160, 300, 400])
def test_every_pace_has_a_setting(wished: int) -> None:
    assert 20 < setting("piper", "en", wished).rate <= 250
    assert setting("piper", "en", wished).word_gap == 0


@pytest.mark.parametrize(
    ("onnx", "settings", "told"),
    [
        (b"no model", SETTINGS, "no voice of Piper, or a broken one"),
        (b"", SETTINGS, "no voice of Piper, or a broken one"),
        (ONNX, {}, "no voice of Piper, or a broken one"),
        (ONNX, {"audio": {"sample_rate": 0}, "phoneme_id_map": {"_": [0]}}, "broken"),
        (ONNX, [], "broken"),
    ],
)
def test_what_is_no_voice_is_told_before_any_library_sees_it(
    tmp_path: Path, onnx: bytes, settings: object, told: str
) -> None:
    with pytest.raises(ModelError, match=told):
        checked_voice(voice_in(tmp_path / NAME, onnx=onnx, settings=settings))


def test_a_voice_without_its_settings_or_among_others_is_told(tmp_path: Path) -> None:
    with pytest.raises(ModelError, match="There is no voice at"):
        checked_voice(tmp_path / "nowhere")
    with pytest.raises(ModelError, match="no voices"):
        checked_voice(tmp_path)
    folder = voice_in(tmp_path / NAME)
    (folder / f"{NAME}.onnx.json").unlink()
    with pytest.raises(ModelError, match=r"onnx\.json is missing"):
        checked_voice(folder)
    voice_in(folder)
    voice_in(folder, "en_US-other-low")
    with pytest.raises(ModelError, match="holds 2 voices"):
        checked_voice(folder)


def test_of_several_voices_of_a_language_the_last_chosen_speaks(tmp_path: Path) -> None:
    for moment, name in enumerate(("en_US-old-low", "en_US-new-low", "de_DE-other-low")):
        manifest = voice_in(tmp_path / name, name) / MANIFEST
        manifest.write_text(json.dumps({"language": name[:2]}), encoding="utf-8")
        os.utime(manifest, (moment, moment))
    voice_in(tmp_path / "en_US-by_hand-low", "en_US-by_hand-low")

    assert voice_for("en", tmp_path) == tmp_path / "en_US-new-low" / "en_US-new-low.onnx"
    assert voice_for("fr", tmp_path) is None
    assert voice_for("en", tmp_path / "nowhere") is None


@pytest.mark.parametrize(
    ("choice", "installed", "speaks"),
    [("auto", True, NAME), ("auto", False, ""), ("pyttsx3", True, ""), ("piper", True, NAME)],
)
def test_which_engine_speaks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, choice: str, installed: bool, speaks: str
) -> None:
    voice_in(tmp_path / NAME)
    monkeypatch.setattr(finding, "has_piper", lambda: installed)
    model = Engine(choice, tmp_path).model("en")

    assert (model.stem if model else "") == speaks


@pytest.mark.parametrize(("installed", "told"), [(True, "voicehost voices get en"), (False, "pip install")])
def test_a_piper_that_is_wished_and_missing_is_told_and_another_voice_speaks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, installed: bool, told: str
) -> None:
    monkeypatch.setattr(finding, "has_piper", lambda: installed)
    monkeypatch.setattr(speech_child, "pyttsx3_child", lambda _: FakeSynthesiser())
    posted: list[Input] = []
    child, ahead = finding._synthesisers(Engine("piper", tmp_path), posted.append, "en")

    assert isinstance(child, FakeSynthesiser)
    assert ahead is None
    assert [told in remark.sentence for remark in posted if isinstance(remark, Remark)] == [True]


def test_who_loses_the_natural_voice_hears_the_plain_one_from_the_same_sentence_on_and_once_why() -> None:
    natural, plain, told = FakeSynthesiser({"Two.": VoiceError("Gone.")}), FakeSynthesiser(), []
    voice = WithReserve(natural, lambda: plain, lambda: told.append("lost"))
    for text in ("One.", "Two.", "Three."):
        assert voice.render(text, 160).seconds > 0

    assert [text for text, _ in natural.rendered] == ["One.", "Two."]
    assert [text for text, _ in plain.rendered] == ["Two.", "Three."]
    assert natural.closed
    assert told == ["lost"]
    voice.close()
    assert plain.closed


def test_a_text_without_sound_changes_no_voice_and_two_lost_voices_are_lost() -> None:
    natural = FakeSynthesiser({"Hm.": MuteError("Nothing."), "Two.": VoiceError("Gone.")})
    voice = WithReserve(natural, lambda: FakeSynthesiser({"Two.": VoiceError("Gone too.")}), lambda: None)
    with pytest.raises(MuteError):
        voice.render("Hm.", 160)
    assert not natural.closed
    for _ in range(2):
        with pytest.raises(VoiceError, match="Gone too"):
            voice.render("Two.", 160)
