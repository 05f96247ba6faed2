"""What stands around the host, and what it expects of it: ears, voice, keyboard, manners, and evenings to lead."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Protocol

from voicehost.hearing.keyboard import NoKeyboard

if TYPE_CHECKING:
    from collections.abc import Callable
    from queue import SimpleQueue

    from voicehost.dialogue.conversation import Conversation
    from voicehost.dialogue.outcome import Effect
    from voicehost.hearing.ears import Ears
    from voicehost.inputs import Input
    from voicehost.language.reading import Value
    from voicehost.speaking.voice import Voice
    from voicehost.waking import Waking


class Manners(Protocol):
    """Carries out wishes about the host itself: pace, loudness, settings; remembers them."""

    @property
    def sounds(self) -> bool:
        """Whether the short sounds are played."""

    @property
    def printed_sounds(self) -> bool:
        """Whether a line is printed for each of them."""

    def fulfil(self, effect: Effect) -> None:
        """Do what was wished."""

    def choose(self, name: str, value: Value) -> None:
        """Go by another setting from now on."""


class Keyboard(Protocol):
    """Hands lines and keys to the host's queue, one after the other."""

    def take(self, *, single: bool) -> bool:
        """Take single presses or whole lines from now on. False where single presses cannot be had."""

    def answered(self) -> None:
        """What came last is answered: the next may come."""


class Evenings(Protocol):
    """Makes conversations: for another game, for the one before it, or for the same table once more."""

    def another(self) -> Conversation:
        """An evening at which nothing is said yet."""

    def old(self) -> Conversation | None:
        """The game that was played last and is not over, at the question whether its table stands; None without one."""

    def rematch(self, conversation: Conversation) -> Conversation:
        """The same game with the same people."""

    def in_language(self, language: str, conversation: Conversation) -> Conversation:
        """The same conversation in another language."""


@dataclass
class Around:
    """Everything around the host: queue, clock, ears and voice."""

    inbox: SimpleQueue[Input]
    clock: Callable[[], float]
    ears: Ears
    voice: Voice
    keyboard: Keyboard = field(default_factory=NoKeyboard)
    waking: Waking | None = None
    """Tells when the computer has slept; without it nobody asks."""
    ears_in: Callable[[str], Ears] | None = None
    """Ears and voice change to a language; gives the new ears. Without it both stay as they are."""
    rest: Callable[[], None] = lambda: None
    """Called when there is nothing to do until somebody speaks or types."""
