"""What passes between table, host and game: frozen dataclasses of plain values, those that every game shares."""

from __future__ import annotations

import re
from collections.abc import Mapping  # noqa: TC003  the fields of dataclasses are read at run time
from dataclasses import dataclass, fields
from enum import Enum
from typing import ClassVar, NewType

Seat = NewType("Seat", int)
"""A place at the table, clockwise from 0. The language turns it into a name."""


class Message:
    """What passes between table, host and game: a frozen dataclass of plain values, round-tripped through JSON."""

    @classmethod
    def kind(cls) -> str:
        """The name that log, templates and narration use: ``NutsFound`` is ``nuts_found``."""
        return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "_", cls.__name__).lower()


class Report(Message):
    """Something that happened at the table, as a player tells it."""


class Event(Message):
    """Something that is now true, for the host to tell.

    A ``fleeting`` one may be told only now, never again. A ``story`` one is colour that a brief host leaves out.
    ``mood`` names the cheer or comfort that may stand before it: "cheer", "comfort" or nothing.
    """

    fleeting: ClassVar[bool] = False
    story: ClassVar[bool] = False
    mood: ClassVar[str] = ""


class Query(Message):
    """A question about the game that changes nothing."""


class Answer(Message):
    """What may be said to a query: only what a sighted player can see or count right now."""


class Refused(Enum):
    """Why a report or a query is not taken, in every game. Games add enums of their own."""

    NOT_NOW = "not_now"
    OUT_OF_RANGE = "out_of_range"
    GAME_OVER = "game_over"
    MUST_REMEMBER = "must_remember"
    SEAT_EMPTY = "seat_empty"
    SEAT_TAKEN = "seat_taken"
    TURN_OPEN = "turn_open"
    ONE_PLAYER = "one_player"


@dataclass(frozen=True)
class Refusal:
    """A report or query that changes nothing: the reason and the numbers that make it impossible."""

    reason: Enum
    numbers: Mapping[str, int | str]


@dataclass(frozen=True)
class SetUp(Report):
    """The box is set up."""


@dataclass(frozen=True)
class StarterNamed(Report):
    """A player begins, by the rulebook or because the table says so."""

    seat: Seat


@dataclass(frozen=True)
class NobodyKnows(Report):
    """Nobody can say who begins by the rulebook."""


@dataclass(frozen=True)
class HostRolls(Report):
    """The table wants the host to roll the dice: chance draws them, and they are reported like any others."""


@dataclass(frozen=True)
class SeatLeft(Report):
    """A player has gone and nobody plays on for them."""

    seat: Seat


@dataclass(frozen=True)
class SeatReturned(Report):
    """A player who had gone is back on their seat."""

    seat: Seat


@dataclass(frozen=True)
class HostWillRoll(Event):
    """The host rolls for the table."""


@dataclass(frozen=True)
class TurnGiven(Report):
    """The table says whose turn it is, against the order of play: the table is the referee."""

    seat: Seat


@dataclass(frozen=True)
class SeatIsEmpty(Event):
    """A player has gone; what they collected stays counted and their turns are passed over."""

    seat: Seat


@dataclass(frozen=True)
class SeatIsTaken(Event):
    """A player is back; their turns come round again."""

    seat: Seat


@dataclass(frozen=True)
class TurnWasGiven(Event):
    """From here play goes on round the table from this player."""

    seat: Seat


@dataclass(frozen=True)
class OneIsLeft(Event):
    """Only one player is still there: the game is kept as it stands until somebody returns, and nobody has won."""

    seat: Seat


@dataclass(frozen=True)
class TurnBegan(Event):
    """A player's hands are wanted. Games tell it in their own words through a class of their own."""

    seat: Seat


@dataclass(frozen=True)
class StarterIsKnown(Event):
    """Who begins is settled."""

    seat: Seat


@dataclass(frozen=True)
class StarterIsOpen(Event):
    """The rulebook's way gives no starter; ``way`` is the house rule by which one is found instead."""

    way: str


@dataclass(frozen=True)
class StoryTold(Event):
    """A moment worth a sentence of story: ``beat`` is the end of a message id, ``story-<beat>``."""

    story: ClassVar[bool] = True
    beat: str


@dataclass(frozen=True)
class Score(Query):
    """Ask who has how much."""


@dataclass(frozen=True)
class WhatIsLeft(Query):
    """Ask what is still to be had, as far as all can see or count it."""


class RuleAsked(Query):
    """Ask how a rule goes; ``topic`` of the class names it."""

    topic: ClassVar[str]


class Row:
    """What one player has, in a score or a ranking: a frozen dataclass of a ``seat`` and the game's counts."""


@dataclass(frozen=True)
class ScoreTold(Answer):
    """What everybody has, clockwise."""

    rows: tuple[Row, ...]


@dataclass(frozen=True)
class RuleTold(Answer):
    """What the rulebook says: ``topic`` is the end of a message id, ``rule-<topic>``."""

    topic: str


def slot_names(kind: type[Message]) -> tuple[str, ...]:
    """The slots of a message, in their order."""
    return tuple(field.name for field in fields(kind))  # type: ignore[arg-type]
