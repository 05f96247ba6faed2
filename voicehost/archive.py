"""Kept games as people look back on them. All of it follows from folding a game's rows; nothing else is stored."""

from __future__ import annotations

import re
import time
from dataclasses import dataclass
from itertools import pairwise
from typing import TYPE_CHECKING, Any

from engines.game import TurnBegan
from voicehost.errors import LedgerError
from voicehost.logbook import kept_steps
from voicehost.session import Session, resumed

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence

    from engines.game import Game, Report
    from voicehost.ledger import GameSummary, Ledger, Row
    from voicehost.session import Taken

PAUSE = 1800.0
"""Seconds without an entry after which people were not thinking but away: a gap that counts for no game's length."""

EVENING = 12 * 3600.0
"""Seconds back from now that count as this evening."""

NAME = re.compile(r"name\d*")
"""What a slot is called that holds a person's name: "name", or "name1" where several come in one breath."""


@dataclass(frozen=True)
class KeptGame:
    """A game of the ledger, looked back on.

    ``places`` holds each player's place, 0 for those who are not ranked, and is empty while the game is open. ``began``
    is the wall clock, ``seconds`` how long people played. ``unread`` says why a game cannot be read.
    """

    game_id: str
    game: str
    players: tuple[str, ...]
    places: tuple[int, ...]
    began: float
    seconds: float
    unread: str = ""

    @property
    def over(self) -> bool:
        """Whether it was played to its end."""
        return bool(self.places)

    @property
    def winners(self) -> tuple[str, ...]:
        """Who has won, clockwise; several may have, or nobody."""
        return tuple(player for player, place in zip(self.players, self.places, strict=False) if place == 1)


@dataclass(frozen=True)
class Course:
    """How a game went: the evening at its end, and each player's score after each turn."""

    session: Session
    points: tuple[tuple[int, ...], ...]


class Archive:
    """Looks back on the games of a ledger. ``games`` are the games of the shelf by name."""

    def __init__(self, ledger: Ledger, games: Mapping[str, type[Game]], now: Callable[[], float] = time.time) -> None:
        self._ledger = ledger
        self._now = now
        self._games = games
        self._known: dict[tuple[str, int], KeptGame] = {}

    def all(self) -> list[KeptGame]:
        """Every kept game, the newest first. Raises LedgerError."""
        return list(self._newest_first())

    def last(self) -> KeptGame | None:
        """The game that was played to its end last. Raises LedgerError."""
        return next((kept for kept in self._newest_first() if kept.over), None)

    def wins(self, name: str) -> int:
        """How many games a player of that name has won. Raises LedgerError."""
        wanted = name.casefold()
        return sum(wanted in map(str.casefold, kept.winners) for kept in self._newest_first())

    def told_of_copy(self, game: str, kinds: tuple[type[Report], ...]) -> list[Report]:
        """What the newest game of that name was told of the box itself, to the end. Raises LedgerError."""
        for kept in self._newest_first():
            if kept.game == game:
                steps = self.session(kept.game_id).steps
                told = [report for step in steps for report in step.reports if isinstance(report, kinds)]
                if told and isinstance(told[-1], kinds[-1]):
                    return told
        return []

    def tonight(self) -> list[KeptGame]:
        """The games that were played to their end this evening, the first one first. Raises LedgerError."""
        since = self._now() - EVENING
        tonight = [self._kept(each) for each in self._ledger.games() if each.rows and each.touched >= since]
        return sorted((kept for kept in tonight if kept.over), key=lambda kept: kept.began)

    def session(self, game_id: str) -> Session:
        """The evening after all reports in force. Raises LedgerError for one that cannot be read."""
        steps = kept_steps(self._ledger, game_id, self._games)
        return resumed(self._games, _writes_nothing, min, steps)[0]

    def course(self, game_id: str) -> Course:
        """How the score grew. Raises LedgerError for a game that cannot be read."""
        session = Session(self._games, _writes_nothing, min)
        points = []
        for step in self.session(game_id).steps:
            session.take(step.reports)
            if session.game is not None and (session.game.is_over or _turn_began(step)):
                points.append(_scores(session.game))
        return Course(session, tuple(points))

    def _newest_first(self) -> Iterator[KeptGame]:
        for summary in sorted(self._ledger.games(), key=lambda each: each.touched, reverse=True):
            if summary.rows:
                yield self._kept(summary)

    def _kept(self, summary: GameSummary) -> KeptGame:
        """A game that has not changed since is not replayed: replaying takes some 20 ms."""
        key = (summary.game, summary.rows)
        if key not in self._known:
            self._known[key] = self._look_back(summary)
        return self._known[key]

    def _look_back(self, summary: GameSummary) -> KeptGame:
        length = _seconds_played(self._ledger.rows(summary.game))
        try:
            session = self.session(summary.game)
        except LedgerError as error:
            return KeptGame(summary.game, "", (), (), summary.began, length, unread=str(error))
        names, game = session.names, session.evening.state.game
        return KeptGame(summary.game, game, names, _places(session), summary.began, length)


def mentioning(ledger: Ledger, name: str) -> list[str]:
    """The games in which anybody ever gave that name, taken back or not. Raises LedgerError."""
    wanted = name.strip().casefold()
    return [each.game for each in ledger.games() if wanted in _names(ledger.rows(each.game))]


def _writes_nothing(*_: Any) -> None:
    """Looking back changes nothing."""


def _places(session: Session) -> tuple[int, ...]:
    if session.game is None or not session.game.is_over:
        return ()
    by_seat = {place.seat: place.place for place in session.game.standings()}
    return tuple(by_seat[seat] for seat in sorted(by_seat))


def _turn_began(step: Taken) -> bool:
    return any(isinstance(event, TurnBegan) for event in step.events)


def _scores(game: Game) -> tuple[int, ...]:
    """What decides the game, by seat: games call it "total" where they count several things, or name it first."""
    counts = {place.seat: place.counts for place in game.standings()}
    return tuple(int(each.get("total", next(iter(each.values()), 0))) for _, each in sorted(counts.items()))


def _seconds_played(rows: Sequence[Row]) -> float:
    gaps = (later.at - earlier.at for earlier, later in pairwise(rows))
    return sum(gap for gap in gaps if 0 < gap < PAUSE)


def _names(rows: Sequence[Row]) -> set[str]:
    """Every name that was ever given in these rows, in reports and in questions."""
    return {name.strip().casefold() for row in rows for name in _names_in(row.payload)}


def _names_in(plain: Any) -> Iterator[str]:
    if isinstance(plain, dict):
        for key, value in plain.items():
            if NAME.fullmatch(key) and isinstance(value, str):
                yield value
            else:
                yield from _names_in(value)
    elif isinstance(plain, list):
        for item in plain:
            yield from _names_in(item)
