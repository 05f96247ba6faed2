"""Answers to the host's own questions: yes, no, a choice, a seat, the next step of setting up."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace

from engines.game import Refusal, Seat
from voicehost.dialogue import helping, lengthy
from voicehost.dialogue.outcome import Outcome, Reply
from voicehost.dialogue.pending import Ask, Pending
from voicehost.dialogue.reports import reports_of, with_seat
from voicehost.dialogue.talk import Talk
from voicehost.language.reading import Reading

Act = Callable[[Reading, str], Reply]
"""Carries out a reading as if it had just been said clearly."""

Answer = Callable[[Talk, Reading, Act], Reply]


def are_doubtful(talk: Talk, readings: Sequence[Reading]) -> bool:
    """Whether what was not heard surely would let something happen that the host has asked about.

    A no lets nothing happen, but where nobody would play on. What an answer cannot be told from is no choice to offer:
    the question is still open.
    """
    if talk.pending is None or not talk.pending.settles:
        return False
    settling = SETTLING | {"No", "Nobody"} if talk.pending.ask is Ask.PLAYS_ON else SETTLING
    intents = [reading.intent for reading in readings]
    return intents[0] in settling or (len(intents) > 1 and any(intent in ANSWERS for intent in intents))


def yes(talk: Talk, _: Reading, act: Act) -> Reply:
    """Yes to whatever is open; without a question it is a cheer."""
    match talk.pending:
        case Pending(Ask.CONFIRM, (reading, *_), (text, *_)):
            talk.confirm(reading)
            talk.ask(talk.opening_question())
            return act(reading, text)
        case Pending(Ask.NAME, (reading, *_), (name, *_)):
            talk.insisted.add(name)
            talk.ask(talk.opening_question())
            return act(reading, name)
        case Pending(Ask.MORE):
            return lengthy.go_on(talk)
        case Pending(Ask.STANDS, then=before):
            talk.ask(before or talk.opening_question())
            return talk.answer(talk.question())
        case Pending(Ask.TABLE):
            talk.ask(None)
            return act(Reading("ThatsAll"), "")
        case Pending(Ask.COPY, readings):
            return _same_copy(talk, readings)
        case Pending(Ask.PLAYS_ON, (reading, *_)):
            return act(Reading("PlaysFor", reading.slots), "")
    return Reply(Outcome.SET_ASIDE)


def no(talk: Talk, _: Reading, act: Act) -> Reply:
    """No to whatever is open; without a question it asks what is wrong."""
    match talk.pending:
        case Pending(Ask.CONFIRM | Ask.CHOOSE):
            talk.ask(talk.opening_question())
            return Reply(Outcome.ASKED_AGAIN, (talk.notice("event-forgotten"), talk.question()))
        case Pending(Ask.NAME, waiting):
            talk.ask(Pending(Ask.ANIMAL, waiting))
            return Reply(Outcome.ASKED_AGAIN, (talk.question(),))
        case Pending(Ask.MORE):
            return lengthy.enough(talk)
        case Pending(Ask.STANDS, then=before):
            talk.ask(before or talk.opening_question())
            return talk.answer(*talk.put_back(), talk.question())
        case Pending(Ask.TABLE | Ask.COPY):
            talk.ask(None)
            return talk.answer(talk.question())
        case Pending(Ask.PLAYS_ON):
            return nobody(talk, Reading("Nobody"), act)
    if talk.session.last is None:
        return Reply(Outcome.SET_ASIDE)
    return Reply(Outcome.ASKED_AGAIN, (talk.notice("ask-what-is-wrong"),))


def _same_copy(talk: Talk, told_before: Sequence[Reading]) -> Reply:
    """It is the box of an earlier game: what was told of it counts again, and only what follows from it is told."""
    reports = [report for reading in told_before for report in reports_of(reading, talk.session) or ()]
    outcome = talk.session.take(reports)
    if isinstance(outcome, Refusal):
        return talk.refuse(outcome)
    talk.moved_on(reports)
    told = talk.teller.events(outcome[len(reports) - 1 :], talk.session.names)
    return Reply(Outcome.TAKEN, (*told, talk.question()), earcon="taken")


def choice(talk: Talk, reading: Reading, act: Act) -> Reply:
    """One of several that were offered, by its number."""
    number = int(reading.slot("number") or 0)
    offered = talk.choices()
    if not 1 <= number <= len(offered):
        return Reply(Outcome.ASKED_AGAIN, (talk.question(),))
    if talk.pending is None or talk.pending.ask is not Ask.OPPOSITE:
        talk.ask(talk.opening_question())
    return act(offered[number - 1].reading, offered[number - 1].label)


def seat_named(talk: Talk, reading: Reading, act: Act) -> Reply:
    """Who it was, for a report that did not say."""
    match talk.pending:
        case Pending(Ask.WHO, (waiting, *_), (text, *_)):
            talk.ask(talk.opening_question())
            return act(with_seat(waiting, Seat(int(reading.slot("seat") or 0))), text)
    return Reply(Outcome.SET_ASIDE)


def me(talk: Talk, _: Reading, __: Act) -> Reply:
    """A host without eyes cannot tell who "me" is: it says so, and a name is asked for."""
    return Reply(Outcome.ASKED_AGAIN, (talk.notice("answer-who-is-me"), talk.question()))


def nobody(talk: Talk, _: Reading, act: Act) -> Reply:
    """Nobody plays on, so the seat is empty; nobody helps any more; or what lacked a person is forgotten."""
    if talk.pending is not None and talk.pending.ask is Ask.PLAYS_ON:
        (leaves,) = talk.pending.readings
        talk.ask(talk.opening_question())
        return act(Reading("SeatLeft", leaves.slots), "")
    if talk.pending is not None and talk.pending.ask is Ask.HELPER and talk.helper:
        return act(Reading("NobodyHelps"), "")
    talk.ask(talk.opening_question())
    return Reply(Outcome.ASKED_AGAIN, (talk.notice("event-forgotten"), talk.question()))


def how_many(talk: Talk, reading: Reading, _: Act) -> Reply:
    """Somebody says "we are three": the names are still wanted, if the game is for three."""
    why_not = talk.session.evening.why_not(int(reading.slot("count") or 0))
    return talk.refuse(why_not) if why_not else talk.answer(talk.notice("answer-names-please"))


def go_on(talk: Talk, _: Reading, act: Act) -> Reply:
    """The next step of setting up, or on with the game after a pause."""
    if talk.paused:
        talk.paused = False
        return talk.answer(talk.question())
    if talk.pending is not None and talk.pending.ask is Ask.MORE:
        return lengthy.go_on(talk)
    if talk.pending is None or not talk.is_setting_up:
        return talk.answer(talk.question())
    following = replace(talk.pending, step=talk.pending.step + 1)
    if not talk.teller.narration.has(following.step_message):
        talk.ask(None)
        return act(Reading("SetUp"), "")
    return _set_up_step(talk, following)


def back(talk: Talk, _: Reading, act: Act) -> Reply:
    """The step of setting up before this one."""
    if talk.pending is None or not talk.is_setting_up:
        return act(Reading("Undo"), "")
    return _set_up_step(talk, replace(talk.pending, step=max(1, talk.pending.step - 1)))


def from_the_beginning(talk: Talk, _: Reading, __: Act) -> Reply:
    """Setting up from the first step."""
    return _set_up_step(talk, talk.first_step()) if talk.is_setting_up else talk.answer(talk.question())


def by_touch(talk: Talk, reading: Reading, _: Act) -> Reply:
    """Tell how to set up by shape and count, or again as it looks: at once, or as soon as the table is set."""
    talk.by_touch = reading.intent == "ByTouch"
    offered = helping.offered(talk)
    if talk.is_setting_up:
        talk.ask(talk.first_step())
        return talk.answer(*offered, talk.question())
    good = talk.notice("answer-by-touch" if talk.by_touch else "answer-by-sight")
    return talk.answer(good, *offered, talk.question())


def _set_up_step(talk: Talk, step: Pending) -> Reply:
    talk.ask(step)
    return talk.answer(talk.question())


SETTLING = frozenset({"Yes", "Choice", "SeatNamed"})
"""The intents that say which of the things asked about shall happen."""

ANSWERS: Mapping[str, Answer] = {
    "Yes": yes,
    "No": no,
    "Choice": choice,
    "SeatNamed": seat_named,
    "Me": me,
    "Nobody": nobody,
    "Players": how_many,
    "GoOn": go_on,
    "Back": back,
    "FromTheBeginning": from_the_beginning,
    "ByTouch": by_touch,
    "BySight": by_touch,
}
"""The answers to questions of the host's own, by intent."""
