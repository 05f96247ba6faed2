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

from voicehost.inputs import Input, Spoken
from voicehost.speaking.earcons import EARCONS
from voicehost.speaking.pace import ADULT, within_range
from voicehost.speaking.speakable import sentences
from voicehost.speaking.supply import CLOSING_SECONDS, Ready, Supply
from voicehost.speaking.synthesiser import MuteError

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from voicehost.language.line import Line
    from voicehost.speaking.playback import Playing
    from voicehost.speaking.rendering import Rendering
    from voicehost.speaking.sound import Sound
    from voicehost.speaking.supply import Speech

LOADING_SECONDS = 10.0
"""How long the first line waits for engine and loudspeaker, which take 0.4 s on a warm disk."""

PAUSE_SECONDS = 0.25
"""Between two sentences at the pace of adults; shorter for fast listeners and longer for children."""

SLOW_START = "Speech takes too long to start, so lines are only printed. To hear them, start voicehost again."


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
        self._closed = False
        self._changed = threading.Condition(threading.RLock())
        self._supply = Supply(load, self._set_up, post, clock, self._changed)
        self._thread = threading.Thread(target=self._run, name="narrator", daemon=True)
        self._thread.start()
        if on:
            self._supply.bring(language)

    def say(self, line: Line) -> int:
        """Queue a line; gives its number, counted from 1."""
        if self._on:
            self._supply.look_again()
        with self._changed:
            self._number += 1
            self._queue.append(_Queued(line=line, number=self._number))
            if self._supply.ready is not None:
                self._supply.ready.rendering.queue(sentences(line.spoken), self._pace)
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
            ready = self._supply.ready
            if self._supply.is_lost or not self._on:
                if ready is not None:
                    ready.player.stop()
                return ()
            dropped = [*([self._current] if self._current else []), *self._queue]
            for queued in dropped:
                queued.dropped = True
            self._queue.clear()
            self._current = None
            if ready is not None:
                ready.player.stop()
                ready.rendering.drop_queued()
            self._changed.notify_all()
        return tuple(queued.line for queued in dropped if queued.line is not None)

    def prepare(self, texts: Sequence[str]) -> None:
        """Synthesise these, most likely first, while nothing else is to be done."""
        with self._changed:
            self._prepared = tuple(each for text in texts for each in sentences(text))
            if self._supply.ready is not None:
                self._supply.ready.rendering.prepare(self._prepared, self._pace)

    def speak_in(self, language: str) -> None:
        """Speak another language from the next line on, with a voice that is loaded behind it."""
        self.hush()
        self._supply.let_go()
        with self._changed:
            self._language = language
            self._prepared = ()
        if self._on:
            self._supply.bring(language)

    def set_pace(self, words_per_minute: int) -> None:
        """Speak at this pace (80 to 400 words a minute) from the next sentence on."""
        self._pace = within_range(words_per_minute)

    def volume(self, loudness: float) -> None:
        """Speak this loud from now on: 0 is silent, 1 is full."""
        with self._changed:
            self._loudness = loudness
            if self._supply.ready is not None:
                self._supply.ready.player.set_volume(loudness)

    def switch_earcons(self, names: Iterable[str]) -> None:
        """From now on only these earcons sound."""
        self._earcons = frozenset(names)

    def switch(self, *, on: bool) -> None:
        """Speak lines from the next one on, or only print them. Speech that is not there is loaded."""
        with self._changed:
            was, self._on = self._on, on
            if was or not on or self._supply.ready is not None:
                return
        self._supply.bring(self._language)

    def shut(self) -> None:
        """Fall silent and let go of engine and loudspeaker."""
        with self._changed:
            self._closed = True
            self.hush()
        self._supply.close()
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
            except Exception as trouble:  # a voice that breaks in a way nobody thought of must not end a game
                self._supply.lose(trouble)
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

    def _when_loaded(self, queued: _Queued) -> Ready | None:
        """What to speak with, as soon as it is loaded; None when it is lost or the line was dropped meanwhile."""
        supply = self._supply
        with self._changed:
            in_time = self._changed.wait_for(lambda: supply.ready or supply.is_lost or queued.dropped, LOADING_SECONDS)
        if not in_time:
            supply.lose(SLOW_START)
        return None if queued.dropped else supply.ready

    def _set_up(self, ready: Ready) -> None:
        """What has just been loaded is to speak as the host does, and to make what may be due."""
        ready.player.set_volume(self._loudness)
        ready.rendering.prepare(self._prepared, self._pace)
