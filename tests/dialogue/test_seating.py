"""Names that sound alike, or that are words of the game, are challenged before anybody is seated by them."""

from __future__ import annotations

import re

import pytest
from tables import Sitting, spoken

from voicehost.beginning import begin
from voicehost.dialogue.outcome import Outcome
from voicehost.dialogue.pending import Ask
from voicehost.inputs import Verdict
from voicehost.resources import prompts
from voicehost.settings import PlayOptions, Settings


def seating(language: str = "en") -> Sitting:
    table = Sitting(language=language)
    table.says("purzelbaum")
    return table


def names(table: Sitting) -> tuple[str, ...]:
    return table.host.talk.session.names


@pytest.mark.parametrize(
    ("first", "second"), [("Anna", "Hannah"), ("Tim", "Jim"), ("Clara", "Lara"), ("Leo", "Leon"), ("Anna", "Anne")]
)
def test_a_name_that_sounds_like_another_is_challenged_and_can_be_kept(first: str, second: str) -> None:
    table = seating()
    table.says(first)
    asked = table.says(second)

    assert asked.outcome is Outcome.CONFIRMED_FIRST
    assert f"{second} sounds like {first}" in spoken(asked)
    assert names(table) == (first,)
    assert table.says("keep it").outcome is Outcome.TAKEN
    assert names(table) == (first, second)


def test_in_german_too() -> None:
    table = seating("de")
    table.says("Lena")

    assert "Lina klingt wie Lena" in spoken(table.says("Lina"))
    assert table.says("ein Tier").outcome is Outcome.ASKED_AGAIN
    table.says("die Maus")
    assert names(table) == ("Lena", "Maus")


def test_another_name_takes_the_place_and_those_said_after_it_are_seated_too() -> None:
    table = seating()
    asked = table.says("Anna Hannah and Ben")

    assert names(table) == ("Anna",)
    assert asked.outcome is Outcome.CONFIRMED_FIRST
    assert table.says("call me Greta").outcome is Outcome.TAKEN
    assert names(table) == ("Anna", "Greta", "Ben")


def test_an_animal_takes_the_place_of_a_name() -> None:
    table = seating()
    table.says("Tim Jim and Clara")
    asked = table.says("an animal")

    assert "Elephant, Rabbit or Crocodile" in spoken(asked)
    table.says("the rabbit")
    assert names(table) == ("Tim", "Rabbit", "Clara")
    assert "Rabbit" not in spoken(table.says("Jim"))


@pytest.mark.parametrize("typed", ["Undo, Ben", "Five and Ben", "Next, Ben", "Twenty, Ben", "Yay, Ben"])
def test_a_name_that_means_something_in_the_game_is_challenged(typed: str) -> None:
    table = seating()
    asked = table.types(typed)

    assert asked.outcome is Outcome.CONFIRMED_FIRST
    assert "is a word of the game" in spoken(asked)
    assert names(table) == ()
    table.types("y")
    assert names(table) == (typed.replace(" and", ",").split(",")[0], "Ben")


def test_words_of_a_german_game_are_challenged_in_german() -> None:
    table = seating("de")

    assert "bedeutet im Spiel schon etwas" in spoken(table.types("Zwo, Ben"))
    table.types("Emil")
    assert names(table) == ("Emil", "Ben")


@pytest.mark.parametrize("said", ["Anna Ben and Clara", "Max and Moritz", "Emil and Emma", "Rosa Jan and Mia"])
def test_names_that_nobody_mixes_up_are_simply_taken(said: str) -> None:
    table = seating()

    assert table.says(said).outcome is Outcome.TAKEN


def test_that_is_all_does_not_lose_a_name_that_is_still_in_doubt() -> None:
    table = seating()
    table.says("Anna Ben and Hannah")

    assert table.says("that's all of us").outcome is Outcome.ASKED_AGAIN
    assert table.host.talk.pending is not None
    table.says("keep it")
    assert names(table) == ("Anna", "Ben", "Hannah")


def test_undo_forgets_only_the_name_in_doubt() -> None:
    table = seating()
    table.says("Anna")
    table.says("Hannah")

    assert table.says("undo").outcome is Outcome.UNDONE
    assert names(table) == ("Anna",)
    assert table.host.talk.pending is None


def test_a_new_name_in_the_middle_of_setting_up_is_challenged_and_the_walk_goes_on_where_it_was() -> None:
    table = seating()
    table.says("Anna and Ben")
    table.says("yes")
    table.says("next")
    step = table.host.talk.pending
    asked = table.says("Ben is called Hannah")

    assert asked.outcome is Outcome.CONFIRMED_FIRST
    table.says("Hugo")
    assert names(table) == ("Anna", "Hugo")
    assert step is not None
    assert step.ask is Ask.SET_UP
    assert table.host.talk.pending == step


