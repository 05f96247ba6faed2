"""What the house has changed is told when somebody asks how the rule goes, in every game and language."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from tables import Sitting, texts

from voicehost.evening import GameChosen, HouseRuleSet, PlayerSeated, TableComplete
from voicehost.language.reading import Reading
from voicehost.shelf import Shelf

if TYPE_CHECKING:
    from engines.game import HouseRule

SHELF = Shelf.load()
CHANGED = [
    (name, rule, value)
    for name, entry in SHELF.entries.items()
    for rule in entry.game.house_rules
    for value in rule.values[1:]
]
OF_THE_TABLE = {("sauerbaum", "board"), ("kekfe-marathon", "box"), ("kekfe-marathon", "help")}
"""Which box and how much help: no rule of the game changes with them."""


def a_table(name: str, language: str, **options: str) -> Sitting:
    seats = SHELF.entry(name).game.seats_allowed[1]
    seated = map(PlayerSeated, ("Anna", "Ben", "Clara", "Dora")[:seats])
    rules = [HouseRuleSet(rule, value) for rule, value in options.items()]
    return Sitting(GameChosen(name), *seated, *rules, TableComplete(), language=language)


def the_rule(sitting: Sitting, topic: str) -> str:
    """All that is told to the question about a topic."""
    reply = sitting.host.conversation.respond(Reading("Rules", (("topic", topic),)))
    told = [line.spoken for line in reply.lines]
    while told[-1] in {"Go on?", "Weiter?"}:
        reply = sitting.host.conversation.respond(Reading("GoOn"))
        told = [*told[:-1], *(line.spoken for line in reply.lines)]
    return " ".join(told)


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize(("name", "rule", "value"), CHANGED, ids=str)
def test_a_rule_that_the_house_has_changed_is_told_as_changed(
    name: str, rule: HouseRule, value: str, language: str
) -> None:
    _, words, _ = texts(language)
    changed = words.narration(name).text(f"house-rule-{rule.name}-{value}".replace("_", "-"))
    by_the_book, by_the_house = a_table(name, language), a_table(name, language, **{rule.name: value})
    for topic in rule.topics:
        house, book = the_rule(by_the_house, topic), the_rule(by_the_book, topic)
        assert changed in house, topic
        assert changed not in book, topic
        assert book in house, topic


def test_every_house_rule_is_told_to_some_question_about_the_rules() -> None:
    untold = {(name, rule.name) for name, rule, _ in CHANGED if not rule.topics} - OF_THE_TABLE
    for name, rule, value in CHANGED:
        if (name, rule.name) in untold and answers(name) != answers(name, **{rule.name: value}):
            untold.discard((name, rule.name))
    assert untold == set()


def answers(name: str, **options: str) -> list[object]:
    """What a new game answers to every question."""
    kind = SHELF.entry(name).game
    game = kind(kind.seats_allowed[1], **options)
    return [game.answer(query()) for query in kind.queries]


def test_every_topic_is_a_rule_that_somebody_can_ask_for() -> None:
    for name, rule, _ in CHANGED:
        told = texts("en")[1].narration(name).ids("rule-")
        assert {f"rule-{topic}" for topic in rule.topics} <= set(told), (name, rule.name)
