"""How much people have to say: at most as many utterances a turn as DESIGN.md allows, in both languages."""

from __future__ import annotations

import pytest
from tables import Sitting, at_the_box

from engines.game import Report, Seat, SetUp, StarterNamed, TurnBegan
from engines.purzelbaum_messages import Buried, Hit, Missed, SnowLies
from voicehost.dialogue.outcome import Outcome

IN_AUTUMN = (SetUp(), StarterNamed(Seat(0)))
IN_WINTER = (*IN_AUTUMN, *[Hit()] * 14, Missed(), Buried(), Missed(), Buried(), SnowLies())

PURZELBAUM = [
    ("en", IN_AUTUMN, ["it fell in"]),
    ("en", IN_AUTUMN, ["missed", "buried"]),
    ("en", IN_WINTER, ["two nuts and a leaf"]),
    ("de", IN_AUTUMN, ["getroffen"]),
    ("de", IN_AUTUMN, ["daneben", "vergraben"]),
    ("de", IN_WINTER, ["zwei Nüsse und ein Blatt"]),
]
EN = ("Anna Ben and Clara", "yes")
DE = ("Anna Ben und Clara", "ja")
OTHERS = [
    ("en", "knusperhexe", [*EN, "house is built", "Anna starts"], ["something new"]),
    ("de", "knusperhexe", [*DE, "das Dach ist fertig", "Anna fängt an"], ["was anderes"]),
    (
        "en",
        "sauerbaum",
        [*EN, "the tree is ready", "twelve drops", "Anna starts"],
        ["blue four green one two three", "two"],
    ),
    ("en", "kekfe marathon", [*EN, "it's all ready", "Anna starts", "clockwise"], ["two", "Ben's card"]),
]


def turns_passed(table: Sitting, before: int) -> int:
    steps = table.host.talk.session.steps[before:]
    return sum(any(isinstance(event, TurnBegan) for event in step.events) for step in steps)


@pytest.mark.parametrize(("language", "reports", "said"), PURZELBAUM)
def test_a_turn_of_purzelbaum_takes_one_utterance_or_after_a_miss_two(
    language: str, reports: tuple[Report, ...], said: list[str]
) -> None:
    table = at_the_box("Anna", "Ben", reports=reports, language=language)
    before = len(table.host.talk.session.steps)
    for sentence in said:
        assert turns_passed(table, before) == 0
        assert table.says(sentence).outcome is Outcome.TAKEN

    assert turns_passed(table, before) == 1


@pytest.mark.parametrize(("language", "game", "set_up", "said"), OTHERS)
def test_a_turn_of_the_other_games_takes_one_utterance_or_two(
    language: str, game: str, set_up: list[str], said: list[str]
) -> None:
    table = Sitting(language=language)
    for sentence in (game, *set_up):
        assert table.says(sentence).outcome is not Outcome.ASKED_AGAIN, sentence
    before = len(table.host.talk.session.steps)
    for sentence in said:
        assert table.says(sentence).outcome is Outcome.TAKEN, sentence

    assert turns_passed(table, before) == 1
