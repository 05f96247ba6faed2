"""The computer slept in the middle of a game: the same game goes on, and the host says where it is (BL-62)."""

from __future__ import annotations

import pytest
from tables import Sitting, at_the_box
from test_resume import EVENING

from voicehost.inputs import Tick, Typed
from voicehost.testing import FakeClock
from voicehost.waking import SLEPT, Waking, sleepless


@pytest.fixture
def clock() -> FakeClock:
    """A clock that goes on while the computer sleeps; that of the host does not."""
    return FakeClock()


def drowsy(clock: FakeClock, sitting: Sitting) -> Sitting:
    sitting.host._around.waking = Waking(clock)
    return sitting


def since(sitting: Sitting, count: int) -> list[str]:
    return [line.message for line in sitting.voice.lines[count:]]


def test_after_an_hour_asleep_the_host_says_the_score_and_whose_turn_it_is_bl_62(clock: FakeClock) -> None:
    sitting = drowsy(clock, Sitting())
    for said in EVENING[:8]:
        sitting.says(said)
    before, steps = len(sitting.voice.lines), list(sitting.host.talk.session.steps)
    question = sitting.host.talk.question().message
    clock.advance(3600)
    sitting.host.handle(Tick(sitting.clock.advance(0.5)))
    sitting.settle()

    assert since(sitting, before) == ["welcome-woken", "answer-score-told", question]
    assert sitting.host.talk.session.steps == steps
    assert sitting.ears.graph is not None


def test_who_types_into_the_sleeping_computer_is_answered_too(clock: FakeClock) -> None:
    sitting = drowsy(clock, at_the_box("Anna", "Ben"))
    before = len(sitting.voice.lines)
    clock.advance(3600)
    sitting.answer(Typed("w"))

    assert since(sitting, before)[0] == "welcome-woken"
    assert since(sitting, before)[-1] == "answer-who-is-playing"


def test_before_a_game_there_is_no_score(clock: FakeClock) -> None:
    sitting = drowsy(clock, Sitting())
    before = len(sitting.voice.lines)
    clock.advance(SLEPT + 1)
    sitting.host.handle(Tick(sitting.clock.advance(0.5)))

    assert since(sitting, before) == ["welcome-woken", "ask-game"]


def test_a_table_that_wanted_silence_gets_silence(clock: FakeClock) -> None:
    sitting = drowsy(clock, at_the_box("Anna", "Ben"))
    sitting.says("pause the game")
    before = len(sitting.voice.lines)
    clock.advance(3600)
    sitting.host.handle(Tick(sitting.clock.advance(0.5)))

    assert since(sitting, before) == []


def test_people_who_think_for_long_are_not_asleep(clock: FakeClock) -> None:
    waking = Waking(clock)

    assert not any(waking.slept() for _ in range(100) if clock.advance(SLEPT))


def test_the_clock_that_counts_sleep_goes_forward() -> None:
    first = sleepless()

    assert sleepless() >= first
