"""What an evening begins with is kept beside a slow voice, and heard before its engine has loaded."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
import pytest
from speaking_doubles import FakeSynthesiser

from voicehost.speaking.greeting import Greeting

if TYPE_CHECKING:
    from pathlib import Path

HELLO = "Hello."


@pytest.fixture
def model(tmp_path: Path) -> Path:
    file = tmp_path / "en_US-joe-medium.onnx"
    file.write_bytes(b"\x08 a voice")
    return file


def test_the_second_evening_begins_without_the_engine_and_sounds_the_same(model: Path) -> None:
    first, second = FakeSynthesiser(), FakeSynthesiser()
    made = Greeting(first, model, [HELLO]).render(HELLO, 115)
    kept = Greeting(second, model, [HELLO]).render(HELLO, 115)

    assert [text for text, _ in first.rendered] == [HELLO]
    assert second.rendered == []
    assert kept.rate == made.rate
    np.testing.assert_array_equal(kept.pcm, made.pcm)


def test_nothing_else_is_kept(model: Path) -> None:
    engine = FakeSynthesiser()
    greeting = Greeting(engine, model, [HELLO])
    for _ in range(2):
        greeting.render("Anna begins.", 115)

    assert [text for text, _ in engine.rendered] == ["Anna begins."] * 2
    assert list(model.parent.iterdir()) == [model]


def test_another_pace_or_voice_is_made_anew_and_the_old_sound_goes(model: Path) -> None:
    engine = FakeSynthesiser()
    greeting = Greeting(engine, model, [HELLO])
    greeting.render(HELLO, 115)
    greeting.render(HELLO, 200)
    model.write_bytes(b"\x08 another voice")
    greeting.render(HELLO, 200)

    assert [text for text, _ in engine.rendered] == [HELLO] * 3
    assert len(list(model.parent.glob(".greeting-*"))) == 1


def test_a_broken_file_is_made_anew(model: Path) -> None:
    engine = FakeSynthesiser()
    greeting = Greeting(engine, model, [HELLO])
    greeting.render(HELLO, 115)
    (kept,) = model.parent.glob(".greeting-*")
    kept.write_bytes(kept.read_bytes()[:40])
    greeting.render(HELLO, 115)
    greeting.render(HELLO, 115)

    assert [text for text, _ in engine.rendered] == [HELLO] * 2


def test_where_nothing_can_be_kept_the_engine_speaks(model: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: object, **__: object) -> None:
        raise OSError("No space left on device")

    monkeypatch.setattr(np, "savez", full)
    engine = FakeSynthesiser()
    greeting = Greeting(engine, model, [HELLO])
    for _ in range(2):
        greeting.render(HELLO, 115)

    assert [text for text, _ in engine.rendered] == [HELLO] * 2
