"""Number words both ways, in each language from its data alone."""

from __future__ import annotations

import pytest

from voicehost.errors import PromptError
from voicehost.language.numbers import Numbers
from voicehost.resources import prompts

ENGLISH = Numbers.load(prompts() / "en")
GERMAN = Numbers.load(prompts() / "de")


@pytest.mark.parametrize("numbers", [ENGLISH, GERMAN], ids=["en", "de"])
def test_bl_25_numbers_from_0_to_100_are_spoken_and_read_back(numbers: Numbers) -> None:
    span = range(101)
    for number in span:
        assert numbers.value(numbers.spoken(number), span) == number
        assert numbers.value(str(number), span) == number
        assert all(numbers.value(" ".join(said), span) == number for said in numbers.heard(number))


def test_no_two_numbers_share_a_word() -> None:
    for numbers in (ENGLISH, GERMAN):
        said = [form for number in range(101) for form in numbers.heard(number)]
        assert len(said) == len(set(said))


@pytest.mark.parametrize(
    ("number", "said"), [(-1, "minus one"), (0, "zero"), (1, "one"), (5, "five"), (21, "twenty-one")]
)
def test_bl_27_the_host_says_numbers_in_english(number: int, said: str) -> None:
    assert ENGLISH.spoken(number) == said


@pytest.mark.parametrize(
    ("number", "english", "german"),
    [
        (-1, "minus one", "minus eins"),
        (-2, "minus two", "minus zwei"),
        (-3, "minus three", "minus drei"),
        (-21, "minus twenty-one", "minus einundzwanzig"),
        (-30, "minus thirty", "minus dreißig"),
    ],
)
def test_bl_27_the_host_says_what_is_below_zero(number: int, english: str, german: str) -> None:
    assert ENGLISH.spoken(number) == english
    assert GERMAN.spoken(number) == german


def test_below_zero_a_language_keeps_the_forms_that_its_nouns_want() -> None:
    assert GERMAN.spoken(-1, "feminine") == "minus eine"
    assert GERMAN.spoken(-2, "feminine") == "minus zwei"


@pytest.mark.parametrize(
    ("text", "number"), [("zwo", 2), ("zwei", 2), ("ein", 1), ("eine", 1), ("einen", 1), ("eins", 1)]
)
def test_german_hears_what_germans_say(text: str, number: int) -> None:
    assert GERMAN.value(text, range(17)) == number


def test_german_keeps_the_sharp_s_and_no_soft_hyphens() -> None:
    assert GERMAN.spoken(30) == "dreißig"
    assert GERMAN.spoken(21) == "einundzwanzig"
    assert GERMAN.value("dreizehn", range(17)) == 13


def test_a_language_says_numbers_in_the_forms_that_its_nouns_want() -> None:
    assert GERMAN.spoken(1, "feminine") == "eine"
    assert GERMAN.spoken(2, "feminine") == "zwei"


def test_a_form_or_a_rule_set_that_does_not_exist_is_an_error_with_a_sentence() -> None:
    with pytest.raises(PromptError, match="no form feminine"):
        ENGLISH.spoken(1, "feminine")
    with pytest.raises(PromptError, match="Unicode does not have"):
        Numbers("en", "spellout-klingon", []).spoken(1)


def test_what_is_no_number_has_no_value() -> None:
    assert ENGLISH.value("seventeen", range(17)) is None
    assert ENGLISH.value("17", range(17)) is None
    assert ENGLISH.value("nuts", range(17)) is None
