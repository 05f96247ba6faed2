"""A natural voice with a plain one behind it: who loses the first is spoken to by the second, not left in silence."""

from __future__ import annotations

from typing import TYPE_CHECKING

from voicehost.errors import VoiceError
from voicehost.speaking.synthesiser import MuteError

if TYPE_CHECKING:
    from collections.abc import Callable

    from voicehost.speaking.sound import Sound
    from voicehost.speaking.synthesiser import Synthesiser


class WithReserve:
    """A ``Synthesiser`` that goes on with ``reserve()`` for good once ``first`` is lost, and then calls ``told``."""

    def __init__(self, first: Synthesiser, reserve: Callable[[], Synthesiser], told: Callable[[], None]) -> None:
        self._current = first
        self._reserve: Callable[[], Synthesiser] | None = reserve
        self._told = told

    def render(self, text: str, words_per_minute: int) -> Sound:
        """The sound of one sentence. Raises MuteError, and VoiceError when both engines are lost."""
        try:
            return self._current.render(text, words_per_minute)
        except MuteError:
            raise
        except VoiceError:
            if self._reserve is None:
                raise
            self._current.close()
            self._current, self._reserve = self._reserve(), None
            self._told()
        return self._current.render(text, words_per_minute)

    def close(self) -> None:
        """Let go of the engine that speaks. No other one is started."""
        self._reserve = None
        self._current.close()
