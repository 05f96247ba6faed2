"""Every sentence that people say at a table of Purzelbaum means what it says, in the state where it is said."""

from __future__ import annotations

from typing import Any

import pytest
from states import understood

from voicehost.dialogue.reports import without_doer
from voicehost.language.reading import Reading


def reading(intent: str, **slots: Any) -> Reading:
    return Reading(intent, tuple(sorted(slots.items())))


SAID = {
    ("setting_up", reading("SetUp")): [
        "the tree is ready", "all nuts are on", "All the nuts are on the tree.", "ready", "we're ready", "yes", "done",
    ],
    ("setting_up", reading("StarterNamed")): ["I ate a nut last", "I had peanut butter this morning"],
    ("setting_up", reading("StarterNamed", seat=1)): ["Ben ate a nut last", "Ben starts"],
    ("starting", reading("StarterNamed")): ["I ate a nut last", "I had peanut butter this morning", "me", "I did"],
    ("starting", reading("StarterNamed", seat=0)): ["Anna", "it was Anna", "Anna did", "Anna had one yesterday"],
    ("starting", reading("NobodyKnows")): ["nobody", "no one", "we don't know", "none of us", "nobody knows"],
    ("agreeing", reading("StarterNamed", seat=2)): ["Clara", "Clara is the youngest", "Clara begins"],
    ("autumn", reading("HoleOpened")): [
        "I take this one", "I open number seven", "the hole is open", "Ben opens number 20", "number 3",
        "hole is open",
    ],
    ("autumn", reading("Hit")): [
        "hit!", "it fell in", "it's in", "I got it", "bullseye", "plop", "yes, in the hole", "I get the leaf", "in",
        "Anna got it", "yes it's in!",
    ],
    ("autumn", reading("Missed")): [
        "missed", "nope", "it fell beside it", "not in", "just missed", "it jumped out", "Ben missed it", "it's not in",
    ],
    ("autumn", reading("Missed", landing="on_disk")): [
        "it's lying on a disk", "on the green one", "on number four", "on a snowy one", "on a disk with a leaf",
        "missed, it's on a disk", "it's on number 12",
    ],
    ("autumn", reading("Missed", landing="between")): [
        "between two", "in the middle", "closest to this one", "both the same distance", "it landed between two disks",
    ],
    ("autumn", reading("Missed", landing="outside")): [
        "next to the box", "it fell on the floor", "it rolled away", "under the table", "we can't find it",
    ],
    ("burying", reading("Landed", landing="on_disk")): ["it's lying on a disk", "on the green one", "on number four"],
    ("burying", reading("Landed", landing="between")): ["between two", "in the middle", "closest to this one"],
    ("burying", reading("Landed", landing="outside")): ["next to the box", "it rolled away", "we can't find it"],
    ("burying", reading("Buried")): [
        "buried", "I put it here", "Ben has hidden it", "done", "yes", "it's buried", "the nut is hidden", "it's in",
    ],
    ("burying", reading("GoOn")): ["closed", "turned over", "white side up"],
    ("burying", reading("Missed")): ["missed", "it missed"],
    ("burying", reading("Hit")): ["hit", "it fell in", "bullseye"],
    ("burying", reading("SnowLies")): ["all white", "everything is white"],
    ("autumn", reading("GoOn")): ["closed", "turned over", "white side up"],
    ("snow", reading("SnowLies")): ["white side up", "all white", "everything is white", "ready", "yes"],
    ("winter", reading("Found", nuts=0, leaf=False)): [
        "nothing", "empty", "it's empty", "no nuts", "none", "I found nothing", "nothing at all",
    ],
    ("winter", reading("Found", nuts=1, leaf=False)): ["a nut", "only one nut", "I found a nut"],
    ("winter", reading("Found", nuts=2, leaf=False)): ["a couple", "two nuts, no leaf"],
    ("winter", reading("Found", nuts=3, leaf=False)): ["just three"],
    ("winter", reading("Found", nuts=0)): ["zero", "0"],
    ("winter", reading("Found", nuts=1)): ["one nut", "1", "one", "I found one nut"],
    ("winter", reading("Found", nuts=2)): ["two nuts!", "2 nuts", "Ben found two", "2"],
    ("winter", reading("Found", nuts=3)): ["three!!", "three nuts", "there were three nuts"],
    ("winter", reading("Found", nuts=16)): ["sixteen", "sixteen nuts", "16"],
    ("winter", reading("Found", nuts=0, leaf=True)): ["a leaf", "only a leaf", "just a leaf", "a leaf but no nuts"],
    ("winter", reading("Found", nuts=1, leaf=True)): ["a leaf and a nut", "a nut and a leaf", "one nut and a leaf"],
    ("winter", reading("Found", nuts=3, leaf=True)): ["three nuts and a leaf", "a leaf and three nuts", "3 and a leaf"],
    ("winter", reading("HoleOpened")): ["I lift this one", "number seven", "the hole is open"],
    ("winter", reading("GoOn")): ["still snow", "it's green now"],
    ("winter", reading("AllGreen")): ["all green!", "everything is green", "spring!"],
    ("autumn", reading("HowManyOnTree")): ["how many nuts are on the tree?", "how many are still on the tree"],
    ("winter", reading("HowManyHidden")): ["how many are still hidden?", "how many nuts are hidden"],
    ("winter", reading("HowManyDisks")): ["how many white ones?", "how many green ones", "how many disks are white"],
    ("winter", reading("HowManyLeavesOnDisks")): ["how many leaves are left?"],
    ("winter", reading("WhereAreLeaves")): ["where are leaves?", "where are the leaves"],
    ("winter", reading("WhereIsTheNut")): ["where is the nut?", "where did Ben hide it?", "where did we put the nut"],
    ("winter", reading("WasItEmpty")): ["was that one empty?", "was number seven empty"],
    ("winter", reading("WhatIsInHole")): ["is there anything in seven?", "what's in number 7", "what is under there"],
    ("autumn", reading("TwoFell")): ["two fell down", "two nuts fell"],
    ("autumn", reading("LeafFellOff")): ["the leaf fell off"],
    ("autumn", reading("TreeFellOver")): ["the tree fell over"],
    ("autumn", reading("Stuck")): ["it's stuck", "the nut is stuck"],
    ("autumn", reading("DiskSlipped")): ["the disk slipped"],
    ("autumn", reading("NutLost")): ["the nut is lost", "we lost a nut"],
    ("autumn", reading("MayBranchesTurn")): ["may we turn the branches?"],
    ("over", reading("Score")): ["count for us", "I have eleven"],
    ("over", reading("GoOn")): ["we're done"],
}  # fmt: skip


