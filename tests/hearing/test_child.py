"""The listener in another process: kept alive, replaced when it dies or hangs, and honest about what was lost."""

from __future__ import annotations

import os
import queue
import signal
import time
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np
import pytest
from hearing_lists import listed

from voicehost.hearing.child import CRASHES, DEATHS_WITHIN, HANG_SECONDS, INSTEAD, LOST, START_SECONDS, HearingChild
from voicehost.hearing.child_process import ChildProcess
from voicehost.hearing.recipe import Recipe
from voicehost.hearing.wire import Alive, Close, Open, Ready, Refused, Request, Sound, Start
from voicehost.inputs import EarsBack, EarsLost, EchoMeasured, Heard, Input, Remark, SpeechBegan, Verdict
from voicehost.testing import FakeClock

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

GRAPH = listed("yes", "no")
SOUND = np.zeros(640, np.int16)
MODEL = Path("vosk-model-en")
HEARD = Heard((), Verdict.STRAY, 0.0, 1.0)


class FakeWorker:
    """Keeps what it is asked; the test answers for it."""

    def __init__(self, answer: Callable[[object], None]) -> None:
        self.answer = answer
        self.asked: list[Request] = []
        self.killed = False

    def ask(self, request: Request) -> None:
        self.asked.append(request)

    def kill(self) -> None:
        self.killed = True


class Nursery:
    """A child with fake workers, a fake clock, and all that it has posted."""

    def __init__(self, recipe: Recipe = Recipe(), spare: Recipe | None = None) -> None:  # noqa: B008 - frozen
        self.workers: list[FakeWorker] = []
        self.posted: list[Input] = []
        self.clock = FakeClock(100.0)
        self.child = HearingChild(recipe, self.posted.append, self.clock, self.start, spare)

    def start(self, answer: Callable[[object], None]) -> FakeWorker:
        self.workers.append(FakeWorker(answer))
        return self.workers[-1]

    def ready(self) -> None:
        self.workers[-1].answer(Ready())

    def wait(self, seconds: float) -> None:
        self.clock.advance(seconds)
        self.child.watch()


@pytest.fixture
def nursery() -> Nursery:
    made = Nursery()
    made.ready()
    return made


def test_requests_go_to_the_worker_in_order_and_what_it_hears_is_posted(nursery: Nursery) -> None:
    nursery.child.open(GRAPH, 100.0, 1.5)
    nursery.child.hear(SOUND, 100.04)
    nursery.child.close()
    nursery.workers[0].answer(HEARD)

    asked = nursery.workers[0].asked
    assert asked == [Start(Recipe()), Open(GRAPH, 100.0, 1.5), Sound(SOUND.tobytes(), 100.04), Close()]
    assert nursery.posted == [HEARD]


def test_a_worker_that_dies_during_an_utterance_is_replaced_and_the_utterance_asked_for_again(nursery: Nursery) -> None:
    nursery.child.open(GRAPH, 100.0)
    nursery.workers[0].answer(SpeechBegan(100.2))
    nursery.clock.advance(1.0)
    nursery.workers[0].answer(None)

    assert nursery.posted == [SpeechBegan(100.2), EarsBack(missed=True)]
    assert nursery.workers[1].asked == [Start(Recipe()), Open(GRAPH, 101.0, 1.0)]


def test_a_worker_that_dies_while_nobody_speaks_has_missed_nothing(nursery: Nursery) -> None:
    nursery.child.open(GRAPH, 100.0)
    nursery.workers[0].answer(SpeechBegan(100.2))
    nursery.workers[0].answer(HEARD)
    nursery.workers[0].answer(None)

    assert nursery.posted[-1] == EarsBack(missed=False)


def test_a_new_worker_has_not_measured_the_echo_and_the_host_is_told_so(nursery: Nursery) -> None:
    nursery.child.open(GRAPH, 100.0, over=True)
    nursery.workers[0].answer(EchoMeasured(faint=True))
    for worker in (0, 1):
        nursery.workers[worker].answer(None)

    news = [message for message in nursery.posted if isinstance(message, EchoMeasured)]
    assert news == [EchoMeasured(faint=True), EchoMeasured(faint=False)]
    assert nursery.workers[1].asked[1:] == [Open(GRAPH, 100.0, 1.0, over=True)]


def test_a_worker_that_hangs_is_killed_and_replaced(nursery: Nursery) -> None:
    nursery.child.hear(SOUND, 100.04)
    nursery.wait(HANG_SECONDS - 0.1)
    assert len(nursery.workers) == 1
    nursery.wait(0.2)

    assert nursery.workers[0].killed
    assert len(nursery.workers) == 2
    assert nursery.posted == [EarsBack(missed=False)]


def test_a_worker_that_answers_slowly_but_steadily_is_left_alone(nursery: Nursery) -> None:
    for block in range(20):
        nursery.child.hear(SOUND, 100.0 + block)
        nursery.child.hear(SOUND, 100.5 + block)
        nursery.wait(HANG_SECONDS - 0.5)
        nursery.workers[0].answer(Alive(100.0 + block))
        nursery.workers[0].answer(Alive(100.5 + block))

    assert len(nursery.workers) == 1


