"""Which voice the host gets. It is there at once; engine and loudspeaker are loaded behind the first line."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from voicehost.errors import UsageError
from voicehost.speaking.narrator import Narrator, Speech

if TYPE_CHECKING:
    from collections.abc import Callable

    from voicehost.inputs import Input
    from voicehost.speaking.voice import Voice

CHOICES = ("host", "reader", "none")
"""The host speaks; a screen reader speaks what is printed; nobody speaks."""


def find_voice(  # noqa: PLR0913, PLR0917 - what the host knows of its voice, each thing once
    language: str,
    choice: str,
    words_per_minute: int,
    post: Callable[[Input], None],
    show: Callable[[str], None],
    clock: Callable[[], float],
) -> Voice:
    """The voice for ``choice`` (one of CHOICES), speaking ``language`` ("en", "de") at a pace of 80 to 400.

    What is missing is not raised but posted as VoiceLost, with the one thing to do about it; lines are then printed.
    Raises UsageError for another choice.
    """
    if choice not in CHOICES:
        raise UsageError(f'There is no voice "{choice}". Choose one of: {", ".join(CHOICES)}.')
    return Narrator(partial(load_speech, clock), language, words_per_minute, post, show, on=choice == "host")


def load_speech(clock: Callable[[], float], language: str) -> Speech:
    """The speech engine and the default loudspeaker. Raises VoiceError or DeviceError with what to do."""
    from voicehost.speaking.speech_child import pyttsx3_child

    child = pyttsx3_child(language)
    try:
        from voicehost.speaking.loudspeaker import PortAudioLoudspeaker  # heavy, and loaded while the child starts
        from voicehost.speaking.player import Player

        return Speech(child, Player(PortAudioLoudspeaker(clock), clock))
    except BaseException:
        child.close()
        raise
