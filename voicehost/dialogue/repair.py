"""Taking back and putting right: one word is enough, and only what changed is read back."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from engines.game import HostRolls, Refusal, Seat, TurnGiven, TurnWasGiven, slot_names
from voicehost.dialogue.outcome import Effect, Outcome, Reply
from voicehost.dialogue.pending import CORRECTION, Ask, Pending
from voicehost.dialogue.reports import corrected, merged, reports_of
from voicehost.dialogue.telling import name_of
from voicehost.evening import Phase
from voicehost.language.line import Kind, Line
from voicehost.language.reading import Reading

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engines.game import Event, Report
    from voicehost.dialogue.talk import Talk
    from voicehost.session import Taken


def undo(talk: Talk, _: Reading) -> Reply:
    """Take the last step back and say what to put back where, then ask again what stands now."""
    if talk.pending is not None and talk.pending.is_about_a_report:
        talk.ask(talk.opening_question())
        return Reply(Outcome.UNDONE, (talk.notice("event-forgotten"), talk.question()))
    step = talk.session.undo()
    if step is None and talk.session.evening.phase is Phase.CHOOSING and not talk.session.undone:
        return talk.answer(effect=Effect.OLD_GAME)  # nothing was ever told of the new one
    if step is None:
        return talk.answer(talk.notice("answer-nothing-to-undo", Kind.ANSWER))
    talk.moved_on()
    question = talk.question()
    asked = Line(question.shown, question.kind, question.message)  # what was fleeting then stays untold
    return Reply(Outcome.UNDONE, (*_taken_back(talk, step), asked), earcon="taken")


def redo(talk: Talk, _: Reading) -> Reply:
    """Do again what was taken back last."""
    step = talk.session.redo()
    if step is None:
        return talk.answer(talk.notice("answer-nothing-to-redo", Kind.ANSWER))
    if isinstance(step, Refusal):
        return Reply(Outcome.REFUSED, (talk.notice("answer-no-longer-fits"), talk.question()))
    talk.moved_on()
    told = talk.teller.events(step.events, talk.session.names)
    return Reply(Outcome.TAKEN, (*told, talk.question()), earcon="taken")


def what_came_after(talk: Talk) -> list[Line]:
    """After an earlier report was told anew: whether what came after it can be taken up again, and how."""
    if not talk.session.undone:
        return []
    return [talk.notice("answer-still-fits" if talk.session.still_fits() else "answer-no-longer-fits")]


def as_meant(talk: Talk, reading: Reading) -> Reading:
    """What a correction comes to where nothing is on record; what was asked back is answered by it."""
    comes_to = meaning(talk, reading)
    if comes_to is not reading and talk.pending is not None and talk.pending.asks_back:
        talk.ask(talk.opening_question())
    return comes_to


def meaning(talk: Talk, reading: Reading) -> Reading:
    """What a correction says where nothing is on record: "no, two" to what is asked back, or after an undo, is two.

    "No, you roll" tells of nothing that has happened: it is the wish alone.
    """
    inner, pending = reading.inner, talk.pending
    if inner is None:
        return reading
    asked_back = pending is not None and pending.asks_back
    undone = talk.session.took_back and inner.intent in talk.session.expected()
    if reading.intent == CORRECTION and (asked_back or undone):
        return inner
    return inner if inner.intent == HostRolls.__name__ else reading


def correct(talk: Talk, reading: Reading) -> Reply:
    """Change in the last report exactly what was wrong: "no, two", "no, it missed"."""
    if talk.session.last_told is None or reading.inner is None:
        return talk.answer(talk.notice("answer-nothing-to-correct", Kind.ANSWER))
    return replaced(talk, reading.inner)


def replaced(talk: Talk, inner: Reading) -> Reply:
    """Put another report in the place of the last one and read back what changed."""
    session, last = talk.session, talk.session.last_told
    right = reports_of(inner, session)
    if not right or last is None:
        return talk.answer(talk.notice("answer-nothing-to-correct", Kind.ANSWER))
    outcome = session.replace(corrected(last.reports, merged(last.reports[-1], inner, right[0])))
    if isinstance(outcome, Refusal):
        return talk.refuse(outcome)
    of_the_evening = talk.session.evening.report_kinds()
    gone = isinstance(last.reports[-1], of_the_evening) and not isinstance(right[0], of_the_evening)
    return _corrected(talk, outcome, _taken_back(talk, last) if gone else [])


def _corrected(talk: Talk, events: Sequence[Event], gone: Sequence[Line] = ()) -> Reply:
    """Read back only what changed, then ask what stands now. ``gone``: something else that it stands for now."""
    talk.moved_on()
    told = talk.teller.events(events, talk.session.names, plain=True)
    lines = (talk.notice("event-corrected", Kind.EVENT), *gone, *told, talk.question())
    return Reply(Outcome.CORRECTED, lines, earcon="taken")


def was_player(talk: Talk, reading: Reading) -> Reply:
    """Somebody says "that was Ben": the last report is told of Ben, by its own slot or by whose turn it was.

    "That was me" is asked about: who speaks can only be heard.
    """
    if reading.slot("seat") is None:
        return _ask_who_it_was(talk)
    session, told = talk.session, Seat(int(reading.slot("seat") or 0))
    last, name = session.last_told, name_of(told, session.names)
    seat = seat_of(last)
    if last is None or seat is None:
        return talk.answer(talk.notice("answer-nothing-to-correct", Kind.ANSWER))
    if seat == told:
        return talk.answer(talk.notice("answer-was-player", Kind.ANSWER, name=name))
    outcome = session.replace(_told_of(told, last.reports))
    if not isinstance(outcome, Refusal):
        return _corrected(talk, [event for event in outcome if not isinstance(event, TurnWasGiven)])
    other = name_of(seat, session.names)
    return talk.answer(talk.notice("answer-was-other-player", Kind.ANSWER, name=name, other=other))


def seat_of(step: Taken | None) -> Seat | None:
    """Whom a step was about."""
    events = step.events if step is not None else ()
    seats = (getattr(event, "seat", None) for event in events)
    return next((seat for seat in seats if seat is not None), None)


def _told_of(seat: Seat, reports: Sequence[Report]) -> tuple[Report, ...]:
    """The same reports, now about this player."""
    *before, last = (report for report in reports if not isinstance(report, TurnGiven))
    if "seat" in slot_names(type(last)):
        return (*before, replace(last, seat=seat))  # type: ignore[type-var]
    return (TurnGiven(seat), *before, last)


def wrong_player(talk: Talk, _: Reading) -> Reply:
    """Somebody says that it was another player: of two it is the other one, of more the host asks which."""
    session, seat = talk.session, seat_of(talk.session.last_told)
    if seat is None:
        return talk.answer(talk.notice("answer-nothing-to-correct", Kind.ANSWER))
    others = [other for other in range(len(session.names)) if other != seat]
    if len(others) == 1:
        return was_player(talk, Reading("WasPlayer", (("seat", others[0]),)))
    return _ask_who_it_was(talk)


def _ask_who_it_was(talk: Talk) -> Reply:
    if talk.session.last_told is None:
        return talk.answer(talk.notice("answer-nothing-to-correct", Kind.ANSWER))
    talk.ask(Pending(Ask.WHO, (Reading("WasPlayer"),), ("",)))
    return Reply(Outcome.ASKED_AGAIN, (talk.question(),))


def _taken_back(talk: Talk, step: Taken) -> list[Line]:
    """What the last step did, undone from its last report to its first."""
    return [talk.teller.taken_back(report, talk.session.names) for report in reversed(step.reports)]
