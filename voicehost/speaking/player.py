"""Owns the loudspeaker: plays sounds in order, knows when each was heard, and falls silent at once."""

from __future__ import annotations

import threading
from typing import TYPE_CHECKING

import numpy as np
import soxr

from voicehost.errors import DeviceError
from voicehost.speaking.playback import Playback, Playing

if TYPE_CHECKING:
    from collections.abc import Callable

    from numpy import float32
    from numpy.typing import NDArray

    from voicehost.speaking.loudspeaker import Loudspeaker
    from voicehost.speaking.sound import Sound

IDLE_SECONDS = 5.0
"""Some outputs go to sleep about this long after the last sound."""

WAKING_SECONDS = 0.7
"""They swallow up to 0.6 s of what wakes them."""

WAKING_LEVEL = 0.001
"""Level of the noise that wakes them: 60 dB under full scale, hardly heard and yet not silence."""

SLEEPY = ("hdmi", "displayport", "bluez", "bluetooth", "iec958", "spdif", "airpods")
"""Parts of the names of outputs that go to sleep."""

LEAD_INS = {"auto": None, "on": WAKING_SECONDS, "off": 0.0}
"""Seconds of what wakes an output, by the setting; with None its name decides."""

STALLED_SECONDS = 2.0
"""A loudspeaker that asks for nothing this long is gone: a block is asked for every few hundredths of a second."""

GONE = (
    "The loudspeaker is gone, so lines are only printed. Plug it in or choose another in your system's sound settings, "
    "then start voicehost again."
)


class Player:
    """Plays sounds through one loudspeaker.

    ``lead_in`` is how many seconds of faint noise wake an output that has been idle; by default only outputs that are
    known to sleep get any. ``wait`` waits for an event up to a number of seconds; tests give one that moves the clock.
    """

    def __init__(
        self,
        loudspeaker: Loudspeaker,
        clock: Callable[[], float],
        lead_in: float | None = None,
        wait: Callable[[threading.Event, float], bool] = threading.Event.wait,
    ) -> None:
        self._loudspeaker = loudspeaker
        self._clock = clock
        self._wait = wait
        sleepy = any(part in loudspeaker.name.lower() for part in SLEEPY)
        self._lead_in = lead_in if lead_in is not None else (WAKING_SECONDS if sleepy else 0.0)
        self._playback = Playback(loudspeaker.rate)
        self._newest: Playing | None = None
        loudspeaker.start(self._playback.fill)

    def play(self, sound: Sound, pause: float = 0.0) -> Playing:
        """Queue a sound, with ``pause`` seconds of silence before it where another one is still on its way."""
        rate = self._playback.rate
        if self._lead_in and self._idle():
            self._playback.add(_faint_noise(self._lead_in, rate))
        elif pause and self._newest is not None and not self._newest.settled.is_set():
            self._playback.add(np.zeros(int(pause * rate), np.float32))
        self._newest = self._playback.add(_at_rate(sound, rate))
        return self._newest

    def heard(self, playing: Playing) -> bool:
        """Wait until a sound was heard to its end: True then, False if it was cut.

        Raises DeviceError when the loudspeaker is gone.
        """
        while not self._wait(playing.settled, STALLED_SECONDS / 4):
            if self._clock() - self._loudspeaker.called_at > STALLED_SECONDS:
                raise DeviceError(GONE)
        if playing.ended is not None:
            self._wait(threading.Event(), playing.ended - self._clock())
        return not playing.cut

    def stop(self) -> None:
        """Fall silent: what is audible fades within 20 ms and the device's own latency, the rest is dropped."""
        self._playback.stop()

    def set_volume(self, loudness: float) -> None:
        """Play this loud from now on: 0 is silent, 1 is full."""
        self._playback.set_gain(min(max(loudness, 0.0), 1.0))

    def close(self) -> None:
        """Fall silent and let go of the loudspeaker."""
        self.stop()
        self._loudspeaker.close()

    def _idle(self) -> bool:
        waiting = self._newest is not None and not self._newest.settled.is_set()
        return not waiting and self._clock() - self._playback.last_audible > IDLE_SECONDS


def _at_rate(sound: Sound, rate: float) -> NDArray[float32]:
    """The samples of ``sound`` from -1 to 1 at the loudspeaker's rate."""
    samples = sound.pcm.astype(np.float32) / np.float32(32768)
    if sound.rate == rate:
        return samples
    resampled: NDArray[float32] = soxr.resample(samples, sound.rate, rate)
    return resampled


def _faint_noise(seconds: float, rate: float) -> NDArray[float32]:
    noise = np.random.default_rng(0).normal(0.0, WAKING_LEVEL, int(seconds * rate))
    return noise.astype(np.float32)
