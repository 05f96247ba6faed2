"""The pipe to a worker process: requests and answers as dictionaries, with a deadline for each answer."""

from __future__ import annotations

import json
import queue
import subprocess
import threading
from contextlib import suppress
from typing import IO, TYPE_CHECKING, Any, Protocol, cast

from voicehost.errors import VoiceError

if TYPE_CHECKING:
    from collections.abc import Sequence


class WorkerGoneError(Exception):
    """The worker has ended or its pipe is broken. Never reaches a user."""


class Worker(Protocol):
    """A process that takes requests and gives answers."""

    def ask(self, request: dict[str, Any]) -> None:
        """Send a request. Raises WorkerGoneError."""

    def answer(self, seconds: float) -> dict[str, Any]:
        """The next answer. Raises TimeoutError when none comes within ``seconds`` and WorkerGoneError."""

    def kill(self) -> None:
        """End it, whatever it is doing. Safe to call twice."""


class WorkerProcess:
    """A worker started from a command line. Lines that are not JSON objects are babble and are passed over.

    Raises VoiceError when the system cannot start it.
    """

    def __init__(self, command: Sequence[str]) -> None:
        pipe = subprocess.PIPE
        try:
            self._process = subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=subprocess.DEVNULL)  # noqa: S603 - our own file
        except OSError as trouble:
            raise VoiceError(
                f"The speech engine cannot be started ({trouble.strerror}), so lines are only printed. "
                "Close other programs and start voicehost again."
            ) from trouble
        self._requests = cast("IO[bytes]", self._process.stdin)
        self._output = cast("IO[bytes]", self._process.stdout)
        self._answers: queue.SimpleQueue[dict[str, Any] | None] = queue.SimpleQueue()
        self._reader = threading.Thread(target=self._read, name="speech answers", daemon=True)
        self._reader.start()

    def ask(self, request: dict[str, Any]) -> None:
        """Send a request. Raises WorkerGoneError."""
        try:
            self._requests.write(json.dumps(request).encode() + b"\n")
            self._requests.flush()
        except (OSError, ValueError) as gone:
            raise WorkerGoneError from gone

    def answer(self, seconds: float) -> dict[str, Any]:
        """The next answer. Raises TimeoutError when none comes within ``seconds`` and WorkerGoneError."""
        try:
            answer = self._answers.get(timeout=max(seconds, 0.0))
        except queue.Empty as late:
            raise TimeoutError from late
        if answer is None:
            self._answers.put(None)
            raise WorkerGoneError
        return answer

    def kill(self) -> None:
        """End it, whatever it is doing. Safe to call twice."""
        self._process.kill()
        self._process.wait()
        self._reader.join()
        for stream in (self._requests, self._output):
            with suppress(OSError):
                stream.close()

    def _read(self) -> None:
        for line in self._output:
            with suppress(ValueError):
                answer = json.loads(line)
                if isinstance(answer, dict):
                    self._answers.put(answer)
        self._answers.put(None)
