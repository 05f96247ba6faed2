"""How an evening begins: a new one, a kept one, or tonight's once more after the host broke down."""

from __future__ import annotations

from typing import TYPE_CHECKING

from voicehost.dialogue.seating import seat_all
from voicehost.errors import LedgerError, UsageError
from voicehost.evening import GameChosen
from voicehost.language.line import Kind
from voicehost.language.narration import Length
from voicehost.logbook import newest_open, touched_since
from voicehost.opening import ask_whether_it_stands

if TYPE_CHECKING:
    from voicehost.dialogue.conversation import Conversation
    from voicehost.language.line import Line
    from voicehost.opening import Table
    from voicehost.settings import PlayOptions

Begun = tuple["Conversation", list["Line"]]
"""A conversation at the question that is to be asked, and the lines to say before it."""


def begin(options: PlayOptions, table: Table) -> Begun:
    """The evening that the command line asks for.

    Raises UsageError for players that the game does not take, LedgerError for a game that is not kept.
    """
    if options.broken_evening is not None:
        return _once_more(options, table, options.broken_evening)
    return _go_on(options, table) if options.resume else _start(options, table)


def _once_more(options: PlayOptions, table: Table, began: float) -> Begun:
    """Tonight's game at the question where it was. A breakdown moves nothing on the table, so it is not asked about."""
    game = touched_since(table.ledger, began)
    if game is not None:
        conversation, taken, of = table.kept(game)
        return conversation, [conversation.talk.notice("welcome-crashed"), *_cut_short(conversation, taken, of)]
    conversation, lines = _go_on(options, table) if options.resume else _start(options, table)
    back = conversation.talk.teller.narration.line("welcome-crashed", Kind.NOTICE, Length.BRIEF)
    return conversation, [back, *lines]


def _go_on(options: PlayOptions, table: Table) -> Begun:
    game = options.game_id or newest_open(table.ledger)
    if game is None:
        raise LedgerError("There is no kept game. To start one, type: voicehost play")
    conversation, taken, of = table.kept(game)
    ask_whether_it_stands(conversation)
    talk = conversation.talk
    title = talk.teller.title(talk.session.evening.state.game) if talk.session.evening.state.game else ""
    return conversation, [
        talk.notice("welcome-back", Kind.STORY, title=title),
        *_cut_short(conversation, taken, of),
    ]


def _cut_short(conversation: Conversation, taken: int, of: int) -> list[Line]:
    return [conversation.talk.notice("answer-cut-short", taken=taken, all=of)] if taken < of else []


def _start(options: PlayOptions, table: Table) -> Begun:
    chosen = [GameChosen(options.game)] if options.game else []
    conversation, refusal = table.fresh(chosen)
    talk = conversation.talk
    talk.to_seat = () if options.game else options.players
    if refusal is None and options.players and options.game:
        refusal = seat_all(talk, options.players)
    if refusal is not None:
        raise UsageError(talk.teller.refusal(refusal, talk.session.names).spoken)
    events = [event for step in talk.session.steps for event in step.events]
    return conversation, [*talk.needs_eyes(events), *talk.opening(events)]
