"""Every sentence that people say at a table of Knusperhexe means what it says, in the state where it is said."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

import pytest

from engines.knusperhexe import Knusperhexe, Phase
from voicehost.dialogue.pending import Ask
from voicehost.dialogue.words import ALWAYS, AT_THE_TABLE, BY_ASK, labels_of
from voicehost.language.reading import Reading
from voicehost.language.rivals import rivals
from voicehost.language.templates import Moment, Sentences

if TYPE_CHECKING:
    from voicehost.language.wordgraph import WordGraph

NAMED = {"seat": {"Anna": 0, "Ben": 1, "Clara": 2}}


@cache
def sentences() -> Sentences:
    return Sentences.load("en", "knusperhexe")


def expected(phase: str) -> frozenset[str]:
    return frozenset(step.on.__name__ for step in Knusperhexe.steps if step.source.value == phase)


def graph_in(phase: str, ask: Ask | None = None, corrects: str = "") -> WordGraph:
    """What the host understands in a phase while it may have a question of its own open."""
    queries = frozenset(query.__name__ for query in Knusperhexe.queries)
    live = ALWAYS | AT_THE_TABLE | expected(phase) | queries | frozenset(BY_ASK[ask] if ask else ())
    context = {phase, "evening_over" if phase == "over" else "playing"} | (labels_of(ask) if ask else set())
    return sentences().graph(live, context, NAMED, Moment(expected(corrects), {corrects}) if corrects else None)


def understood(text: str, phase: str, ask: Ask | None = None, corrects: str = "") -> tuple[Reading, ...]:
    return sentences().understanding.understand(text, graph_in(phase, ask, corrects))


def reading(intent: str, **slots: Any) -> Reading:
    return Reading(intent, tuple(sorted(slots.items())))


SAID = {
    ("setting_up", reading("SetUp")): ["the roof is ready", "house is built", "all cards are on the roof", "yes"],
    ("setting_up", reading("SweetNamed", sweet="gummy-bear")): ["gummy bear", "gummy bears", "and a gummy bear"],
    ("setting_up", reading("SweetNamed", sweet="sugar-stick")): ["sugar stick", "candy canes", "a candy cane"],
    ("setting_up", reading("StarterNamed")): ["I just had a cookie", "I'm the youngest"],
    ("starting", reading("StarterNamed")): ["I just had a cookie", "I had one this morning", "me", "I did"],
    ("starting", reading("StarterNamed", seat=1)): ["Ben", "it was Ben", "Ben had a cookie yesterday"],
    ("starting", reading("NobodyKnows")): ["nobody", "we don't agree", "we can't agree", "no idea", "we don't know"],
    ("agreeing", reading("StarterNamed")): ["I'm the youngest"],
    ("agreeing", reading("StarterNamed", seat=0)): ["Anna", "Anna is the youngest", "the youngest is Anna"],
    ("taking", reading("CardTaken")): [
        "got one",
        "it held",
        "phew",
        "the roof is still up",
        "I have one",
        "it still stands",
        "Ben has one",
        "I took one",
    ],
    ("holding", reading("CardTaken")): ["it held", "phew"],
    ("taking", reading("LastCardTaken")): ["that was the last one", "the roof is empty", "the last card"],
    ("taking", reading("SweetSeen", sweet="gummy-bear")): ["gummy bear", "a gummy bear", "it's a gummy bear!"],
    ("taking", reading("SweetSeen", sweet="chocolate-bar")): ["chocolate bar", "I have a chocolate bar", "chocolate"],
    ("taking", reading("SweetSeen", sweet="lollipop")): ["lollipop", "another lollipop", "a lollipop again"],
    ("holding", reading("SweetSeen", sweet="sugar-stick")): ["sugar stick", "candy cane", "it's a candy cane"],
    ("taking", reading("UnknownSweet")): [
        "I don't know what that is",
        "a red sweet",
        "something red",
        "no idea what that is",
        "what's that called",
    ],
    ("taking", reading("Kept")): [
        "different",
        "another one",
        "something new",
        "new",
        "I keep it",
        "keep it",
        "Anna keeps it",
        "not the same",
        "mine",
    ],
    ("holding", reading("Kept")): ["something new", "different", "I keep it"],
    ("taking", reading("SameAgain")): [
        "same again!",
        "the same",
        "I have that already",
        "it goes back",
        "the same as on top",
        "it's the same",
        "back",
    ],
    ("holding", reading("SameAgain")): ["the same", "it has to go back", "back", "I have the same"],
    ("taking", reading("PutBack")): ["put it back, still standing", "I put it back", "it goes back and it holds"],
    ("returning", reading("PutBack")): [
        "put it back, still standing",
        "it's back",
        "it holds",
        "yes",
        "done",
        "phew",
        "the roof is still up",
        "put it back",
    ],
    ("taking", reading("Collapsed")): [
        "the roof fell down",
        "it crashed",
        "everything collapsed",
        "boom",
        "oh no, all down",
        "the roof collapsed",
    ],
    ("holding", reading("Collapsed")): ["the roof is down"],
    ("returning", reading("Collapsed")): ["the roof fell down", "everything collapsed", "boom"],
    ("doubting", reading("Collapsed")): ["yes", "the roof is down", "yes it is", "everything fell down"],
    ("returning", reading("SomethingFell")): ["no", "one card fell in"],
    ("taking", reading("SomethingFell")): ["one card fell in", "something fell", "oh no a card fell down"],
    ("taking", reading("OnlySlipped")): ["only one slipped", "a card slipped"],
    ("doubting", reading("OnlySlipped")): ["no", "only one slipped", "it still stands", "only one card", "no it isn't"],
    ("blaming", reading("OnlySlipped")): ["the roof still stands", "no, it still stands", "the roof is not down"],
    ("taking", reading("TwoCameOff")): ["two came off", "two at once", "I took two", "Ben took two cards"],
    ("blaming", reading("BlameTaken")): ["yes", "it was him", "yes it was", "it was me"],
    ("blaming", reading("BlameDenied")): ["no", "it wasn't him", "somebody else", "it was not Anna"],
    ("blaming", reading("Blamed", seat=1)): ["it was Ben", "Ben", "no it was Ben", "Ben shook the table", "Ben did it"],
    ("blaming", reading("Blamed")): ["he shook the table", "somebody bumped the table"],
    ("blaming", reading("FellByItself")): ["it fell by itself", "by itself", "nobody", "nobody did it"],
    ("naming", reading("Blamed", seat=2)): ["Clara", "it was Clara"],
    ("naming", reading("Blamed")): ["it was me", "me"],
    ("naming", reading("FellByItself")): ["nobody", "by itself"],
    ("repairing", reading("SetUp")): ["the roof is ready", "yes", "done"],
    ("rebuilding", reading("SetUp")): ["the roof is ready", "yes", "done", "ready"],
    ("rebuilding", reading("StarterNamed", seat=2)): ["Clara starts", "Clara", "Clara begins"],
    ("counting", reading("SugarSticks", sticks=4)): ["four sugar sticks", "four", "I have four", "4"],
    ("counting", reading("SugarSticks", sticks=0)): ["none", "no sugar sticks", "zero"],
    ("counting", reading("SugarSticks", sticks=1)): ["a sugar stick", "one"],
    ("counting", reading("SticksEqual")): ["we have the same", "it's a draw", "we both have the same number"],
    ("counting", reading("PileCounted", cards=7)): ["seven cards", "I have seven cards"],
    ("rebuilding", reading("PileCounted", cards=9)): ["I have nine", "nine cards"],
    ("rebuilding", reading("PileCounted", seat=0, cards=9)): ["Anna has nine cards", "Anna has nine"],
    ("taking", reading("PileCounted", seat=0, cards=9)): ["Anna has nine cards"],
    ("rebuilding", reading("PileCounted", cards=37)): ["thirty-seven cards"],
    ("rebuilding", reading("HowManyCards")): ["we have the same", "how many cards do I have"],
    ("rebuilding", reading("WhoHasCandies")): ["I get the candy", "nobody gets it", "who has candies?", "I won"],
    ("taking", reading("HowManyOnRoof")): ["how many cards are on the roof?", "how many cards are left"],
    ("rebuilding", reading("HowManyOnRoof")): ["that was the last one", "the roof is empty"],
    ("taking", reading("WhatIsOnTop")): ["what's on top of my pile?", "what's on Ben's?", "and on Ben's"],
    ("taking", reading("WhereIsTheSweet")): ["where is the gummy bear?", "where's the lollipop"],
    ("taking", reading("WhatWasReturned")): ["which one did Ben put back?", "where did Ben put it"],
    ("taking", reading("WhatIsUnderneath")): ["what's under my pile", "which sweets does Ben have"],
    ("taking", reading("WhatIsOnRoof")): ["which sweets are still on the roof", "are there any lollipops left"],
    ("taking", reading("HowManySticks")): ["how many sugar sticks do I have"],
    ("taking", reading("WhichIsLoose")): ["which card is loose", "which one should I take"],
    ("taking", reading("WhichRound")): ["which round is it"],
    ("taking", reading("FellIntoTheHouse")): ["it fell into the house", "I dropped it"],
    ("taking", reading("WallsWobble")): ["the wall fell over", "the walls wobble"],
    ("over", reading("WhoHasCandies")): ["two candies!", "I won", "who won"],
    ("over", reading("Cheer")): ["dance!"],
    ("taking", reading("Cheer")): ["yay", "oh no", "ouch", "yummy"],
    ("taking", reading("Rules", topic="collapse")): ["what happens when the roof falls?"],
    ("taking", reading("Rules", topic="draw")): ["what if we have the same"],
}


@pytest.mark.parametrize(
    ("phase", "meaning", "text"),
    [(phase, meaning, text) for (phase, meaning), texts in SAID.items() for text in texts],
)
def test_what_people_say_is_understood_as_meant(phase: str, meaning: Reading, text: str) -> None:
    assert understood(text, phase) == (meaning,)


@pytest.mark.parametrize(
    ("text", "before", "now", "inner"),
    [
        ("no, the same", "taking", "taking", reading("SameAgain")),
        ("no, different", "taking", "returning", reading("Kept")),
        ("I meant lollipop", "taking", "taking", reading("SweetSeen", sweet="lollipop")),
        ("no, five sugar sticks", "counting", "rebuilding", reading("SugarSticks", sticks=5)),
    ],
)
def test_a_correction_holds_the_report_that_was_meant(text: str, before: str, now: str, inner: Reading) -> None:
    assert understood(text, now, corrects=before) == (Reading("Correct", inner=inner),)


@pytest.mark.parametrize("phase", [phase.value for phase in Phase])
@pytest.mark.parametrize("ask", [None, *(ask for ask in Ask if ask not in (Ask.ANIMAL, Ask.NAME))])
def test_no_sentence_means_two_things(phase: str, ask: Ask | None) -> None:
    assert not list(rivals(graph_in(phase, ask, corrects=phase if expected(phase) else "")))


@pytest.mark.parametrize("phase", ["taking", "holding", "returning", "doubting", "blaming"])
@pytest.mark.parametrize("cry", ["yay", "oh no", "come on", "ha ha", "ouch"])
def test_a_cry_is_no_report(cry: str, phase: str) -> None:
    assert understood(cry, phase, corrects="taking") == (reading("Cheer"),)


@pytest.mark.parametrize("said", ["yes", "done", "next"])
def test_a_step_of_setting_up_is_not_the_whole_roof(said: str) -> None:
    assert understood(said, "setting_up", Ask.SET_UP) == (reading("GoOn"),)


def test_numbers_beyond_the_box_are_heard_as_what_they_are() -> None:
    assert understood("forty", "counting") == (reading("SugarSticks", sticks=40),)
