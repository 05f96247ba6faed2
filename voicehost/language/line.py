"""One thing that the host says: spoken as a sentence and printed as one plain line."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum


class Kind(Enum):
    """What a line is for; it decides how it is paced, cut and kept."""

    STORY = "story"
    EVENT = "event"
    ANSWER = "answer"
    REFUSAL = "refusal"
    QUESTION = "question"
    NOTICE = "notice"


@dataclass(frozen=True)
class Line:
    """A line of the host.

    ``printed`` differs from ``spoken`` only for fleeting values, which are spoken and never kept.
    ``message`` is the id of the text in prompts/, for tests and for the recap.
    """

    spoken: str
    kind: Kind
    message: str
    printed: str = ""
    fleeting: bool = False

    @property
    def shown(self) -> str:
        """What the screen, the history and the transcript hold."""
        return self.printed or self.spoken
