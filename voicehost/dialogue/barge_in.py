"""The stop word: what silences the host while it speaks, where its own voice does not reach the microphone."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from voicehost.inputs import Verdict

if TYPE_CHECKING:
    from voicehost.dialogue.talk import Talk
    from voicehost.inputs import Heard
    from voicehost.language.wordgraph import WordGraph

STOP = "Stop"


def ear(talk: Talk, now: float) -> WordGraph | None:
    """What is listened for while the host speaks, where it does not hear itself; None where it does not listen at all.

    Only the stop word counts, but beside all that may be said it is told best from other words: of twelve by three
    voices eleven were heard, and of 27 other things none was taken for it. With a list of its own all 27 were.
    """
    everything = talk.ear(now)
    return replace(everything, awaited=frozenset({STOP})) if everything else None


def is_stop(talk: Talk, heard: Heard) -> bool:
    """Whether it is the stop word, surely or not: to fall silent does no harm."""
    everything = ear(talk, heard.began)
    if everything is None or heard.verdict is Verdict.STRAY or not heard.hypotheses:
        return False
    readings = everything.read(heard.hypotheses[0].text.split())
    return STOP in {reading.intent for reading in readings}
