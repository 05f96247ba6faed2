"""Whole games with words straight to the host: truth and host agree, whatever was misheard on the way."""

from __future__ import annotations

import json
import random
import re
import statistics
from dataclasses import replace
from itertools import product
from typing import TYPE_CHECKING

import pytest

from voicehost.around import Around
from voicehost.commands.command_line import voicehost
from voicehost.errors import UsageError
from voicehost.rehearsal.cast import Cast
from voicehost.rehearsal.demo import by_text, run
from voicehost.rehearsal.rehearse import Exchange, Rehearsal, Result
from voicehost.rehearsal.report import report
from voicehost.rehearsal.ways import Inbox, Mishap, TextWay
from voicehost.shelf import Shelf
from voicehost.testing import RecordingVoice, ScriptedEars

if TYPE_CHECKING:
    from pathlib import Path

    from voicehost.rehearsal.people import Utterance

TABLES = (("Anna", "Ben"), ("Anna", "Ben", "Clara"), ("Anna", "Ben", "Clara", "Emil"))
GAMES = 100
"""At each table; a thousand games a game without the dialogue stand in tests/engines/test_a_thousand_games.py."""


@pytest.fixture(scope="module")
def cast() -> Cast:
    return Cast(Shelf.load().entry("purzelbaum"))


@pytest.mark.parametrize("names", TABLES)
def test_hundreds_of_games_end_with_the_counts_of_the_box(cast: Cast, names: tuple[str, ...]) -> None:
    for seed in range(GAMES):
        result = by_text(cast, names, seed)
        assert result.is_equal, (seed, result.differences)


def test_a_tenth_of_what_is_said_may_be_misheard_and_is_put_right_by_ear_alone(cast: Cast) -> None:
    mended: list[int] = []
    for names, seed in product(TABLES, range(4)):
        result = by_text(cast, names, seed, mishear=0.1)
        assert result.is_equal, (names, seed, result.differences)
        mended += result.mended
    assert len(mended) > 12
    assert statistics.median(mended) == 1


class Garbled(TextWay):
    """A way on which the first report of one kind arrives as other words."""

    intent = ""
    instead = ""
    was_garbled = False

    def deliver(self, utterance: Utterance) -> str:
        if not self.was_garbled and utterance.means.intent == self.intent:
            self.was_garbled = True
            self._inbox.clock.advance(5.0)
            self._ears.hear(self.instead)
            return self.instead
        return super().deliver(utterance)


def garbled(cast: Cast, intent: str, instead: str, seed: int = 3) -> tuple[Result, RecordingVoice]:
    inbox = Inbox()
    names = TABLES[1]
    ears, voice = ScriptedEars(inbox.put, inbox.clock), RecordingVoice(inbox.put)
    way = Garbled(ears, voice, inbox, Mishap(0.0, random.Random(seed)))  # noqa: S311  seeded
    way.intent, way.instead = intent, instead
    host = cast.host(Around(inbox, inbox.clock, ears, voice), names, seed)
    return Rehearsal(host, inbox, cast.people(names, seed), way, names).play(), voice


@pytest.mark.parametrize(
    ("intent", "instead"),
    [
        ("Hit", "missed"),
        ("Missed", "hit"),
        ("Buried", "hit"),
        ("Found", "five nuts"),
        ("Found", "undo"),
        ("SetUp", "next"),
    ],
)
def test_people_correct_what_the_host_says_back_wrongly(cast: Cast, intent: str, instead: str) -> None:
    result, _ = garbled(cast, intent, instead)
    assert any(exchange.heard == instead != exchange.said for exchange in result.exchanges)
    assert result.is_equal, result.differences


def test_the_first_thing_after_a_wrong_read_back_is_a_correction(cast: Cast) -> None:
    result, _ = garbled(cast, "Hit", "missed")
    wrong = next(n for n, exchange in enumerate(result.exchanges) if exchange.heard == "missed" != exchange.said)
    assert result.exchanges[wrong + 1].purpose in {"correct", "undo"}


def test_people_say_it_in_other_words_when_the_host_asks_again(cast: Cast) -> None:
    result, _ = garbled(cast, "Found", "xylophone")
    wrong = next(n for n, exchange in enumerate(result.exchanges) if exchange.heard == "xylophone")
    assert result.exchanges[wrong].outcome == "asked_again"
    assert result.exchanges[wrong + 1].purpose == "tell"
    assert result.exchanges[wrong + 1].outcome == "taken"


def test_people_understand_every_line_as_the_message_it_is(cast: Cast) -> None:
    for seed in range(6):
        _, voice = garbled(cast, "Found", "nothing", seed)
        ear = cast.people(TABLES[1], seed).ear
        for line in voice.lines:
            assert line.message in {meaning.message for meaning in ear.meanings(line.spoken)}, line


def test_a_host_that_cannot_be_told_is_reported_as_different(cast: Cast) -> None:
    class Deaf(TextWay):
        def deliver(self, utterance: Utterance) -> str:  # noqa: ARG002
            return ""

    inbox = Inbox()
    ears, voice = ScriptedEars(inbox.put, inbox.clock), RecordingVoice(inbox.put)
    host = cast.host(Around(inbox, inbox.clock, ears, voice), TABLES[0], 1)
    way = Deaf(ears, voice, inbox, Mishap(0.0, random.Random(1)))  # noqa: S311  seeded
    result = Rehearsal(host, inbox, cast.people(TABLES[0], 1), way, TABLES[0]).play()
    assert not result.is_equal
    assert list(report(result))[-1].startswith("Host and box differ: ")


