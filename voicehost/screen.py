"""The screen: one plain line for each thing said, and the same lines in a transcript where one was asked for."""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from typing import TYPE_CHECKING, TextIO

from voicehost.errors import UsageError
from voicehost.inputs import Ended, Input, Remark

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

OWNER_ONLY = 0o600
"""The mode of a new transcript: what people said is theirs."""

UNWRITTEN = "The transcript cannot be written any more ({reason}). The game goes on without it."


class Screen:
    """Appends lines to the terminal and to the transcript. Nothing that was printed is ever changed.

    A terminal that is gone ends the evening, as the end of input does; a transcript that cannot be written any more is
    said. Both are posted, for the host's own thread must not break over them.
    """

    def __init__(self, transcript: Path | None = None, post: Callable[[Input], None] = lambda _: None) -> None:
        """Raises UsageError when the transcript cannot be written."""
        self._post = post
        self._transcript: TextIO | None = None
        if transcript is not None:
            try:
                handle = os.open(transcript, os.O_WRONLY | os.O_CREAT | os.O_APPEND, OWNER_ONLY)
                self._transcript = os.fdopen(handle, "a", encoding="utf-8")
            except OSError as error:
                raise UsageError(f"The transcript {transcript} cannot be written: {error.strerror}.") from error

    def show(self, text: str) -> None:
        """Print one line."""
        try:
            _write(text, sys.stdout)
        except OSError:
            print_to_nobody()
            self._post(Ended(interrupted=False))
        if self._transcript is None:
            return
        try:
            _write(text, self._transcript)
        except OSError as error:
            self.close()
            self._post(Remark(UNWRITTEN.format(reason=error.strerror)))

    def close(self) -> None:
        """Close the transcript."""
        transcript, self._transcript = self._transcript, None
        if transcript is not None:
            with suppress(OSError):  # of what could not be written before
                transcript.close()


def print_to_nobody() -> None:
    """The reader of our output has gone (``voicehost rules GAME | head``): print on in silence."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _write(text: str, stream: TextIO) -> None:
    stream.write(text + "\n")
    stream.flush()
