"""An engine that hangs, dies, babbles or gives nothing costs a sentence a moment, never the game."""

from __future__ import annotations

import sys
import threading
from functools import partial
from typing import Any

import numpy as np
import pytest
from speaking_doubles import RATE, VOICES, FakeWorker, answering, spoken, tone

from voicehost.errors import VoiceError
from voicehost.speaking.speech_child import SENTENCE_SECONDS, SpeechChild
from voicehost.speaking.synthesiser import MuteError
from voicehost.speaking.worker_process import WorkerGoneError, WorkerProcess
from voicehost.testing import FakeClock


class Workers:
    """Starts fake workers, each with the next script."""

    def __init__(self, *scripts: list[Any], voices: list[dict[str, Any]] | None = None) -> None:
        self.clock = FakeClock()
        self.started: list[FakeWorker] = []
        self._scripts = list(scripts)
        self._voices = voices

    def start(self) -> FakeWorker:
        self.started.append(FakeWorker(self._scripts.pop(0) if self._scripts else [], self.clock, self._voices))
        return self.started[-1]

    def child(self, language: str = "en") -> SpeechChild:
        return SpeechChild(self.start, language, self.clock)


def test_a_sentence_becomes_sound_in_the_voice_of_its_language() -> None:
    workers = Workers()
    sound = workers.child().render("Anna, your turn.", 160)

    assert (sound.rate, sound.seconds) == (RATE, 0.5)
    assert workers.started[0].requests[0]["voice"] == "gmw/en"


def test_bl_29_an_engine_that_never_returns_from_the_second_line_is_replaced_and_the_line_repeated() -> None:
    workers = Workers([spoken, "late"])
    child = workers.child()
    child.render("One.", 160)

    assert child.render("Two.", 160).seconds == 0.5
    assert workers.started[0].killed
    assert [request["text"] for request in workers.started[1].requests] == ["Two."]
    assert workers.clock() < 1.0


def test_an_engine_that_dies_is_replaced_and_the_line_repeated() -> None:
    workers = Workers(["gone"])
    assert workers.child().render("One.", 160).seconds == 0.5
    assert len(workers.started) == 2


def test_an_engine_that_stays_lost_is_one_sentence_with_what_to_do() -> None:
    workers = Workers(["late"], ["late"])
    with pytest.raises(VoiceError, match=r"start voicehost again\.$"):
        workers.child().render("One.", 160)
    assert all(worker.killed for worker in workers.started)


def test_a_late_answer_is_not_taken_for_that_of_the_next_sentence() -> None:
    stale = {"number": 0, "samples_per_second": RATE, "pcm": ""}
    workers = Workers([[stale, spoken]])
    assert workers.child().render("One.", 160).seconds == 0.5


def test_late_answers_to_others_do_not_stretch_the_deadline() -> None:
    stale = {"number": 0}
    workers = Workers([[stale, "late"]])
    workers.child().render("One.", 160)
    assert workers.clock() == pytest.approx(SENTENCE_SECONDS, rel=0.05)


@pytest.mark.parametrize(
    "answer",
    [
        answering(np.zeros(8000, np.int16)),
        answering(np.zeros(0, np.int16)),
        lambda request: {"number": request["number"], "error": "ValueError: the engine's file is cut short"},
        lambda request: {"number": request["number"], "samples_per_second": RATE, "pcm": "*"},
        lambda request: {"number": request["number"]},
    ],
    ids=["silent", "empty", "an error", "not base64", "nothing"],
)
def test_bl_38_sound_that_is_no_sound_is_asked_for_again_from_a_fresh_engine(answer: object) -> None:
    workers = Workers([answer])
    assert workers.child().render("One.", 160).seconds == 0.5
    assert workers.started[0].killed


def test_bl_38_a_text_that_stays_without_sound_does_not_lose_the_engine() -> None:
    silence = answering(np.zeros(10, np.int16))
    child = Workers([silence], [silence]).child()
    with pytest.raises(MuteError):
        child.render("Hm.", 160)
    assert child.render("One.", 160).seconds == 0.5


