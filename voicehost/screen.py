"""The screen: one plain line for each thing said, and the same lines in a transcript where one was asked for."""

from __future__ import annotations

import os
import sys
from typing import TYPE_CHECKING, TextIO

from voicehost.errors import UsageError

if TYPE_CHECKING:
    from pathlib import Path

OWNER_ONLY = 0o600
"""The mode of a new transcript: what people said is theirs."""


class Screen:
    """Appends lines to the terminal and to the transcript. Nothing that was printed is ever changed."""

    def __init__(self, transcript: Path | None = None) -> None:
        """Raises UsageError when the transcript cannot be written."""
        self._transcript: TextIO | None = None
        if transcript is not None:
            try:
                handle = os.open(transcript, os.O_WRONLY | os.O_CREAT | os.O_APPEND, OWNER_ONLY)
                self._transcript = os.fdopen(handle, "a", encoding="utf-8")
            except OSError as error:
                raise UsageError(f"The transcript {transcript} cannot be written: {error.strerror}.") from error

    def show(self, text: str) -> None:
        """Print one line."""
        for stream in (sys.stdout, self._transcript):
            if stream is not None:
                stream.write(text + "\n")
                stream.flush()

    def close(self) -> None:
        """Close the transcript."""
        if self._transcript is not None:
            self._transcript.close()
