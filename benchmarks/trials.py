"""What is said in the benchmarks of recognition: by whom, in which noise, and whether it is for the host."""

from __future__ import annotations

import random
import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from said import Said, said_in
from voices import HELD_OUT, TUNED, Person, children, natural, present

if TYPE_CHECKING:
    from collections.abc import Iterator

    from voicehost.language.wordgraph import WordGraph

GAMES = {"tuned": ("purzelbaum", "knusperhexe"), "held_out": ("kekfe-marathon", "sauerbaum")}
PEOPLE = {"tuned": TUNED, "held_out": HELD_OUT}
LISTS = 12
"""So many lists of moments in the games: to load one takes half a second."""

QUIET = None
CELLS: tuple[tuple[str, str, float | None, float], ...] = (
    ("reports", "natural voices", QUIET, 1.0),
    ("reports", "natural voices", 20.0, 0.3),
    ("reports", "natural voices", 15.0, 0.3),
    ("reports", "natural voices", 10.0, 0.2),
    ("reports", "as children", QUIET, 0.6),
    ("reports", "as children", 15.0, 0.2),
    ("reports", "espeak-ng", QUIET, 0.4),
    ("reports", "espeak-ng", 15.0, 0.2),
    ("table talk", "all voices", QUIET, 0.8),
    ("table talk", "all voices", 15.0, 0.4),
    ("near sentences", "all voices", QUIET, 0.8),
    ("near sentences", "all voices", 15.0, 0.4),
    ("single words", "all voices", QUIET, 0.4),
)
"""(what, voices, decibels above the babble, share of the trials)"""


@dataclass(frozen=True)
class Trial:
    """One utterance in one cell of the table, with the list that the host has just then."""

    cell: str
    person: Person
    graph: WordGraph
    text: str
    decibels: float | None

    @property
    def is_report(self) -> bool:
        """Whether it is a sentence of the list."""
        return bool(self.graph.read(self.text.split()))


class Table:
    """What may be said at a table of one ``part``: "tuned" or "held_out"."""

    def __init__(self, part: str, seed: int) -> None:
        self._rng = random.Random(seed)  # noqa: S311 - trials, not secrets
        texts = tomllib.loads((Path(__file__).parent / "out_of_list.toml").read_text(encoding="utf-8"))
        self.talk: list[str] = texts[part]["talk"]
        self._words: list[str] = texts[part]["words"]
        self._frames: list[str] = texts["near"]["frames"]
        self._everything = [said for game in GAMES[part] for said in said_in(game, seed) if not is_cheer(said)]
        prints = sorted({said.graph.fingerprint for said in self._everything})
        kept = set(self._rng.sample(prints, min(LISTS, len(prints))))
        self._listed = [said for said in self._everything if said.graph.fingerprint in kept]
        self.people = present(PEOPLE[part])
        self._voices = {
            "natural voices": natural(self.people),
            "as children": children(self.people),
            "espeak-ng": [person for person in self.people if person not in natural(self.people)],
            "all voices": self.people,
        }

    def trials(self, most: int) -> list[Trial]:
        """Those of all cells, ``most`` in the fullest one; the same list's are together."""
        made = [
            self._trial(what, voices, decibels)
            for what, voices, decibels, share in CELLS
            for _ in range(max(1, round(share * most)) if self._voices[voices] else 0)
        ]
        return sorted(made, key=lambda trial: trial.graph.fingerprint)

    def _trial(self, what: str, voices: str, decibels: float | None) -> Trial:
        graph, text = self._rng.choice(self._listed)
        noise = "quiet" if decibels is None else f"babble {decibels:.0f} dB"
        if what != "reports":
            text = next(each for each in self._others(what) if not graph.read(each.split()))
        return Trial(f"{what}, {voices}, {noise}", self._rng.choice(self._voices[voices]), graph, text, decibels)

    def _others(self, what: str) -> Iterator[str]:
        while True:
            if what == "table talk":
                yield self._rng.choice(self.talk)
            elif what == "single words":
                yield self._rng.choice(self._words)
            else:
                said = self._rng.choice(self._everything).text
                yield self._rng.choice([said, self._rng.choice(self._frames).format(said)])


def is_cheer(said: Said) -> bool:
    """A cheer stands in the list so that it is left alone."""
    return {reading.intent for reading in said.graph.read(said.text.split())} <= {"Cheer"}
