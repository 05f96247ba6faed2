"""Several ears on one sound: unlike decoders, and the same sound with the pitch moved, taken by votes.

Each ear alone mistakes something for a sentence of the list now and then; seldom do several take it for the same one.
The moved pitch lets a model of adults hear children.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from voicehost.hearing.evidence import Evidence, weigh
from voicehost.hearing.judge import Claim
from voicehost.hearing.recogniser import RATE
from voicehost.inputs import Hypothesis

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy import int16
    from numpy.typing import NDArray

    from voicehost.hearing.evidence import Piece
    from voicehost.hearing.recogniser import Recogniser
    from voicehost.language.reading import Reading
    from voicehost.language.wordgraph import WordGraph


class Warp:
    """Moves pitch and formants of a stream by ``factor``: the sound is played so much slower (or faster)."""

    def __init__(self, factor: float) -> None:
        self.factor = factor
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
        if self.factor == 1.0:
            return None
        import soxr

        return soxr.ResampleStream(RATE * self.factor, RATE, 1, dtype="int16", quality=soxr.LQ)


@dataclass
class Ear:
    """A recogniser and what it hears the sound through. ``exact``: its partials are beginnings of listed sentences."""

    recogniser: Recogniser
    warp: Warp
    exact: bool = True


class _Vote(NamedTuple):
    """What one ear has heard."""

    text: str
    evidence: Evidence | None


Support = Callable[[Claim], float]
"""All that speaks for a sentence."""


class Panel:
    """Takes the part of one ``Recogniser``. Its hypotheses are whole listed sentences with the share of votes for each.

    Sentences with the same reading are one: "two nuts" and "found two nuts" agree.
    """

    def __init__(
        self,
        ears: Sequence[Ear],
        free: Recogniser | None = None,
        support: Support = lambda claim: claim.share,
        rival: float = np.inf,
    ) -> None:
        """``free`` hears sounds instead of words, and the words compete with it.

        A sentence with so much less support than the first one as ``rival`` is not among the hypotheses.
        """
        self._ears = tuple(ears)
        self._free = free
        self._weigh = support
        self._rival = rival
        self._graph: WordGraph | None = None
        self.support = 0.0
        """What speaks for the first hypothesis of the last utterance."""

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
        """Weigh the sentences that were heard: the one with most support first."""
        votes: dict[tuple[Reading, ...], list[_Vote]] = defaultdict(list)
        sounds = self._sounds()
        for ear in self._ears:
            for said in self._end(ear)[:1]:
                readings = self._graph.read(said.text.split()) if self._graph else ()
                votes[readings].append(_Vote(said.text, weigh(ear.recogniser.path, sounds, ear.warp.factor)))
        votes.pop((), None)
        weighed = sorted((self._supported(*each) for each in votes.items()), key=lambda each: each[0], reverse=True)
        self.support = weighed[0][0] if weighed else 0.0
        return tuple(hypothesis for support, hypothesis in weighed if support > self.support - self._rival)

    def close(self) -> None:
        """Close every ear."""
        for recogniser in (*(ear.recogniser for ear in self._ears), *filter(None, [self._free])):
            recogniser.close()

    def _supported(self, readings: tuple[Reading, ...], votes: Sequence[_Vote]) -> tuple[float, Hypothesis]:
        """A sentence, and what speaks for it where it fits best."""
        share = len(votes) / len(self._ears)
        intents = {reading.intent for reading in readings}
        text = Counter(vote.text for vote in votes).most_common(1)[0][0]
        expected = self._graph is not None and self._graph.expects(intents)
        claims = (Claim(share, intents, expected, vote.evidence) for vote in votes)
        return max(map(self._weigh, claims)), Hypothesis(text, share)

    def _sounds(self) -> Sequence[Piece]:
        if self._free is None:
            return ()
        self._free.finish()
        return self._free.path

    def _end(self, ear: Ear) -> tuple[Hypothesis, ...]:
        rest = ear.warp(np.zeros(0, np.int16), last=True)
        if len(rest):
            ear.recogniser.hear(rest)
        return ear.recogniser.finish()
