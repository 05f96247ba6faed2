"""Noise suppressors that may stand before the ears, for the benchmark of recognition: each from its own package."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
import soxr

from voicehost.hearing.recogniser import RATE

if TYPE_CHECKING:
    from collections.abc import Callable

    from numpy import int16
    from numpy.typing import NDArray

WEBRTC_LEVELS = (1, 2)
"""Of 0 to 4: more than 2 harms speech, as listening.md found."""

RNNOISE_RATE, RNNOISE_FRAME = 48_000, 480


def suppressors() -> dict[str, Callable[[NDArray[int16]], NDArray[int16]]]:
    """Those that are installed, by name: each gives the sound that it was given with less noise."""
    found: dict[str, Callable[[NDArray[int16]], NDArray[int16]]] = {}
    if importlib.util.find_spec("webrtc_noise_gain"):
        found |= {f"WebRTC {level}": _webrtc(level) for level in WEBRTC_LEVELS}
    if importlib.util.find_spec("pyrnnoise"):
        found["RNNoise"] = _rnnoise()
    return found


def _webrtc(level: int) -> Callable[[NDArray[int16]], NDArray[int16]]:
    from webrtc_noise_gain import AudioProcessor

    def suppress(pcm: NDArray[int16]) -> NDArray[int16]:
        processor, frame = AudioProcessor(0, level), RATE // 100
        pieces = [processor.Process10ms(each.tobytes()).audio for each in _frames(pcm, frame)]
        return np.frombuffer(b"".join(pieces), np.int16)[: len(pcm)]

    return suppress


def _rnnoise() -> Callable[[NDArray[int16]], NDArray[int16]]:
    library = _rnnoise_library()

    def suppress(pcm: NDArray[int16]) -> NDArray[int16]:
        state = library.create()
        fast = soxr.resample(pcm, RATE, RNNOISE_RATE)
        pieces = [library.process_mono_frame(state, each)[0] for each in _frames(fast, RNNOISE_FRAME)]
        library.destroy(state)
        slow: NDArray[int16] = soxr.resample(np.concatenate(pieces)[: len(fast)], RNNOISE_RATE, RATE)
        return slow[: len(pcm)]

    return suppress


def _rnnoise_library() -> Any:
    """The native library alone: the rest of its package wants a dozen others."""
    package = importlib.util.find_spec("pyrnnoise")
    folder = Path((package.submodule_search_locations or [""])[0] if package else "")
    spec = importlib.util.spec_from_file_location("rnnoise_alone", folder / "rnnoise.py")
    if spec is None or spec.loader is None:
        raise ImportError("pyrnnoise has no rnnoise.py; install another version.")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def _frames(pcm: NDArray[int16], length: int) -> NDArray[int16]:
    return np.pad(pcm, (0, -len(pcm) % length)).reshape(-1, length)
