"""Compiles blocks of templates for the names of one evening, each block once, whatever states it takes part in."""

from __future__ import annotations

from typing import TYPE_CHECKING

from voicehost.language.expressions import Lists, ListValue, Rules
from voicehost.language.kept import kept
from voicehost.language.reading import Reading
from voicehost.language.template_files import SENTENCE, Block
from voicehost.language.weaving import Loom, Weaver

if TYPE_CHECKING:
    from collections.abc import Iterable

    from voicehost.language.wordgraph import WordGraph

CORRECTION, HOST, GAME, MOMENT_BEFORE = range(4)
"""Which meaning of a sentence counts: the game's before the host's, and one of its own before a correction.

A bare sentence of the moment before counts above all, while it is understood at all.
"""


class Workshop:
    """The compiled blocks of one evening, on one loom, so that states share what they have in common."""

    def __init__(self, rules: Rules, lists: Lists) -> None:
        self._rules = rules
        self._lists = lists
        self._loom = Loom()
        self._weaver = Weaver(self._loom, rules, lists)
        self._start = kept(self._compiled)
        self._start_of_correction = kept(self._compiled_around)

    def graph(self, blocks: Iterable[Block], corrections: Iterable[tuple[Block, Block]]) -> WordGraph:
        """The graph of all sentences of ``blocks``, and of the first of each correcting pair around its second."""
        starts = {self._start(block) for block in blocks}
        starts |= {self._start_of_correction(outer, inner) for outer, inner in corrections}
        return self._loom.graph(starts)

    def _compiled(self, block: Block) -> int:
        reading = Reading(block.intent, block.slots)
        return self._joined(self._weaver, block, reading, block.weight)

    def _compiled_around(self, outer: Block, inner: Block) -> int:
        said = [ListValue(sentence) for sentence in inner.sentences]
        weaver = Weaver(self._loom, self._rules, {**self._lists, SENTENCE: said})
        reading = Reading(outer.intent, inner=Reading(inner.intent, inner.slots))
        return self._joined(weaver, outer, reading, MOMENT_BEFORE if outer.is_bare else CORRECTION)

    def _joined(self, weaver: Weaver, block: Block, reading: Reading, weight: int) -> int:
        with self._loom.weaving():
            return self._loom.union(frozenset(weaver.sentence(each, reading, weight) for each in block.sentences))
