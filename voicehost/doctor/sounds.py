"""What can be measured in recorded sound: level, and an echo of a known sound. Pure arithmetic."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from voicehost.hearing.recogniser import RATE

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy import int16
    from numpy.typing import NDArray

    from voicehost.doctor.finding import Limits

FULL = 32768.0
SILENT = -100.0
"""Decibels of full scale for no sound at all."""

_SLICE = RATE // 20
"""Samples of the 50 ms over which loudness is evened out."""


class Take(NamedTuple):
    """Recorded sound, 16 kHz mono, whose first sample was taken at ``began``."""

    pcm: NDArray[int16]
    began: float


class Echo(NamedTuple):
    """The sound came back after ``seconds``, at ``level`` decibels of full scale."""

    seconds: float
    level: float


def level(pcm: NDArray[int16]) -> float:
    """The mean level in decibels of full scale."""
    power = float(np.mean(pcm.astype(np.float64) ** 2)) if len(pcm) else 0.0
    return 10 * math.log10(power / FULL**2) if power else SILENT


def loudest(pcm: NDArray[int16], share: float = 0.1) -> float:
    """The level of the loudest ``share`` of the sound, in slices of 50 ms."""
    whole = pcm[: len(pcm) // _SLICE * _SLICE].reshape(-1, _SLICE)
    levels = sorted((level(each) for each in whole), reverse=True)
    return levels[int(share * (len(levels) - 1))] if levels else SILENT


def chirp(rate: int = RATE) -> NDArray[int16]:
    """A quarter of a second from 400 to 3400 hertz: like nothing else in a room, and within a telephone's band."""
    time = np.arange(rate // 4) / rate
    phase = 2 * np.pi * (400 * time + 6000 * time**2)
    return (0.3 * FULL * np.hanning(len(time)) * np.sin(phase)).astype(np.int16)


def echo(take: Take, played_at: Sequence[float], limits: Limits) -> Echo | None:
    """How chirps that were audible at ``played_at`` came back; None if they did not."""
    found = [each for at in played_at if (each := _one_echo(take, at, limits))]
    if len(found) < len(played_at) or not found:
        return None
    delays = sorted(each.seconds for each in found)
    if delays[-1] - delays[0] > limits.echo_spread:
        return None
    return sorted(found)[len(found) // 2]


def _one_echo(take: Take, played: float, limits: Limits) -> Echo | None:
    wanted = chirp().astype(np.float64)
    begin = max(0, round((played - take.began) * RATE))
    heard = take.pcm[begin : begin + round(limits.echo_seconds * RATE) + len(wanted)].astype(np.float64)
    if len(heard) <= len(wanted):
        return None
    likeness = np.correlate(heard, wanted, "valid") / np.linalg.norm(wanted)
    energies = np.cumsum(np.concatenate(([0.0], heard**2)))
    norms = np.sqrt(np.maximum(energies[len(wanted) :] - energies[: -len(wanted)], 1.0))
    best = int(np.argmax(np.abs(likeness / norms)))
    if abs(likeness[best]) / norms[best] < limits.echo_likeness:
        return None
    return Echo(best / RATE, level(heard[best : best + len(wanted)].astype(np.int16)))
