"""A Piper that needs no model of 60 MB: files that look like a voice, and libraries that speak a tone with it."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path

RATE = 16_000
NAME = "en_US-test-medium"

ONNX = b"\x08\x07 a voice"
SETTINGS = {"audio": {"sample_rate": RATE}, "espeak": {"voice": "en-us"}, "phoneme_id_map": {"_": [0]}}

PIPER = """
from dataclasses import dataclass
from types import SimpleNamespace

print("chatter on the answers' stream", flush=True)

class PiperConfig:
    @staticmethod
    def from_dict(told):
        return SimpleNamespace(sample_rate=told["audio"]["sample_rate"], espeak_voice=told["espeak"]["voice"])

@dataclass
class SynthesisConfig:
    length_scale: float = 1.0

@dataclass
class PiperVoice:
    session: object
    config: object

    def synthesize(self, text, how):
        if "hang" in text:
            import time
            time.sleep(60)
        if "die" in text:
            import os
            os._exit(3)
        samples = int(1600 * how.length_scale) if "mute" not in text else 0
        for _ in text.split():
            yield SimpleNamespace(audio_int16_bytes=(b"\\x00\\x20" * samples))
"""

ONNXRUNTIME = """
class SessionOptions:
    def add_session_config_entry(self, name, value):
        pass

class InferenceSession:
    def __init__(self, model, sess_options, providers):
        if b"broken" in open(model, "rb").read():
            raise ValueError("not a model")
"""


def voice_in(folder: Path, name: str = NAME, *, onnx: bytes = ONNX, settings: object = SETTINGS) -> Path:
    """The two files of a voice; gives the folder."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / f"{name}.onnx").write_bytes(onnx)
    (folder / f"{name}.onnx.json").write_text(json.dumps(settings), encoding="utf-8")
    return folder


def libraries_in(folder: Path) -> Path:
    """Libraries of these names that a child finds before the real ones; gives the folder for its PYTHONPATH."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "piper.py").write_text(PIPER, encoding="utf-8")
    (folder / "onnxruntime.py").write_text(ONNXRUNTIME, encoding="utf-8")
    return folder
