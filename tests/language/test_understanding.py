"""Typed and heard lines: untouched first, then digits and careless spelling, then without fillers. No rival words."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from states import graph_in, understood

from voicehost.language.reading import Reading

TWO = Reading("Found", (("nuts", 2),))


@pytest.mark.parametrize(
    "text", ["two nuts", "TWO NUTS", "2 nuts", "2nuts", " two,  nuts! ", "“Two nuts.”", "Two-nuts"]
)
def test_case_punctuation_and_digits_make_no_difference(text: str) -> None:
    assert understood(text, "winter") == (TWO,)


@pytest.mark.parametrize("text", ["um, two nuts", "well two nuts please", "I think two nuts", "so, uh, two nuts"])
def test_fillers_are_dropped_when_the_untouched_line_means_nothing(text: str) -> None:
    assert understood(text, "winter") == (TWO,)


def test_a_filler_that_means_something_where_it_stands_is_kept() -> None:
    assert understood("just a second", "winter") == (Reading("Pause"),)
    assert understood("and Ben", "seating") == (Reading("PlayersNamed", (("name1", "Ben"),)),)


def test_no_more_fillers_are_left_out_than_need_be() -> None:
    both = (Reading("Found", (("leaf", True), ("nuts", 2))),)
    assert (
        understood("um, two nuts and a leaf, please", "winter") == understood("two nuts and a leaf", "winter") == both
    )
    assert [reading.intent for reading in understood("um, well done", "winter")] == ["Cheer"]
    assert understood(" um".join([""] * 30) + " two nuts", "winter") == (TWO,)


def test_fillers_alone_mean_nothing() -> None:
    assert understood("um", "winter") == understood("well, uh", "winter") == understood("", "winter") == ()


@pytest.mark.parametrize(
    ("text", "intent"), [("whats the score", "Score"), ("whos next", "WhoseTurn"), ("its empty", "Found")]
)
def test_careless_spelling_is_understood(text: str, intent: str) -> None:
    assert [reading.intent for reading in understood(text, "winter")] == [intent]


@pytest.mark.parametrize("text", ["tow nuts", "too nuts", "won nut", "yess", "ann has to go", "for nuts"])
def test_no_word_is_corrected_into_another(text: str) -> None:
    assert understood(text, "winter", "ask-confirm") == ()


@pytest.mark.parametrize("text", ["1000000 nuts", "17", "99999999999999999999", "2.5 nuts", "-2 nuts"])
def test_numbers_that_no_box_holds_are_not_understood_and_break_nothing(text: str) -> None:
    assert understood(text, "winter") == ()


@given(st.text(max_size=80))
def test_no_line_at_all_breaks_the_understanding(text: str) -> None:
    assert isinstance(understood(text, "winter"), tuple)


@given(st.lists(st.sampled_from(sorted(graph_in("winter").words())), max_size=6))
def test_words_of_the_graph_in_any_order_mean_exactly_what_the_graph_reads_in_them(words: list[str]) -> None:
    fillers = {"and", "just", "now", "well", "then", "so", "please", "oh", "okay"}
    if fillers.isdisjoint(words):
        assert understood(" ".join(words), "winter") == graph_in("winter").read(words)
