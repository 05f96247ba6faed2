"""PortAudio, the one library behind microphone and loudspeaker: loaded late, entered by one thread at a time, quiet.

Opening, closing and re-reading the devices are not safe from two threads at once, and the sound systems below print
dozens of lines while it happens. Both rooms therefore go through ``portaudio()`` for all but the running of a stream.
"""

from __future__ import annotations

import ctypes
import os
import sys
import threading
from contextlib import ExitStack, contextmanager, suppress
from functools import cache
from typing import TYPE_CHECKING, Any

from voicehost.errors import DeviceError

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from typing import TextIO

_one_at_a_time = threading.RLock()

_MENDING = {
    "linux": "Install it with: sudo apt-get install libportaudio2 libasound2-plugins",
    "darwin": "Install it with: brew install portaudio",
}


@contextmanager
def portaudio() -> Iterator[Any]:
    """The ``sounddevice`` module, ours alone inside the block, with nothing from below it on the screen.

    Raises DeviceError where the PortAudio library is missing, or the module itself: not every computer has a wheel.
    """
    with _one_at_a_time, quiet_stderr():
        try:
            import sounddevice  # takes 0.25 s, and its library may be missing
        except (OSError, ImportError) as missing:
            mending = _MENDING.get(sys.platform, "Install it with: pip install --force-reinstall sounddevice")
            raise DeviceError(f"The sound library PortAudio is missing. {mending}") from missing
        quiet_alsa()
        yield sounddevice


@cache
def quiet_alsa() -> None:
    """Keep ALSA from writing to the screen while streams run ("underrun occurred"), from threads that are not ours."""
    if sys.platform != "linux":
        return
    with suppress(OSError, AttributeError):
        # The handler must be a C function, since ALSA passes a varying number of arguments; this one ignores them all.
        nothing = ctypes.cast(ctypes.CDLL(None).getpid, ctypes.c_void_p)
        ctypes.CDLL("libasound.so.2").snd_lib_error_set_handler(nothing)


def keep_quiet() -> Callable[[], None]:
    """Send native chatter away for as long as a stream runs: until the function that this gives is called."""
    running = ExitStack()
    with _one_at_a_time:
        running.enter_context(quiet_stderr())

    def end() -> None:
        with _one_at_a_time:
            running.close()

    return end


@contextmanager
def quiet_stderr() -> Iterator[None]:
    """Send away what native libraries write to descriptor 2 inside the block; what Python writes still arrives.

    Blocks may lie inside each other, and must then end in that order.
    """
    try:
        kept = os.dup(2)
    except OSError:  # started without a standard error: there is no screen to keep clean
        yield
        return
    ours = sys.stderr
    nowhere = os.open(os.devnull, os.O_WRONLY)
    try:
        if _writes_to_descriptor_2(ours):
            ours.flush()
            sys.stderr = open(kept, "w", 1, ours.encoding, ours.errors, closefd=False)  # noqa: SIM115 - ends below
        os.dup2(nowhere, 2)
        yield
    finally:
        os.dup2(kept, 2)
        sys.stderr = ours
        os.close(nowhere)
        os.close(kept)


def _writes_to_descriptor_2(stream: TextIO | None) -> bool:
    try:
        return stream is not None and stream.fileno() == 2
    except (OSError, ValueError):
        return False
