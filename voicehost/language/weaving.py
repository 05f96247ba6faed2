"""Weaves template expressions into a word graph, from the end of each sentence to its beginning.

Built backwards, what stands behind a word is finished before the word is placed: equal endings are shared at once,
parts of words are glued when the space before them is met ("nut[s]"), and no empty arc is ever needed. Where two
sentences begin alike their beginnings are joined, so the graph stays small and nothing is ever enumerated.
"""

from __future__ import annotations

import re
from contextlib import contextmanager
from functools import cache, partial
from itertools import chain
from typing import TYPE_CHECKING, Any

from hassil import expression as tree

from voicehost.language.expressions import Lists, Rules, rule, values
from voicehost.language.reading import Reading, Slots
from voicehost.language.spelling import spell
from voicehost.language.wordgraph import Arc, WordGraph

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Iterator, Sequence

Label = tuple[str, Slots]
Endings = frozenset[tuple[int, Reading]]
"""The readings of sentences that end at a knot, each with its weight."""

Tail = frozenset[tuple[str, Slots, int]]
"""What may follow a place in a template: letters glued to it, the slots that they fill, and the knot after them."""

NOT_KEPT = "_"
"""A slot whose name begins so is understood and not kept: "on number {disk:_}"."""

_NOTHING = 0
"""The knot from which no sentence ends."""

JOINED = 1_000
"""Knots joined for single graphs that are kept for the next ones, which are then made in 7 instead of 15 milliseconds.

Each game of Knusperhexe joins some hundred more, each takes about two kilobytes, and there is no end to them.
"""

_pieces = cache(lambda text: tuple(re.split(r"( )", re.sub(r"\s+", " ", spell(text)))))


class Loom:
    """The knots of graphs under construction. Equal knots are one, and no two arcs of a knot have the same label.

    The arcs of a knot lie in the order of their labels, so that of many graphs each need not be sorted.
    """

    def __init__(self) -> None:
        self._arcs: list[dict[Label, int]] = [{}]
        self._endings: list[Endings] = [frozenset()]
        self._finals: list[tuple[Reading, ...]] = [()]
        self._numbers: dict[tuple[frozenset[tuple[Label, int]], Endings], int] = {(frozenset(), frozenset()): _NOTHING}
        self._unions: dict[frozenset[int], int] = {}
        self._lasting = (1, 0)

    @contextmanager
    def weaving(self) -> Iterator[None]:
        """The knots and unions that are made within last; those that were joined for graphs are forgotten before."""
        self._forget_joined()
        yield
        self._lasting = (len(self._arcs), len(self._unions))

    def end(self, reading: Reading, weight: int = 0) -> int:
        """The knot where sentences with this reading end. Where several readings meet, the weightiest count."""
        return self._knot({}, frozenset({(weight, reading)}))

    def _knot(self, arcs: dict[Label, int], endings: Endings) -> int:
        key = (frozenset(arcs.items()), endings)
        number = self._numbers.get(key)
        if number is None:
            number = self._numbers[key] = len(self._arcs)
            self._arcs.append(_in_order(arcs))
            self._endings.append(endings)
            self._finals.append(_weightiest(endings))
        return number

    def knot(self, arcs: Iterable[tuple[Label, int]], alike: Iterable[int] = ()) -> int:
        """The knot from which these arcs lead on, and all that leads on from the knots ``alike``."""
        return self._knot(*self._joined(arcs, alike))

    def _joined(self, arcs: Iterable[tuple[Label, int]], alike: Iterable[int]) -> tuple[dict[Label, int], Endings]:
        endings: Endings = frozenset()
        joined: dict[Label, int] = {}
        several: dict[Label, set[int]] = {}
        for number in alike:
            endings |= self._endings[number]
            arcs = chain(arcs, self._arcs[number].items())
        for label, target in arcs:
            if joined.setdefault(label, target) != target:
                several.setdefault(label, {joined[label]}).add(target)
        for label, targets in several.items():
            joined[label] = self.union(frozenset(targets))
        return {label: target for label, target in joined.items() if target != _NOTHING}, endings

    def union(self, knots: frozenset[int]) -> int:
        """The knot from which everything leads on that leads on from any of these."""
        knots -= {_NOTHING}
        if len(knots) == 1:
            return next(iter(knots))
        if knots not in self._unions:
            self._unions[knots] = self.knot((), alike=knots)
        return self._unions[knots]

    def filling(self, number: int, slots: Slots) -> int:
        """The same knot with slots filled whatever follows."""
        if not slots:
            return number
        endings = frozenset((weight, reading.with_slots(slots)) for weight, reading in self._endings[number])
        arcs = {(word, slots + more): target for (word, more), target in self._arcs[number].items()}
        return self._knot(arcs, endings)

    def graph(self, starts: Collection[int]) -> WordGraph:
        """The word graph of all that leads on from ``starts``, numbered in an order that only the sentences decide.

        Where they meet is no knot: there is another such place, with hundreds of arcs, for every graph.
        """
        if len(self._arcs) > self._lasting[0] + JOINED:
            self._forget_joined()
        start, endings = self._joined((), starts)
        numbers: dict[int, int] = {}
        order: list[int] = []
        arcs: list[tuple[int, int, str, Slots]] = []
        for source, ways in enumerate(chain([_in_order(start)], map(self._arcs.__getitem__, order))):
            for (word, slots), target in ways.items():
                number = numbers.get(target)
                if number is None:
                    order.append(target)
                    number = numbers[target] = len(order)
                arcs.append((source, number, word, slots))
        ends = enumerate([_weightiest(endings), *map(self._finals.__getitem__, order)])
        return WordGraph(1 + len(order), tuple(map(_arc, arcs)), {state: final for state, final in ends if final})

    def _forget_joined(self) -> None:
        knots, unions = self._lasting
        del self._arcs[knots:], self._endings[knots:], self._finals[knots:]
        for known, lasting in ((self._numbers, knots), (self._unions, unions)):
            while len(known) > lasting:
                known.popitem()


