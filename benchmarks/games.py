"""Whole games by sound, each game with each number of players: whether the host ends with the counts of the box.

Run as ``python benchmarks/games.py [--games A B] [--players N M] [--seeds 10] [--mode audio] [--language en]
[--json FILE] [--figures FILE]``. People of synthetic voices speak, the host's own recogniser hears them, in memory and
faster than real time. The JSON file is written after every game, and what stands in it already is not played again.

Bar: every game ends with equal counts, and nine of ten things are said and not typed.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from dataclasses import asdict, dataclass
from itertools import product
from pathlib import Path
from typing import TYPE_CHECKING

from figures import circumstances, command_line, put_section, table

from voicehost.rehearsal.cast import Cast
from voicehost.rehearsal.demo import rehearse
from voicehost.shelf import Shelf

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

SEEDS = 10
"""Games for each number of players (issue 4)."""


@dataclass(frozen=True)
class Played:
    """One rehearsal: its table, what was said and how much of it by voice and word for word, and whether all agree."""

    game: str
    players: int
    seed: int
    equal: bool
    said: int
    spoken: int
    word_for_word: int
    corrections: int
    seconds: float
    differences: tuple[str, ...]


def play(cast: Cast, players: int, seed: int, mode: str) -> Played:
    """Rehearse one game; ``seconds`` are of the processor."""
    began = time.process_time()
    result = rehearse(cast, cast.names(players, seed), seed, mode)
    spoken = [exchange for exchange in result.exchanges if not exchange.typed]
    return Played(
        cast.entry.name,
        players,
        seed,
        result.is_equal,
        len(result.exchanges),
        len(spoken),
        sum(exchange.heard == exchange.said for exchange in spoken),
        result.corrections,
        round(time.process_time() - began, 1),
        result.differences,
    )


def play_all(options: argparse.Namespace, done: Sequence[Played]) -> Iterator[Played]:
    """Every game with every number of players that it allows, but for those that are done."""
    known = {(each.game, each.players, each.seed) for each in done}
    for game in options.games:
        cast = Cast(Shelf.load().entry(game), options.language)
        allowed = cast.entry.game.seats_allowed
        for players, seed in product(options.players or allowed, range(options.seeds)):
            if players in allowed and (game, players, seed) not in known:
                played = play(cast, players, seed, options.mode)
                print(f"{game}, {players} players, seed {seed}: {_verdict(played)}", file=sys.stderr, flush=True)
                yield played


def _verdict(played: Played) -> str:
    return "equal" if played.equal else f"differs, {'; '.join(played.differences)}"


HEAD = ("game", "players", "games", "equal", "said", "spoken", "word for word", "corrections", "seconds a game")

ABOUT = """\
Synthetic people play whole games in memory with the host's own recogniser and what it mishears; *equal* are games whose
counts and places are those of the box at the end, *word for word* the share of what was spoken."""


def rows(played: Sequence[Played]) -> Iterator[tuple[str, ...]]:
    """One row a game and number of players."""
    for game, players in sorted({(each.game, each.players) for each in played}):
        some = [each for each in played if (each.game, each.players) == (game, players)]
        said, spoken = sum(each.said for each in some), sum(each.spoken for each in some)
        whole = sum(each.word_for_word for each in some)
        yield (
            game,
            str(players),
            str(len(some)),
            str(sum(each.equal for each in some)),
            str(said),
            f"{spoken / said:.0%}",
            f"{whole / max(spoken, 1):.0%}",
            str(sum(each.corrections for each in some)),
            f"{sum(each.seconds for each in some) / len(some):.0f}",
        )


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", nargs="+", default=list(Shelf.load().entries))
    parser.add_argument("--players", type=int, nargs="+", help="only these numbers of players")
    parser.add_argument("--seeds", type=int, default=SEEDS)
    parser.add_argument("--mode", choices=("audio", "text"), default="audio")
    parser.add_argument("--language", default="en")
    parser.add_argument("--json", type=Path)
    parser.add_argument("--figures", type=Path, help="the page to write, docs/figures.md")
    options = parser.parse_args()
    done = json.loads(options.json.read_text(encoding="utf-8")) if options.json and options.json.exists() else []
    played = [Played(**{**each, "differences": tuple(each["differences"])}) for each in done]
    for each in play_all(options, tuple(played)):
        played.append(each)
        if options.json is not None:
            options.json.write_text(json.dumps([asdict(each) for each in played], indent=2) + "\n", encoding="utf-8")
    found = f"{circumstances(command_line('games'))}\n\n{ABOUT}\n\n{table(HEAD, rows(played))}"
    print(found)
    if options.figures is not None:
        put_section(options.figures, "Games by sound", found)
    return 0 if all(each.equal for each in played) else 1


if __name__ == "__main__":
    sys.exit(main())
