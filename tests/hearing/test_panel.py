"""Several ears on one sound, and their votes."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
import pytest
from hearing_lists import meaning

from voicehost.hearing.panel import Ear, Panel, Warp
from voicehost.hearing.recogniser import RATE
from voicehost.inputs import Hypothesis

if TYPE_CHECKING:
    from voicehost.language.wordgraph import WordGraph

SOUND = np.ones(640, np.int16)
GRAPH = meaning({"two nuts": "Two", "found two nuts": "Two", "ten nuts": "Ten"})


class FixedEar:
    """A recogniser that always hears the same."""

    def __init__(self, text: str, unheard: frozenset[str] = frozenset(), fit: float | None = None) -> None:
        self.text = text
        self.unheard = unheard
        self.fit = fit
        self.heard = 0
        self.finished = 0

    def listen_for(self, graph: WordGraph) -> None:
        assert graph is GRAPH

    def hear(self, pcm: np.ndarray[tuple[int], np.dtype[np.int16]]) -> str:
        self.heard += len(pcm)
        return self.text

    def finish(self) -> tuple[Hypothesis, ...]:
        self.finished += 1
        return (Hypothesis(self.text),) if self.text else ()

    def close(self) -> None:
        self.text = ""


def panel(*texts: str) -> Panel:
    made = Panel([Ear(FixedEar(text), Warp(1.0)) for text in texts])
    made.listen_for(GRAPH)
    return made


def test_sentences_that_mean_the_same_agree() -> None:
    several = panel("two nuts", "found two nuts", "two nuts", "ten nuts")
    several.hear(SOUND)

    assert several.finish() == (Hypothesis("two nuts", 0.75), Hypothesis("ten nuts", 0.25))


@pytest.mark.parametrize("text", ["found two", "nuts nuts", "", "[unk] two nuts"])
def test_what_is_no_whole_sentence_of_the_list_has_no_vote(text: str) -> None:
    assert panel(text, text, "two nuts").finish() == (Hypothesis("two nuts", 1 / 3),)


def test_the_partial_is_what_most_exact_ears_have_heard() -> None:
    ears = [Ear(FixedEar(text), Warp(1.0)) for text in ("ten", "two", "two")]
    several = Panel([*ears, *(Ear(FixedEar("ten"), Warp(1.0), exact=False) for _ in range(3))])

    assert several.hear(SOUND) == "two"


def test_a_word_is_unheard_only_if_no_ear_hears_it() -> None:
    ears = [FixedEar("", frozenset({"xanthe", "ben"})), FixedEar("", frozenset({"xanthe"}))]

    assert Panel([Ear(ear, Warp(1.0)) for ear in ears]).unheard == {"xanthe"}


def test_the_strain_is_how_much_better_free_sounds_fit_than_the_words() -> None:
    free = FixedEar("", fit=-50.0)
    several = Panel([Ear(FixedEar("two nuts", fit=-53.5), Warp(1.0))], free)
    several.listen_for(GRAPH)
    several.hear(SOUND)
    several.finish()

    assert several.strain == 3.5


@pytest.mark.parametrize("factor", [0.87, 1.06])
def test_a_warp_moves_the_pitch_and_loses_no_sound(factor: float) -> None:
    tone = (8000 * np.sin(2 * np.pi * 400 * np.arange(RATE) / RATE)).astype(np.int16)
    warp = Warp(factor)

    moved = np.concatenate(
        [warp(tone[begin : begin + 512]) for begin in range(0, RATE, 512)] + [warp(tone[:0], last=True)]
    )

    assert len(moved) == pytest.approx(RATE / factor, abs=40)
    assert np.abs(np.fft.rfft(moved)).argmax() * RATE / len(moved) == pytest.approx(400 * factor, rel=0.01)


def test_each_utterance_is_warped_afresh() -> None:
    ear = FixedEar("two nuts")
    several = Panel([Ear(ear, Warp(0.87))])
    for _ in range(2):
        several.listen_for(GRAPH)
        several.hear(SOUND)
        several.finish()

    assert ear.finished == 2
    assert ear.heard == pytest.approx(2 * 640 / 0.87, abs=4)