@pytest.mark.parametrize(
    ("phase", "meant", "text"), [(phase, meant, text) for (phase, meant), texts in SAID.items() for text in texts]
)
def test_a_sentence_of_the_table_means_what_it_says(phase: str, meant: Reading, text: str) -> None:
    assert tuple(without_doer(reading) for reading in understood(text, phase)) == (meant,)


@pytest.mark.parametrize(
    "text", ["I have buried it under number seven", "it's under number 7", "it's in number twenty"]
)
def test_nobody_is_asked_to_tell_a_hole_and_whoever_types_one_is_understood_without_it(text: str) -> None:
    assert understood(text, "burying") == ()
    assert understood(text, "burying", "typed-burying") == (reading("Buried"),)


@pytest.mark.parametrize("text", ["annafound two nuts", "two nutsand a leaf", "two nuts two nuts", "seventeen"])
def test_words_run_together_or_beyond_the_box_are_not_understood(text: str) -> None:
    assert understood(text, "winter") == ()


def test_nope_is_a_miss_while_a_nut_falls_and_a_no_when_the_host_asks_back() -> None:
    assert understood("nope", "autumn") == (reading("Missed"),)
    assert understood("nope", "autumn", "ask-confirm") == (reading("No"),)


def test_yes_and_no_tell_of_the_nut_only_when_the_host_has_asked_for_them() -> None:
    assert understood("no", "autumn", "again-autumn") == (reading("Missed"),)
    assert understood("yes", "autumn", "again-autumn") == (reading("Hit"),)
    assert understood("yes", "autumn") == ()
    assert understood("yes", "autumn", "again-autumn", "ask-confirm") == (reading("Yes"),)


@pytest.mark.parametrize(
    ("text", "phase", "corrects", "inner"),
    [
        ("no, two!", "winter", "winter", reading("Found", nuts=2)),
        ("no it missed", "burying", "autumn", reading("Missed")),
        ("I meant missed", "autumn", "autumn", reading("Missed")),
        ("I meant miss", "autumn", "autumn", reading("Missed")),
        ("sorry, two nuts and a leaf", "winter", "winter", reading("Found", nuts=2, leaf=True)),
        ("no, between two", "burying", "autumn", reading("Missed", landing="between")),
        ("no sorry, I meant a leaf", "winter", "winter", reading("Found", nuts=0, leaf=True)),
        ("no, Ben", "autumn", "starting", reading("StarterNamed", seat=1)),
    ],
)
def test_a_correction_holds_the_sentence_that_should_have_been_heard(
    text: str, phase: str, corrects: str, inner: Reading
) -> None:
    assert understood(text, phase, corrects=corrects) == (Reading("Correct", inner=inner),)


def test_a_report_is_not_a_correction_where_nothing_has_been_reported() -> None:
    assert understood("no, two", "winter") == ()
