"""What the host may have to say next: its replies to what can be said to it now, the likeliest first.

A conversation of the imagination stands where the real one stands and is told each thing once. So what is foreseen is
what will be said, and nothing has to be known here about any game.
"""

from __future__ import annotations

from collections import Counter
from functools import partial
from itertools import chain, islice, product, zip_longest
from typing import TYPE_CHECKING

from engines.game import SeatLeft, SeatReturned, TurnGiven, slot_names
from voicehost.dialogue.ladder import Rung
from voicehost.evening import Phase
from voicehost.language.reading import Reading

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping

    from engines.game import Allowed, Report
    from voicehost.dialogue.conversation import Conversation
    from voicehost.dialogue.outcome import Reply
    from voicehost.language.line import Line
    from voicehost.session import Session

    Tried = Callable[[Conversation], Reply]

MOST = 48
"""Reports that are tried at a moment. The next ones are said so seldom that nobody waits for them twice."""

WISHES = ("Undo", "Score", "WhatHappened", "WhatsLeft", "WhoIsPlaying")
"""What is said at any moment beside reports, the most frequent first. Suggestions take too long to find for this."""

_CONSIDERED = 4096
"""More values of a report than four dice have."""

_FEW = 14
"""So many of them are tried: two for each value of one die."""

_SELDOM = (SeatLeft, SeatReturned, TurnGiven)


def replies(conversation: Conversation) -> Iterator[tuple[Line, ...]]:
    """The lines of each reply that may be due next. Each takes a few milliseconds to find, when it is asked for."""
    for tried in _likeliest_first(conversation):
        yield tried(conversation.imagined(conversation.talk.session.twin())).lines


def _likeliest_first(conversation: Conversation) -> Iterable[Tried]:
    talk = conversation.talk
    if talk.session.evening.phase is Phase.CHOOSING:
        return []  # each game would have to be loaded for it
    choices = [partial(_responded, choice.reading) for choice in talk.choices()]
    reports = [partial(_taken, report) for report in _reports(talk.session)]
    rungs = [partial(_climbed, Rung.REPHRASED)]
    game = talk.session.game
    wishes = [*WISHES, *(kind.__name__ for kind in game.queries if not slot_names(kind))] if game is not None else []
    return chain(choices, reports, rungs, [partial(_responded, Reading(wish)) for wish in wishes])


def _responded(reading: Reading, conversation: Conversation) -> Reply:
    return conversation.respond(reading)


def _taken(report: Report, conversation: Conversation) -> Reply:
    return conversation.take([report])


def _climbed(rung: Rung, conversation: Conversation) -> Reply:
    return conversation.climb(rung)


def _reports(session: Session) -> list[Report]:
    """The reports that lead on from here: first what was told most often at this point, then one kind in turn."""
    if session.game is None:
        return []
    expected = sorted(session.game.expects().items(), key=lambda kind: kind[0] in _SELDOM)
    kinds = [_of_kind(kind, slots) for kind, slots in expected]
    in_turn = [report for rank in zip_longest(*kinds) for report in rank if report is not None]
    here = session.labels()
    told = Counter(report for step in session.steps if step.labels == here for report in step.reports)
    return sorted(in_turn, key=lambda report: -told[report])[:MOST]


def _of_kind(kind: type[Report], slots: Mapping[str, Allowed]) -> Iterator[Report]:
    """Reports of a kind; of very many a few from everywhere, since some parts of what is said to them are the same."""
    values = list(islice(product(*map(_in_order, slots.values())), _CONSIDERED))
    step = len(values) // _FEW if len(values) > MOST else 1
    return (kind(**dict(zip(slots, each, strict=True))) for each in values[::step])


def _in_order(allowed: Allowed) -> list[object]:
    """The values of a slot, each time in the same order."""
    return list(allowed) if isinstance(allowed, range) else sorted(islice(allowed, MOST), key=str)