def _in_order(arcs: dict[Label, int]) -> dict[Label, int]:
    """The arcs sorted by word and slots, whatever the types of the values."""
    return {label: arcs[label] for label in sorted(arcs, key=repr)}


_arc = partial(tuple.__new__, Arc)
"""Makes an arc of a tuple, four times as fast as ``Arc(*arc)``: a graph has thousands."""


def _weightiest(endings: Endings) -> tuple[Reading, ...]:
    most = max((weight for weight, _ in endings), default=0)
    return tuple(sorted((reading for weight, reading in endings if weight == most), key=repr))


class Weaver:
    """Places expressions in front of what follows them, with the rules and lists of one state of the game."""

    def __init__(self, loom: Loom, rules: Rules, lists: Lists) -> None:
        self._loom = loom
        self._rules = rules
        self._lists = lists
        self._before: dict[tuple[int, Tail], Tail] = {}

    def sentence(self, expression: Any, reading: Reading, weight: int) -> int:
        """The knot from which a whole template leads to its reading."""
        return self._start_of(self.before(expression, frozenset({("", (), self._loom.end(reading, weight))})))

    def before(self, expression: Any, tail: Tail) -> Tail:
        """What an expression becomes in front of ``tail``."""
        key = (id(expression), tail)
        if key not in self._before:
            self._before[key] = self._place(expression, tail)
        return self._before[key]

    def _place(self, expression: Any, tail: Tail) -> Tail:
        match expression:
            case tree.TextChunk():
                return self._text(expression.original_text, tail)
            case tree.Alternative():
                return frozenset().union(*(self.before(item, tail) for item in expression.items))
            case tree.Permutation():
                return self._any_order(frozenset(range(len(expression.items))), expression.items, tail)
            case tree.Sequence():
                for item in reversed(expression.items):
                    tail = self.before(item, tail)
                return tail
            case tree.RuleReference():
                return self.before(rule(expression.rule_name, self._rules), tail)
            case tree.ListReference():
                return self._list(expression, tail)
        raise TypeError(f"hassil gave an expression of an unknown kind: {expression}")

    def _text(self, text: str, tail: Tail) -> Tail:
        for piece in reversed(_pieces(text)):
            if piece == " ":
                tail = frozenset({("", (), self._start_of(tail))})
            elif piece:
                tail = frozenset((piece + glued, slots, knot) for glued, slots, knot in tail)
        return tail

    def _any_order(self, left: frozenset[int], items: Sequence[Any], tail: Tail) -> Tail:
        if not left:
            return tail
        return frozenset().union(
            *(self._any_order(left - {last}, items, self.before(items[last], tail)) for last in left)
        )

    def _list(self, reference: Any, tail: Tail) -> Tail:
        keeps = not reference.slot_name.startswith(NOT_KEPT)
        found: set[tuple[str, Slots, int]] = set()
        for said, value, _ in values(reference.list_name, self._lists):
            slots = () if value is None or not keeps else ((reference.slot_name, value),)
            filled: Tail = frozenset((glued, slots + more, knot) for glued, more, knot in tail)
            found |= self._text(" ".join(said), filled) if isinstance(said, tuple) else self.before(said, filled)
        return frozenset(found)

    def _start_of(self, tail: Tail) -> int:
        arcs = (((word, slots), knot) for word, slots, knot in tail if word)
        alike = (self._loom.filling(knot, slots) for word, slots, knot in tail if not word)
        return self._loom.knot(arcs, alike)
