"""What can be understood now: the intents that are live, the labels of the state, and the names at the table.

Lists hold the box's full ranges and never shrink with the counts: a number that is too high is heard as what it is.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import islice, zip_longest
from typing import TYPE_CHECKING

from engines.game import SeatLeft, SeatReturned, TurnGiven
from voicehost.dialogue.pending import CORRECTION, Ask, Pending
from voicehost.dialogue.telling import message_id
from voicehost.evening import Phase
from voicehost.language.reading import Reading
from voicehost.language.spelling import words
from voicehost.language.template_files import SEAT
from voicehost.language.templates import Likely, Moment

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator, Mapping, Sequence

    from engines.game import Game
    from voicehost.language.templates import Sentences
    from voicehost.language.wordgraph import WordGraph
    from voicehost.session import Session
    from voicehost.texts import Texts

ALWAYS = frozenset(
    {"Repeat", "Help", "WhatCanISay", "Pause", "Stop", "Quit", "Slower", "Faster", "Louder", "Quieter", "Shorter"}
    | {"Explain", "Setting", "Options", "NotForYou", "Cheer", "Undo", "Redo", "GoOn", "Menu", "Older", "Language"}
)
"""Host intents that mean something at every question."""

AFTER_QUIET = frozenset({"GoOn", "Help", "Repeat", "Quit"})
"""Host intents that wake it after a long quiet, beside the answers to its question."""

AT_THE_TABLE = frozenset(
    {"Correct", "HouseRule", "HouseRules", "HowOftenWon", "GivesTurn", "Leaves", "NewGame", "PlaysFor", "Recap"}
    | {"Helps", "HasHelper", "NobodyHelps"}
    | {"Rename", "Returns", "Rules", "Score", "WasPlayer", "WhatDidIMiss", "WhatHappened", "WhatsLeft"}
    | {"WhoIsPlaying", "WhoseTurn", "WonLastTime", "WrongPlayer"}
)
"""Host intents that need a game."""

BY_PHASE: Mapping[Phase, frozenset[str]] = {
    Phase.CHOOSING: frozenset({"NewGame", "OldGame", "WonLastTime", "Recap"}),
    Phase.SEATING: frozenset(
        {"PlayersNamed", "ThatsAll", "Players", "Rename", "WhoIsPlaying", "HouseRule", "HouseRules", "ByTouch"}
        | {"Helps", "HasHelper", "NobodyHelps"}
    ),
    Phase.PLAYING: AT_THE_TABLE,
    Phase.OVER: AT_THE_TABLE | {"Rematch"},
}

BETWEEN_GAMES: Mapping[Phase, tuple[str, ...]] = {
    Phase.CHOOSING: ("NewGame",),
    Phase.SEATING: ("PlayersNamed", "ThatsAll"),
}
OVER = ("Rematch", "Quit")
"""What answers the evening's own questions, before a game and after it."""

SAID_INSTEAD: Mapping[Phase, frozenset[str]] = {
    phase: frozenset(BETWEEN_GAMES.get(phase, ())) - {"ThatsAll"} for phase in Phase
}
"""Host intents that somebody says in the place of what was misheard: the right game, the right name."""

HUNDRED = 101
"""Numbers below this are counts in some game, so they are no names."""

BY_ASK: Mapping[Ask, tuple[str, ...]] = {
    Ask.CONFIRM: ("Yes", "No"),
    Ask.CHOOSE: ("Choice", "No"),
    Ask.WHO: ("SeatNamed", "Nobody", "Me"),
    Ask.STANDS: ("Yes", "No"),
    Ask.SET_UP: ("GoOn", "Back", "FromTheBeginning", "ByTouch", "BySight"),
    Ask.TABLE: ("Yes", "No"),
    Ask.ANIMAL: ("PlayersNamed",),
    Ask.OPPOSITE: ("Contradict", "Choice"),
    Ask.NAME: ("Yes", "PlayersNamed", "No"),
    Ask.COPY: ("Yes", "No"),
    Ask.PLAYS_ON: ("Yes", "No", "PlaysFor", "Nobody"),
    Ask.OPTIONS: ("Choice", "No"),
    Ask.MORE: ("GoOn", "Yes", "No"),
    Ask.HELPER: ("Helps", "Nobody"),
}
"""What answers each question of the host's own, the likeliest first."""


