"""How well the words of an ear explain the sound: against free sounds on the same frames, and over all that was said.

A list hears a listed sentence in whatever is said. Free sounds fit that better on some word, or the words leave a part
of it out and call it silence.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy import bool_, float64
    from numpy.typing import NDArray

_EDGE = 3
"""Frames at the end of an utterance in which decoders disagree about whether it is over."""


class Piece(NamedTuple):
    """A word, a sound or, with an empty ``text``, silence on the frames from ``begin`` up to ``end``.

    A frame is a hundredth of a second. ``score`` is the logarithm of how likely it is, in the recogniser's own units.
    """

    text: str
    begin: int
    end: int
    score: float


@dataclass(frozen=True)
class Evidence:
    """What speaks for a sentence, beside the votes.

    ``fit`` is how much better a frame fits the words than free sounds, ``worst`` the same of the worst word; both are
    mostly negative. ``unexplained`` is the share of what was said that the words leave out, 0 to 1.
    """

    fit: float
    worst: float
    unexplained: float


def weigh(words: Sequence[Piece], sounds: Sequence[Piece], warp: float = 1.0) -> Evidence | None:
    """The evidence for ``words``, heard through a warp, against ``sounds``, heard as they came. None without words."""
    said = [piece for piece in words if piece.text and piece.end > piece.begin]
    if not said or not sounds:
        return None
    frames = max(piece.end for piece in words)
    of_words, silent = _spread(words, frames)
    of_sounds, quiet = _spread(sounds, max(piece.end for piece in sounds))
    same_time = np.minimum((np.arange(frames) * warp).astype(int), len(quiet) - 1)
    better, spoken = of_words - of_sounds[same_time], ~quiet[same_time]
    spoken[-_EDGE:] = False
    fits = [(float(better[piece.begin : piece.end].sum()), piece.end - piece.begin) for piece in said]
    return Evidence(
        fit=sum(fit for fit, _ in fits) / sum(length for _, length in fits),
        worst=min(fit / length for fit, length in fits),
        unexplained=float((silent & spoken).sum() / max(1, spoken.sum())),
    )


def _spread(pieces: Sequence[Piece], frames: int) -> tuple[NDArray[float64], NDArray[bool_]]:
    """The score of each frame, and whether it is silence."""
    scores, silent = np.zeros(frames), np.ones(frames, np.bool_)
    for piece in pieces:
        scores[piece.begin : piece.end] = piece.score / max(1, piece.end - piece.begin)
        silent[piece.begin : piece.end] = not piece.text
    return scores, silent
