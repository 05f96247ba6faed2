"""The host's voice: one queue of lines, printed as their speaking begins, spoken sentence by sentence.

One thread tells the lines. Engine and loudspeaker are loaded behind the first line by another, so that it is on the
screen at once. Where either is missing or lost, that is said once and lines are printed only.
"""

from __future__ import annotations

import threading
import time
from collections import deque
from dataclasses import dataclass
from typing import TYPE_CHECKING

from voicehost.errors import NoVoiceError, VoicehostError
from voicehost.inputs import Input, Spoken, VoiceBack, VoiceLost
from voicehost.libraries import named
from voicehost.speaking.earcons import EARCONS
from voicehost.speaking.pace import ADULT, within_range
from voicehost.speaking.rendering import Rendering
from voicehost.speaking.speakable import sentences
from voicehost.speaking.synthesiser import MuteError, Synthesiser

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from voicehost.language.line import Line
    from voicehost.speaking.playback import Playing
    from voicehost.speaking.player import Player
    from voicehost.speaking.sound import Sound

LOADING_SECONDS = 10.0
"""How long the first line waits for engine and loudspeaker, which take 0.4 s on a warm disk."""

CLOSING_SECONDS = 2.0
"""How long engine and loudspeaker may take to close, which takes a few milliseconds."""

PAUSE_SECONDS = 0.25
"""Between two sentences at the pace of adults; shorter for fast listeners and longer for children."""

AGAIN_SECONDS = 30.0
"""A voice that was lost is looked for again with the first line after so long, then after twice as long, and so on."""

SELDOM_SECONDS = 600.0
"""The longest of these times: looking costs a small computer a second."""

LOST_TEXT = "voice-lost"
"""The id of the host's text about a voice that may come back."""

BROKEN = "Speech is broken ({trouble}), so lines are only printed. To mend it, install voicehost again."

SLOW_START = "Speech takes too long to start, so lines are only printed. To hear them, start voicehost again."


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


@dataclass(eq=False)
class _Queued:
    """A line or an earcon on its way. ``dropped`` is set, under the narrator's lock, when it is hushed."""

    line: Line | None = None
    earcon: str = ""
    number: int = 0
    dropped: bool = False


