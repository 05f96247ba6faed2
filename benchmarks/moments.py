"""The moments of rehearsed games with the sentences that the host suggests, and others that mean the same."""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import TYPE_CHECKING

from voicehost.around import Around
from voicehost.dialogue.queries import SUGGESTED
from voicehost.language.spelling import words
from voicehost.rehearsal.cast import Cast
from voicehost.rehearsal.rehearse import Rehearsal
from voicehost.rehearsal.ways import Inbox, Mishap, TextWay, UnhurriedVoice
from voicehost.shelf import Shelf
from voicehost.testing import ScriptedEars

if TYPE_CHECKING:
    from collections.abc import Iterator

    from voicehost.dialogue.talk import Talk
    from voicehost.language.reading import Reading
    from voicehost.language.wordgraph import WordGraph
    from voicehost.rehearsal.people import Utterance

MISHEARD = 0.1
"""So often a rehearsal mishears, so that the host asks back."""
MANY = 60
"""Enough suggestions to hold every template of a moment."""
TWINS = 3
"""Other sentences of one meaning that are looked at."""


@dataclass(frozen=True)
class Moment:
    """One state of a game with its list: what is ``suggested``, and all ``sentences`` that are looked at."""

    game: str
    name: str
    graph: WordGraph
    suggested: tuple[str, ...]
    sentences: tuple[str, ...]

    def meaning(self, sentence: str) -> tuple[Reading, ...]:
        """The readings of a sentence."""
        return self.graph.read(sentence.split())


class _Watching(TextWay):
    """Looks at the host before each utterance."""

    def __init__(self, ears: ScriptedEars, inbox: Inbox, voice: UnhurriedVoice, rng: random.Random) -> None:
        super().__init__(ears, voice, inbox, Mishap(MISHEARD, rng))
        self.talk: Talk | None = None
        self.game = ""
        self.moments: dict[str, Moment] = {}

    def deliver(self, utterance: Utterance) -> str:
        """Note the moment, if it is a new one."""
        if self.talk is not None:
            name = _name(self.talk)
            if name not in self.moments:
                self.moments[name] = _moment(self.game, name, self.talk)
        return super().deliver(utterance)


def moments_of(game: str, seed: int) -> list[Moment]:
    """Those that come in one rehearsed game and have suggestions, by name."""
    cast = Cast(Shelf.load().entry(game))
    names, inbox = cast.names(cast.seats(None, seed), seed), Inbox()
    ears, voice = ScriptedEars(inbox.put, inbox.clock), UnhurriedVoice(inbox)
    way = _Watching(ears, inbox, voice, random.Random(seed))  # noqa: S311 - a rehearsal, no secret
    host = cast.host(Around(inbox, inbox.clock, ears, voice), names, seed)
    way.talk, way.game = host.talk, game
    Rehearsal(host, inbox, cast.people(names, seed), way, names).play()
    return sorted((each for each in way.moments.values() if each.suggested), key=lambda moment: moment.name)


def _name(talk: Talk) -> str:
    game = talk.session.game
    phase = str(game.phase.value) if game else str(talk.session.evening.phase.value)
    return f"{phase}, asked {talk.pending.ask.value}" if talk.pending else phase


def _moment(game: str, name: str, talk: Talk) -> Moment:
    graph = talk.graph()
    offered = [*talk.words.suggestions(talk.session, talk.pending, SUGGESTED), *(each.label for each in talk.choices())]
    said = (" ".join(words(each)) for each in offered)
    suggested = tuple(dict.fromkeys(each for each in said if graph.read(each.split())))
    return Moment(game, name, graph, suggested, tuple(_with_twins(talk, graph, suggested)))


def _with_twins(talk: Talk, graph: WordGraph, suggested: tuple[str, ...]) -> Iterator[str]:
    """The suggestions and, for each, a few others with its readings."""
    wanted = {graph.read(each.split()): TWINS for each in suggested}
    yield from suggested
    seen = set(suggested)
    more = talk.words.suggestions(talk.session, talk.pending, MANY)
    for sentence in (*more, *talk.words.report_sentences(talk.session)):
        said = " ".join(words(sentence))
        meaning = graph.read(said.split())
        if said not in seen and wanted.get(meaning, 0):
            wanted[meaning] -= 1
            seen.add(said)
            yield said
