"""How mishearings are put right: whole games by text in which a share of what is said arrives as something else.

Run as ``python -m benchmarks.mending [--games N] [--mishear SHARE] [--json FILE]``. It prints a row for each game and
language: how many games ended with the counts of the box, how many things were said and how many mishearings did harm,
how many utterances it took to mend one, and the seeds of the games that differ.
"""

from __future__ import annotations

import argparse
import json
import statistics
from pathlib import Path
from typing import TYPE_CHECKING

from voicehost.rehearsal.cast import Cast
from voicehost.rehearsal.demo import by_text
from voicehost.shelf import Shelf

if TYPE_CHECKING:
    from voicehost.rehearsal.rehearse import Result

LANGUAGES = ("en", "de")


def games(name: str, language: str, count: int, mishear: float) -> list[Result]:
    """``count`` games of one kind, with the seeds 0, 1, 2 ..."""
    cast = Cast(Shelf.load().entry(name), language)
    tables = [cast.names(cast.seats(None, seed), seed) for seed in range(count)]
    return [by_text(cast, names, seed, mishear) for seed, names in enumerate(tables)]


def row(name: str, language: str, played: list[Result]) -> dict[str, object]:
    """What the games came to, printed and as plain JSON."""
    mended = sorted(utterances for result in played for utterances in result.mended)
    said = sum(len(result.exchanges) for result in played)
    differ = [seed for seed, result in enumerate(played) if not result.is_equal]
    median = statistics.median(mended) if mended else 0
    p90 = mended[int(0.9 * (len(mended) - 1))] if mended else 0
    equal = len(played) - len(differ)
    print(
        f"{name:16} {language} {len(played):6} {equal:6} {said:6} {len(mended):6} {median:7g} {p90:5}  {differ or ''}"
    )
    return {
        "game": name,
        "language": language,
        "games": len(played),
        "differ": differ,
        "said": said,
        "harmful": len(mended),
        "median": median,
        "p90": p90,
    }


def main() -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--mishear", type=float, default=0.1)
    parser.add_argument("--json", type=Path)
    arguments = parser.parse_args()
    print(f"{arguments.mishear:.0%} of what is said arrives as something else.")
    print("game                games  equal   said   harm  median   p90  seeds that differ")
    rows = [
        row(name, language, games(name, language, arguments.games, arguments.mishear))
        for name in Shelf.load().entries
        for language in LANGUAGES
    ]
    if arguments.json:
        arguments.json.write_text(json.dumps({"mishear": arguments.mishear, "rows": rows}, indent=2))


if __name__ == "__main__":
    main()
