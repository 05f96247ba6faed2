"""Any text becomes the same words, spelled as the recognisers' dictionaries have them."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from voicehost.language.spelling import plain, plain_ways, spell, unaccented, words


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("Two nuts, and a leaf!", ("two", "nuts", "and", "a", "leaf")),
        ("What\u2019s the score?", ("what's", "the", "score")),
        ("'yes'", ("yes",)),
        ("twenty-one", ("twenty", "one")),
        ("J.R.", ("j", "r")),
        ('Ann "Ace"', ("ann", "ace")),
        ("C3", ("c", "3")),
        ("2nuts", ("2", "nuts")),
        ("Zoe\u0308", ("zoë",)),
        ("under_score", ("under", "score")),
        ("\U0001f43f\ufe0f", ()),
        ("  ", ()),
    ],
)
def test_text_becomes_words(text: str, expected: tuple[str, ...]) -> None:
    assert words(text) == expected


def test_bl_25_a_sharp_s_is_not_folded_on_its_way_to_the_recogniser() -> None:
    assert words("Dreißig Äpfel") == ("dreißig", "äpfel")
    assert plain("dreißig") == "dreissig"


def test_spelling_keeps_the_spaces_that_glue_or_part_the_pieces_of_a_template() -> None:
    assert spell(" Two nuts,").startswith(" ")
    assert spell("nut").strip() == spell("nut")


def test_accents_can_be_left_out() -> None:
    assert [unaccented(word) for word in ("zoë", "josé", "björn")] == ["zoe", "jose", "bjorn"]


def test_a_word_can_be_typed_without_its_umlauts_in_either_way() -> None:
    assert plain_ways("Nüsse") == plain_ways("Nu\u0308sse") == ("nusse", "nuesse")
    assert plain_ways("weiß") == ("weiss",)
    assert plain_ways("what's") == ("whats",)


@given(st.text())
def test_any_text_at_all_becomes_words_that_stay_themselves(text: str) -> None:
    once = words(text)
    assert words(" ".join(once)) == once
    assert all(word.strip() == word and word for word in once)
