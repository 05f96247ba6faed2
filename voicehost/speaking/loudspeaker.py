"""The loudspeaker: an output stream of PortAudio at the device's own rate."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol

from voicehost.errors import DeviceError
from voicehost.portaudio import keep_quiet, portaudio

if TYPE_CHECKING:
    from collections.abc import Callable

    import numpy as np
    from numpy.typing import NDArray

LATENCY = 0.05
"""Seconds between a sample and its sound that are asked for: short enough to stop within 100 ms, long enough for a busy
small computer. Through PulseAudio 45 to 60 ms come of it."""

NO_LOUDSPEAKER = (
    "No loudspeaker can be opened, so lines are only printed. "
    "Plug one in or choose it in your system's sound settings, then start voicehost again."
)


class Loudspeaker(Protocol):
    """Something that asks for blocks of samples, in step with time, from a thread of its own."""

    rate: float
    """Samples a second."""

    name: str
    """What the system calls it."""

    called_at: float
    """When it last asked for a block, on the host's clock."""

    def start(self, fill: Callable[[int, float], NDArray[np.float32]]) -> None:
        """Ask ``fill(frames, audible_at)`` for blocks from now on, in times of the host's clock. Raises DeviceError."""

    def close(self) -> None:
        """Fall silent and let go of the device. Safe to call twice."""


class PortAudioLoudspeaker:
    """The system's default output device. Opening raises DeviceError with what to do."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._stream: Any = None
        self._end_quiet: Callable[[], None] = lambda: None
        self._fill: Callable[[int, float], NDArray[np.float32]]
        self.called_at = clock()
        with portaudio() as sounddevice:
            try:
                device = sounddevice.query_devices(kind="output")
                self.name = str(device["name"])
                self.rate = float(device["default_samplerate"])
                self._stream = self._open(sounddevice, channels=min(2, int(device["max_output_channels"])))
            except (sounddevice.PortAudioError, ValueError) as missing:
                raise DeviceError(NO_LOUDSPEAKER) from missing

    def start(self, fill: Callable[[int, float], NDArray[np.float32]]) -> None:
        """Ask ``fill(frames, audible_at)`` for blocks from now on, in times of the host's clock. Raises DeviceError."""
        self._fill = fill
        self.called_at = self._clock()
        self._end_quiet = keep_quiet()
        with portaudio() as sounddevice:
            try:
                self._stream.start()
            except sounddevice.PortAudioError as broken:
                raise DeviceError(NO_LOUDSPEAKER) from broken

    def close(self) -> None:
        """Fall silent and let go of the device. Safe to call twice."""
        stream, self._stream = self._stream, None
        if stream is not None:
            with portaudio():
                stream.abort(ignore_errors=True)
                stream.close(ignore_errors=True)
            self._end_quiet()

    def _open(self, sounddevice: Any, channels: int) -> Any:
        return sounddevice.OutputStream(
            samplerate=self.rate, channels=channels, dtype="float32", latency=LATENCY, callback=self._asked
        )

    def _asked(self, out: NDArray[np.float32], frames: int, time: Any, _status: Any) -> None:
        """PortAudio's callback: the same samples in every channel."""
        self.called_at = self._clock()
        ahead = time.outputBufferDacTime - time.currentTime
        if not 0.0 < ahead < 1.0:  # some systems do not tell
            ahead = self._stream.latency
        out[:] = self._fill(frames, self.called_at + ahead)[:, None]
