"""What turns sound into sentences: the contract that every recogniser keeps."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy import int16
    from numpy.typing import NDArray

    from voicehost.hearing.evidence import Piece
    from voicehost.inputs import Hypothesis
    from voicehost.language.wordgraph import WordGraph

RATE = 16_000
"""Samples a second of all sound inside voicehost: one channel, int16."""


class Recogniser(Protocol):
    """Hears one utterance after another, each for the sentences of one word graph. One thread owns it (BL-14).

    An utterance begins with the first ``hear`` and ends with ``finish``; ``listen_for`` comes between utterances only,
    because the native libraries crash when a list changes under them.
    """

    @property
    def unheard(self) -> frozenset[str]:
        """The words of the last list that it cannot hear."""

    @property
    def path(self) -> Sequence[Piece]:
        """How the last utterance divides into what was heard; empty where the recogniser does not tell."""

    def listen_for(self, graph: WordGraph) -> None:
        """Listen for the sentences of ``graph`` from now on. Raises RuntimeError while an utterance is running."""

    def hear(self, pcm: NDArray[int16]) -> str:
        """Take the next piece of an utterance; gives the words so far, which change nothing but the waiting."""

    def finish(self) -> tuple[Hypothesis, ...]:
        """End the utterance; gives what was heard, likeliest first, or nothing."""

    def close(self) -> None:
        """Give everything back. It hears nothing afterwards."""
