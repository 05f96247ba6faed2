"""The settings by a few keys: what they are for, then what can be chosen. Each can be said as well."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from voicehost.dialogue import offers
from voicehost.dialogue.pending import AT_ONCE, Ask, Pending
from voicehost.language.line import Kind
from voicehost.language.reading import Reading

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from voicehost.dialogue.answers import Act
    from voicehost.dialogue.outcome import Reply
    from voicehost.dialogue.talk import Talk

CLOSING = frozenset({"No", "Undo", "Back", "Stop", "NotForYou"})
"""Intents that leave the options as they are."""

STAYING = frozenset({"Help", "Repeat", "WhatCanISay", "Choice"})
"""Intents after which the options are still offered; anything else leaves them and is answered."""


def respond(talk: Talk, reading: Reading, options: Mapping[str, Sequence[str]], act: Act) -> Reply | None:
    """Offer the options, or take what was said to them. None for what has nothing to do with them."""
    if talk.paused:
        return None
    reading = _by_number(talk, reading)
    return _offer(talk, reading, options, act) if reading.intent == "Options" else _chosen(talk, reading, act)


def _by_number(talk: Talk, reading: Reading) -> Reading:
    """What is said by its place: the first one is the first of the options."""
    number = int(reading.slot("number") or 0)
    offered = talk.pending is not None and talk.pending.ask is Ask.OPTIONS and reading.intent == "Choice"
    choices = talk.choices() if offered else ()
    return choices[number - 1].reading if 1 <= number <= len(choices) else reading


def _offer(talk: Talk, reading: Reading, options: Mapping[str, Sequence[str]], act: Act) -> Reply:
    """What the settings are for, or, for one of those, what can be chosen there; a single one is chosen at once."""
    group, before = reading.slot("group"), _before(talk)
    if group is None:
        texts = tuple(options)
        readings = tuple(Reading("Options", (("group", name),)) for name in options)
    else:
        offered = offers.at_any_time(talk, tuple(options[str(group)]))
        texts = tuple(choice.label for choice in offered)
        readings = tuple(choice.reading for choice in offered)
    if len(readings) > 1:
        talk.ask(Pending(Ask.OPTIONS, readings, texts, then=before))
        return talk.answer(talk.question())
    talk.ask(before)
    return _and_ask_again(talk, act(readings[0], texts[0]) if readings else talk.answer())


def _chosen(talk: Talk, reading: Reading, act: Act) -> Reply | None:
    """One of the options, more of them, or an end. The question that they interrupted is asked again."""
    pending = talk.pending
    if pending is None or pending.ask is not Ask.OPTIONS:
        return None
    if reading.intent == "GoOn":
        pages = -(-len(pending.readings) // AT_ONCE)
        talk.ask(replace(pending, step=(pending.step + 1) % pages))
        return talk.answer(talk.question())
    if reading.intent in CLOSING:
        talk.ask(pending.then)
        return talk.answer(talk.question())
    if reading not in pending.readings:
        talk.ask(pending if reading.intent in STAYING else pending.then)
        return None
    talk.ask(pending.then)
    return _and_ask_again(talk, act(reading, ""))


def _and_ask_again(talk: Talk, reply: Reply) -> Reply:
    """The reply with the question that stands, once."""
    asks = bool(reply.lines) and reply.lines[-1].kind is Kind.QUESTION
    return reply if asks else replace(reply, lines=(*reply.lines, talk.question()))


def _before(talk: Talk) -> Pending | None:
    """The question that was open before anybody asked for the options."""
    open_now = talk.pending is not None and talk.pending.ask is Ask.OPTIONS
    return talk.pending.then if open_now and talk.pending is not None else talk.pending
