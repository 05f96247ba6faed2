"""The page docs/adding-a-game.md builds a game, and what it builds is a game: found, played and rehearsed."""

from __future__ import annotations

import importlib
import re
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from voicehost.rehearsal.cast import Cast
from voicehost.rehearsal.demo import rehearse
from voicehost.shelf import Shelf

if TYPE_CHECKING:
    from collections.abc import Iterator

PAGE = Path(__file__).parent.parent / "docs" / "adding-a-game.md"
BLOCK = re.compile(r"```\w+\n# ([\w./-]+)\n(.*?)```", re.DOTALL)


@pytest.fixture
def shelf(tmp_path: Path) -> Iterator[Shelf]:
    """The shelf with the page's game installed beside voicehost."""
    for name, code in BLOCK.findall(PAGE.read_text(encoding="utf-8")):
        folder = tmp_path / ("marbles-1.0.dist-info" if name == "entry_points.txt" else "")
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(code, encoding="utf-8")
    (tmp_path / "marbles-1.0.dist-info" / "METADATA").write_text("Name: marbles\nVersion: 1.0\n", encoding="utf-8")
    sys.path.insert(0, str(tmp_path))
    importlib.invalidate_caches()
    yield Shelf.load()
    sys.path.remove(str(tmp_path))
    for module in [name for name in sys.modules if name.split(".")[0] == "marbles"]:
        del sys.modules[module]


def test_the_page_names_every_file_of_the_game(shelf: Shelf) -> None:
    assert "marbles" in shelf.entries
    assert shelf.notices == ()
    assert shelf.entries["marbles"].languages == ("en",)


@pytest.mark.parametrize("seed", range(5))
def test_the_game_of_the_page_is_hosted_to_its_winner(shelf: Shelf, seed: int) -> None:
    cast = Cast(shelf.entries["marbles"])
    names = cast.names(cast.seats(None, seed), seed)
    result = rehearse(cast, names, seed, "text", mishear=0.1)

    assert result.is_equal, result.differences
