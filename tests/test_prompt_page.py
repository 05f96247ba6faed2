"""The page of prompts in docs/ is that of the texts, and the questions are short."""

from __future__ import annotations

from pathlib import Path

import pytest

from voicehost.prompt_lengths import MOST_BRIEF, MOST_FULL, medians, page, rows
from voicehost.shelf import BUILT_IN

PAGE = Path(__file__).parent.parent / "docs" / "prompts.md"


def test_the_page_in_docs_is_current() -> None:
    """If not: ``python -m voicehost.prompt_lengths > docs/prompts.md``, and read the difference."""
    assert PAGE.read_text(encoding="utf-8").rstrip() == "\n".join(page()).rstrip()


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("name", ["host", *BUILT_IN])
def test_the_median_question_is_heard_in_one_breath(language: str, name: str) -> None:
    full, _, brief = medians([row for row in rows(language, name) if row.message.startswith("ask-")])

    assert full <= MOST_FULL
    assert brief <= MOST_BRIEF


def test_a_text_with_wordings_to_choose_from_counts_as_its_longest() -> None:
    found = {row.message: row.words for row in rows("en", "host")}

    assert found["ask-opposite"] == (len(["I", "hear", "two", "things.", "gap:", "gap?"]), 2, 1)
