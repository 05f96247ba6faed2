"""Sentences to sounds, kept for the next time, and made ahead of time while nobody waits for one."""

from __future__ import annotations

import threading
from collections import OrderedDict, deque
from typing import TYPE_CHECKING

from voicehost.speaking.synthesiser import MuteError

if TYPE_CHECKING:
    from collections.abc import Iterable

    from voicehost.speaking.sound import Sound
    from voicehost.speaking.synthesiser import Synthesiser

MEMORY = 16 * 2**20
"""Bytes of sound that are kept: six minutes of speech at 22,050 samples a second."""

_Key = tuple[str, int]


class Rendering:
    """A synthesiser with a memory of ``memory`` bytes (least recently used goes first) and a thread that works ahead.

    The thread works with ``ahead`` where the synthesiser takes long over a sentence: then nobody waits for both.
    ``hits`` and ``misses`` count the sentences that were, and were not, ready when they were wanted.
    """

    def __init__(self, synthesiser: Synthesiser, memory: int = MEMORY, ahead: Synthesiser | None = None) -> None:
        self._synthesiser = synthesiser
        self._works_ahead = ahead or synthesiser
        self._memory = memory
        self._kept: OrderedDict[_Key, Sound] = OrderedDict()
        self._bytes = 0
        self._soon: deque[_Key] = deque()
        self._ahead: deque[_Key] = deque()
        self._prepared: tuple[_Key, ...] = ()
        self._making: _Key | None = None
        self._wanted = 0
        self._closed = False
        self._changed = threading.Condition()
        self.hits = self.misses = 0
        self._thread = threading.Thread(target=self._work_ahead, name="synthesis ahead", daemon=True)
        self._thread.start()

    def sound(self, sentence: str, words_per_minute: int) -> Sound:
        """The sound of a sentence, now. Raises VoiceError or MuteError as the synthesiser does."""
        key = (sentence, words_per_minute)
        with self._changed:
            ready = key in self._kept
            self.hits, self.misses = self.hits + ready, self.misses + (not ready)
            self._changed.wait_for(lambda: self._making != key)
            if key in self._kept:
                self._kept.move_to_end(key)
                return self._kept[key]
            self._wanted += 1
        try:
            sound = self._synthesiser.render(sentence, words_per_minute)
        finally:
            with self._changed:
                self._wanted -= 1
                self._changed.notify_all()
        self._keep(key, sound)
        return sound

    def prepare(self, sentences: Iterable[str], words_per_minute: int) -> None:
        """Make these while nothing is wanted, in this order, instead of what was left to be made ahead.

        They take up half of the memory at most, so that the first are not forgotten for the last.
        """
        with self._changed:
            self._prepared = tuple(dict.fromkeys((sentence, words_per_minute) for sentence in sentences))
            for key in reversed(self._prepared):
                if key in self._kept:
                    self._kept.move_to_end(key)
            self._ahead = deque(key for key in self._prepared if key not in self._kept)
            self._changed.notify_all()

    def queue(self, sentences: Iterable[str], words_per_minute: int) -> None:
        """Make these next: they stand in line to be spoken. In the order of the calls, before all that was prepared."""
        with self._changed:
            self._soon.extend((sentence, words_per_minute) for sentence in sentences)
            self._changed.notify_all()

    def drop_queued(self) -> None:
        """What stood in line will not be spoken."""
        with self._changed:
            self._soon.clear()

    def close(self) -> None:
        """Make nothing more and let go of the synthesiser."""
        with self._changed:
            self._closed = True
            self._changed.notify_all()
        self._synthesiser.close()
        self._works_ahead.close()
        self._thread.join()

    def _work_ahead(self) -> None:
        while (key := self._next_ahead()) is not None:
            try:
                self._keep(key, self._works_ahead.render(*key))
            except MuteError:
                continue
            except Exception:  # of whatever kind: whoever wants to hear it will meet it again and tell it
                with self._changed:
                    self._soon.clear()
                    self._ahead.clear()
            finally:
                with self._changed:
                    self._making = None
                    self._changed.notify_all()

    def _next_ahead(self) -> _Key | None:
        """The next one to make ahead, as soon as nobody waits for another; None when closed."""
        with self._changed:
            while True:
                self._changed.wait_for(self._may_work_ahead)
                if self._closed:
                    return None
                key = (self._soon or self._ahead).popleft()
                if key not in self._kept:
                    self._making = key
                    return key

    def _has_room(self) -> bool:
        return sum(self._kept[key].pcm.nbytes for key in self._prepared if key in self._kept) < self._memory // 2

    def _may_work_ahead(self) -> bool:
        due = bool(self._soon) or (bool(self._ahead) and self._has_room())
        return self._closed or (due and (not self._wanted or self._works_ahead is not self._synthesiser))

    def _keep(self, key: _Key, sound: Sound) -> None:
        with self._changed:
            if key in self._kept or sound.pcm.nbytes > self._memory:
                return
            self._kept[key] = sound
            self._bytes += sound.pcm.nbytes
            while self._bytes > self._memory:
                self._bytes -= self._kept.popitem(last=False)[1].pcm.nbytes
