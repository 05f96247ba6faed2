"""How mishearings are put right: whole games in which a share of what is said arrives as something else.

Run as ``python benchmarks/mending.py [--games N] [--mishear SHARE] [--mode text|audio] [--languages en de]
[--json FILE] [--figures FILE]``. By sound, what the recogniser itself mishears counts as well. It gives a row for each
game and language: how many games ended with the counts of the box, how many things were said and how many mishearings
did harm, and how many utterances it took to mend one.

Bar: all games equal, and a median of one.
"""

from __future__ import annotations

import argparse
import json
import statistics
import sys
from itertools import product
from pathlib import Path
from typing import TYPE_CHECKING

from figures import circumstances, command_line, put_section, table

from voicehost.rehearsal.cast import Cast
from voicehost.rehearsal.demo import rehearse
from voicehost.shelf import Shelf

if TYPE_CHECKING:
    from collections.abc import Sequence

    from voicehost.rehearsal.rehearse import Result

HEAD = ("game", "language", "games", "equal", "said", "mishearings", "median of utterances to mend one", "90 %")

ABOUT = """\
A part of what people say is deliberately said as another sentence of the list (`--mishear`), and a recogniser mishears
more. A mishearing counts if the words that arrived mean something else and something is to be put right; what is
misheard while it is put right belongs to it. Games have the seeds 0, 1, 2 and so on."""


def games(name: str, language: str, options: argparse.Namespace) -> list[Result]:
    """So many games of one kind, with the seeds 0, 1, 2 ..."""
    cast = Cast(Shelf.load().entry(name), language)
    tables = [cast.names(cast.seats(None, seed), seed) for seed in range(options.games)]
    return [rehearse(cast, names, seed, options.mode, options.mishear) for seed, names in enumerate(tables)]


def row(name: str, language: str, played: Sequence[Result]) -> dict[str, object]:
    """What the games came to, as plain JSON."""
    mended = sorted(utterances for result in played for utterances in result.mended)
    differ = [seed for seed, result in enumerate(played) if not result.is_equal]
    return {
        "game": name,
        "language": language,
        "games": len(played),
        "equal": len(played) - len(differ),
        "said": sum(len(result.exchanges) for result in played),
        "mishearings": len(mended),
        "median": statistics.median(mended) if mended else 0,
        "p90": mended[int(0.9 * (len(mended) - 1))] if mended else 0,
        "differ": differ,
    }


def main() -> int:
    """Play, print and write."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--mishear", type=float, default=0.1)
    parser.add_argument("--mode", choices=("text", "audio"), default="text")
    parser.add_argument("--languages", nargs="+", default=["en", "de"])
    parser.add_argument("--json", type=Path)
    parser.add_argument("--figures", type=Path, help="the page to write, docs/figures.md")
    options = parser.parse_args()
    rows = []
    for name, language in product(Shelf.load().entries, options.languages):
        rows.append(row(name, language, games(name, language, options)))
        print(rows[-1], file=sys.stderr, flush=True)
    cells = [[str(value) for value in each.values()][: len(HEAD)] for each in rows]
    found = f"{circumstances(command_line('mending'))}\n\n{ABOUT}\n\n{table(HEAD, cells)}"
    print(found)
    if options.json:
        options.json.write_text(json.dumps({"mishear": options.mishear, "rows": rows}, indent=2))
    if options.figures:
        put_section(options.figures, f"Mishearings put right, {options.mode}", found)
    return 0 if all(each["median"] in {0, 1} and not each["differ"] for each in rows) else 1


if __name__ == "__main__":
    sys.exit(main())
