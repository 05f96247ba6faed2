"""The measured numbers of hearing, read from ``tuning.toml``."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import Any


@dataclass(frozen=True)
class EndpointTuning:
    """Seconds of quiet, or of an unchanged partial, that end an utterance; see tuning.toml for each."""

    complete: float
    open: float
    broken: float
    steady: float
    steady_open: float
    steady_broken: float
    longest: float


@dataclass(frozen=True)
class VoicingTuning:
    """When a frame counts as voiced; see tuning.toml for each."""

    window: int
    faintest: float
    above_floor: float
    floor_frames: int
    onset: float
    hold: float
    onset_frames: int


@dataclass(frozen=True)
class ListenerTuning:
    """How utterances are cut out of the sound around the opening of the ear; see tuning.toml for each."""

    look_back: float
    early_gap: float
    dip: float
    dip_frames: int
    echo: float
    spent_quiet: float
    fall: float
    gap: float
    dither: float


@dataclass(frozen=True)
class WatchdogTuning:
    """When a microphone is lost and when it is back; see tuning.toml for each."""

    stopped: float
    starting: float
    zeros: float
    faint: float
    faintest: int
    back: float
    again: float


@dataclass(frozen=True)
class JudgeTuning:
    """What an utterance must show to be taken, or asked back; measured for each recogniser."""

    clear: float
    lead: float
    close: float
    seconds_a_letter: float
    pause: float
    quickest_letter: float
    strain: float
    strained: float


@dataclass(frozen=True)
class Tuning:
    """All that one recogniser's listening rests on. ``ears`` are (kind, warp) pairs."""

    endpoint: EndpointTuning
    voicing: VoicingTuning
    listener: ListenerTuning
    judge: JudgeTuning
    ears: tuple[tuple[str, float], ...]


@cache
def _data() -> dict[str, Any]:
    return tomllib.loads(resources.files(__package__).joinpath("tuning.toml").read_text(encoding="utf-8"))


def watchdog_tuning() -> WatchdogTuning:
    """The numbers for microphones."""
    return WatchdogTuning(**_data()["watchdog"])


@cache
def tuning_of(recogniser: str) -> Tuning:
    """The numbers for "pocketsphinx" or "vosk"."""
    data = _data()
    return Tuning(
        EndpointTuning(**data["endpoint"]),
        VoicingTuning(**data["voicing"]),
        ListenerTuning(**data["listener"]),
        JudgeTuning(**data[recogniser]["judge"]),
        tuple((kind, warp) for kind, warp in data[recogniser]["ears"]),
    )
