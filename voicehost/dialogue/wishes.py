"""What people wish of the host itself: pace, loudness, quiet, a pause, the end."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from engines.game import Refusal, Refused
from voicehost.dialogue import helping
from voicehost.dialogue.outcome import Effect, Outcome, Reply
from voicehost.dialogue.pending import Ask, Pending
from voicehost.dialogue.reports import reports_of
from voicehost.dialogue.telling import message_id
from voicehost.language.line import Kind

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from voicehost.dialogue.talk import Talk
    from voicehost.language.reading import Reading

WAKE = frozenset({"GoOn", "Help", "Quit", "Pause"})
"""Intents that are heard while the host has been told to wait."""


def effect(which: Effect, message: str) -> Callable[[Talk, Reading], Reply]:
    """A wish that the host fulfils outside the conversation, with one short line."""

    def fulfil(talk: Talk, _: Reading) -> Reply:
        return talk.answer(talk.notice(message, Kind.NOTICE), effect=which)

    return fulfil


def pause(talk: Talk, _: Reading) -> Reply:
    """Wait in silence until somebody says "go on" or presses a key; said again, go on."""
    talk.paused = not talk.paused
    return talk.answer(talk.notice("answer-paused") if talk.paused else talk.question())


def still_waiting(talk: Talk) -> Reply:
    """What is typed while the host waits is meant for it: it says how to wake it."""
    return talk.answer(talk.notice("answer-paused"))


def stop(_: Talk, __: Reading) -> Reply:
    """Be silent now; what was cut off can be had by "say that again"."""
    return Reply(Outcome.ANSWERED, effect=Effect.HUSH)


def aside(_: Talk, __: Reading) -> Reply:
    """A cheer, a cry, or something said to another person."""
    return Reply(Outcome.SET_ASIDE)


def leave(talk: Talk, reading: Reading) -> Reply:
    """Before a seat is left empty, ask whether somebody plays on for whoever goes."""
    outcome = talk.session.preview(reports_of(reading, talk.session) or ())
    if isinstance(outcome, Refusal) and outcome.reason is not Refused.TURN_OPEN:
        return talk.refuse(outcome)
    talk.ask(Pending(Ask.PLAYS_ON, (reading,)))
    return Reply(Outcome.CONFIRMED_FIRST, (talk.question(),))


def not_for_you(talk: Talk, _: Reading) -> Reply:
    """It was not meant for the host: what it has just asked back is forgotten."""
    if talk.pending is None or not talk.pending.is_about_a_report:
        return Reply(Outcome.SET_ASIDE)
    talk.ask(talk.opening_question())
    return Reply(Outcome.ASKED_AGAIN, (talk.notice("event-forgotten"), talk.question()))


def called(talk: Talk, _: Reading) -> Reply:
    """The host's name alone: what is said next is for it."""
    talk.is_called = True
    return talk.answer(talk.notice("answer-called"))


def listen(talk: Talk, _: Reading) -> Reply:
    """The key for speaking: what is said next is for the host. A sound says so, since words would be in the way."""
    talk.is_called = True
    return Reply(Outcome.ANSWERED, earcon="open")


def plays_for(talk: Talk, _: Reading) -> Reply:
    """Somebody plays on for a player: nothing changes but the hands."""
    if talk.pending is not None and talk.pending.ask is Ask.PLAYS_ON:
        talk.ask(talk.opening_question())
    return talk.answer(talk.notice("answer-plays-for"), talk.question())


def quit_and_keep(talk: Talk, _: Reading) -> Reply:
    """Leave; the game is kept for later."""
    message = "answer-kept" if talk.is_running else "answer-goodbye"
    return talk.answer(talk.notice(message), effect=Effect.QUIT)


def new_game(talk: Talk, _: Reading) -> Reply:
    """Another game: this one is kept, unless it is over."""
    kept = [talk.notice("answer-kept-for-another")] if talk.is_running else []
    return talk.answer(*kept, effect=Effect.NEW_EVENING)


def old_game(talk: Talk, _: Reading) -> Reply:
    """On with the game that was played before this evening began."""
    return talk.answer(effect=Effect.OLD_GAME)


def speak(talk: Talk, reading: Reading) -> Reply:
    """Another language from now on, where the game that is played has it."""
    wanted = str(reading.slot("language"))
    if wanted == talk.words.texts.language:
        return talk.answer(talk.notice("answer-language", Kind.ANSWER))
    if not talk.words.texts.speaks(wanted, talk.session.evening.state.game):
        return talk.answer(talk.notice("answer-no-such-language", Kind.ANSWER))
    return Reply(Outcome.ANSWERED, language=wanted)


def choose(talk: Talk, reading: Reading) -> Reply:
    """A setting from now on and for every evening to come: keys, attention, story, a profile ..."""
    name, value = str(reading.slot("setting")), dict(reading.slots)["value"]
    line = talk.notice(message_id("answer", name, str(value).lower()))
    return replace(talk.answer(line), setting=(name, value))


def rematch(talk: Talk, _: Reading) -> Reply:
    """The same game with the same people once more."""
    if not talk.is_over:
        return talk.answer(talk.question())
    return talk.answer(effect=Effect.REMATCH)


WISHES: Mapping[str, Callable[[Talk, Reading], Reply]] = {
    "Slower": effect(Effect.SLOWER, "answer-slower"),
    "Faster": effect(Effect.FASTER, "answer-faster"),
    "Louder": effect(Effect.LOUDER, "answer-louder"),
    "Quieter": effect(Effect.QUIETER, "answer-quieter"),
    "Setting": choose,
    "Pause": pause,
    "Stop": stop,
    "Leaves": leave,
    "PlaysFor": plays_for,
    "HasHelper": helping.ask_who,
    "Cheer": aside,
    "NotForYou": not_for_you,
    "Called": called,
    "Listen": listen,
    "Quit": quit_and_keep,
    "Language": speak,
    "Rematch": rematch,
    "OldGame": old_game,
}
"""Wishes of the host itself, by intent."""

LASTING = frozenset({"Setting", "Pause", "Stop", "PlaysFor", "Quit", "Rematch"})
"""Those that last: half heard, they are confirmed first."""
