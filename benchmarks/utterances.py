"""How much a game needs to be told: utterances a turn and a game, beside the most that the design allows.

Run as ``python benchmarks/utterances.py [--games N] [--language CODE] [--figures FILE]``. People who say no more
than they must play whole games by text with a real host; the steps in the host's log are counted: each is an utterance.
"""

from __future__ import annotations

import argparse
import statistics
from collections import defaultdict
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from figures import circumstances, put_section

from engines.game import TurnBegan
from voicehost.evening import TableWasSet
from voicehost.rehearsal.cast import Cast
from voicehost.rehearsal.demo import text_rehearsal
from voicehost.shelf import Shelf

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from voicehost.session import Taken

ONE_A_TURN = {"Hit", "Missed", "Found"}
"""Reports of which a turn has one: the next one says by the way that the nut is buried, or that snow lies."""

SAID_BY_THE_NEXT = {"purzelbaum": {"HoleOpened", "Landed"}, "knusperhexe": {"CardTaken"}}
"""Reports that nobody has to make, since the one after them says as much."""

MUST_BE_TOLD = {"kekfe-marathon": frozenset({"Rolled"})}
"""Reports that people make although the next one would say as much: who lands where tells no roll."""

COMMAND = "python benchmarks/utterances.py --figures docs/figures.md"


@dataclass(frozen=True)
class Kind:
    """A kind of turn: the reports that make it one, and how many utterances it may take (DESIGN.md section 4)."""

    name: str
    reports: frozenset[str]
    most: int | None


KINDS = {
    "purzelbaum": (
        Kind("a miss", frozenset({"Missed"}), 2),
        Kind("a hit", frozenset({"Hit"}), 1),
        Kind("a disk in winter", frozenset({"Found", "AllGreen"}), 1),
    ),
    "knusperhexe": (
        Kind("something fell", frozenset({"SomethingFell", "Collapsed", "TwoCameOff"}), None),
        Kind("the round ends", frozenset({"SetUp", "SugarSticks"}), None),
        Kind("the card goes back", frozenset({"SameAgain", "PutBack"}), 2),
        Kind("the card is kept", frozenset({"Kept", "SweetSeen"}), 1),
    ),
    "sauerbaum": (
        Kind("the cloud is empty", frozenset({"RootsCovered"}), 3),
        Kind("rain and moves", frozenset({"Captured", "DieLost", "Blocked"}), 2),
    ),
    "kekfe-marathon": (
        Kind("the last count", frozenset({"Counted"}), None),
        Kind("a move", frozenset({"Landed", "Rolled", "Drew"}), 2),
    ),
}
"""Turns by what was reported in them; the first kind that fits counts. Accidents and ends of rounds have no limit."""


def turns(steps: Sequence[Taken]) -> Iterator[list[Taken]]:
    """The steps of each turn. What a step says by the way of the turn before is no step of that."""
    turn: list[Taken] = []
    for step in steps:
        if ONE_A_TURN & told(turn) and ONE_A_TURN & told([step]):
            yield turn
            turn = []
        turn.append(step)
        if any(isinstance(event, TurnBegan) for event in step.events):
            yield turn
            turn = []
    if turn:
        yield turn


def told(steps: Sequence[Taken]) -> set[str]:
    """The reports of these steps."""
    return {type(report).__name__ for step in steps for report in step.reports}


def kind_of(game: str, turn: Sequence[Taken]) -> Kind | None:
    """What kind of turn it was; None for setting up."""
    reports = told(turn)
    return next((kind for kind in KINDS[game] if kind.reports & reports), None)


def says_more(game: str, turn: Sequence[Taken]) -> bool:
    """Whether more was told than had to be: a report that the next one says as well, or one thing in two breaths."""
    kinds = [type(step.reports[0]).__name__ for step in turn]
    return bool(SAID_BY_THE_NEXT.get(game, set()) & set(kinds)) or len(kinds) != len(set(kinds))


def played(game: str, language: str, count: int) -> list[list[Taken]]:
    """The steps of ``count`` games from where the table is set. Raises RuntimeError if one did not end well."""
    cast, games = Cast(Shelf.load().entry(game), language), []
    for seed in range(count):
        names = cast.names(cast.seats(None, seed), seed)
        rehearsal = text_rehearsal(cast, names, seed)
        rehearsal.people = cast.people(names, seed, {"naming": "never"})
        rehearsal.people.talkative, rehearsal.people.must_be_told = False, MUST_BE_TOLD.get(game, frozenset())
        if not rehearsal.play().is_equal:
            raise RuntimeError(f"{game} with seed {seed} did not end with equal counts.")
        steps = rehearsal.host.talk.session.steps
        at = next(n for n, step in enumerate(steps) if any(isinstance(event, TableWasSet) for event in step.events))
        games.append(steps[at + 1 :])
    return games


def rows(game: str, games: Sequence[Sequence[Taken]]) -> Iterator[str]:
    """A row for each kind of turn, and one for the whole game."""
    lengths: dict[Kind, list[int]] = defaultdict(list)
    more = 0
    for turn in (turn for steps in games for turn in turns(steps)):
        kind = kind_of(game, turn)
        if kind is not None and says_more(game, turn):
            more += 1
        elif kind is not None:
            lengths[kind].append(len(turn))
    for kind in KINDS[game]:
        found = lengths[kind] or [0]
        mean, allowed = f"{statistics.mean(found):.2f} (mean)", "" if kind.most is None else str(kind.most)
        yield f"| {game}: {kind.name} | {len(lengths[kind])} | {mean} | {max(found)} | {allowed} |"
    whole = [len(steps) for steps in games]
    yield f"| {game}: a whole game | {len(games)} | {statistics.median(whole):g} (median) | {max(whole)} |  |"
    if more:
        yield f"| {game}: turns left out, in which more was told than had to be | {more} |  |  |  |"


def main() -> None:
    """Play, print, and write the section."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=12)
    parser.add_argument("--language", default="en")
    parser.add_argument("--figures", type=Path)
    arguments = parser.parse_args()
    table = ["| what | n | utterances | most | allowed |", "| --- | --- | --- | --- | --- |"]
    for game in KINDS:
        table += rows(game, played(game, arguments.language, arguments.games))
    text = "\n".join([circumstances(COMMAND, ()), "", *table])
    print(text)
    if arguments.figures:
        put_section(arguments.figures, "Utterances", text)


if __name__ == "__main__":
    main()
