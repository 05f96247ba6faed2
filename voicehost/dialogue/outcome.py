"""What becomes of an utterance: exactly one outcome, spoken and printed once."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from voicehost.language.line import Line
    from voicehost.language.reading import Value


class Outcome(Enum):
    """Every utterance ends in exactly one of these."""

    TAKEN = "taken"
    ANSWERED = "answered"
    ASKED_AGAIN = "asked_again"
    CONFIRMED_FIRST = "confirmed_first"
    CORRECTED = "corrected"
    UNDONE = "undone"
    REFUSED = "refused"
    SET_ASIDE = "set_aside"


class Effect(Enum):
    """What the host does beside speaking."""

    SLOWER = "slower"
    FASTER = "faster"
    LOUDER = "louder"
    QUIETER = "quieter"
    HUSH = "hush"
    QUIT = "quit"
    NEW_EVENING = "new_evening"
    REMATCH = "rematch"
    OLD_GAME = "old_game"


@dataclass(frozen=True)
class Reply:
    """The host's side of one exchange: the outcome, the lines in order, a soft sound before them, and an effect.

    ``is_new`` is False for what was said before, which the history holds already. ``language`` is the one to speak
    from now on, where the table wished for another; ``setting`` the name and value of a setting that it has chosen for
    good.
    """

    outcome: Outcome
    lines: tuple[Line, ...] = ()
    earcon: str = ""
    effect: Effect | None = None
    language: str = ""
    is_new: bool = True
    setting: tuple[str, Value] | None = None
