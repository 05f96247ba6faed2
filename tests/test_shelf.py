"""The shelf holds what comes with voicehost and what other packages bring; a broken package costs one sentence."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from voicehost.errors import UsageError
from voicehost.shelf import BUILT_IN, Shelf, ShelfEntry, name_of, purzelbaum

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path


class PlugIn:
    """An entry point of another package."""

    def __init__(self, name: str, made: Callable[[], object]) -> None:
        self.name = name
        self.made = made

    def load(self) -> Callable[[], object]:
        if self.name == "unimportable":
            raise ImportError("No module named 'dice'")
        return self.made


def chess(tmp_path: Path) -> ShelfEntry:
    (tmp_path / "en").mkdir(exist_ok=True)
    (tmp_path / "en" / "chess.ftl").touch()
    return replace(purzelbaum(), name="chess", prompts=tmp_path, rehearsal=None)


def fails() -> object:
    raise RuntimeError("out of dice")


def test_every_built_in_game_has_texts_sentences_and_a_box() -> None:
    for name, entry in Shelf.of().entries.items():
        assert entry.name == name
        assert "en" in entry.languages
        for language in entry.languages:
            assert entry.texts(language).is_file()
            assert entry.sentences(language).is_file()
        assert isinstance(entry.box(), type)
        assert entry.name == entry.game.name


def test_a_game_of_another_package_stands_beside_the_built_in_ones(tmp_path: Path) -> None:
    shelf = Shelf.of([PlugIn("chess", lambda: chess(tmp_path))])

    assert list(shelf.entries)[-1] == "chess"
    assert shelf.entry("Chess").languages == ("en",)
    assert shelf.notices == ()


@pytest.mark.parametrize(
    ("name", "made"),
    [
        ("unimportable", fails),
        ("raising", fails),
        ("nothing", lambda: None),
        ("mute", lambda: replace(purzelbaum(), name="mute")),
        ("twice", purzelbaum),
    ],
)
def test_a_broken_package_costs_one_sentence_and_no_other_game(name: str, made: Callable[[], object]) -> None:
    shelf = Shelf.of([PlugIn(name, made)])

    assert list(shelf.entries) == list(Shelf.of().entries)
    assert len(shelf.notices) == 1
    assert shelf.notices[0].endswith(".")


def test_a_name_is_known_without_loading_any_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Shelf, "load", fails)

    assert [name_of(f" {name.upper()} ") for name in BUILT_IN] == list(BUILT_IN)


def test_an_unknown_game_is_told_with_those_that_exist() -> None:
    with pytest.raises(UsageError, match=r"no game called 'purzelbäume'. Did you mean purzelbaum\? Games: purzelbaum"):
        Shelf.of().entry("purzelbäume")


def test_a_game_without_a_box_cannot_be_rehearsed(tmp_path: Path) -> None:
    with pytest.raises(UsageError, match="chess has no rehearsal box"):
        chess(tmp_path).box()
