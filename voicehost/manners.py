"""Wishes about the host itself: pace, loudness and settings, carried out at once and kept for every evening to come."""

from __future__ import annotations

from typing import TYPE_CHECKING

from voicehost import settings
from voicehost.dialogue.outcome import Effect
from voicehost.dialogue.preferences import Attention, Preferences, Story, Typing
from voicehost.language.narration import Length
from voicehost.speaking import pace

if TYPE_CHECKING:
    from voicehost.language.reading import Value
    from voicehost.settings import Settings
    from voicehost.speaking.voice import Voice

LOUDNESS_STEP = 15
"""Per cent of full volume."""

LOUDEST = settings.RANGES["volume"][-1]


def wished(preferences: Preferences, now: Settings) -> None:
    """Let a table's preferences be those of these settings."""
    preferences.story = Story(now.story)
    preferences.length = Length[now.length.upper()]
    preferences.attention = Attention(now.attention)
    preferences.typing = Typing(now.keys)
    preferences.patience = now.patience / 100
    preferences.stop_word = now.stop_word


class KeptManners:
    """The manners of one host, kept in the user's settings."""

    def __init__(self, voice: Voice, now: Settings, preferences: Preferences) -> None:
        self._voice = voice
        self._preferences = preferences
        self._now = now
        self._carry_out()

    @property
    def sounds(self) -> bool:
        """Whether the short sounds are played."""
        return self._now.sounds

    @property
    def printed_sounds(self) -> bool:
        """Whether a line is printed for each of them."""
        return self._now.printed_sounds

    def fulfil(self, effect: Effect) -> None:
        """Do what was wished. Raises VoicehostError where it cannot be remembered."""
        now = self._now
        match effect:
            case Effect.SLOWER:
                self.choose("words_per_minute", pace.slower(now.words_per_minute))
            case Effect.FASTER:
                self.choose("words_per_minute", pace.faster(now.words_per_minute))
            case Effect.LOUDER:
                self.choose("volume", min(now.volume + LOUDNESS_STEP, LOUDEST))
            case Effect.QUIETER:
                self.choose("volume", max(now.volume - LOUDNESS_STEP, LOUDNESS_STEP))

    def choose(self, name: str, value: Value) -> None:
        """Go by another setting from now on. Raises VoicehostError where it cannot be remembered."""
        self._now = settings.changed(self._now, **{name: value})
        self._carry_out()
        settings.remember(**{name: value})

    def _carry_out(self) -> None:
        now = self._now
        self._voice.set_pace(now.words_per_minute)
        self._voice.volume(now.volume / 100)
        self._voice.switch(on=now.voice == "host")
        wished(self._preferences, now)
