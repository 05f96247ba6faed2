"""Kills a game or one of its processes at random moments, and compares what is kept with what was answered."""

from __future__ import annotations

import random
import time
from collections import Counter
from dataclasses import dataclass, field
from threading import Timer
from typing import TYPE_CHECKING, Any

from programs import QUIET, Program, kept_steps

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

PLAY = ("play", "purzelbaum", "--players", "Anna, Ben")
SEATED = 4
"""Steps that the command line itself takes: the game, two names, and that nobody else plays."""

LINES = ("2", "1", *["1"] * 16, "1", "16", *["0"] * 20)
"""All is set up, Anna begins, all nuts are hit, all are found at once, then twenty disks turn green: a step a line."""

START, ANSWER = 1.0, 0.1
"""Seconds within which a host is killed: after its start, or after a line was answered or typed."""

PATIENCE = 60.0
"""Seconds within which a line is answered, and a child is there to be killed: far more than either takes."""

EARLY = 0.25
"""The share of hosts that are killed while they start."""


@dataclass
class Killed:
    """What came of it: kills, how many of them in the middle of answering, and a sentence for each thing amiss."""

    kills: int = 0
    amid: int = 0
    games: int = 0
    amiss: list[str] = field(default_factory=list)


VICTIMS = ("worker.py", "hearing.child_main", "hearing.capture_main", "host", "all")
"""Speech child, recogniser, microphone, the host itself, and everything at once; children by their command lines."""

THOUGHT = 0.6
"""Seconds at most between two lines of a game by sound: the voice has begun, or the ear is open."""


class Killer:
    """Plays one game after the other in homes inside ``folder``, and kills each host. One seed, the same moments."""

    def __init__(self, folder: Path, seed: int) -> None:
        self._folder = folder
        self._dice = random.Random(seed)  # noqa: S311  nothing secret
        self._truth = self._undisturbed()

    def _undisturbed(self) -> list[tuple[Any, ...]]:
        home = self._folder / "undisturbed"
        running = Program(home, *PLAY, *QUIET)
        running.type(*LINES)
        running.end()
        steps = kept_steps(home)
        assert len(steps) == SEATED + len(LINES)
        return steps

    def kill(self, times: int) -> Killed:
        """Kill this many hosts."""
        result = Killed()
        while result.kills < times:
            home, steps = self._folder / str(result.kills), 0
            while (steps == 0 or SEATED <= steps < len(self._truth)) and result.kills < times:
                steps = self._once(home, steps, result)
            result.games += steps == len(self._truth)
        return result

    def _once(self, home: Path, steps: int, result: Killed) -> int:
        """Type the rest of the game ahead, kill, and give how many steps of it are on the disk."""
        running = Program(home, *(["resume"] if steps else PLAY), *QUIET)
        if steps:
            running.type("y")  # the table still stands
        first = max(steps - SEATED, 0)
        running.type(*(each for number in range(first, len(LINES)) for each in (LINES[number], f"line {number}.")))
        early = self._dice.random() < EARLY
        silent = Timer(PATIENCE, running.kill_all)
        silent.start()
        if not early:
            running.read_until(f"line {min(len(LINES) - 1, first + self._dice.randint(0, 4))}.")
        silent.cancel()
        time.sleep(self._dice.uniform(0, START if early else ANSWER))
        running.kill_all()
        printed, _ = running.end()
        answered = max([steps, *(SEATED + n + 1 for n in range(first, len(LINES)) if f"line {n}." in printed)])
        kept = kept_steps(home)
        result.kills += 1
        result.amid += steps < answered < len(self._truth)
        if not answered <= len(kept) <= max(answered + 1, SEATED) or kept != self._truth[: len(kept)]:
            when = "at the start" if early else "at work"
            result.amiss.append(f"game {result.games}, killed {when}: {answered} answered, {len(kept)} kept")
        return len(kept)


class SoundKiller(Killer):
    """The same with a voice and open ears: one process is killed, the game goes on, and then the plug is pulled.

    ``environment`` leads to a sound card. Only with "all" is the plug pulled at once; it is always in the middle of an
    answer, unless the game is over.
    """

    def __init__(self, folder: Path, seed: int, environment: Mapping[str, str]) -> None:
        super().__init__(folder, seed)
        self._environment = environment
        self.killed: Counter[str] = Counter()

    def _once(self, home: Path, steps: int, result: Killed) -> int:
        victim = VICTIMS[result.kills % len(VICTIMS)]
        sound = ("--voice", "host", "--ears", "pocketsphinx")
        running = Program(home, *(["resume"] if steps else PLAY), *sound, environment=self._environment)
        if steps:
            running.type("y")
        number = max(steps - SEATED, 0)
        last = min(number + self._dice.randint(1, 3), len(LINES))
        number = self._play(running, number, last)
        if victim != "all" and number < len(LINES):
            self._kill_one(running, victim)
            number = self._play(running, number, min(number + 2, len(LINES)))
        if number < len(LINES):
            running.type(LINES[number])
            time.sleep(self._dice.uniform(0.0, ANSWER))
            result.amid += 1
        running.kill_all()
        running.end()
        kept = kept_steps(home)
        result.kills += 1
        self.killed[victim] += 1
        answered = SEATED + number
        if not answered <= len(kept) <= answered + 1 or kept != self._truth[: len(kept)]:
            result.amiss.append(f"game {result.games}, {victim} killed: {answered} answered, {len(kept)} kept")
        return len(kept)

    def _play(self, running: Program, number: int, until: int) -> int:
        """Type lines one by one, each at a random moment after the answer before; gives the number of the next."""
        for each in range(number, until):
            time.sleep(self._dice.uniform(0.0, THOUGHT))
            running.answers(LINES[each])
        return until

    def _kill_one(self, running: Program, victim: str) -> None:
        until = time.monotonic() + PATIENCE
        time.sleep(self._dice.uniform(0.0, THOUGHT))
        while True:
            try:
                return running.kill_host() if victim == "host" else running.kill_child(victim)
            except LookupError:
                if time.monotonic() > until:
                    raise
                time.sleep(0.05)
