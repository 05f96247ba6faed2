"""Single keys: letters and numbers that count at once, and the few keys of those who cannot read."""

from __future__ import annotations

import pytest
from tables import Sitting, spoken

from voicehost.dialogue.outcome import Outcome
from voicehost.dialogue.preferences import Typing
from voicehost.evening import GameChosen, PlayerSeated, TableComplete
from voicehost.settings import Settings

SEATED = (GameChosen("purzelbaum"), PlayerSeated("Anna"), PlayerSeated("Ben"), TableComplete())


def sitting(keys: str, *said: str, language: str = "en") -> Sitting:
    """A table of Purzelbaum with these keys after these sentences."""
    table = Sitting(*SEATED, language=language, settings=Settings(keys=keys))
    for sentence in said:
        table.says(sentence)
    return table


def in_winter(keys: str) -> Sitting:
    """Where the number of nuts is asked for."""
    return sitting(keys, "the tree is ready", "Anna starts", *["it fell in"] * 16, "all white")


def test_instant_keys_choose_ask_and_take_back_without_enter() -> None:
    table = sitting("instant", "the tree is ready", "Anna starts")

    assert table.presses("1").outcome is Outcome.TAKEN
    assert "Ben" in spoken(table.presses("t"))
    assert table.presses("u").outcome is Outcome.UNDONE
    assert table.presses("U").outcome is Outcome.TAKEN
    assert table.presses("backspace").outcome is Outcome.UNDONE
    assert table.presses("f1").lines[0].message == "ask-autumn"
    assert table.presses("escape").lines[0].message == "help-menu"
    assert "ä" in spoken(table.presses("ä"))


def test_a_number_counts_at_once_where_it_cannot_go_on_and_waits_for_the_rest_where_it_can() -> None:
    table = in_winter("instant")

    assert spoken(table.presses("1")) == "1, and then Enter?"
    assert "twelve" in spoken(table.presses("2", "enter"))
    table.presses("u")
    assert table.presses("2", "l").lines[0].message == "refused-no-leaf-left"
    assert spoken(table.presses("7", "backspace")) == "Forgotten."
    assert "seven" in spoken(table.presses("7", "space"))


def test_a_choice_is_a_single_press() -> None:
    table = sitting("instant")
    table.presses("2")

    assert table.presses("1").outcome is Outcome.TAKEN


def test_a_sentence_is_typed_after_a_slash_and_then_keys_count_at_once_again() -> None:
    table = sitting("instant", "the tree is ready", "Anna starts")
    presses = table.host._presses

    assert not presses.wants_lines(table.host.talk)
    assert table.presses("/").lines[0].message == "answer-type-sentence"
    assert presses.wants_lines(table.host.talk)
    assert table.types("whose turn is it").outcome is Outcome.ANSWERED
    assert not presses.wants_lines(table.host.talk)


def test_names_are_typed_as_a_line_and_all_else_by_single_keys() -> None:
    table = Sitting(settings=Settings(keys="instant"))
    presses = table.host._presses
    table.presses("1")

    assert presses.wants_lines(table.host.talk)
    table.types("Zoë, Ben")
    assert not presses.wants_lines(table.host.talk)
    assert table.presses("y").outcome is Outcome.TAKEN


def test_arrows_speak_the_answers_one_by_one_and_enter_takes_one() -> None:
    table = sitting("few", "the tree is ready", "Anna starts")

    assert [spoken(table.presses(key)) for key in ("down", "down", "up", "up")] == [
        "it fell in",
        "it didn't go in",
        "it fell in",
        "it fell in",
    ]
    assert table.presses("down", "enter").lines[0].message == "story-comfort"
    assert "burying" in table.host.talk.session.labels()


def test_enter_alone_speaks_the_first_answer_and_takes_nothing() -> None:
    table = sitting("few", "the tree is ready", "Anna starts")
    steps = len(table.host.talk.session.steps)

    assert spoken(table.presses("enter")) == "it fell in"
    assert len(table.host.talk.session.steps) == steps
    assert table.presses("enter").outcome is Outcome.TAKEN


def test_space_repeats_backspace_takes_back_and_other_keys_say_which_there_are() -> None:
    table = sitting("few", "the tree is ready", "Anna starts")
    question = spoken(table.presses("space"))

    assert "Anna" in question
    table.presses("down", "enter")
    assert table.presses("backspace").outcome is Outcome.UNDONE
    assert table.presses("y").lines[0].message == "answer-keys-few"
    assert table.presses("s").lines[0].message == "answer-score-told"