def test_the_same_seed_is_the_same_rehearsal(cast: Cast) -> None:
    assert by_text(cast, TABLES[1], 5, 0.1) == by_text(cast, TABLES[1], 5, 0.1)
    assert by_text(cast, TABLES[1], 5) != by_text(cast, TABLES[1], 6)


def test_the_demo_tells_what_was_said_heard_and_taken(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "result.json"
    assert run("purzelbaum", 3, 7, "text", file) == 0
    printed = capsys.readouterr().out.splitlines()
    plain = json.loads(file.read_text("utf-8"))
    assert printed[-1] == "Host and box agree."
    assert printed[0].startswith("1. ")
    assert len(plain["players"]) == 3
    assert plain["equal"] is True
    assert plain["host"] == plain["truth"]
    assert len(plain["exchanges"]) == sum(line[0].isdigit() for line in printed) - 1


def test_the_demo_counts_the_utterances_that_mend_a_mishearing(capsys: pytest.CaptureFixture[str]) -> None:
    command = ["demo", "purzelbaum", "--mode", "text", "--players", "3", "--seed", "4", "--mishear", "0.1"]
    assert voicehost.main(command, standalone_mode=False) == 0
    printed = capsys.readouterr().out
    assert re.search(r"[1-9]\d* mishearings did harm; the median of utterances to mend one is 1\.", printed)
    assert printed.splitlines()[-1] == "Host and box agree."


@pytest.mark.parametrize("game", ["purzelbaum", "knusperhexe", "sauerbaum", "kekfe-marathon"])
def test_in_german_too_what_was_misheard_is_put_right_mostly_with_one_utterance(game: str) -> None:
    cast = Cast(Shelf.load().entry(game), "de")
    names = cast.names(cast.seats(3, 1), 1)
    results = [by_text(cast, names, seed, mishear=0.1) for seed in range(6)]
    assert [result.differences for result in results] == [()] * 6
    assert statistics.median(utterances for result in results for utterances in result.mended) == 1


def test_a_mishearing_counts_until_the_host_has_the_right_thing_on_record(cast: Cast) -> None:
    result, _ = garbled(cast, "Hit", "missed")
    assert result.mended == (1,)
    result, _ = garbled(cast, "Found", "xylophone")
    assert result.mended == (1,)


def exchange(*, was_misheard: bool = False, is_right: bool = True) -> Exchange:
    return Exchange(0, "hit", False, "tell", "hit", "taken", (), was_misheard, is_right)


def test_what_is_misheard_while_a_mishearing_is_mended_belongs_to_it() -> None:
    wrong, wrong_again = exchange(was_misheard=True, is_right=False), exchange(was_misheard=True, is_right=False)
    meanwhile, right = exchange(is_right=False), exchange()
    talk = (right, wrong, wrong_again, meanwhile, right, wrong, right, exchange(was_misheard=True), wrong)
    assert Result((), talk, 0, 0, {}, {}).mended == (3, 1, 1)


def test_other_words_of_the_same_meaning_are_not_misheard(cast: Cast) -> None:
    class Hesitant(TextWay):
        def deliver(self, utterance: Utterance) -> str:
            return super().deliver(replace(utterance, text=f"um {utterance.text}"))

    inbox = Inbox()
    ears, voice = ScriptedEars(inbox.put, inbox.clock), RecordingVoice(inbox.put)
    host = cast.host(Around(inbox, inbox.clock, ears, voice), TABLES[0], 1)
    way = Hesitant(ears, voice, inbox, Mishap(0.0, random.Random(1)))  # noqa: S311  seeded
    result = Rehearsal(host, inbox, cast.people(TABLES[0], 1), way, TABLES[0]).play()
    assert result.is_equal
    assert any(each.heard != each.said for each in result.exchanges)
    assert not any(each.was_misheard for each in result.exchanges)


def test_what_cannot_be_rehearsed_is_a_plain_sentence(tmp_path: Path) -> None:
    with pytest.raises(UsageError, match="2 to 4 players, not for 9"):
        run("purzelbaum", 9, 1, "text", None)
    with pytest.raises(UsageError, match="does not speak xx"):
        run("purzelbaum", 2, 1, "text", None, language="xx")
    with pytest.raises(UsageError, match="no mode silent"):
        run("purzelbaum", 2, 1, "silent", None)
    with pytest.raises(UsageError, match="nothing is misheard on purpose"):
        run("purzelbaum", 2, 1, "loud", None, mishear=0.1)
    with pytest.raises(UsageError, match=r"no house rule help=all\. It has: box=cookies\|balloons, help=counts\|"):
        run("kekfe-marathon", 2, 1, "text", None, options={"help": "all"})
    with pytest.raises(UsageError, match="cannot be written"):
        run("purzelbaum", 2, 1, "text", tmp_path / "no" / "such.json")