class Narrator:
    """A ``Voice`` whose engine and loudspeaker ``load`` makes for a language, as soon as it is ``on``.

    The sentence of what ``load`` raises is told as VoiceLost, and VoiceBack once it works again. ``show`` prints a line
    and is called from the narrator's thread, as ``post`` is. ``earcons`` are those switched on.
    """

    def __init__(  # noqa: PLR0913, PLR0917 - what a narrator needs, each thing once
        self,
        load: Callable[[str], Speech],
        language: str,
        words_per_minute: int,
        post: Callable[[Input], None],
        show: Callable[[str], None],
        earcons: Iterable[str] = EARCONS,
        *,
        on: bool = True,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._load = load
        self._language = language
        self._pace = within_range(words_per_minute)
        self._post = post
        self._show = show
        self._earcons = frozenset(earcons)
        self._on = on
        self._loudness = 1.0
        self._queue: deque[_Queued] = deque()
        self._current: _Queued | None = None
        self._number = 0
        self._prepared: tuple[str, ...] = ()
        self._speech: Speech | None = None
        self._rendering: Rendering | None = None
        self._loaded = self._lost = self._closed = False
        self._clock = clock
        self._again_at: float | None = None
        self._again_seconds = AGAIN_SECONDS
        self._changed = threading.Condition(threading.RLock())
        self._thread = threading.Thread(target=self._run, name="narrator", daemon=True)
        self._thread.start()
        self._load_behind()

    def say(self, line: Line) -> int:
        """Queue a line; gives its number, counted from 1."""
        self._look_again()
        with self._changed:
            self._number += 1
            self._queue.append(_Queued(line=line, number=self._number))
            if self._rendering is not None:
                self._rendering.queue(sentences(line.spoken), self._pace)
            self._changed.notify_all()
            return self._number

    def earcon(self, name: str) -> None:
        """Queue a short sound, if it is switched on. Raises KeyError for a name that is not there."""
        EARCONS[name]
        if name in self._earcons:
            with self._changed:
                self._queue.append(_Queued(earcon=name))
                self._changed.notify_all()

    def hush(self) -> tuple[Line, ...]:
        """Fall silent, drop what is queued; gives the lines that were not said to their end.

        Where lines are only printed none is dropped: they are on the screen in no time, and nobody may miss one.
        """
        with self._changed:
            if self._lost or not self._on:
                if self._speech is not None:
                    self._speech.player.stop()
                return ()
            dropped = [*([self._current] if self._current else []), *self._queue]
            for queued in dropped:
                queued.dropped = True
            self._queue.clear()
            self._current = None
            if self._speech is not None and self._rendering is not None:
                self._speech.player.stop()
                self._rendering.drop_queued()
            self._changed.notify_all()
        return tuple(queued.line for queued in dropped if queued.line is not None)

    def prepare(self, texts: Sequence[str]) -> None:
        """Synthesise these, most likely first, while nothing else is to be done."""
        with self._changed:
            self._prepared = tuple(each for text in texts for each in sentences(text))
            if self._rendering is not None:
                self._rendering.prepare(self._prepared, self._pace)

    def speak_in(self, language: str) -> None:
        """Speak another language from the next line on, with a voice that is loaded behind it."""
        self.hush()
        self._let_go()
        with self._changed:
            self._language = language
            self._prepared = ()
            self._loaded = self._lost = False
        self._load_behind()

    def set_pace(self, words_per_minute: int) -> None:
        """Speak at this pace (80 to 400 words a minute) from the next sentence on."""
        self._pace = within_range(words_per_minute)

    def volume(self, loudness: float) -> None:
        """Speak this loud from now on: 0 is silent, 1 is full."""
        with self._changed:
            self._loudness = loudness
            if self._speech is not None:
                self._speech.player.set_volume(loudness)

    def switch_earcons(self, names: Iterable[str]) -> None:
        """From now on only these earcons sound."""
        self._earcons = frozenset(names)

    def switch(self, *, on: bool) -> None:
        """Speak lines from the next one on, or only print them. Speech that is not there is loaded."""
        with self._changed:
            was, self._on = self._on, on
            if was or not on or self._speech is not None:
                return
            self._loaded = self._lost = False
        self._load_behind()

    def shut(self) -> None:
        """Fall silent and let go of engine and loudspeaker."""
        with self._changed:
            self._closed = True
            self.hush()
        self._let_go()
        self._thread.join(CLOSING_SECONDS)

    @property
    def speaking(self) -> bool:
        """True while a line or an earcon is waiting or audible."""
        with self._changed:
            return self._on and (self._current is not None or bool(self._queue))

    def _run(self) -> None:
        while (queued := self._next()) is not None:
            try:
                if queued.line is not None:
                    self._show(queued.line.shown)
                self._tell(queued)
            except VoicehostError as trouble:
                self._lose(str(trouble), _text_of(trouble))
            except Exception as trouble:  # a voice that breaks in a way nobody thought of must not end a game either
                self._lose(BROKEN.format(trouble=repr(trouble)))
            self._finish(queued)

    def _next(self) -> _Queued | None:
        """The next one to tell, as soon as there is one; None when the evening is over."""
        with self._changed:
            self._changed.wait_for(lambda: self._queue or self._closed)
            if self._closed:
                return None
            self._current = self._queue.popleft()
            return self._current

    def _finish(self, queued: _Queued) -> None:
        with self._changed:
            if queued.dropped:
                return
            self._current = None
        if queued.line is not None:
            self._post(Spoken(queued.number))

    def _tell(self, queued: _Queued) -> None:
        """Speak it and wait for its audible end, or for its being dropped. Raises VoicehostError."""
        loaded = self._when_loaded(queued) if self._on else None
        if loaded is None:
            return
        player, rendering = loaded
        playing: list[Playing] = []
        try:
            for sound in self._sounds(queued, rendering):
                with self._changed:
                    if queued.dropped:
                        return
                    playing.append(player.play(sound, PAUSE_SECONDS * ADULT / self._pace))
                if len(playing) > 1 and not player.heard(playing[-2]):
                    return
        finally:
            # Also where the engine failed in the middle: what it made before is heard to its end.
            if playing:
                player.heard(playing[-1])

    def _sounds(self, queued: _Queued, rendering: Rendering) -> Iterable[Sound]:
        """Its sounds one by one; each is made while the one before it plays."""
        if queued.line is None:
            yield EARCONS[queued.earcon].sound()
            return
        for sentence in sentences(queued.line.spoken):
            try:
                yield rendering.sound(sentence, self._pace)
            except MuteError:
                continue

    def _when_loaded(self, queued: _Queued) -> tuple[Player, Rendering] | None:
        """What to speak with, as soon as it is loaded; None when it is lost or the line was dropped meanwhile."""
        with self._changed:
            self._changed.wait_for(lambda: self._loaded or self._lost or queued.dropped, LOADING_SECONDS)
            if not (self._loaded or self._lost or queued.dropped):
                self._lose(SLOW_START)
            if self._speech is None or self._rendering is None or queued.dropped:
                return None
            return self._speech.player, self._rendering

    def _load_behind(self) -> None:
        if self._on:
            threading.Thread(target=self._bring_speech, name="voice loading", daemon=True).start()

    def _look_again(self) -> None:
        """Look whether a voice that was lost is back, from time to time. Lines wait for nothing meanwhile."""
        with self._changed:
            due = self._lost and self._on and self._again_at is not None and self._clock() >= self._again_at
            if due:
                self._again_at = None
        if due:
            threading.Thread(target=self._bring_back, name="voice loading", daemon=True).start()

    def _bring_back(self) -> None:
        try:
            speech = self._load(self._language)
        except Exception:  # whatever it is, it was told when the voice was lost
            self._wait_longer()
            return
        if self._take_up(speech, self._language, again=True):
            self._post(VoiceBack())

    def _wait_longer(self) -> None:
        with self._changed:
            self._again_at = self._clock() + self._again_seconds
            self._again_seconds = min(2 * self._again_seconds, SELDOM_SECONDS)

    def _bring_speech(self) -> None:
        language = self._language
        try:
            with named():
                speech = self._load(language)
        except VoicehostError as missing:
            self._lose(str(missing), _text_of(missing))
            return
        except Exception as trouble:  # the same, where a library is broken
            self._lose(BROKEN.format(trouble=repr(trouble)))
            return
        self._take_up(speech, language)

    def _take_up(self, speech: Speech, language: str, *, again: bool = False) -> bool:
        """Speak with it from now on; False, and it is closed, where nobody wants it any more."""
        with self._changed:
            wanted = not self._closed and self._lost is again and language == self._language
            if wanted:
                self._lost = False
                self._speech, self._rendering = speech, Rendering(speech.synthesiser, ahead=speech.ahead)
                speech.player.set_volume(self._loudness)
                self._rendering.prepare(self._prepared, self._pace)
                self._loaded = True
                self._changed.notify_all()
        if not wanted:
            speech.close()
        return wanted

    def _lose(self, reason: str, text: str = LOST_TEXT) -> None:
        """From now on lines are only printed; said once."""
        with self._changed:
            if self._lost or self._closed:
                return
            self._lost = True
            self._changed.notify_all()
        if text == LOST_TEXT:
            self._wait_longer()
        self._post(VoiceLost(reason, text))
        self._let_go()

    def _let_go(self) -> None:
        """Close engine and loudspeaker. PortAudio may hang over a device that is gone; nobody waits for it longer."""
        closing = threading.Thread(target=self._close_speech, name="voice closing", daemon=True)
        closing.start()
        closing.join(CLOSING_SECONDS)

    def _close_speech(self) -> None:
        with self._changed:
            speech, self._speech = self._speech, None
            rendering, self._rendering = self._rendering, None
        if rendering is not None:
            rendering.close()
        if speech is not None:
            speech.close()


def _text_of(trouble: VoicehostError) -> str:
    """The id of the host's text that says what is wrong."""
    return "voice-no-language" if isinstance(trouble, NoVoiceError) else LOST_TEXT
