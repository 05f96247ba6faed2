"""The speech engine's own process. It is run as a file, knows nothing of voicehost, and may hang, crash or babble.

Lines of JSON over the standard streams. It begins with the voices it has, then answers each request with one line::

    <- {"engine": "espeak", "voices": [{"id": "gmw/de", "name": "German", "languages": ["de"]}, ...]}
    -> {"number": 1, "text": "Anna, your turn.", "voice": "gmw/en", "rate": 160, "word_gap": 0}
    <- {"number": 1, "samples_per_second": 22050, "pcm": "<base64 of mono int16, little-endian>"}

Instead of either answer ``{"error": "...", "number": ...}`` may come. It ends when its standard input does.

Its arguments name the engine: ``pyttsx3``, or ``piper`` with the file of a voice, and ``--background`` for one that
works while others wait for nothing.
"""

from __future__ import annotations

import base64
import ctypes
import io
import json
import os
import signal
import sys
import tempfile
import threading
import wave
from array import array
from functools import partial
from pathlib import Path
from typing import IO, TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable


def bring_espeak() -> None:
    """Load the espeak-ng that pip brought, so that pyttsx3 finds it by its name where the system has none."""
    import espeakng_loader  # absent where the system's own engine is used

    os.environ["ESPEAK_DATA_PATH"] = espeakng_loader.get_data_path()
    ctypes.CDLL(espeakng_loader.get_library_path())


def never_cancel() -> None:
    """Keep pyttsx3 from cancelling the sentence it is about to make.

    Its loop begins by stopping an engine that is busy, and espeak-ng is busy with the pace that was just set: without
    this, one sentence in ten comes back empty. Nothing is ever played here, so there is nothing to stop.
    """
    from pyttsx3.drivers import _espeak

    _espeak.IsPlaying = lambda: 0


def set_word_gap(units: int) -> None:
    """The silence after each word, which pyttsx3 has no property for."""
    from pyttsx3.drivers import _espeak

    word_gap = 7  # espeakWORDGAP in espeak's speak_lib.h
    _espeak.SetParameter(word_gap, units, 0)


class Pyttsx3:
    """pyttsx3 with the engine of this system: espeak-ng on Linux, SAPI 5 on Windows, NSSpeech on macOS."""

    def __init__(self) -> None:
        if sys.platform == "linux":
            bring_espeak()
        import pyttsx3  # needs the library above

        self._engine = pyttsx3.init()
        self.name: str = self._engine.driver_name
        if self.name == "espeak":
            never_cancel()
        self._failures: list[str] = []
        self._finished = threading.Event()
        self._engine.connect("finished-utterance", lambda name, completed: self._finished.set())  # noqa: ARG005
        self._engine.connect("error", lambda name, exception: self._failures.append(str(exception)))  # noqa: ARG005

    def voices(self) -> list[dict[str, Any]]:
        """The voices there are; languages come as text, as bytes or not at all, by platform."""
        return [
            {"id": voice.id, "name": voice.name, "languages": [_as_text(each) for each in voice.languages or []]}
            for voice in self._engine.getProperty("voices")
        ]

    def render(self, text: str, voice: str, rate: int, word_gap: int) -> tuple[int, bytes]:
        """Samples a second and mono int16 samples. Raises ValueError or OSError when nothing usable came."""
        self._failures.clear()
        self._engine.setProperty("voice", voice)
        self._engine.setProperty("rate", rate)
        if self.name == "espeak":
            set_word_gap(word_gap)
        data = self._in_memory(text) if self.name == "espeak" else self._through_a_file(text)
        if self._failures:
            raise ValueError(self._failures[0])
        return read_aiff(data) if data.startswith(b"FORM") else read_wav(data)

    def _in_memory(self, text: str) -> bytes:
        # Its espeak driver hands the name to wave.open, which takes an open file as well: no disk that can be full.
        written = io.BytesIO()
        self._finished.clear()
        self._engine.save_to_file(text, written)
        self._engine.runAndWait()  # waits a hundredth of a second, whatever its name says
        self._finished.wait()
        return written.getvalue()

    def _through_a_file(self, text: str) -> bytes:
        with tempfile.TemporaryDirectory(prefix="voicehost-") as folder:
            path = Path(folder, "sentence.wav")
            self._engine.save_to_file(text, str(path))
            self._engine.runAndWait()
            return path.read_bytes()


