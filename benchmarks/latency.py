"""How soon the host answers aloud, with and without synthesis ahead of time, and how soon it begins.

Run as ``python benchmarks/latency.py [--rounds N] [--think SECONDS] [--json FILE] [--figures FILE]``.

People play a game with a real host; each report is followed by ``think`` seconds in which they play on, more than the
three within which two opposite reports are asked about. An answer is counted from the report that was handed to the
host to the first sample of its speech, and is then interrupted.
``start`` begins with a fresh interpreter that has imported nothing.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING

from bench import ENGINES, WELCOME, Begun, Bench, head, row
from figures import put_section, times

if TYPE_CHECKING:
    from voicehost.host import Host
    from voicehost.rehearsal.people import People

ANSWER_BAR, START_BAR, HELP_BAR = 0.05, 0.5, 0.15
"""Seconds, of DESIGN.md and of the issue about the voice."""

HELPS = 15
COMMAND = "python benchmarks/latency.py --figures docs/figures.md"


class Table:
    """A host with the voice of a bench, and people who know a game; nobody waits for a line to be over."""

    def __init__(self, bench: Bench, game: str, seed: int) -> None:
        from voicehost.around import Around
        from voicehost.rehearsal.cast import Cast
        from voicehost.shelf import Shelf
        from voicehost.testing import ScriptedEars

        cast = Cast(Shelf.load().entry(game), "en")
        names = cast.names(cast.seats(3, seed), seed)
        ears = ScriptedEars(bench.inbox.put, time.monotonic)
        self.bench = bench
        self.people: People = cast.people(names, seed)
        self.host: Host = cast.host(Around(bench.inbox, time.monotonic, ears, bench.narrator), names, seed)
        self.host.begin()
        self.people.listen(self.host.conversation.talk.history.latest)

    def play_on(self, seconds: float, *, ahead: bool) -> None:
        """People move their pieces; the host looks ahead or not."""
        until = time.monotonic() + seconds
        while ahead and time.monotonic() < until and self.host.look_ahead():
            pass
        time.sleep(max(0.0, until - time.monotonic()))

    def report(self) -> Begun | None:
        """Somebody says something: when the answer began. None where the host had nothing to say."""
        from voicehost.inputs import Heard, Hypothesis, Verdict

        utterance = self.people.speak()
        if utterance is None:
            return None
        self.bench.narrator.hush()
        self.bench.forget()
        now = time.monotonic()
        reply = self.host.handle(Heard((Hypothesis(utterance.text),), Verdict.CLEAR, now - 1.0, now))
        self.people.listen(reply.lines if reply else ())
        return self.bench.begun(now) if reply and reply.lines else None


def answers(engine: str, rounds: int, think: float, *, ahead: bool) -> tuple[list[Begun], float]:
    """When each answer began, and the share of them whose first sentence was ready when it was due."""
    bench = Bench(engine)
    bench.say(WELCOME)
    watched = bench.watch()
    table = Table(bench, "purzelbaum", seed=1)
    begun: list[Begun] = []
    ready = 0
    while len(begun) < rounds:
        table.play_on(think, ahead=ahead)
        watched.clear()
        answered = table.report()
        if answered:
            begun.append(answered)
            ready += watched[0]
    bench.shut()
    return begun, ready / rounds


def starts(engine: str, rounds: int) -> list[float]:
    """From a fresh interpreter to the first audible sample of the first line."""
    seconds = []
    for _ in range(rounds):
        command = [sys.executable, __file__, "--one-start", str(time.monotonic()), "--engine", engine]
        done = subprocess.run(command, check=True, capture_output=True, text=True)  # noqa: S603 - ourselves
        seconds.append(float(done.stdout))
    return seconds


def one_start(engine: str, began: float) -> None:
    bench = Bench(engine)
    asked = time.monotonic()
    print(asked + bench.say(WELCOME).audible - began)
    bench.narrator.hush()
    bench.shut()


def helps() -> list[float]:
    """From starting the command to the end of its help."""
    seconds = []
    for _ in range(HELPS):
        began = time.monotonic()
        subprocess.run([sys.executable, "-P", "-m", "voicehost", "--help"], check=True, stdout=subprocess.DEVNULL)
        seconds.append(time.monotonic() - began)
    return seconds


def measure(rounds: int, think: float) -> list[dict[str, object]]:
    rows = [row("help, from start to end", helps(), HELP_BAR)]
    for engine in ENGINES:
        rows.append(row(f"{engine}: start to audible, the first evening", starts(engine, 1)))
        rows.append(row(f"{engine}: start to audible", starts(engine, max(3, rounds // 6)), START_BAR))
        for ahead in (False, True):
            begun, ready = answers(engine, rounds, think, ahead=ahead)
            how = "made ahead" if ahead else "made when due"
            bar = ANSWER_BAR if ahead else None
            rows.append(row(f"{engine}: answer given, {how}", [each.given for each in begun], bar))
            rows.append(row(f"{engine}: answer audible, {how}", [each.audible for each in begun]))
            rows[-1]["ready"] = ready
            print(f"{engine}: {100 * ready:.0f} % of the answers were ready, {how}")
    return rows


def gain(rows: list[dict[str, object]]) -> str:
    """How many answers were ready, in a sentence."""
    told = [f"{100 * float(str(row['ready'])):.0f} % ({row['what']})" for row in rows if "ready" in row]
    return f"Answers whose first sentence was ready when it was due: {', '.join(told)}."


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=30)
    parser.add_argument("--think", type=float, default=3.5)
    parser.add_argument("--json", type=Path)
    parser.add_argument("--figures", type=Path, help="the page to write, docs/figures.md")
    parser.add_argument("--one-start", type=float, help=argparse.SUPPRESS)
    parser.add_argument("--engine", help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.one_start is not None:
        one_start(arguments.engine, arguments.one_start)
        return
    head()
    rows = measure(arguments.rounds, arguments.think)
    if arguments.json:
        arguments.json.write_text(json.dumps(rows, indent=2))
    if arguments.figures:
        put_section(arguments.figures, "How soon the host answers", f"{times(COMMAND, rows)}\n\n{gain(rows)}")


if __name__ == "__main__":
    main()