def test_every_answer_to_the_challenge_has_a_key() -> None:
    table = seating()
    table.says("Anna")
    table.says("Hannah")

    assert [choice.key for choice in table.host.talk.choices()] == ["y", "1", "2", "3"]
    table.types("2")
    assert names(table) == ("Anna", "Rabbit")


def test_several_readings_are_offered_by_number_and_by_name() -> None:
    table = seating()
    asked = table.says("Anna", "Ella", "Emma", "Hannah", verdict=Verdict.CLOSE)

    assert asked.outcome is Outcome.CONFIRMED_FIRST
    assert "first: Anna; second: Ella; third: Emma" in spoken(asked).replace("First", "first")
    assert table.says("the third one").outcome is Outcome.TAKEN
    assert names(table) == ("Emma",)


@pytest.mark.parametrize("key", ["q", "z", "é", "!"])
def test_a_single_key_that_means_nothing_is_no_player(key: str) -> None:
    table = seating()
    reply = table.types(key)

    assert reply.outcome is Outcome.ASKED_AGAIN
    assert key in spoken(reply)
    assert names(table) == ()


def test_people_may_be_called_by_one_letter_each() -> None:
    table = seating()
    table.types("A, B")

    assert names(table) == ("A", "B")


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("anna, ben", ("Anna", "Ben")),
        ("zoë and o'neill", ("Zoë", "O'Neill")),
        ("anna-maria, j.r.", ("Anna-Maria", "J.R.")),
        ("Bob Dylan, McKay", ("Bob Dylan", "McKay")),
    ],
)
def test_names_typed_in_small_letters_are_shown_with_a_capital(typed: str, shown: tuple[str, ...]) -> None:
    table = seating()
    table.types(typed)

    assert names(table) == shown


def started(*players: str) -> Sitting:
    table = Sitting()
    table.host.conversation, _ = begin(PlayOptions(Settings(), game="purzelbaum", players=players), table.table)
    table.host.begin()
    table.settle()
    return table


@pytest.mark.parametrize(
    ("players", "asks"),
    [
        (("Anna", "Undo"), "Undo is a word of the game."),
        (("Anna", "five", "Ben"), "Five is a word of the game."),
        (("Anna", "Hannah", "Ben"), "Hannah sounds like Anna."),
    ],
)
def test_names_of_the_command_line_are_challenged_like_those_that_are_said(players: tuple[str, ...], asks: str) -> None:
    table = started(*players)

    assert asks in table.voice.lines[-1].spoken
    assert names(table) == ("Anna",)
    table.says("keep it")
    assert names(table) == tuple(name.title() for name in players)
    assert table.says("that's all of us").outcome is Outcome.TAKEN


def test_names_of_the_command_line_without_doubt_make_a_table_at_once() -> None:
    table = started("anna", "Ben")

    assert names(table) == ("Anna", "Ben")
    assert table.host.talk.is_setting_up


@pytest.mark.parametrize("language", ["en", "de"])
def test_players_who_are_named_without_a_game_sit_down_when_it_is_chosen(language: str) -> None:
    table = Sitting(language=language)
    conversation, _ = begin(PlayOptions(Settings(language=language), players=("anna", "Zoë")), table.table)
    conversation.typed("Purzelbaum")

    assert conversation.talk.session.names == ("Anna", "Zoë")
    assert conversation.talk.session.game is not None


def test_one_of_them_whose_name_is_in_doubt_is_asked_about() -> None:
    conversation, _ = begin(PlayOptions(Settings(), players=("Anna", "Hannah", "Ben")), Sitting().table)
    assert "Hannah sounds like Anna" in spoken(conversation.typed("purzelbaum"))
    conversation.typed("y")

    assert conversation.talk.session.names == ("Anna", "Hannah", "Ben")


def test_too_many_for_the_game_are_told_so_and_another_can_be_chosen() -> None:
    conversation, _ = begin(PlayOptions(Settings(), players=("Anna", "Ben")), Sitting().table)
    assert "It takes at least three" in spoken(conversation.typed("sauerbaum"))
    conversation.typed("knusperhexe")

    assert conversation.talk.session.names == ("Anna", "Ben")
    assert conversation.talk.session.evening.state.game == "knusperhexe"


@pytest.mark.parametrize(
    ("language", "article"), [("en", "an?|the"), ("de", "ein|eine|einen|einem|der|die|das|den|dem")]
)
def test_no_name_stands_after_an_article_that_may_not_fit_it(language: str, article: str) -> None:
    texts = "".join(path.read_text("utf-8") for path in sorted((prompts() / language).glob("*.ftl")))
    assert re.findall(rf"(?i)\b(?:{article}) {{ \$(?:name|seat|other|starter|helper|winner) }}.*", texts) == []


@pytest.mark.parametrize("typed", ["-1", "99", "?!", "7, 8"])
def test_what_holds_no_letter_is_no_name_and_is_echoed(typed: str) -> None:
    table = seating()
    table.types("Anna")
    reply = table.types(typed)

    assert typed in spoken(reply)
    assert names(table) == ("Anna",)
