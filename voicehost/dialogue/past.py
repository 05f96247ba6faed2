"""Questions about games that were played before: who has won, how often, and what was played this evening."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from engines.game import Seat
from voicehost.dialogue.telling import name_of
from voicehost.errors import LedgerError
from voicehost.evening import Phase
from voicehost.language.line import Kind

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engines.game import Report
    from voicehost.dialogue.outcome import Reply
    from voicehost.dialogue.talk import Talk
    from voicehost.language.line import Line
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

    def told_of_copy(self, game: str, kinds: tuple[type[Report], ...]) -> Sequence[Report]:
        """What the newest game of that name was told of the box itself, if it was told to the end."""

    def tonight(self) -> Sequence[PlayedGame]:
        """The games that were played to their end this evening, the first one first."""


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


def recap(talk: Talk, _: Reading) -> Reply:
    """What was played this evening, and who has won."""
    played = talk.past.tonight()
    if not played:
        return talk.answer(talk.notice("answer-recap-none", Kind.ANSWER))
    return talk.answer(*_told(talk, played))


def recap_at_the_end(talk: Talk) -> list[Line]:
    """The evening so far, after a game that was not its first."""
    if talk.session.evening.phase is not Phase.OVER:
        return []
    try:
        played = talk.past.tonight()
    except LedgerError:  # the game that has just ended is told all the same
        return []
    return _told(talk, played) if len(played) > 1 else []


def _told(talk: Talk, played: Sequence[PlayedGame]) -> list[Line]:
    """One line a game: a title and the winners, so nothing that was to be remembered."""
    lines = [talk.notice("answer-recap", Kind.ANSWER, count=len(played))]
    for each in played:
        names, title = talk.teller.narration.listing(each.winners), talk.teller.title(each.game)
        message = "answer-recap-won" if each.winners else "answer-recap-nobody"
        lines.append(talk.notice(message, Kind.ANSWER, title=title, names=names))
    return lines


def how_often_won(talk: Talk, reading: Reading) -> Reply:
    """How many games somebody at the table has won."""
    name = name_of(Seat(int(reading.slot("seat") or 0)), talk.session.names)
    return talk.answer(talk.notice("answer-how-often-won", Kind.ANSWER, name=name, count=talk.past.wins(name)))
