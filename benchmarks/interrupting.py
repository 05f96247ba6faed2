"""Interrupts the voice at random moments: ``python benchmarks/interrupting.py [--rounds N] [--figures FILE]``.

A long line is spoken, hushed after a random time, and followed by another at once. Bars: silent within 100 ms, the next
line audible within 500 ms, and nothing of the old line after it. With both engines; what is next is not made ahead.
"""

from __future__ import annotations

import argparse
import random
import time
from pathlib import Path

from bench import ENGINES, Bench, head, row
from figures import put_section, times

SILENT_BAR, NEXT_BAR = 0.1, 0.5
LONGEST = 2.5
"""Seconds within which the line is cut off: in its first sentence, between two, in its second."""

OLD = "How many nuts did you find under the leaves, Anna? Look well, there may be one more."
COMMAND = "python benchmarks/interrupting.py --figures docs/figures.md"


def interruptions(engine: str, rounds: int, seed: int) -> tuple[list[float], list[float], int]:
    """Seconds to silence, seconds to the next line, and how often a sound of the old line came after the new one."""
    bench, dice = Bench(engine), random.Random(seed)  # noqa: S311 - moments, not secrets
    silent, following, tails = [], [], 0
    for turn in range(rounds):
        bench.say(OLD)
        time.sleep(dice.uniform(0.0, LONGEST))
        silent.append(bench.silence())
        following.append(bench.say(f"Turn {turn}.").audible)
        time.sleep(0.2)
        tails += not bench.played.empty()  # the new line is one sound
        bench.narrator.hush()
    bench.shut()
    return silent, following, tails


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=50)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--figures", type=Path, help="the page to write, docs/figures.md")
    arguments = parser.parse_args()
    head()
    rows, told = [], []
    for engine in ENGINES:
        silent, following, tails = interruptions(engine, arguments.rounds, arguments.seed)
        rows.append(row(f"{engine}: hushing to silence", silent, SILENT_BAR))
        rows.append(row(f"{engine}: next line audible after hushing", following, NEXT_BAR))
        told.append(f"{engine}: {tails} of {arguments.rounds} lines were followed by a sound of the line before.")
        print(told[-1])
    if arguments.figures:
        put_section(arguments.figures, "How soon the host is silent", f"{times(COMMAND, rows)}\n\n{' '.join(told)}")


if __name__ == "__main__":
    main()
