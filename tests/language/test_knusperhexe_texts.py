"""Whatever a game of Knusperhexe can tell has a text in three lengths, and no text tells what is for memory."""

from __future__ import annotations

import re
from enum import Enum
from functools import cache
from typing import Any

import pytest

from engines.game import Answer, Event, Message, Seat
from engines.knusperhexe import Knusperhexe, Phase
from engines.knusperhexe_messages import (
    CardIsBack,
    Ranked,
    Ranking,
    SameSweet,
    SweetGoesBack,
    SweetInHand,
    SweetKept,
    Won,
)
from engines.knusperhexe_questions import Top, TopsTold
from engines.knusperhexe_reports import Impossible
from voicehost.language.line import Kind
from voicehost.language.narration import Length, Narration
from voicehost.language.prompt_files import read_yaml
from voicehost.resources import prompts

NAMES = ("Anna", "Ben", "Clara")
BEAR = "gummy-bear"


@cache
def narration() -> Narration:
    return Narration("en", ["knusperhexe"])


def kinds(of: type[Message]) -> list[type[Message]]:
    return [kind for kind in of.__subclasses__() if kind.__module__.startswith("engines.knusperhexe")]


def dashed(name: str) -> str:
    return name.replace("_", "-")


def test_every_spoken_message_has_three_lengths() -> None:
    assert narration().check() == ()


def test_every_event_and_every_answer_has_a_text() -> None:
    needed = {f"event-{dashed(kind.kind())}" for kind in kinds(Event)}
    needed |= {f"answer-{dashed(kind.kind())}" for kind in kinds(Answer)} | {"answer-score-told", "answer-rule-told"}
    assert needed - set(narration().ids()) == set()


def test_every_refusal_house_rule_phase_and_undone_report_has_a_text() -> None:
    phases = [dashed(phase.value) for phase in Phase]
    needed = {f"refused-{dashed(reason.value)}" for reason in Impossible}
    needed |= {dashed(f"house-rule-{rule.name}-{value}") for rule in Knusperhexe.house_rules for value in rule.values}
    needed |= {f"ask-{phase}" for phase in phases} | {f"rule-now-{phase}" for phase in phases}
    needed |= {f"again-{phase}" for phase in phases if phase != "over"}
    needed |= {f"undone-{dashed(kind.kind())}" for kind in Knusperhexe.report_kinds() if "seat" not in kind.kind()}
    assert needed - set(narration().ids()) == set()


def test_every_topic_that_can_be_asked_for_has_a_rule() -> None:
    data = read_yaml(prompts() / "en" / "knusperhexe.yaml")
    topics = {block["slots"]["topic"] for block in data["intents"]["Rules"]["data"]}
    topics |= {query.topic for query in Knusperhexe.queries if hasattr(query, "topic")}
    assert {f"rule-{topic}" for topic in topics} - set(narration().ids()) == set()


def test_the_roof_is_built_step_by_step_and_the_sweets_are_named_before_they_are_hidden() -> None:
    steps = [narration().text(f"setup-{step}") for step in range(1, 9)]
    order = ["five candies", "lid", "gingerbread cards upright", "sweets", "corner", "edges", "middle", "ready?"]
    assert all(word in text for word, text in zip(order, steps, strict=True))
    assert not narration().has("setup-9")


def test_every_sweet_of_the_list_has_a_name() -> None:
    values = read_yaml(prompts() / "en" / "knusperhexe.yaml")["lists"]["sweet"]["values"]
    assert len(values) >= 4
    for value in values:
        said = narration().text("part-sweet", sweet=value["out"])
        assert said != value["out"] or said.isalpha(), value


@pytest.mark.parametrize(
    "message",
    [
        SweetKept(Seat(0), 3, BEAR),
        SweetGoesBack(Seat(1), BEAR),
        SweetInHand(Seat(1), BEAR),
        TopsTold((Top(Seat(0), BEAR), Top(Seat(1), "none"), Top(Seat(2), "untold"))),
    ],
    ids=lambda message: message.kind(),
)
@pytest.mark.parametrize("length", list(Length))
def test_what_a_card_shows_is_spoken_once_and_never_printed(message: Message, length: Length) -> None:
    kind = Kind.ANSWER if isinstance(message, Answer) else Kind.EVENT
    line = narration().tell(message, NAMES, kind, length)
    assert "gummy bear" in line.spoken.lower()
    assert "gummy" not in line.shown.lower()
    assert line.fleeting


def test_exactly_what_names_a_sweet_on_a_card_is_fleeting() -> None:
    for kind in (*kinds(Event), *kinds(Answer)):
        tells = "sweet" in getattr(kind, "__annotations__", {}) and kind.__name__ != "SweetIsKnown"
        assert getattr(kind, "fleeting", False) == (tells or kind is TopsTold), kind


def test_k15_a_card_goes_back_with_its_sweet_hidden_and_its_place_is_never_asked() -> None:
    asked = narration().text("ask-returning", name="Ben")
    assert "cookie up" in asked
    assert "where" not in asked.lower()
    for message in (SameSweet(Seat(1)), CardIsBack(Seat(1))):
        assert "gummy" not in narration().tell(message, NAMES, Kind.EVENT).spoken


def test_the_winner_leaps_around_the_table_like_rumpelstiltskin() -> None:
    assert "like Rumpelstiltskin" in narration().tell(Won(Seat(0), 3), NAMES, Kind.EVENT).spoken
    rows = (Ranked(1, Seat(1), 2, 30), Ranked(2, Seat(0), 1, 1), Ranked(0, Seat(2), 0, 0))
    assert narration().tell(Ranking(rows), NAMES, Kind.EVENT).spoken == (
        "Here are all of you. First: Ben, with two candies and thirty cards in all; "
        "Second: Anna, with one candy and one card in all; Gone home: Clara, with no candy and no card in all."
    )


def test_a_prompt_is_at_most_two_short_sentences_with_the_question_last() -> None:
    facts: dict[str, Any] = {"name": "Anna", "mine": 3, "round": 1, "bump": "who_did_it", "sugar_sticks": ""}
    for phase in Phase:
        text = narration().text(f"ask-{dashed(phase.value)}", **facts)
        said = re.split(r"(?<=[.?!])\s", text)
        assert len(said) <= 2, text
        assert text.endswith(("?", "nobody.")), text
        assert all(len(sentence.split()) <= 16 for sentence in said), text


def test_house_rules_are_plain_values() -> None:
    assert not any(issubclass(type(value), Enum) for rule in Knusperhexe.house_rules for value in rule.values)
