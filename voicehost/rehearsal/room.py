"""The room: people who speak with synthetic voices of their own, from their own distance, before faint noise.

Everything is seeded: the same room says the same sentence with the same samples.
"""

from __future__ import annotations

import random
import shutil
import subprocess
import tomllib
import wave
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from io import BytesIO
from typing import TYPE_CHECKING, Any

import numpy as np
import soxr

from voicehost.errors import VoiceError
from voicehost.rehearsal.espeak import espeak

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from numpy import int16
    from numpy.typing import NDArray

RATE = 16_000
SPEECH_LEVEL = 2_000.0
"""Root mean square of the active speech of somebody at arm's length: about 24 dB below full scale."""
NOISE_BELOW = 30.0
"""How far the room is below that, in dB: a quiet room. Exact zeros would be worse:
between them PocketSphinx hears espeak-ng's voices 26 to 84 % right, with faint noise 86 to 92 %."""
ACTIVE = 0.02
"""A sample counts as speech from this share of the peak on."""
SYNTHESIS_SECONDS = 20.0


@dataclass(frozen=True)
class Speaker:
    """A synthetic person: who makes the voice, which one, its pitch, and its pace in words a minute (0: its own)."""

    maker: str
    voice: str
    pitch: int = 50
    pace: int = 0


def _by_espeak(speaker: Speaker, text: str) -> NDArray[int16]:
    engine = espeak()
    return _at_16k(engine.render(text, speaker.voice, speaker.pitch, speaker.pace), engine.rate)


def _by_flite(speaker: Speaker, text: str) -> NDArray[int16]:
    program = shutil.which("flite")
    if program is None:
        raise VoiceError("flite is not on this machine; install it, or rehearse with espeak-ng's voices")
    command = [program, "-voice", speaker.voice, "-t", text, "-o", "/dev/stdout"]
    try:
        spoken = subprocess.run(command, capture_output=True, check=True, timeout=SYNTHESIS_SECONDS)  # noqa: S603
    except (OSError, subprocess.SubprocessError) as broken:
        raise VoiceError(f"flite cannot speak with the voice {speaker.voice} ({broken})") from None
    return _from_wav(spoken.stdout)


def _from_wav(data: bytes) -> NDArray[int16]:
    with wave.open(BytesIO(data)) as sound:
        rate = sound.getframerate()
        # A program that writes to a pipe does not know the length: what counts is what came.
        samples = np.frombuffer(sound.readframes(sound.getnframes()), np.int16)
    return _at_16k(samples, rate)


def _at_16k(samples: NDArray[int16], rate: int) -> NDArray[int16]:
    resampled: NDArray[int16] = soxr.resample(samples, rate, RATE)
    return resampled


MAKERS: Mapping[str, Callable[[Speaker, str], NDArray[int16]]] = {"espeak": _by_espeak, "flite": _by_flite}


def _is_here(maker: str) -> bool:
    return maker == "espeak" or shutil.which(maker) is not None


@cache
def _voices() -> Mapping[str, Mapping[str, Any]]:
    return tomllib.loads((files("voicehost.rehearsal") / "voices.toml").read_text("utf-8"))


def speakers(language: str) -> tuple[Speaker, ...]:
    """The synthetic people of a language that this machine can make. Raises VoiceError when there are none."""
    made = _voices().get(language, {})
    found = tuple(Speaker(maker, **voice) for maker in MAKERS if _is_here(maker) for voice in made.get(maker, ()))
    if not found:
        raise VoiceError(f"there are no voices for the language {language}; add some to voices.toml of the rehearsal")
    return found


class Room:
    """A room with one synthetic person a seat. All sound is 16 kHz mono int16."""

    def __init__(self, language: str, seats: int, seed: int, noise_below: float = NOISE_BELOW) -> None:
        """``noise_below`` is how far the room's noise is below the speech, in dB. Raises VoiceError without voices."""
        choice = random.Random(seed)  # noqa: S311  seeded on purpose: a rehearsal can be repeated
        here = list(speakers(language))
        choice.shuffle(here)
        self.people = tuple(here[seat % len(here)] for seat in range(seats))
        self._nearness = tuple(choice.uniform(0.7, 1.2) for _ in range(seats))
        self._noise = np.random.default_rng(seed)
        self._noise_level = SPEECH_LEVEL * 10 ** (-noise_below / 20)
        self._spoken: dict[tuple[int, str], NDArray[int16]] = {}

    def speak(self, seat: int, text: str) -> NDArray[int16]:
        """What the microphone gets when the person on ``seat`` says ``text``, noise of the room included."""
        if (seat, text) not in self._spoken:
            self._spoken[seat, text] = self._voice(seat, text)
        return self._with_noise(self._spoken[seat, text])

    def quiet(self, seconds: float) -> NDArray[int16]:
        """What the microphone gets while nobody speaks."""
        return self._with_noise(np.zeros(int(seconds * RATE), np.int16))

    def _voice(self, seat: int, text: str) -> NDArray[int16]:
        speaker = self.people[seat]
        sound = _trimmed(MAKERS[speaker.maker](speaker, text))
        active = sound[np.abs(sound.astype(np.int32)) > ACTIVE * np.abs(sound.astype(np.int32)).max()]
        level = float(np.sqrt(np.mean(active.astype(np.float64) ** 2)))
        louder = sound * (SPEECH_LEVEL * self._nearness[seat] / level)
        clipped: NDArray[int16] = np.clip(louder, -32768, 32767).astype(np.int16)
        return clipped

    def _with_noise(self, sound: NDArray[int16]) -> NDArray[int16]:
        noisy = sound + self._noise.normal(0.0, self._noise_level, len(sound))
        return np.clip(np.rint(noisy), -32768, 32767).astype(np.int16)


def _trimmed(sound: NDArray[int16]) -> NDArray[int16]:
    """The sound without the silence around it. Raises VoiceError when nothing is left."""
    loudness = np.abs(sound.astype(np.int32))
    heard = np.flatnonzero(loudness > ACTIVE * max(int(loudness.max(initial=0)), 1))
    if not len(heard):
        raise VoiceError("a synthetic voice made no sound")
    return sound[heard[0] : heard[-1] + 1]
