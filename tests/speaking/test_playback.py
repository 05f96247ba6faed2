"""Sounds one after the other, with the times at which they are heard."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from voicehost.speaking.playback import FADE_SECONDS, Playback

RATE = 1000.0
SOUND = np.full(100, 0.5, np.float32)


def test_silence_comes_as_long_as_nothing_is_to_be_heard() -> None:
    playback = Playback(RATE)
    assert not playback.fill(50, 0.0).any()
    assert playback.last_audible == float("-inf")


def test_the_end_of_a_sound_is_that_of_its_last_sample_inside_the_block() -> None:
    playback = Playback(RATE)
    playing = playback.add(SOUND)
    playback.fill(80, 10.0)
    assert (playing.began, playing.ended) == (10.0, None)
    assert not playing.settled.is_set()

    playback.fill(80, 10.08)
    assert playing.ended == pytest.approx(10.1)
    assert playing.settled.is_set()
    assert not playing.cut


def test_two_sounds_never_overlap() -> None:
    playback = Playback(RATE)
    first, second = playback.add(SOUND), playback.add(SOUND * 0.5)
    block = playback.fill(300, 0.0)

    assert np.flatnonzero(block == 0.5).tolist() == list(range(100))
    assert np.flatnonzero(block == 0.25).tolist() == list(range(100, 200))
    assert first.ended == second.began


@given(st.lists(st.integers(1, 70), max_size=8), st.lists(st.integers(1, 50), min_size=1, max_size=40))
def test_every_sample_is_played_once_whatever_the_blocks(lengths: list[int], blocks: list[int]) -> None:
    playback = Playback(RATE)
    sounds = [np.arange(1, length + 1, dtype=np.float32) for length in lengths]
    for sound in sounds:
        playback.add(sound)
    heard = np.concatenate([playback.fill(block, 0.0) for block in [*blocks, 600]])

    assert heard[heard > 0].tolist() == [sample for sound in sounds for sample in sound.tolist()]


def test_stopping_fades_and_drops_the_rest() -> None:
    playback = Playback(RATE)
    playing, waiting = playback.add(SOUND), playback.add(SOUND)
    playback.fill(30, 0.0)
    playback.stop()
    block = playback.fill(200, 0.03)

    fading = int(FADE_SECONDS * RATE)
    assert np.all(np.diff(block[:fading]) < 0)
    assert not block[fading:].any()
    assert playing.cut
    assert waiting.cut
    assert waiting.began is None
    assert playing.ended is None


def test_what_is_added_after_stopping_follows_the_fading() -> None:
    playback = Playback(RATE)
    playback.add(SOUND)
    playback.fill(30, 0.0)
    playback.stop()
    new = playback.add(SOUND)
    playback.fill(200, 0.03)

    assert new.began == pytest.approx(0.03 + FADE_SECONDS)
    assert not new.cut


def test_a_sound_that_was_handed_out_whole_is_not_cut() -> None:
    playback = Playback(RATE)
    playing = playback.add(SOUND)
    playback.fill(100, 0.0)
    playback.stop()
    assert not playing.cut


def test_a_new_volume_is_reached_without_a_jump() -> None:
    playback = Playback(RATE)
    playback.add(SOUND)
    playback.fill(20, 0.0)
    playback.set_gain(0.0)
    block = playback.fill(50, 0.02)

    assert block[0] == 0.5
    assert block[-1] == 0.0
    assert np.all(np.diff(block) < 0)
    assert not playback.fill(50, 0.07).any()
