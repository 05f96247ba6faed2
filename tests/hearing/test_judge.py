"""What is taken, what is asked back, and what was not meant for the host."""

from __future__ import annotations

import pytest

from voicehost.hearing.judge import judge
from voicehost.hearing.tuning import JudgeTuning
from voicehost.inputs import Hypothesis, Verdict

TUNING = JudgeTuning(
    clear=0.6, lead=0.3, close=0.25, seconds_a_letter=0.25, pause=1.0, quickest_letter=0.02, strain=5.0, strained=7.0
)


@pytest.mark.parametrize(
    ("shares", "verdict"),
    [
        ((1.0,), Verdict.CLEAR),
        ((0.7, 0.2), Verdict.CLEAR),
        ((0.6, 0.4), Verdict.CLOSE),
        ((0.5,), Verdict.CLOSE),
        ((0.2, 0.2), Verdict.STRAY),
        ((), Verdict.STRAY),
    ],
)
def test_the_votes_decide(shares: tuple[float, ...], verdict: Verdict) -> None:
    said = tuple(Hypothesis(f"{number} nuts", share) for number, share in enumerate(shares))

    assert judge(said, 0.8, None, TUNING) is verdict


def test_bl_03_full_agreement_is_not_enough_when_free_sounds_explain_it_far_better() -> None:
    said = (Hypothesis("zero nuts"),)

    assert judge(said, 1.0, 4.9, TUNING) is Verdict.CLEAR
    assert judge(said, 1.0, 5.1, TUNING) is Verdict.CLOSE
    assert judge(said, 1.0, 7.1, TUNING) is Verdict.STRAY


@pytest.mark.parametrize("seconds", [0.02, 6.0])
def test_nobody_says_two_in_six_seconds_or_in_none(seconds: float) -> None:
    assert judge((Hypothesis("two"),), seconds, None, TUNING) is Verdict.STRAY


def test_letters_of_any_script_count() -> None:
    assert judge((Hypothesis("안나 두 개"),), 0.9, None, TUNING) is Verdict.CLEAR
