"""A question is asked again in other words, from each rung of the ladder and in every language."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast
from tables import FIRST_TURN, Sitting, at_the_box, spoken

from voicehost.dialogue.outcome import Outcome
from voicehost.inputs import EarsBack, TooEarly, Verdict
from voicehost.language.narration import IN_THREE_LENGTHS
from voicehost.resources import prompts

if TYPE_CHECKING:
    from collections.abc import Callable

    from voicehost.dialogue.outcome import Reply

NO_QUESTIONS_THAT_STAND = {"ask-what-is-wrong", "ask-over"}
"""The answer to a bare no, and a phase in which the evening asks instead of the game."""


def texts_of(language: str, name: str) -> dict[str, list[str]]:
    """Each message with its texts in all lengths, as they are written."""
    body = FluentParser().parse((prompts() / language / f"{name}.ftl").read_text(encoding="utf-8")).body
    write = FluentSerializer().serialize_entry
    return {
        entry.id.name: [
            write(ast.Message(ast.Identifier("x"), pattern))
            for pattern in (entry.value, *(each.value for each in entry.attributes))
            if pattern is not None
        ]
        for entry in body
        if isinstance(entry, ast.Message)
    }


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("name", ["host", *FIRST_TURN])
def test_every_question_has_other_words_for_the_next_time_in_each_length(language: str, name: str) -> None:
    texts = texts_of(language, name)
    asked = [message for message in texts if message.startswith(IN_THREE_LENGTHS[0])]
    for message in [message for message in asked if message not in NO_QUESTIONS_THAT_STAND]:
        again = texts.get(message.replace("ask-", "again-", 1), [])
        assert len(again) >= len(("full", "short", "brief")), message
        assert not set(again) & set(texts[message]), message


def asks_in_new_words(replies: list[Reply]) -> None:
    told = [spoken(reply) for reply in replies]
    assert all(reply.outcome is Outcome.ASKED_AGAIN for reply in replies)
    assert all(told)
    assert all(one != other for one, other in pairwise(told))


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("game", FIRST_TURN)
def test_three_misses_in_a_turn_are_answered_in_three_ways(game: str, language: str) -> None:
    table = at_the_box("Anna", "Ben", "Clara", game=game, reports=FIRST_TURN[game], language=language)
    question = table.voice.lines[-1].spoken

    replies = [table.says("xylophone") for _ in range(3)]

    asks_in_new_words(replies)
    assert all(question != line.spoken for line in replies[0].lines)


@pytest.mark.parametrize("said", ["zzz", "frobnicate the nut"])
def test_what_is_typed_in_vain_again_and_again_is_echoed_in_other_words_each_time(said: str) -> None:
    table = at_the_box("Anna", "Ben", reports=FIRST_TURN["purzelbaum"])

    replies = [table.types(said) for _ in range(6)]

    asks_in_new_words(replies)
    assert all(said in reply.lines[0].spoken for reply in replies)


def two_things_heard() -> Sitting:
    table = at_the_box("Anna", "Ben", reports=FIRST_TURN["purzelbaum"])
    table.says("it fell in", "it missed", verdict=Verdict.CLOSE)
    return table


def who_is_asked_for() -> Sitting:
    table = at_the_box("Anna", "Ben", reports=FIRST_TURN["purzelbaum"][:1])
    table.says("I ate a nut last")
    return table


def a_name_is_doubted() -> Sitting:
    table = Sitting()
    for said in ("purzelbaum", "Anna, Undo"):
        table.types(said)
    return table


@pytest.mark.parametrize(
    ("table", "said"),
    [(two_things_heard, "the third one"), (who_is_asked_for, "me"), (a_name_is_doubted, "that's all")],
)
def test_an_answer_that_is_none_is_asked_for_in_other_words_each_time(table: Callable[[], Sitting], said: str) -> None:
    at_table = table()
    asked = at_table.voice.lines[-1].spoken

    replies = [at_table.says(said) for _ in range(4)]

    asks_in_new_words(replies)
    assert spoken(replies[0]) != asked


@pytest.mark.parametrize("typed", [False, True])
@pytest.mark.parametrize(
    ("language", "no", "asks"), [("en", "no", "What is wrong?"), ("de", "nein", "Was stimmt nicht?")]
)
def test_a_bare_no_right_after_a_report_is_asked_what_is_wrong(language: str, no: str, asks: str, typed: bool) -> None:
    table = at_the_box("Anna", "Ben", reports=FIRST_TURN["purzelbaum"], language=language)
    table.says({"en": "it fell in", "de": "getroffen"}[language])

    reply = table.types(no) if typed else table.says(no, after=0.5)

    assert reply.outcome is Outcome.ASKED_AGAIN
    assert asks in spoken(reply)
    assert table.host.talk.session.last is not None
    asks_in_new_words([reply, table.types(no)])


@pytest.mark.parametrize("event", [TooEarly(0.0), EarsBack(missed=True)])
def test_whoever_was_not_heard_is_told_so_in_other_words_the_second_time(event: TooEarly | EarsBack) -> None:
    table = at_the_box("Anna", "Ben", reports=FIRST_TURN["purzelbaum"])
    for _ in range(2):
        table.hears_of(event)

    first, second = [line.spoken for line in table.voice.lines[-2:]]
    assert first != second


def test_two_misses_at_the_question_for_all_names_are_no_trouble_with_a_name() -> None:
    table = Sitting()
    for said in ("purzelbaum", "Anna and Ben", "xylophone"):
        table.says(said)

    assert "trouble" not in spoken(table.says("xylophone"))


def test_names_that_wait_behind_a_doubted_one_are_not_lost_by_misses() -> None:
    table = Sitting()
    for typed in ("purzelbaum", "Anna, Undo, Clara"):
        table.types(typed)
    for said in ("xylophone", "xylophone", "Ben"):
        table.says(said)

    assert table.host.talk.session.names == ("Anna", "Ben", "Clara")
