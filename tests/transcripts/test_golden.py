"""The host says what its golden transcripts say. They are read by people whenever they change."""

from pathlib import Path

import pytest
from golden import FOLDER, paths, replay

from voicehost.language.narration import Narration
from voicehost.shelf import Shelf


@pytest.mark.parametrize("path", paths(), ids=lambda path: str(path.relative_to(FOLDER)))
def test_the_host_says_what_the_transcript_says(path: Path) -> None:
    golden = path.read_text(encoding="utf-8")

    assert replay(golden, path.parent.name) == golden


def test_every_game_on_the_shelf_has_a_whole_game_in_each_of_its_languages() -> None:
    entries = Shelf.load().entries.values()
    wanted = {FOLDER / entry.name / language / "whole_game.txt" for entry in entries for language in entry.languages}

    assert {path for path in wanted if not path.exists()} == set()


def test_every_beat_of_the_story_stands_in_a_transcript() -> None:
    for name, entry in Shelf.load().entries.items():
        told = "\n".join(path.read_text(encoding="utf-8") for path in paths() if path.parent.parent.name == name)
        narration = Narration("en", [entry.texts("en")])
        stories = {message.removeprefix("story-") for message in narration.ids("story-")}
        beats = stories - {"opening", "cheer", "comfort"}
        assert {beat for beat in beats if f"beat={beat}\n" not in told} == set(), name
