"""The sentences that may be said now, as one acyclic graph over whole words.

It serves matching, the recognisers' lists, "can this sentence still go on?" and examples. It is plain data: it pickles
to another process and needs nothing but the standard library.
"""

from __future__ import annotations

import hashlib
from array import array
from dataclasses import dataclass
from functools import cached_property
from itertools import islice
from typing import TYPE_CHECKING, Any, NamedTuple

from voicehost.language.reading import Progress, Reading, Slots

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence

_MANY = 8
"""More different outcomes than this after a state count as "anything may follow"."""


class Arc(NamedTuple):
    """One word from one state to the next, with the slots that it fills (mostly none)."""

    source: int
    target: int
    word: str
    slots: Slots = ()


class _Config(NamedTuple):
    """Where one way of reading the words so far stands."""

    state: int
    slots: Slots


@dataclass(frozen=True)
class WordGraph:
    """States are 0 to ``states`` - 1, 0 is the start, and no arc leads back.

    ``finals`` gives the readings of the sentences that end in a state; the slots on the way are added to them. No two
    arcs of a state share word and slots, and equal sets of sentences are built into equal graphs. ``awaited`` are the
    intents that answer the question of the moment, ``instead`` those that people tell in the place of an answer; the
    others may be said as well, but seldom are.
    """

    states: int
    arcs: tuple[Arc, ...]
    finals: Mapping[int, tuple[Reading, ...]]
    start: int = 0
    awaited: frozenset[str] = frozenset()
    instead: frozenset[str] = frozenset()

    def __hash__(self) -> int:
        return hash(self.fingerprint)

    def __reduce__(self) -> tuple[Callable[..., WordGraph], tuple[Any, ...]]:
        return WordGraph, (self.states, self.arcs, self.finals, self.start, self.awaited, self.instead)

    @cached_property
    def fingerprint(self) -> str:
        """The same for the same sentences with the same readings at the same question, in every process."""
        whole = (self.arcs, [*self.finals.items()], sorted(self.awaited), sorted(self.instead))
        return hashlib.sha256(repr(whole).encode()).hexdigest()[:16]

    def awaits(self, intents: Iterable[str]) -> bool:
        """Whether one of these intents answers the question of the moment."""
        return not self.awaited.isdisjoint(intents)

    def expects(self, intents: Iterable[str]) -> bool:
        """Whether one of these intents answers the question, or is often said instead of an answer."""
        return not (self.awaited | self.instead).isdisjoint(intents)

    @cached_property
    def _visited(self) -> dict[int, dict[str, list[tuple[int, Slots]]]]:
        return {}

    @cached_property
    def _by_source(self) -> tuple[array[int], array[int]]:
        """The places of the arcs in the order of their sources, and where in it each state's begin."""
        begins = array("L", bytes(array("L").itemsize * (self.states + 1)))
        for arc in self.arcs:
            begins[arc.source + 1] += 1
        for state in range(self.states):
            begins[state + 1] += begins[state]
        return array("L", sorted(range(len(self.arcs)), key=lambda place: self.arcs[place].source)), begins

    def following(self, state: int) -> Mapping[str, Sequence[tuple[int, Slots]]]:
        """For each word that may follow in a state: the states after it and the slots that it fills.

        Made where somebody goes: few of a graph's sentences are ever said, and those of all states take more memory
        than the graph.
        """
        steps = self._visited.get(state)
        if steps is None:
            steps = self._visited[state] = {}
            places, begins = self._by_source
            for place in places[begins[state] : begins[state + 1]]:
                arc = self.arcs[place]
                steps.setdefault(arc.word, []).append((arc.target, arc.slots))
        return steps

    def endings(self, state: int) -> tuple[Reading, ...]:
        """The readings of sentences that end in a state, without the slots filled on the way."""
        return self.finals.get(state, ())

    def _walk(self, words: Sequence[str]) -> list[_Config]:
        configs = [_Config(self.start, ())]
        for word in words:
            configs = [
                _Config(target, slots + added)
                for state, slots in configs
                for target, added in self.following(state).get(word, ())
            ]
        return configs

    def _readings(self, configs: Sequence[_Config]) -> tuple[Reading, ...]:
        readings = (r.with_slots(slots) for state, slots in configs for r in self.finals.get(state, ()))
        return tuple(dict.fromkeys(readings))

    def read(self, words: Sequence[str]) -> tuple[Reading, ...]:
        """The readings of a whole sentence: none if it is not in the graph, several if it is ambiguous."""
        return self._readings(self._walk(words))

    def progress(self, words: Sequence[str]) -> Progress:
        """How far these words have come. A last word that may still grow ("six", "sixteen") counts as going on."""
        before = self._walk(words[:-1])
        configs = self._walk(words)
        if not configs:
            return Progress.NONE
        readings = set(self._readings(configs))
        if not readings:
            return Progress.BROKEN
        for state, slots in [*configs, *self._growing(before, words)]:
            outcomes = self._outcomes(state)
            if outcomes is None or any(r.with_slots(slots) not in readings for r in outcomes):
                return Progress.OPEN
        return Progress.DONE

    def _growing(self, before: Sequence[_Config], words: Sequence[str]) -> list[_Config]:
        last = words[-1] if words else ""
        return [
            _Config(target, slots + added)
            for state, slots in before
            for word, steps in self.following(state).items()
            if last and word != last and word.startswith(last)
            for target, added in steps
        ]

    def _outcomes(self, state: int) -> frozenset[Reading] | None:
        """The readings that sentences through this state can still get, or None for too many to tell apart."""
        if state not in self._outcome_cache:
            self._outcome_cache[state] = self._find_outcomes(state)
        return self._outcome_cache[state]

    @cached_property
    def _outcome_cache(self) -> dict[int, frozenset[Reading] | None]:
        return {}

    def _find_outcomes(self, state: int) -> frozenset[Reading] | None:
        found = set(self.finals.get(state, ()))
        for steps in self.following(state).values():
            for target, slots in steps:
                further = self._outcomes(target)
                if further is None:
                    return None
                found.update(reading.with_slots(slots) for reading in further)
                if len(found) > _MANY:
                    return None
        return frozenset(found)

    def words(self) -> frozenset[str]:
        """Every word that can be said, spelled as the recogniser's dictionary has it."""
        return self._words

    @cached_property
    def _words(self) -> frozenset[str]:
        return frozenset(arc.word for arc in self.arcs)

    def sentences(self, limit: int) -> Iterator[str]:
        """Up to ``limit`` sentences, the shortest first."""
        longest = max(self._lengths(self.start), default=0)
        everything = (words for length in range(longest + 1) for words in self._of_length(self.start, length))
        return (" ".join(words) for words in islice(dict.fromkeys(islice(everything, limit * 2)), limit))

    @cached_property
    def _length_cache(self) -> dict[int, frozenset[int]]:
        return {}

    def _lengths(self, state: int) -> frozenset[int]:
        """The numbers of words with which a sentence can end after a state."""
        if state not in self._length_cache:
            further = {
                n + 1 for steps in self.following(state).values() for target, _ in steps for n in self._lengths(target)
            }
            self._length_cache[state] = frozenset(further | ({0} if state in self.finals else set()))
        return self._length_cache[state]

    def _of_length(self, state: int, length: int) -> Iterator[tuple[str, ...]]:
        if length not in self._lengths(state):
            return
        if length == 0:
            yield ()
            return
        for word, steps in self.following(state).items():
            for target, _ in steps:
                for rest in self._of_length(target, length - 1):
                    yield (word, *rest)
