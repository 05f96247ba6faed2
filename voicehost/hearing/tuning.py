"""The measured numbers of hearing, read from ``tuning.toml``."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping, Sequence


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
    tail: float
    rise: float
    spent_quiet: float
    fall: float
    gap: float
    dither: float


@dataclass(frozen=True)
class BandTuning:
    """When a voice comes through a telephone's band; see tuning.toml for each."""

    above: float
    narrow: float
    seconds: float


@dataclass(frozen=True)
class DinTuning:
    """When a room is too loud; see tuning.toml for each."""

    frames: int
    stands_out: float
    utterances: int
    again: float


@dataclass(frozen=True)
class DistortionTuning:
    """When a microphone is turned up too far; see tuning.toml for each."""

    share: float
    utterances: int
    again: float


@dataclass(frozen=True)
class OnsetTuning:
    """When a voice rises out of babble; see tuning.toml for each."""

    ramp: int
    rise: float
    babble: float


@dataclass(frozen=True)
class EchoTuning:
    """When somebody can be heard over the host's own voice; see tuning.toml for each."""

    times: int
    least: int
    frames: int
    above: float
    faint: float


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
    seldom: float


@dataclass(frozen=True)
class JudgeTuning:
    """What an utterance must show to be taken, or asked back; measured for each recogniser; see tuning.toml."""

    votes: float
    fit: float
    worst: float
    unexplained: float
    unawaited: float
    doubts: Mapping[str, float]
    take: float
    ask: float
    word: float
    plain: Sequence[str]
    left_out: float
    again: float
    again_within: float
    rival: float
    seconds_a_letter: float
    pause: float
    quickest_letter: float


@dataclass(frozen=True)
class SeldomTuning:
    """The chance that an exact list gives what does not answer the question of the moment, against what does."""

    otherwise: float = 1.0
    yes_or_no: float = 1.0

    def beside(self, awaited: Collection[str]) -> float:
        """The chance beside the intents that answer the question."""
        return self.yes_or_no if set(awaited) == {"Yes", "No"} else self.otherwise


@dataclass(frozen=True)
class Tuning:
    """All that one recogniser's listening rests on. ``ears`` are (kind, warp) pairs."""

    endpoint: EndpointTuning
    voicing: VoicingTuning
    listener: ListenerTuning
    band: BandTuning
    din: DinTuning
    distortion: DistortionTuning
    onset: OnsetTuning
    echo: EchoTuning
    judge: JudgeTuning
    ears: tuple[tuple[str, float], ...]
    seldom: SeldomTuning


@cache
def _data() -> dict[str, Any]:
    return tomllib.loads(resources.files(__package__).joinpath("tuning.toml").read_text(encoding="utf-8"))


def watchdog_tuning() -> WatchdogTuning:
    """The numbers for microphones."""
    return WatchdogTuning(**_data()["watchdog"])


def band_tuning() -> BandTuning:
    """The numbers for narrow bands."""
    return BandTuning(**_data()["band"])


def distortion_tuning() -> DistortionTuning:
    """The numbers for distorted voices."""
    return DistortionTuning(**_data()["distortion"])


@cache
def tuning_of(recogniser: str) -> Tuning:
    """The numbers for "pocketsphinx" or "vosk"."""
    data = _data()
    return Tuning(
        EndpointTuning(**data["endpoint"]),
        VoicingTuning(**data["voicing"]),
        ListenerTuning(**data["listener"]),
        band_tuning(),
        DinTuning(**data["din"]),
        distortion_tuning(),
        OnsetTuning(**data["onset"]),
        EchoTuning(**data["echo"]),
        JudgeTuning(**data[recogniser]["judge"]),
        tuple((kind, warp) for kind, warp in data[recogniser]["ears"]),
        SeldomTuning(**data[recogniser]["seldom"]),
    )
