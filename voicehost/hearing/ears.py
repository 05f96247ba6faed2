"""What the host holds: ears that it opens while it is silent and shuts while it speaks."""

from __future__ import annotations

import threading
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from collections.abc import Callable

    from voicehost.hearing.child import HearingChild
    from voicehost.language.wordgraph import WordGraph

WATCH_SECONDS = 0.5
"""How often child and source are looked after."""


class Ears(Protocol):
    """Ears post what they hear to the host's queue; none of these calls waits."""

    def open(self, graph: WordGraph, patience: float = 1.0, *, over: bool = False) -> None:
        """Listen from now on for the sentences of ``graph``; ``patience`` above 1 gives slow speakers more time.

        ``over`` tells that the host speaks meanwhile, and that its own voice is nobody's.
        """

    def close(self) -> None:
        """Stop listening; what was half heard is forgotten."""

    def shut(self) -> None:
        """The evening is over: give microphone and processes back."""


class Source(Protocol):
    """Where sound comes from: it hands blocks to a ``HearingChild`` until it is shut."""

    def opened(self) -> None:
        """The ear has been opened (anew)."""

    def closed(self) -> None:
        """The ear has been closed."""

    def watch(self) -> None:
        """Called twice a second: see whether all is well."""

    def shut(self) -> None:
        """Stop for good."""


class ChildEars:
    """Ears made of a source of sound and a listener in its own process."""

    def __init__(self, child: HearingChild, source: Source, clock: Callable[[], float]) -> None:
        self._child = child
        self._source = source
        self._clock = clock
        self._over = threading.Event()
        threading.Thread(target=self._watch, name="ears", daemon=True).start()

    @property
    def unheard(self) -> frozenset[str]:
        """The words of the present list that the recogniser cannot hear, as far as it has told."""
        return self._child.unheard

    def open(self, graph: WordGraph, patience: float = 1.0, *, over: bool = False) -> None:
        """Listen from now on for the sentences of ``graph``."""
        self._child.open(graph, self._clock(), patience, over=over)
        self._source.opened()

    def close(self) -> None:
        """Stop listening."""
        self._source.closed()
        self._child.close()

    def shut(self) -> None:
        """Give everything back."""
        self._over.set()
        self._source.shut()
        self._child.shut()

    def _watch(self) -> None:
        while not self._over.wait(WATCH_SECONDS):
            self._child.watch()
            self._source.watch()
