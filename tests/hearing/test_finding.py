"""Which ears an evening gets."""

from __future__ import annotations

import wave
from typing import TYPE_CHECKING

import pytest

from voicehost.errors import ModelError, UsageError
from voicehost.hearing.child import INSTEAD
from voicehost.hearing.deaf import DeafEars
from voicehost.hearing.finding import find_ears, find_recipe
from voicehost.hearing.recipe import Recipe
from voicehost.inputs import Input, Remark
from voicehost.testing import FakeClock

if TYPE_CHECKING:
    from pathlib import Path


def test_english_is_heard_without_a_download(tmp_path: Path) -> None:
    assert find_recipe("en", "auto", None, tmp_path) == Recipe()
    assert Recipe().recogniser == "pocketsphinx"


@pytest.mark.parametrize("choice", ["auto", "pocketsphinx"])
def test_a_language_without_a_model_is_never_heard_through_another(tmp_path: Path, choice: str) -> None:
    with pytest.raises(ModelError, match="VOICEHOST_MODEL_DE"):
        find_recipe("de", choice, None, tmp_path)


def test_vosk_that_was_asked_for_and_has_no_model_is_told(tmp_path: Path) -> None:
    with pytest.raises(ModelError, match="--model"):
        find_recipe("en", "vosk", None, tmp_path)


def test_a_wrong_model_folder_is_told_before_anything_is_loaded(tmp_path: Path) -> None:
    with pytest.raises(ModelError, match="no speech model at"):
        find_ears("en", "auto", tmp_path / "nowhere", tmp_path, [], print, FakeClock())


def test_an_unreadable_recording_is_told(tmp_path: Path) -> None:
    with pytest.raises(UsageError, match="nowhere"):
        find_ears("en", "auto", None, tmp_path, [tmp_path / "nowhere.wav"], print, FakeClock())


def test_unknown_ears_are_told_with_the_choices(tmp_path: Path) -> None:
    with pytest.raises(UsageError, match="auto, vosk, pocketsphinx, none"):
        find_ears("en", "elephant", None, tmp_path, [], print, FakeClock())


def test_none_are_deaf_ears(tmp_path: Path) -> None:
    assert isinstance(find_ears("xx", "none", None, tmp_path, [], print, FakeClock()), DeafEars)


@pytest.fixture
def half_a_model(tmp_path: Path) -> Path:
    """An installed English model of which only a part is there."""
    (tmp_path / "vosk-model-small-en-us-0.15" / "am").mkdir(parents=True)
    return tmp_path


def test_an_installed_model_that_is_broken_costs_one_sentence_and_the_built_in_recogniser_listens(
    half_a_model: Path,
) -> None:
    posted: list[Input] = []
    recording = half_a_model / "nobody.wav"
    with wave.open(str(recording), "wb") as file:
        file.setparams((1, 2, 16_000, 0, "NONE", ""))
        file.writeframes(bytes(3_200))
    ears = find_ears("en", "auto", None, half_a_model, [recording], posted.append, FakeClock())
    ears.shut()

    assert [str(message.sentence) for message in posted if isinstance(message, Remark)] == [
        INSTEAD.format(
            trouble=f"The speech model in {half_a_model / 'vosk-model-small-en-us-0.15'} is not whole "
            "(am/final.mdl): unpack it again."
        )
    ]


@pytest.mark.parametrize(("language", "choice"), [("en", "vosk"), ("de", "auto")])
def test_a_broken_model_leaves_the_keys_where_nothing_else_can_listen(
    tmp_path: Path, language: str, choice: str
) -> None:
    (tmp_path / f"vosk-model-small-{language}-0.15" / "am").mkdir(parents=True)

    with pytest.raises(ModelError, match="unpack it again"):
        find_ears(language, choice, None, tmp_path, [], print, FakeClock())
