"""What one would otherwise take: free dictation, its words matched to the nearest listed sentence.

They are given the utterance cut out of the sound at its true ends, which no program knows; so they have no delay.
"""

from __future__ import annotations

import os
import time
from typing import TYPE_CHECKING, Any

import numpy as np
from listeners import Told
from nearest import nearest
from rooms import LEAD_SECONDS, TAIL_SECONDS

from voicehost.hearing.recogniser import RATE
from voicehost.inputs import Verdict
from voicehost.language.numbers import Numbers
from voicehost.language.spelling import words
from voicehost.resources import prompts

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from numpy import int16
    from numpy.typing import NDArray

    from voicehost.language.wordgraph import WordGraph

AROUND_SECONDS = 0.2
"""What is left of the room before and after the utterance."""


class Matched:
    """Dictation, and the listed sentence that is nearest to it: taken if one is near."""

    def __init__(self, dictate: Callable[[NDArray[int16]], str]) -> None:
        self._dictate = dictate
        self._numbers = Numbers.load(prompts() / "en")
        self.cpu = 0.0
        self.sound_seconds = 0.0

    def hear(self, graph: WordGraph, sound: NDArray[int16], *, again: bool = False) -> Told:  # noqa: ARG002 - no memory
        """What is near to the words that are heard."""
        begin, end = LEAD_SECONDS - AROUND_SECONDS, len(sound) / RATE - TAIL_SECONDS + AROUND_SECONDS
        utterance = sound[int(begin * RATE) : int(end * RATE)]
        started = time.process_time()
        text = nearest(graph, self._spelled_out(self._dictate(utterance)))
        self.cpu += time.process_time() - started
        self.sound_seconds += len(utterance) / RATE
        return Told(text, Verdict.CLEAR if text else Verdict.STRAY, end)

    def _spelled_out(self, text: str) -> list[str]:
        """The words, with numbers as they are said."""
        found = (self._numbers.spoken(int(word)) if word.isdecimal() else word for word in words(text))
        return [word for each in found for word in words(each)]


def sphinx_dictation() -> Callable[[NDArray[int16]], str]:
    """PocketSphinx as it comes, with its large English model."""
    import pocketsphinx

    decoder = pocketsphinx.Decoder(loglevel="FATAL")

    def dictate(pcm: NDArray[int16]) -> str:
        decoder.start_utt()
        decoder.process_raw(pcm.tobytes(), full_utt=True)
        decoder.end_utt()
        found = decoder.hyp()
        return found.hypstr if found else ""

    return dictate


def whisper(folder: Path) -> Callable[[NDArray[int16]], str]:
    """A Whisper model in a folder, by faster-whisper on one core; no network is asked."""
    os.environ["HF_HUB_OFFLINE"] = "1"
    from faster_whisper import WhisperModel

    model: Any = WhisperModel(str(folder), device="cpu", compute_type="int8", cpu_threads=1, local_files_only=True)

    def dictate(pcm: NDArray[int16]) -> str:
        sound = np.asarray(pcm, np.float32) / 32768
        pieces, _ = model.transcribe(
            sound, language="en", beam_size=1, without_timestamps=True, condition_on_previous_text=False
        )
        return " ".join(piece.text for piece in pieces)

    return dictate
