"""Names keep their written form and get a form that can be said and heard."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from voicehost.language.names import Names, spoken_forms, spoken_list
from voicehost.language.numbers import Numbers
from voicehost.resources import prompts

NUMBERS = Numbers.load(prompts() / "en")
NAMES = Names.load(prompts() / "en")


@pytest.mark.parametrize(
    ("name", "forms"),
    [
        ("Anna", (("anna",),)),
        ("J.R.", (("j", "r"),)),
        ("O'Neill", (("o'neill",),)),
        ("O\u2019Neill", (("o'neill",),)),
        ('Ann "Ace"', (("ann", "ace"),)),
        ("Zoë", (("zoë",), ("zoe",))),
        ("C3", (("c", "three"),)),
        ("R2-D2", (("r", "two", "d", "two"),)),
        ("", ()),
        ("\U0001f43f", ()),
        ("...", ()),
    ],
)
def test_bl_23_a_name_of_any_spelling_has_a_form_that_can_be_said_or_none(
    name: str, forms: tuple[tuple[str, ...], ...]
) -> None:
    assert spoken_forms(name, NUMBERS) == forms


def test_bl_23_a_name_of_200_characters_is_said_by_as_many_words_as_fit() -> None:
    (form,) = spoken_forms("Maximilian Konstantinopel " * 8, NUMBERS)
    assert form == ("maximilian", "konstantinopel", "maximilian")
    assert spoken_forms("x" * 200, NUMBERS) == (("x" * 200,),)


@given(st.text(max_size=200))
def test_no_name_at_all_breaks_the_list(name: str) -> None:
    for form, value, written in spoken_list({name: 0, "Ben": 1}, NUMBERS, shortened=True):
        assert form
        assert all(word.split() == [word] for word in form)
        assert written in (name, "Ben")
        assert value in (0, 1)


def test_a_long_name_is_also_called_by_its_first_word_unless_somebody_else_could_be_meant() -> None:
    def forms(*names: str) -> set[tuple[str, ...]]:
        seats = {name: seat for seat, name in enumerate(names)}
        return {form for form, _, _ in spoken_list(seats, NUMBERS, shortened=True)}

    assert ("anna",) in forms("Anna Maria", "Ben")
    assert forms("Anna Maria", "Anna") == {("anna", "maria"), ("anna",)}
    assert ("anna",) not in forms("Anna Maria", "Anna Lena")
    assert ("j",) not in forms("J.R.", "Ben")
    games = spoken_list({"the squirrel game": 0}, NUMBERS, shortened=False)
    assert [form for form, _, _ in games] == [("the", "squirrel", "game")]


@pytest.mark.parametrize(
    ("name", "owner"), [("Anna", "Anna's"), ("James", "James'"), ("Zoë", "Zoë's"), ("J.R.", "J.R.'s")]
)
def test_a_name_becomes_an_owner(name: str, owner: str) -> None:
    assert NAMES.possessive(name) == owner


@pytest.mark.parametrize(
    ("things", "how", "row"),
    [
        ([], "and", ""),
        (["Anna"], "and", "Anna"),
        (["Anna", "Ben"], "and", "Anna and Ben"),
        (["Anna", "Ben", "Clara"], "and", "Anna, Ben and Clara"),
        (["Anna", "Ben", "Clara"], "or", "Anna, Ben or Clara"),
        (["a, b", "c", "d"], "apart", "a, b; c; d"),
        (["{0}", "{name}"], "and", "{0} and {name}"),
    ],
)
def test_things_are_put_in_a_row(things: list[str], how: str, row: str) -> None:
    assert NAMES.row(things, how) == row


@pytest.mark.parametrize(
    ("line", "names"),
    [
        ("Anna, J.R. and Zoë", ("Anna", "J.R.", "Zoë")),
        ("Xaver", ("Xaver",)),
        ("Andy and Sandra", ("Andy", "Sandra")),
        ("Anna,, ;", ("Anna",)),
        (" ", ()),
    ],
)
def test_typed_names_are_told_apart_and_kept_as_they_are_written(line: str, names: tuple[str, ...]) -> None:
    assert NAMES.told(line) == names


def test_common_names_are_there_once_each_and_none_is_an_animal() -> None:
    assert {"Anna", "Ben", "Clara", "Nicolas", "Benjamin", "Lena", "Cleo", "Ann"} <= set(NAMES.first_names)
    assert len(NAMES.first_names) == len(set(NAMES.first_names)) > 250
    assert len(NAMES.to_take) >= 7 + 2  # three are still free for the seventh player
    assert not set(NAMES.to_take) & set(NAMES.first_names)
