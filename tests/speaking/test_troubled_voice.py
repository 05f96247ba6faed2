"""A speech child in trouble, at every kind of line: the game goes on, no line is lost, none is spoken twice."""

from __future__ import annotations

import threading
from itertools import pairwise
from typing import TYPE_CHECKING, Any

import pytest
from speaking_doubles import VOICES, FakeWorker, Room, line, spoken

from voicehost.errors import DeviceError
from voicehost.inputs import Spoken, VoiceBack, VoiceLost
from voicehost.language.line import Kind, Line
from voicehost.speaking.player import Player
from voicehost.speaking.speech_child import SpeechChild
from voicehost.speaking.supply import AGAIN_SECONDS, Speech

if TYPE_CHECKING:
    from voicehost.testing import FakeClock

SENTENCE = 0.5
"""Seconds of a sentence of the fake worker."""

STOPPED = 1.0
"""Seconds that the game's own pace may stand still."""


def slow(clock: FakeClock) -> Any:
    def answer(request: dict[str, Any]) -> dict[str, Any]:
        clock.advance(0.4)
        result: dict[str, Any] = spoken(request)
        return result

    return answer


TROUBLES: dict[str, Any] = {
    "hangs": lambda _: "late",
    "crashes": lambda _: "gone",
    "babbles": lambda _: [{"chatter": "on stdout"}, {"number": -1}, {"number": None, "pcm": ""}, spoken],
    "answers late": slow,
}


class Evening:
    """A narrator over a speech child whose workers follow scripts, at which six lines are said, a kind each."""

    def __init__(self, *scripts: list[Any]) -> None:
        self.scripts = list(scripts)
        self.workers: list[FakeWorker] = []
        self.voices = VOICES
        self.broken = False
        self.looked, self.back = threading.Semaphore(0), threading.Event()
        self._made = threading.Event()
        self.room = Room(load=self._load)
        self._made.set()

    def _load(self) -> Speech:
        assert self._made.wait(10)
        assert self.room._all_queued.wait(10)
        if self.broken:
            self.looked.release()
            raise DeviceError("Nothing there.")
        if len(self.workers) > 1:
            self.back.set()
        loudspeaker = self.room.loudspeaker
        child = SpeechChild(self._start, "en", self.room.clock)
        return Speech(child, Player(loudspeaker, self.room.clock, None, loudspeaker.wait))

    def _start(self) -> FakeWorker:
        script = self.scripts.pop(0) if self.scripts else []
        self.workers.append(FakeWorker(script, self.room.clock, self.voices))
        return self.workers[-1]

    def say(self) -> list[Line]:
        lines = [Line(f"A {kind.value}.", kind, "test") for kind in Kind]
        self.room.say(*lines)
        return lines

    @property
    def heard(self) -> float:
        """Seconds of speech that came out."""
        return float((abs(self.room.loudspeaker.heard) > 0.1).sum()) / self.room.loudspeaker.rate


@pytest.mark.parametrize("trouble", TROUBLES)
@pytest.mark.parametrize("place", range(len(Kind)), ids=[kind.value for kind in Kind])
def test_trouble_at_any_kind_of_line_costs_less_than_a_second_and_no_line(place: int, trouble: str) -> None:
    evening = Evening()
    evening.scripts = [[*[spoken] * place, TROUBLES[trouble](evening.room.clock)]]
    lines = evening.say()
    messages = evening.room.until_spoken(len(lines))

    assert messages == [Spoken(number) for number in range(1, len(lines) + 1)]
    assert evening.room.screen == [each.shown for each in lines]
    for shown, following in pairwise(evening.room.shown_at):
        assert following - shown < SENTENCE + STOPPED
    assert evening.heard == pytest.approx(SENTENCE * len(lines), abs=0.05)
    evening.room.narrator.shut()


@pytest.mark.parametrize("trouble", ["hangs", "crashes"])
@pytest.mark.parametrize("place", range(len(Kind)), ids=[kind.value for kind in Kind])
def test_an_engine_that_stays_in_trouble_is_told_once_and_every_line_is_printed(place: int, trouble: str) -> None:
    broken = TROUBLES[trouble](None)
    evening = Evening([*[spoken] * place, broken], [broken])
    lines = evening.say()
    messages = evening.room.until_spoken(len(lines))

    assert [message for message in messages if isinstance(message, Spoken)] == [
        Spoken(number) for number in range(1, len(lines) + 1)
    ]
    assert sum(isinstance(message, VoiceLost) for message in messages) == 1
    assert evening.room.screen == [each.shown for each in lines]
    assert evening.heard == pytest.approx(SENTENCE * place, abs=0.05)
    evening.room.narrator.shut()


def test_a_voice_that_comes_back_says_so_once_and_speaks_again() -> None:
    evening = Evening()
    evening.scripts = [["gone"], ["gone"]]
    room = evening.room
    room.say(line("One."))
    assert [type(message) for message in room.until_spoken(1)] == [VoiceLost, Spoken]
    evening.broken = True  # it is looked for once more in vain
    for number in (2, 3):
        room.clock.advance(AGAIN_SECONDS)
        room.say(line("Only printed."))
        room.until_spoken(number)
    assert evening.looked.acquire(timeout=10)
    evening.broken = False
    while not evening.back.is_set():
        room.clock.advance(4 * AGAIN_SECONDS)
        room.say(line("Perhaps printed."))
        room.until_spoken(number := number + 1)
        evening.back.wait(0.05)
    room.say(line("Here I am."))
    room.until_spoken(number + 1)

    assert evening.workers[-1].requests[-1]["text"] == "Here I am."
    assert sum(isinstance(message, VoiceLost) for _, message in room.posted) == 1
    assert sum(isinstance(message, VoiceBack) for _, message in room.posted) == 1
    room.narrator.shut()


def test_a_missing_language_is_not_looked_for_again() -> None:
    evening = Evening()
    evening.voices = []
    room = evening.room
    room.say(line("One."))
    room.until_spoken(1)
    for number in range(2, 6):
        room.clock.advance(100 * AGAIN_SECONDS)
        room.say(line("Only printed."))
        room.until_spoken(number)

    assert len(evening.workers) == 1
    room.narrator.shut()