class Piper:
    """Piper with one voice, a file of ONNX with its settings beside it. It needs no voice and no gap between words."""

    name = "piper"

    def __init__(self, model: str, *, threads: int = 0) -> None:
        """``threads`` are used for a sentence, 0 as many as there are cores. A child that has nothing to do is idle."""
        from onnxruntime import InferenceSession, SessionOptions
        from piper import PiperConfig, PiperVoice

        options = SessionOptions()
        options.intra_op_num_threads = threads
        options.add_session_config_entry("session.intra_op.allow_spinning", "0")
        settings = json.loads(Path(f"{model}.json").read_text(encoding="utf-8"))
        session = InferenceSession(model, sess_options=options, providers=["CPUExecutionProvider"])
        self._voice = PiperVoice(session=session, config=PiperConfig.from_dict(settings))
        self._id = Path(model).stem

    def voices(self) -> list[dict[str, Any]]:
        """The one voice that it has, in the language of its settings."""
        return [{"id": self._id, "name": self._id, "languages": [self._voice.config.espeak_voice]}]

    def render(self, text: str, voice: str, rate: int, word_gap: int) -> tuple[int, bytes]:  # noqa: ARG002  as above
        """Samples a second and mono int16 samples. ``rate`` is the pace in per cent of the voice's own."""
        from piper import SynthesisConfig

        how = SynthesisConfig(length_scale=100 / rate)
        pcm = b"".join(chunk.audio_int16_bytes for chunk in self._voice.synthesize(text, how))
        return self._voice.config.sample_rate, pcm


def read_wav(data: bytes) -> tuple[int, bytes]:
    """Samples a second and mono int16 samples of a WAV file.

    Raises ValueError when it is empty, cut short, or of another kind.
    """
    try:
        with wave.open(io.BytesIO(data)) as file:
            rate, frames = file.getframerate(), file.getnframes()
            if (file.getnchannels(), file.getsampwidth()) != (1, 2):
                raise ValueError("the engine's sound is not mono with 16 bits")
            pcm = file.readframes(frames)
    except (EOFError, wave.Error) as broken:
        raise ValueError(f"the engine's file cannot be read ({broken or 'empty'})") from broken
    if not frames or len(pcm) != 2 * frames:
        raise ValueError("the engine's file is cut short")
    return rate, pcm


def read_aiff(data: bytes) -> tuple[int, bytes]:
    """The same of an AIFF or AIFF-C file, which is what macOS writes under any name."""
    chunks, at = {}, 12
    while at + 8 <= len(data):
        size = int.from_bytes(data[at + 4 : at + 8], "big")
        chunks[data[at : at + 4]] = data[at + 8 : at + 8 + size]
        at += 8 + size + size % 2
    common, samples = chunks.get(b"COMM", b""), chunks.get(b"SSND", b"")[8:]
    if len(common) < 18:
        raise ValueError("the engine's file cannot be read (no header)")
    channels, frames, bits = (int.from_bytes(common[a:b], "big") for a, b in ((0, 2), (2, 6), (6, 8)))
    compression = common[18:22]
    if (channels, bits) != (1, 16) or compression not in {b"", b"NONE", b"sowt"}:
        raise ValueError("the engine's sound is not mono with 16 bits")
    if not frames or len(samples) != 2 * frames:
        raise ValueError("the engine's file is cut short")
    values = array("h", samples)
    if compression != b"sowt":  # which is little-endian
        values.byteswap()
    # The rate is a number of 80 bits: sign and exponent in 16 of them, then all 64 of the mantissa.
    exponent, mantissa = int.from_bytes(common[8:10], "big") - 16_383, int.from_bytes(common[10:18], "big")
    return round(mantissa * 2.0 ** (exponent - 63)), values.tobytes()


def _as_text(language: str | bytes) -> str:
    return language.decode("utf-8", "ignore") if isinstance(language, bytes) else language


def serve(start: Callable[[], Any], requests: IO[str], answers: IO[str]) -> None:
    """Start the engine, tell its voices, answer requests until they end."""

    def answer(**fields: Any) -> None:
        answers.write(json.dumps(fields) + "\n")
        answers.flush()

    try:
        engine = start()
        answer(engine=engine.name, voices=engine.voices())
    except Exception as trouble:  # drivers raise whatever they like, and the parent must hear of all of it
        answer(error=f"{type(trouble).__name__}: {trouble}")
        return
    for line in requests:
        request = json.loads(line)
        number = request.pop("number")
        try:
            rate, pcm = engine.render(**request)
            answer(number=number, samples_per_second=rate, pcm=base64.b64encode(pcm).decode())
        except Exception as trouble:  # as above
            answer(number=number, error=f"{type(trouble).__name__}: {trouble}")


def main(engine: str, *voice: str, background: bool = False) -> None:
    """Keep the answers' stream to ourselves: whatever an engine prints goes nowhere. Ctrl+C is the host's to answer."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if background and hasattr(os, "nice"):
        os.nice(10)
    answers = os.fdopen(os.dup(1), "w", encoding="utf-8")
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 1)
    os.dup2(nowhere, 2)
    start = Pyttsx3 if engine == "pyttsx3" else partial(Piper, *voice, threads=int(background))
    serve(start, io.TextIOWrapper(sys.stdin.buffer, encoding="utf-8"), answers)


if __name__ == "__main__":
    named = [argument for argument in sys.argv[1:] if argument != "--background"]
    main(*named, background="--background" in sys.argv)
