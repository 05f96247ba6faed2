"""Recordings of any make become what the listener takes, or a sentence."""

from __future__ import annotations

import wave
from typing import TYPE_CHECKING

import numpy as np
import pytest

from voicehost.errors import UsageError
from voicehost.hearing.wavfile import read_wav

if TYPE_CHECKING:
    from pathlib import Path


def write(file: Path, rate: int, width: int, channels: int, seconds: float = 1.0) -> Path:
    tone = 0.5 * np.sin(2 * np.pi * 400 * np.arange(int(rate * seconds)) / rate)
    whole = np.repeat(tone, channels)
    if width == 1:
        data = (whole * 127 + 128).astype(np.uint8).tobytes()
    else:
        wide = (whole * (2**31 - 1)).astype("<i4").view(np.uint8).reshape(-1, 4)
        data = wide[:, 4 - width :].tobytes()
    with wave.open(str(file), "wb") as opened:
        opened.setparams((channels, width, rate, 0, "NONE", ""))
        opened.writeframes(data)
    return file


@pytest.mark.parametrize("rate", [8000, 11025, 16000, 44100, 48000])
@pytest.mark.parametrize(("width", "channels"), [(1, 1), (2, 1), (2, 2), (3, 2), (4, 6)])
def test_any_rate_width_and_number_of_channels_gives_the_same_sound(
    tmp_path: Path, rate: int, width: int, channels: int
) -> None:
    pcm = read_wav(write(tmp_path / "tone.wav", rate, width, channels))

    assert pcm.dtype == np.int16
    assert len(pcm) == pytest.approx(16000, abs=5)
    assert np.abs(np.fft.rfft(pcm)).argmax() == 400
    assert np.abs(pcm[2000:-2000].astype(int)).max() == pytest.approx(16384, rel=0.02)


@pytest.mark.parametrize(
    ("data", "words"),
    [
        (None, "cannot be opened"),
        (b"", "no WAV file"),
        (b"RIFF\0\0\0\0WAVEjunk", "no WAV file"),
        (b"ID3 a song", "no WAV"),
    ],
)
def test_what_cannot_be_read_is_told_in_a_sentence(tmp_path: Path, data: bytes | None, words: str) -> None:
    file = tmp_path / "a file.wav"
    if data is not None:
        file.write_bytes(data)

    with pytest.raises(UsageError, match=words):
        read_wav(file)


def test_an_empty_recording_is_told(tmp_path: Path) -> None:
    with pytest.raises(UsageError, match="is empty"):
        read_wav(write(tmp_path / "empty.wav", 16000, 2, 1, seconds=0.0))
