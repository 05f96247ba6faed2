"""The host says what its golden transcripts say. They are read by people whenever they change."""

from pathlib import Path

import pytest
from golden import FOLDER, paths, replay

from voicehost.shelf import Shelf


@pytest.mark.parametrize("path", paths(), ids=lambda path: str(path.relative_to(FOLDER)))
def test_the_host_says_what_the_transcript_says(path: Path) -> None:
    golden = path.read_text(encoding="utf-8")

    assert replay(golden, path.parent.name) == golden


def test_every_game_on_the_shelf_has_a_whole_game_in_each_of_its_languages() -> None:
    entries = Shelf.load().entries.values()
    wanted = {FOLDER / entry.name / language / "whole_game.txt" for entry in entries for language in entry.languages}

    assert {path for path in wanted if not path.exists()} == set()
