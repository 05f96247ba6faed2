"""Utterances are cut out of the sound around the opening of the ear: rules, with a recogniser that hears by script."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import numpy as np
import pytest
from hearing_lists import listed, meaning

from voicehost.hearing.listener import Listener
from voicehost.hearing.recogniser import RATE
from voicehost.hearing.tuning import tuning_of
from voicehost.inputs import (
    EarsBack,
    EchoMeasured,
    Heard,
    Hypothesis,
    Input,
    RoomIsLoud,
    SpeechBegan,
    TooEarly,
    Verdict,
)

if TYPE_CHECKING:
    from voicehost.language.wordgraph import WordGraph

FRAME = 512
SECOND = RATE
MEASURED = tuning_of("vosk")
TUNING = replace(MEASURED, band=replace(MEASURED.band, seconds=1e9))
"""Sounds here are steps and no voices, which band and decoders would notice."""

GRAPH = listed("two nuts", "yes")
STOP = replace(GRAPH, awaited=frozenset({"Stop"}))
LOUD = 3000


class ScriptedPanel:
    """Hears ``text`` in whatever it is given, and keeps how much that was."""

    unheard = frozenset[str]()
    path = ()

    def __init__(self, text: str = "two nuts", share: float = 1.0) -> None:
        self.text = text
        self.share = self.support = share
        self.sound = np.zeros(0, np.int16)
        self.utterances: list[int] = []

    def listen_for(self, graph: WordGraph) -> None:
        assert graph.words()
        assert not len(self.sound), "a list must not change during an utterance"

    def hear(self, pcm: np.ndarray[tuple[int], np.dtype[np.int16]]) -> str:
        self.sound = np.concatenate((self.sound, pcm))
        return self.text

    def finish(self) -> tuple[Hypothesis, ...]:
        self.utterances.append(len(self.sound))
        self.sound = self.sound[:0]
        return (Hypothesis(self.text, self.share),) if self.text else ()

    def close(self) -> None: ...


def is_loud(frame: np.ndarray[tuple[int], np.dtype[np.int16]]) -> bool:
    return bool(np.abs(frame.astype(int)).mean() > LOUD / 4)


class Table:
    """A listener and its sound, from time 0 on."""

    def __init__(self, panel: ScriptedPanel | None = None) -> None:
        self.panel = panel or ScriptedPanel()
        self.listener = Listener(self.panel, is_loud, TUNING)  # type: ignore[arg-type]
        self.now = 0.0

    def sound(self, seconds: float, loud: int, block: int = 640) -> list[Input]:
        messages: list[Input] = []
        left = round(seconds * RATE)
        while left:
            piece = min(block, left)
            left -= piece
            self.now += piece / RATE
            messages += self.listener.feed(np.full(piece, loud, np.int16), self.now)
        return messages

    def quiet(self, seconds: float) -> list[Input]:
        return self.sound(seconds, 20)

    def speech(self, seconds: float) -> list[Input]:
        return self.sound(seconds, LOUD)

    def open(self) -> None:
        self.listener.open(GRAPH, self.now)


def heard(messages: list[Input]) -> Heard:
    found = [message for message in messages if isinstance(message, Heard)]
    assert len(found) == 1
    return found[0]


def said_by_some(table: Table) -> Verdict:
    return heard(table.speech(0.8) + table.quiet(1.0)).verdict


def test_what_only_some_ears_hear_is_taken_when_it_is_said_again() -> None:
    table = Table(ScriptedPanel(share=2 / 3))
    table.open()

    assert [said_by_some(table) for _ in range(3)] == [Verdict.CLOSE, Verdict.CLEAR, Verdict.CLOSE]


@pytest.mark.parametrize(
    ("text", "share", "verdict"),
    [
        ("two", 2 / 3, Verdict.CLOSE),
        ("two", 1.0, Verdict.CLEAR),
        ("two nuts", 2 / 3, Verdict.CLEAR),
        ("yes", 2 / 3, Verdict.CLEAR),
    ],
)
def test_a_single_word_is_taken_only_if_all_ears_agree_or_if_it_is_a_yes(
    text: str, share: float, verdict: Verdict
) -> None:
    table = Table(ScriptedPanel(text, share))
    table.panel.support = TUNING.judge.take
    table.listener.open(meaning({"two": "Found", "two nuts": "Found", "yes": "Yes"}), table.now)

    assert said_by_some(table) is verdict


def test_it_is_not_said_again_when_it_is_something_else_or_much_later() -> None:
    table = Table(ScriptedPanel(share=2 / 3))
    table.open()
    said_by_some(table)
    table.panel.text = "yes"

    assert said_by_some(table) is Verdict.CLOSE
    table.quiet(MEASURED.judge.again_within)
    assert said_by_some(table) is Verdict.CLOSE


@pytest.mark.parametrize("block", [160, 512, 640, 4000])
def test_an_utterance_is_told_once_with_its_times_whatever_the_blocks(block: int) -> None:
    table = Table()
    table.open()

    messages = table.sound(0.5, 20, block) + table.sound(0.8, LOUD, block) + table.sound(1.0, 20, block)

    utterance = heard(messages)
    assert isinstance(messages[0], SpeechBegan)
    assert messages[0].at == utterance.began == pytest.approx(0.5, abs=0.033)
    assert utterance.ended == pytest.approx(1.3, abs=0.033)
    assert utterance.hypotheses == (Hypothesis("two nuts"),)
    assert utterance.verdict is Verdict.CLEAR


def test_a_knock_is_no_utterance() -> None:
    table = Table()
    table.open()

    assert table.quiet(0.512) + table.speech(0.032) + table.quiet(2.0) == []


def test_the_soft_beginning_before_the_first_voiced_frame_is_heard_too() -> None:
    table = Table()
    table.open()

    table.quiet(1.0)
    table.speech(0.8)
    table.quiet(1.0)

    assert table.panel.utterances == [pytest.approx((0.8 + TUNING.listener.look_back + 0.15) * SECOND, abs=3 * FRAME)]


def test_what_began_before_the_ear_opened_is_not_taken_and_its_speaker_is_told() -> None:
    table = Table()
    table.quiet(0.5)
    table.speech(0.5)
    table.open()

    messages = table.speech(1.0) + table.quiet(1.0)

    assert [type(message) for message in messages] == [TooEarly]
    assert heard(table.speech(0.8) + table.quiet(1.0)).verdict is Verdict.CLEAR


@pytest.mark.parametrize("pause", [0.05, 0.1, 0.3])
def test_bl_21_an_answer_right_after_the_hosts_voice_is_heard_whole_and_nothing_of_the_host(pause: float) -> None:
    table = Table()
    table.speech(1.0)
    ended = table.now
    table.open()

    messages = table.quiet(pause) + table.speech(0.8) + table.quiet(1.0)

    utterance = heard(messages)
    assert utterance.began == pytest.approx(ended + pause, abs=0.06)
    length = table.panel.utterances[0] / RATE
    assert 0.8 + 0.15 <= length <= pause + 0.8 + 0.15 + 0.07


def test_an_echo_that_dies_away_is_nobody_who_spoke_too_early() -> None:
    table = Table()
    table.speech(1.0)
    table.open()

    assert table.sound(0.15, LOUD // 2) + table.quiet(2.0) == []


def after_the_host() -> Table:
    """The host has just said a word whose end counts as unvoiced; whatever follows counts as a voice."""
    table = Table()
    table.listener._voicing = lambda _: False
    table.speech(1.0)
    table.open()
    table.listener._voicing = lambda frame: bool(np.abs(frame).max() > 50)
    return table


def dying_away(table: Table, seconds: float) -> list[Input]:
    """An echo that falls by 60 dB in 0.8 s."""
    levels = [round(LOUD * 0.9 * 10 ** (-3 * 0.04 * step / 0.8)) for step in range(round(seconds / 0.04))]
    return [message for level in levels for message in table.sound(0.04, level)]


def test_bl_19_the_echo_of_the_hosts_last_word_is_no_answer() -> None:
    table = after_the_host()

    assert dying_away(table, 0.8) + table.quiet(1.0) == []


def test_bl_19_an_answer_that_rises_out_of_the_echo_is_heard() -> None:
    table = after_the_host()
    opened = table.now

    assert opened <= heard(dying_away(table, 0.2) + table.speech(0.8) + table.quiet(1.0)).began <= opened + 0.2


def test_nothing_is_heard_while_the_ear_is_shut() -> None:
    table = Table()

    assert table.quiet(0.5) + table.speech(1.0) + table.quiet(1.0) == []


def test_a_loud_room_is_told_after_utterances_that_it_drowned() -> None:
    table = Table(ScriptedPanel(share=0.2))
    table.open()
    table.sound(1.0, 400)

    messages = [message for _ in range(3) for message in table.speech(0.8) + table.sound(1.0, 400)]

    assert [type(each) for each in messages if not isinstance(each, SpeechBegan)] == [Heard, Heard, Heard, RoomIsLoud]


def test_closing_forgets_what_was_half_heard() -> None:
    table = Table()
    table.open()
    table.quiet(0.5)
    table.speech(0.5)
    table.listener.close()

    assert table.speech(0.5) + table.quiet(1.0) == []
    assert len(table.panel.utterances) == 1


def test_opening_again_for_the_same_sentences_keeps_a_running_utterance() -> None:
    table = Table()
    table.open()
    table.quiet(0.5)
    table.speech(0.5)
    table.open()

    assert heard(table.speech(0.3) + table.quiet(1.0)).began == pytest.approx(0.5, abs=0.033)


def test_bl_12_a_new_list_never_comes_during_an_utterance() -> None:
    table = Table()
    for number in range(300):
        table.listener.open(listed("yes", f"number {number % 7}"), table.now)
        table.quiet(0.1)
        table.speech(0.2)

    table.open()
    table.quiet(1.0)
    assert heard(table.speech(0.8) + table.quiet(1.0)).verdict is Verdict.CLEAR


def test_bl_47_an_utterance_with_a_hole_in_it_is_asked_for_again() -> None:
    table = Table()
    table.open()
    table.quiet(0.5)
    table.speech(0.4)
    table.now += 0.5

    assert table.speech(0.4) + table.quiet(1.0) == [EarsBack(missed=True)]
    assert heard(table.speech(0.8) + table.quiet(1.0)).verdict is Verdict.CLEAR


def test_bl_05_good_partials_and_an_empty_end_are_one_utterance_that_was_not_understood() -> None:
    panel = ScriptedPanel()
    table = Table(panel)
    table.open()
    table.quiet(0.5)
    table.speech(0.8)
    panel.finish = lambda: ()  # type: ignore[method-assign]

    utterance = heard(table.quiet(2.0))

    assert utterance.hypotheses == ()
    assert utterance.verdict is Verdict.STRAY


def test_bl_07_five_minutes_of_digital_zero_are_silence() -> None:
    table = Table()
    table.open()

    assert table.sound(300.0, 0, block=RATE) == []
    assert table.panel.utterances == []


def test_talk_that_goes_on_is_ended_and_its_rest_is_no_utterance() -> None:
    table = Table()
    table.open()

    messages = table.quiet(0.5) + table.speech(TUNING.endpoint.longest + 3.0) + table.quiet(1.0)

    assert heard(messages).verdict is Verdict.STRAY
    assert heard(table.speech(0.8) + table.quiet(1.0)).verdict is Verdict.CLEAR


def test_patience_gives_slow_speakers_more_time() -> None:
    table = Table(ScriptedPanel("two"))
    table.listener.open(GRAPH, 0.0, patience=2.0)
    table.quiet(0.5)
    table.speech(0.8)

    assert table.quiet(TUNING.endpoint.broken * 2 - 0.1) == []
    assert heard(table.quiet(0.3))


def test_the_same_sound_gives_the_same_messages() -> None:
    def evening() -> list[Input]:
        table = Table()
        table.open()
        return table.quiet(0.5) + table.speech(0.8) + table.quiet(1.0)

    assert evening() == evening()


def test_an_unusual_frame_length_changes_nothing_that_matters() -> None:
    table = Table()
    table.listener = Listener(
        table.panel,  # type: ignore[arg-type]
        is_loud,
        replace(TUNING, voicing=replace(TUNING.voicing, window=160)),
    )
    table.open()

    assert heard(table.quiet(0.5) + table.speech(0.8) + table.quiet(1.0)).began == pytest.approx(0.5, abs=0.02)


ECHO = LOUD // 20
"""The host's own voice, 26 decibels below the people's."""


def faintly_heard() -> tuple[Table, list[Input]]:
    """A table whose host has spoken three times and was answered each time."""
    table = Table()
    messages: list[Input] = []
    for _ in range(3):
        table.listener.close()
        messages += table.sound(2.0, ECHO) + table.quiet(0.5)
        table.open()
        messages += table.speech(0.8) + table.quiet(1.0)
    return table, messages


def test_a_host_whose_voice_comes_back_faintly_is_told_so_once() -> None:
    _, messages = faintly_heard()

    assert [message for message in messages if isinstance(message, EchoMeasured)] == [EchoMeasured(faint=True)]


def test_while_the_host_speaks_only_what_is_louder_than_its_own_voice_is_an_utterance() -> None:
    table, _ = faintly_heard()
    table.listener._voicing = lambda frame: bool(np.abs(frame.astype(int)).mean() > ECHO / 2)
    table.listener.open(STOP, table.now, over=True)
    assert table.sound(3.0, ECHO) == []

    assert heard(table.speech(0.6) + table.sound(1.0, ECHO)).ended == pytest.approx(table.now - 1.0, abs=0.1)


def test_a_host_that_is_turned_up_while_somebody_may_stop_it_is_told_that_it_is_loud() -> None:
    table, _ = faintly_heard()
    messages: list[Input] = []
    for _ in range(3):
        table.listener.open(STOP, table.now, over=True)
        messages += table.sound(2.0, LOUD)
        table.open()

    assert EchoMeasured(faint=False) in messages + table.quiet(1.0)
