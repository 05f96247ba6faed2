"""Synthesised speech through the whole listener with PocketSphinx."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

import numpy as np
import pytest
import soxr
from hearing_lists import listed
from tables import at_the_box

from engines.game import Seat, SetUp, StarterNamed
from voicehost.dialogue import barge_in
from voicehost.hearing.recipe import Recipe
from voicehost.hearing.recogniser import RATE
from voicehost.inputs import Heard, TooEarly, Verdict
from voicehost.rehearsal.espeak import espeak

if TYPE_CHECKING:
    from numpy import int16
    from numpy.typing import NDArray

    from voicehost.hearing.listener import Listener
    from voicehost.inputs import Input
    from voicehost.language.wordgraph import WordGraph

COUNTS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "sixteen")
GRAPH = listed(
    *(f"{who} found {count} nuts" for who in ("i", "anna", "xanthe") for count in COUNTS),
    *(f"{count} nuts and a leaf" for count in COUNTS),
    *("the nut is in", "it missed", "undo that", "what is the score", "say that again please"),
)
VOICES = ("en-us", "en-us+f2", "en-us+f3")


@cache
def speech(text: str, voice: str) -> NDArray[int16]:
    library = espeak()
    pcm: NDArray[int16] = soxr.resample(library.render(text, voice, 50, 150), library.rate, RATE)
    loud = np.flatnonzero(np.abs(pcm.astype(int)) > 300)
    return pcm[loud[0] : loud[-1]]


def hiss(seconds: float) -> NDArray[int16]:
    return np.random.default_rng(2).normal(0, 25, int(seconds * RATE)).astype(np.int16)


class Evening:
    """One listener through many utterances; PocketSphinx takes half a second to load."""

    def __init__(self) -> None:
        self.listener: Listener = Recipe().listener()
        self.now = 0.0

    def hear(self, sound: NDArray[int16]) -> list[Input]:
        messages: list[Input] = []
        for begin in range(0, len(sound), 640):
            self.now += len(sound[begin : begin + 640]) / RATE
            messages += self.listener.feed(sound[begin : begin + 640], self.now)
        return messages

    def utterance(self, sound: NDArray[int16], graph: WordGraph = GRAPH) -> Heard | None:
        self.listener.close()
        self.listener.open(graph, self.now)
        messages = self.hear(np.concatenate((hiss(0.5), sound, hiss(1.5))))
        return next((message for message in messages if isinstance(message, Heard)), None)


@pytest.fixture(scope="module")
def evening() -> Evening:
    return Evening()


@pytest.mark.parametrize("voice", VOICES)
@pytest.mark.parametrize("text", ["anna found two nuts", "sixteen nuts and a leaf", "undo that", "what is the score"])
def test_a_sentence_of_the_list_is_heard_as_what_it_is(evening: Evening, text: str, voice: str) -> None:
    heard = evening.utterance(speech(text, voice))

    assert heard is not None
    assert heard.hypotheses[0].text == text
    assert heard.verdict is not Verdict.STRAY


def test_a_name_that_no_dictionary_has_is_heard(evening: Evening) -> None:
    heard = evening.utterance(speech("xanthe found three nuts", "en-us"))

    assert heard is not None
    assert heard.hypotheses[0].text == "xanthe found three nuts"
    assert evening.listener.unheard == set()


def test_bl_03_table_talk_is_not_taken() -> None:
    """An evening of its own, so that the order of tests changes nothing of what the ears have measured before."""
    evening = Evening()
    for text in ("did you feed the cat this morning", "grandma is coming on sunday", "stop kicking me under the table"):
        heard = evening.utterance(speech(text, "en-us"))

        assert heard is None or heard.verdict is not Verdict.CLEAR, text


@pytest.mark.parametrize("voice", VOICES)
def test_the_stop_word_is_told_from_what_else_may_be_said(evening: Evening, voice: str) -> None:
    table = at_the_box("Anna", "Ben", reports=(SetUp(), StarterNamed(Seat(0))))
    table.host.talk.preferences.stop_word = True
    graph = barge_in.ear(table.host.talk, 0.0)
    assert graph is not None
    said = ("stop", "stop talking", "it fell in", "whose turn is it", "did you feed the cat this morning")
    heard = [evening.utterance(speech(text, voice), graph) for text in said]

    assert [bool(each and barge_in.is_stop(table.host.talk, each)) for each in heard] == [True, True, *[False] * 3]


def test_bl_07_fan_noise_says_nothing(evening: Evening) -> None:
    evening.listener.close()
    evening.listener.open(GRAPH, evening.now)
    messages = evening.hear(np.tile(hiss(10.0) * 8, 6))

    assert [
        message for message in messages if isinstance(message, Heard) and message.verdict is not Verdict.STRAY
    ] == []


def test_speech_between_digital_zeros_is_heard(evening: Evening) -> None:
    evening.listener.close()
    evening.listener.open(GRAPH, evening.now)
    zeros = np.zeros(RATE, np.int16)
    messages = evening.hear(np.concatenate((zeros, speech("undo that", "en-us"), zeros)))

    assert [message.hypotheses[0].text for message in messages if isinstance(message, Heard)] == ["undo that"]


def test_the_end_of_a_complete_sentence_is_decided_within_350_ms(evening: Evening) -> None:
    evening.listener.close()
    evening.listener.open(GRAPH, evening.now)
    evening.hear(hiss(0.5))
    evening.hear(speech("undo that", "en-us"))
    ended = evening.now
    while not any(isinstance(message, Heard) for message in evening.hear(hiss(0.04))):
        assert evening.now - ended < 0.35


def test_a_speaker_who_began_too_early_is_told(evening: Evening) -> None:
    evening.listener.close()
    sound = speech("anna found eleven nuts", "en-us")
    evening.hear(np.concatenate((hiss(0.5), sound[: RATE // 2])))
    evening.listener.open(GRAPH, evening.now)
    messages = evening.hear(np.concatenate((sound[RATE // 2 :], hiss(1.5))))

    assert [type(message) for message in messages] == [TooEarly]


def test_bl_12_a_hundred_lists_in_a_row_lose_no_utterance(evening: Evening) -> None:
    for number in range(100):
        evening.listener.open(listed("yes", f"{COUNTS[number % 13]} nuts"), evening.now)
        evening.listener.close()

    heard = evening.utterance(speech("it missed", "en-us"))

    assert heard is not None
    assert heard.hypotheses[0].text == "it missed"
