"""The whole line from sound to utterance, one frame after another: voicing, recogniser, end of utterance, judge.

Sequential and deterministic: the same sound with the same times gives the same messages. It knows no device, no clock.
"""

from __future__ import annotations

from collections import deque
from enum import Enum
from typing import TYPE_CHECKING

import numpy as np

from voicehost.hearing.band import Band
from voicehost.hearing.din import Din
from voicehost.hearing.distortion import Distortion
from voicehost.hearing.echo import Echo
from voicehost.hearing.endpoint import Ending, Endpoint, Moment
from voicehost.hearing.floor import Loudness
from voicehost.hearing.frames import Frame, Framer
from voicehost.hearing.judge import judge
from voicehost.hearing.onset import Onset
from voicehost.hearing.recogniser import RATE
from voicehost.hearing.threshold import Threshold
from voicehost.hearing.voicing import energy
from voicehost.inputs import (
    EarsBack,
    EchoMeasured,
    Heard,
    RoomIsLoud,
    SpeechBegan,
    TooEarly,
    Verdict,
    VoiceIsDistorted,
)

if TYPE_CHECKING:
    from collections.abc import Iterator

    from numpy import int16
    from numpy.typing import NDArray

    from voicehost.hearing.panel import Panel
    from voicehost.hearing.tuning import Tuning
    from voicehost.hearing.voicing import Voicing
    from voicehost.inputs import Hypothesis, Input
    from voicehost.language.reading import Reading
    from voicehost.language.wordgraph import WordGraph

_RECENT = 3
"""Frames in which voiced ones begin an utterance."""


class _State(Enum):
    SHUT = "shut"
    OPENING = "opening"
    """The ear has just opened and something is voiced: the host's last word, or somebody who speaks already."""
    WAITING = "waiting"
    SPEAKING = "speaking"
    EARLY = "early"
    """Somebody spoke before the ear opened, and speaks on."""
    SPENT = "spent"
    """An utterance has ended or was lost and the sound goes on: the rest of it is no utterance."""


