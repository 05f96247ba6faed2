"""Messages as plain JSON and back: ``Found(nuts=2, leaf=True)`` is ``{"kind": "found", "nuts": 2, "leaf": true}``.

Nothing is ever pickled: reading a log runs no code of the log's.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from enum import Enum
from types import UnionType
from typing import TYPE_CHECKING, Any, Union, get_args, get_origin, get_type_hints

from voicehost.errors import LedgerError

if TYPE_CHECKING:
    from engines.messages import Message

Plain = dict[str, Any]

_KNOWN: dict[type, dict[str, Any]] = {}
"""The types of the slots of each class, since looking them up takes longer than all the rest."""


def to_plain(message: Message) -> Plain:
    """The plain form of a message: enums by value, tuples as lists, dataclasses inside it as tables with a kind."""
    return {"kind": message.kind()} | {name: _plain(getattr(message, name)) for name in _hints(type(message))}


def from_plain(plain: Mapping[str, Any], kinds: Mapping[str, type[Message]]) -> Message:
    """The message that a plain form stands for, among ``kinds`` by name. Raises LedgerError for one that is none."""
    kind = kinds.get(str(plain.get("kind")))
    if kind is None:
        raise LedgerError(f"The log holds {plain.get('kind')!r}, which this voicehost does not know; a newer one may.")
    try:
        message: Message = _made(kind, plain)
    except (KeyError, TypeError, ValueError) as error:
        raise LedgerError(f"The log holds a {plain['kind']} that makes no sense to this voicehost: {error}.") from error
    return message


def _plain(value: Any) -> Any:
    if isinstance(value, Enum):
        return value.value
    if is_dataclass(value):
        return {"kind": _full_name(type(value))} | {name: _plain(getattr(value, name)) for name in _hints(type(value))}
    if isinstance(value, tuple):
        return [_plain(item) for item in value]
    if isinstance(value, Mapping):
        return {key: _plain(item) for key, item in value.items()}
    return value


def _made(kind: type, plain: Mapping[str, Any]) -> Any:
    hints = _hints(kind)
    unknown = plain.keys() - hints.keys() - {"kind"}
    if unknown:
        raise ValueError(f"nothing is called {', '.join(sorted(unknown))}")
    return kind(**{name: _value(hint, plain[name]) for name, hint in hints.items() if name in plain})


def _value(hint: Any, plain: Any) -> Any:
    """The value of a slot, checked, since a log may come from another version. Raises TypeError or ValueError."""
    hint = getattr(hint, "__supertype__", hint)
    origin, inner = get_origin(hint), get_args(hint)
    if origin in (Union, UnionType):
        return _one_of(inner, plain)
    if origin is tuple and isinstance(plain, list):
        return tuple(_value(inner[0], item) for item in plain)
    if origin is Mapping and isinstance(plain, dict):
        return {key: _value(inner[1], item) for key, item in plain.items()}
    if origin is None and issubclass(hint, Enum):
        return hint(plain)
    if isinstance(plain, dict) and "kind" in plain:
        return _made(_subclasses(hint)[plain["kind"]], plain)
    if type(plain) is not hint:
        raise TypeError(f"{plain!r} is not {getattr(hint, '__name__', hint)}")
    return plain


def _one_of(hints: tuple[Any, ...], plain: Any) -> Any:
    for hint in hints:
        try:
            return _value(hint, plain)
        except (KeyError, TypeError, ValueError):
            continue
    raise TypeError(f"{plain!r} is none of its kinds")


def _subclasses(kind: type) -> dict[str, type]:
    below: list[type] = kind.__subclasses__()
    return {_full_name(kind): kind} | {name: found for each in below for name, found in _subclasses(each).items()}


def _full_name(kind: type) -> str:
    """Rows of different games may share a name."""
    return f"{kind.__module__}.{kind.__qualname__}"


def _hints(kind: type) -> dict[str, Any]:
    if kind not in _KNOWN:
        hints = get_type_hints(kind)
        _KNOWN[kind] = {field.name: hints[field.name] for field in fields(kind)}
    return _KNOWN[kind]
