"""WAV files of any rate, width and number of channels, as the sound that the listener takes."""

from __future__ import annotations

import wave
from typing import TYPE_CHECKING

import numpy as np

from voicehost.errors import UsageError
from voicehost.hearing.recogniser import RATE

if TYPE_CHECKING:
    from pathlib import Path

    from numpy import int16
    from numpy.typing import NDArray


def read_wav(file: Path) -> NDArray[int16]:
    """The sound of a WAV file as 16 kHz mono. Raises UsageError with what is wrong with it."""
    try:
        with wave.open(str(file), "rb") as opened:
            width, channels, rate = opened.getsampwidth(), opened.getnchannels(), opened.getframerate()
            data = opened.readframes(opened.getnframes())
    except OSError as missing:
        raise UsageError(f"The recording {file} cannot be opened: {missing.strerror or missing}.") from missing
    except (wave.Error, EOFError) as wrong:
        raise UsageError(
            f"{file} is no WAV file of plain samples ({wrong or 'it is too short'}): convert it."
        ) from wrong
    samples = _as_float(data, width)
    if not channels or len(samples) < channels:
        raise UsageError(f"The recording {file} is empty.")
    return _resampled(samples[: len(samples) // channels * channels].reshape(-1, channels).mean(axis=1), rate)


def _as_float(data: bytes, width: int) -> NDArray[np.floating]:
    """Samples of 1 to 4 bytes as numbers from -1 to 1; those of one byte are unsigned."""
    data = data[: len(data) // width * width]
    if width == 1:
        return (np.frombuffer(data, np.uint8).astype(np.float32) - 128) / 128
    spread = np.zeros((len(data) // width, 4), np.uint8)
    spread[:, 4 - width :] = np.frombuffer(data, np.uint8).reshape(-1, width)
    return spread.view("<i4")[:, 0].astype(np.float32) / 2**31


def _resampled(samples: NDArray[np.floating], rate: int) -> NDArray[int16]:
    if rate != RATE:
        import soxr

        samples = soxr.resample(samples, rate, RATE)
    pcm: NDArray[int16] = (np.clip(samples, -1, 1) * 32767).astype(np.int16)
    return pcm
