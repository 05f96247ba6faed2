"""Word graphs of a few written-out sentences, for tests that need no templates."""

from __future__ import annotations

from typing import TYPE_CHECKING

from voicehost.language.reading import Reading
from voicehost.language.weaving import Loom

if TYPE_CHECKING:
    from voicehost.language.wordgraph import WordGraph


def listed(*sentences: str) -> WordGraph:
    """The graph of ``sentences``, each with a reading of its own."""
    return meaning({sentence: sentence for sentence in sentences})


def meaning(sentences: dict[str, str]) -> WordGraph:
    """The graph of sentences with what each means; those that mean the same have one reading."""
    loom = Loom()
    starts = set()
    with loom.weaving():
        for sentence, intent in sentences.items():
            knot = loom.end(Reading(intent))
            for word in reversed(sentence.split()):
                knot = loom.knot([((word, ()), knot)])
            starts.add(knot)
    return loom.graph(starts)
