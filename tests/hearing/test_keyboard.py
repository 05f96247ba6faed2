"""Lines that are typed, and the end of typing."""

from __future__ import annotations

import io
from typing import TYPE_CHECKING

from voicehost.hearing.keyboard import Keyboard
from voicehost.inputs import Ended, Input, Typed

if TYPE_CHECKING:
    import pytest


def typed(text: str) -> list[Input]:
    posted: list[Input] = []
    Keyboard(posted.append, io.StringIO(text)).start().join()
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
