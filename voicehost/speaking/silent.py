"""The voice that only prints: for people whose screen reader speaks, and where no sound is wanted."""

from __future__ import annotations

from typing import TYPE_CHECKING

from voicehost.inputs import Input, Spoken
from voicehost.speaking.earcons import EARCONS

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from voicehost.language.line import Line


class SilentVoice:
    """A ``Voice`` that shows each line at once and counts it as heard. Nothing can be hushed: nothing waits."""

    speaking = False

    def __init__(self, post: Callable[[Input], None], show: Callable[[str], None]) -> None:
        self._post = post
        self._show = show
        self._number = 0

    def say(self, line: Line) -> int:
        """Show a line; gives its number, counted from 1."""
        self._number += 1
        self._show(line.shown)
        self._post(Spoken(self._number))
        return self._number

    def hush(self) -> tuple[Line, ...]:
        """Nothing to silence."""
        return ()

    def earcon(self, name: str) -> None:
        """No sound; a name that is not there is still a KeyError."""
        EARCONS[name]

    def prepare(self, texts: Sequence[str]) -> None:
        """Nothing to prepare."""

    def speak_in(self, language: str) -> None:
        """The screen reader knows by itself what it reads."""

    def set_pace(self, words_per_minute: int) -> None:
        """The screen reader has a pace of its own."""

    def volume(self, loudness: float) -> None:
        """The screen reader has a volume of its own."""

    def shut(self) -> None:
        """Nothing to let go of."""
