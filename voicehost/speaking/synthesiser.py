"""What makes sound of one sentence."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from voicehost.errors import VoiceError

if TYPE_CHECKING:
    from voicehost.speaking.sound import Sound


class MuteError(VoiceError):
    """The engine works but has no sound for this text. The line is printed; the next one may be spoken again."""


class Synthesiser(Protocol):
    """A speech engine. One sentence at a time, called from one thread at a time."""

    def render(self, text: str, words_per_minute: int) -> Sound:
        """The sound of one sentence, without silence around it.

        Raises VoiceError when the engine is lost for good and ``MuteError`` when only this text has no sound.
        """

    def close(self) -> None:
        """Let go of the engine. Safe to call twice and from another thread."""
