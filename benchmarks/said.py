"""What people say in a game, each with the list that the host listened with just then: from rehearsals in text."""

from __future__ import annotations

import random
from functools import cache
from typing import TYPE_CHECKING, NamedTuple

from voicehost.around import Around
from voicehost.rehearsal.cast import Cast
from voicehost.rehearsal.rehearse import Rehearsal
from voicehost.rehearsal.ways import Inbox, Mishap, TextWay, UnhurriedVoice
from voicehost.shelf import Shelf
from voicehost.testing import RecordingVoice, ScriptedEars

if TYPE_CHECKING:
    from voicehost.language.wordgraph import WordGraph
    from voicehost.rehearsal.people import Utterance

MISHEARD = 0.1
"""So often a rehearsal mishears, for people correct and repeat themselves at a real table."""


class Said(NamedTuple):
    """A sentence, and the list with which the host heard it."""

    graph: WordGraph
    text: str


class _Overhearing(TextWay):
    """Notes each utterance on its way to the host."""

    def __init__(self, ears: ScriptedEars, voice: RecordingVoice, inbox: Inbox, rng: random.Random) -> None:
        super().__init__(ears, voice, inbox, Mishap(MISHEARD, rng))
        self._open = ears
        self.said: set[Said] = set()

    def deliver(self, utterance: Utterance) -> str:
        """Let the ears hear it, or type it."""
        graph = self._open.graph
        if graph is not None and not utterance.typed and graph.read(utterance.text.split()):
            self.said.add(Said(graph, utterance.text))
        return super().deliver(utterance)


class _Rehearsed(NamedTuple):
    """What people said in a game, and what the host told."""

    said: tuple[Said, ...]
    told: tuple[str, ...]


def said_in(game: str, seed: int) -> tuple[Said, ...]:
    """All that was said in one game of ``game``, each sentence once for each list, in an order of ``seed``."""
    return _rehearsed(game, seed).said


def told_in(game: str, seed: int) -> tuple[str, ...]:
    """All that the host told aloud in that game, each line once, in the order in which it first came."""
    return _rehearsed(game, seed).told


@cache
def _rehearsed(game: str, seed: int) -> _Rehearsed:
    cast = Cast(Shelf.load().entry(game))
    names = cast.names(cast.seats(None, seed), seed)
    inbox = Inbox()
    ears, voice = ScriptedEars(inbox.put, inbox.clock), UnhurriedVoice(inbox)
    rng = random.Random(seed)  # noqa: S311 - a rehearsal, no secret
    way = _Overhearing(ears, voice, inbox, rng)
    host = cast.host(Around(inbox, inbox.clock, ears, voice), names, seed)
    Rehearsal(host, inbox, cast.people(names, seed), way, names).play()
    found = sorted(way.said, key=lambda each: (each.graph.fingerprint, each.text))
    rng.shuffle(found)
    return _Rehearsed(tuple(found), tuple(dict.fromkeys(line.spoken for line in voice.lines if line.spoken)))
