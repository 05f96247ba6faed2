"""For a screen reader lines are printed and nothing is spoken, until somebody switches the voice on."""

from __future__ import annotations

from queue import SimpleQueue
from typing import TYPE_CHECKING

import pytest

from voicehost.errors import NoVoiceError
from voicehost.inputs import Input, Spoken, VoiceLost
from voicehost.language.line import Kind, Line
from voicehost.speaking.narrator import Narrator

if TYPE_CHECKING:
    from voicehost.speaking.supply import Speech


@pytest.fixture
def loads() -> list[str]:
    """The languages for which speech was loaded."""
    return []


def test_a_voice_that_is_off_prints_and_loads_nothing_and_one_that_is_switched_on_does(loads: list[str]) -> None:
    posted: SimpleQueue[Input] = SimpleQueue()
    printed: list[str] = []

    def load(language: str) -> Speech:
        loads.append(language)
        raise NoVoiceError("There is no voice here.")

    voice = Narrator(load, "en", 160, posted.put, printed.append, on=False)
    number = voice.say(Line("Hello.", Kind.NOTICE, "welcome"))

    assert posted.get(timeout=10) == Spoken(number)
    assert (printed, loads, voice.speaking) == (["Hello."], [], False)

    voice.switch(on=True)
    assert isinstance(posted.get(timeout=10), VoiceLost)
    assert loads == ["en"]
    voice.shut()
