"""The benchmarks of recognition measure what they say: texts of two parts, sections of a page, honest bounds."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import tomllib
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

import figures
import memory
import numpy as np
import pytest
import recognition
import recognition_page
import trials
import tries
import voices
from listeners import Told
from nearest import nearest
from recordings import DIGITS, closed
from rooms import LEAD_SECONDS, Noise, Room, level

from voicehost.hearing.recogniser import RATE
from voicehost.inputs import Verdict

if TYPE_CHECKING:
    from numpy import int16
    from numpy.typing import NDArray

    from voicehost.language.wordgraph import WordGraph

REPORT = trials.Trial(0, "a cell", voices.Person("espeak", "en-us"), closed(["two nuts", "yes"]), "two nuts", None)
QUESTION = closed(["yes", "no"])
RIGHT, MISHEARD = "two nuts", "yes"
TEXTS = tomllib.loads((Path(trials.__file__).parent / "out_of_list.toml").read_text(encoding="utf-8"))


def test_what_thresholds_were_chosen_on_is_never_measured() -> None:
    for kind in ("talk", "words"):
        assert set(TEXTS["tuned"][kind]).isdisjoint(TEXTS["held_out"][kind])
    assert set(voices.TUNED).isdisjoint(voices.HELD_OUT)
    assert set(trials.GAMES["tuned"]).isdisjoint(trials.GAMES["held_out"])


def test_a_section_is_written_anew_and_the_others_stay(tmp_path: Path) -> None:
    page = tmp_path / "figures.md"
    for title, text in (("One", "1"), ("Two", "2"), ("One", "11")):
        figures.put_section(page, title, text)

    assert page.read_text(encoding="utf-8") == "# Figures\n\n## One\n\n11\n\n## Two\n\n2\n"


def test_the_rows_of_a_table_are_read_back_from_the_page(tmp_path: Path) -> None:
    page = tmp_path / "figures.md"
    figures.put_section(page, "One", f"Before.\n\n{figures.table(('way', 'n'), [('text', '2'), ('sound', '3')])}")

    assert figures.rows_in(page, "One") == [("text", "2"), ("sound", "3")]
    assert figures.rows_in(page, "Two") == []


def test_a_bound_is_what_the_trials_allow() -> None:
    assert 0.0019 < figures.upper_bound(0, 1500) < 0.0021
    assert figures.upper_bound(3, 3) == 1.0


@dataclass
class Script:
    """Hears what the test wants, one thing after the other."""

    tells: list[tuple[str, Verdict]]
    asked: list[tuple[WordGraph, bool]] = field(default_factory=list)
    cpu = sound_seconds = 0.0

    def hear(self, graph: WordGraph, sound: NDArray[int16], *, again: bool = False) -> Told:
        assert len(sound)
        self.asked.append((graph, again))
        return Told(*self.tells.pop(0), 2.0)


@pytest.fixture(scope="module")
def room() -> Room:
    return Room(np.random.default_rng(1), [], [])


@pytest.mark.parametrize(
    ("tells", "first", "both"),
    [
        ([(RIGHT, Verdict.CLEAR)], "right", "right"),
        ([(MISHEARD, Verdict.CLEAR)], "wrong", "wrong"),
        ([(RIGHT, Verdict.CLOSE), ("yes", Verdict.CLEAR)], "asked back, rightly", "right"),
        ([(RIGHT, Verdict.CLOSE), ("yes", Verdict.CLOSE)], "asked back, rightly", "asked again"),
        ([(RIGHT, Verdict.CLOSE), ("no", Verdict.CLEAR)], "asked back, rightly", "asked again"),
        ([(MISHEARD, Verdict.CLOSE), (RIGHT, Verdict.CLEAR)], "asked back, wrongly", "right"),
        ([("", Verdict.STRAY), (MISHEARD, Verdict.CLEAR)], "lost", "wrong"),
        ([("", Verdict.STRAY), (RIGHT, Verdict.CLOSE)], "lost", "asked again"),
    ],
)
def test_people_answer_what_is_asked_back_and_say_again_what_is_lost(
    room: Room, tells: list[tuple[str, Verdict]], first: str, both: str
) -> None:
    script = Script(tells)
    found = tries.hear(REPORT, script, room, QUESTION, 1)

    assert (found.first, found.both) == (first, both)
    assert not script.tells
    assert [again for _, again in script.asked] == [False, True][: len(script.asked)]
    if first == "asked back, rightly":
        assert script.asked[1][0] is QUESTION


def test_a_decision_is_timed_from_the_end_of_what_was_said(room: Room) -> None:
    found = tries.hear(REPORT, Script([(RIGHT, Verdict.CLEAR)]), room, QUESTION, 1)

    assert found.delay == pytest.approx(2.0 - LEAD_SECONDS - len(REPORT.said()) / RATE)


@pytest.mark.parametrize("kind", ["kitchen", "dice", "white"])
@pytest.mark.parametrize("decibels", [20.0, 6.0])
def test_a_noise_is_so_much_fainter_than_the_speech(room: Room, kind: str, decibels: float) -> None:
    silent = np.ones(1, np.int16)
    quiet = level(room.sound(REPORT.said(), None, np.random.default_rng(1)))
    heard = [level(room.sound(silent, Noise(kind, decibels), np.random.default_rng(n))) for n in range(8)]

    assert 20 * np.log10(quiet / np.mean(heard)) == pytest.approx(decibels, abs=3)


@pytest.mark.parametrize(
    ("heard", "near"),
    [
        ("anna found two nuts", "anna found two nuts"),
        ("anna found too nuts", "anna found two nuts"),
        ("anna found two", "anna found two nuts"),
        ("oh anna found two nuts", "anna found two nuts"),
        ("would you like some more tea", ""),
        ("", ""),
    ],
)
def test_dictation_is_matched_to_the_nearest_sentence_if_one_is_near(heard: str, near: str) -> None:
    assert nearest(closed(["anna found two nuts", "ben found four nuts", "yes"]), heard.split()) == near


def test_a_closed_list_takes_its_words_alone_and_awaits_them_all() -> None:
    graph = closed(DIGITS)

    assert all(graph.awaits({reading.intent}) for digit in DIGITS for reading in graph.read([digit]))
    assert not graph.read(["ten"])


def test_a_run_that_was_broken_off_is_taken_up_where_it_broke(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    recognition.Results(file).add({"seed": 11, "number": 3, "hearer": "voicehost"})
    again = recognition.Results(file)

    assert again.has(11, 3, "voicehost")
    assert not again.has(11, 4, "voicehost")
    assert not again.has(12, 3, "voicehost")


def test_the_same_seed_makes_the_same_trials_whichever_cells_are_wanted() -> None:
    whole = {trial.number: trial for trial in trials.Table("held_out", 11).trials(1)}
    some = trials.Table("held_out", 11).trials(1, only="espeak-ng")

    assert some
    assert all(trial == whole[trial.number] for trial in some)
    assert {trial.who.pace for trial in whole.values() if isinstance(trial.who, voices.Person)} <= set(voices.PACES)


def line(**values: object) -> dict[str, object]:
    return {"seed": 1, "number": 1, "hearer": "voicehost", "delay": None, "cpu": 0.1, "sound": 3.6, **values}


def test_the_page_counts_both_tries_and_bounds_them() -> None:
    reports = [line(cell="reports, natural voices, quiet", first="right", both="right") for _ in range(58)]
    reports += [line(cell="reports, natural voices, quiet", first="lost", both=both) for both in ("right", "wrong")]
    page = recognition_page.page([{**each, "can_go_on": False, "delay": 0.2} for each in reports], "a command")

    row = next(each for each in page.splitlines() if each.startswith("| reports, natural voices, quiet"))
    assert row == (
        "| reports, natural voices, quiet | voicehost | 60 "
        "| 98.3 % (at least 92.3) | 1.7 % (at most 7.7) | 58 | 0 | 0 | 0 | 2 |"
    )
    assert "| quiet, complete | 60 | 200 ms | 200 ms | 200 ms | 100 % |" in page


def test_the_page_tells_how_many_are_taken_in_an_hour_of_talk() -> None:
    talk = [line(cell="table talk, all voices, quiet", first="left alone", both="") for _ in range(999)]
    talk.append(line(cell="table talk, all voices, quiet", first="taken", both=""))
    page = recognition_page.page(talk, "a command")

    row = next(each for each in page.splitlines() if each.startswith("| table talk"))
    assert "| taken 0.1 % (at most 0.5), asked back 0.0 % (at most 0.3), left alone 99.9 %" in row
    assert row.endswith("| 1 (at most 5) |")


def test_memory_counts_a_process_and_all_that_come_from_it() -> None:
    sleeper = [sys.executable, "-c", "import time; time.sleep(60)"]
    child = subprocess.Popen([sys.executable, "-c", f"import subprocess; subprocess.run({sleeper!r})"])
    try:
        while len(memory.family(child.pid)) < 2:
            assert child.poll() is None
        held = memory.held_by(child.pid)
    finally:
        for pid in memory.family(child.pid):
            os.kill(pid, signal.SIGKILL)
        child.wait()

    assert sum(held.values()) > 5
    assert memory.megabytes(child.pid) == 0.0
