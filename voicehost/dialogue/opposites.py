"""Two people report at once: what is at odds within three seconds is named, both of it, and one is asked for."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from engines.game import Refusal, SeatLeft, SeatReturned, TurnBegan, slot_names
from voicehost.dialogue.outcome import Outcome, Reply
from voicehost.dialogue.pending import Ask, Pending
from voicehost.dialogue.repair import replaced
from voicehost.dialogue.reports import BY, reports_of
from voicehost.dialogue.telling import message_id
from voicehost.dialogue.words import meant

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from engines.game import Event, Report
    from voicehost.dialogue.talk import Talk
    from voicehost.language.reading import Reading

    Act = Callable[[Reading, str], Reply]

AT_ONCE = 3.0
"""Seconds after a report in which nobody can have played on: another report of the same moment is about the same."""

CONTRADICT = "Contradict"
"""The intent of a sentence that could have been said instead of the last report."""

JUST_REPORTED = "just-reported"
"""The label of the moment in which such sentences are understood."""


@dataclass(frozen=True)
class Latest:
    """The report that was heard last: what it meant, its words, and when they ended, in seconds of the host's clock."""

    reading: Reading
    text: str
    at: float


def labels(talk: Talk, now: float | None) -> frozenset[str]:
    """The label under which the sentences of the moment before are understood, while they are."""
    asked = talk.pending is not None and talk.pending.ask is Ask.OPPOSITE
    fresh = talk.latest is not None and now is not None and now - talk.latest.at <= AT_ONCE
    return frozenset({JUST_REPORTED}) if asked or (fresh and _is_about_the_game(talk)) else frozenset()


def denials(talk: Talk, now: float | None) -> frozenset[str]:
    """The intent of a bare "no" while it can only mean the last report: right after it, or typed."""
    fresh = now is None or JUST_REPORTED in labels(talk, now)
    return frozenset({"No"}) if talk.pending is None and fresh and _is_about_the_game(talk) else frozenset()


def _is_about_the_game(talk: Talk) -> bool:
    game, last = talk.session.game, talk.session.last
    if game is None or last is None:
        return False
    return all(
        isinstance(report, game.report_kinds()) and not isinstance(report, SeatLeft | SeatReturned)
        for report in last.reports
    )


def contradicted(talk: Talk, reading: Reading, text: str, act: Act) -> Reply:
    """Somebody says what could have been said instead of the last report: the same, the next thing, or its opposite."""
    inner = reading.inner
    if inner is None or talk.latest is None:
        return talk.answer(talk.question())
    if talk.pending is not None and talk.pending.ask is Ask.OPPOSITE:
        return decided(talk, inner)
    last, right = talk.session.last, reports_of(inner, talk.session)
    if not right or last is None or inner.slot(BY) == _next(talk) or _says_more(last.reports[-1], right[0]):
        return act(_as_the_next(talk, inner, text), text)
    instead = talk.session.twin().replace(right)
    if isinstance(instead, Refusal) or _plays_on(talk, right, instead):
        return act(_as_the_next(talk, inner, text), text)
    if right == last.reports:
        return talk.answer(talk.question())
    named = tuple(_label(talk, each, said) for each, said in ((talk.latest.reading, talk.latest.text), (inner, text)))
    talk.ask(Pending(Ask.OPPOSITE, (talk.latest.reading, inner), named))
    return Reply(Outcome.CONFIRMED_FIRST, (talk.question(),))


def _as_the_next(talk: Talk, inner: Reading, text: str) -> Reading:
    """What the same words mean now, when they are the next thing to tell."""
    now = meant(talk.understand(text, talk.graph()), talk.session, talk.pending)
    return now[0] if now else inner


def _says_more(last: Report, right: Report) -> bool:
    """Whether it is the last report with something added that was left open: "missed", and "it lies on a disk"."""
    if type(last) is not type(right) or last == right:
        return False
    said = [(getattr(last, slot), getattr(right, slot)) for slot in slot_names(type(last))]
    return all(before is None or before == now for before, now in said)


def _next(talk: Talk) -> int:
    """The seat whose turn it is now, after the last report; -1 for nobody's."""
    turn = talk.session.game.turn if talk.session.game is not None else None
    return -1 if turn is None else int(turn)


def _plays_on(talk: Talk, right: Sequence[Report], instead: Sequence[Event]) -> bool:
    """Whether it is the next thing to tell in the same turn: said now, it is about the same player as said before."""
    if talk.session.last is None or any(isinstance(event, TurnBegan) for event in talk.session.last.events):
        return False
    following = talk.session.preview(right)
    return not isinstance(following, Refusal) and _told_of(following) == _told_of(instead)


def _told_of(events: Sequence[Event]) -> set[int]:
    return {event.seat for event in events if hasattr(event, "seat") and not isinstance(event, TurnBegan)}


def _label(talk: Talk, reading: Reading, said: str) -> str:
    """The words that stand for a report: the game's own for it, otherwise those that were heard."""
    narration = talk.teller.narration
    kind = "".join(f"-{c.lower()}" if c.isupper() else c for c in reading.intent).lstrip("-")
    message = message_id("choice", kind)
    return narration.text(message) if narration.has(message) and not reading.slots else said


def decided(talk: Talk, right: Reading) -> Reply:
    """One of the two was said once more, or something else: that is what counts."""
    kept = talk.pending.readings[0] if talk.pending is not None else None
    talk.ask(talk.opening_question())
    if right == kept:
        return talk.answer(talk.question())
    return replaced(talk, right)
