"""How much the host says: prompts shrink as the table knows the game, and grow again on a miss or on request."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import TYPE_CHECKING

from voicehost.language.narration import Length

if TYPE_CHECKING:
    from voicehost.dialogue.preferences import Preferences, Story

FULL_ROUNDS = 1
"""Rounds of the table in which a prompt is heard in full, but twice at least."""

SHORT_ROUNDS = 2
"""Rounds after which a prompt is brief: after two clean rounds a turn is the name (DESIGN.md section 5)."""

REMINDED = 2
"""Turns after which a reminder fades."""

_LONGEST_FIRST = (Length.FULL, Length.SHORT, Length.BRIEF)


class Manner:
    """Remembers which prompts were told how often, and what the table asked for."""

    def __init__(self, preferences: Preferences) -> None:
        self.preferences = preferences
        self.round = 2
        """Turns of a round: one for each player at the table."""
        self._told: Counter[str] = Counter()

    @property
    def story(self) -> Story:
        """How much of the story is told."""
        return self.preferences.story

    def copy(self) -> Manner:
        """The same memory, to go on by itself."""
        copied = Manner(replace(self.preferences))
        copied.round, copied._told = self.round, self._told.copy()
        return copied

    def length(self, message: str) -> Length:
        """The length in which to tell this prompt now; counts the telling."""
        times = self._told[message]
        self._told[message] += 1
        rounds = times / max(self.round, 2)
        learned = 0 if rounds < FULL_ROUNDS else 1 if rounds < SHORT_ROUNDS else 2
        return _LONGEST_FIRST[min(learned + _LONGEST_FIRST.index(self.preferences.length), 2)]

    def is_new(self, message: str) -> bool:
        """Whether the table still needs this reminder; reminders of the same step fade after two turns each."""
        return self._told[message] < REMINDED and self.preferences.length is Length.FULL

    def variant(self, message: str) -> int:
        """Which wording of a message with several to use now, in turn; counts the telling."""
        self._told[message] += 1
        return self._told[message] - 1

    def forget(self, message: str) -> None:
        """Tell this prompt in full the next time: somebody did not know what to say to it."""
        self._told[message] = 0

    def shorter(self) -> None:
        """The table asked for fewer words."""
        at = _LONGEST_FIRST.index(self.preferences.length)
        self.preferences.length = _LONGEST_FIRST[min(at + 1, 2)]

    def longer(self) -> None:
        """The table asked for an explanation: everything is told in full again."""
        self.preferences.length = Length.FULL
        self._told.clear()
