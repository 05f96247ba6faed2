"""The command itself: with no device at all, and on the tests' own sound card, where the microphone hears us."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from voicehost.commands.outcome import main
from voicehost.doctor.finding import limits
from voicehost.errors import DeviceError
from voicehost.hearing.devices import MONITORS
from voicehost.settings import remember

if TYPE_CHECKING:
    from sound_card import SoundCard


def test_without_any_device_each_line_says_what_to_do_and_the_status_is_1(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("PULSE_SERVER", "unix:/nowhere")
    monkeypatch.setattr("voicehost.doctor.instruments.choose_input", lambda *_: no_device())
    monkeypatch.setattr("voicehost.doctor.instruments.PortAudioLoudspeaker", lambda *_: no_device())

    assert main(["doctor"]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert "Loudspeaker: missing. There is none: plug one in." in lines
    assert "Microphone: missing. There is none: plug one in." in lines
    assert "Recogniser: good, pocketsphinx." in lines
    assert lines[-1] == "2 things are missing, so you play by keys and print until they are mended."


def no_device() -> None:
    raise DeviceError("There is none: plug one in.")


@pytest.mark.sound
def test_through_a_sound_card_the_echo_is_measured_and_what_is_heard_is_told(
    sound_card: SoundCard, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv(MONITORS, "1")
    hasty = replace(limits(), speech_seconds=2.0)
    monkeypatch.setattr("voicehost.doctor.examination.limits", lambda: hasty)
    remember(words_per_minute=400)
    with sound_card.echo():
        assert main(["doctor"]) == 0
    told = capsys.readouterr().out

    assert "Voice: good." in told
    assert "Microphone: good" in told
    assert 0 <= int(re.findall(r"after (\d+) milliseconds", told)[0]) < 400
    assert "I heard nobody" in told
    assert told.splitlines()[-1] == "That is all, and you can play by voice."
