"""What belongs to Sauerbaum's texts beside events and answers: undo, choices, topics, and what is never numbered."""

from __future__ import annotations

from functools import cache

from engines.game import SeatLeft, SeatReturned, TurnGiven
from engines.sauerbaum import Sauerbaum
from engines.sauerbaum_answers import BY_HOUSE_RULE
from voicehost.language.narration import Length, Narration

NUMBERED = ("Captured", "RootsCovered", "Rolled", "DropsChosen", "RowAdded", "MovedTo")
"""Reports whose values are numbers: their phases offer no numbered choices."""


@cache
def narration() -> Narration:
    return Narration("en", ["sauerbaum"])


def dashed(kind: str) -> str:
    return kind.replace("_", "-")


def test_every_report_can_be_taken_back_in_words_of_its_own() -> None:
    mine = set(Sauerbaum.report_kinds()) - {SeatLeft, SeatReturned, TurnGiven}
    assert {f"undone-{dashed(kind.kind())}" for kind in mine} <= set(narration().ids("undone-"))


def test_a_rule_that_the_house_has_changed_is_told_as_changed() -> None:
    rules = {rule.name: rule.values[1:] for rule in Sauerbaum.house_rules}
    for topic, changed_by in BY_HOUSE_RULE.items():
        for value in (value for rule in changed_by for value in rules[rule]):
            for length in Length:
                changed = narration().text(f"rule-{topic}-{dashed(value)}", length)
                assert changed != narration().text(f"rule-{topic}", length) or length is not Length.FULL


def test_where_a_number_is_the_answer_choices_have_no_numbers() -> None:
    for step in Sauerbaum.steps:
        if step.on.__name__ in NUMBERED and step.source.value != "setting_up":
            offered = [s.on.kind() for s in Sauerbaum.steps if s.source is step.source]
            assert not [kind for kind in offered if narration().has(f"choice-{dashed(kind)}")], step.source


def test_the_walk_through_setting_up_has_five_steps() -> None:
    assert narration().ids("setup-") == tuple(f"setup-{step}" for step in range(1, 6))
