"""Which device is the microphone: tables as PortAudio gives them on computers that people have."""

from __future__ import annotations

from typing import Any

import pytest

from voicehost.errors import DeviceError
from voicehost.hearing.devices import MONITORS, WANTED, InputDevice, choose_input, is_monitor, microphones


def device(name: str, inputs: int, rate: float = 44_100.0) -> dict[str, Any]:
    return {"name": name, "max_input_channels": inputs, "max_output_channels": 2, "default_samplerate": rate}


SPEAKER, LAPTOP, USB = device("HDMI", 0), device("Built-in Microphone", 2), device("USB Speakerphone", 1, 48_000.0)


def test_the_default_microphone_is_taken_at_its_own_rate() -> None:
    assert choose_input([SPEAKER, LAPTOP, USB], 2) == InputDevice(2, "USB Speakerphone", 48_000, 1)


def test_bl_41_no_device_at_all_is_told_in_a_sentence() -> None:
    with pytest.raises(DeviceError, match="plug one in"):
        choose_input([], -1)


def test_bl_41_a_default_without_inputs_gives_way_to_the_first_microphone() -> None:
    assert choose_input([SPEAKER, USB, LAPTOP], 0).name == "USB Speakerphone"
    assert choose_input([SPEAKER, USB, LAPTOP], -1).name == "USB Speakerphone"


def test_bl_41_of_two_microphones_the_named_one_is_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(WANTED, "speakerphone")

    assert choose_input([LAPTOP, USB], 0).name == "USB Speakerphone"


def test_the_microphones_that_can_be_chosen_are_told_each_once() -> None:
    monitor = device("Monitor of Built-in Audio", 2)

    assert microphones([SPEAKER, LAPTOP, monitor, USB, USB]) == ("Built-in Microphone", "USB Speakerphone")


def test_bl_49_a_headset_with_a_telephones_band_is_the_last_choice() -> None:
    headset = device("Headset (Hands-Free)", 1, 8_000.0)

    assert choose_input([SPEAKER, headset, LAPTOP], 1).name == "Built-in Microphone"
    assert choose_input([SPEAKER, headset], 1).name == "Headset (Hands-Free)"


def test_a_microphone_that_is_not_there_is_told_with_those_that_are(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(WANTED, "Blue Yeti")

    with pytest.raises(DeviceError, match="There are: Built-in Microphone"):
        choose_input([SPEAKER, LAPTOP], 1)


@pytest.mark.parametrize(("inputs", "channels"), [(1, 1), (2, 2), (32, 2)])
def test_bl_42_more_channels_than_two_are_not_asked_for(inputs: int, channels: int) -> None:
    assert choose_input([device("pulse", inputs)], 0).channels == channels


def test_a_monitor_of_our_own_output_is_no_microphone() -> None:
    monitor = device("Monitor of Built-in Audio", 2)

    assert choose_input([monitor, LAPTOP], 0).name == "Built-in Microphone"
    with pytest.raises(DeviceError):
        choose_input([monitor], 0)


def test_tests_without_hardware_may_listen_to_a_monitor(monkeypatch: pytest.MonkeyPatch) -> None:
    assert is_monitor("voicehost_in.monitor")
    monkeypatch.setenv(MONITORS, "1")
    assert not is_monitor("voicehost_in.monitor")


def test_a_sound_server_stands_behind_the_devices_that_it_serves() -> None:
    assert choose_input([device("pulse", 32)], 0).served
    assert not choose_input([LAPTOP], 0).served
