"""Every sentence that people say at a table of Sauerbaum means what it says, in the state where it is said."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

import pytest

from engines.sauerbaum import Phase, Sauerbaum
from voicehost.dialogue.pending import Ask
from voicehost.dialogue.words import ALWAYS, AT_THE_TABLE, BY_ASK, labels_of
from voicehost.language.reading import Reading
from voicehost.language.templates import Sentences

if TYPE_CHECKING:
    from collections.abc import Mapping

    from voicehost.language.wordgraph import WordGraph

SEATS: Mapping[str, int | str | bool] = {"Anna": 0, "Ben": 1, "Clara": 2}
ON_THE_BOARD = {"MovedTo", "MovesOver"}
COUNTED = {"Captured", "RootsCovered", "RootReached", "RootsFull", "CloudCounted", "Recounted"}


@cache
def sentences() -> Sentences:
    return Sentences.load("en", "sauerbaum")


@cache
def graph_in(phase: str, *labels: str, rows: bool = False) -> WordGraph:
    """What can be said in a phase; ``rows``: at a table that has dictated its board."""
    reports = {step.on.__name__ for step in Sauerbaum.steps if step.source.value == phase}
    reports -= COUNTED if rows else ON_THE_BOARD
    queries = {query.__name__ for query in Sauerbaum.queries}
    asked = [ask for ask in Ask if ask.value in labels]
    live = ALWAYS | AT_THE_TABLE | reports | queries | {intent for ask in asked for intent in BY_ASK[ask]}
    context = {phase, "evening_over" if phase == "over" else "playing", *labels}.union(*map(labels_of, asked))
    return sentences().graph(live, context, {"seat": SEATS, "game": {"Sauerbaum": "sauerbaum"}})


def understood(text: str, phase: str, *labels: str, rows: bool = False) -> tuple[Reading, ...]:
    return sentences().understanding.understand(text, graph_in(phase, *labels, rows=rows))


def reading(intent: str, **slots: Any) -> Reading:
    return Reading(intent, tuple(sorted(slots.items())))


def greens(first: int, second: int, third: int) -> Reading:
    return reading("Rolled", first=first, second=second, third=third)


SAID = {
    ("setting_up", reading("SetUp")): [
        "the tree is ready", "ready", "we're ready", "done", "all figures are in the roots",
    ],
    ("setting_up", reading("NotForYou")): ["I'm red", "I am blue"],
    ("setting_up", reading("RootFieldsCounted", fields=6)): [
        "six root fields", "there are six roots", "the tree has 6 root fields",
    ],
    ("sizing", reading("DropsChosen", drops=40)): ["forty drops", "forty", "40", "we are beginners", "forty raindrops"],
    ("sizing", reading("DropsChosen", drops=60)): [
        "sixty", "sixty, we're pros", "sixty drops", "we take sixty", "we are pros",
    ],
    ("sizing", reading("DropsChosen", drops=52)): ["fifty-two drops", "52"],
    ("dictating", reading("RowAdded", fields=5)): [
        "five", "five fields", "row three has five fields", "the next row has five", "5",
    ],
    ("dictating", reading("RowsComplete")): ["that's all rows", "no more rows", "done", "now come the roots"],
    ("starting", reading("StarterNamed", seat=1)): ["Ben", "Ben starts", "Ben is the youngest", "it's Ben"],
    ("starting", reading("StarterNamed")): ["me", "I start", "I'm the youngest"],
    ("rolling", reading("Rolled", blue=4, first=2, second=3, third=5)): [
        "blue four, green two, three, five", "the blue die shows four and the green ones show two, three and five",
        "blue 4 green 2 3 5", "green two three five, blue four", "blue four and green two three and five",
    ],
    ("rolling", reading("Rolled", blue=4, first=2, second=3)): ["blue four, green two, three"],
    ("rolling", reading("Rolled", blue=4, first=2)): ["blue four, green two"],
    ("rolling", reading("Rolled", blue=4)): [
        "blue four", "a four on the blue", "the blue one shows four", "four on the blue die",
    ],
    ("rolling", greens(2, 3, 5)): ["two three five", "green two three five", "two, three and five", "2 3 5"],
    ("rolling", reading("Rolled", first=2)): ["green two"],
    ("rolling", reading("Rolled", first=6, second=6)): ["green double six", "green two sixes"],
    ("greens_missing", greens(2, 3, 5)): ["two three five", "the green ones show two, three, five"],
    ("greens_missing", reading("Rolled", first=6, second=6)): ["double six", "two sixes", "six six"],
    ("greens_missing", reading("Rolled", first=3, second=4)): ["three four", "three and four"],
    ("greens_missing", reading("Rolled", first=5)): ["five", "green five", "5"],
    ("greens_missing", reading("Rolled", blue=3)): ["blue three"],
    ("blue_missing", reading("Rolled", blue=4)): ["four", "blue four", "a four on the blue"],
    ("blue_missing", reading("Rolled", first=5)): ["green five"],
    ("rolling", reading("HostRolls")): ["you roll", "please roll for us", "can you roll"],
    ("seeping", reading("DropChosen", row=3, field=2)): [
        "row three, field two", "three two", "the drop in row 3 field 2 moves down", "row three field two falls",
    ],
    ("setting_up", reading("HouseRule", rule="empty_cloud", value="top_row")): ["the whole row moves down"],
    ("setting_up", reading("HouseRule", rule="empty_cloud", value="chosen_drop")): [
        "when the cloud is empty we choose the drops", "we choose which drops move",
    ],
    ("setting_up", reading("HouseRule", rule="last_root", value="must_leave")): ["figures must leave the last root"],
    ("setting_up", reading("HouseRule", rule="last_root", value="lost")): ["a figure on the last root loses"],
    ("moving", reading("RainDone")): ["drops are placed", "it rained", "it has rained", "the drops are in the tree"],
    ("moving", reading("RainDone", drops=4)): ["four in", "four in the tree", "4 drops placed"],
    ("moving", reading("CloudCounted", drops=2)): ["only two left in the cloud", "two in the cloud"],
    ("moving", reading("CloudCounted", drops=0)): ["cloud is empty", "the cloud is empty", "nothing left in the cloud"],
    ("rolling", reading("CloudCounted", drops=0)): ["the cloud is empty"],
    ("moving", reading("Captured", drops=0)): ["nothing", "no drop", "just moved", "none", "zero", "I only moved"],
    ("moving", reading("Captured", drops=1)): [
        "got one", "caught a drop", "I took it", "one", "one drop", "I got it", "Anna caught a drop", "1",
    ],
    ("moving", reading("Captured", drops=2)): [
        "two this turn", "two", "two drops!", "I caught two", "both", "Ben got two drops",
    ],
    ("moving", reading("Captured", drops=3)): ["all three", "three", "I got all three", "three of them"],
    ("moving", reading("Blocked")): ["I can't move", "I'm stuck", "I'm surrounded", "blocked", "I am trapped"],
    ("moving", reading("DieLost", die=5)): [
        "five doesn't work", "the five doesn't go", "I can't use the five", "the 5 does not work",
    ],
    ("moving", reading("Encircled", seat=1)): ["Ben is stuck", "Ben is surrounded", "Ben can't move"],
    ("rolling", reading("Encircled")): ["I'm stuck", "I'm surrounded"],
    ("moving", reading("Freed")): ["I'm free again", "Ben freed me", "I am free"],
    ("rolling", reading("Freed", seat=1)): ["Ben is free again", "Anna freed Ben", "Ben is out"],
    ("moving", reading("HowToFree")): ["help me out", "how do we free Ben"],
    ("counting_roots", reading("RootsCovered", fields=3)): [
        "three roots", "three", "three root fields are covered", "three are covered", "3",
    ],
    ("counting_roots", reading("RootsCovered", fields=1)): ["one", "one root is covered", "one is covered"],
    ("counting_roots", reading("RootsCovered", fields=0)): ["none", "no root is covered", "nothing", "zero"],
    ("counting_roots", reading("RootReached")): [
        "one reached the roots", "a root is covered", "another root is covered",
    ],
    ("moving", reading("RootReached")): ["one reached the roots"],
    ("counting_roots", reading("RootsFull")): [
        "root's full", "the roots are full", "all root fields are covered", "we lost",
    ],
    ("moving", reading("MayITurn")): ["may I turn here?", "where can I turn"],
    ("moving", reading("MayIJump")): ["can I jump over Anna?", "may I jump over a drop"],
    ("moving", reading("WhichDirections")): ["diagonal?", "can I go diagonally"],
    ("moving", reading("WhichGapFirst")): ["which gap is filled first?", "where do the drops go"],
    ("moving", reading("WhenCloudIsEmpty")): ["what happens when the cloud is empty"],
    ("moving", reading("WhenCloudRunsOut")): ["what about the rest of the roll"],
    ("moving", reading("RainOnFigure")): ["does it rain on Ben"],
    ("moving", reading("LastRootHeld")): ["what if a figure stands on the last root"],
    ("moving", reading("MayITakeFromRoots")): ["can I take a drop from the roots"],
    ("moving", reading("WhichDieFirst")): ["which die first", "does the order matter"],
    ("moving", reading("MustIMove")): ["must I move", "may I skip a move"],
    ("moving", reading("MustITake")): ["must I take it"],
    ("moving", reading("MayWeShare")): ["may we share a field", "can I stand on Ben"],
    ("rolling", reading("WhenIsItWon")): ["when have we won", "how do we win"],
    ("rolling", reading("WhenIsItLost")): ["when have we lost", "how do we lose"],
    ("rolling", reading("WhoGetsAward")): ["who gets the award"],
    ("rolling", reading("HowManyInCloud")): ["how many in the cloud?", "how many drops are left in the cloud"],
    ("rolling", reading("HowManyInTree")): ["how many still in the tree?", "how many drops are in the tree"],
    ("rolling", reading("HowManyRoots")): ["how many roots are covered", "how are the roots"],
    ("rolling", reading("HowClose")): ["how close are we?", "how close is it?", "how many to go", "how far are we"],
    ("rolling", reading("Score")): ["who has the most?", "how many do I have", "what's the score"],
    ("moving", reading("WhatDoDiceShow")): ["what did I roll", "what do the dice show"],
    ("rolling", reading("WhoIsEncircled")): ["who is stuck"],
    ("moving", reading("WhereToMove")): ["where should I go?", "what is the best move"],
    ("rolling", reading("WinDeclared")): [
        "we've won, haven't we?", "it can't reach any more", "the tree is saved", "we have won", "we won",
        "it cannot reach the roots",
    ],
    ("agreeing", reading("Agreed")): ["yes", "we all agree", "everybody agrees", "agreed", "right"],
    ("agreeing", reading("Disagreed")): ["no", "nope", "not yet", "Ben doesn't agree", "not everybody"],
    ("moving", reading("OneTooMany")): ["we put one too many", "one too many"],
    ("rolling", reading("WrongRow")): ["wrong row", "it's the wrong row"],
    ("rolling", reading("Recounted", drops=9)): ["recount: I have nine", "I have nine", "I have 9 drops"],
    ("moving", reading("Recounted", drops=9, seat=0)): ["recount: Anna has nine", "Anna has nine drops"],
}  # fmt: skip

ON_ROWS = {
    reading("MovedTo", row=3, field=2): [
        "row three, field two", "I go to row three field two", "three two", "Ben is in row 3, field 2",
    ],
    reading("MovesOver"): ["no more moves", "that's all moves"],
    reading("Blocked"): ["I can't move"],
    reading("DieLost", die=5): ["five doesn't work"],
    reading("WhatSurrounds"): ["what surrounds me", "what is around me?", "where am I"],
    reading("WhatSurrounds", seat=1): ["what is around Ben", "where is Ben"],
    reading("WhatIsInRow", row=3): ["what is in row three?"],
}  # fmt: skip


@pytest.mark.parametrize(
    ("phase", "meant", "text"), [(phase, meant, text) for (phase, meant), texts in SAID.items() for text in texts]
)
def test_a_sentence_of_the_table_means_what_it_says(phase: str, meant: Reading, text: str) -> None:
    assert understood(text, phase) == (meant,)


@pytest.mark.parametrize(("meant", "text"), [(meant, text) for meant, texts in ON_ROWS.items() for text in texts])
def test_a_sentence_of_a_table_with_rows_means_what_it_says(meant: Reading, text: str) -> None:
    assert understood(text, "moving", rows=True) == (meant,)


@pytest.mark.parametrize(
    "text", ["four", "double six", "three five", "four two three five", "blue seven", "green two three five six"]
)
def test_bl_09_what_does_not_tell_which_dice_show_it_is_not_guessed(text: str) -> None:
    assert understood(text, "rolling") == ()


@pytest.mark.parametrize("text", ["four", "five drops", "seven", "all four"])
def test_nobody_catches_more_than_three_drops(text: str) -> None:
    assert understood(text, "moving") == ()


def test_yes_agrees_to_the_end_only_where_all_were_asked() -> None:
    assert understood("yes", "agreeing", "ask-confirm") == (reading("Yes"),)
    assert all(found.intent == "Yes" for found in understood("yes", "moving"))


@pytest.mark.parametrize("cry", ["yay", "oh no", "come on", "ouch"])
@pytest.mark.parametrize("phase", ["rolling", "counting_roots", "moving", "agreeing"])
def test_a_cry_is_no_report(cry: str, phase: str) -> None:
    assert understood(cry, phase) == (reading("Cheer"),)


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_reading_of_every_house_rule_can_be_chosen_by_saying_it(language: str) -> None:
    blocks = Sentences.load(language, "sauerbaum").blocks
    said = {tuple(sorted(dict(block.slots).items())) for block in blocks if block.intent == "HouseRule"}
    readings = {(rule.name, value) for rule in Sauerbaum.house_rules for value in rule.values}
    assert {(("rule", rule), ("value", value)) for rule, value in readings} <= said


def test_every_report_and_every_question_has_words_somewhere() -> None:
    kinds = {kind.__name__ for kind in (*Sauerbaum.report_kinds(), *Sauerbaum.queries)}
    assert kinds - {"SeatLeft", "SeatReturned", "TurnGiven", "Score", "WhatIsLeft"} <= sentences().intents


def test_every_label_of_a_template_is_a_phase_or_a_question() -> None:
    mine = {state for block in sentences().blocks if "sauerbaum" in block.source for state in block.states}
    assert mine <= {phase.value for phase in Phase} | {"typed-rolling"}


@pytest.mark.parametrize("phase", [phase.value for phase in Phase])
def test_no_sentence_of_a_phase_has_two_meanings(phase: str) -> None:
    graph = graph_in(phase)
    double = [text for text in graph.sentences(1500) if len(graph.read(text.split())) > 1]
    assert double == []
