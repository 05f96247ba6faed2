"""Was it meant for the host, and is it certain what was said? Never by a score alone: unlike ears must agree."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from voicehost.inputs import Verdict

if TYPE_CHECKING:
    from collections.abc import Collection

    from voicehost.hearing.evidence import Evidence
    from voicehost.hearing.tuning import JudgeTuning
    from voicehost.inputs import Hypothesis


class Claim(NamedTuple):
    """A sentence that ears have heard.

    ``share`` are its votes of all that could be given, ``intents`` what it may mean; ``expected`` if one of them
    answers the question of the moment, or is often said instead.
    """

    share: float
    intents: Collection[str]
    expected: bool
    evidence: Evidence | None


def support(claim: Claim, tuning: JudgeTuning) -> float:
    """All that speaks for a sentence, each in its measured weight.

    A recogniser whose evidence counts is never certain without it, nor when the words leave out much of what was said.
    """
    votes = tuning.votes * claim.share - _doubt(claim, tuning)
    evidence = claim.evidence
    if evidence is None:
        return min(tuning.ask, votes) if tuning.fit else votes
    fits = tuning.fit * evidence.fit + tuning.worst * evidence.worst - tuning.unexplained * evidence.unexplained
    return min(tuning.ask, votes + fits) if evidence.unexplained > tuning.left_out else votes + fits


def _doubt(claim: Claim, tuning: JudgeTuning) -> float:
    """People mostly say what was asked for; what out-of-list speech is mistaken for is anything in the list."""
    if claim.expected:
        return 0.0
    return max((tuning.doubts.get(intent, tuning.unawaited) for intent in claim.intents), default=0.0)


def judge(best: Hypothesis | None, support: float, seconds: float, tuning: JudgeTuning) -> Verdict:
    """The verdict on an utterance of ``seconds`` from its first to its last voiced frame.

    ``best`` is the whole sentence with the most ``support``, None if nothing was heard.
    """
    if best is None or not _could_take(best.text, seconds, tuning):
        return Verdict.STRAY
    if support >= tuning.take:
        return Verdict.CLEAR
    return Verdict.CLOSE if support >= tuning.ask else Verdict.STRAY


def _could_take(text: str, seconds: float, tuning: JudgeTuning) -> bool:
    """True if somebody could take ``seconds`` to say ``text``: a six-second "two" is chatter."""
    letters = sum(not c.isspace() for c in text)
    return tuning.quickest_letter * letters <= seconds <= tuning.seconds_a_letter * letters + tuning.pause
