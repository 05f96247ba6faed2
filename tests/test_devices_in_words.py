"""What is missing around the host is said in the language of the table."""

from __future__ import annotations

from queue import SimpleQueue

import pytest
from tables import Sitting

from voicehost.inputs import EarsLost, Input, VoiceLost
from voicehost.play import lay_ears
from voicehost.settings import PlayOptions, Settings
from voicehost.speaking.languages import choose_voice
from voicehost.speaking.narrator import Narrator

REASON = "There is no microphone, so I go on by keys."


def heard_of(given: Input, language: str) -> str:
    sitting = Sitting(language=language)
    sitting.host.handle(given)
    return sitting.voice.lines[-1].spoken


@pytest.mark.parametrize("given", [EarsLost(REASON), VoiceLost(REASON)])
def test_a_reason_is_told_as_it_is_in_english_and_introduced_in_german(given: Input) -> None:
    assert heard_of(given, "en") == REASON
    german = heard_of(given, "de")
    assert german.startswith("Ich kann")
    assert german.endswith(REASON)


@pytest.mark.usefixtures("folder_of_its_own")
def test_without_a_german_model_the_host_says_in_german_how_to_get_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("VOICEHOST_MODEL_DE", raising=False)
    inbox: SimpleQueue[Input] = SimpleQueue()
    lay_ears(PlayOptions(Settings(language="de")), "de", inbox)
    said = heard_of(inbox.get_nowait(), "de")
    assert "voicehost models get de" in said
    assert "There is" not in said


def test_without_a_german_voice_the_host_prints_so_in_german() -> None:
    posted: SimpleQueue[Input] = SimpleQueue()

    def load(language: str) -> object:
        return choose_voice([{"id": "gmw/en"}], language)

    narrator = Narrator(load, "de", 115, posted.put, lambda _: None)  # type: ignore[arg-type]
    try:
        said = heard_of(posted.get(timeout=5), "de")
    finally:
        narrator.shut()
    assert "deutsche Stimme" in said
