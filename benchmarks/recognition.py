"""How well and how fast utterances are understood: right, asked again or wrong; talk left alone; delays; CPU.

Run ``python benchmarks/recognition.py [--small] [--tuning] [--trials N] [--seed N] [--json FILE] [--figures FILE]``.
The sound goes through the whole listener, block by block, on audio time; a plain decoder hears the same sounds. Voices,
games and noises took no part in any tuning, but with ``--tuning``, which takes those that did.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np
from figures import circumstances, put_section, shares, table, versions
from trials import Table, Trial
from voices import Person, speech

from voicehost.hearing.listener import Listener
from voicehost.hearing.panel import Ear, Panel, Warp
from voicehost.hearing.pocketsphinx import SphinxList, SphinxModel
from voicehost.hearing.recipe import Recipe
from voicehost.hearing.recogniser import RATE
from voicehost.hearing.tuning import tuning_of
from voicehost.hearing.voicing import VoiceDetector, silero
from voicehost.inputs import Heard, Verdict

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from numpy import int16
    from numpy.typing import NDArray

    from voicehost.language.wordgraph import WordGraph

BLOCK = RATE // 25
LEVEL = 2600.0
"""Root mean square of the speech: a person half a metre from a laptop."""

LEAD_SECONDS, TAIL_SECONDS = 0.4, 2.6
QUIET_DB = 40.0
SILENCE_SECONDS = 60.0
SMALL_TRIALS, TRIALS = 3, 100
REPORTED = ("right", "asked back, rightly", "asked back, wrongly", "wrong", "lost")
OTHERS = {Verdict.CLEAR: "taken", Verdict.CLOSE: "asked back", Verdict.STRAY: "left alone"}


@dataclass
class Cell:
    """The outcomes of one group of trials by one listener."""

    outcomes: dict[str, int]
    delays: list[float] = field(default_factory=list)
    mistakes: list[str] = field(default_factory=list)

    def add(self, outcome: str) -> None:
        """Count one outcome."""
        self.outcomes[outcome] += 1


class Room:
    """Where trials take place: adds a faint hiss, or people who babble, to what is said."""

    def __init__(self, rng: np.random.Generator, babblers: Sequence[Person], texts: Sequence[str]) -> None:
        self._rng = rng
        voices = [np.concatenate([speech(person, text) for text in rng.permutation(texts)[:12]]) for person in babblers]
        length = min(map(len, voices))
        self._babble = np.sum([voice[:length] / _level(voice) for voice in voices], axis=0)

    def sound(self, pcm: NDArray[int16], decibels: float | None) -> NDArray[int16]:
        """``pcm`` at its level in the room, between lead and tail."""
        whole = np.zeros(int((LEAD_SECONDS + TAIL_SECONDS) * RATE) + len(pcm))
        begin = int(LEAD_SECONDS * RATE)
        whole[begin : begin + len(pcm)] = pcm * (LEVEL / _level(pcm))
        noise = self._noise(len(whole), hiss=decibels is None)
        whole += noise * (LEVEL / _level(noise) * 10 ** (-(decibels or QUIET_DB) / 20))
        return np.clip(whole, -32767, 32767).astype(np.int16)

    def _noise(self, length: int, *, hiss: bool) -> NDArray[np.floating]:
        if hiss:
            return self._rng.standard_normal(length)
        begin = int(self._rng.integers(len(self._babble)))
        return np.take(self._babble, range(begin, begin + length), mode="wrap")


class Bench:
    """A listener and its time: each utterance is heard by an ear that has just opened. ``cpu`` counts its seconds."""

    def __init__(self, listener: Listener) -> None:
        self._listener = listener
        self._now = 0.0
        self.cpu = 0.0
        self.sound_seconds = 0.0

    def hear(self, graph: WordGraph, sound: NDArray[int16]) -> tuple[Heard | None, float]:
        """What was heard first, and when its end was decided, in seconds from the beginning of ``sound``."""
        began, started = self._now, time.process_time()
        self._now += len(sound) / RATE
        self._listener.close()
        self._listener.open(graph, began)
        heard, at = self._feed(sound, began)
        self.cpu += time.process_time() - started
        self.sound_seconds += at
        return heard, at

    def _feed(self, sound: NDArray[int16], began: float) -> tuple[Heard | None, float]:
        for begin in range(0, len(sound), BLOCK):
            at = (begin + len(sound[begin : begin + BLOCK])) / RATE
            for message in self._listener.feed(sound[begin : begin + BLOCK], began + at):
                if isinstance(message, Heard):
                    return message, at
        return None, len(sound) / RATE


def plain() -> Listener:
    """The list alone, as a program would use PocketSphinx that trusts it: whatever it hears is taken."""
    tuning = tuning_of("pocketsphinx")
    trusting = replace(tuning, judge=replace(tuning.judge, fit=0.0, take=0.0))
    panel = Panel([Ear(SphinxList(SphinxModel()), Warp(1.0))])
    return Listener(panel, VoiceDetector(tuning.voicing, silero()), trusting)


class Bookkeeping:
    """Lets all listeners hear the same sounds, and counts what each made of them."""

    def __init__(self, room: Room, benches: Mapping[str, Bench]) -> None:
        self._room = room
        self._benches = benches
        self.cells: dict[tuple[str, str], Cell] = {}

    def hear(self, trial: Trial) -> None:
        """Let every listener hear it once."""
        pcm = speech(trial.person, trial.text)
        sound = self._room.sound(pcm, trial.decibels)
        for listener, bench in self._benches.items():
            heard, at = bench.hear(trial.graph, sound)
            outcome = _outcome(heard, trial)
            names = REPORTED if trial.is_report else tuple(OTHERS.values())
            cell = self.cells.setdefault((trial.cell, listener), Cell(dict.fromkeys(names, 0)))
            cell.add(outcome)
            if trial.is_report and heard:
                cell.delays.append(at - LEAD_SECONDS - len(pcm) / RATE)
            if outcome in ("wrong", "taken"):
                cell.mistakes.append(f"{trial.person}: {trial.text} -> {_first(heard)}")


def _outcome(heard: Heard | None, trial: Trial) -> str:
    """Lost is a report that the host stays silent about: people say it again."""
    verdict = heard.verdict if heard else Verdict.STRAY
    if not trial.is_report:
        return OTHERS[verdict]
    if verdict is Verdict.STRAY:
        return "lost"
    right = trial.graph.read(_first(heard).split()) == trial.graph.read(trial.text.split())
    if verdict is Verdict.CLOSE:
        return "asked back, rightly" if right else "asked back, wrongly"
    return "right" if right else "wrong"


def _first(heard: Heard | None) -> str:
    return heard.hypotheses[0].text if heard and heard.hypotheses else ""


def silence(bench: Bench, room: Room, graph: WordGraph) -> float:
    """CPU seconds a second while the ear is open and nobody speaks."""
    quiet = room.sound(np.ones(1, np.int16), None)
    hiss = (np.tile(quiet, int(SILENCE_SECONDS * RATE / len(quiet)) + 1) // 4).astype(np.int16)
    began = time.process_time()
    bench.hear(graph, hiss)
    return (time.process_time() - began) / (len(hiss) / RATE)


def measure(trials: int, seed: int, part: str) -> tuple[dict[tuple[str, str], Cell], dict[str, float]]:
    """All cells, up to ``trials`` utterances in each, and shares of a core."""
    said = Table(part, seed)
    room = Room(np.random.default_rng(seed), said.people[:4], said.talk)
    benches = {"voicehost": Bench(Recipe().listener()), "plain": Bench(plain())}
    book = Bookkeeping(room, benches)
    todo = said.trials(trials)
    for trial in todo:
        book.hear(trial)
    cores = {f"{name}, a core while somebody speaks": b.cpu / b.sound_seconds for name, b in benches.items()}
    cores["voicehost, a core while nobody speaks"] = silence(benches["voicehost"], room, todo[0].graph)
    return dict(sorted(book.cells.items())), cores


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--small", action="store_true", help="a few trials, in less than two minutes")
    parser.add_argument("--tuning", action="store_true", help="the voices and games that thresholds were chosen on")
    parser.add_argument("--trials", type=int, help="utterances in each cell")
    parser.add_argument("--seed", type=int, default=11)
    parser.add_argument("--json", type=Path)
    parser.add_argument("--figures", type=Path, help="the page to write, docs/figures.md")
    options = parser.parse_args()
    trials = options.trials or (SMALL_TRIALS if options.small else TRIALS)
    part = "tuned" if options.tuning else "held_out"
    cells, cores = measure(trials, options.seed, part)
    page = _page(cells, cores, "python benchmarks/recognition.py " + " ".join(sys.argv[1:]))
    print(page)
    for cell in cells.values():
        for mistake in cell.mistakes:
            print("  taken wrongly:", mistake)
    if options.json:
        plain_cells = [{"cell": name, "listener": listener, **vars(cell)} for (name, listener), cell in cells.items()]
        found = {"seed": options.seed, "part": part, "versions": versions(), "cells": plain_cells, "cores": cores}
        options.json.write_text(json.dumps(found, indent=1))
    if options.figures:
        put_section(options.figures, "Recognition", page)


ABOUT = """Whole sentences that people say in games, by synthetic voices, each with the list of its moment; children are
the natural voices with pitch and formants moved up. *plain* is the list alone, whatever it hears taken. Every line is a
first try: a report that is asked back rightly needs a yes, one that is lost is said again. Near sentences are reports
of other moments, or reports inside another sentence. The last column is from the end of the sound to the decision."""


def _page(cells: dict[tuple[str, str], Cell], cores: dict[str, float], command: str) -> str:
    rows = [
        (name, listener, str(sum(cell.outcomes.values())), shares(cell.outcomes), _delay(cell.delays))
        for (name, listener), cell in cells.items()
    ]
    head = ("what was said", "heard by", "n", "outcomes, each with the 95 % upper bound", "decided after its end")
    spent = [(name, f"{100 * share:.1f} %") for name, share in cores.items()]
    return "\n\n".join([circumstances(command), ABOUT, table(head, rows), table(("work", "share"), spent)])


def _delay(delays: Sequence[float]) -> str:
    return f"{np.median(delays):.2f} s, 95 % {np.quantile(delays, 0.95):.2f} s" if delays else ""


def _level(samples: NDArray[np.generic]) -> float:
    """Root mean square of the active parts: all slices of 10 ms within 30 dB of the loudest."""
    slices = samples[: len(samples) // 160 * 160].astype(np.float64).reshape(-1, 160)
    energies = (slices**2).mean(axis=1) if len(slices) else np.array([float(samples.astype(np.float64).var()) or 1.0])
    return float(np.sqrt(energies[energies >= energies.max() / 1000].mean())) or 1.0


if __name__ == "__main__":
    main()
