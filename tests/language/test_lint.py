"""What the sentences of a state must keep apart, and how fast they must be."""

from __future__ import annotations

import time

import pytest
from states import NAMED, PHASES, graph_in, sentences, understood

from voicehost.dialogue.opposites import JUST_REPORTED
from voicehost.dialogue.pending import Ask
from voicehost.dialogue.words import labels_of
from voicehost.language.reading import Reading
from voicehost.language.templates import Moment

FAR_REACHING = ("Quit", "Leaves", "NewGame", "AllGreen")
"""Intents that end a running game, for somebody or for all."""

SHORT = 4
"""Letters of a word that is easily lost or heard in."""


def nearly(one: str, other: str) -> bool:
    """Whether two sentences differ by no more than one short word."""
    shorter, longer = sorted((one.split(), other.split()), key=len)
    if len(longer) - len(shorter) == 1:
        lost = [longer[at] for at in range(len(longer)) if longer[:at] + longer[at + 1 :] == shorter]
        return any(len(word) <= SHORT for word in lost)
    if len(longer) == len(shorter):
        pairs = [(a, b) for a, b in zip(shorter, longer, strict=True) if a != b]
        return len(pairs) == 1 and max(map(len, pairs[0])) <= SHORT
    return False


def test_nearly_finds_sentences_that_differ_by_one_short_word() -> None:
    assert nearly("five to ann", "five to all")
    assert nearly("new game", "a new game")
    assert not nearly("end turn", "end everything")
    assert not nearly("stop", "stop the game")


@pytest.mark.parametrize("phase", [phase for phase in PHASES if phase != "choosing"])
def test_bl_17_what_ends_something_differs_from_all_else_by_more_than_one_short_word(phase: str) -> None:
    graph = graph_in(phase)
    said = {text: graph.read(text.split())[0] for text in graph.sentences(1500)}
    ending = {text: reading for text, reading in said.items() if reading.intent in FAR_REACHING and " " in text}
    found = [
        (text, other)
        for text, reading in ending.items()
        for other, rival in said.items()
        if rival.intent != reading.intent and nearly(text, other)
    ]
    assert found == []


@pytest.mark.parametrize("cry", ["yay", "oh no", "come on", "ha ha", "ouch"])
@pytest.mark.parametrize("phase", ["autumn", "burying", "winter"])
def test_a_cry_is_no_report_and_no_correction(cry: str, phase: str) -> None:
    assert understood(cry, phase, corrects=phase) == (Reading("Cheer"),)


def test_every_label_of_a_template_is_a_state_or_a_question_that_there_is() -> None:
    asked = {"ask-count", JUST_REPORTED}.union(*map(labels_of, Ask))
    typed = {"typed", *(f"typed-{phase}" for phase in PHASES)}
    assert sentences().labels <= {*PHASES, *typed, "playing", "evening_over", *asked, "again-autumn"}


def test_every_template_of_every_intent_can_be_compiled() -> None:
    everything = sentences()
    moment = Moment(everything.intents, everything.labels)
    graph = everything.graph(*moment, NAMED, moment)
    assert {reading.intent for readings in graph.finals.values() for reading in readings} <= everything.intents


def test_a_state_is_compiled_and_a_sentence_understood_at_once() -> None:
    """Bounds twenty times above what was measured, so that only a change of kind (enumerating) breaks them."""
    began = time.process_time()
    graph = sentences().graph(
        sentences().intents - {"PlayersNamed", "Rename"}, {"winter", "playing"}, {"seat": {"Mia": 0, "Max": 1}}
    )
    assert time.process_time() - began < 2
    began = time.process_time()
    for _ in range(100):
        sentences().understanding.understand("there were two nuts and a leaf", graph)
    assert time.process_time() - began < 2
