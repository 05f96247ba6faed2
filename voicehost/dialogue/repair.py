"""Taking back and putting right: one word is enough, and only what changed is read back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engines.game import Refusal, Seat
from voicehost.dialogue.outcome import Outcome, Reply
from voicehost.dialogue.reports import corrected, merged, reports_of
from voicehost.dialogue.telling import name_of
from voicehost.language.line import Kind, Line

if TYPE_CHECKING:
    from voicehost.dialogue.talk import Talk
    from voicehost.language.reading import Reading
    from voicehost.session import Taken


def undo(talk: Talk, _: Reading) -> Reply:
    """Take the last step back and say what to put back where, then ask again what stands now."""
    if talk.pending is not None and talk.pending.is_about_a_report:
        talk.ask(talk.opening_question())
        return Reply(Outcome.UNDONE, (talk.notice("event-forgotten"), talk.question()))
    step = talk.session.undo()
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
    talk.moved_on()
    told = talk.teller.events(step.events, talk.session.names)
    return Reply(Outcome.TAKEN, (*told, talk.question()), earcon="taken")


def correct(talk: Talk, reading: Reading) -> Reply:
    """Change in the last report exactly what was wrong: "no, two", "no, it missed"."""
    if talk.session.last is None or reading.inner is None:
        return talk.answer(talk.notice("answer-nothing-to-correct", Kind.ANSWER))
    return replaced(talk, reading.inner)


def replaced(talk: Talk, inner: Reading) -> Reply:
    """Put another report in the place of the last one and read back what changed."""
    session, last = talk.session, talk.session.last
    right = reports_of(inner, session)
    if not right or last is None:
        return talk.answer(talk.notice("answer-nothing-to-correct", Kind.ANSWER))
    outcome = session.replace(corrected(last.reports, merged(last.reports[-1], inner, right[0])))
    if isinstance(outcome, Refusal):
        return talk.refuse(outcome)
    talk.moved_on()
    told = talk.teller.events(outcome, session.names, plain=True)
    return Reply(
        Outcome.CORRECTED, (talk.notice("event-corrected", Kind.EVENT), *told, talk.question()), earcon="taken"
    )


def was_player(talk: Talk, reading: Reading) -> Reply:
    """Somebody says "that was Ben": the order of play tells whose turn it was; if the table played otherwise, undo."""
    names = talk.session.names
    told = int(reading.slot("seat") or 0)
    last = talk.session.last
    seat = getattr(last.events[0], "seat", None) if last is not None and last.events else None
    if seat is None:
        return talk.answer(talk.notice("answer-nothing-to-correct", Kind.ANSWER))
    message = "answer-was-player" if seat == told else "answer-was-other-player"
    line = talk.notice(message, Kind.ANSWER, name=name_of(Seat(told), names), other=name_of(seat, names))
    return talk.answer(line)


def wrong_player(talk: Talk, _: Reading) -> Reply:
    """Somebody says that the turn is wrong: say whose it is by the order of play, and how to go back."""
    return talk.answer(talk.notice("answer-wrong-player", Kind.ANSWER), talk.question())


def _taken_back(talk: Talk, step: Taken) -> list[Line]:
    """What the last step did, undone from its last report to its first."""
    return [talk.teller.taken_back(report, talk.session.names) for report in reversed(step.reports)]
