"""From the fields of a message to the variables of its text."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, fields, is_dataclass
from enum import Enum
from functools import cache
from typing import Any, get_args, get_type_hints

_hints: Callable[[type], dict[str, Any]] = cache(get_type_hints)
"""The annotations of a class as types; working them out takes half as long as telling a line."""


@dataclass(frozen=True)
class Speaker:
    """What turning fields into words takes: the names by seat, how things are put in a row, and how a row is told.

    ``item`` is given the name of the row's text ("finds") and its variables.
    """

    names: Sequence[str]
    listing: Callable[[Sequence[str], str], str]
    item: Callable[[str, dict[str, Any]], str]


def plain_values(message: Any, speaker: Speaker) -> dict[str, Any]:
    """The variables of a message: seats as names, truths as "true" and "false", enums as their values, rows as text.

    A tuple also gives its length as ``<field>-count``, and a mapping gives each of its entries.
    """
    hints = _hints(type(message))
    values: dict[str, Any] = {}
    for field in fields(message):
        value, hint = getattr(message, field.name), hints[field.name]
        if isinstance(value, Mapping):
            values |= {str(key): _plain(each, None, speaker) for key, each in value.items()}
            continue
        values[field.name] = _plain(value, hint, speaker)
        if isinstance(value, tuple):
            values[f"{field.name}-count"] = len(value)
    return values


def _plain(value: Any, hint: Any, speaker: Speaker) -> Any:
    match value:
        case bool():
            return "true" if value else "false"
        case None:
            return "none"
        case Enum():
            return str(value.value)
        case int() if _is_of_seats(hint):
            return speaker.names[value]
        case tuple() if value and is_dataclass(value[0]):
            return speaker.listing([_row(each, speaker) for each in value], "apart")
        case tuple():
            return speaker.listing([str(_plain(each, hint, speaker)) for each in value], "and") if value else ""
    return value


def _row(row: Any, speaker: Speaker) -> str:
    name = "".join(f"-{c.lower()}" if c.isupper() else c for c in type(row).__name__).lstrip("-")
    return speaker.item(name, plain_values(row, speaker))


def _is_of_seats(hint: Any) -> bool:
    """Whether a field holds seats: ``Seat``, ``Seat | None`` or ``tuple[Seat, ...]``."""
    return getattr(hint, "__name__", "") == "Seat" or any(_is_of_seats(part) for part in get_args(hint))
