"""The doubles behave like what they stand for."""

from __future__ import annotations

import numpy as np
import pytest

from voicehost.inputs import Heard, Hypothesis, Input, Spoken, Verdict
from voicehost.language.line import Kind, Line
from voicehost.testing import FakeClock, FakeSource, RecordingVoice, ScriptedEars

HELLO = Line("Hello.", Kind.STORY, "hello")
COUNT = Line("Two nuts.", Kind.EVENT, "nuts", printed="Found.", fleeting=True)


def test_the_clock_stands_still_until_it_is_told() -> None:
    clock = FakeClock(10)
    assert [clock(), clock(), clock.advance(0.5), clock()] == [10, 10, 10.5, 10.5]
    with pytest.raises(ValueError, match="go back"):
        clock.advance(-1)


def test_an_utterance_ends_now_and_shares_its_votes() -> None:
    inbox: list[Input] = []
    ScriptedEars(inbox.append, FakeClock(5)).hear("two nuts", "two", verdict=Verdict.CLOSE, seconds=2)
    assert inbox == [Heard((Hypothesis("two nuts", 0.5), Hypothesis("two", 0.5)), Verdict.CLOSE, 3, 5)]


def test_scripted_ears_answer_each_opening_with_the_next_sentence() -> None:
    inbox: list[Input] = []
    ears = ScriptedEars(inbox.append, sentences=["yes", "no"])
    for _ in range(3):
        ears.open(None)  # type: ignore[arg-type]  # any graph will do
        ears.close()
    assert [heard.hypotheses[0].text for heard in inbox if isinstance(heard, Heard)] == ["yes", "no"]
    assert len(ears.opened) == 3


def test_lines_are_heard_to_their_end_at_once() -> None:
    inbox: list[Input] = []
    voice = RecordingVoice(inbox.append)
    assert [voice.say(HELLO), voice.say(COUNT)] == [1, 2]
    assert inbox == [Spoken(1), Spoken(2)]
    assert voice.text == "Hello.\nTwo nuts."
    assert voice.screen == "Hello.\nFound."
    assert not voice.speaking


def test_a_held_voice_can_be_interrupted_in_the_middle() -> None:
    inbox: list[Input] = []
    shown: list[str] = []
    voice = RecordingVoice(inbox.append, shown.append, instant=False)
    voice.say(HELLO)
    voice.say(COUNT)
    voice.finish()
    assert voice.speaking
    assert voice.hush() == (COUNT,)
    assert inbox == [Spoken(1)]
    assert shown == ["Hello.", "Found."]
    with pytest.raises(LookupError):
        voice.finish()


def test_the_fake_microphone_gives_whole_blocks_that_are_never_digital_silence() -> None:
    source = FakeSource(seed=1, began=2.0)
    source.quiet(0.1)
    source.play(np.full(640, 32767, np.int16))
    blocks = list(source.blocks())
    assert [len(block) for block, _ in blocks] == [640] * 4
    assert [round(at, 2) for _, at in blocks] == [2.04, 2.08, 2.12, 2.16]
    assert all(block.any() for block, _ in blocks)
    assert blocks[-1][0].max() == 32767


def test_the_same_seed_gives_the_same_room() -> None:
    def heard(seed: int) -> bytes:
        source = FakeSource(seed)
        source.quiet(0.2)
        return b"".join(block.tobytes() for block, _ in source.blocks())

    assert heard(1) == heard(1)
    assert heard(1) != heard(2)
