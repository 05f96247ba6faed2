"""What a table wishes of the conversation itself. It lasts longer than one evening: settings.py keeps it."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from voicehost.language.narration import Length


class Story(Enum):
    """How much of the story is told, apart from the length of prompts."""

    RICH = "rich"
    LITTLE = "little"
    OFF = "off"


class Attention(Enum):
    """When something that is said is meant for the host."""

    ASKED = "asked"
    """While a question stands. After a long quiet only an answer to it, until the host's name or a key is used."""
    OPEN = "open"
    """Whenever the host is silent."""
    NAMED = "named"
    """When it begins with the host's name."""
    KEY = "key"
    """Once after each press of a key."""


class Typing(Enum):
    """How keys are pressed."""

    LETTERS = "letters"
    """A letter, a number or a sentence, and Enter."""
    INSTANT = "instant"
    """A letter or a number, at once."""
    FEW = "few"
    """Arrows, Enter, Space and Backspace, for those who cannot read."""


@dataclass
class Preferences:
    """The wishes of one table. All its conversations share this object, so that a change holds at once.

    ``length`` is that of prompts which the table does not know yet. ``patience`` scales how long silence may last.
    ``stop_word`` says that the host can be silenced by a word while it speaks.
    """

    story: Story = Story.RICH
    length: Length = Length.FULL
    attention: Attention = Attention.ASKED
    typing: Typing = Typing.LETTERS
    patience: float = 1.0
    stop_word: bool = False
