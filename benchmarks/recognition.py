"""How well and how fast utterances are understood: right, asked again or wrong; talk left alone; delays; CPU.

Run ``python benchmarks/recognition.py [--small] [--results FILE]``. The sound goes through the whole listener, block by
block, on audio time; others hear the same sounds: the list alone, PocketSphinx's free dictation with its words matched
to the nearest sentence, and Whisper where its model lies. Voices, games and noises took no part in any tuning, but with
``--tuning``, which takes those that did.

Each trial is a line of the results, so a long run can be broken off and taken up again, and another seed adds to it.
The page is written from all lines.
"""

from __future__ import annotations

import argparse
import json
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
from figures import command_line, put_section
from listeners import Bench, Hearer, plain, silence
from recognition_page import page
from recordings import recorded
from rivals import Matched, sphinx_dictation, whisper
from rooms import Room
from suppressors import suppressors
from trials import Table, Trial
from tries import hear

from voicehost.hearing.recipe import Recipe
from voicehost.language.reading import Progress

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from voicehost.language.wordgraph import WordGraph

SMALL, TRIALS = 1, 100
BABBLERS = 4
RECORDED, SILENCE = 100_000, -1
"""The number of the first recording, and that of the silence."""
OURS = "voicehost"


class Results:
    """A line of JSON for each trial that somebody heard, in a file or (without one) in memory alone."""

    def __init__(self, file: Path | None) -> None:
        self._file = file
        text = file.read_text(encoding="utf-8") if file and file.exists() else ""
        self.lines: list[dict[str, Any]] = [json.loads(line) for line in text.splitlines()]
        self._known = {(line["seed"], line["number"], line["hearer"]) for line in self.lines}

    def has(self, seed: int, number: int, hearer: str) -> bool:
        """Whether it is known what ``hearer`` made of that trial."""
        return (seed, number, hearer) in self._known

    def add(self, line: dict[str, Any]) -> None:
        """Keep a line."""
        self.lines.append(line)
        if self._file:
            with self._file.open("a", encoding="utf-8") as file:
                file.write(json.dumps(line) + "\n")


class Session:
    """What is said with one seed, and all who hear it."""

    def __init__(self, options: argparse.Namespace, seed: int, hearers: Mapping[str, Hearer], results: Results) -> None:
        self._options = options
        self._seed = seed
        self._results = results
        self._said = Table("tuned" if options.tuning else "held_out", seed)
        self._room = Room(np.random.default_rng(seed), self._said.people[:BABBLERS], self._said.talk)
        self._hearers = hearers

    def run(self, until: float) -> None:
        """Let all hear what the results do not know yet, until the time is over."""
        todo = self._trials()
        for trial, name in self._pairs(todo):
            if time.monotonic() > until:
                return
            if not self._results.has(self._seed, trial.number, name):
                self._results.add(self._line(trial, name))
        if self._seed == self._options.seed and not self._results.has(self._seed, SILENCE, OURS):
            self._results.add(self._silence(todo[0].graph))

    def _trials(self) -> list[Trial]:
        options = self._options
        todo = self._said.trials(options.trials, options.only)
        people = recorded(options.people, options.trials, self._seed, RECORDED) if options.people else []
        return todo + [trial for trial in people if options.only in trial.cell]

    def _pairs(self, todo: Sequence[Trial]) -> Iterator[tuple[Trial, str]]:
        """Who hears what: dictation takes long, and hears only every so-many-th trial."""
        for trial in todo:
            for name, hearer in self._hearers.items():
                if isinstance(hearer, Bench) or trial.number % self._options.every == 0:
                    yield trial, name

    def _line(self, trial: Trial, name: str) -> dict[str, Any]:
        hearer, seed = self._hearers[name], self._seed
        cpu, sound = hearer.cpu, hearer.sound_seconds
        found = hear(trial, hearer, self._room, self._said.question, seed)
        return {
            "seed": seed,
            "number": trial.number,
            "hearer": name,
            "cell": trial.cell,
            "who": trial.who.name if isinstance(trial.who, Path) else str(trial.who),
            "said": trial.text,
            "can_go_on": trial.is_report and trial.graph.progress(trial.text.split()) is not Progress.DONE,
            **found._asdict(),
            "cpu": hearer.cpu - cpu,
            "sound": hearer.sound_seconds - sound,
        }

    def _silence(self, graph: WordGraph) -> dict[str, Any]:
        share = silence(Bench(Recipe().listener()), graph, np.random.default_rng(self._seed))
        return {"seed": self._seed, "number": SILENCE, "hearer": OURS, "cell": "silence", "cpu": share, "sound": 1.0}


def hearers_of(options: argparse.Namespace) -> dict[str, Hearer]:
    """The host and those that are compared with it."""
    made: dict[str, Hearer] = {OURS: Bench(Recipe().listener()), "the list alone": Bench(plain())}
    if options.suppressors:
        made |= {f"{OURS} after {name}": Bench(Recipe().listener(), each) for name, each in suppressors().items()}
    if options.every:
        made["dictation"] = Matched(sphinx_dictation())
    if options.whisper:
        made["Whisper"] = Matched(whisper(options.whisper))
    return made


def main() -> None:
    """Measure, print the page, and write it."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--small", action="store_true", help="a few trials in the quiet, in seconds")
    parser.add_argument("--tuning", action="store_true", help="the voices and games that thresholds were chosen on")
    parser.add_argument("--trials", type=int, help="utterances in the fullest cell")
    parser.add_argument("--seed", type=int, default=11)
    parser.add_argument("--seeds", type=int, default=1, help="so many from there on: each plays other games")
    parser.add_argument("--only", default="", metavar="WORDS", help="cells whose name holds this")
    parser.add_argument("--every", type=int, default=5, help="dictation hears every so-many-th trial; 0 for none")
    parser.add_argument("--suppressors", action="store_true", help="the host behind noise suppressors too")
    parser.add_argument("--minutes", type=float, default=1e6, help="stop after so long")
    parser.add_argument("--people", type=Path, metavar="DIR", help="recordings of people; see recordings.py")
    parser.add_argument("--whisper", type=Path, metavar="DIR", help="a model of Whisper for faster-whisper")
    parser.add_argument("--results", type=Path, metavar="FILE", help="lines of JSON that are added to")
    parser.add_argument("--figures", type=Path, help="the page to write, docs/figures.md")
    options = parser.parse_args()
    options.trials = options.trials if options.trials is not None else SMALL if options.small else TRIALS
    options.only = options.only or ("quiet" if options.small else "")
    results = Results(options.results)
    until = time.monotonic() + 60 * options.minutes
    if options.trials:
        hearers = hearers_of(options)
        for seed in range(options.seed, options.seed + options.seeds):
            Session(options, seed, hearers, results).run(until)
    told = page(results.lines, command_line("recognition"))
    print(told)
    for line in results.lines:
        if line["hearer"] == OURS and line.get("first") in ("wrong", "taken"):
            print(f"  taken wrongly: {line['cell']}: {line['who']}: {line['said']} -> {line['text']}")
    if options.figures:
        put_section(options.figures, "Recognition", told)


if __name__ == "__main__":
    main()
