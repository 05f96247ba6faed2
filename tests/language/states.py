"""What can be said in a state of the evening, for tests: the same labels and live intents as the host gives."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from engines.purzelbaum import Phase, Purzelbaum
from voicehost.dialogue.pending import Ask
from voicehost.dialogue.words import labels_of
from voicehost.language.templates import Moment, Sentences

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from voicehost.language.reading import Reading, Value
    from voicehost.language.wordgraph import WordGraph

SEATS: Mapping[str, Value] = {"Anna": 0, "Ben": 1, "Clara": 2}
NAMED: Mapping[str, Mapping[str, Value]] = {"seat": SEATS, "game": {"Purzelbaum": "purzelbaum"}}

SEATING = frozenset({"PlayersNamed", "ThatsAll", "Players"})
ANSWERS = {
    "ask-confirm": frozenset({"Yes", "No"}),
    "ask-plays-on": frozenset({"Yes", "No", "Nobody"}),
    "ask-stands": frozenset({"Yes", "No"}),
    "ask-table": frozenset({"Yes", "No"}),
    "ask-choose": frozenset({"Choice", "No"}),
    "ask-who": frozenset({"SeatNamed", "Me", "Nobody"}),
    "ask-setup": frozenset({"Back", "FromTheBeginning"}),
    "ask-animal": frozenset({"PlayersNamed"}),
    "ask-opposite": frozenset({"Contradict", "Choice"}),
    "ask-copy": frozenset({"Yes", "No"}),
    "ask-options": frozenset({"Choice", "No"}),
    "ask-more": frozenset({"Yes", "No"}),
    "ask-helper": frozenset({"Nobody"}),
    "ask-count": frozenset({"Count"}),
}
HELPING = frozenset({"Helps", "HasHelper", "NobodyHelps"})
AT_THE_TABLE = frozenset(
    {"WhoseTurn", "Score", "WhatsLeft", "WhatHappened", "WasPlayer", "WrongPlayer", "Leaves", "Returns", "PlaysFor"}
    | {"WonLastTime", "HowOftenWon", "Recap"}
    | HELPING
)
NOT_ALWAYS = SEATING | {"Rematch"} | frozenset().union(*ANSWERS.values())
PHASES = ("choosing", "seating", *(phase.value for phase in Phase))


@cache
def sentences() -> Sentences:
    """English, with Purzelbaum."""
    return Sentences.load("en", "purzelbaum")


def expected(phase: str) -> frozenset[str]:
    """The reports that the game's table names for a phase."""
    return frozenset(step.on.__name__ for step in Purzelbaum.steps if step.source.value == phase)


def graph_in(phase: str, *labels: str, corrects: str | None = None) -> WordGraph:
    """What can be said in a phase. ``corrects`` is the phase whose last report may be corrected."""
    reports = frozenset(kind.__name__ for kind in Purzelbaum.report_kinds())
    queries = frozenset(query.__name__ for query in Purzelbaum.queries)
    live = sentences().intents - NOT_ALWAYS - reports - queries
    if phase in ("choosing", "seating"):
        live -= AT_THE_TABLE
    if phase == "seating":
        live |= SEATING | HELPING
    elif phase != "choosing":
        live = (live | expected(phase) | queries) - {"Language"}
    if phase == Phase.OVER.value:
        live |= {"Rematch"}
    for label in labels:
        live |= ANSWERS.get(label, frozenset())
    evening = {"choosing": "choosing", "seating": "seating", "over": "evening_over"}.get(phase, "playing")
    return sentences().graph(
        live,
        {phase, evening, *labels}.union(*(labels_of(ask) for ask in Ask if ask.value in labels)),
        NAMED,
        Moment(expected(corrects), {corrects}) if corrects else None,
    )


def understood(text: str, phase: str, *labels: str, corrects: str | None = None) -> tuple[Reading, ...]:
    """The readings of a line in a phase."""
    return sentences().understanding.understand(text, graph_in(phase, *labels, corrects=corrects))


def every_state() -> Iterator[tuple[str, WordGraph]]:
    """The graph of each phase under each question that the host may have open there, with a name for messages."""
    open_in = {"choosing": (), "seating": ("ask-table", "ask-animal", "ask-confirm", "ask-choose")}
    for phase in PHASES:
        yield phase, graph_in(phase)
        for label in open_in.get(phase, tuple(ANSWERS)):
            if label not in ("ask-animal", "ask-count") or phase == "seating":
                yield f"{phase}, {label}", graph_in(phase, label)
        if expected(phase):
            yield f"{phase}, correcting", graph_in(phase, corrects=phase)
        if phase == "autumn":
            yield "autumn, again", graph_in(phase, "again-autumn")
        if phase == "burying":
            yield "burying, typed", graph_in(phase, "typed-burying")