def test_numbers_are_offered_in_order_as_far_as_the_counts_allow() -> None:
    table = in_winter("few")
    said = [spoken(table.presses("down")) for _ in range(18)]

    assert said[:5] == ["nothing", "a nut", "a couple", "three", "four"]
    assert said[16:18] == ["sixteen", "I take this one"]


def test_what_was_offered_before_is_not_taken_after_the_question_has_changed() -> None:
    table = sitting("few", "the tree is ready", "Anna starts")
    table.presses("down", "down")
    table.says("missed")

    assert table.presses("enter").outcome is Outcome.ANSWERED
    assert "burying" in table.host.talk.session.labels()


def test_right_and_left_go_through_what_is_possible_at_any_time() -> None:
    table = sitting("few", "the tree is ready", "Anna starts")

    assert spoken(table.presses("right")) == "whose turn is it"
    assert spoken(table.presses("right")) == "what's the score"
    assert table.presses("enter").lines[0].message == "answer-score-told"
    assert spoken(table.presses("left")) == "quit"


def test_few_keys_seat_a_table_choose_a_setting_and_leave() -> None:
    table = Sitting(settings=Settings(keys="few"))
    for keys in (["down", "enter"], ["down", "enter"], ["down", "down", "enter"], ["down", "enter"]):
        table.presses(*keys)
    assert table.host.talk.session.names == ("Elephant", "Rabbit")
    assert table.host.talk.session.game is not None

    settings = [*["right"] * 10, "enter", *["down"] * 4, "enter", "down", "enter"]
    table.presses(*settings)
    assert table.table.preferences.typing is Typing.LETTERS


@pytest.mark.parametrize(("language", "wish"), [("en", "few keys"), ("de", "wenige Tasten")])
def test_few_keys_are_switched_on_by_saying_so(language: str, wish: str) -> None:
    table = Sitting(*SEATED, language=language, settings=Settings())
    table.says(wish)

    assert table.presses("down").lines[0].message == "choice"


class Pipe:
    """A keyboard that has only lines."""

    def take(self, *, single: bool) -> bool:
        return not single

    def answered(self) -> None:
        pass


def test_without_a_terminal_one_sentence_says_that_lines_are_typed() -> None:
    table = Sitting(*SEATED, settings=Settings())
    table.host._around.keyboard = Pipe()
    table.types("instant keys")
    table.types("t")
    said = [line.message for line in table.voice.lines]

    assert said.count("answer-keys-not-here") == 1
    assert table.table.preferences.typing is Typing.LETTERS


def test_the_options_are_offered_three_at_a_time_and_the_question_comes_back() -> None:
    table = sitting("letters", "the tree is ready", "Anna starts")

    assert "1 for my voice" in spoken(table.types("o"))
    assert "4 for the keys" in spoken(table.types("g"))
    assert "1 for letter keys" in spoken(table.types("4"))
    reply = table.types("2")
    assert [line.message for line in reply.lines] == ["answer-keys-instant", "ask-autumn"]
    assert table.table.preferences.typing is Typing.INSTANT


@pytest.mark.parametrize("leave", ["n", "u", "/stop"])
def test_the_options_are_left_as_they_are_without_touching_the_game(leave: str) -> None:
    table = sitting("letters", "the tree is ready", "Anna starts", "it fell in")
    steps = len(table.host.talk.session.steps)
    table.types("o")

    assert table.types(leave).lines[-1].message == "ask-autumn"
    assert table.host.talk.pending is None
    assert len(table.host.talk.session.steps) == steps


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_option_is_a_sentence_and_every_setting_is_an_option(language: str) -> None:
    table = Sitting(*SEATED, language=language)
    talk = table.host.talk
    keys = table.table.keys
    sentences = [text for group in keys.options.values() for text in group]
    meant = [talk.understand(text, talk.graph()) for text in sentences]

    assert [text for text, found in zip(sentences, meant, strict=True) if len(found) != 1] == []
    chosen = {reading.slot("setting") for (reading,) in meant}
    intents = {reading.intent for (reading,) in meant}
    assert chosen >= {"voice", "sounds", "story", "patience", "attention", "keys", "profile", "stop_word"}
    assert intents >= {"Slower", "Faster", "Louder", "Quieter", "Shorter", "Explain", "Language", "HouseRules"}
    assert all(talk.understand(text, talk.graph()) for text in keys.at_any_time)
