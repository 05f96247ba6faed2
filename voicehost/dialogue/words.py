"""What can be understood now: the intents that are live, the labels of the state, and the names at the table.

Lists hold the box's full ranges and never shrink with the counts: a number that is too high is heard as what it is.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import islice, zip_longest
from typing import TYPE_CHECKING

from engines.game import SeatLeft, SeatReturned
from voicehost.dialogue.pending import Ask, Pending
from voicehost.dialogue.telling import message_id
from voicehost.evening import Phase

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping, Sequence

    from engines.game import Game
    from voicehost.language.reading import Reading
    from voicehost.language.templates import Sentences
    from voicehost.language.wordgraph import WordGraph
    from voicehost.session import Session
    from voicehost.texts import Texts

ALWAYS = frozenset(
    {"Repeat", "Help", "WhatCanISay", "Pause", "Stop", "Quit", "Slower", "Faster", "Louder", "Quieter", "Shorter"}
    | {"Explain", "Setting", "NotForYou", "Cheer", "Undo", "Redo", "GoOn", "Menu", "Older", "Language"}
)
"""Host intents that mean something at every question."""

AT_THE_TABLE = frozenset(
    {"WhoseTurn", "Score", "WhatsLeft", "WhatHappened", "Rules", "WhoIsPlaying", "WasPlayer", "WrongPlayer", "Leaves"}
    | {"Returns", "PlaysFor", "Rename", "NewGame", "HouseRule", "HouseRules", "Correct", "WonLastTime", "HowOftenWon"}
)
"""Host intents that need a game."""

BY_PHASE: Mapping[Phase, frozenset[str]] = {
    Phase.CHOOSING: frozenset({"NewGame", "WonLastTime"}),
    Phase.SEATING: frozenset(
        {"PlayersNamed", "ThatsAll", "Players", "Rename", "WhoIsPlaying", "HouseRule", "HouseRules", "ByTouch"}
    ),
    Phase.PLAYING: AT_THE_TABLE,
    Phase.OVER: AT_THE_TABLE | {"Rematch"},
}

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
    Ask.PLAYS_ON: ("Yes", "No", "PlaysFor", "Nobody"),
}
"""What answers each question of the host's own, the likeliest first."""


@dataclass(frozen=True)
class Words:
    """The sentences of one language for the host and the game that was chosen."""

    texts: Texts

    def sentences(self, session: Session) -> Sentences:
        """The host's sentences with those of the chosen game."""
        return self.texts.sentences(session.evening.state.game)

    def graph(self, session: Session, pending: Pending | None, again: Collection[str] = ()) -> WordGraph:
        """The sentences that the recogniser listens for and that are understood first when typed.

        ``again`` is the label of a question that was asked in other words.
        """
        last = session.last
        return self.sentences(session).graph(
            live=live(session, pending),
            context=session.labels() | set(again) | ({pending.ask.value} if pending else set()),
            lists=self._lists(session),
            wrapped=last.expected if last else frozenset(),
            wrapped_context=last.labels if last else frozenset(),
        )

    def suggestions(self, session: Session, pending: Pending | None, count: int) -> tuple[str, ...]:
        """A few sentences that answer the standing question, one for each thing that can be said, then others."""
        labels = session.labels() | ({pending.ask.value} if pending else set())
        wanted = BY_ASK[pending.ask] if pending else self._answers(session)
        lists = self._lists(session)
        each = [self.sentences(session).examples(intent, labels, lists, count) for intent in wanted]
        in_turn = (example for rank in zip_longest(*each) for example in rank if example)
        return tuple(islice(dict.fromkeys(in_turn), count))

    def _answers(self, session: Session) -> list[str]:
        if session.game is not None and not session.game.is_over:
            kinds = [kind for kind in session.game.expects() if kind not in (SeatLeft, SeatReturned)]
            offered = set(self.texts.narration(session.evening.state.game).ids("choice-"))
            rarely = sorted(kinds, key=lambda kind: message_id("choice", kind.kind()) not in offered)
            return [kind.__name__ for kind in rarely] or ["Returns"]
        return {
            Phase.CHOOSING: ["NewGame"],
            Phase.SEATING: ["PlayersNamed", "ThatsAll"],
        }.get(session.evening.where, ["Rematch", "Quit"])

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
            "game": {title: game for game, title in self.texts.titles.items()},
        }


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
