"""What comes of an utterance: of its first try, and within two, as people answer and repeat themselves."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import numpy as np
from rooms import LEAD_SECONDS

from voicehost.hearing.recogniser import RATE
from voicehost.inputs import Verdict

if TYPE_CHECKING:
    from listeners import Hearer, Told
    from rooms import Room
    from trials import Trial

    from voicehost.language.wordgraph import WordGraph

RIGHT, RIGHTLY, WRONGLY, WRONG, LOST = "right", "asked back, rightly", "asked back, wrongly", "wrong", "lost"
FIRST = (RIGHT, RIGHTLY, WRONGLY, WRONG, LOST)
AGAIN = "asked again"
BOTH = (RIGHT, AGAIN, WRONG)
OTHERS = {Verdict.CLEAR: "taken", Verdict.CLOSE: "asked back", Verdict.STRAY: "left alone"}

SLOWER = 0.9
"""How fast people say it again, against the first time."""
YES = "yes"


class Outcome(NamedTuple):
    """Of the first try, and of both ("" for what is not for the host, and for recordings: nobody can say it again).

    ``text`` is what was heard first, ``delay`` the seconds from the end of the sound to the decision if there was one.
    """

    first: str
    both: str
    text: str
    delay: float | None


def hear(trial: Trial, hearer: Hearer, room: Room, question: WordGraph, seed: int) -> Outcome:
    """Let ``hearer`` hear the trial, and answer or say it again where the host would ask.

    What is asked back rightly gets a yes to ``question``; what is lost, or asked back wrongly, is said again, slower.
    The noise is the same for every hearer.
    """
    rng = np.random.default_rng((seed, trial.number))
    pcm = trial.said()
    told = hearer.hear(trial.graph, room.sound(pcm, trial.noise, rng))
    if not trial.is_report:
        return Outcome(OTHERS[told.verdict], "", told.text, None)
    first = outcome(told, trial.graph, trial.text)
    if trial.is_recorded:
        return Outcome(first, "", told.text, None)
    delay = None if first == LOST else told.at - LEAD_SECONDS - len(pcm) / RATE
    if first == RIGHTLY:
        answer = hearer.hear(question, room.sound(trial.said(YES), trial.noise, rng), again=True)
        both = RIGHT if outcome(answer, question, YES) == RIGHT else AGAIN
    elif first in (LOST, WRONGLY):
        sound = room.sound(trial.said(pace=SLOWER), trial.noise, rng)
        second = outcome(hearer.hear(trial.graph, sound, again=True), trial.graph, trial.text)
        both = second if second in BOTH else AGAIN
    else:
        both = first
    return Outcome(first, both, told.text, delay)


def outcome(told: Told, graph: WordGraph, text: str) -> str:
    """What became of the report ``text``. Lost is one that the host stays silent about: people say it again."""
    if told.verdict is Verdict.STRAY:
        return LOST
    right = graph.read(told.text.split()) == graph.read(text.split())
    if told.verdict is Verdict.CLOSE:
        return RIGHTLY if right else WRONGLY
    return RIGHT if right else WRONG
