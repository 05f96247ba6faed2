"""Which ears an evening gets."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from voicehost.errors import ModelError, UsageError
from voicehost.hearing.deaf import DeafEars
from voicehost.hearing.finding import find_ears, find_recipe
from voicehost.hearing.recipe import Recipe
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
