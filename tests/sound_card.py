"""A sound card without hardware: a PulseAudio server of the tests' own, with two null sinks.

The host plays into ``voicehost_out``, whose monitor can be recorded; what is played into ``voicehost_in`` is what its
microphone hears. The server has a runtime folder of its own and never meets one that people listen to.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
import threading
import time
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import IO, TYPE_CHECKING, cast

import numpy as np
import pytest

if TYPE_CHECKING:
    from collections.abc import Iterator

    from numpy import int16
    from numpy.typing import NDArray

RATE = 48_000
"""Samples a second of the null sinks and of what is recorded from them."""

MODULES = (
    f"module-null-sink sink_name=voicehost_out rate={RATE} channels=1",
    f"module-null-sink sink_name=voicehost_in rate={RATE} channels=1",
)

BLOCK = RATE // 100


class Recording:
    """What a monitor gives: mono int16 samples at RATE, growing until the recording ends."""

    def __init__(self, stream: IO[bytes]) -> None:
        self._stream = stream
        self._blocks: list[bytes] = []
        self._arrived = threading.Condition()
        self.began = 0.0
        """When the first block arrived, by time.monotonic()."""
        self._thread = threading.Thread(target=self._read, daemon=True)
        self._thread.start()

    @property
    def samples(self) -> NDArray[int16]:
        """All that was recorded so far."""
        with self._arrived:
            return np.frombuffer(b"".join(self._blocks), np.int16)

    def wait_for(self, seconds: float) -> None:
        """Wait until ``seconds`` more have been recorded."""
        with self._arrived:
            blocks = len(self._blocks) + int(seconds * RATE / BLOCK)
            assert self._arrived.wait_for(lambda: len(self._blocks) >= blocks, seconds + 5)

    def join(self) -> None:
        """Wait for the end of a recording that was ended."""
        self._thread.join()

    def _read(self) -> None:
        while block := self._stream.read(2 * BLOCK):
            with self._arrived:
                self.began = self.began or time.monotonic()
                self._blocks.append(block)
                self._arrived.notify_all()


class SoundCard:
    """The running server. Programs reach it with ``environment``; this process already has it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.environment = {"PULSE_SERVER": f"unix:{folder / 'native'}", "PULSE_RUNTIME_PATH": str(folder)}

    def start(self) -> subprocess.Popen[bytes]:
        """Start the server and wait until it answers."""
        modules = (f"module-native-protocol-unix socket={self.folder / 'native'} auth-anonymous=1", *MODULES)
        command = [
            "pulseaudio",
            "-n",
            "--daemonize=no",
            "--exit-idle-time=-1",
            "--use-pid-file=no",
            "--disable-shm=yes",
        ]
        log = (self.folder / "log").open("wb")
        with log:
            server = subprocess.Popen(
                [*command, *(f"--load={module}" for module in modules)],
                env={**os.environ, "HOME": str(self.folder), "XDG_RUNTIME_DIR": str(self.folder), **self.environment},
                stdout=log,
                stderr=log,
            )
        while self._pactl("info").returncode:
            assert server.poll() is None, (self.folder / "log").read_text()
            time.sleep(0.02)
        self._pactl("set-default-sink", "voicehost_out")
        self._pactl("set-default-source", "voicehost_in.monitor")
        return server

    def remove_sink(self, name: str) -> None:
        """Pull the plug of a sink."""
        self._pactl("unload-module", self._module_of(name))

    def add_sinks(self) -> None:
        """Put back the sinks that are missing, and the defaults."""
        for module in MODULES:
            name = module.split("sink_name=")[1].split()[0]
            if not self._module_of(name):
                self._pactl("load-module", *module.split())
        self._pactl("set-default-sink", "voicehost_out")
        self._pactl("set-default-source", "voicehost_in.monitor")

    def wait_for_a_listener(self, seconds: float = 60) -> None:
        """Wait until somebody listens to a microphone."""
        until = time.monotonic() + seconds
        while not self._pactl("list", "short", "source-outputs").stdout.strip():
            assert time.monotonic() < until, "nobody has opened a microphone"
            time.sleep(0.02)

    @contextmanager
    def recording(self, sink: str = "voicehost_out") -> Iterator[Recording]:
        """Record what is played into ``sink``. The short latency asked for also makes the sink itself prompt."""
        command = ["parec", f"--device={sink}.monitor", f"--rate={RATE}", "--channels=1", "--format=s16le"]
        with subprocess.Popen(
            [*command, "--latency-msec=10"], stdout=subprocess.PIPE, env={**os.environ, **self.environment}
        ) as recorder:
            recording = Recording(cast("IO[bytes]", recorder.stdout))
            try:
                recording.wait_for(0.1)
                yield recording
            finally:
                recorder.terminate()
                recording.join()

    @contextmanager
    def echo(self) -> Iterator[None]:
        """Let the microphone hear the loudspeaker, in a room that hisses faintly."""
        loop = ["module-loopback", "source=voicehost_out.monitor", "sink=voicehost_in", "latency_msec=20"]
        number = self._pactl("load-module", *loop).stdout.decode().strip()
        command = ["pacat", "--playback", "--device=voicehost_in", "--rate=16000", "--channels=1", "--format=s16le"]
        hiss = np.random.default_rng(0).normal(0, 20, 16_000 * 60).astype(np.int16).tobytes()
        with subprocess.Popen(command, stdin=subprocess.PIPE, env={**os.environ, **self.environment}) as hissing:
            threading.Thread(target=_pour, args=(hissing, hiss), daemon=True).start()
            try:
                yield
            finally:
                hissing.terminate()
                self._pactl("unload-module", number)

    def play(self, pcm: NDArray[int16], rate: int, sink: str = "voicehost_in") -> None:
        """Play mono samples into ``sink`` and wait for their end."""
        command = ["pacat", "--playback", f"--device={sink}", f"--rate={rate}", "--channels=1", "--format=s16le"]
        subprocess.run(
            [*command, "--latency-msec=20"], input=pcm.tobytes(), check=True, env={**os.environ, **self.environment}
        )

    def _module_of(self, sink: str) -> str:
        lines = self._pactl("list", "short", "modules").stdout.decode().splitlines()
        return next((line.split()[0] for line in lines if f"sink_name={sink} " in f"{line} "), "")

    def _pactl(self, *arguments: str) -> subprocess.CompletedProcess[bytes]:
        command = ["pactl", *arguments]
        return subprocess.run(command, env={**os.environ, **self.environment}, capture_output=True, check=False)


def _pour(program: subprocess.Popen[bytes], data: bytes) -> None:
    with suppress(OSError):
        program.communicate(data)


def available() -> bool:
    """True where the server and its tools are installed."""
    return all(shutil.which(tool) for tool in ("pulseaudio", "pactl", "parec", "pacat"))


@pytest.fixture(scope="session")
def sound_card() -> Iterator[SoundCard]:
    """A sound card that PortAudio in this process takes for its default."""
    with tempfile.TemporaryDirectory(prefix="voicehost-sound-") as folder:
        card = SoundCard(Path(folder))
        server = card.start()
        with pytest.MonkeyPatch.context() as patch:
            for name, value in card.environment.items():
                patch.setenv(name, value)
            read_devices_again()
            # A null sink that nobody records wakes only every two seconds.
            with card.recording("voicehost_out"), card.recording("voicehost_in"):
                yield card
        server.terminate()
        server.wait()


def read_devices_again() -> None:
    """PortAudio's list of devices is that of its start; take the present one."""
    from voicehost.portaudio import portaudio

    with portaudio() as sounddevice:
        sounddevice._terminate()
        sounddevice._initialize()
