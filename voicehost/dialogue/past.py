"""Questions about games that were played before: who won last time, and how often somebody has won."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from engines.game import Seat
from voicehost.dialogue.telling import name_of
from voicehost.language.line import Kind

if TYPE_CHECKING:
    from voicehost.dialogue.outcome import Reply
    from voicehost.dialogue.talk import Talk
    from voicehost.language.reading import Reading


class PlayedGame(Protocol):
    """A game that was played to its end."""

    @property
    def game(self) -> str:
        """Its name on the shelf."""

    @property
    def winners(self) -> tuple[str, ...]:
        """Who has won it; several may have, or nobody."""


class Past(Protocol):
    """Remembers the games of this host. Methods raise LedgerError."""

    def last(self) -> PlayedGame | None:
        """The game that was played to its end last."""

    def wins(self, name: str) -> int:
        """How many games a player of that name has won."""


def won_last_time(talk: Talk, _: Reading) -> Reply:
    """Who has won the last game that was played to its end."""
    last = talk.past.last()
    if last is None:
        return talk.answer(talk.notice("answer-no-last-time", Kind.ANSWER))
    title = talk.teller.title(last.game)
    if not last.winners:
        return talk.answer(talk.notice("answer-nobody-won-last-time", Kind.ANSWER, title=title))
    names = talk.teller.narration.listing(last.winners)
    return talk.answer(talk.notice("answer-won-last-time", Kind.ANSWER, title=title, names=names))


def how_often_won(talk: Talk, reading: Reading) -> Reply:
    """How many games somebody at the table has won."""
    name = name_of(Seat(int(reading.slot("seat") or 0)), talk.session.names)
    return talk.answer(talk.notice("answer-how-often-won", Kind.ANSWER, name=name, count=talk.past.wins(name)))
