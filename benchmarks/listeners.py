"""Those who hear the trials: the host's listener on audio time, and the same with the list alone."""

from __future__ import annotations

import time
from dataclasses import replace
from typing import TYPE_CHECKING, NamedTuple, Protocol

import numpy as np

from voicehost.hearing.listener import Listener
from voicehost.hearing.panel import Ear, Panel, Warp
from voicehost.hearing.pocketsphinx import SphinxList, SphinxModel
from voicehost.hearing.recogniser import RATE
from voicehost.hearing.tuning import tuning_of
from voicehost.hearing.voicing import VoiceDetector, silero
from voicehost.inputs import Heard, Verdict

if TYPE_CHECKING:
    from collections.abc import Callable

    from numpy import int16
    from numpy.typing import NDArray

    from voicehost.language.wordgraph import WordGraph

BLOCK = RATE // 25

BETWEEN_TRIALS = 60.0
"""Seconds between two people: what was heard before counts for nobody else."""
BEFORE_SAYING_IT_AGAIN = 2.0

SILENCE_SECONDS = 60.0
SILENCE_LEVEL = 6.0


class Told(NamedTuple):
    """What was heard first, how sure, and when that was decided, in seconds from the beginning of the sound."""

    text: str
    verdict: Verdict
    at: float


class Hearer(Protocol):
    """Somebody who hears trials. ``cpu`` are all seconds of the processor for ``sound_seconds`` of sound."""

    cpu: float
    sound_seconds: float

    def hear(self, graph: WordGraph, sound: NDArray[int16], *, again: bool = False) -> Told:
        """What is understood of ``sound``; ``again`` if the same person says the same once more."""


class Bench:
    """A listener and its time: each utterance is heard by an ear that has just opened.

    ``before`` is what the sound goes through on its way.
    """

    def __init__(self, listener: Listener, before: Callable[[NDArray[int16]], NDArray[int16]] | None = None) -> None:
        self._listener = listener
        self._before = before
        self._now = 0.0
        self.cpu = 0.0
        self.sound_seconds = 0.0

    def hear(self, graph: WordGraph, sound: NDArray[int16], *, again: bool = False) -> Told:
        """What is heard first."""
        self._now += BEFORE_SAYING_IT_AGAIN if again else BETWEEN_TRIALS
        began, started = self._now, time.process_time()
        if self._before:
            sound = self._before(sound)
        self._listener.close()
        self._listener.open(graph, began)
        told = self._feed(sound, began)
        self._now = began + len(sound) / RATE
        self.cpu += time.process_time() - started
        self.sound_seconds += told.at
        return told

    def _feed(self, sound: NDArray[int16], began: float) -> Told:
        for begin in range(0, len(sound), BLOCK):
            at = (begin + len(sound[begin : begin + BLOCK])) / RATE
            for message in self._listener.feed(sound[begin : begin + BLOCK], began + at):
                if isinstance(message, Heard):
                    best = message.hypotheses[0].text if message.hypotheses else ""
                    return Told(best, message.verdict, at)
        return Told("", Verdict.STRAY, len(sound) / RATE)


def plain() -> Listener:
    """The list alone, as a program would use PocketSphinx that trusts it: whatever it hears is taken."""
    tuning = tuning_of("pocketsphinx")
    trusting = replace(tuning, judge=replace(tuning.judge, fit=0.0, take=0.0))
    panel = Panel([Ear(SphinxList(SphinxModel()), Warp(1.0))])
    return Listener(panel, VoiceDetector(tuning.voicing, silero()), trusting)


def silence(bench: Bench, graph: WordGraph, rng: np.random.Generator) -> float:
    """The share of a core while the ear is open and nobody speaks."""
    hiss = rng.normal(0, SILENCE_LEVEL, int(SILENCE_SECONDS * RATE)).astype(np.int16)
    began = time.process_time()
    bench.hear(graph, hiss)
    return (time.process_time() - began) / SILENCE_SECONDS
