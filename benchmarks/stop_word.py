"""The stop word while the host speaks and its voice comes back: is it heard, and is it heard where nobody says it.

Run ``python benchmarks/stop_word.py [--small] [--prompts N] [--seed N] [--figures FILE]``. What the host tells in a
game is played into a room with an echo, fainter than a person at the table by so many decibels. First the host measures
its echo in a few questions that are answered. Then the ear is open while it speaks, whether it would be in a game or
not: nobody speaks, or somebody says "stop" in the middle of it.
"""

from __future__ import annotations

import argparse
import random
import statistics
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np
from echo import Room, host_says
from figures import circumstances, command_line, put_section, table, upper_bound
from said import Said, said_in, told_in
from trials import is_cheer
from voices import HELD_OUT, Person, natural, present, speech

from voicehost.dialogue.barge_in import STOP
from voicehost.hearing.recogniser import RATE
from voicehost.inputs import EchoMeasured, Heard, Verdict

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy import int16
    from numpy.typing import NDArray

    from voicehost.inputs import Input
    from voicehost.language.wordgraph import WordGraph

DECIBELS = (-10, -20, -30, -40)
GAME = "sauerbaum"
SHORTEST = 3.0
"""Seconds that a line takes at least: into shorter ones nobody says stop."""
SAID_AFTER = 1.0
MEASURING = 6
"""Questions that are answered first: a few answers may be lost."""
SMALL, PROMPTS = 3, 60
NOBODY: NDArray[int16] = np.zeros(0, np.int16)


@dataclass
class Counts:
    """Of so many lines of the host at one level, over so many seconds."""

    listens: bool = False
    """Whether a host in a game would listen at this level."""
    lines: int = 0
    seconds: float = 0.0
    false: int = 0
    """In so many the stop word was heard, though nobody said it."""
    heard: int = 0
    """In so many it was heard when somebody said it."""
    delays: list[float] = field(default_factory=list)
    """Seconds from the end of the word until it was heard."""


def first_stop(messages: Sequence[tuple[Input, float]], graph: WordGraph) -> float | None:
    """When the host would have fallen silent, as ``barge_in.is_stop`` decides; None where it spoke on."""
    for message, at in messages:
        if isinstance(message, Heard) and message.verdict is not Verdict.STRAY:
            readings = [reading for first in message.hypotheses[:1] for reading in graph.read(first.text.split())]
            if STOP in {reading.intent for reading in readings}:
                return at
    return None


def prompts(wanted: int, seed: int) -> list[NDArray[int16]]:
    """Lines of a game that are long enough, as the host says them."""
    told = (host_says(text) for text in told_in(GAME, seed))
    return [each for each in told if len(each) > SHORTEST * RATE][:wanted]


def measure(wanted: int, seed: int, people: Sequence[Person] = HELD_OUT) -> dict[int, Counts]:
    """For each level of the host's voice."""
    rng = random.Random(seed)  # noqa: S311 - trials, not secrets
    speaking = natural(present(people)) or present(people)
    said = [each for each in said_in(GAME, seed) if not is_cheer(each)]
    told = prompts(wanted, seed)
    return {decibels: _at_level(decibels, told, said, speaking, rng) for decibels in DECIBELS}


def _at_level(
    decibels: int, told: Sequence[NDArray[int16]], said: Sequence[Said], people: Sequence[Person], rng: random.Random
) -> Counts:
    room, counts = Room(rng.randrange(1000)), Counts()
    for _ in range(MEASURING):
        answered = rng.choice(said)
        messages = room.messages(rng.choice(told), decibels, answered.graph, speech(rng.choice(people), answered.text))
        counts.listens = next((each.faint for each in messages if isinstance(each, EchoMeasured)), counts.listens)
    for prompt in told:
        graph, word = replace(rng.choice(said).graph, awaited=frozenset({STOP})), speech(rng.choice(people), "stop")
        counts.lines += 1
        counts.seconds += len(prompt) / RATE
        counts.false += first_stop(room.messages_meanwhile(prompt, decibels, graph, NOBODY, 0.0), graph) is not None
        at = first_stop(room.messages_meanwhile(prompt, decibels, graph, word, SAID_AFTER), graph)
        if at is not None and at > SAID_AFTER:
            counts.heard += 1
            counts.delays.append(at - SAID_AFTER - len(word) / RATE)
    return counts


def row(decibels: int, counts: Counts) -> tuple[str, ...]:
    """A row of the table."""
    false = f"{counts.false} (at most {100 * upper_bound(counts.false, counts.lines):.1f} %)"
    delay = f"{1000 * statistics.median(counts.delays):.0f} ms" if counts.delays else ""
    listens = "yes" if counts.listens else "no"
    return f"{decibels} dB", listens, str(counts.lines), f"{counts.seconds:.0f} s", false, str(counts.heard), delay


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--small", action="store_true", help="a few lines")
    parser.add_argument("--prompts", type=int, help="at each level")
    parser.add_argument("--seed", type=int, default=11)
    parser.add_argument("--figures", type=Path, help="the page to write, docs/figures.md")
    options = parser.parse_args()
    found = measure(options.prompts or (SMALL if options.small else PROMPTS), options.seed)
    head = (
        "the host's voice in the microphone",
        "listened for",
        "lines",
        "together",
        "stop heard where nobody said it",
        "heard where somebody said it",
        "median from the end of the word",
    )
    rows = table(head, [row(decibels, counts) for decibels, counts in found.items()])
    page = "\n\n".join([circumstances(command_line("stop_word")), rows])
    print(page)
    if options.figures:
        put_section(options.figures, "The stop word while the host speaks", page)


if __name__ == "__main__":
    main()
