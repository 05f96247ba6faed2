"""A voice that rises out of babble begins an utterance anew; in a quiet room nothing does."""

from __future__ import annotations

import numpy as np
import pytest

from voicehost.hearing.frames import Frame
from voicehost.hearing.onset import Onset
from voicehost.hearing.tuning import tuning_of

TUNING = tuning_of("pocketsphinx").onset
FRAME = 0.032
BABBLE, VOICE = 1e4, 1e6
LOUD_ROOM, QUIET_ROOM = 1e3, 1.0


def rising(levels: list[float], room: float) -> list[float]:
    """The times at which an utterance of frames with these mean squares began anew."""
    onset, pcm = Onset(TUNING), np.zeros(512, np.int16)
    found = []
    for number, level in enumerate(levels):
        rose = onset.hear(Frame(pcm, (number + 1) * FRAME, voiced=True, energy=level), room)
        if rose is not None:
            found.append(rose)
            onset = Onset(TUNING)
    return found


def test_the_utterance_begins_where_the_voice_rises_out_of_the_babble() -> None:
    (began,) = rising([BABBLE] * 20 + [VOICE] * 20, LOUD_ROOM)

    assert began == pytest.approx(20 * FRAME, abs=3 * FRAME)


def test_in_a_quiet_room_a_loud_word_after_a_soft_one_belongs_to_the_same_utterance() -> None:
    assert rising([BABBLE] * 20 + [VOICE] * 20, QUIET_ROOM) == []


def test_a_voice_that_is_there_from_the_first_frame_on_begins_nothing_anew() -> None:
    assert rising([VOICE] * 40, LOUD_ROOM) == []


def test_babble_that_rises_and_falls_a_little_begins_nothing_anew() -> None:
    assert rising([BABBLE, 3 * BABBLE, BABBLE, 5 * BABBLE] * 10, LOUD_ROOM) == []