def labels_of(ask: Ask) -> frozenset[str]:
    """The context labels of an open question: which it is, and what answers it ("answers-no").

    Who helps is asked for a name, as who it was: what a bare name means elsewhere it means in neither.
    """
    asks = {ask.value, Ask.WHO.value} if ask is Ask.HELPER else {ask.value}
    return frozenset({*asks, *(f"answers-{intent.lower()}" for intent in BY_ASK[ask])})


MOST_SENTENCES = 100
"""Templates of one report, of which no game has so many."""

NO_NUMBER = -1
"""A number that no list holds."""


@dataclass(frozen=True)
class Words:
    """The sentences of one language for the host and the game that was chosen."""

    texts: Texts

    def sentences(self, session: Session) -> Sentences:
        """The host's sentences with those of the chosen game."""
        return self.texts.sentences(session.evening.state.game)

    def graph(
        self,
        session: Session,
        pending: Pending | None,
        more: Collection[str] = (),
        beside: Collection[str] = (),
    ) -> WordGraph:
        """The sentences that the recogniser listens for and that are understood first when typed.

        ``more`` are labels of this moment, such as that of a question that was asked in other words; ``beside`` are
        intents that mean something just now.
        """
        return self.sentences(session).graph(
            live=live(session, pending).union(beside),
            context=_context(session, pending).union(more),
            lists=self._lists(session),
            corrects=_corrects(session, pending),
            likely=Likely(_awaited(session, pending), _instead(session, pending)),
        )

    def suggestions(self, session: Session, pending: Pending | None, count: int) -> tuple[str, ...]:
        """A few sentences that answer the standing question, one for each thing that can be said, then others."""
        context = _context(session, pending)
        wanted = BY_ASK[pending.ask] if pending else self._answers(session)
        lists = self._lists(session)
        each = [
            self.sentences(session).examples(intent, context, lists, count, _number_for(intent, session))
            for intent in wanted
        ]
        in_turn = (example for rank in zip_longest(*each) for example in rank if example)
        return tuple(islice(dict.fromkeys(in_turn), count))

    def _answers(self, session: Session) -> list[str]:
        if session.game is not None and not session.game.is_over:
            kinds = [kind for kind in session.game.expects() if kind not in (SeatLeft, SeatReturned, TurnGiven)]
            offered = set(self.texts.narration(session.evening.state.game).ids("choice-"))
            rarely = sorted(kinds, key=lambda kind: message_id("choice", kind.kind()) not in offered)
            return [kind.__name__ for kind in rarely] or ["Returns"]
        return [*BETWEEN_GAMES.get(session.evening.where, OVER)]

    def reports(self, session: Session) -> WordGraph:
        """The sentences that make a report of the game now, and nothing else."""
        return self.sentences(session).graph(
            live=session.expected(), context=session.labels(), lists=self._lists(session)
        )

    def report_sentences(self, session: Session) -> Iterator[str]:
        """Sentences for every report of the game now: those without a number, then one for each that it can have."""
        expected = session.game.expects() if session.game is not None else {}
        for kind, slots in expected.items():
            numbers = {value for allowed in slots.values() for value in allowed if type(value) is int}
            for number in (NO_NUMBER, *sorted(numbers)):
                yield from self.sentences(session).examples(
                    kind.__name__, session.labels(), self._lists(session), MOST_SENTENCES, number
                )

    def answers(self, session: Session, pending: Pending | None) -> WordGraph:
        """The sentences that answer the standing question, for ears that have given up waiting for it."""
        context, awaited = _context(session, pending), _awaited(session, pending)
        lists = self._lists(session)
        return self.sentences(session).graph(
            live=awaited | AFTER_QUIET, context=context, lists=lists, likely=Likely(awaited)
        )

    def host_names(self, session: Session) -> tuple[tuple[str, ...], ...]:
        """What the host is called, in words."""
        return self.sentences(session).host_names

    def set_aside(self, session: Session, text: str) -> tuple[Reading, ...]:
        """The reading of something that begins with "not for you", whatever follows."""
        said = words(text)
        begins = any(said[: len(aside)] == aside for aside in self.sentences(session).asides)
        return (Reading("NotForYou"),) if begins else ()

    def whole_game(self, session: Session) -> WordGraph:
        """Every sentence of the game, whatever its state: for typed words that have no place now and want a reason."""
        game = session.game
        if game is None:
            return self.graph(session, None)
        phases = {str(phase.value) for phase in type(game.first_phase)}
        intents = ALWAYS | AT_THE_TABLE | {kind.__name__ for kind in game.report_kinds()} | query_intents(game)
        return self.sentences(session).graph(live=intents, context=phases, lists=self._lists(session))

    def wish_in_another_language(self, text: str) -> tuple[Reading, ...]:
        """A wish for a language that is typed in that language, which this one does not understand."""
        for language in self.texts.others:
            sentences = self.texts.in_language(language).sentences("")
            readings = sentences.understanding.understand(text, sentences.graph({"Language"}, (), {}))
            if readings:
                return readings
        return ()

    def means_something(self, name: str, session: Session) -> bool:
        """Whether somebody who says just this name would be understood as saying something else."""
        sentences = self.sentences(session)
        if sentences.numbers.value(name, range(HUNDRED)) is not None:
            return True
        return bool(sentences.understanding.understand(name, sentences.without_names))

    def _lists(self, session: Session) -> Mapping[str, Mapping[str, int | str]]:
        return {
            "seat": {name: seat for seat, name in enumerate(session.names)},
            "game": self.texts.names,
        }


