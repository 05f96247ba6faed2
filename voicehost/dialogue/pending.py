"""The one question of the host's own that may be open beside the game's: a plain value, kept in the ledger."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING, Any

from voicehost.language.reading import Reading

if TYPE_CHECKING:
    from collections.abc import Mapping


CORRECTION = "Correct"
"""The intent of "no, ...", with what is right inside."""

AT_ONCE = 3
"""Options that are offered in one breath; more are not remembered (conventions.md 1.4). All their numbers count."""


class Ask(Enum):
    """What the host wants to know. The value is the id of its prompt and the context label of its answers."""

    CONFIRM = "ask-confirm"
    CHOOSE = "ask-choose"
    WHO = "ask-who"
    STANDS = "ask-stands"
    SET_UP = "ask-setup"
    TABLE = "ask-table"
    ANIMAL = "ask-animal"
    NAME = "ask-name"
    OPPOSITE = "ask-opposite"
    PLAYS_ON = "ask-plays-on"
    COPY = "ask-copy"
    OPTIONS = "ask-options"
    MORE = "ask-more"
    HELPER = "ask-helper"


@dataclass(frozen=True)
class Pending:
    """An open question.

    CONFIRM, CHOOSE, OPPOSITE and OPTIONS hold the readings and the words that stand for each; WHO holds the reading
    that lacks a seat, PLAYS_ON that of whoever leaves, COPY what an earlier game was told; NAME, and ANIMAL after it,
    the names from the challenged one on, with what that sounds like; SET_UP the step of the walk through setting up,
    told by touch or as it looks, and OPTIONS that through the options; MORE the pieces of a long text that are not told
    yet. ``then`` was open before and is asked afterwards.
    """

    ask: Ask
    readings: tuple[Reading, ...] = ()
    texts: tuple[str, ...] = ()
    step: int = 0
    by_touch: bool = False
    then: Pending | None = None

    @property
    def is_about_a_report(self) -> bool:
        """Whether it waits for the rest of something that was said, so that "undo" means just that."""
        return self.ask in (Ask.CONFIRM, Ask.CHOOSE, Ask.WHO, Ask.NAME, Ask.OPPOSITE, Ask.PLAYS_ON, Ask.HELPER)

    @property
    def settles(self) -> bool:
        """Whether its answer lets something happen in the game, and not only on the way to it."""
        return self.ask not in (Ask.STANDS, Ask.SET_UP, Ask.MORE)

    @property
    def asks_back(self) -> bool:
        """Whether it asks what was heard of something new, so that "no, two" says what it was and corrects nothing."""
        heard_now = all(reading.intent != CORRECTION for reading in self.readings)
        return self.ask in (Ask.CONFIRM, Ask.CHOOSE) and heard_now

    @property
    def step_message(self) -> str:
        """The id of the step of setting up."""
        return f"{'touch' if self.by_touch else 'setup'}-{self.step}"

    def to_plain(self) -> dict[str, Any]:
        """The form that the ledger keeps."""
        return {
            "ask": self.ask.value,
            "readings": [reading_to_plain(reading) for reading in self.readings],
            "texts": list(self.texts),
            "step": self.step,
            "by_touch": self.by_touch,
            "then": self.then.to_plain() if self.then else None,
        }

    @classmethod
    def from_plain(cls, plain: Mapping[str, Any]) -> Pending:
        """The question that was open when the ledger was last written."""
        readings = tuple(reading_from_plain(reading) for reading in plain["readings"])
        then = cls.from_plain(plain["then"]) if plain["then"] else None
        by_touch = bool(plain.get("by_touch"))  # older ledgers have none
        return cls(Ask(plain["ask"]), readings, tuple(plain["texts"]), int(plain["step"]), by_touch, then)


def reading_to_plain(reading: Reading) -> dict[str, Any]:
    """A reading as plain JSON."""
    inner = reading_to_plain(reading.inner) if reading.inner else None
    return {"intent": reading.intent, "slots": dict(reading.slots), "inner": inner}


def reading_from_plain(plain: Mapping[str, Any]) -> Reading:
    """A reading from plain JSON."""
    inner = reading_from_plain(plain["inner"]) if plain["inner"] else None
    return Reading(plain["intent"], tuple(sorted(plain["slots"].items())), inner)