def test_empty_text_is_refused_without_asking_the_engine() -> None:
    workers = Workers()
    with pytest.raises(MuteError):
        workers.child().render("  ", 160)
    assert workers.started[0].requests == []


def test_the_silence_that_an_engine_leaves_behind_is_cut() -> None:
    quiet = np.zeros(int(0.35 * RATE), np.int16)
    child = Workers([answering(np.concatenate([tone(0.5), quiet]))]).child()
    assert child.render("One.", 160).seconds == pytest.approx(0.53, abs=0.001)


def test_bl_36_a_language_that_no_voice_speaks_is_said_and_not_read_by_another() -> None:
    workers = Workers(voices=[VOICES[1]])
    with pytest.raises(VoiceError, match='"de"'):
        workers.child("de").render("Zwei Nüsse.", 160)
    assert workers.started[0].requests == []


def test_bl_37_an_engine_that_cannot_start_is_one_sentence_with_the_command_that_mends_it() -> None:
    workers = Workers()
    child = workers.child()
    workers.started[0]._answers.clear()
    workers.started[0]._answers.append({"error": "RuntimeError: no library"})
    with pytest.raises(VoiceError, match="pip install"):
        child.render("One.", 160)


def test_closing_ends_the_child_for_good() -> None:
    workers = Workers()
    child = workers.child()
    child.close()
    child.close()

    assert workers.started[0].killed
    with pytest.raises(VoiceError):
        child.render("One.", 160)
    assert len(workers.started) == 1


HELLO = f"print(json.dumps({{'engine': 'fake', 'voices': {VOICES!r}}}), flush=True)\n"
ANSWER = "print(json.dumps({'number': request['number'], 'samples_per_second': 16000, 'pcm': pcm}), flush=True)\n"
PREPARE = "import json, sys, os, time\npcm = 'QB9AH0Af' * 4000\n"


def process(body: str) -> WorkerProcess:
    return WorkerProcess([sys.executable, "-c", PREPARE + body])


class TestRealProcess:
    """The pipe to a real process, whatever it does."""

    def test_babble_on_its_output_is_passed_over(self) -> None:
        body = f"print('Audio saved to x'); print('[1, 2]'); print('{{broken')\n{HELLO}"
        body += f"for line in sys.stdin:\n    request = json.loads(line)\n    print('speaking now')\n    {ANSWER}"
        child = SpeechChild(partial(process, body), "en")
        assert child.render("One.", 160).seconds == 0.75
        child.close()

    def test_what_it_writes_never_reaches_our_screen(self, capfd: pytest.CaptureFixture[str]) -> None:
        worker = process("os.write(1, b'chatter\\n'); os.write(2, b'chatter\\n')")
        with pytest.raises(WorkerGoneError):
            worker.answer(10)
        worker.kill()
        assert capfd.readouterr() == ("", "")

    def test_its_death_is_noticed_at_once_and_again(self) -> None:
        worker = process("os._exit(3)")
        for _ in range(2):
            with pytest.raises(WorkerGoneError):
                worker.answer(10)
        worker.kill()
        with pytest.raises(WorkerGoneError):
            worker.ask({"number": 1})

    def test_one_that_hangs_is_late_and_can_be_killed(self) -> None:
        worker = process("time.sleep(60)")
        with pytest.raises(TimeoutError):
            worker.answer(0.01)
        worker.kill()
        with pytest.raises(WorkerGoneError):
            worker.answer(0.01)

    def test_one_that_cannot_be_started_is_an_engine_that_is_missing(self) -> None:
        with pytest.raises(VoiceError):
            WorkerProcess(["/nowhere/to/be/found"])

    def test_closing_while_a_sentence_is_made_ends_the_waiting(self) -> None:
        child = SpeechChild(partial(process, HELLO + "time.sleep(60)"), "en")
        closer = threading.Timer(0.2, child.close)
        closer.start()
        with pytest.raises(VoiceError):
            child.render("A sentence so long that its deadline lies far away. " * 40, 160)
        closer.join()