class Listener:
    """Cuts utterances out of the sound while the ear is open.

    ``recogniser`` hears them, ``voicing`` tells voiced frames from others. Blocks may have any length; times are the
    host's, and opening and closing take effect at their time in the sound.
    """

    def __init__(self, recogniser: Panel, voicing: Voicing, tuning: Tuning) -> None:
        self._recogniser = recogniser
        self._voicing = voicing
        self._tuning = tuning
        self._band = Band(tuning.band)
        self._din = Din(tuning.din)
        self._loudness = Loudness()
        self._level = 0.0
        self._distortion = Distortion(tuning.distortion)
        self._echo = Echo(tuning.echo)
        self._echo_is_faint = False
        self._over = False
        self._framer = Framer(tuning.voicing.window, tuning.listener.dither)
        kept = round(tuning.listener.look_back * RATE / tuning.voicing.window) + _RECENT
        self._past: deque[Frame] = deque(maxlen=kept)
        self._state = _State.SHUT
        self._patience = 1.0
        self._free_from = 0.0
        self._opened = -np.inf
        self._lowest = np.inf
        self._now = -np.inf
        self._graph: WordGraph
        self._threshold: Threshold | None = None
        self._before: tuple[tuple[Reading, ...], float] = ((), -np.inf)
        self._endpoint: Endpoint
        self._onset: Onset

    @property
    def unheard(self) -> frozenset[str]:
        """The words of the present list that the recogniser cannot hear."""
        return self._recogniser.unheard

    def open(self, graph: WordGraph, at: float, patience: float = 1.0, *, over: bool = False) -> None:
        """Listen for the sentences of ``graph`` to what is said after ``at``.

        An ear that is open for the same sentences stays so, with its running utterance. ``over`` tells that the host
        speaks meanwhile, as it does while the ear is closed: then only what is louder than its own voice is a voice.
        """
        self._patience = patience
        self._over = over
        if not over:
            self._echo.falls_silent()
        if self._state is not _State.SHUT and graph.fingerprint == self._graph.fingerprint:
            return
        self.close()
        self._recogniser.listen_for(graph)
        self._graph = graph
        self._free_from = self._opened = at
        self._lowest = self._past[-1].energy if self._past else np.inf
        self._threshold = None
        self._state = _State.OPENING

    def close(self) -> None:
        """Stop listening; what was half heard is forgotten."""
        if self._state is _State.SPEAKING:
            self._recogniser.finish()
        self._state = _State.SHUT

    def feed(self, pcm: NDArray[int16], at: float) -> tuple[Input, ...]:
        """Take the next block, 16 kHz mono, whose last sample was taken at ``at``; gives what happened in it."""
        messages: list[Input] = []
        if at - len(pcm) / RATE - self._now > self._tuning.listener.gap:
            messages += self._lose()
        self._now = at
        for samples, end in self._framer.cut(pcm, at):
            loud = energy(samples)
            self._din.hear(loud)
            self._level = self._loudness.hear(loud)
            if self._over or self._state is _State.SHUT:
                self._echo.hear(self._level)
            is_nobody = self._over and loud < self._echo.ceiling
            frame = Frame(samples, end, self._voicing(samples) and not is_nobody, loud)
            self._past.append(frame)
            messages += self._take(frame)
        return (*messages, *self._news_of_echo())

    def _news_of_echo(self) -> Iterator[Input]:
        if self._echo.is_faint is not self._echo_is_faint:
            self._echo_is_faint = self._echo.is_faint
            yield EchoMeasured(self._echo_is_faint)

    def _lose(self) -> Iterator[Input]:
        """The sound has a hole: an utterance with a hole in it is not guessed at."""
        self._framer.drop()
        self._past.clear()
        if self._state is _State.SPEAKING:
            self._recogniser.finish()
            self._spend()
            yield EarsBack(missed=True)

    def _take(self, frame: Frame) -> Iterator[Input]:
        self._lowest = min(self._lowest, frame.energy)
        match self._state:
            case _State.OPENING:
                if self._is_across(frame):
                    self._state = _State.WAITING
                    yield from self._wait(frame)
            case _State.WAITING:
                yield from self._wait(frame)
            case _State.SPEAKING:
                yield from self._follow(frame)
            case _State.EARLY | _State.SPENT:
                yield from self._sit_out(frame)

    def _is_across(self, frame: Frame) -> bool:
        """The first frames after an opening: true once the sound from before it, if there was any, has ended."""
        if frame.end <= self._free_from:
            return False
        if self._threshold is None:
            before = [each for each in self._past if each.end <= self._free_from]
            if not any(each.voiced for each in before[-_RECENT:]):
                return True
            self._threshold = Threshold(self._tuning.listener, self._free_from, max(each.energy for each in before))
        free = self._threshold.free_from(frame)
        if free is not None:
            self._free_from = free
            return True
        if self._threshold.began_before(frame.end):
            self._last_voiced = frame.end
            self._state = _State.EARLY
        return False

    def _wait(self, frame: Frame) -> Iterator[Input]:
        if frame.voiced and self._is_tail(frame):
            self._free_from = frame.end
        recent = [each for each in [*self._past][-_RECENT:] if each.voiced and each.end > self._free_from]
        if len(recent) < self._tuning.voicing.onset_frames:
            return
        self._begin(recent[0].begin)
        yield SpeechBegan(self._began)
        yield from self._follow(frame)

    def _begin(self, at: float) -> None:
        """An utterance begins at a time just past: hear all of it but the present frame."""
        self._began = max(at, self._free_from)
        self._endpoint = Endpoint(self._tuning.endpoint, self._began, self._patience)
        self._onset = Onset(self._tuning.onset)
        self._loudest = 0.0
        self._state = _State.SPEAKING
        earliest = max(self._began - self._tuning.listener.look_back, self._free_from)
        for each in [*self._past][:-1]:
            if each.end > earliest:
                self._recogniser.hear(each.after(earliest))

    def _is_tail(self, frame: Frame) -> bool:
        """True for the echo of the host's own last word: soon after the opening, and it has only become fainter."""
        tuning = self._tuning.listener
        return frame.end - self._opened < tuning.tail and frame.energy < self._lowest * 10 ** (tuning.rise / 10)

    def _follow(self, frame: Frame) -> Iterator[Input]:
        rose = self._onset.hear(frame, self._din.level)
        if rose is not None:
            self._recogniser.finish()
            self._begin(rose)
        if frame.voiced:
            self._band.hear(frame.pcm)
            self._distortion.hear(frame.pcm)
        partial = self._recogniser.hear(frame.pcm)
        progress = self._graph.progress(partial.split())
        ending = self._endpoint.hear(Moment(frame.voiced, self._is_loud(), partial, progress), frame.end)
        if ending is None:
            return
        hypotheses = self._recogniser.finish()
        ended = self._endpoint.last_voiced
        verdict = self._judge(hypotheses, ended - self._began, ended)
        self._free_from = frame.end
        self._state = _State.WAITING
        if ending is not Ending.QUIET:
            self._spend()
        yield Heard(hypotheses, verdict, self._began, ended)
        if verdict is Verdict.CLEAR and not self._over:
            self._echo.hear_voice(self._loudest)
        if self._din.drowns(self._loudest, frame.end, understood=verdict is Verdict.CLEAR):
            yield RoomIsLoud(frame.end)
        if self._distortion.is_to_be_told(frame.end):
            yield VoiceIsDistorted(frame.end)

    def _judge(self, hypotheses: tuple[Hypothesis, ...], seconds: float, ended: float) -> Verdict:
        best = hypotheses[0] if hypotheses else None
        readings = self._graph.read(best.text.split()) if best else ()
        again = self._said_again(readings, ended)
        verdict = judge(best, self._recogniser.support + again, seconds, self._tuning.judge)
        slight = best is not None and not again and self._is_slight(best, readings)
        if verdict is Verdict.CLEAR and slight:
            verdict = Verdict.CLOSE
        self._before = ((), ended) if verdict is Verdict.CLEAR else (readings, ended)
        narrow = self._band.narrow  # through a telephone too much sounds alike
        return Verdict.CLOSE if verdict is Verdict.CLEAR and narrow else verdict

    def _is_slight(self, best: Hypothesis, readings: tuple[Reading, ...]) -> bool:
        """A single word that some ear has heard as something else: too many of them sound alike."""
        tuning = self._tuning.judge
        plain = {reading.intent for reading in readings} <= set(tuning.plain)
        return " " not in best.text and best.share < tuning.word and not plain

    def _said_again(self, readings: tuple[Reading, ...], ended: float) -> float:
        """What counts for words that were not sure enough shortly before: chatter is seldom misheard alike twice."""
        before, when = self._before
        is_again = bool(readings) and before == readings and ended - when < self._tuning.judge.again_within
        return self._tuning.judge.again if is_again else 0.0

    def _is_loud(self) -> bool:
        """True while the last tenth of a second is about as loud as the speaker was."""
        self._loudest = max(self._loudest, self._level)
        return self._level > self._loudest * 10 ** (-self._tuning.listener.fall / 10)

    def _spend(self) -> None:
        self._last_voiced = self._past[-1].end if self._past else self._now
        self._state = _State.SPENT

    def _sit_out(self, frame: Frame) -> Iterator[Input]:
        """Wait for the end of what is not listened to."""
        if frame.voiced:
            self._last_voiced = frame.end
        if frame.end - self._last_voiced < self._tuning.listener.spent_quiet:
            return
        if self._state is _State.EARLY:
            yield TooEarly(frame.end)
        self._free_from = frame.end
        self._state = _State.WAITING
