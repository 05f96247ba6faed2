"""Every message of games and host has a plain form that leads back to it."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, fields, is_dataclass
from enum import Enum
from importlib import import_module
from pkgutil import walk_packages
from types import UnionType
from typing import Any, Union, get_args, get_origin, get_type_hints

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import engines
import voicehost
from engines.messages import Message, Report, Row, Seat
from voicehost.errors import LedgerError
from voicehost.messages import from_plain, to_plain

ENTRY_POINTS = ("voicehost.__main__",)


def message_kinds() -> list[type[Message]]:
    """Every message class of the program that is a dataclass, found by importing all of it."""
    for package in (engines, voicehost):
        for module in walk_packages(package.__path__, f"{package.__name__}."):
            if module.name not in ENTRY_POINTS:
                import_module(module.name)
    return sorted(filter(is_dataclass, below(Message)), key=lambda kind: f"{kind.__module__}.{kind.__name__}")


def below(kind: type) -> set[type]:
    return {kind}.union(*map(below, kind.__subclasses__()))


def values(hint: Any) -> st.SearchStrategy[Any]:
    """Any value that a slot of this type may have."""
    hint = getattr(hint, "__supertype__", hint)
    origin, inner = get_origin(hint), get_args(hint)
    if origin in (Union, UnionType):
        return st.one_of(*map(values, inner))
    if origin is tuple:
        return st.lists(values(inner[0]), max_size=3).map(tuple)
    if origin is Mapping:
        return st.dictionaries(st.text(), values(inner[1]), max_size=3)
    if issubclass(hint, Enum):
        return st.sampled_from(hint)
    ours = (kind for kind in below(hint) if kind.__module__.split(".")[0] in ("engines", "voicehost"))
    made = sorted((kind for kind in ours if is_dataclass(kind)), key=str)
    return st.one_of(*map(instances, made)) if made else st.from_type(hint)


def instances(kind: type) -> st.SearchStrategy[Any]:
    hints = get_type_hints(kind)
    slots = {field.name: values(hints[field.name]) for field in fields(kind)}
    return st.fixed_dictionaries(slots).map(lambda chosen: kind(**chosen))


KINDS = message_kinds()


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.__name__)
@settings(max_examples=20)
@given(data=st.data())
def test_every_message_is_itself_again_after_its_way_through_json(kind: type[Message], data: st.DataObject) -> None:
    message = data.draw(instances(kind))
    plain = json.loads(json.dumps(to_plain(message)))

    assert from_plain(plain, {kind.kind(): kind}) == message


def test_there_are_messages_of_games_and_of_the_host() -> None:
    modules = {kind.__module__.split(".")[0] for kind in KINDS}

    assert modules >= {"engines", "voicehost"}


class Colour(Enum):
    RED = "red"


@dataclass(frozen=True)
class Moved(Report):
    """A report that uses what reports may use."""

    seat: Seat
    steps: int = 1
    colour: Colour | None = None
    rows: tuple[Row, ...] = ()


def test_the_plain_form_is_readable() -> None:
    assert to_plain(Moved(Seat(2), colour=Colour.RED)) == {
        "kind": "moved",
        "seat": 2,
        "steps": 1,
        "colour": "red",
        "rows": [],
    }


def test_a_slot_that_an_older_log_does_not_have_takes_its_default() -> None:
    assert from_plain({"kind": "moved", "seat": 1}, {"moved": Moved}) == Moved(Seat(1))


@pytest.mark.parametrize(
    "plain",
    [
        {},
        {"kind": "flew"},
        {"kind": ["moved"]},
        {"kind": "moved"},
        {"kind": "moved", "seat": "one"},
        {"kind": "moved", "seat": True},
        {"kind": "moved", "seat": 1, "colour": "octarine"},
        {"kind": "moved", "seat": 1, "rows": {"kind": "engines.messages.Row"}},
        {"kind": "moved", "seat": 1, "rows": [{"kind": "pathlib.Path"}]},
        {"kind": "moved", "seat": 1, "height": 2},
    ],
)
def test_what_makes_no_sense_is_told_in_a_sentence_and_runs_nothing_bl_65(plain: dict[str, Any]) -> None:
    with pytest.raises(LedgerError, match="The log holds"):
        from_plain(plain, {"moved": Moved})
