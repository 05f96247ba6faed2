"""Which voice the host gets. It is there at once; engine and loudspeaker are loaded behind the first line."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

from voicehost.errors import ModelError, UsageError
from voicehost.inputs import Input, Remark, VoiceBack
from voicehost.speaking.greeting import Greeting
from voicehost.speaking.narrator import Narrator
from voicehost.speaking.piper_voices import has_piper, voice_for
from voicehost.speaking.reserve import WithReserve
from voicehost.speaking.speakable import sentences
from voicehost.speaking.supply import Speech

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from voicehost.speaking.synthesiser import Synthesiser
    from voicehost.speaking.voice import Voice

CHOICES = ("host", "reader", "none")
"""The host speaks; a screen reader speaks what is printed; nobody speaks."""


ENGINES = ("auto", "pyttsx3", "piper")
"""Piper where it is installed and has a voice for the language, else pyttsx3; or one of them in any case."""

NO_PIPER = "Piper is not installed, so another voice speaks. To have it, type: pip install 'voicehost[piper]'"

NO_PIPER_VOICE = (
    "There is no Piper voice for this language, so another one speaks. "
    "To get one, type: voicehost voices get {language}"
)


@dataclass(frozen=True)
class Engine:
    """Which engine is wished (one of ENGINES), the folder of Piper's voices, and how the host greets in a language."""

    choice: str = "auto"
    voices: Path | None = None
    greeting: Callable[[str], str] = lambda _language: ""

    def model(self, language: str) -> Path | None:
        """The file of the Piper voice to speak with; None where pyttsx3 speaks. Raises ModelError with what to do."""
        if self.choice == "pyttsx3" or self.voices is None:
            return None
        if not has_piper():
            if self.choice == "piper":
                raise ModelError(NO_PIPER)
            return None
        model = voice_for(language, self.voices)
        if model is None and self.choice == "piper":
            raise ModelError(NO_PIPER_VOICE.format(language=language))
        return model


def find_voice(  # noqa: PLR0913, PLR0917 - what the host knows of its voice, each thing once
    language: str,
    choice: str,
    words_per_minute: int,
    post: Callable[[Input], None],
    show: Callable[[str], None],
    clock: Callable[[], float],
    engine: Engine = Engine(),
    lead_in: str = "auto",
) -> Voice:
    """The voice for ``choice`` (one of CHOICES), speaking ``language`` ("en", "de") at a pace of 80 to 400.

    What is missing is not raised but posted as VoiceLost, with the one thing to do about it; lines are then printed.
    Where another engine speaks than was wished, that is posted too. ``lead_in`` is one of LEAD_INS. Raises UsageError
    for another choice.
    """
    if choice not in CHOICES:
        raise UsageError(f'There is no voice "{choice}". Choose one of: {", ".join(CHOICES)}.')
    load = partial(load_speech, clock, engine, post, lead_in=lead_in)
    return Narrator(load, language, words_per_minute, post, show, on=choice == "host")


def load_speech(
    clock: Callable[[], float], engine: Engine, post: Callable[[Input], None], language: str, lead_in: str = "auto"
) -> Speech:
    """The speech engine and the default loudspeaker. Raises VoiceError or DeviceError with what to do."""
    child, ahead = _synthesisers(engine, post, language)
    return speech_with(child, clock, ahead, lead_in)


def speech_with(
    child: Synthesiser, clock: Callable[[], float], ahead: Synthesiser | None = None, lead_in: str = "auto"
) -> Speech:
    """These engines and the default loudspeaker. Raises DeviceError with what to do, and closes the engine."""
    try:
        from voicehost.speaking.loudspeaker import PortAudioLoudspeaker  # heavy, and loaded while the child starts
        from voicehost.speaking.player import LEAD_INS, Player

        return Speech(child, Player(PortAudioLoudspeaker(clock), clock, LEAD_INS[lead_in]), ahead)
    except BaseException:
        child.close()
        raise


def _synthesisers(
    engine: Engine, post: Callable[[Input], None], language: str
) -> tuple[Synthesiser, Synthesiser | None]:
    """The engine for what is due, and another for what may come where that one is slow."""
    from voicehost.speaking.speech_child import piper_child, pyttsx3_child

    try:
        model = engine.model(language)
    except ModelError as trouble:
        post(Remark(str(trouble)))
        model = None
    if model is None:
        return pyttsx3_child(language), None
    natural = piper_child(language, model)
    greeting = Greeting(natural, model, sentences(engine.greeting(language)))
    return (
        WithReserve(greeting, partial(pyttsx3_child, language), lambda: post(VoiceBack("voice-reserve"))),
        piper_child(language, model, ahead=True),
    )
