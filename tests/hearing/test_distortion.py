"""A microphone that is turned up too far is told of once, after several utterances running."""

from __future__ import annotations

import numpy as np

from voicehost.hearing.distortion import Distortion
from voicehost.hearing.tuning import DistortionTuning

TUNING = DistortionTuning(share=0.001, utterances=3, again=100.0)
VOICE = (20_000 * np.sin(np.arange(16_000) / 20)).astype(np.int16)
DISTORTED = np.clip(VOICE.astype(np.int32) * 3, -32_768, 32_767).astype(np.int16)


def told(
    distortion: Distortion, *utterances: np.ndarray[tuple[int], np.dtype[np.int16]], at: float = 0.0
) -> list[bool]:
    """After which of the utterances, a second apart, it was told."""
    found = []
    for number, pcm in enumerate(utterances):
        for frame in np.split(pcm, 25):
            distortion.hear(frame)
        found.append(distortion.is_to_be_told(at + number))
    return found


def test_the_third_distorted_utterance_running_is_told_and_the_next_ones_are_not() -> None:
    assert told(Distortion(TUNING), *[DISTORTED] * 7) == [False, False, True, False, False, False, False]


def test_a_clean_utterance_begins_the_count_anew() -> None:
    utterances = (DISTORTED, DISTORTED, VOICE, DISTORTED, DISTORTED, DISTORTED)
    assert told(Distortion(TUNING), *utterances) == [False, False, False, False, False, True]


def test_a_loud_voice_that_stays_below_the_end_of_the_scale_is_never_told() -> None:
    assert not any(told(Distortion(TUNING), *[VOICE] * 9))


def test_it_is_told_once_more_after_a_while() -> None:
    distortion = Distortion(TUNING)
    told(distortion, *[DISTORTED] * 3)
    assert told(distortion, *[DISTORTED] * 3, at=200.0) == [False, False, True]
