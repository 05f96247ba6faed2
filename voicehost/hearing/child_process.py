"""A process that can be killed, with threads around its pipes, so that nobody ever waits for it."""

from __future__ import annotations

import os
import queue
import subprocess
import sys
import threading
from contextlib import suppress
from pathlib import Path
from typing import IO, TYPE_CHECKING, Protocol, cast

import voicehost
from voicehost.hearing.wire import receive, send

if TYPE_CHECKING:
    from collections.abc import Callable

    from voicehost.hearing.wire import Request

_WAITING = 1_000
"""Requests that may wait for a child that is starting: forty seconds of sound. Then the sound has a hole."""


class Worker(Protocol):
    """A listener somewhere else."""

    def ask(self, request: Request) -> None:
        """Send a request; never waits, and does nothing when the worker is gone."""

    def kill(self) -> None:
        """End it, whatever it is doing. Safe to call twice."""


class ChildProcess:
    """A ``Worker`` in a process. ``answer`` is called with each of its messages and with None when it has ended."""

    def __init__(self, answer: Callable[[object], None], module: str = "voicehost.hearing.child_main") -> None:
        roots = [str(Path(voicehost.__file__).parents[1]), *filter(None, [os.environ.get("PYTHONPATH")])]
        self._process = subprocess.Popen(  # noqa: S603 - our own interpreter and module
            [sys.executable, "-m", module],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            env={**os.environ, "PYTHONPATH": os.pathsep.join(roots)},
        )
        self.pid = self._process.pid
        self._answer = answer
        self._requests: queue.Queue[Request | None] = queue.Queue(_WAITING)
        for work in (self._write, self._read):
            threading.Thread(target=work, name=f"listener {work.__name__}", daemon=True).start()

    def ask(self, request: Request) -> None:
        """Send a request; never waits."""
        with suppress(queue.Full):
            self._requests.put_nowait(request)

    def kill(self) -> None:
        """End it, whatever it is doing."""
        self._process.kill()
        self._process.wait()
        with suppress(queue.Full):
            self._requests.put_nowait(None)

    def _write(self) -> None:
        stream = cast("IO[bytes]", self._process.stdin)
        with suppress(OSError, ValueError), stream:
            while request := self._requests.get():
                send(stream, request)

    def _read(self) -> None:
        with cast("IO[bytes]", self._process.stdout) as stream:
            while (message := _next(stream)) is not None:
                self._answer(message)
        self._process.wait()
        self._answer(None)


def _next(stream: IO[bytes]) -> object | None:
    try:
        return receive(stream)  # type: ignore[no-any-return]
    except (OSError, ValueError, EOFError):
        return None
