"""Whatever a name contains, an engine gets only what it can pronounce."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from voicehost.speaking.speakable import LONGEST, sentences, speakable


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("Anna, your turn.", "Anna, your turn."),
        ("Zoë und Jörg, ß bleibt ß.", "Zoë und Jörg, ß bleibt ß."),
        ("Tom & Jerry", "Tom Jerry"),
        ("<b>Anna</b> wins", "Anna wins"),
        ('<break time="60s"/>Anna', "Anna"),
        ("[[rate 400]]Anna", "Anna"),
        ("two < three", "two three"),
        ("An\x1b[31mna\x00\x07", "An 31mna"),
        ("🎲 Anna 🎉 rolls", "Anna rolls"),
        ("안나의 차례", "안나의 차례"),
        ("Zoe\u0308", "Zoë"),
        ("🎲", ""),
        ("… !?", ""),
        ("", ""),
    ],
)
def test_bl_75_markup_control_characters_and_emoji_never_reach_an_engine(text: str, expected: str) -> None:
    assert speakable(text) == expected


@given(st.text())
def test_whatever_is_typed_as_a_name_becomes_something_harmless(text: str) -> None:
    cleaned = speakable(text)
    assert not set(cleaned) & set("<>&[]{}|\\^`~*_#@\x00\x1b\n\t")
    assert speakable(cleaned) == cleaned


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("Two nuts. Ben, your turn!", ("Two nuts.", "Ben, your turn!")),
        ("Did it go in? Or not?", ("Did it go in?", "Or not?")),
        ("„Hallo!“ Ben ist dran.", ("„Hallo!", "Ben ist dran.")),
        ("One line without an end", ("One line without an end",)),
        ("Three... two... one.", ("Three...", "two...", "one.")),
        ("🎲 ... Anna.", ("Anna.",)),
        ("", ()),
    ],
)
def test_a_text_is_cut_into_its_sentences(text: str, expected: tuple[str, ...]) -> None:
    assert sentences(text) == expected


def test_a_sentence_that_is_too_long_is_cut_after_a_comma() -> None:
    parts = sentences("a walnut, " * 100)
    assert all(len(part) <= LONGEST for part in parts)
    assert all(part.endswith("walnut,") for part in parts)


@given(st.text(alphabet="ab ,.", max_size=1500))
def test_no_letter_is_lost_by_cutting(text: str) -> None:
    parts = sentences(text)
    assert all(0 < len(part) <= LONGEST for part in parts)
    assert [c for part in parts for c in part if c in "ab"] == [c for c in text if c in "ab"]
