"""The examination: one thing after the other, each told in one line before the next is looked at."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING, Protocol

from voicehost.doctor.finding import Finding, limits
from voicehost.doctor.sounds import echo, level, loudest
from voicehost.errors import DeviceError, ModelError, NoModelError, NoVoiceError, VoiceError
from voicehost.hearing.band import Band
from voicehost.hearing.distortion import Distortion
from voicehost.hearing.tuning import band_tuning, distortion_tuning
from voicehost.hearing.watchdog import FAINT, ZEROS

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator, Sequence

    from voicehost.doctor.sounds import Take
    from voicehost.hearing.recipe import Recipe
    from voicehost.speech_models.trial import Trial

OPTION = "--microphone"
"""What chooses a microphone on the command line."""

MANY_WORDS = 8
"""More words than this are not read out one by one."""


class Instruments(Protocol):
    """Everything around the host, one part at a time, as the host would use it."""

    def voice(self) -> None:
        """Start the speech engine and make a sentence. Raises VoiceError."""

    def loudspeaker(self) -> str:
        """Open the loudspeaker; gives its name. Raises DeviceError."""

    def microphone(self) -> str:
        """Open the microphone; gives its name. Raises DeviceError."""

    def microphones(self) -> Sequence[str]:
        """The names of those that can be chosen. Raises DeviceError."""

    def listen(self, seconds: float) -> Take:
        """Record what the microphone hears from now on. Raises DeviceError."""

    def chirps(self, times: int, seconds: float) -> tuple[Take, Sequence[float]]:
        """Play chirps with ``seconds`` of silence after each; gives what was recorded and when each was audible.

        Raises DeviceError.
        """

    def recogniser(self) -> Recipe:
        """Which recogniser a game would listen with. Raises ModelError."""

    def words(self) -> Collection[str]:
        """All words that can be said in the games."""

    def load(self, recipe: Recipe) -> Trial:
        """Load the recogniser in a process of its own and let it listen for all words. Raises ModelError."""

    def guessed(self, recipe: Recipe) -> Sequence[str]:
        """The words that the recogniser's dictionary lacks, and whose sound is made up."""

    def keys(self) -> bool:
        """Whether somebody can type."""


def examine(instruments: Instruments) -> Iterator[Finding]:
    """Look at everything, and tell at the end what is missing."""
    missing = 0
    for finding in _all(instruments):
        missing += finding.missing
        yield finding
    yield Finding("doctor-missing", {"count": missing}) if missing else Finding("doctor-well")


def _all(instruments: Instruments) -> Iterator[Finding]:
    yield Finding("doctor-begin")
    yield _voice(instruments)
    speaker = _loudspeaker(instruments)
    yield speaker
    microphone = _microphone(instruments)
    yield microphone
    yield from _microphones(instruments)
    if not microphone.missing:
        if not speaker.missing:
            yield _echo(instruments)
        yield Finding("doctor-say-hello")
        yield _speech(instruments)
    yield from _understanding(instruments)
    yield Finding("doctor-keys" if instruments.keys() else "doctor-no-keys")


def _voice(instruments: Instruments) -> Finding:
    try:
        instruments.voice()
    except NoVoiceError as trouble:
        return Finding("voice-no-language", {"reason": str(trouble)}, missing=True)
    except VoiceError as trouble:
        return Finding("doctor-no-voice", {"reason": str(trouble)}, missing=True)
    return Finding("doctor-voice")


def _loudspeaker(instruments: Instruments) -> Finding:
    try:
        return Finding("doctor-loudspeaker", {"name": instruments.loudspeaker()})
    except DeviceError as trouble:
        return Finding("doctor-no-loudspeaker", {"reason": str(trouble)}, missing=True)


def _microphone(instruments: Instruments) -> Finding:
    """It is there, it gives sound, and the room is quiet."""
    try:
        name = instruments.microphone()
        room = instruments.listen(limits().room_seconds).pcm
    except DeviceError as trouble:
        return Finding("doctor-no-microphone", {"reason": str(trouble)}, missing=True)
    if not room.any():
        return Finding("doctor-no-microphone", {"reason": ZEROS}, missing=True)
    if max(abs(int(room.min())), int(room.max())) <= limits().faintest:
        return Finding("doctor-no-microphone", {"reason": FAINT}, missing=True)
    loud = level(room) > limits().loud_room
    return Finding("doctor-loud-room" if loud else "doctor-microphone", {"name": name})


def _microphones(instruments: Instruments) -> Iterator[Finding]:
    """Where there are several, people may want another."""
    with suppress(DeviceError):
        names = instruments.microphones()
        if len(names) > 1:
            yield Finding("doctor-microphones", {"names": ", ".join(names), "option": OPTION})


def _echo(instruments: Instruments) -> Finding:
    """Headphones have none, and that is well."""
    try:
        found = echo(*instruments.chirps(limits().echo_times, limits().echo_seconds), limits())
    except DeviceError as trouble:
        return Finding("doctor-no-loudspeaker", {"reason": str(trouble)}, missing=True)
    if found is None:
        return Finding("doctor-no-echo")
    late = found.seconds > limits().late
    return Finding("doctor-late-echo" if late else "doctor-echo", {"milliseconds": round(1000 * found.seconds)})


def _speech(instruments: Instruments) -> Finding:
    try:
        said = instruments.listen(limits().speech_seconds).pcm
    except DeviceError as trouble:
        return Finding("doctor-no-microphone", {"reason": str(trouble)}, missing=True)
    above = loudest(said) - loudest(said, share=0.9)
    if above < limits().faint_speech / 2:
        return Finding("doctor-no-speech")
    distortion = Distortion(distortion_tuning())
    distortion.hear(said)
    if distortion.is_heard:
        return Finding("doctor-clipped-speech")
    if above < limits().faint_speech:
        return Finding("doctor-faint-speech")
    band = Band(band_tuning())
    band.hear(said)
    return Finding("doctor-narrow-speech" if band.narrow else "doctor-speech")


def _understanding(instruments: Instruments) -> Iterator[Finding]:
    """Recogniser, model, and words."""
    try:
        recipe = instruments.recogniser()
        trial = instruments.load(recipe)
    except NoModelError as trouble:
        yield Finding("ears-no-model", {"reason": str(trouble)}, missing=True)
        return
    except ModelError as trouble:
        yield Finding("doctor-no-recogniser", {"reason": str(trouble)}, missing=True)
        return
    yield Finding("doctor-recogniser", {"name": recipe.recogniser})
    model = recipe.model
    yield Finding("doctor-model", {"name": model.name}) if model else Finding("doctor-built-in-model")
    yield _words(instruments, recipe, trial.lacks)


def _words(instruments: Instruments, recipe: Recipe, lacks: Collection[str]) -> Finding:
    count = len(instruments.words())
    if lacks:
        return Finding("doctor-lacking-words", {"count": count, "lacking": len(lacks), "words": _some(lacks)})
    guessed = instruments.guessed(recipe)
    if guessed:
        return Finding("doctor-guessed-words", {"count": count, "guessed": len(guessed), "words": _some(guessed)})
    return Finding("doctor-words", {"count": count})


def _some(words: Collection[str]) -> str:
    return ", ".join(sorted(words)[:MANY_WORDS])
