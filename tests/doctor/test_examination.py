"""What the doctor tells, in which order, and what counts as missing: with instruments that have one fault each."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np
import pytest
import soxr

from voicehost.doctor.examination import examine
from voicehost.doctor.sounds import Take, chirp
from voicehost.errors import DeviceError, ModelError, NoModelError, NoVoiceError, VoiceError, VoicehostError
from voicehost.hearing.recipe import Recipe
from voicehost.language.narration import Narration
from voicehost.speech_models.trial import Trial

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping, Sequence

    from numpy import int16
    from numpy.typing import NDArray

    from voicehost.doctor.finding import Finding

RATE = 16_000
CHANCE = np.random.default_rng(7)
NAMES = {name: Narration(name) for name in ("en", "de")}


def noise(seconds: float, steps: float) -> NDArray[int16]:
    return CHANCE.normal(0, steps, int(seconds * RATE)).astype(np.int16)


def speech(steps: float) -> NDArray[int16]:
    """Two seconds of something loud in six seconds of a room."""
    loud = np.clip(CHANCE.normal(0, steps, 2 * RATE), -32_768, 32_767).astype(np.int16)
    return np.concatenate([noise(2, 20), loud, noise(2, 20)])


def through_a_telephone(pcm: NDArray[int16]) -> NDArray[int16]:
    return soxr.resample(soxr.resample(pcm, RATE, RATE // 2), RATE // 2, RATE)  # type: ignore[no-any-return]


@dataclass
class Fakes:
    """Instruments that are well, apart from what a test changes."""

    broken: Mapping[str, VoicehostError] = field(default_factory=dict)
    room: NDArray[int16] = field(default_factory=lambda: noise(1.5, 20))
    said: NDArray[int16] = field(default_factory=lambda: speech(3_000))
    delay: float | None = 0.08
    recipe: Recipe = field(default_factory=Recipe)
    lacks: frozenset[str] = frozenset()
    made_up: Sequence[str] = ()
    typing: bool = True
    several: Sequence[str] = ("Webcam",)

    def _try(self, part: str) -> None:
        if part in self.broken:
            raise self.broken[part]

    def voice(self) -> None:
        self._try("voice")

    def loudspeaker(self) -> str:
        self._try("loudspeaker")
        return "Speakers"

    def microphone(self) -> str:
        self._try("microphone")
        return "Webcam"

    def microphones(self) -> Sequence[str]:
        return self.several

    def listen(self, seconds: float) -> Take:
        self._try("listening")
        return Take(self.room if seconds < 3 else self.said, 10.0)

    def chirps(self, times: int, seconds: float) -> tuple[Take, Sequence[float]]:
        played = [10.0 + 1.5 * number * seconds for number in range(times)]
        sound = noise(2 * times * seconds, 20)
        for at in played if self.delay is not None else ():
            begin = round((at - 10.0 + (self.delay or 0.0)) * RATE)
            sound[begin : begin + len(chirp())] += chirp() // 10
        return Take(sound, 10.0), played

    def recogniser(self) -> Recipe:
        self._try("recogniser")
        return self.recipe

    def words(self) -> Collection[str]:
        return {"nut", "nuts", "leaf"}

    def load(self, recipe: Recipe) -> Trial:  # noqa: ARG002 - a fake
        self._try("model")
        return Trial(0.5, rejects=True, lacks=self.lacks)

    def guessed(self, recipe: Recipe) -> Sequence[str]:  # noqa: ARG002 - a fake
        return self.made_up

    def keys(self) -> bool:
        return self.typing


def told(fakes: Fakes) -> list[Finding]:
    """Everything that is found; each has a line in every language."""
    findings = list(examine(fakes))
    for narration in NAMES.values():
        assert all(narration.text(finding.text, **finding.values) for finding in findings)
    return findings


def texts(fakes: Fakes) -> list[str]:
    return [finding.text for finding in told(fakes)]


def test_where_all_is_well_everything_is_told_in_order_and_nothing_is_missing() -> None:
    assert texts(Fakes()) == [
        "doctor-begin",
        "doctor-voice",
        "doctor-loudspeaker",
        "doctor-microphone",
        "doctor-echo",
        "doctor-say-hello",
        "doctor-speech",
        "doctor-recogniser",
        "doctor-built-in-model",
        "doctor-words",
        "doctor-keys",
        "doctor-well",
    ]
    assert not any(finding.missing for finding in told(Fakes()))


@pytest.mark.parametrize(
    ("part", "trouble", "text"),
    [
        ("voice", VoiceError("It does not start."), "doctor-no-voice"),
        ("voice", NoVoiceError("No German."), "voice-no-language"),
        ("loudspeaker", DeviceError("None."), "doctor-no-loudspeaker"),
        ("microphone", DeviceError("None."), "doctor-no-microphone"),
        ("listening", DeviceError("It is gone."), "doctor-no-microphone"),
        ("recogniser", NoModelError("No German."), "ears-no-model"),
        ("recogniser", ModelError("It is damaged."), "doctor-no-recogniser"),
        ("model", ModelError("It does not load."), "doctor-no-recogniser"),
    ],
)
def test_what_is_missing_is_told_with_its_mend_and_the_rest_is_looked_at(
    part: str, trouble: VoicehostError, text: str
) -> None:
    findings = told(Fakes(broken={part: trouble}))

    assert [(finding.text, finding.values["reason"]) for finding in findings if finding.missing] == [
        (text, str(trouble))
    ]
    assert [finding.text for finding in findings[-2:]] == ["doctor-keys", "doctor-missing"]


def test_without_any_device_it_works_and_says_so() -> None:
    nothing = {part: DeviceError("There is none.") for part in ("loudspeaker", "microphone")}
    findings = told(Fakes(broken=nothing, typing=False))

    assert findings[-1].text == "doctor-missing"
    assert findings[-1].values == {"count": 2}
    assert "doctor-no-keys" in [finding.text for finding in findings]


@pytest.mark.parametrize("steps", [0.0, 0.6])
def test_a_microphone_that_gives_nothing_is_missing(steps: float) -> None:
    assert "doctor-no-microphone" in texts(Fakes(room=noise(1.5, steps)))


@pytest.mark.parametrize(
    ("fakes", "text"),
    [
        (Fakes(room=noise(1.5, 2_000)), "doctor-loud-room"),
        (Fakes(delay=None), "doctor-no-echo"),
        (Fakes(delay=0.4), "doctor-late-echo"),
        (Fakes(said=noise(6, 20)), "doctor-no-speech"),
        (Fakes(said=speech(50)), "doctor-faint-speech"),
        (Fakes(said=speech(30_000)), "doctor-clipped-speech"),
        (Fakes(said=through_a_telephone(speech(3_000))), "doctor-narrow-speech"),
        (Fakes(recipe=Recipe(Path("vosk-model-small-en"))), "doctor-model"),
        (Fakes(lacks=frozenset({"leaf"})), "doctor-lacking-words"),
        (Fakes(made_up=["bonbon"]), "doctor-guessed-words"),
    ],
)
def test_what_could_be_better_is_told_and_is_not_missing(fakes: Fakes, text: str) -> None:
    findings = told(fakes)

    assert text in [finding.text for finding in findings]
    assert not any(finding.missing for finding in findings)


def test_of_several_microphones_each_is_named_with_how_to_choose_one() -> None:
    listed = next(each for each in told(Fakes(several=("Webcam", "Headset"))) if each.text == "doctor-microphones")

    assert listed.values["names"] == "Webcam, Headset"
    for narration in NAMES.values():
        line = narration.text(listed.text, **listed.values)
        assert "Webcam, Headset" in line
        assert "--microphone" in line
