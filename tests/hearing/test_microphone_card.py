"""The real microphone line through a real sound server: PortAudio, capture process, loss and return."""

from __future__ import annotations

import queue
import subprocess
import threading
import time
from contextlib import suppress
from typing import TYPE_CHECKING

import numpy as np
import pytest
from programs import program

from voicehost.hearing.devices import MONITORS
from voicehost.hearing.microphone import Microphone
from voicehost.inputs import EarsBack, EarsLost, Input

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

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


@pytest.mark.sound
def test_bl_43_a_game_goes_on_by_keys_while_its_microphone_is_pulled_out_and_hears_again_when_it_returns(
    sound_card: SoundCard, tmp_path: Path
) -> None:
    environment = {**sound_card.environment, MONITORS: "1"}
    arguments = ("play", "purzelbaum", "--players", "Anna, Ben", "--voice", "none")
    over = threading.Event()

    def hiss() -> None:
        while not over.wait(0.05):
            with suppress(subprocess.CalledProcessError):  # while there is nothing to play into
                sound_card.play(ROOM, RATE)

    threading.Thread(target=hiss, daemon=True).start()  # a room is never silent: zeros would count as muted
    try:
        with program(tmp_path, *arguments, environment=environment) as playing:
            playing.answers("2", "1")  # all is set up, Anna begins
            sound_card.wait_for_a_listener()
            sound_card.remove_sink("voicehost_in")
            playing.read_until("so I go on by keys")
            playing.answers("1")
            assert any("Anna keeps" in line for line in playing.printed)
            sound_card.add_sinks()
            with sound_card.recording("voicehost_in"):
                playing.read_until("hear you again")
            playing.answers("2")
    finally:
        over.set()
        sound_card.add_sinks()

    assert sum("go on by keys" in line for line in playing.printed) == 1
    assert sum("hear you again" in line for line in playing.printed) == 1
