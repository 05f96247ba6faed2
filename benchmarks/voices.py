"""Synthetic people for benchmarks: espeak-ng's variants, and flite's more natural voices where that is installed.

What is measured on them flatters: they say every sentence in one breath and never stumble. Recordings of people are the
check.
"""

from __future__ import annotations

import shutil
import subprocess
import tempfile
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np
import soxr

from voicehost.hearing.recogniser import RATE
from voicehost.hearing.wavfile import read_wav
from voicehost.rehearsal.espeak import espeak

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy import int16
    from numpy.typing import NDArray

_AUDIBLE = 300
"""Sample steps above which synthetic speech is no silence."""


@dataclass(frozen=True)
class Person:
    """A synthetic person: a make and its voice; ``child`` is how far pitch and formants are moved up."""

    make: str
    voice: str
    pitch: int = 50
    words_per_minute: int = 150
    child: float = 1.0

    def __str__(self) -> str:
        return f"{self.make} {self.voice}" + (f" x{self.child}" if self.child != 1 else "")


TUNED = (
    Person("flite", "slt"),
    Person("flite", "rms"),
    Person("espeak", "en-us", 45, 150),
    Person("espeak", "en-us+m3", 45, 140),
    Person("espeak", "en-us+f2", 55, 135),
    Person("espeak", "en-us+Annie", 50, 145),
)
"""Those on whom thresholds and ears were chosen."""

HELD_OUT = (
    Person("flite", "awb"),
    Person("flite", "kal16"),
    Person("espeak", "en-us+f3", 55, 140),
    Person("espeak", "en-us+m7", 38, 150),
    Person("espeak", "en-us+Andy", 50, 150),
    Person("espeak", "en-us+steph", 50, 150),
)
"""Those who took no part in that."""

CHILDREN = (1.15, 1.3)
"""How far pitch and formants are moved up for children."""


def present(people: Sequence[Person]) -> list[Person]:
    """Those of ``people`` whose voices this machine can make."""
    return [person for person in people if person.make == "espeak" or shutil.which(person.make)]


def children(people: Sequence[Person]) -> list[Person]:
    """The natural voices of ``people`` as children's, where sox is installed."""
    natural = [person for person in people if person.make == "flite"] if shutil.which("sox") else []
    return [replace(person, child=factor) for person in natural for factor in CHILDREN]


@cache
def speech(person: Person, text: str) -> NDArray[int16]:
    """``text`` as ``person`` says it, without silence around it."""
    pcm = _flite(person.voice, text) if person.make == "flite" else _espeak(person, text)
    if person.child != 1.0:
        pcm = _younger(pcm, person.child)
    loud = np.flatnonzero(np.abs(pcm.astype(np.int32)) > _AUDIBLE)
    return pcm[loud[0] : loud[-1] + 1] if len(loud) else pcm


def _espeak(person: Person, text: str) -> NDArray[int16]:
    library = espeak()
    pcm = library.render(text, person.voice, person.pitch, person.words_per_minute)
    resampled: NDArray[int16] = soxr.resample(pcm, library.rate, RATE)
    return resampled


def _flite(voice: str, text: str) -> NDArray[int16]:
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "speech.wav"
        command = ["flite", "-voice", voice, "-t", text, "-o", str(file)]
        subprocess.run(command, check=True)  # noqa: S603 - our own texts
        return read_wav(file)


def _younger(pcm: NDArray[int16], factor: float) -> NDArray[int16]:
    """Pitch and formants moved up at the same pace, by sox."""
    raw = ["-t", "raw", "-r", str(RATE), "-e", "signed", "-b", "16", "-c", "1", "-"]
    command = ["sox", *raw, *raw, "speed", str(factor), "tempo", "-s", str(1 / factor)]
    moved = subprocess.run(command, input=pcm.tobytes(), capture_output=True, check=True)  # noqa: S603 - our own sound
    return np.frombuffer(moved.stdout, np.int16)
