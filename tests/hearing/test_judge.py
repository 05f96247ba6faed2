"""What is taken, what is asked back, and what was not meant for the host."""

from __future__ import annotations

from dataclasses import replace

import pytest

from voicehost.hearing.evidence import Evidence
from voicehost.hearing.judge import judge, support
from voicehost.hearing.tuning import JudgeTuning
from voicehost.inputs import Hypothesis, Verdict

TUNING = JudgeTuning(
    votes=1.0,
    fit=0.05,
    worst=0.02,
    unexplained=1.0,
    doubt=0.5,
    doubted=frozenset({"Correct"}),
    take=0.6,
    ask=0.25,
    seconds_a_letter=0.25,
    pause=1.0,
    quickest_letter=0.02,
)
ALL_AGREE = Hypothesis("zero nuts")
NOTHING_AGAINST = Evidence(fit=0.0, worst=0.0, unexplained=0.0)


def judged(
    best: Hypothesis | None, seconds: float = 0.8, evidence: Evidence | None = None, intent: str = ""
) -> Verdict:
    share = best.share if best else 0.0
    return judge(best, support(share, {intent}, evidence, TUNING), seconds, TUNING)


@pytest.mark.parametrize(("share", "verdict"), [(1.0, Verdict.CLEAR), (0.5, Verdict.CLOSE), (0.2, Verdict.STRAY)])
def test_the_votes_decide_where_nothing_speaks_against_it(share: float, verdict: Verdict) -> None:
    assert judged(Hypothesis("two nuts", share), evidence=NOTHING_AGAINST) is verdict


def test_where_no_sentence_was_heard_nothing_was_said_to_the_host() -> None:
    assert judged(None) is Verdict.STRAY


def test_a_correction_needs_more_than_a_report() -> None:
    assert judged(ALL_AGREE, evidence=NOTHING_AGAINST, intent="Found") is Verdict.CLEAR
    assert judged(ALL_AGREE, evidence=NOTHING_AGAINST, intent="Correct") is Verdict.CLOSE


def test_a_recogniser_whose_evidence_counts_is_never_certain_without_it() -> None:
    assert judged(ALL_AGREE) is Verdict.CLOSE
    assert support(1.0, (), None, replace(TUNING, fit=0.0)) >= TUNING.take


@pytest.mark.parametrize(
    ("evidence", "verdict"),
    [
        (Evidence(fit=-3.0, worst=-5.0, unexplained=0.0), Verdict.CLEAR),
        (Evidence(fit=-10.0, worst=-5.0, unexplained=0.0), Verdict.CLOSE),
        (Evidence(fit=-3.0, worst=-25.0, unexplained=0.0), Verdict.CLOSE),
        (Evidence(fit=-3.0, worst=-5.0, unexplained=0.3), Verdict.CLOSE),
        (Evidence(fit=-10.0, worst=-5.0, unexplained=0.4), Verdict.STRAY),
    ],
)
def test_bl_03_full_agreement_is_not_enough_when_free_sounds_explain_more(evidence: Evidence, verdict: Verdict) -> None:
    assert judged(ALL_AGREE, evidence=evidence) is verdict


@pytest.mark.parametrize("seconds", [0.02, 6.0])
def test_nobody_says_two_in_six_seconds_or_in_none(seconds: float) -> None:
    assert judged(Hypothesis("two"), seconds) is Verdict.STRAY


def test_letters_of_any_script_count() -> None:
    assert judged(Hypothesis("안나 두 개"), 0.9, NOTHING_AGAINST) is Verdict.CLEAR
