"""The loudspeaker of people, in a process of its own, so that it can be another than the host's.

``python -m voicehost.rehearsal.mouth`` plays the 16 kHz mono int16 samples of its input. With PulseAudio or PipeWire
the variable VOICEHOST_PEOPLE_SINK names the sink; its monitor may be the microphone, and then the host hears people
without air between them.
"""

from __future__ import annotations

import os
import subprocess
import sys
from typing import TYPE_CHECKING

from voicehost.errors import DeviceError

if TYPE_CHECKING:
    from numpy import int16
    from numpy.typing import NDArray

SINK = "VOICEHOST_PEOPLE_SINK"
RATE = 16_000


def speak_aloud(pcm: NDArray[int16]) -> None:
    """Play samples to their end. Raises DeviceError when there is no loudspeaker."""
    environment = dict(os.environ)
    if SINK in environment:
        environment["PULSE_SINK"] = environment[SINK]
    command = [sys.executable, "-m", "voicehost.rehearsal.mouth"]
    played = subprocess.run(command, input=pcm.tobytes(), env=environment, capture_output=True, check=False)  # noqa: S603
    if played.returncode:
        raise DeviceError("people cannot be heard: nothing plays sound here; rehearse with --mode audio instead.")


def main() -> int:
    """Play the standard input."""
    import numpy as np

    from voicehost.portaudio import portaudio

    with portaudio() as sounddevice:
        sounddevice.play(np.frombuffer(sys.stdin.buffer.read(), np.int16), RATE, blocking=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
