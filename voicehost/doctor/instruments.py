"""The real things that are examined: the same parts that a game uses."""

from __future__ import annotations

import sys
import time
from contextlib import suppress
from functools import cached_property
from queue import Empty, SimpleQueue
from typing import TYPE_CHECKING

import numpy as np

from voicehost.doctor.sounds import Take, chirp
from voicehost.errors import DeviceError, VoiceError
from voicehost.hearing.devices import choose_input, microphones
from voicehost.hearing.finding import find_recipe
from voicehost.hearing.microphone import Microphone
from voicehost.hearing.recogniser import RATE
from voicehost.hearing.watchdog import STOPPED
from voicehost.inputs import EarsLost, Input
from voicehost.portaudio import portaudio
from voicehost.resources import models_folder
from voicehost.speaking.loudspeaker import PortAudioLoudspeaker
from voicehost.speaking.player import Player
from voicehost.speaking.sound import Sound
from voicehost.speaking.speakable import sentences
from voicehost.speaking.speech_child import pyttsx3_child
from voicehost.speech_models.trial import Trial, try_ears
from voicehost.texts import words_of_games

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence
    from pathlib import Path

    from numpy import int16
    from numpy.typing import NDArray

    from voicehost.hearing.recipe import Recipe
    from voicehost.speaking.speech_child import SpeechChild

CHIRP_RATE = 48_000
LOOK_SECONDS = 0.25
"""How often the microphone is looked after while it records."""


class Recorder:
    """Keeps what a microphone hears. Opening raises nothing: what is wrong is told when it should record."""

    def __init__(self) -> None:
        self._arriving: SimpleQueue[tuple[NDArray[int16], float] | Input] = SimpleQueue()
        self._microphone = Microphone(lambda *block: self._arriving.put(block), self._arriving.put, time.monotonic)

    def take(self, began: float, seconds: float) -> Take:
        """So many seconds of what is heard from ``began`` on, or from when the microphone first gives sound.

        Raises DeviceError when it is lost.
        """
        blocks: list[NDArray[int16]] = []
        first = None
        while first is None or sum(map(len, blocks)) < seconds * RATE:
            pcm, at = self._next()
            if at > began:
                first = first or at - len(pcm) / RATE
                blocks.append(pcm)
        return Take(np.concatenate(blocks), first)

    def shut(self) -> None:
        """Give the microphone back."""
        self._microphone.shut()

    def _next(self) -> tuple[NDArray[int16], float]:
        while True:
            self._microphone.watch()
            with suppress(Empty):
                message = self._arriving.get(timeout=LOOK_SECONDS)
                if isinstance(message, EarsLost):
                    raise DeviceError(message.reason)
                if isinstance(message, tuple):
                    return message


class RealInstruments:
    """Voice, loudspeaker, microphone, recogniser and keyboard of this computer, for ``language``.

    ``ears`` and ``model`` are what the command line chose. ``speak`` and ``shut`` are for whoever tells the findings.
    """

    def __init__(self, language: str, ears: str, model: Path | None, words_per_minute: int) -> None:
        self._language = language
        self._ears = ears
        self._model = model
        self._pace = words_per_minute
        self._child: SpeechChild | None = None
        self._player: Player | None = None
        self._recorder: Recorder | None = None

    def speak(self, text: str) -> None:
        """Say it aloud where that is possible by now, and wait for its end."""
        if self._child is None or self._player is None:
            return
        for sentence in sentences(text):
            self._player.heard(self._player.play(self._child.render(sentence, self._pace)))

    def shut(self) -> None:
        """Give everything back."""
        if self._child:
            self._child.close()
        if self._player:
            self._player.close()
        if self._recorder:
            self._recorder.shut()

    def voice(self) -> None:
        """Start the speech engine and make a sentence. Raises VoiceError."""
        child = pyttsx3_child(self._language)
        try:
            child.render("1", self._pace)
        except VoiceError:
            child.close()
            raise
        self._child = child

    def loudspeaker(self) -> str:
        """Open the loudspeaker; gives its name. Raises DeviceError."""
        speaker = PortAudioLoudspeaker(time.monotonic)
        self._player = Player(speaker, time.monotonic)
        return speaker.name

    def microphone(self) -> str:
        """Open the microphone; gives its name. Raises DeviceError."""
        with portaudio() as sounddevice:
            name = choose_input(sounddevice.query_devices(), sounddevice.default.device[0]).name
        self._recorder = Recorder()
        return name

    def microphones(self) -> Sequence[str]:
        """The names of those that can be chosen. Raises DeviceError."""
        with portaudio() as sounddevice:
            return microphones(sounddevice.query_devices())

    def listen(self, seconds: float) -> Take:
        """Record what the microphone hears from now on. Raises DeviceError."""
        if self._recorder is None:
            raise DeviceError(STOPPED)
        return self._recorder.take(time.monotonic(), seconds)

    def chirps(self, times: int, seconds: float) -> tuple[Take, Sequence[float]]:
        """Play chirps with ``seconds`` of silence after each; gives what was recorded and when each was audible.

        Raises DeviceError.
        """
        if self._player is None or self._recorder is None:
            raise DeviceError(STOPPED)
        began = time.monotonic()
        sound = chirp(CHIRP_RATE)
        quiet = np.zeros(int(seconds * CHIRP_RATE), np.int16)
        played = [self._player.play(Sound(each, CHIRP_RATE)) for _ in range(times) for each in (sound, quiet)][::2]
        take = self._recorder.take(began, times * (seconds + len(sound) / CHIRP_RATE) + seconds)
        return take, [each.began for each in played if each.began is not None]

    def recogniser(self) -> Recipe:
        """Which recogniser a game would listen with. Raises ModelError."""
        return find_recipe(self._language, self._ears, self._model, models_folder())

    def words(self) -> Collection[str]:
        """All words that can be said in the games."""
        return self._words

    @cached_property
    def _words(self) -> frozenset[str]:
        return words_of_games(self._language)

    def load(self, recipe: Recipe) -> Trial:
        """Load the recogniser in a process of its own and let it listen for all words. Raises ModelError."""
        return try_ears(recipe, self.words())

    def guessed(self, recipe: Recipe) -> Sequence[str]:
        """The words that the recogniser's dictionary lacks, and whose sound is made up."""
        if recipe.model:
            return ()
        from voicehost.hearing.pocketsphinx import SphinxModel

        dictionary = SphinxModel().dictionary
        return sorted(word for word in self.words() if not dictionary.lists(word))

    def keys(self) -> bool:
        """Whether somebody can type."""
        return sys.stdin.isatty()
