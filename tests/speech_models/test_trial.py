"""A model is loaded where it may crash, and what comes of it is told in a sentence."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from model_files import MODEL, lay_out

from voicehost.errors import ModelError
from voicehost.hearing.model_folder import checked
from voicehost.hearing.vosk import broken
from voicehost.hearing.wire import Alive, Open, Ready, Refused, Sound, Start
from voicehost.speech_models.trial import available_memory, refuse_what_is_too_large, try_model
from voicehost.testing import FakeClock

if TYPE_CHECKING:
    from collections.abc import Callable

    from voicehost.hearing.wire import Request

FOLDER = Path("a model")


class Worker:
    """Answers to each kind of request as it is told; None is the end of its process."""

    def __init__(self, answers: dict[type, object]) -> None:
        self._answers = answers
        self.asked: list[Request] = []
        self.killed = False

    def __call__(self, answer: Callable[[object], None]) -> Worker:
        self._answer = answer
        return self

    def ask(self, request: Request) -> None:
        self.asked.append(request)
        if type(request) in self._answers:
            self._answer(self._answers[type(request)])

    def kill(self) -> None:
        self.killed = True


def test_a_model_that_loads_tells_what_it_lacks() -> None:
    worker = Worker({Start: Ready(), Sound: Alive(0.1, frozenset({"kekfe"}))})
    trial = try_model(FOLDER, {"nut", "kekfe"}, worker, FakeClock())

    assert (trial.lacks, trial.rejects) == (frozenset({"kekfe"}), True)
    assert [each.graph.words() for each in worker.asked if isinstance(each, Open)] == [{"nut", "kekfe", "[unk]"}]
    assert worker.killed


def test_bl_04_a_model_without_a_reject_token_is_noticed() -> None:
    worker = Worker({Start: Ready(), Sound: Alive(0.1, frozenset({"[unk]"}))})
    trial = try_model(FOLDER, (), worker, FakeClock())

    assert (trial.lacks, trial.rejects) == (frozenset(), False)


@pytest.mark.parametrize(
    ("answers", "sentence"),
    [
        ({Start: None}, "a model cannot be loaded: it is damaged, or there is too little memory"),
        ({Start: Refused("It is too old: take a newer one.")}, "It is too old: take a newer one."),
        ({Start: Ready(), Sound: None}, "a model cannot be loaded"),
        ({}, "not loaded within 0 seconds: take a smaller one"),
    ],
    ids=["crashes", "refuses", "crashes at the list", "hangs"],
)
def test_bl_77_a_model_that_fails_is_told_and_its_process_ended(answers: dict[type, object], sentence: str) -> None:
    worker = Worker(answers)
    with pytest.raises(ModelError, match=sentence):
        try_model(FOLDER, (), worker, FakeClock(), patience=0.01)

    assert worker.killed


def test_bl_77_files_that_only_begin_like_a_model_end_no_process_but_the_childs(tmp_path: Path) -> None:
    folder = checked(lay_out(tmp_path / "Modell für Zoë", MODEL))
    with pytest.raises(ModelError, match="Modell für Zoë cannot be loaded"):
        try_model(folder)


def test_bl_77_a_model_that_needs_more_memory_than_there_is_is_told_before_it_is_loaded(tmp_path: Path) -> None:
    lay_out(tmp_path, {"graph/HCLr.fst": bytes(3_000_000)})
    refuse_what_is_too_large(tmp_path, 6_000_000)
    refuse_what_is_too_large(tmp_path, None)

    with pytest.raises(ModelError, match="needs about 6 MB of memory, and 5 MB are free"):
        refuse_what_is_too_large(tmp_path, 5_000_000)


@pytest.mark.parametrize(
    ("told", "available"),
    [("MemTotal: 9 kB\nMemAvailable:    2048 kB\n", 2_097_152), ("MemTotal: 9 kB\n", None), ("nonsense", None)],
)
def test_the_memory_that_is_left_is_read_where_the_system_tells(
    tmp_path: Path, told: str, available: int | None
) -> None:
    (tmp_path / "meminfo").write_text(told)

    assert available_memory(tmp_path / "meminfo") == available
    assert available_memory(tmp_path / "nowhere") is None


def test_bl_80_a_path_that_windows_cannot_open_says_exactly_what_to_do() -> None:
    assert "set VOICEHOST_HOME to a folder like C:\\voicehost" in broken(Path("C:/Users/Łukasz/models/x"), "win32")
    assert "damaged" in broken(Path("C:/voicehost/models/x"), "win32")
    assert "damaged" in broken(Path("/home/Łukasz/models/x"), "linux")