def test_a_quiet_evening_without_sound_is_no_hang(nursery: Nursery) -> None:
    nursery.wait(3600.0)

    assert len(nursery.workers) == 1


def test_a_worker_may_take_long_to_load_its_model() -> None:
    nursery = Nursery()
    nursery.child.hear(SOUND, 100.04)
    nursery.wait(START_SECONDS - 1.0)
    assert len(nursery.workers) == 1
    nursery.ready()
    nursery.wait(HANG_SECONDS - 0.1)

    assert len(nursery.workers) == 1
    assert nursery.posted == []


def test_the_last_words_of_a_replaced_worker_count_no_more(nursery: Nursery) -> None:
    nursery.workers[0].answer(None)
    nursery.workers[0].answer(HEARD)
    nursery.workers[0].answer(None)

    assert nursery.posted == [EarsBack(missed=False)]
    assert len(nursery.workers) == 2


def test_a_worker_that_dies_again_and_again_is_given_up_with_one_sentence(nursery: Nursery) -> None:
    for _ in range(3):
        nursery.ready()
        nursery.workers[-1].answer(None)

    assert nursery.posted == [EarsBack(), EarsBack(), EarsLost(LOST)]
    nursery.child.open(GRAPH, 100.0)
    nursery.child.hear(SOUND, 100.1)
    nursery.wait(100.0)
    assert len(nursery.workers) == 3


def test_rare_deaths_are_bad_luck(nursery: Nursery) -> None:
    for _ in range(6):
        nursery.ready()
        nursery.workers[-1].answer(None)
        nursery.wait(DEATHS_WITHIN)

    assert EarsLost(LOST) not in nursery.posted


def test_bl_77_a_model_that_ends_the_process_while_loading_is_told_in_a_sentence() -> None:
    nursery = Nursery()
    nursery.workers[0].answer(None)
    nursery.workers[1].answer(None)

    assert nursery.posted[-1] == EarsLost(LOST)


def test_bl_77_a_model_that_is_refused_is_told_in_its_own_sentence() -> None:
    nursery = Nursery()
    nursery.workers[0].answer(Refused("The speech model is damaged."))

    assert nursery.posted == [EarsLost("The speech model is damaged.")]


def test_a_broken_model_is_told_once_and_the_spare_recogniser_listens_on_for_the_same_sentences() -> None:
    nursery = Nursery(Recipe(MODEL), spare=Recipe())
    nursery.child.open(GRAPH, 100.0)
    nursery.workers[0].answer(Refused("The speech model is damaged. Unpack it again."))

    assert nursery.posted == [Remark(INSTEAD.format(trouble="The speech model is damaged. Unpack it again."))]
    assert nursery.workers[0].killed
    assert nursery.workers[1].asked == [Start(Recipe()), Open(GRAPH, 100.0, 1.0)]


def test_a_model_that_ends_the_process_again_and_again_gives_way_to_the_spare_recogniser() -> None:
    nursery = Nursery(Recipe(MODEL), spare=Recipe())
    for worker in (0, 1):
        nursery.workers[worker].answer(None)

    assert nursery.posted == [EarsBack(), Remark(INSTEAD.format(trouble=CRASHES.format(model=MODEL)))]
    nursery.ready()
    for worker in (2, 3):
        nursery.workers[worker].answer(None)
    assert nursery.posted[-1] == EarsLost(LOST)


def test_nothing_is_posted_after_the_evening(nursery: Nursery) -> None:
    nursery.child.shut()
    nursery.workers[0].answer(None)
    nursery.wait(100.0)

    assert nursery.posted == []
    assert len(nursery.workers) == 1


@contextmanager
def living_child(posted: queue.SimpleQueue[Input]) -> Iterator[tuple[HearingChild, list[ChildProcess]]]:
    processes: list[ChildProcess] = []

    def start(answer: Callable[[object], None]) -> ChildProcess:
        processes.append(ChildProcess(answer))
        return processes[-1]

    child = HearingChild(Recipe(), posted.put, time.monotonic, start)
    child.open(GRAPH, time.monotonic())
    child.hear(SOUND, time.monotonic())
    child.wait_until(0.0, 60.0)
    try:
        yield child, processes
    finally:
        child.shut()


def test_a_real_child_that_is_killed_comes_back_and_says_so() -> None:
    posted: queue.SimpleQueue[Input] = queue.SimpleQueue()
    with living_child(posted) as (child, processes):
        os.kill(processes[0].pid, signal.SIGKILL)

        assert posted.get(timeout=30) == EarsBack(missed=False)
        at = time.monotonic()
        child.hear(SOUND, at)
        child.wait_until(at, 60.0)
        assert len(processes) == 2


@pytest.mark.parametrize("seconds", [HANG_SECONDS])
def test_a_real_child_that_hangs_comes_back_and_says_so(seconds: float) -> None:
    posted: queue.SimpleQueue[Input] = queue.SimpleQueue()
    with living_child(posted) as (child, processes):
        os.kill(processes[0].pid, signal.SIGSTOP)
        child.hear(SOUND, time.monotonic())
        child._clock = lambda: time.monotonic() + seconds
        child.watch()

        assert posted.get(timeout=30) == EarsBack(missed=False)
        assert len(processes) == 2