def _number_for(intent: str, session: Session) -> int | None:
    """A number that a report of the game may hold now, so that nothing is suggested which would be refused."""
    expected = session.game.expects() if session.game is not None else {}
    slots = next((slots for kind, slots in expected.items() if kind.__name__ == intent), {})
    numbers = (value for name, allowed in slots.items() if name != SEAT for value in allowed)
    return next((value for value in numbers if type(value) is int), None)


def _context(session: Session, pending: Pending | None) -> frozenset[str]:
    return frozenset(session.labels() | (labels_of(pending.ask) if pending else frozenset()))


def _awaited(session: Session, pending: Pending | None) -> frozenset[str]:
    """The names of the intents that answer the standing question."""
    if pending is not None:
        return frozenset(BY_ASK[pending.ask])
    if session.is_running:
        return session.expected()
    return frozenset(BETWEEN_GAMES.get(session.evening.where, OVER))


def _instead(session: Session, pending: Pending | None) -> frozenset[str]:
    """What people tell instead of a yes or no when the host asks back what it has heard: what it was."""
    if pending is None or not pending.asks_back:
        return frozenset()
    return session.expected() | SAID_INSTEAD[session.evening.where] | {CORRECTION}


def _corrects(session: Session, pending: Pending | None) -> Moment | None:
    """What "no, ..." may go on with: what could be said instead of what is asked back, or of the last report."""
    if pending is not None and pending.asks_back:
        return Moment(_instead(session, pending) - {CORRECTION}, session.labels())
    last, now = session.last_told, Moment(session.expected(), session.labels())
    if last is None:
        return now if session.took_back else None
    if session.took_back:
        return Moment(last.expected | session.expected(), last.labels | session.labels())
    return Moment(last.expected, last.labels)


def meant(readings: Sequence[Reading], session: Session, pending: Pending | None) -> tuple[Reading, ...]:
    """Of several meanings of one sentence: what answers the open question, else the game's own, else the host's."""
    tiers = (BY_ASK[pending.ask] if pending else (), session.expected())
    for tier in tiers:
        nearest = tuple(reading for reading in readings if reading.intent in tier)
        if nearest:
            return nearest
    return tuple(readings)


def live(session: Session, pending: Pending | None) -> frozenset[str]:
    """The names of all intents that may be said now."""
    intents = ALWAYS | BY_PHASE[session.evening.where]
    if pending is not None:
        intents |= set(BY_ASK[pending.ask])
    if session.game is not None:
        intents |= session.expected() | query_intents(session.game)
    return intents


def query_intents(game: Game) -> frozenset[str]:
    """The questions that the game answers or declines, by name."""
    return frozenset(kind.__name__ for kind in game.queries)
