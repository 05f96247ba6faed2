"""The host's own voice comes back through the microphone: is it taken for somebody, is a quick answer heard whole.

Run ``python benchmarks/echo.py [--small] [--prompts N] [--seed N] [--json FILE] [--figures FILE]``. What the host says
is played into a room with an echo, at the level of a person at the table (0 dB) and fainter; the ear opens with its
last sample, as in a game. Then nobody speaks, or somebody answers 50 ms later.
"""

from __future__ import annotations

import argparse
import json
import random
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

import numpy as np
import soxr
from figures import circumstances, command_line, put_section, shares, table, versions
from said import Said, said_in
from trials import is_cheer
from voices import HELD_OUT, Person, natural, present, speech

from voicehost.hearing.recipe import Recipe
from voicehost.hearing.recogniser import RATE
from voicehost.inputs import Heard, Input, TooEarly, Verdict
from voicehost.rehearsal.espeak import espeak

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy import float64, int16
    from numpy.typing import NDArray

    from voicehost.hearing.listener import Listener
    from voicehost.language.wordgraph import WordGraph

LEVEL = 2600.0
"""Root mean square of a person at the table; the host's voice is so many decibels fainter as ``DECIBELS`` say."""
DECIBELS = (0, -10)
REVERBERATION = 0.4
"""Seconds until the echo of a furnished living room has fallen by 60 dB."""
ANSWER_AFTER = 0.05
AFTERWARDS = 2.5
HISS = 26.0
BLOCK = RATE // 25
SMALL, PROMPTS = 4, 100
TEXTS = (
    "{} is the score. Anna, it is your turn.",
    "Ben, your turn: open a green disk, then drop a nut. It fell in, or it didn't go in?",
    "Say: it fell in, or: it missed. {} nuts are left.",
    "Was that right? Say yes, or no.",
    "Clara keeps {} leaves. Say undo, and I take it back.",
    "Dora, you have {} points. Which card do you take?",
)


class Room:
    """A room with an echo, and one listener in it."""

    def __init__(self, seed: int) -> None:
        self._rng = np.random.default_rng(seed)
        time = np.arange(int(REVERBERATION * RATE)) / RATE
        tail = self._rng.standard_normal(len(time)) * 10 ** (-3 * time / REVERBERATION)
        self._response: NDArray[float64] = np.concatenate(([1.0], 0.3 * tail / np.linalg.norm(tail)))
        self._listener: Listener = Recipe().listener()
        self._now = 0.0

    def messages(self, prompt: NDArray[int16], decibels: int, graph: WordGraph, answer: NDArray[int16]) -> list[Input]:
        """What is heard when the host says ``prompt``, and somebody answers after it (or nobody, without samples)."""
        pcm = self._sound(prompt, decibels, answer, len(prompt) / RATE + ANSWER_AFTER)
        self._listener.close()
        self._feed(pcm[: len(prompt)])
        self._listener.open(graph, self._now)
        return self._feed(pcm[len(prompt) :])

    def messages_meanwhile(
        self, prompt: NDArray[int16], decibels: int, graph: WordGraph, word: NDArray[int16], at: float
    ) -> list[tuple[Input, float]]:
        """What is heard while the host says ``prompt`` and somebody says ``word`` after ``at`` seconds of it, and when.

        Times are seconds since the prompt began; without samples nobody says anything.
        """
        pcm = self._sound(prompt, decibels, word, at)[: len(prompt)]
        self._listener.close()
        self._feed(self._rng.normal(0, HISS, RATE).astype(np.int16))
        began = self._now
        self._listener.open(graph, began, over=True)
        blocks = (pcm[begin : begin + BLOCK] for begin in range(0, len(pcm), BLOCK))
        return [(message, self._now - began) for block in blocks for message in self._feed(block)]

    def _sound(self, prompt: NDArray[int16], decibels: int, said: NDArray[int16], at: float) -> NDArray[int16]:
        """The host's ``prompt`` as it comes back, and what somebody says ``at`` seconds after its begin."""
        level = LEVEL * 10 ** (decibels / 20)
        echo = np.convolve(prompt * (level / _level(prompt)), self._response)
        sound = self._rng.normal(0, HISS, len(prompt) + int(AFTERWARDS * RATE) + len(said))
        sound[: len(echo)] += echo[: len(sound)]
        begin = int(at * RATE)
        if len(said):
            sound[begin : begin + len(said)] += said * (LEVEL / _level(said))
        pcm: NDArray[int16] = np.clip(sound, -32767, 32767).astype(np.int16)
        return pcm

    def _feed(self, pcm: NDArray[int16]) -> list[Input]:
        messages: list[Input] = []
        for begin in range(0, len(pcm), BLOCK):
            block = pcm[begin : begin + BLOCK]
            self._now += len(block) / RATE
            messages += self._listener.feed(block, self._now)
        return messages


