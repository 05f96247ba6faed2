"""The real microphone line through a real sound server: PortAudio, capture process, loss and return."""

from __future__ import annotations

import queue
import threading
import time
from typing import TYPE_CHECKING

import numpy as np
import pytest

from voicehost.hearing.devices import MONITORS
from voicehost.hearing.microphone import Microphone
from voicehost.inputs import EarsBack, EarsLost, Input

if TYPE_CHECKING:
    from collections.abc import Iterator

    from numpy import int16
    from numpy.typing import NDArray
    from sound_card import SoundCard

RATE = 16_000
ROOM = np.random.default_rng(0).normal(0, 60, RATE).astype(np.int16)


@pytest.fixture
def watched(
    sound_card: SoundCard, monkeypatch: pytest.MonkeyPatch
) -> Iterator[tuple[list[float], queue.SimpleQueue[Input]]]:
    """A microphone that is looked after: the times and levels of its blocks, and what it posts."""
    monkeypatch.setenv(MONITORS, "1")
    levels: list[float] = []
    posted: queue.SimpleQueue[Input] = queue.SimpleQueue()
    over = threading.Event()

    def deliver(pcm: NDArray[int16], at: float) -> None:
        assert abs(time.monotonic() - at) < 5
        levels.append(float(np.abs(pcm.astype(int)).mean()))

    microphone = Microphone(deliver, posted.put, time.monotonic)

    def watch() -> None:
        while not over.wait(0.5):
            microphone.watch()

    threading.Thread(target=watch, daemon=True).start()
    yield levels, posted
    over.set()
    microphone.shut()
    sound_card.add_sinks()


@pytest.mark.sound
def test_bl_43_a_microphone_that_is_pulled_out_is_told_and_heard_again_when_it_returns(
    sound_card: SoundCard, watched: tuple[list[float], queue.SimpleQueue[Input]]
) -> None:
    levels, posted = watched
    with sound_card.recording("voicehost_in"):
        until = time.monotonic() + 30
        while not any(level > 20 for level in levels):
            sound_card.play(ROOM, RATE)
            assert time.monotonic() < until, "nothing that was played has been heard"

    sound_card.remove_sink("voicehost_in")
    assert isinstance(posted.get(timeout=10), EarsLost)

    sound_card.add_sinks()
    with sound_card.recording("voicehost_in"):
        until = time.monotonic() + 40
        while posted.empty():
            sound_card.play(np.tile(ROOM, 2), RATE)
            assert time.monotonic() < until, "the microphone has not come back"
    assert posted.get() == EarsBack()
