"""A helper who sees: somebody with a name who tells what lies on the table, and is asked after the players.

A helper never advises; whatever is told counts as if a player had told it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from voicehost.dialogue.outcome import Outcome, Reply
from voicehost.dialogue.pending import Ask, Pending
from voicehost.language.line import Kind

if TYPE_CHECKING:
    from voicehost.dialogue.talk import Talk
    from voicehost.language.line import Line
    from voicehost.language.reading import Reading


def ask_who(talk: Talk, _: Reading) -> Reply:
    """Somebody helps, and the name is wanted."""
    talk.ask(Pending(Ask.HELPER))
    return Reply(Outcome.ASKED_AGAIN, (talk.question(),))


def asks_for_a_name(talk: Talk) -> bool:
    """Whether the host waits for what the helper is called."""
    return talk.pending is not None and talk.pending.ask is Ask.HELPER


def offered(talk: Talk) -> list[Line]:
    """How to name a helper, for a table that sets up by touch and has none yet."""
    return [] if talk.helper or not talk.by_touch else [talk.notice("answer-helper-offered")]


def asked(talk: Talk) -> list[Line]:
    """The helper is asked by name in a running game, once the players could not answer."""
    if not talk.helper or not talk.is_running or asks_for_a_name(talk):
        return []
    return [talk.notice("answer-helper-asked", name=talk.helper)]


def types(talk: Talk) -> Line:
    """Who types where nobody is understood: the helper by name, or anybody."""
    return talk.notice("help-keys-helper", name=talk.helper) if talk.helper else talk.notice("help-keys")


def told(talk: Talk) -> list[Line]:
    """Who helps, after who is playing."""
    return [talk.notice("answer-who-helps", Kind.ANSWER, name=talk.helper)] if talk.helper else []
