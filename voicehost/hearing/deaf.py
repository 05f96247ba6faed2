"""Ears that hear nothing: the game goes on by keys."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from voicehost.language.wordgraph import WordGraph


class DeafEars:
    """Ears for those who want none, or have no microphone."""

    def open(self, graph: WordGraph, patience: float = 1.0, *, over: bool = False) -> None:
        """Listen to nothing."""

    def close(self) -> None:
        """Stop listening to nothing."""

    def shut(self) -> None:
        """There is nothing to give back."""
