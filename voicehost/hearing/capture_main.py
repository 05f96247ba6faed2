"""The process that owns the microphone: started by ``microphone``, ended by the end of its input.

A vanished device can hang PortAudio or need it opened anew, which would silence a loudspeaker in the same process.
"""

from __future__ import annotations

import os
import queue
import sys
import threading
import time
from typing import IO, TYPE_CHECKING, Any, NamedTuple

from voicehost.errors import DeviceError
from voicehost.hearing.devices import InputDevice, choose_input, is_monitor, server_source
from voicehost.hearing.stream import Downmix, StreamClock
from voicehost.hearing.wire import Ready, Refused, Sound, own_output, receive, send
from voicehost.portaudio import portaudio

if TYPE_CHECKING:
    from collections.abc import Callable

BLOCKS_A_SECOND = 50
WAITING = 100
"""Blocks that may wait: two seconds. What comes on top is lost, and the listener notices the hole."""

LOOK_AFTER_SECONDS = 1.0
"""How often the sound server is asked whether the microphone is still the same."""

GONE = "The microphone is gone, so I go on by keys. Plug it in again and I listen again."


class Block(NamedTuple):
    """What a callback copies: samples as they came, their number, and when the last was taken."""

    data: bytes
    frames: int
    told: float


def main() -> None:
    """Send what the microphone hears to standard output."""
    messages = own_output()
    threading.Thread(target=_end_with_input, args=(sys.stdin.buffer,), daemon=True).start()
    try:
        capture(messages)
    except DeviceError as trouble:
        send(messages, Refused(str(trouble)))
    except (OSError, ValueError):
        return  # the host has ended


def capture(messages: IO[bytes]) -> None:
    """Open the microphone and send its sound until it is gone. Raises DeviceError."""
    blocks: queue.Queue[Block] = queue.Queue(WAITING)
    with portaudio() as sounddevice:
        device = choose_input(sounddevice.query_devices(), sounddevice.default.device[0])
        source = _source_of(device)
        stream = _open(sounddevice, device, copier(blocks, time.monotonic, device.rate))
    send(messages, Ready())
    downmix, clock = Downmix(device.rate, device.channels), StreamClock(device.rate)
    looked = time.monotonic()
    with stream:
        while True:
            try:
                block = blocks.get(timeout=LOOK_AFTER_SECONDS)
                pcm = downmix(block.data)
                at = clock.end_of(block.frames, block.told) - downmix.delay
                send(messages, Sound(pcm.tobytes(), at))
            except queue.Empty:
                pass
            if time.monotonic() - looked > LOOK_AFTER_SECONDS:
                looked = time.monotonic()
                if _source_of(device) != source:
                    raise DeviceError(GONE)


def copier(blocks: queue.Queue[Block], clock: Callable[[], float], rate: int) -> Callable[..., None]:
    """The stream's callback: it only copies into the bounded queue, and what does not fit is lost (BL-47)."""

    def copy(data: Any, frames: int, times: Any, status: Any) -> None:  # noqa: ARG001 - a hole shows in the times
        since_first = times.currentTime - times.inputBufferAdcTime
        lag = since_first - frames / rate if 0 < since_first < 1 else 0.0
        try:
            blocks.put_nowait(Block(bytes(data), frames, clock() - lag))
        except queue.Full:
            return

    return copy


def _open(sounddevice: Any, device: InputDevice, callback: Callable[..., None]) -> Any:
    try:
        return sounddevice.RawInputStream(
            samplerate=device.rate,
            blocksize=device.rate // BLOCKS_A_SECOND,
            device=device.index,
            channels=device.channels,
            dtype="int16",
            latency="low",
            callback=callback,
        )
    except sounddevice.PortAudioError as refused:
        raise DeviceError(
            f"The microphone {device.name} cannot be opened, so I go on by keys. Is another program using it?"
        ) from refused


def _source_of(device: InputDevice) -> str:
    """Where the sound of a served device comes from. Raises DeviceError if that is the computer's own output."""
    source = server_source() if device.served else ""
    if source and is_monitor(source):
        raise DeviceError("There is no microphone, so I go on by keys. To be heard, plug one in.")
    return source


def _end_with_input(requests: IO[bytes]) -> None:
    try:
        receive(requests)
    except (EOFError, OSError):
        os._exit(0)


if __name__ == "__main__":
    main()
