"""Was it meant for the host, and is it certain what was said? Never by a score alone: unlike ears must agree."""

from __future__ import annotations

from typing import TYPE_CHECKING

from voicehost.inputs import Verdict

if TYPE_CHECKING:
    from collections.abc import Collection

    from voicehost.hearing.evidence import Evidence
    from voicehost.hearing.tuning import JudgeTuning
    from voicehost.inputs import Hypothesis


def support(share: float, intents: Collection[str], evidence: Evidence | None, tuning: JudgeTuning) -> float:
    """All that speaks for a sentence, each in its measured weight.

    ``share`` are its votes of all that could be given, ``intents`` what it may mean. A recogniser whose evidence counts
    is never certain without it.
    """
    doubt = 0.0 if tuning.doubted.isdisjoint(intents) else tuning.doubt
    votes = tuning.votes * share
    if evidence is None:
        return tuning.ask if tuning.fit else votes - doubt
    explained = tuning.fit * evidence.fit + tuning.worst * evidence.worst - tuning.unexplained * evidence.unexplained
    return votes + explained - doubt


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
