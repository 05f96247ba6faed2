"""Kills games at random moments: ``python benchmarks/kills.py [WAY...] [--kills N] [--seed N] [--figures FILE]``.

Ways: ``text`` pulls the plug of typed games; ``sound`` kills speech child, recogniser, microphone, host or all of games
by sound, through a sound card of its own (PulseAudio); ``full`` lets the disk fill up; ``cut`` cuts SQLite's file.
Bar: every report that was answered is there and at most one that was not, and the host always starts.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
from pathlib import Path
from typing import TYPE_CHECKING

from figures import circumstances, command_line, put_section, rows_in, table, upper_bound

sys.path.insert(0, str(Path(__file__).parent.parent / "tests"))

from killing import Killed, Killer, SoundKiller
from killing_disks import CutKiller, FullDiskKiller

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

KILLS = 200
HEAD = ("way", "kills", "while answering", "games", "amiss, with the 95 % upper bound", "measured")


def by_sound(folder: Path, seed: int, kills: int) -> Killed:
    """With a sound card of its own, so that nobody hears it."""
    from sound_card import SoundCard

    (folder / "card").mkdir()
    card = SoundCard(folder / "card")
    server = card.start()
    try:
        with card.recording("voicehost_out"), card.recording("voicehost_in"):
            return SoundKiller(folder, seed, card.environment).kill(kills)
    finally:
        server.terminate()
        server.wait()


WAYS: dict[str, Callable[[Path, int, int], Killed]] = {
    "text": lambda folder, seed, kills: Killer(folder, seed).kill(kills),
    "sound": by_sound,
    "full": lambda folder, seed, kills: FullDiskKiller(folder, seed).kill(kills),
    "cut": lambda folder, seed, kills: CutKiller(folder, seed).kill(kills),
}


def measure(way: str, kills: int, seed: int) -> tuple[Killed, tuple[str, ...]]:
    """Kill, print, and give a row of the table."""
    began = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        result = WAYS[way](Path(folder), seed, kills)
    amiss = len(result.amiss)
    bound = f"at most {100 * upper_bound(amiss, result.kills):.1f} %"
    cells = (way, str(result.kills), str(result.amid), str(result.games), f"{amiss} ({bound})")
    print(*cells, f"{time.monotonic() - began:.0f} s", sep=", ", flush=True)
    for sentence in result.amiss:
        print(sentence)
    return result, cells


def write(measured: Sequence[tuple[str, ...]], page: Path) -> None:
    """Put these rows into the page, each with how it was measured; those of other ways stay."""
    how = circumstances(command_line("kills"), ("SQLAlchemy",)).removesuffix(".")
    rows = {row[0]: row for row in rows_in(page, "Kills")} | {row[0]: (*row, how) for row in measured}
    put_section(page, "Kills", table(HEAD, [rows[way] for way in WAYS if way in rows]))


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("ways", nargs="*", metavar="WAY", choices=[*WAYS, []], help="all by default")
    parser.add_argument("--kills", type=int, default=KILLS)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--figures", type=Path, help="the page to write, docs/figures.md")
    arguments = parser.parse_args()
    done = [measure(way, arguments.kills, arguments.seed) for way in arguments.ways or WAYS]
    if arguments.figures:
        write([cells for _, cells in done], arguments.figures)
    return 1 if any(result.amiss for result, _ in done) else 0


if __name__ == "__main__":
    sys.exit(main())
