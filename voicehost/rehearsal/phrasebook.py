"""What people say: any wording of the game's own sentences that means what they mean."""

from __future__ import annotations

from typing import TYPE_CHECKING

from voicehost.language.reading import Reading
from voicehost.language.templates import Moment
from voicehost.language.wordgraph import WordGraph
from voicehost.rehearsal.box import Seat

if TYPE_CHECKING:
    import random
    from collections.abc import Collection, Sequence

    from voicehost.language.reading import Slots, Value
    from voicehost.language.templates import Sentences


BY = "by"
"""The slot of a sentence that names who did it."""

Graphs = dict[tuple[Reading, frozenset[str], tuple[str, ...]], WordGraph]
"""Graphs of single meanings, by intent, moment and names: shared by all tables, since people say the same things."""


class Phrasebook:
    """Wordings chosen at random from the templates of one language, for people called ``names``."""

    def __init__(self, sentences: Sentences, names: Sequence[str], rng: random.Random, graphs: Graphs) -> None:
        self._sentences = sentences
        self._names = tuple(names)
        self._rng = rng
        self._graphs = graphs

    def say(self, meaning: Reading, moment: Collection[str], doer: int | None = None) -> str | None:
        """A sentence that means just this where these labels hold, or None when the templates have none.

        It may name whoever did it: ``doer``.
        """
        return wording(self._graph(meaning, self._sentences.labels & set(moment)), meaning, self._rng, doer)

    def says(self, text: str, meaning: Reading, moment: Collection[str]) -> bool:
        """Whether a sentence means just this, in whatever words."""
        graph = self._graph(meaning, self._sentences.labels & set(moment))
        return any(_means(reading, meaning) for reading in self._sentences.understanding.understand(text, graph))

    def _graph(self, meaning: Reading, moment: frozenset[str]) -> WordGraph:
        inner = Reading(meaning.inner.intent) if meaning.inner else None
        key = (Reading(meaning.intent, inner=inner), moment, self._names)
        if key not in self._graphs:
            lists = {"seat": {name: seat for seat, name in enumerate(self._names)}}
            corrects = Moment([inner.intent], moment) if inner else None
            self._graphs[key] = self._sentences.graph([meaning.intent], moment, lists, corrects)
        return self._graphs[key]


def wording(graph: WordGraph, meaning: Reading, rng: random.Random, doer: int | None = None) -> str | None:
    """A random sentence of the graph with this one reading, or None. A sentence that names another doer is none."""
    words = _Search(graph, meaning, rng, doer).words_from(graph.start, ())
    return None if words is None else " ".join(words)


def any_sentence(graph: WordGraph, rng: random.Random) -> str:
    """A random sentence of the graph, each way on from a word being as likely as the others."""
    words: list[str] = []
    state = graph.start
    while True:
        steps = [(word, target) for word, found in graph.following(state).items() for target, _ in found]
        if graph.endings(state) and (not steps or rng.random() < 1 / (1 + len(steps))):
            return " ".join(words)
        word, state = rng.choice(steps)
        words.append(word)


def _means(reading: Reading, meaning: Reading) -> bool:
    """Whether a sentence says just this. No nuts and no leaf need not be mentioned."""
    if reading.intent != meaning.intent or (reading.inner is None) != (meaning.inner is None):
        return False
    if reading.inner is not None and meaning.inner is not None:
        return _means(reading.inner, meaning.inner)
    said, wanted = dict(reading.slots), dict(meaning.slots)
    return all(said.get(slot, value if _is_nothing(value) else None) == value for slot, value in wanted.items()) and (
        said.keys() - {BY} <= wanted.keys()
    )


def _is_nothing(value: Value) -> bool:
    return not value and not isinstance(value, Seat)


class _Search:
    """Looks for a random way through a graph that ends in one meaning; a dead end is entered once."""

    def __init__(self, graph: WordGraph, meaning: Reading, rng: random.Random, doer: int | None) -> None:
        self._graph = graph
        self._meaning = meaning
        self._wanted = set((meaning.inner or meaning).slots) | ({(BY, doer)} if doer is not None else set())
        self._rng = rng
        self._dead: set[tuple[int, Slots]] = set()

    def words_from(self, state: int, slots: Slots) -> tuple[str, ...] | None:
        if (state, slots) in self._dead:
            return None
        ways = self._ways(state)
        if any(_means(reading.with_slots(slots), self._meaning) for reading in self._graph.endings(state)):
            ways.append(None)
        self._rng.shuffle(ways)
        for way in ways:
            if way is None:
                return ()
            word, target, added = way
            rest = self.words_from(target, slots + added)
            if rest is not None:
                return (word, *rest)
        self._dead.add((state, slots))
        return None

    def _ways(self, state: int) -> list[tuple[str, int, Slots] | None]:
        return [
            (word, target, added)
            for word, steps in self._graph.following(state).items()
            for target, added in steps
            if self._wanted.issuperset(added)
        ]
