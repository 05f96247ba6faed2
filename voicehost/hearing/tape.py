"""Recordings instead of a microphone: ``--wav FILE``, as many as wanted, one after another.

They run like a tape that starts when the host opens its ear and stops when an utterance has ended, as fast as the
listener can follow.
"""

from __future__ import annotations

import threading
from typing import TYPE_CHECKING

import numpy as np

from voicehost.hearing.recogniser import RATE
from voicehost.inputs import EarsLost, Heard

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from numpy import int16
    from numpy.typing import NDArray

    from voicehost.hearing.child import HearingChild
    from voicehost.inputs import Input

BLOCK = RATE // 25
"""Samples a block: 40 ms, as a microphone gives them."""

BETWEEN_SECONDS = 2.0
"""Quiet after each recording, so that its last utterance ends."""

BEFORE_SECONDS = 0.5
"""Quiet before the first recording: a voice that begins with the first sample is noticed too late."""

STRAY_SECONDS = 0.3
"""An ear that is still open so long after an utterance listens on: the host has left that utterance alone."""

FOLLOW_SECONDS = 5.0
"""A block that is not listened to for so long was lost with the process that had it."""

OVER = "The recordings are at their end, so I go on by keys."


class Tape:
    """A ``Source`` that plays recordings to a listener while the ear is open.

    What the listener hears must pass through ``hear``, which hands it on to ``post``.
    """

    def __init__(
        self, recordings: Sequence[NDArray[int16]], post: Callable[[Input], None], clock: Callable[[], float]
    ) -> None:
        quiet = np.zeros(int(BETWEEN_SECONDS * RATE), np.int16)
        before = quiet[: int(BEFORE_SECONDS * RATE)]
        self._sound = np.concatenate([before, *(part for each in recordings for part in (each, quiet))])
        self._post = post
        self._clock = clock
        self._turn = threading.Condition()
        self._open = False
        self._held = False
        self._shut = False
        self._stood = True

    def start(self, child: HearingChild) -> None:
        """Play to ``child`` from the first opening on."""
        threading.Thread(target=self._play, args=(child,), name="tape", daemon=True).start()

    def hear(self, message: Input) -> None:
        """Pass on what the listener heard; an utterance holds the tape."""
        if isinstance(message, Heard):
            with self._turn:
                self._held = True
        self._post(message)

    def opened(self) -> None:
        """Let the tape run."""
        self._set(opened=True)

    def closed(self) -> None:
        """Stop the tape where it is."""
        self._set(opened=False)

    def watch(self) -> None:
        """A tape does not break."""

    def shut(self) -> None:
        """Stop for good."""
        self._shut = True
        self._set(opened=False)

    def _set(self, *, opened: bool) -> None:
        with self._turn:
            self._open = opened
            self._held = False
            self._stood = True
            self._turn.notify_all()

    def _play(self, child: HearingChild) -> None:
        at = 0.0
        for begin in range(0, len(self._sound), BLOCK):
            if self._wait_for_turn():
                at = max(at, self._clock())
            if self._shut:
                return
            block = self._sound[begin : begin + BLOCK]
            at += len(block) / RATE
            child.hear(block, at)
            child.wait_until(at, FOLLOW_SECONDS)
        self._post(EarsLost(OVER))

    def _wait_for_turn(self) -> bool:
        """Wait until the tape may run; true if it stood. However slow its listener is, a running tape has no holes."""
        with self._turn:
            stood = self._stood or not self._open or self._held
            self._stood = False
            while not self._shut:
                if self._turn.wait_for(lambda: self._shut or (self._open and not self._held), STRAY_SECONDS):
                    break
                self._held = False
            return stood
