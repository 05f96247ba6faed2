"""Recordings run while the ear is open, and stop with each utterance."""

from __future__ import annotations

import queue
import threading
import time
import wave
from typing import TYPE_CHECKING

import numpy as np
import pytest
import soxr
from hearing_lists import listed

from voicehost.hearing.finding import find_ears
from voicehost.hearing.recogniser import RATE
from voicehost.hearing.tape import BLOCK, OVER, Tape
from voicehost.inputs import EarsLost, Heard, Input, SpeechBegan
from voicehost.rehearsal.espeak import espeak
from voicehost.testing import FakeClock

if TYPE_CHECKING:
    from pathlib import Path

GRAPH = listed("anna found two nuts", "undo that", "what is the score")


@pytest.fixture
def recordings(tmp_path: Path) -> list[Path]:
    library = espeak()
    files = []
    for number, text in enumerate(("anna found two nuts", "undo that")):
        pcm = library.render(text, "en-us", 50, 150)
        files.append(tmp_path / f"{number}.wav")
        with wave.open(str(files[-1]), "wb") as opened:
            opened.setparams((1, 2, 16_000, 0, "NONE", ""))
            opened.writeframes(soxr.resample(pcm, library.rate, RATE).tobytes())
    return files


def test_each_opening_of_the_ear_hears_the_next_utterance_of_the_recordings(
    recordings: list[Path], tmp_path: Path
) -> None:
    posted: queue.SimpleQueue[Input] = queue.SimpleQueue()
    ears = find_ears("en", "auto", None, tmp_path, recordings, posted.put, time.monotonic)
    heard = []
    try:
        for _ in range(2):
            ears.open(GRAPH)
            assert isinstance(posted.get(timeout=60), SpeechBegan)
            utterance = posted.get(timeout=60)
            assert isinstance(utterance, Heard)
            heard.append(utterance.hypotheses[0].text)
            ears.close()
        ears.open(GRAPH)
        assert posted.get(timeout=60) == EarsLost(OVER)
    finally:
        ears.shut()

    assert heard == ["anna found two nuts", "undo that"]


def test_nothing_is_played_before_the_ear_is_open(recordings: list[Path], tmp_path: Path) -> None:
    posted: queue.SimpleQueue[Input] = queue.SimpleQueue()
    ears = find_ears("en", "auto", None, tmp_path, recordings, posted.put, time.monotonic)
    with pytest.raises(queue.Empty):
        posted.get(timeout=0.1)
    ears.shut()


class SlowChild:
    """A listener that takes a second for each block."""

    def __init__(self, clock: FakeClock) -> None:
        self.clock = clock
        self.ends: list[float] = []
        self.over = threading.Event()

    def hear(self, pcm: np.ndarray[tuple[int], np.dtype[np.int16]], at: float) -> None:
        self.ends.append(at - len(pcm) / RATE)
        self.clock.advance(1.0)

    def wait_until(self, at: float, seconds: float) -> None: ...


def test_a_tape_whose_listener_is_slow_has_no_holes() -> None:
    clock = FakeClock(100.0)
    child = SlowChild(clock)
    tape = Tape([np.zeros(BLOCK * 5, np.int16)], lambda _: child.over.set(), clock)
    tape.opened()
    tape.start(child)  # type: ignore[arg-type]
    assert child.over.wait(10)

    assert child.ends[0] == 100.0
    assert np.diff(child.ends) == pytest.approx(BLOCK / RATE)
