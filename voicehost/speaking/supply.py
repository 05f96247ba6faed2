"""What a narrator speaks with: loaded behind its first line, said to be lost once, and looked for again."""

from __future__ import annotations

import threading
from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from voicehost.errors import NoVoiceError, VoicehostError
from voicehost.inputs import VoiceBack, VoiceLost
from voicehost.libraries import named
from voicehost.speaking.rendering import Rendering

if TYPE_CHECKING:
    from collections.abc import Callable

    from voicehost.inputs import Input
    from voicehost.speaking.player import Player
    from voicehost.speaking.synthesiser import Synthesiser

CLOSING_SECONDS = 2.0
"""How long engine and loudspeaker may take to close, which takes a few milliseconds."""

AGAIN_SECONDS = 30.0
"""A voice that was lost is looked for again with the first line after so long, then after twice as long, and so on."""

SELDOM_SECONDS = 600.0
"""The longest of these times: looking costs a small computer a second."""

LOST_TEXT = "voice-lost"
"""The id of the host's text about a voice that may come back."""

BROKEN = "Speech is broken ({trouble}), so lines are only printed. To mend it, install voicehost again."


@dataclass(frozen=True)
class Speech:
    """What a narrator speaks with; ``ahead`` makes what may be due next where one engine would be too slow for both."""

    synthesiser: Synthesiser
    player: Player
    ahead: Synthesiser | None = None

    def close(self) -> None:
        """Let go of engine and loudspeaker."""
        self.player.close()
        self.synthesiser.close()
        if self.ahead is not None:
            self.ahead.close()


class Ready(NamedTuple):
    """What can speak now: a loudspeaker, and what makes the sounds for it."""

    player: Player
    rendering: Rendering


class Supply:
    """Brings the engine and loudspeaker that ``load`` makes for a language, in threads of its own.

    ``changed`` guards everything and is notified of every change. ``set_up`` is called for what has been loaded. The
    sentence of what ``load`` raises is posted as VoiceLost, and VoiceBack once it works again.
    """

    def __init__(
        self,
        load: Callable[[str], Speech],
        set_up: Callable[[Ready], None],
        post: Callable[[Input], None],
        clock: Callable[[], float],
        changed: threading.Condition,
    ) -> None:
        self._load = load
        self._set_up = set_up
        self._post = post
        self._clock = clock
        self._changed = changed
        self._language = ""
        self._speech: Speech | None = None
        self._again_at: float | None = None
        self._again_seconds = AGAIN_SECONDS
        self._closed = False
        self.ready: Ready | None = None
        self.is_lost = False

    def bring(self, language: str) -> None:
        """Load what speaks a language, behind whatever else is done."""
        with self._changed:
            self._language, self.is_lost = language, False
        threading.Thread(target=self._bring, args=(language,), name="voice loading", daemon=True).start()

    def look_again(self) -> None:
        """Look whether a voice that was lost is back, from time to time. Lines wait for nothing meanwhile."""
        with self._changed:
            due = self.is_lost and self._again_at is not None and self._clock() >= self._again_at
            if due:
                self._again_at = None
        if due:
            threading.Thread(target=self._bring_back, name="voice loading", daemon=True).start()

    def lose(self, trouble: Exception | str) -> None:
        """Nothing speaks from now on; said once."""
        with self._changed:
            if self.is_lost or self._closed:
                return
            self.is_lost = True
            self._changed.notify_all()
        text = "voice-no-language" if isinstance(trouble, NoVoiceError) else LOST_TEXT
        if text == LOST_TEXT:
            self._wait_longer()
        known = isinstance(trouble, str | VoicehostError)
        self._post(VoiceLost(str(trouble) if known else BROKEN.format(trouble=repr(trouble)), text))
        self.let_go()

    def let_go(self) -> None:
        """Close engine and loudspeaker. PortAudio may hang over a device that is gone; nobody waits for it longer."""
        closing = threading.Thread(target=self._close_speech, name="voice closing", daemon=True)
        closing.start()
        closing.join(CLOSING_SECONDS)

    def close(self) -> None:
        """Let go of everything for good."""
        with self._changed:
            self._closed = True
        self.let_go()

    def _bring(self, language: str) -> None:
        try:
            with named():
                speech = self._load(language)
        except Exception as trouble:  # of whatever kind: a library that is broken must not end a game
            self.lose(trouble)
            return
        self._take_up(speech, language)

    def _bring_back(self) -> None:
        language = self._language
        try:
            speech = self._load(language)
        except Exception:  # whatever it is, it was told when the voice was lost
            self._wait_longer()
            return
        if self._take_up(speech, language, again=True):
            self._post(VoiceBack())

    def _wait_longer(self) -> None:
        with self._changed:
            self._again_at = self._clock() + self._again_seconds
            self._again_seconds = min(2 * self._again_seconds, SELDOM_SECONDS)

    def _take_up(self, speech: Speech, language: str, *, again: bool = False) -> bool:
        """Speak with it from now on; False, and it is closed, where nobody wants it any more."""
        with self._changed:
            wanted = not self._closed and self.is_lost is again and language == self._language
            if wanted:
                self.is_lost = False
                self._speech = speech
                self.ready = Ready(speech.player, Rendering(speech.synthesiser, ahead=speech.ahead))
                self._set_up(self.ready)
                self._changed.notify_all()
        if not wanted:
            speech.close()
        return wanted

    def _close_speech(self) -> None:
        with self._changed:
            speech, self._speech = self._speech, None
            ready, self.ready = self.ready, None
        if ready is not None:
            ready.rendering.close()
        if speech is not None:
            speech.close()
