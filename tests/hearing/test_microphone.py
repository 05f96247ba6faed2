"""A microphone that vanishes, is muted or returns: said once, within three seconds, and taken up again."""

from __future__ import annotations

import queue
from types import SimpleNamespace
from typing import TYPE_CHECKING

import numpy as np
import pytest

from voicehost.errors import DeviceError
from voicehost.hearing import capture_main
from voicehost.hearing.microphone import Microphone
from voicehost.hearing.stream import Downmix, StreamClock
from voicehost.hearing.tuning import watchdog_tuning
from voicehost.hearing.watchdog import FAINT, STOPPED, ZEROS
from voicehost.hearing.wire import Ready, Refused, Request, Sound
from voicehost.inputs import EarsBack, EarsLost, Input
from voicehost.testing import FakeClock

if TYPE_CHECKING:
    from collections.abc import Callable

TUNING = watchdog_tuning()
BLOCK_SECONDS = 0.04
ROOM = np.random.default_rng(0).normal(0, 40, 640).astype(np.int16)
ZERO = np.zeros(640, np.int16)


class FakeCapture:
    def __init__(self, answer: Callable[[object], None]) -> None:
        self.answer = answer
        self.killed = False

    def ask(self, request: Request) -> None:
        raise AssertionError(f"a capture is asked nothing, not even {request}")

    def kill(self) -> None:
        self.killed = True


class Desk:
    """A microphone on a desk with a fake clock; ``watch`` is called twice a second, as the ears do it."""

    def __init__(self) -> None:
        self.clock = FakeClock(50.0)
        self.captures: list[FakeCapture] = []
        self.posted: list[Input] = []
        self.delivered = 0
        self.microphone = Microphone(self.deliver, self.posted.append, self.clock, self.start)
        self._watched = self.clock()

    def start(self, answer: Callable[[object], None]) -> FakeCapture:
        self.captures.append(FakeCapture(answer))
        return self.captures[-1]

    def deliver(self, pcm: np.ndarray[tuple[int], np.dtype[np.int16]], at: float) -> None:
        assert at == pytest.approx(self.clock())
        self.delivered += len(pcm)

    def hear(self, pcm: np.ndarray[tuple[int], np.dtype[np.int16]] | None, seconds: float) -> None:
        """Time passes, with sound or (None) without."""
        for _ in range(round(seconds / BLOCK_SECONDS)):
            self.clock.advance(BLOCK_SECONDS)
            if pcm is not None:
                self.captures[-1].answer(Sound(pcm.tobytes(), self.clock()))
            if self.clock() - self._watched >= 0.5:
                self._watched = self.clock()
                self.microphone.watch()


def test_sound_is_delivered_with_its_time() -> None:
    desk = Desk()
    desk.hear(ROOM, 2.0)

    assert desk.delivered == 32_000
    assert desk.posted == []


def test_bl_43_callbacks_that_stop_are_told_once_within_three_seconds() -> None:
    desk = Desk()
    desk.hear(ROOM, 2.0)
    desk.hear(None, 3.0)

    assert desk.posted == [EarsLost(STOPPED)]
    assert desk.captures[0].killed
    desk.hear(None, 60.0)
    assert desk.posted == [EarsLost(STOPPED)]


def test_bl_43_a_microphone_that_returns_is_taken_up_again_and_said_so_once() -> None:
    desk = Desk()
    desk.hear(ROOM, 2.0)
    desk.captures[-1].answer(None)
    desk.hear(None, 3.0)
    assert len(desk.captures) == 2
    delivered = desk.delivered
    desk.hear(ROOM, 5.0)

    assert desk.posted == [EarsLost(STOPPED), EarsBack()]
    assert desk.delivered > delivered


def test_bl_41_no_microphone_at_the_start_is_told_and_looked_for_again() -> None:
    desk = Desk()
    desk.captures[0].answer(Refused("There is no microphone."))
    desk.captures[0].answer(None)
    desk.hear(None, 3.0)

    assert desk.posted == [EarsLost("There is no microphone.")]
    assert len(desk.captures) == 2


def test_where_there_is_no_microphone_it_is_looked_for_less_and_less_often() -> None:
    desk = Desk()
    begun = [desk.clock()]
    while desk.clock() < begun[0] + 60.0:
        desk.captures[-1].answer(Refused("There is no microphone."))
        known = len(desk.captures)
        while len(desk.captures) == known:
            desk.hear(None, 0.2)
        begun.append(desk.clock())

    waits = np.diff(begun)
    assert waits[0] == pytest.approx(TUNING.again, abs=1.0)
    assert waits[1] > 1.5 * waits[0]
    assert waits[-1] == pytest.approx(TUNING.seldom, abs=1.0)
    assert desk.posted == [EarsLost("There is no microphone.")]


