"""What people make of the lines that the host has just said."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from voicehost.language.line import Kind

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping, Sequence

    from voicehost.language.line import Line
    from voicehost.rehearsal.box import Value
    from voicehost.rehearsal.ear import Ear, Meaning

CORRECTED = "event-corrected"
UNDONE = "undone"
OF_THE_EVENING = frozenset(
    {"event-player-was-renamed", "event-seat-is-empty", "event-seat-is-taken", "event-turn-was-given"}
    | {"event-host-will-roll", "event-helper-was-named", "event-helper-is-gone"}
)
"""Messages that say back a report which no box makes: to people they always mean that something was misheard."""

NO_EVENTS = ("answer-", "ask-", "again-", "refused-")
"""What the messages begin with that never tell what has happened."""

AGAIN, ASKED = "^again-", "ask-"
"""How the messages begin in which a question is asked again, and asked at first."""

HOUSE_RULE = "house-rule-"
"""What the messages begin with that say back a house rule; no box makes those either."""


@dataclass(frozen=True)
class Hearsay:
    """What the host's lines meant to the people.

    ``claims`` are what the host says has happened, each with all that the sentence may mean. ``question`` is what it
    asks now. ``corrected`` and ``undone`` say what became of the last step on its record.
    """

    claims: tuple[tuple[Meaning, ...], ...] = ()
    question: tuple[Meaning, ...] = ()
    notices: frozenset[str] = frozenset()
    corrected: bool = False
    undone: bool = False

    def says_only(self, echo: Mapping[str, Mapping[str, Value | tuple[Value, ...]]], ear: Ear) -> bool:
        """Whether every claim may be one of these, with nothing at odds with their values."""
        return all(any(m.message in echo and ear.agrees(m, echo[m.message]) for m in claim) for claim in self.claims)

    def claims_all(self, messages: Collection[str]) -> bool:
        """Whether each of these messages is among the claims."""
        return all(self.claims_any([message]) for message in messages)

    def claims_any(self, messages: Collection[str]) -> bool:
        """Whether one of these messages is among the claims."""
        return any(meaning.message in messages for claim in self.claims for meaning in claim)

    def asks(self, message: str) -> bool:
        """Whether this is the question."""
        return any(meaning.message == message for meaning in self.question)


def hearsay(lines: Sequence[Line], ear: Ear, echoes: Collection[str]) -> Hearsay:
    """Listen to the host. Stories and answers claim nothing new, and people hear from the tone which is which.

    Nor does a sentence that may as well mean something else.
    """
    told = [ear.meanings(line.spoken, NO_EVENTS) for line in lines if line.kind is Kind.EVENT]
    asked = [tuple(map(_as_at_first, ear.meanings(line.spoken))) for line in lines if line.kind is Kind.QUESTION]
    others = [ear.meanings(line.spoken) for line in lines if line.kind not in {Kind.EVENT, Kind.QUESTION}]

    def is_listened_for(message: str) -> bool:
        return message in echoes or message in OF_THE_EVENING or message.startswith(HOUSE_RULE)

    return Hearsay(
        tuple(meanings for meanings in told if meanings and all(is_listened_for(m.message) for m in meanings)),
        asked[-1] if asked else (),
        frozenset(meaning.message for meanings in others for meaning in meanings),
        any(meaning.message == CORRECTED for meanings in told for meaning in meanings),
        any(UNDONE in meaning.message.split("-") for meanings in told for meaning in meanings),
    )


def _as_at_first(question: Meaning) -> Meaning:
    """A question in other words is the same question."""
    return replace(question, message=re.sub(AGAIN, ASKED, question.message))
