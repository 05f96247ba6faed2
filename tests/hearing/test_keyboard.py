"""Lines that are typed, and the end of typing."""

from __future__ import annotations

import io
import os
from queue import SimpleQueue
from typing import TYPE_CHECKING

from voicehost.hearing.keyboard import Keyboard
from voicehost.inputs import Ended, Input, Typed

if TYPE_CHECKING:
    import pytest


def typed(text: str) -> list[Input]:
    posted: list[Input] = []
    keyboard = Keyboard(posted.append, io.StringIO(text))
    for _ in text.splitlines():
        keyboard.answered()
    keyboard.start().join()
    return posted


def test_each_line_is_posted_and_then_the_end() -> None:
    assert typed("two nuts\n\nZoë \r\nlast") == [Typed("two nuts"), Typed(""), Typed("Zoë "), Typed("last"), Ended()]


def test_bl_75_a_closed_keyboard_is_at_its_end() -> None:
    posted: list[Input] = []
    stream = io.StringIO("never")
    stream.close()
    Keyboard(posted.append, stream).read()

    assert posted == [Ended()]


def test_bl_75_a_program_without_a_keyboard_is_at_its_end(monkeypatch: pytest.MonkeyPatch) -> None:
    posted: list[Input] = []
    monkeypatch.setattr("sys.stdin", None)
    Keyboard(posted.append).read()

    assert posted == [Ended()]


def test_what_was_typed_ahead_stays_in_the_pipe_until_the_line_before_is_answered() -> None:
    out, into = os.pipe()
    os.write(into, "Zoë\nlast ".encode())
    posted: SimpleQueue[Input] = SimpleQueue()
    with open(out, encoding="utf-8") as stream:  # noqa: PTH123  a handle has no path
        Keyboard(posted.put, stream).start()
        first = posted.get()
        os.write(into, b"one\n")
        os.close(into)
        left = os.read(out, 100)

    assert first == Typed("Zoë")
    assert left == b"last one\n"


def test_bytes_that_are_no_text_do_not_end_the_typing() -> None:
    out, into = os.pipe()
    os.write(into, b"\xff\ntwo")
    os.close(into)
    posted: SimpleQueue[Input] = SimpleQueue()
    with open(out, encoding="utf-8") as stream:  # noqa: PTH123  a handle has no path
        keyboard = Keyboard(posted.put, stream)
        keyboard.answered()
        keyboard.answered()
        keyboard.read()

    assert [posted.get() for _ in range(3)] == [Typed("\N{REPLACEMENT CHARACTER}"), Typed("two"), Ended()]
