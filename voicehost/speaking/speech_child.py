"""A speech engine in a process of its own that may hang, crash and babble without the game noticing.

One request a sentence, each with a deadline. A child that is late or gone is replaced and the sentence tried once
more; if that fails too, the engine is lost.
"""

from __future__ import annotations

import base64
import binascii
import sys
import threading
import time
from dataclasses import asdict, dataclass
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from voicehost.errors import VoiceError
from voicehost.speaking import worker
from voicehost.speaking.languages import choose_voice
from voicehost.speaking.pace import setting
from voicehost.speaking.synthesiser import MuteError
from voicehost.speaking.worker_process import Worker, WorkerGoneError, WorkerProcess

if TYPE_CHECKING:
    from collections.abc import Callable

    from voicehost.speaking.sound import Sound

START_SECONDS = 10.0
"""How long an engine may take to start. pyttsx3 takes 0.15 s here; a cold disk or a busy small computer far longer."""

SENTENCE_SECONDS = 0.6
SECONDS_A_CHARACTER = 0.004
"""How long a sentence may take: a hang costs the table this once, and espeak-ng needs about 10 ms."""

SECOND_PATIENCE = 3.0
"""So many times longer the second attempt may take: a computer that is merely busy must not lose its voice."""

INSTALL_PIPER = "Install it again with: pip install --force-reinstall 'voicehost[piper]'"

LOST = "The speech engine does not answer any more, so lines are only printed. To hear them, start voicehost again."


@dataclass(frozen=True)
class Patience:
    """How long a sentence may take: ``seconds``, and so many more for each character."""

    seconds: float
    a_character: float

    def of(self, text: str) -> float:
        """The seconds for this text."""
        return self.seconds + self.a_character * len(text)


QUICK = Patience(SENTENCE_SECONDS, SECONDS_A_CHARACTER)
SLOW = Patience(1.0, 0.035)
"""Piper takes 0.4 s for a second of speech on a Raspberry Pi 4, and a character is heard in 0.07 s."""


class SpeechChild:
    """A ``Synthesiser`` over a worker process. Every method may be called from any thread; renders wait for each other.

    ``start`` makes a fresh worker. The first one starts ``at_once``, and the first sentence waits for it; or else with
    the first sentence. ``mending`` is what to do about an engine that cannot start.
    """

    def __init__(  # noqa: PLR0913  what is known of a child, each thing once
        self,
        start: Callable[[], Worker],
        language: str,
        clock: Callable[[], float] = time.monotonic,
        *,
        at_once: bool = True,
        patience: Patience = QUICK,
        mending: str = "Install it again with: pip install --force-reinstall pyttsx3 espeakng-loader",
    ) -> None:
        self._start = start
        self._language = language
        self._clock = clock
        self._patience = patience
        self._mending = mending
        self._one_at_a_time = threading.Lock()
        self._number = 0
        self._engine = ""
        self._voice: str | None = None
        self._closed = False
        self._worker: Worker | None = start() if at_once else None

    def render(self, text: str, words_per_minute: int) -> Sound:
        """The sound of one sentence, without silence around it. Raises VoiceError or MuteError."""
        if not text.strip():
            raise MuteError("There is nothing to say.")
        with self._one_at_a_time:
            try:
                return self._attempt(text, words_per_minute, 1.0)
            except (TimeoutError, WorkerGoneError, MuteError):
                self._drop_worker()
            try:
                return self._attempt(text, words_per_minute, SECOND_PATIENCE)
            except (TimeoutError, WorkerGoneError) as lost:
                self._drop_worker()
                raise VoiceError(LOST) from lost

    def close(self) -> None:
        """End the child. Safe to call twice, and while a sentence is being made."""
        self._closed = True
        self._drop_worker()

    def _attempt(self, text: str, words_per_minute: int, patience: float) -> Sound:
        current = self._ready_worker()
        self._number += 1
        pace = asdict(setting(self._engine, self._language, words_per_minute))
        current.ask({"number": self._number, "text": text, "voice": self._voice, **pace})
        return _sound(self._answer(current, patience * self._patience.of(text)))

    def _ready_worker(self) -> Worker:
        """The worker, started and with a voice chosen."""
        if self._closed:
            raise VoiceError(LOST)
        if self._worker is None:
            self._worker, self._voice = self._start(), None
        if self._voice is None:
            hello = self._worker.answer(START_SECONDS)
            if "voices" not in hello:
                raise VoiceError(f"The speech engine cannot start ({hello.get('error', 'no voices')}). {self._mending}")
            self._engine = str(hello.get("engine", ""))
            self._voice = choose_voice(hello["voices"], self._language)
        return self._worker

    def _answer(self, current: Worker, seconds: float) -> dict[str, Any]:
        """The answer to the newest request; late answers to older ones are passed over."""
        deadline = self._clock() + seconds
        while True:
            answer = current.answer(deadline - self._clock())
            if answer.get("number") == self._number:
                return answer

    def _drop_worker(self) -> None:
        dropped, self._worker, self._voice = self._worker, None, None
        if dropped is not None:
            dropped.kill()


def _sound(answer: dict[str, Any]) -> Sound:
    """The sound in an answer. Raises MuteError when there is none in it."""
    import numpy as np  # loaded while the child starts

    from voicehost.speaking.sound import Sound

    try:
        rate = int(answer["samples_per_second"])
        pcm = np.frombuffer(base64.b64decode(answer["pcm"]), dtype="<i2").astype(np.int16)
        sound = Sound(pcm, rate).trimmed()
    except (KeyError, TypeError, ValueError, binascii.Error) as broken:
        raise MuteError(f"The speech engine has no sound for this ({answer.get('error', broken)}).") from broken
    if not len(sound.pcm) or rate <= 0:
        raise MuteError("The speech engine gave silence.")
    return sound


def pyttsx3_child(language: str) -> SpeechChild:
    """pyttsx3 in its process, speaking ``language`` (a code such as "en" or "de")."""
    return SpeechChild(_worker("pyttsx3"), language)


def piper_child(language: str, model: Path, *, ahead: bool = False) -> SpeechChild:
    """Piper in its process with the voice in the file ``model``, in ``language``.

    One for what may come ``ahead`` starts when it is first needed, so that it takes nothing from the first sentence,
    and steps back behind everything else.
    """
    start = _worker("piper", str(model), *(["--background"] if ahead else []))
    return SpeechChild(start, language, at_once=not ahead, patience=SLOW, mending=INSTALL_PIPER)


def _worker(*arguments: str) -> Callable[[], Worker]:
    """``-P`` keeps this folder off the child's import path, where a file of ours could hide a library's."""
    return partial(WorkerProcess, [sys.executable, "-P", str(Path(worker.__file__)), *arguments])
