"""Settings are kept whole, and what cannot be read costs one sentence."""

from __future__ import annotations

import json
from dataclasses import asdict, replace
from typing import TYPE_CHECKING, Any

import pytest

from voicehost import settings
from voicehost.errors import VoicehostError
from voicehost.settings import CHOICES, FILE, PlayOptions, Settings

if TYPE_CHECKING:
    from pathlib import Path


def test_a_new_table_starts_with_the_usual_settings_and_without_a_word(tmp_path: Path) -> None:
    assert settings.load(tmp_path) == (Settings(), None)


def test_what_was_chosen_is_there_next_time_beside_what_was_chosen_before(tmp_path: Path) -> None:
    settings.remember(tmp_path / "new", language="de", words_per_minute=160)
    settings.remember(tmp_path / "new", sounds=False)

    assert settings.load(tmp_path / "new") == (Settings(language="de", words_per_minute=160, sounds=False), None)


@pytest.mark.parametrize("text", ["", "{", "[1]", "7", "null", '"en"', '{"language": "d', "\0\0\0\0"])
def test_a_file_that_cannot_be_read_gives_the_usual_settings_and_one_sentence_bl_63(tmp_path: Path, text: str) -> None:
    (tmp_path / FILE).write_text(text, encoding="utf-8")
    loaded, notice = settings.load(tmp_path)

    assert loaded == Settings()
    assert notice is not None
    assert str(tmp_path / FILE) in notice


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("volume", 101),
        ("volume", True),
        ("words_per_minute", "fast"),
        ("voice", "loud"),
        ("language", 1),
        ("sounds", 1),
    ],
)
def test_an_odd_value_costs_one_sentence_and_no_other_setting(tmp_path: Path, name: str, value: Any) -> None:
    (tmp_path / FILE).write_text(json.dumps({"story": "off", name: value}), encoding="utf-8")
    loaded, notice = settings.load(tmp_path)

    assert loaded == Settings(story="off")
    assert notice is not None
    assert name in notice


def test_a_setting_of_a_newer_voicehost_is_passed_over(tmp_path: Path) -> None:
    (tmp_path / FILE).write_text(json.dumps(asdict(Settings(story="off")) | {"smell": "pine"}), encoding="utf-8")

    assert settings.load(tmp_path) == (Settings(story="off"), None)


def test_a_value_that_a_setting_cannot_have_is_a_mistake_of_ours(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="volume cannot be 300"):
        settings.remember(tmp_path, volume=300)
    assert not list(tmp_path.iterdir())


def test_what_cannot_be_written_is_told_and_leaves_the_old_file_whole(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings.remember(tmp_path, story="little")

    def full(_file: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", full)
    with pytest.raises(VoicehostError, match="No space left on device"):
        settings.remember(tmp_path, story="off")
    assert [file.name for file in tmp_path.iterdir()] == [FILE]
    assert settings.load(tmp_path)[0].story == "little"


def test_a_profile_brings_its_settings_along_and_single_ones_go_before_it(tmp_path: Path) -> None:
    settings.remember(tmp_path, words_per_minute=200, volume=40)
    settings.remember(tmp_path, profile="practised")
    brought = settings.load(tmp_path)[0]
    settings.remember(tmp_path, story="rich")

    assert (brought.words_per_minute, brought.length, brought.story, brought.volume) == (300, "short", "off", 40)
    assert settings.load(tmp_path)[0] == replace(brought, story="rich")


@pytest.mark.parametrize("profile", CHOICES["profile"])
def test_every_profile_is_a_row_of_settings_that_exist(tmp_path: Path, profile: str) -> None:
    settings.remember(tmp_path, profile=profile)
    now = settings.load(tmp_path)[0]
    settings.remember(tmp_path, **asdict(now))

    assert now.profile == profile
    assert settings.load(tmp_path) == (now, None)


def test_a_table_without_a_profile_is_one_of_children() -> None:
    assert settings.changed(Settings(), profile="child") == Settings()


def test_the_file_is_for_its_owner_alone(tmp_path: Path) -> None:
    settings.remember(tmp_path / "mine", story="off")

    assert (tmp_path / "mine").stat().st_mode & 0o077 == 0
    assert (tmp_path / "mine" / FILE).stat().st_mode & 0o077 == 0


def test_an_evening_without_options_is_one_with_the_stored_settings() -> None:
    assert PlayOptions(Settings()).game is None