def test_bl_46_exact_zeros_are_a_missing_permission_or_a_switch() -> None:
    desk = Desk()
    desk.hear(ZERO, TUNING.zeros + 1.0)

    assert desk.posted == [EarsLost(ZEROS)]
    assert "permission" in ZEROS


def test_bl_42_a_device_that_opens_and_delivers_next_to_nothing_is_told() -> None:
    desk = Desk()
    desk.hear(np.where(np.arange(640) % 3 == 0, 1, -1).astype(np.int16), TUNING.faint + 1.0)

    assert desk.posted == [EarsLost(FAINT)]


def test_bl_07_five_minutes_of_zeros_bring_one_hint() -> None:
    desk = Desk()
    desk.hear(ZERO, 300.0)

    assert desk.posted == [EarsLost(ZEROS)]


def test_a_quiet_room_is_no_trouble() -> None:
    desk = Desk()
    desk.hear(ROOM // 8, 120.0)

    assert desk.posted == []


def test_a_sound_system_may_wake_up_slowly() -> None:
    desk = Desk()
    desk.captures[0].answer(Ready())
    desk.hear(None, TUNING.starting - 1.0)
    desk.hear(ROOM, 1.0)

    assert desk.posted == []


def test_nothing_happens_after_the_evening() -> None:
    desk = Desk()
    desk.microphone.shut()
    desk.captures[0].answer(None)
    desk.hear(None, 10.0)

    assert desk.posted == []
    assert len(desk.captures) == 1


def test_bl_47_the_callback_only_copies_and_drops_what_does_not_fit() -> None:
    blocks: queue.Queue[capture_main.Block] = queue.Queue(2)
    copy = capture_main.copier(blocks, FakeClock(10.0), 48_000)
    times = SimpleNamespace(currentTime=5.03, inputBufferAdcTime=5.0)

    for _ in range(3):
        copy(b"\1\0" * 960, 960, times, "input overflow")

    assert blocks.qsize() == 2
    assert blocks.get().told == pytest.approx(10.0 - 0.01)


@pytest.mark.parametrize("adc", [0.0, -3.0, 9.0])
def test_times_that_the_sound_system_does_not_know_are_not_believed(adc: float) -> None:
    blocks: queue.Queue[capture_main.Block] = queue.Queue()
    capture_main.copier(blocks, FakeClock(10.0), 48_000)(
        b"", 960, SimpleNamespace(currentTime=5.0, inputBufferAdcTime=adc), ""
    )

    assert blocks.get().told == 10.0


def test_times_come_from_the_count_of_samples_and_not_from_late_callbacks() -> None:
    clock = StreamClock(48_000)
    jitter = np.random.default_rng(0).uniform(0, 0.03, 500)

    ends = [clock.end_of(960, 1.0 + 0.02 * number + late) for number, late in enumerate(jitter)]

    assert np.diff(ends) == pytest.approx(0.02, abs=0.0005)


def test_bl_47_lost_samples_show_in_the_times() -> None:
    clock = StreamClock(48_000)
    clock.end_of(960, 1.0)

    assert clock.end_of(960, 1.52) == 1.52


@pytest.mark.parametrize(("rate", "channels"), [(44_100, 2), (48_000, 2), (8_000, 1), (16_000, 1)])
def test_bl_42_any_rate_is_resampled_and_mixed_down(rate: int, channels: int) -> None:
    tone = (8000 * np.sin(2 * np.pi * 500 * np.arange(2 * rate) / rate)).astype(np.int16)
    downmix = Downmix(rate, channels)
    block = rate // 50

    pcm = np.concatenate(
        [downmix(np.repeat(tone[at : at + block], channels).tobytes()) for at in range(0, len(tone), block)]
    )

    assert len(pcm) / 16_000 + downmix.delay == pytest.approx(2.0, abs=0.05)
    assert np.abs(np.fft.rfft(pcm[:16_000])).argmax() == 500


def test_bl_40_without_portaudio_the_host_is_told_how_to_mend_it(monkeypatch: pytest.MonkeyPatch) -> None:
    sent: list[object] = []

    def missing() -> None:
        raise DeviceError("The sound library PortAudio is missing.")

    monkeypatch.setattr(capture_main, "portaudio", missing)
    monkeypatch.setattr(capture_main, "own_output", lambda: None)
    monkeypatch.setattr(capture_main, "send", lambda _, message: sent.append(message))
    monkeypatch.setattr(capture_main, "_end_with_input", lambda _: None)
    capture_main.main()

    assert sent == [Refused("The sound library PortAudio is missing.")]
