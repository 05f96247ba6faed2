"""Recordings of people, where this machine has them: single words, each heard with a closed list.

The folder holds ``speech-commands/<word>/*.wav`` (a second each, many speakers at home) and
``spoken-digits/<digit>_<speaker>_<n>.wav`` (six speakers, telephone quality), as in the data sets of these names.
"""

from __future__ import annotations

import random
from dataclasses import replace
from typing import TYPE_CHECKING

from trials import Trial

from voicehost.language.reading import Reading
from voicehost.language.weaving import Loom

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from pathlib import Path

    from voicehost.language.wordgraph import WordGraph

DIGITS = ("zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine")
COMMANDS = ("yes", "no", "up", "down", "left", "right", "on", "off", "stop", "go")
YES_OR_NO = ("yes", "no")


def recorded(folder: Path, most: int, seed: int, after: int) -> list[Trial]:
    """The recordings as trials whose numbers begin at ``after``; at most ``most`` of each kind."""
    kinds = {
        "ten commands": list(_spoken(folder, COMMANDS, COMMANDS)),
        "digits": list(_spoken(folder, DIGITS, DIGITS)),
        "yes or no": list(_spoken(folder, YES_OR_NO, YES_OR_NO)),
        "other words": list(_spoken(folder, sorted(_words(folder) - {*COMMANDS, *DIGITS}), COMMANDS)),
        "digits by telephone": list(_telephoned(folder)),  # last: a listener remembers that a voice comes through one
    }
    rng = random.Random(seed)  # noqa: S311 - trials, not secrets
    found = [
        replace(trial, cell=f"people's single words, {kind}, quiet")
        for kind, trials in kinds.items()
        for trial in rng.sample(trials, min(most, len(trials)))
    ]
    return [replace(trial, number=after + number) for number, trial in enumerate(found)]


def closed(sentences: Sequence[str]) -> WordGraph:
    """The list of exactly these, each of which the question of the moment awaits."""
    loom = Loom()
    knots = set()
    with loom.weaving():
        for sentence in sentences:
            knot = loom.end(Reading(sentence))
            for word in reversed(sentence.split()):
                knot = loom.knot([((word, ()), knot)])
            knots.add(knot)
    return replace(loom.graph(knots), awaited=frozenset(sentences))


def _words(folder: Path) -> set[str]:
    return {each.name for each in (folder / "speech-commands").glob("*") if each.is_dir()}


def _spoken(folder: Path, words: Sequence[str], listed: Sequence[str]) -> Iterator[Trial]:
    graph = closed(listed)
    for word in words:
        for file in sorted((folder / "speech-commands" / word).glob("*.wav")):
            yield Trial(0, "", file, graph, word, None)


def _telephoned(folder: Path) -> Iterator[Trial]:
    graph = closed(DIGITS)
    for file in sorted((folder / "spoken-digits").glob("*.wav")):
        yield Trial(0, "", file, graph, DIGITS[int(file.name[0])], None)
