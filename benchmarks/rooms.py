"""Rooms in which trials take place: a faint hiss, or noises made of our own sounds, around what is said.

Noise is measured against the level of the active speech. Babble are four other people who speak at once; the kitchen is
running water, a hood's hum and dishes; dice fall in handfuls on a wooden table.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import numpy as np
from voices import Person, speech

from voicehost.hearing.recogniser import RATE

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy import float64, int16
    from numpy.typing import NDArray

LEVEL = 2600.0
"""Root mean square of the speech: a person half a metre from a laptop."""

LEAD_SECONDS, TAIL_SECONDS = 0.4, 2.6
QUIET_DB = 40.0
NOISE_SECONDS = 20
DISHES_A_SECOND, THROWS_A_SECOND = 1.5, 0.7
BABBLED = 12
"""Texts that each of those who babble reads."""


class Noise(NamedTuple):
    """What else is heard: its kind, and by how many decibels the speech is louder."""

    kind: str
    decibels: float

    def __str__(self) -> str:
        return f"{self.kind} {self.decibels:.0f} dB"


class Room:
    """Adds a faint hiss, or a noise, to what is said."""

    def __init__(self, rng: np.random.Generator, babblers: Sequence[Person], texts: Sequence[str]) -> None:
        self._noises = {"kitchen": kitchen(rng), "dice": dice(rng), "white": rng.standard_normal(NOISE_SECONDS * RATE)}
        if babblers:
            self._noises["babble"] = babble(rng, babblers, texts)

    def sound(self, pcm: NDArray[int16], noise: Noise | None, rng: np.random.Generator) -> NDArray[int16]:
        """``pcm`` at its level in the room, between lead and tail; ``rng`` chooses the piece of the noise."""
        whole = np.zeros(int((LEAD_SECONDS + TAIL_SECONDS) * RATE) + len(pcm))
        begin = int(LEAD_SECONDS * RATE)
        whole[begin : begin + len(pcm)] = pcm * (LEVEL / level(pcm))
        around = self._piece(noise.kind, len(whole), rng) if noise else rng.standard_normal(len(whole))
        loud = LEVEL * 10 ** (-(noise.decibels if noise else QUIET_DB) / 20)
        whole += around * (loud / (level(self._noises[noise.kind]) if noise else 1.0))
        return np.clip(whole, -32767, 32767).astype(np.int16)

    def _piece(self, kind: str, length: int, rng: np.random.Generator) -> NDArray[float64]:
        whole = self._noises[kind]
        begin = int(rng.integers(len(whole)))
        return np.take(whole, range(begin, begin + length), mode="wrap")


def babble(rng: np.random.Generator, people: Sequence[Person], texts: Sequence[str]) -> NDArray[float64]:
    """People who all read, each as loud as the others."""
    voices = [np.concatenate([speech(person, text) for text in rng.permutation(texts)[:BABBLED]]) for person in people]
    length = min(map(len, voices))
    return np.asarray(np.sum([voice[:length] / level(voice) for voice in voices], axis=0), np.float64)


def kitchen(rng: np.random.Generator) -> NDArray[float64]:
    """Running water, the hum of a hood, and dishes that touch."""
    length = NOISE_SECONDS * RATE
    water = np.diff(rng.standard_normal(length + 1)) + 0.5 * rng.standard_normal(length)
    time = np.arange(length) / RATE
    hum = sum(np.sin(2 * np.pi * hertz * time) / number for number, hertz in enumerate((100, 200, 300, 400), 1))
    whole = 0.3 * water + 0.4 * hum
    for _ in range(int(DISHES_A_SECOND * NOISE_SECONDS)):
        tones = rng.uniform(1200, 6000, 4)
        _add(whole, rng, np.sum([_ring(each, 0.15) for each in tones], axis=0))
    return np.asarray(whole, np.float64)


def dice(rng: np.random.Generator) -> NDArray[float64]:
    """Handfuls of dice: each throw is a dozen hard knocks that come ever closer together, on wood that rings deep."""
    whole = np.zeros(NOISE_SECONDS * RATE)
    for _ in range(int(THROWS_A_SECOND * NOISE_SECONDS)):
        begin = int(rng.integers(len(whole)))
        for knock in np.cumsum(rng.exponential(0.05, 12) * np.linspace(1.5, 0.3, 12)):
            click = rng.standard_normal(RATE // 100) * np.exp(-np.arange(RATE // 100) / 30)
            _add(whole, rng, np.pad(click, (0, RATE // 20)) + _ring(rng.uniform(300, 900), 0.06), begin + knock * RATE)
    return whole


def level(samples: NDArray[np.generic]) -> float:
    """Root mean square of the active parts: all slices of 10 ms within 30 dB of the loudest."""
    slices = samples[: len(samples) // 160 * 160].astype(np.float64).reshape(-1, 160)
    energies = (slices**2).mean(axis=1) if len(slices) else np.array([float(samples.astype(np.float64).var()) or 1.0])
    return float(np.sqrt(energies[energies >= energies.max() / 1000].mean())) or 1.0


def _ring(hertz: float, seconds: float) -> NDArray[float64]:
    time = np.arange(int(seconds * RATE)) / RATE
    return np.asarray(np.sin(2 * np.pi * hertz * time) * np.exp(-5 * time / seconds), np.float64)


def _add(whole: NDArray[float64], rng: np.random.Generator, sound: NDArray[float64], at: float | None = None) -> None:
    """Add ``sound``, as loud as chance wants, at a sample or anywhere; what runs over begins anew."""
    begin = int(rng.integers(len(whole)) if at is None else at)
    places = (begin + np.arange(len(sound))) % len(whole)
    whole[places] += sound * rng.uniform(0.4, 1.0)
