"""Which of the computer's sound devices is the microphone."""

from __future__ import annotations

import os
import shutil
import subprocess
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from voicehost.errors import DeviceError
from voicehost.hearing.recogniser import RATE

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

MONITORS = "VOICEHOST_MONITOR_AS_MICROPHONE"
"""Set to 1, this lets a monitor (the computer's own output) be a microphone, as tests without hardware need it."""

WANTED = "VOICEHOST_MICROPHONE"
"""A part of the name of the microphone that people have chosen; the processes of an evening inherit it."""

_SERVED = ("default", "pulse", "pipewire")
"""Devices behind which a sound server decides which microphone it is."""


@dataclass(frozen=True)
class InputDevice:
    """A microphone as PortAudio numbers it, with the rate (samples a second) and channels that are its own."""

    index: int
    name: str
    rate: int
    channels: int

    @property
    def served(self) -> bool:
        """True where a sound server stands between."""
        return self.name in _SERVED


def choose_input(devices: Sequence[Mapping[str, Any]], default: int) -> InputDevice:
    """The microphone: the one whose name holds what WANTED says, else the default, else the first there is.

    One with a telephone's band, which takes the loudspeaker's quality along (BL-49), is the last choice.
    ``devices`` and ``default`` are as ``sounddevice`` gives them; no default is -1. Raises DeviceError.
    """
    inputs = [_described(index, each) for index, each in enumerate(devices) if each["max_input_channels"] > 0]
    wanted = os.environ.get(WANTED, "")
    if wanted:
        named = [each for each in inputs if wanted.casefold() in each.name.casefold()]
        if not named:
            there = ", ".join(each.name for each in inputs) or "none"
            raise DeviceError(f"There is no microphone called {wanted}. There are: {there}.")
        return named[0]
    real = [each for each in inputs if not is_monitor(each.name)]
    if not real:
        raise DeviceError("There is no microphone, so I go on by keys. To be heard, plug one in.")
    wide = [each for each in real if each.rate >= RATE] or real
    return next((each for each in wide if each.index == default), wide[0])


def microphones(devices: Sequence[Mapping[str, Any]]) -> tuple[str, ...]:
    """The names that can be chosen, each once."""
    names = (str(each["name"]) for each in devices if each["max_input_channels"] > 0)
    return tuple(dict.fromkeys(name for name in names if not is_monitor(name)))


def is_monitor(name: str) -> bool:
    """True for the name of a device that gives back what the computer plays: there the host would hear itself."""
    return "monitor" in name.casefold() and os.environ.get(MONITORS) != "1"


def server_source() -> str:
    """The microphone that PulseAudio or PipeWire has for its default; empty where neither is asked."""
    pactl = shutil.which("pactl")
    if pactl is None:
        return ""
    asked = subprocess.run(  # noqa: S603 - a program of the system, with constant arguments
        [pactl, "info"], capture_output=True, text=True, check=False, env={**os.environ, "LC_ALL": "C"}
    )
    lines = (line.partition(": ") for line in asked.stdout.splitlines())
    return next((value for key, _, value in lines if key == "Default Source"), "")


def _described(index: int, device: Mapping[str, Any]) -> InputDevice:
    return InputDevice(
        index, str(device["name"]), round(device["default_samplerate"]), min(2, int(device["max_input_channels"]))
    )
