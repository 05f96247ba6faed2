"""Was it meant for the host, and is it certain what was said? Never by a score alone: unlike ears must agree."""

from __future__ import annotations

from typing import TYPE_CHECKING

from voicehost.inputs import Hypothesis, Verdict

if TYPE_CHECKING:
    from voicehost.hearing.tuning import JudgeTuning


def judge(hypotheses: tuple[Hypothesis, ...], seconds: float, strain: float | None, tuning: JudgeTuning) -> Verdict:
    """The verdict on an utterance of ``seconds`` from its first to its last voiced frame.

    ``hypotheses`` are whole sentences, best first; their shares are the votes that each got of all that could be given.
    ``strain`` is how much better free sounds explain it than words, where that is known.
    """
    if not hypotheses or not _could_take(hypotheses[0].text, seconds, tuning):
        return Verdict.STRAY
    strained = 0.0 if strain is None else strain / seconds
    if strained > tuning.strained:
        return Verdict.STRAY
    first, second = (*hypotheses, Hypothesis("", 0.0))[:2]
    agreed = first.share >= tuning.clear and first.share - second.share >= tuning.lead
    if agreed and strained <= tuning.strain:
        return Verdict.CLEAR
    return Verdict.CLOSE if first.share >= tuning.close else Verdict.STRAY


def _could_take(text: str, seconds: float, tuning: JudgeTuning) -> bool:
    """True if somebody could take ``seconds`` to say ``text``: a six-second "two" is chatter."""
    letters = sum(not c.isspace() for c in text)
    return tuning.quickest_letter * letters <= seconds <= tuning.seconds_a_letter * letters + tuning.pause