class Counts(NamedTuple):
    """What came of the prompts at one level, and of the answers after them."""

    prompts: dict[str, int]
    answers: dict[str, int]


def measure(prompts: int, seed: int, people: Sequence[Person] = HELD_OUT) -> dict[int, Counts]:
    """For each level of the host's voice."""
    rng = random.Random(seed)  # noqa: S311 - trials, not secrets
    answering = natural(present(people)) or present(people)
    said_there = [said for said in said_in("sauerbaum", seed) if not is_cheer(said)]
    listed = sorted(said_there, key=lambda said: said.graph.fingerprint)[: max(4, prompts // 4)]
    room = Room(seed)
    found = {}
    for decibels in DECIBELS:
        counts = Counts(
            {"report": 0, "question": 0, "nothing": 0}, {"right": 0, "asked back": 0, "wrong": 0, "lost": 0}
        )
        for number in range(prompts):
            said = listed[number * len(listed) // prompts]
            prompt = host_says(rng.choice(TEXTS).format(rng.randint(2, 16)))
            counts.prompts[_of_nobody(room.messages(prompt, decibels, said.graph, np.zeros(0, np.int16)))] += 1
            answer = speech(rng.choice(answering), said.text)
            counts.answers[_of_an_answer(room.messages(prompt, decibels, said.graph, answer), said)] += 1
        found[decibels] = counts
    return found


def host_says(text: str) -> NDArray[int16]:
    """The host's own voice, cut to where it is audible."""
    pcm = soxr.resample(espeak().render(text, "en", 50, 160), espeak().rate, RATE)
    loud = np.flatnonzero(np.abs(pcm.astype(np.int32)) > 64)
    spoken: NDArray[int16] = pcm[loud[0] : loud[-1] + 1]
    return spoken


def _of_nobody(messages: Sequence[Input]) -> str:
    verdicts = {message.verdict for message in messages if isinstance(message, Heard)}
    if Verdict.CLEAR in verdicts:
        return "report"
    asked = Verdict.CLOSE in verdicts or any(isinstance(message, TooEarly) for message in messages)
    return "question" if asked else "nothing"


def _of_an_answer(messages: Sequence[Input], said: Said) -> str:
    heard = [message for message in messages if isinstance(message, Heard) and message.verdict is not Verdict.STRAY]
    if not heard:
        return "lost"
    if heard[0].verdict is Verdict.CLOSE:
        return "asked back"
    words = heard[0].hypotheses[0].text.split()
    return "right" if said.graph.read(words) == said.graph.read(said.text.split()) else "wrong"


def _level(samples: NDArray[int16]) -> float:
    return float(np.sqrt(np.mean(samples.astype(np.float64) ** 2))) or 1.0


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--small", action="store_true", help="a few prompts")
    parser.add_argument("--prompts", type=int, help="at each level")
    parser.add_argument("--seed", type=int, default=11)
    parser.add_argument("--json", type=Path)
    parser.add_argument("--figures", type=Path, help="the page to write, docs/figures.md")
    options = parser.parse_args()
    found = measure(options.prompts or (SMALL if options.small else PROMPTS), options.seed)
    head = ("the host's voice in the microphone", "of its prompts came", "of answers 50 ms after them were")
    rows = [(f"{decibels} dB", shares(counts.prompts), shares(counts.answers)) for decibels, counts in found.items()]
    page = "\n\n".join([circumstances(command_line("echo")), table(head, rows)])
    print(page)
    if options.json:
        levels = {str(decibels): counts._asdict() for decibels, counts in found.items()}
        options.json.write_text(json.dumps({"seed": options.seed, "versions": versions(), "levels": levels}, indent=1))
    if options.figures:
        put_section(options.figures, "The host's own voice", page)


if __name__ == "__main__":
    main()
