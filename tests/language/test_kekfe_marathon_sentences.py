"""What people say in Kekfe Marathon (games.md 4.9) is understood as they mean it, in the words of either box."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

import pytest

from engines.kekfe_marathon import KekfeMarathon, Phase
from voicehost.dialogue.words import ALWAYS, AT_THE_TABLE, query_intents
from voicehost.language.narration import Narration
from voicehost.language.reading import Reading
from voicehost.language.rivals import rivals
from voicehost.language.templates import Sentences

if TYPE_CHECKING:
    from voicehost.language.wordgraph import WordGraph

SEATS = {"seat": {"Anna": 0, "Ben": 1, "James": 2}}


@cache
def sentences() -> Sentences:
    return Sentences.load("en", "kekfe-marathon")


@cache
def graph(phase: Phase, asked: str = "") -> WordGraph:
    """All that the game can take in a phase, whatever the level of help."""
    game = KekfeMarathon(3)
    reports = {step.on.__name__ for step in KekfeMarathon.steps if step.source is phase}
    live = ALWAYS | AT_THE_TABLE | reports | query_intents(game) | {"HouseRule"}
    return sentences().graph(live, {"playing", phase.value, asked} - {""}, SEATS)


def understood(text: str, phase: Phase) -> tuple[Reading, ...]:
    return sentences().understanding.understand(text, graph(phase))


def meant(intent: str, **slots: Any) -> tuple[Reading, ...]:
    return (Reading(intent, tuple(sorted(slots.items()))),)


COOKIES, BALLOONS = {"rule": "box", "value": "cookies"}, {"rule": "box", "value": "balloons"}

SAID = [
    # box
    (Phase.SETTING_UP, "we have the unicorn one", "HouseRule", COOKIES),
    (Phase.SETTING_UP, "the porcupine game", "HouseRule", BALLOONS),
    (Phase.SETTING_UP, "we have Sabrina", "HouseRule", BALLOONS),
    # deal
    (Phase.DICTATING, "my cards are 3, 7, 2, 8", "CardsTold", {"first": 3, "second": 7, "third": 2, "fourth": 8}),
    (Phase.DICTATING, "seven", "CardsTold", {"first": 7}),
    (Phase.STARTING, "I have the highest, an eight with a porcupine", "StarterNamed", {}),
    (Phase.STARTING, "Anna has the highest unicorn", "StarterNamed", {"seat": 0}),
    (Phase.STARTING, "we both have a seven", "StarterTied", {}),
    (Phase.SPOTTING, "three on the left", "SpotTold", {"left": 3}),
    # direction
    (Phase.FACING, "she looks to Ben", "LooksTo", {"seat": 1}),
    (Phase.FACING, "clockwise", "FacingTold", {"direction": "clockwise"}),
    (Phase.FACING, "the other way", "FacingTold", {"direction": "counter_clockwise"}),
    (Phase.FACING, "counter-clockwise", "FacingTold", {"direction": "counter_clockwise"}),
    (Phase.FACING, "to the left", "FacingTold", {"direction": "clockwise"}),
    # roll
    (Phase.ROLLING, "two", "Rolled", {"face": "two"}),
    (Phase.ROLLING, "a five", "Rolled", {"face": "five"}),
    (Phase.ROLLING, "one to five", "Rolled", {"face": "one_to_five"}),
    (Phase.ROLLING, "free choice", "Rolled", {"face": "one_to_five"}),
    (Phase.ROLLING, "arrow", "Rolled", {"face": "arrow"}),
    (Phase.ROLLING, "turn", "Rolled", {"face": "arrow"}),
    (Phase.ROLLING, "card", "Rolled", {"face": "card"}),
    (Phase.ROLLING, "the black one", "Rolled", {"face": "card"}),
    # choose
    (Phase.ROLLING, "I go four", "Stepped", {"steps": 4}),
    (Phase.ROLLING, "four", "Stepped", {"steps": 4}),
    (Phase.CHOOSING, "I take three steps", "Stepped", {"steps": 3}),
    (Phase.CHOOSING, "just one", "Stepped", {"steps": 1}),
    (Phase.CHOOSING, "five", "Stepped", {"steps": 5}),
    # land
    (Phase.LANDING, "she's on my seven", "Landed", {}),
    (Phase.ROLLING, "landed on Anna's card", "Landed", {"seat": 0}),
    (Phase.LANDING, "it's Ben's", "Landed", {"seat": 1}),
    (Phase.LANDING, "Ben", "Landed", {"seat": 1}),
    (Phase.ROLLING, "pop!", "Popped", {}),
    (Phase.ROLLING, "burst", "Popped", {}),
    (Phase.LANDING, "pop!", "Cheer", {}),
    # cookie words
    (Phase.LANDING, "he ate my cookie", "Landed", {}),
    (Phase.ROLLING, "he ate Ben's cookie", "Landed", {"seat": 1}),
    (Phase.LANDING, "Pummel is on the eight", "Landed", {}),
    # hidden card
    (Phase.DRAWING, "I drew a five", "Drew", {"value": 5}),
    (Phase.ROLLING, "I drew a five", "Drew", {"value": 5}),
    (Phase.DRAWING, "jackpot, an eight", "Drew", {"value": 8}),
    (Phase.DRAWING, "I drew a five and put it at the end", "Drew", {"value": 5, "place": "right_end"}),
    (Phase.PLACING, "I put it left of Sabrina", "Laid", {"place": "left_of_figure"}),
    (Phase.PLACING, "at the end", "Laid", {"place": "right_end"}),
    (Phase.PLACING, "at the left end", "Laid", {"place": "left_end"}),
    (Phase.PLACING, "as the third card from the left", "LaidAfter", {"cards": 2}),
    (Phase.PLACING, "between three and seven", "LaidBetween", {"pair": 37}),
    (Phase.PLACING, "between the seven and the three", "LaidBetween", {"pair": 37}),
    # hidden card, by house rules: it may be left, or lie in any row
    (Phase.OFFERING, "yes", "TookCard", {}),
    (Phase.OFFERING, "I take it", "TookCard", {}),
    (Phase.OFFERING, "no thanks", "LeftCard", {}),
    (Phase.OFFERING, "I leave it there", "LeftCard", {}),
    (Phase.ROLLING, "I leave the card", "LeftCard", {}),
    (Phase.OFFERING, "I drew a five", "Drew", {"value": 5}),
    (Phase.LAYING, "Ben", "LaidInRow", {"seat": 1}),
    (Phase.LAYING, "I put it in Ben's row", "LaidInRow", {"seat": 1}),
    (Phase.LAYING, "into my own row", "LaidInRow", {}),
    (Phase.LAYING, "left of Sabrina", "Laid", {"place": "left_of_figure"}),
    (Phase.PLACING, "in Ben's row", "LaidInRow", {"seat": 1}),
    (Phase.INSERTING, "after two cards", "LaidAfter", {"cards": 2}),
    (Phase.INSERTING, "left", "Laid", {"place": "left_end"}),
    (Phase.INSERTING, "between three and seven", "LaidBetween", {"pair": 37}),
    # centre
    (Phase.ROLLING, "no card left", "NoCardLeft", {}),
    (Phase.ROLLING, "the middle is empty", "NoCardLeft", {}),
    (Phase.ROLLING, "middle is empty", "NoCardLeft", {}),
    # last
    (Phase.LANDING, "that was my last one", "LastBurst", {}),
    (Phase.ROLLING, "that was Ben's last cookie", "LastBurst", {"seat": 1}),
    (Phase.LANDING, "I have no cards", "LastBurst", {}),
    (Phase.COUNTING, "that was my last one", "WhoIsOut", {}),
    # count
    (Phase.COUNTING, "twenty-one", "Counted", {"total": 21}),
    (Phase.COUNTING, "Ben has twenty-one", "Counted", {"total": 21, "seat": 1}),
    (Phase.COUNTING, "I have four cards", "HowManyCards", {}),
    (Phase.COUNTING, "count for me", "CountForMe", {}),
    # ask
    (Phase.ROLLING, "what's three ahead?", "WhatIsAhead", {"steps": 3}),
    (Phase.ROLLING, "which way does she look?", "WhichWay", {}),
    (Phase.ROLLING, "how many cards has Ben?", "HowManyCards", {}),
    (Phase.ROLLING, "how many in the middle?", "HowManyInCentre", {}),
    (Phase.ROLLING, "what cards has Ben?", "WhichCards", {"seat": 1}),
    # forbidden
    (Phase.ROLLING, "where's the eight?", "WhereIsCard", {}),
    (Phase.ROLLING, "is there a good one left?", "WhatIsInCentre", {}),
    # variant and marathon
    (Phase.SETTING_UP, "without numbers", "HouseRule", {"rule": "count", "value": "cards"}),
    (Phase.SETTING_UP, "we play three games", "HouseRule", {"rule": "games", "value": "three"}),
    (Phase.SETTING_UP, "the last card costs points", "HouseRule", {"rule": "last_burst", "value": "minus"}),
    (Phase.SETTING_UP, "losing the last card costs a win", "HouseRule", {"rule": "last_burst", "value": "minus"}),
    (Phase.SETTING_UP, "the last card costs nothing", "HouseRule", {"rule": "last_burst", "value": "nothing"}),
    (Phase.SETTING_UP, "you may leave the card", "HouseRule", {"rule": "taking", "value": "may"}),
    (Phase.SETTING_UP, "the card must be taken", "HouseRule", {"rule": "taking", "value": "must"}),
    (Phase.SETTING_UP, "the cards may lie anywhere", "HouseRule", {"rule": "laying", "value": "anywhere"}),
    (Phase.SETTING_UP, "only into your own row", "HouseRule", {"rule": "laying", "value": "own_row"}),
    (Phase.SETTING_UP, "second game", "WhichGame", {}),
]


@pytest.mark.parametrize(("phase", "text", "intent", "slots"), SAID, ids=[f"{row[0].value}: {row[1]}" for row in SAID])
def test_what_people_say_is_understood_as_they_mean_it(
    phase: Phase, text: str, intent: str, slots: dict[str, Any]
) -> None:
    assert understood(text, phase) == meant(intent, **slots)


def test_every_house_rule_that_can_be_said_is_one_of_the_game() -> None:
    rules = {rule.name: rule.values for rule in KekfeMarathon.house_rules}
    said = [dict(block.slots) for block in sentences().blocks if block.intent == "HouseRule"]
    ours = [slots for slots in said if slots.get("rule") in rules]
    assert ours
    assert [slots for slots in ours if slots["value"] not in rules[str(slots["rule"])]] == []


@pytest.mark.parametrize("phase", Phase)
def test_no_sentence_means_two_things_in_one_phase(phase: Phase) -> None:
    assert list(rivals(graph(phase))) == []


def test_every_rule_that_can_be_asked_for_has_its_text() -> None:
    narration = Narration("en", ["kekfe-marathon"])
    topics = [dict(block.slots).get("topic") for block in sentences().blocks if block.intent == "Rules"]
    assert [topic for topic in topics if topic and not narration.has(f"rule-{topic}")] == []
