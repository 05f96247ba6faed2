"""Four hours of play in fast time: ``python benchmarks/soak.py [--hours N] [--figures FILE]``.

One table plays one game after the other with a real host, ledger, speech child and all that is made ahead. Only the
game that is played keeps its sentences, and games have more or fewer of them: each is compared with itself. Bar: after
the first hour memory at the end of a game grows by at most 5 MB (what is kept of sounds has a bound of its own and is
told apart), and no thread, process or open file is left over.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
from itertools import cycle
from pathlib import Path

from figures import SPEECH, circumstances, put_section, table

sys.path.insert(0, str(Path(__file__).parent.parent / "tests"))

from soaking import Held, Soak, settled

GAMES = ("purzelbaum", "kekfe-marathon", "knusperhexe", "sauerbaum")
HOUR, MEGABYTE = 3600.0, 2**20
BAR = 5 * MEGABYTE
COMMAND = "python benchmarks/soak.py --figures docs/figures.md"
HEAD = ("hours played", "game", "utterances", "memory", "of it sounds", "threads", "children", "files")


def row(game: str, soak: Soak, held: Held) -> tuple[str, ...]:
    """Where the table is and what the process holds."""
    return (
        f"{soak.clock() / HOUR:.1f}",
        game,
        str(soak.exchanges),
        f"{held.memory / MEGABYTE:.1f} MB",
        f"{soak.kept_sound / MEGABYTE:.1f} MB",
        str(held.threads),
        str(held.children),
        str(held.files),
    )


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--hours", type=float, default=4.0)
    parser.add_argument("--figures", type=Path, help="the page to write, docs/figures.md")
    arguments = parser.parse_args()
    before, rows = Held.now(), []
    others: dict[str, list[int]] = {game: [] for game in GAMES}
    began = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        soak = Soak(Path(folder))
        for game in cycle(GAMES):
            soak.play(game)
            held = Held.now()
            rows.append(row(game, soak, held))
            print(*rows[-1], sep=", ", flush=True)
            if soak.clock() > HOUR:
                others[game].append(held.memory - soak.kept_sound)
            if soak.clock() > arguments.hours * HOUR:
                break
        soak.close()
    left = settled(before)
    grown = max((max(each) - each[0] for each in others.values() if each), default=0)
    told = (
        f"After the first hour no game ended with more than {grown / MEGABYTE:.1f} MB above its first end, beside "
        f"the kept sounds. Left over at the end: "
        f"{left.threads - before.threads} threads, {left.children - before.children} processes, "
        f"{left.files - before.files} files. It took {time.monotonic() - began:.0f} s."
    )
    print(told)
    if arguments.figures:
        text = f"{circumstances(COMMAND, SPEECH)}\n\n{table(HEAD, rows)}\n\n{told}"
        put_section(arguments.figures, "Hours of play", text)
    return 1 if grown > BAR or left.threads > before.threads or left.files > before.files else 0


if __name__ == "__main__":
    sys.exit(main())
