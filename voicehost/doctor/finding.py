"""What an examination finds: plain data that becomes a line, and the numbers it is judged by."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, field
from functools import cache
from importlib import resources
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Mapping


@dataclass(frozen=True)
class Finding:
    """One line of the examination: the id of its text, its values, and whether something essential is missing."""

    text: str
    values: Mapping[str, Any] = field(default_factory=dict)
    missing: bool = False


@dataclass(frozen=True)
class Limits:
    """From where on something counts as trouble; see limits.toml for each."""

    faintest: int
    loud_room: float
    faint_speech: float
    room_seconds: float
    speech_seconds: float
    echo_seconds: float
    echo_times: int
    echo_likeness: float
    echo_spread: float
    late: float


@cache
def limits() -> Limits:
    """The numbers of limits.toml."""
    return Limits(**tomllib.loads(resources.files(__package__).joinpath("limits.toml").read_text(encoding="utf-8")))
