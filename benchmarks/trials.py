"""What is said in the benchmarks of recognition: by whom, in which noise, and whether it is for the host."""

from __future__ import annotations

import random
import tomllib
from dataclasses import dataclass, replace
from itertools import chain, count
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from rooms import Noise
from said import Said, said_in
from voices import HELD_OUT, PACES, TUNED, Person, children, natural, paced, present, speech

from voicehost.hearing.wavfile import read_wav

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from numpy import int16
    from numpy.typing import NDArray

    from voicehost.language.wordgraph import WordGraph

GAMES = {"tuned": ("purzelbaum", "knusperhexe"), "held_out": ("kekfe-marathon", "sauerbaum")}
PEOPLE = {"tuned": TUNED, "held_out": HELD_OUT}
LISTS = 12
"""So many lists of moments in the games: to load one takes half a second."""

QUIET = None
REPORTS = "reports"


class Cell(NamedTuple):
    """A row of the table: what is said, by which voices, in which noise, and its share of the trials."""

    what: str
    voices: str
    noise: Noise | None
    share: float

    def __str__(self) -> str:
        return f"{self.what}, {self.voices}, {self.noise or 'quiet'}"


CELLS = (
    Cell(REPORTS, "natural voices", QUIET, 1.0),
    Cell(REPORTS, "natural voices", Noise("babble", 20), 0.4),
    Cell(REPORTS, "natural voices", Noise("babble", 15), 0.4),
    Cell(REPORTS, "natural voices", Noise("babble", 10), 0.3),
    Cell(REPORTS, "natural voices", Noise("babble", 6), 0.1),
    Cell(REPORTS, "natural voices", Noise("white", 10), 0.1),
    Cell(REPORTS, "natural voices", Noise("kitchen", 20), 0.1),
    Cell(REPORTS, "natural voices", Noise("kitchen", 10), 0.1),
    Cell(REPORTS, "natural voices", Noise("kitchen", 6), 0.1),
    Cell(REPORTS, "natural voices", Noise("dice", 20), 0.1),
    Cell(REPORTS, "natural voices", Noise("dice", 10), 0.1),
    Cell(REPORTS, "natural voices", Noise("dice", 6), 0.1),
    Cell(REPORTS, "as children", QUIET, 0.6),
    Cell(REPORTS, "as children", Noise("babble", 15), 0.2),
    Cell(REPORTS, "espeak-ng", QUIET, 0.4),
    Cell(REPORTS, "espeak-ng", Noise("babble", 15), 0.1),
    Cell("table talk", "all voices", QUIET, 0.6),
    Cell("table talk", "all voices", Noise("babble", 15), 0.3),
    Cell("near sentences", "all voices", QUIET, 0.6),
    Cell("near sentences", "all voices", Noise("babble", 15), 0.3),
    Cell("single words", "all voices", QUIET, 0.3),
)


@dataclass(frozen=True)
class Trial:
    """One utterance in one cell of the table, with the list that the host has just then.

    ``who`` says it, or the file that holds it. ``number`` is its place among the trials of a seed.
    """

    number: int
    cell: str
    who: Person | Path
    graph: WordGraph
    text: str
    noise: Noise | None

    @property
    def is_report(self) -> bool:
        """Whether it is a sentence of the list."""
        return bool(self.graph.read(self.text.split()))

    @property
    def is_recorded(self) -> bool:
        """Whether it was somebody of flesh and blood."""
        return isinstance(self.who, Path)

    def said(self, text: str = "", pace: float = 1.0) -> NDArray[int16]:
        """Its sound, or that of another ``text`` by the same person; ``pace`` times as fast."""
        if isinstance(self.who, Path):
            return paced(read_wav(self.who), pace)
        return speech(replace(self.who, pace=self.who.pace * pace), text or self.text)


class Table:
    """What may be said at a table of one ``part``: "tuned" or "held_out"."""

    def __init__(self, part: str, seed: int) -> None:
        self._rng = random.Random(seed)  # noqa: S311 - trials, not secrets
        texts = tomllib.loads((Path(__file__).parent / "out_of_list.toml").read_text(encoding="utf-8"))
        self.talk: list[str] = texts[part]["talk"]
        self._words: list[str] = texts[part]["words"]
        self._frames: list[str] = texts["near"]["frames"]
        everything = [said for game in GAMES[part] for said in said_in(game, seed)]
        others = (said for more in count(seed + 1) for game in GAMES[part] for said in said_in(game, more))
        self.question = question_of(chain(everything, others))
        self._everything = [said for said in everything if not is_cheer(said)]
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

    def trials(self, most: int, only: str = "") -> list[Trial]:
        """Those of all cells, ``most`` in the fullest one; of them those whose cell's name holds ``only``.

        The same list's are together.
        """
        made: list[Trial] = []
        for cell in CELLS:
            for _ in range(max(1, round(cell.share * most)) if self._voices[cell.voices] else 0):
                made.append(self._trial(len(made), cell))
        return sorted((each for each in made if only in each.cell), key=lambda trial: trial.graph.fingerprint)

    def _trial(self, number: int, cell: Cell) -> Trial:
        graph, text = self._rng.choice(self._listed)
        if cell.what != REPORTS:
            text = next(each for each in self._others(cell.what) if not graph.read(each.split()))
        person = replace(self._rng.choice(self._voices[cell.voices]), pace=self._rng.choice(PACES))
        return Trial(number, str(cell), person, graph, text, cell.noise)

    def _others(self, what: str) -> Iterator[str]:
        while True:
            if what == "table talk":
                yield self._rng.choice(self.talk)
            elif what == "single words":
                yield self._rng.choice(self._words)
            else:
                said = self._rng.choice(self._everything).text
                yield self._rng.choice([said, self._rng.choice(self._frames).format(said)])


def question_of(everything: Iterable[Said]) -> WordGraph:
    """The first list of a question that is answered by yes or no."""
    return next(said.graph for said in everything if said.graph.awaited == {"Yes", "No"})


def is_cheer(said: Said) -> bool:
    """A cheer stands in the list so that it is left alone."""
    return {reading.intent for reading in said.graph.read(said.text.split())} <= {"Cheer"}
