"""Several ears on one sound: unlike decoders, and the same sound with the pitch moved, taken by votes.

Each ear alone mistakes something for a sentence of the list now and then; seldom do several take it for the same one.
The moved pitch lets a model of adults hear children.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np

from voicehost.hearing.recogniser import RATE
from voicehost.inputs import Hypothesis

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy import int16
    from numpy.typing import NDArray

    from voicehost.hearing.recogniser import Recogniser
    from voicehost.language.reading import Reading
    from voicehost.language.wordgraph import WordGraph


class Warp:
    """Moves pitch and formants of a stream by ``factor``: the sound is played so much slower (or faster)."""

    def __init__(self, factor: float) -> None:
        self._factor = factor
        self._stream = self._fresh()

    def __call__(self, pcm: NDArray[int16], *, last: bool = False) -> NDArray[int16]:
        """The next piece; after the ``last`` one a new stream begins."""
        if self._stream is None:
            return pcm
        moved: NDArray[int16] = self._stream.resample_chunk(pcm, last=last)
        if last:
            self._stream = self._fresh()
        return moved

    def _fresh(self) -> Any:
        if self._factor == 1.0:
            return None
        import soxr

        return soxr.ResampleStream(RATE * self._factor, RATE, 1, dtype="int16", quality=soxr.LQ)


@dataclass
class Ear:
    """A recogniser and what it hears the sound through. ``exact``: its partials are beginnings of listed sentences."""

    recogniser: Recogniser
    warp: Warp
    exact: bool = True


class Panel:
    """Takes the part of one ``Recogniser``. Its hypotheses are whole listed sentences with the share of votes for each.

    Sentences with the same reading are one: "two nuts" and "found two nuts" agree.
    """

    def __init__(self, ears: Sequence[Ear], free: Recogniser | None = None) -> None:
        """``free`` hears sounds instead of words; the first of ``ears`` competes with it."""
        self._ears = tuple(ears)
        self._free = free
        self._graph: WordGraph | None = None
        self.strain: float | None = None
        """How much better free sounds fit the last utterance than the words of the first ear; None if not known."""

    @property
    def unheard(self) -> frozenset[str]:
        """The words of the last list that no ear can hear."""
        return frozenset.intersection(*(ear.recogniser.unheard for ear in self._ears))

    def listen_for(self, graph: WordGraph) -> None:
        """Listen for the sentences of ``graph`` with every ear."""
        for ear in self._ears:
            ear.recogniser.listen_for(graph)
        self._graph = graph

    def hear(self, pcm: NDArray[int16]) -> str:
        """The words that most of the exact ears have heard so far."""
        if self._free:
            self._free.hear(pcm)
        partials = [(ear.exact, ear.recogniser.hear(ear.warp(pcm))) for ear in self._ears]
        return Counter(partial for exact, partial in partials if exact).most_common(1)[0][0]

    def finish(self) -> tuple[Hypothesis, ...]:
        """Count the votes: the sentence with most of them first."""
        votes: dict[tuple[Reading, ...], list[str]] = defaultdict(list)
        for ear in self._ears:
            for said in self._end(ear)[:1]:
                readings = self._graph.read(said.text.split()) if self._graph else ()
                votes[readings].append(said.text)
        votes.pop((), None)
        self.strain = self._compete()
        counted = sorted(votes.values(), key=len, reverse=True)
        return tuple(Hypothesis(Counter(texts).most_common(1)[0][0], len(texts) / len(self._ears)) for texts in counted)

    def close(self) -> None:
        """Close every ear."""
        for recogniser in (*(ear.recogniser for ear in self._ears), *filter(None, [self._free])):
            recogniser.close()

    def _compete(self) -> float | None:
        if self._free is None:
            return None
        self._free.finish()
        words, sounds = self._ears[0].recogniser.fit, self._free.fit
        return None if words is None or sounds is None else sounds - words

    def _end(self, ear: Ear) -> tuple[Hypothesis, ...]:
        rest = ear.warp(np.zeros(0, np.int16), last=True)
        if len(rest):
            ear.recogniser.hear(rest)
        return ear.recogniser.finish()
