"""Wishes about the host itself: pace, loudness and sounds, carried out at once and kept for every evening to come."""

from __future__ import annotations

from typing import TYPE_CHECKING

from voicehost import settings
from voicehost.dialogue.outcome import Effect
from voicehost.speaking import pace

if TYPE_CHECKING:
    from voicehost.settings import Settings
    from voicehost.speaking.voice import Voice

LOUDNESS_STEP = 15
"""Per cent of full volume."""

VOLUMES = settings.RANGES["volume"]


class KeptManners:
    """The manners of one host, kept in the user's settings."""

    def __init__(self, voice: Voice, now: Settings) -> None:
        self._voice = voice
        self._pace = now.words_per_minute
        self._volume = now.volume
        self.sounds = now.sounds
        voice.volume(self._volume / 100)

    def fulfil(self, effect: Effect) -> None:
        """Do what was wished. Raises VoicehostError where it cannot be remembered."""
        match effect:
            case Effect.SLOWER:
                self._set_pace(pace.slower(self._pace))
            case Effect.FASTER:
                self._set_pace(pace.faster(self._pace))
            case Effect.LOUDER:
                self._set_volume(self._volume + LOUDNESS_STEP)
            case Effect.QUIETER:
                self._set_volume(self._volume - LOUDNESS_STEP)
            case Effect.SOUNDS_OFF | Effect.SOUNDS_ON:
                self.sounds = effect is Effect.SOUNDS_ON
                settings.remember(sounds=self.sounds)

    def _set_pace(self, words_per_minute: int) -> None:
        self._pace = words_per_minute
        self._voice.set_pace(self._pace)
        settings.remember(words_per_minute=self._pace)

    def _set_volume(self, per_cent: int) -> None:
        self._volume = max(LOUDNESS_STEP, min(per_cent, VOLUMES[-1]))
        self._voice.volume(self._volume / 100)
        settings.remember(volume=self._volume)
