"""What goes between the host's process and that of its listener: pickled messages over two pipes."""

from __future__ import annotations

import os
import pickle
import struct
from dataclasses import dataclass
from typing import IO, TYPE_CHECKING, Any

if TYPE_CHECKING:
    from voicehost.hearing.recipe import Recipe
    from voicehost.language.wordgraph import WordGraph

_LENGTH = struct.Struct("<I")


@dataclass(frozen=True)
class Start:
    """First request: make this listener."""

    recipe: Recipe


@dataclass(frozen=True)
class Open:
    """Listen for these sentences to what is said after ``at``; ``over`` the host's own voice while it speaks."""

    graph: WordGraph
    at: float
    patience: float
    over: bool = False


@dataclass(frozen=True)
class Close:
    """Stop listening."""


@dataclass(frozen=True)
class Sound:
    """A block of 16 kHz mono int16 samples that ends at ``at``."""

    pcm: bytes
    at: float


Request = Start | Open | Close | Sound


@dataclass(frozen=True)
class Ready:
    """First answer: the listener is there."""


@dataclass(frozen=True)
class Refused:
    """First answer: the listener cannot be made; ``reason`` is a sentence for people."""

    reason: str


@dataclass(frozen=True)
class Alive:
    """A block of sound has been listened to. ``unheard`` are the words of the present list that cannot be heard."""

    at: float
    unheard: frozenset[str] = frozenset()


def own_output() -> IO[bytes]:
    """Standard output for messages alone: whatever native libraries print goes nowhere from now on."""
    messages = os.fdopen(os.dup(1), "wb")
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 1)
    os.dup2(nowhere, 2)
    os.close(nowhere)
    return messages


def send(stream: IO[bytes], message: object) -> None:
    """Write a message. Raises OSError or ValueError when the other side is gone."""
    data = pickle.dumps(message)
    stream.write(_LENGTH.pack(len(data)) + data)
    stream.flush()


def receive(stream: IO[bytes]) -> Any:
    """The next message. Raises EOFError when the other side is gone."""
    length = _LENGTH.unpack(_exactly(stream, _LENGTH.size))[0]
    return pickle.loads(_exactly(stream, length))  # noqa: S301 - our own process at the other end


def _exactly(stream: IO[bytes], size: int) -> bytes:
    data = stream.read(size)
    if len(data) < size:
        raise EOFError
    return data
