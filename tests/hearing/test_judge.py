"""What is taken, what is asked back, and what was not meant for the host."""

from __future__ import annotations

from dataclasses import replace

import pytest

from voicehost.hearing.evidence import Evidence
from voicehost.hearing.judge import Claim, judge, support
from voicehost.hearing.tuning import JudgeTuning
from voicehost.inputs import Hypothesis, Verdict

TUNING = JudgeTuning(
    votes=1.0,
    fit=0.05,
    worst=0.02,
    unexplained=1.0,
    unawaited=0.2,
    doubts={"Correct": 0.5},
    take=0.6,
    ask=0.25,
    word=1.0,
    plain=("Yes", "No"),
    left_out=0.5,
    again=0.2,
    again_within=10.0,
    rival=1.0,
    seconds_a_letter=0.25,
    pause=1.0,
    quickest_letter=0.02,
)
ALL_AGREE = Hypothesis("zero nuts")
NOTHING_AGAINST = Evidence(fit=0.0, worst=0.0, unexplained=0.0)


def judged(
    best: Hypothesis | None, seconds: float = 0.8, evidence: Evidence | None = None, *, unasked: str = ""
) -> Verdict:
    """The verdict on an answer to the question, or on the intent that came ``unasked``."""
    claim = Claim(best.share if best else 0.0, {unasked}, not unasked, evidence)
    return judge(best, support(claim, TUNING), seconds, TUNING)


@pytest.mark.parametrize(("share", "verdict"), [(1.0, Verdict.CLEAR), (0.5, Verdict.CLOSE), (0.2, Verdict.STRAY)])
def test_the_votes_decide_where_nothing_speaks_against_it(share: float, verdict: Verdict) -> None:
    assert judged(Hypothesis("two nuts", share), evidence=NOTHING_AGAINST) is verdict


def test_where_no_sentence_was_heard_nothing_was_said_to_the_host() -> None:
    assert judged(None) is Verdict.STRAY


def test_a_correction_needs_more_than_a_report() -> None:
    assert judged(ALL_AGREE, evidence=NOTHING_AGAINST) is Verdict.CLEAR
    assert judged(ALL_AGREE, evidence=NOTHING_AGAINST, unasked="Correct") is Verdict.CLOSE


def test_what_does_not_answer_the_question_needs_more_than_what_does() -> None:
    hardly = replace(NOTHING_AGAINST, fit=-5.0)
    assert judged(ALL_AGREE, evidence=hardly) is Verdict.CLEAR
    assert judged(ALL_AGREE, evidence=hardly, unasked="WhoseTurn") is Verdict.CLOSE


def test_a_recogniser_whose_evidence_counts_is_never_certain_without_it() -> None:
    assert judged(ALL_AGREE) is Verdict.CLOSE
    assert support(Claim(1.0, (), True, None), replace(TUNING, fit=0.0)) >= TUNING.take


@pytest.mark.parametrize(
    ("evidence", "verdict"),
    [
        (Evidence(fit=-3.0, worst=-5.0, unexplained=0.0), Verdict.CLEAR),
        (Evidence(fit=-10.0, worst=-5.0, unexplained=0.0), Verdict.CLOSE),
        (Evidence(fit=-3.0, worst=-25.0, unexplained=0.0), Verdict.CLOSE),
        (Evidence(fit=-3.0, worst=-5.0, unexplained=0.3), Verdict.CLOSE),
        (Evidence(fit=-10.0, worst=-5.0, unexplained=0.4), Verdict.STRAY),
        (Evidence(fit=9.0, worst=9.0, unexplained=0.6), Verdict.CLOSE),
    ],
)
def test_bl_03_full_agreement_is_not_enough_when_free_sounds_explain_more(evidence: Evidence, verdict: Verdict) -> None:
    assert judged(ALL_AGREE, evidence=evidence) is verdict


@pytest.mark.parametrize("seconds", [0.02, 6.0])
def test_nobody_says_two_in_six_seconds_or_in_none(seconds: float) -> None:
    assert judged(Hypothesis("two"), seconds) is Verdict.STRAY


def test_letters_of_any_script_count() -> None:
    assert judged(Hypothesis("안나 두 개"), 0.9, NOTHING_AGAINST) is Verdict.CLEAR
