"""Several ears on one sound, and their votes."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import numpy as np
import pytest
from hearing_lists import meaning

from voicehost.hearing.evidence import Piece
from voicehost.hearing.panel import Ear, Panel, Support, Warp
from voicehost.hearing.recogniser import RATE
from voicehost.inputs import Hypothesis

if TYPE_CHECKING:
    from voicehost.hearing.judge import Claim
    from voicehost.language.wordgraph import WordGraph

SOUND = np.ones(640, np.int16)
GRAPH = meaning({"two nuts": "Two", "found two nuts": "Two", "ten nuts": "Ten"})


class FixedEar:
    """A recogniser that always hears the same."""

    def __init__(self, text: str, unheard: frozenset[str] = frozenset(), path: tuple[Piece, ...] = ()) -> None:
        self.text = text
        self.unheard = unheard
        self.path = path
        self.heard = 0
        self.finished = 0

    def listen_for(self, graph: WordGraph) -> None:
        assert graph.arcs == GRAPH.arcs

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


def said(text: str, score: float) -> FixedEar:
    return FixedEar(text, path=(Piece(text, 0, 50, score), Piece("", 50, 60, -1.0)))


def competing(support: Support, rival: float = 100.0, **heard: float) -> Panel:
    """A panel whose ears have heard sentences, each with its score, against free sounds with -100."""
    free = FixedEar("", path=(Piece("T", 0, 50, -100.0), Piece("", 50, 60, -1.0)))
    ears = [Ear(said(text.strip("_").replace("_", " "), score), Warp(1.0)) for text, score in heard.items()]
    several = Panel(ears, free, support, rival)
    several.listen_for(GRAPH)
    several.hear(SOUND)
    return several


def by_fit(claim: Claim) -> float:
    return 10 * claim.share + (claim.evidence.fit if claim.evidence else -100)


def test_the_sentence_with_most_support_is_first_and_its_support_is_told() -> None:
    several = competing(by_fit, two_nuts=-400.0, ten_nuts=-200.0)

    assert several.finish() == (Hypothesis("ten nuts", 0.5), Hypothesis("two nuts", 0.5))
    assert several.support == 5 - 2


def test_a_sentence_with_far_less_support_is_no_choice_beside_the_first() -> None:
    assert len(competing(by_fit, rival=5.0, two_nuts=-400.0, ten_nuts=-200.0).finish()) == 2
    assert len(competing(by_fit, rival=3.0, two_nuts=-400.0, ten_nuts=-200.0).finish()) == 1


def test_what_answers_the_question_is_told_from_what_does_not() -> None:
    two = frozenset({"Two"})
    for graph in (replace(GRAPH, awaited=two), replace(GRAPH, instead=two)):
        several = competing(lambda claim: claim.share + claim.expected, two_nuts=-400.0, ten_nuts=-200.0)
        several.listen_for(graph)

        assert several.finish()[0].text == "two nuts"
        assert several.support == 0.5 + 1


def test_of_several_ears_with_a_sentence_that_counts_in_which_it_fits_best() -> None:
    several = competing(by_fit, two_nuts=-400.0, two_nuts_=-300.0, ten_nuts=-250.0)

    assert several.finish()[0] == Hypothesis("two nuts", 2 / 3)
    assert several.support == pytest.approx(20 / 3 - 4)


def test_what_a_sentence_means_counts_too() -> None:
    several = competing(lambda claim: claim.share - ("Ten" in claim.intents), two_nuts=-400.0, ten_nuts=-200.0)

    assert several.finish()[0].text == "two nuts"


def test_without_free_sounds_the_votes_are_all_that_speaks_for_a_sentence() -> None:
    several = panel("two nuts", "ten nuts", "two nuts")
    several.hear(SOUND)
    several.finish()

    assert several.support == 2 / 3


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
