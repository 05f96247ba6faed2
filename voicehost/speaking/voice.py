"""What the host holds: something that says lines, in order, and tells when each has been heard."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from collections.abc import Sequence

    from voicehost.language.line import Line


class Voice(Protocol):
    """Says lines one after the other and prints each as its speaking begins. All methods return at once.

    It posts ``Spoken(number)`` exactly once for each line that was heard to its end (at its audible end) or was only
    printed, ``VoiceLost(reason)`` once when from now on lines are only printed, and ``VoiceBack()`` once when they are
    spoken again. A hushed line posts nothing.
    """

    def say(self, line: Line) -> int:
        """Queue a line; gives its number, counted from 1."""

    def hush(self) -> tuple[Line, ...]:
        """Fall silent within 100 ms and drop what is queued; gives the lines that were not said to their end.

        Those that were still waiting have not been printed either.
        """

    def earcon(self, name: str) -> None:
        """Queue a short sound of ``earcons.EARCONS``. Raises KeyError for a name that is not there."""

    def prepare(self, texts: Sequence[str]) -> None:
        """What may have to be spoken next, most likely first: it is synthesised while nothing else is to be done.

        Each call replaces what the one before it left undone.
        """

    def speak_in(self, language: str) -> None:
        """Speak another language from the next line on."""

    def set_pace(self, words_per_minute: int) -> None:
        """Speak at this pace (80 to 400 words a minute) from the next sentence on."""

    def volume(self, loudness: float) -> None:
        """Speak this loud from now on: 0 is silent, 1 is full."""

    def switch(self, *, on: bool) -> None:
        """Speak lines from the next one on, or only print them, as for a screen reader."""

    def shut(self) -> None:
        """The evening is over: fall silent and let go of engine and loudspeaker."""

    @property
    def speaking(self) -> bool:
        """True while a line or an earcon is waiting or audible."""
