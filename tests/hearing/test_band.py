"""A voice through a telephone's band is noticed, and whatever it says is asked back."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
import pytest
import soxr
from hearing_lists import listed

from voicehost.hearing.band import Band
from voicehost.hearing.listener import Listener
from voicehost.hearing.panel import Ear, Panel, Warp
from voicehost.hearing.recogniser import RATE
from voicehost.hearing.tuning import band_tuning, tuning_of
from voicehost.inputs import Heard, Hypothesis, Verdict
from voicehost.rehearsal.espeak import espeak

if TYPE_CHECKING:
    from voicehost.language.wordgraph import WordGraph

VOICES = ["en-us", "en-us+f3", "en-us+m7", "en-us+Andy"]
FRAME = 512


def spoken(voice: str) -> np.ndarray[tuple[int], np.dtype[np.int16]]:
    pcm = espeak().render("Anna found two nuts and a leaf, and Ben has not found any nut at all.", voice, 50, 150)
    return soxr.resample(pcm, espeak().rate, RATE)  # type: ignore[no-any-return]


def narrowed(pcm: np.ndarray[tuple[int], np.dtype[np.int16]]) -> np.ndarray[tuple[int], np.dtype[np.int16]]:
    return soxr.resample(soxr.resample(pcm, RATE, 8_000), 8_000, RATE)  # type: ignore[no-any-return]


def is_narrow(pcm: np.ndarray[tuple[int], np.dtype[np.int16]]) -> bool:
    band = Band(band_tuning())
    for begin in range(0, len(pcm) - FRAME, FRAME):
        band.hear(pcm[begin : begin + FRAME])
    return band.narrow


@pytest.mark.parametrize("voice", VOICES)
def test_bl_49_a_telephones_band_is_told_from_a_whole_one(voice: str) -> None:
    assert is_narrow(narrowed(spoken(voice)))
    assert not is_narrow(spoken(voice))


def test_one_word_is_not_enough_to_tell() -> None:
    assert not is_narrow(narrowed(spoken("en-us"))[: RATE // 2])


class CertainEar:
    """Hears "yes" whatever is said."""

    unheard = frozenset[str]()
    path = ()

    def listen_for(self, graph: WordGraph) -> None: ...

    def hear(self, pcm: np.ndarray[tuple[int], np.dtype[np.int16]]) -> str:  # noqa: ARG002 - whatever it is
        return "yes"

    def finish(self) -> tuple[Hypothesis, ...]:
        return (Hypothesis("yes"),)

    def close(self) -> None: ...


@pytest.mark.parametrize(("through_a_telephone", "verdict"), [(True, Verdict.CLOSE), (False, Verdict.CLEAR)])
def test_bl_49_what_comes_through_a_telephone_is_taken_only_after_it_was_asked_back(
    through_a_telephone: bool, verdict: Verdict
) -> None:
    tuning = tuning_of("vosk")
    listener = Listener(Panel([Ear(CertainEar(), Warp(1.0))]), lambda frame: bool(abs(frame).max() > 300), tuning)
    pcm = narrowed(spoken("en-us")) if through_a_telephone else spoken("en-us")
    now, verdicts = 0.0, []
    for _ in range(3):
        listener.close()
        listener.open(listed("yes"), now)
        for sound in (np.full(RATE // 2, 9, np.int16), pcm[: 3 * RATE // 4], np.full(RATE, 9, np.int16)):
            for begin in range(0, len(sound), FRAME):
                now += len(sound[begin : begin + FRAME]) / RATE
                messages = listener.feed(sound[begin : begin + FRAME], now)
                verdicts += [message.verdict for message in messages if isinstance(message, Heard)]

    assert verdicts[-1] is verdict
