"""What all processes of an evening by voice hold together, and a listener over an hour, with PocketSphinx.

Run ``python benchmarks/memory.py [--small] [--hours N] [--figures FILE]``. The evening is a real one, with a sound card
that the benchmark makes (PulseAudio); what is heard and said is the host's own business, keys go on with the game. The
hour of listening goes through the listener's own process in fast time: people report in two games, and pause between.

Bars: 250 MB for all together; after the first tenth of the hour 5 MB more at most. What counts is the proportional set
size: pages that processes share are counted once.
"""

from __future__ import annotations

import argparse
import queue
import subprocess
import sys
import tempfile
import time
from itertools import cycle
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np
from figures import circumstances, command_line, put_section, table
from rooms import Room
from said import said_in
from voices import HELD_OUT, SYNTHETIC, speech

from voicehost.hearing.child_process import ChildProcess
from voicehost.hearing.devices import MONITORS
from voicehost.hearing.recipe import Recipe
from voicehost.hearing.recogniser import RATE
from voicehost.hearing.wire import Alive, Close, Open, Ready, Sound, Start

sys.path.insert(0, str(Path(__file__).parent.parent / "tests"))

from programs import Program
from sound_card import SoundCard

if TYPE_CHECKING:
    from collections.abc import Iterator

BAR, GROWTH = 250.0, 5.0
EVENINGS = {
    "purzelbaum": ["y", "2", "1", "1", "2", "1", "1", "1", "2", "2", "1", "1"],
    "kekfe-marathon": ["y", "1", "1", "3", "1", "5", "1", "2", "1", "4", "1", "1"],
}
"""Keys that go on with each game, one after the other."""
KEY_SECONDS = 4.0
EVERY_SECONDS = 15.0
"""How often somebody says something in the hour."""
GAMES = ("sauerbaum", "purzelbaum")
ROWS = 10


def megabytes(process: int) -> float:
    """The proportional set size of a process; 0 for one that has ended."""
    try:
        lines = Path(f"/proc/{process}/smaps_rollup").read_text(encoding="ascii").splitlines()
    except (FileNotFoundError, ProcessLookupError):
        return 0.0
    return next(int(line.split()[1]) / 1024 for line in lines if line.startswith("Pss:"))


def family(root: int) -> dict[int, str]:
    """A process and all that come from it, with their command lines."""
    listed = subprocess.run(
        ["/bin/ps", "-A", "-ww", "-o", "ppid=,pid=,args="], capture_output=True, text=True, check=True
    )
    rows = [
        (int(parent), int(pid), line)
        for parent, pid, line in (row.split(maxsplit=2) for row in listed.stdout.splitlines())
    ]
    found = {pid: line for _, pid, line in rows if pid == root}
    for parent, pid, line in rows:  # children have higher numbers than their parents, but for a rare turn of the count
        if parent in found:
            found[pid] = line
    return found


def evening(game: str, keys: list[str]) -> dict[str, float]:
    """The memory of each process when all together held most."""
    most: dict[str, float] = {}
    with tempfile.TemporaryDirectory() as folder:
        sounds, home = Path(folder) / "sounds", Path(folder) / "home"
        sounds.mkdir()
        card = SoundCard(sounds)
        server = card.start()
        environment = {**card.environment, MONITORS: "1"}
        with card.recording("voicehost_out"), card.recording("voicehost_in"):
            program = Program(home, "play", game, "--players", "Anna, Ben", environment=environment)
            for key in keys:
                time.sleep(KEY_SECONDS)
                program.type(key)
                most = max(most, held_by(program.process.pid), key=lambda each: sum(each.values()))
            program.kill_all()
        server.terminate()
        server.wait()
    return most


def held_by(root: int) -> dict[str, float]:
    """The memory of a process and all that come from it, by what they are for."""
    held: dict[str, float] = {}
    for pid, line in family(root).items():
        held[_part(line)] = held.get(_part(line), 0.0) + megabytes(pid)
    return held


def _part(line: str) -> str:
    """What a process is for."""
    for words, part in (("child_main", "listener"), ("capture_main", "microphone"), ("worker", "speech engine")):
        if words in line:
            return part
    return "host" if "voicehost" in line else line


class Listening:
    """The listener's process, fed as fast as it listens."""

    def __init__(self) -> None:
        self._answers: queue.SimpleQueue[object] = queue.SimpleQueue()
        self.child = ChildProcess(self._answers.put)
        self.child.ask(Start(Recipe()))
        self._wait(Ready)
        self.now = 0.0

    def hear(self, pcm: np.ndarray[tuple[int], np.dtype[np.int16]]) -> None:
        """A second of sound at most."""
        self.now += len(pcm) / RATE
        self.child.ask(Sound(pcm.tobytes(), self.now))
        self._wait(Alive)

    def _wait(self, kind: type) -> None:
        while not isinstance(self._answers.get(timeout=60), kind):
            pass


def hour(hours: float) -> Iterator[tuple[float, float]]:
    """The hours that have passed, and what the listener holds."""
    rng = np.random.default_rng(11)
    people = [person for person in HELD_OUT if person.make == SYNTHETIC]
    room, listening = Room(rng, [], []), Listening()
    said = [each for game in GAMES for each in said_in(game, 11)]
    told = 0
    for number, (graph, text) in enumerate(cycle(said)):
        listening.child.ask(Close())
        listening.child.ask(Open(graph, listening.now, 1.0))
        sound = room.sound(speech(people[number % len(people)], text), None, rng)
        sound = np.concatenate(
            (sound, rng.normal(0, 20, max(0, int(EVERY_SECONDS * RATE) - len(sound))).astype(np.int16))
        )
        for begin in range(0, len(sound), RATE):
            listening.hear(sound[begin : begin + RATE])
        passed = listening.now / 3600
        if passed >= told * hours / ROWS:
            told += 1
            yield passed, megabytes(listening.child.pid)
        if passed >= hours:
            listening.child.kill()
            return


def main() -> int:
    """Measure, print, and write the section."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--small", action="store_true", help="a minute of listening, and no evening")
    parser.add_argument("--hours", type=float, default=1.0)
    parser.add_argument("--figures", type=Path, help="the page to write, docs/figures.md")
    options = parser.parse_args()
    held = {} if options.small else {game: evening(game, keys) for game, keys in EVENINGS.items()}
    listened = list(hour(1 / 60 if options.small else options.hours))
    told = [circumstances(command_line("memory"))]
    for game, parts in held.items():
        rows = [(part, f"{amount:.0f} MB") for part, amount in parts.items()]
        told.append(
            table((f"an evening of {game}", "memory"), [*rows, ("all together", f"{sum(parts.values()):.0f} MB")])
        )
    told.append(
        table(("hours of listening", "the listener"), [(f"{at:.2f}", f"{amount:.1f} MB") for at, amount in listened])
    )
    page = "\n\n".join(told)
    print(page)
    if options.figures:
        put_section(options.figures, "Memory", page)
    if options.small:
        return 0  # the first minutes are those in which it fills
    grown = max(amount for _, amount in listened) - listened[min(1, len(listened) - 1)][1]
    return int(any(sum(parts.values()) > BAR for parts in held.values()) or grown > GROWTH)


if __name__ == "__main__":
    sys.exit(main())
