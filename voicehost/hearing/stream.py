"""A stream of blocks from a sound card becomes 16 kHz mono with steady times."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from voicehost.hearing.recogniser import RATE

if TYPE_CHECKING:
    from numpy import int16
    from numpy.typing import NDArray

_LOST_SECONDS = 0.2
"""Where a block is so much later than the samples before it tell, some were lost."""

_DRIFT = 0.01
"""How fast the count of samples follows the clock: sound cards run wrong by far less."""


class Downmix:
    """Mixes channels down and resamples from the device's own ``rate``."""

    def __init__(self, rate: int, channels: int) -> None:
        import soxr

        self._channels = channels
        self._stream = None if rate == RATE else soxr.ResampleStream(rate, RATE, 1, dtype="int16", quality=soxr.MQ)

    def __call__(self, data: bytes) -> NDArray[int16]:
        """The next block: int16 samples, channel by channel."""
        samples = np.frombuffer(data, np.int16)
        if self._channels > 1:
            samples = samples.reshape(-1, self._channels).mean(axis=1).astype(np.int16)
        if self._stream is None:
            return samples
        resampled: NDArray[int16] = self._stream.resample_chunk(samples)
        return resampled

    @property
    def delay(self) -> float:
        """Seconds of sound that have gone in and not come out yet."""
        return 0.0 if self._stream is None else float(self._stream.delay()) / RATE


class StreamClock:
    """When each block ended, from the count of samples: callbacks come early and late, samples do not."""

    def __init__(self, rate: int) -> None:
        self._rate = rate
        self._at: float | None = None

    def end_of(self, frames: int, told: float) -> float:
        """The end of the next block of ``frames``, which the sound system thinks was at ``told``."""
        if self._at is None or abs(told - self._at - frames / self._rate) > _LOST_SECONDS:
            self._at = told
        else:
            self._at += frames / self._rate
            self._at += _DRIFT * (told - self._at)
        return self._at
