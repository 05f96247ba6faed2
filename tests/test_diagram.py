"""The diagrams in docs/ are those of the machines."""

from __future__ import annotations

from pathlib import Path

import pytest

from engines.purzelbaum import Purzelbaum
from voicehost.commands import main
from voicehost.diagram import game_diagram
from voicehost.shelf import BUILT_IN

PAGES = Path(__file__).parent.parent / "docs" / "diagrams"
NAMES = ("host", *BUILT_IN)


@pytest.mark.parametrize("name", NAMES)
def test_the_page_in_docs_is_current(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    """If not: ``voicehost diagram NAME --page > docs/diagrams/NAME.md``, and read the difference."""
    assert main(["diagram", name, "--page"]) == 0

    assert (PAGES / f"{name}.md").read_text(encoding="utf-8") == capsys.readouterr().out


def test_no_page_is_left_of_a_game_that_is_gone() -> None:
    assert sorted(page.stem for page in PAGES.iterdir()) == sorted(NAMES)


def test_a_diagram_names_every_phase_and_every_report_of_the_table() -> None:
    text = game_diagram(Purzelbaum)

    assert text.startswith("---\npurzelbaum\n---\nstateDiagram-v2")
    for step in Purzelbaum.steps:
        assert step.source.name in text
        assert step.on.kind() in text
        assert step.when is None or step.when in text
