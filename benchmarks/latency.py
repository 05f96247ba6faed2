"""How soon the host is heard and how soon it is silent.

Run as ``python -m benchmarks.latency [--rounds N] [--json FILE]``. It prints a table and writes JSON.
"Given" is when the first sample is handed to the loudspeaker, "audible" when it comes out of it.

It plays through the default output device; where there is none, through a stand-in that asks for 10 ms blocks in real
time with a latency of 50 ms, and says so. ``start`` begins with a fresh interpreter that has imported nothing.
"""

from __future__ import annotations

import argparse
import json
import queue
import random
import statistics
import subprocess
import sys
import threading
import time
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from numpy import float32
    from numpy.typing import NDArray

    from voicehost.inputs import Input
    from voicehost.speaking.loudspeaker import Loudspeaker
    from voicehost.speaking.narrator import Narrator
    from voicehost.speaking.playback import Playing
    from voicehost.speaking.player import Player
    from voicehost.speaking.sound import Sound

NAMES = ("Anna", "Ben", "Clara", "Dora")
NUMBERS = ("one nut", "two nuts", "three nuts", "four nuts", "five nuts", "six nuts", "seven nuts", "eight nuts")


class StandIn:
    """A loudspeaker without a device."""

    rate = 48_000.0
    name = "stand-in"

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
            fill(480, self.called_at + 0.05)


def loudspeaker() -> Loudspeaker:
    from voicehost.errors import DeviceError
    from voicehost.speaking.loudspeaker import PortAudioLoudspeaker

    try:
        return PortAudioLoudspeaker(time.monotonic)
    except DeviceError:
        return StandIn()


class Bench:
    """A narrator with the real engine whose player tells when each sound began."""

    def __init__(self) -> None:
        from voicehost.speaking.narrator import Narrator, Speech
        from voicehost.speaking.player import Player
        from voicehost.speaking.speech_child import pyttsx3_child

        played: queue.SimpleQueue[Playing] = queue.SimpleQueue()
        self.player: Player

        class TellingPlayer(Player):
            def play(self, sound: Sound, pause: float = 0.0) -> Playing:
                playing = super().play(sound, pause)
                played.put(playing)
                return playing

        def load() -> Speech:
            child = pyttsx3_child("en")
            self.player = TellingPlayer(loudspeaker(), time.monotonic)
            return Speech(child, self.player)

        self.played = played
        self.inbox: queue.SimpleQueue[Input] = queue.SimpleQueue()
        self.narrator: Narrator = Narrator(lambda _: load(), "en", 160, self.inbox.put, lambda _text: None)

    def say(self, text: str) -> tuple[float, float]:
        """Seconds from asking for a line to its first sample: given, and audible."""
        from voicehost.language.line import Kind, Line

        while not self.played.empty():
            self.played.get()
        asked = time.monotonic()
        self.narrator.say(Line(text, Kind.EVENT, "benchmark"))
        playing = self.played.get(timeout=20)
        while playing.began is None:
            time.sleep(0.001)
        return time.monotonic() - asked, playing.began - asked

    def silence(self) -> float:
        """Seconds from hushing to the last audible sample."""
        asked = time.monotonic()
        self.narrator.hush()
        time.sleep(0.15)
        return max(0.0, self.player._playback.last_audible - asked)  # noqa: SLF001 - nobody else needs to know


def answers(rounds: int, *, ahead: bool) -> list[tuple[float, float]]:
    """From the taken report to the first sample of the answer; a new sentence every time."""
    bench = Bench()
    bench.say("Welcome.")
    seconds = []
    for turn in range(rounds):
        text = f"{NUMBERS[turn % 8]} for {NAMES[turn // 8 % 4]}. Turn {turn}, your turn."
        bench.narrator.hush()
        if ahead:
            bench.narrator.prepare([text, *(f"{number} for {NAMES[0]}." for number in NUMBERS)])
        time.sleep(0.3)  # people play
        seconds.append(bench.say(text))
    bench.narrator.shut()
    return seconds


def interruptions(rounds: int) -> tuple[list[float], list[float]]:
    """From hushing at a random moment to silence, and from the next line to its first audible sample."""
    bench = Bench()
    dice = random.Random(1)  # noqa: S311 - moments, not secrets
    silent, following = [], []
    for turn in range(rounds):
        bench.say("How many nuts did you find under the leaves of the tree, Anna?")
        time.sleep(dice.uniform(0.05, 0.8))
        silent.append(bench.silence())
        following.append(bench.say(f"Turn {turn}.")[1])
        bench.narrator.hush()
    bench.narrator.shut()
    return silent, following


def starts(rounds: int) -> list[float]:
    """From a fresh interpreter to the first audible sample of the first line."""
    seconds = []
    for _ in range(rounds):
        command = [sys.executable, "-m", "benchmarks.latency", "--one-start", str(time.monotonic())]
        done = subprocess.run(command, check=True, capture_output=True, text=True)  # noqa: S603 - ourselves
        seconds.append(float(done.stdout))
    return seconds


def one_start(began: float) -> None:
    bench = Bench()
    asked = time.monotonic()
    print(asked + bench.say("Which game do you play?")[1] - began)
    bench.narrator.hush()
    bench.narrator.shut()


def row(name: str, seconds: Sequence[float]) -> dict[str, object]:
    ordered = sorted(1000 * each for each in seconds)
    median, worst = statistics.median(ordered), ordered[-1]
    p90 = ordered[int(0.9 * (len(ordered) - 1))]
    print(f"{name:38} {len(ordered):4} {median:8.0f} {p90:8.0f} {worst:8.0f}")
    return {"what": name, "n": len(ordered), "median_ms": median, "p90_ms": p90, "worst_ms": worst}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=30)
    parser.add_argument("--json", type=Path)
    parser.add_argument("--one-start", type=float, help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.one_start is not None:
        one_start(arguments.one_start)
        return
    device = loudspeaker()
    print(f"Through: {device.name}. Milliseconds.")
    device.close()
    print(f"{'':38} {'n':>4} {'median':>8} {'p90':>8} {'worst':>8}")
    rows = [row("start to audible", starts(max(3, arguments.rounds // 6)))]
    for ahead in (False, True):
        given, audible = zip(*answers(arguments.rounds, ahead=ahead), strict=True)
        how = "synthesised ahead" if ahead else "synthesised when asked for"
        rows += [row(f"answer given, {how}", given), row(f"answer audible, {how}", audible)]
    silent, following = interruptions(arguments.rounds)
    rows.append(row("hushing to silence", silent))
    rows.append(row("next line audible after hushing", following))
    if arguments.json:
        arguments.json.write_text(json.dumps({"through": device.name, "rows": rows}, indent=2))


if __name__ == "__main__":
    main()
