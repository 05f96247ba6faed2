"""``voicehost history`` lists what was played and tells an evening once more."""

from __future__ import annotations

import csv
import io
import json
from contextlib import closing
from typing import TYPE_CHECKING

import pytest
from evenings import BELOW_ZERO, SEATED, played, whole_game
from tables import Sitting

from voicehost.commands import main
from voicehost.language.line import Kind
from voicehost.ledger.store import FILE, Ledger

if TYPE_CHECKING:
    from pathlib import Path

BURIED = [*SEATED, "Anna", "no it missed", "on a disk", "buried", "it fell in"]


@pytest.fixture
def home(folder_of_its_own: Path) -> Path:
    times = iter(range(0, 100_000, 60))
    played(folder_of_its_own, whole_game("Ben"), BURIED, now=lambda: float(next(times)))
    return folder_of_its_own


def printed(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert main(["history", *arguments]) == 0
    return capsys.readouterr().out


def test_without_any_game_the_list_is_empty_and_nothing_is_made(
    folder_of_its_own: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert printed(capsys) == "Games: 0\n"
    assert not folder_of_its_own.exists()


@pytest.mark.usefixtures("home")
def test_the_list_tells_game_length_and_places(capsys: pytest.CaptureFixture[str]) -> None:
    head, newest, oldest = printed(capsys).splitlines()

    assert head == "Games: 2"
    assert newest.startswith("2: Purzelbaum, 1970-01-01")
    assert newest.endswith("Anna, Ben, not finished")
    assert oldest.endswith("50 min, 1. Ben, 2. Anna")


@pytest.mark.usefixtures("home")
def test_json_and_csv_say_the_same(capsys: pytest.CaptureFixture[str]) -> None:
    as_json = json.loads(printed(capsys, "--json"))
    as_csv = list(csv.DictReader(io.StringIO(printed(capsys, "--csv"))))

    assert [game["id"] for game in as_json] == [game["id"] for game in as_csv] == ["2", "1"]
    assert (as_json[1]["players"], as_csv[1]["players"]) == (["Anna", "Ben"], "Anna; Ben")
    assert (as_json[1]["places"], as_csv[1]["places"]) == ([2, 1], "2; 1")
    assert as_json[1]["winners"] == ["Ben"]


def test_a_game_that_ended_below_zero_is_listed_and_told(
    folder_of_its_own: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    played(folder_of_its_own, BELOW_ZERO)
    (as_json,) = json.loads(printed(capsys, "--json"))
    (as_csv,) = csv.DictReader(io.StringIO(printed(capsys, "--csv")))

    assert (as_json["places"], as_json["winners"]) == ([1, 2], ["Anna"])
    assert (as_csv["places"], as_csv["winners"]) == ("1; 2", "Anna")
    assert "Points so far: Anna eight; Ben minus eight." in printed(capsys, "1")


@pytest.mark.usefixtures("home")
def test_an_evening_is_told_from_the_reports_in_force(capsys: pytest.CaptureFixture[str]) -> None:
    told = printed(capsys, "1")

    assert "Spring is here" in told
    assert "Ben finds" in told or "Ben" in told.splitlines()[-1]
    assert not any(line.endswith("?") for line in told.splitlines())


@pytest.mark.usefixtures("home")
def test_what_was_to_be_heard_only_once_is_told_without_its_value(capsys: pytest.CaptureFixture[str]) -> None:
    sitting = Sitting()
    for sentence in BURIED:
        sitting.says(sentence)
    fleeting = [line for line in sitting.voice.lines if line.fleeting and line.kind is Kind.EVENT]
    told = printed(capsys, "2").splitlines()

    assert fleeting
    assert all(line.printed in told and line.spoken not in told for line in fleeting)


def test_a_game_can_be_looked_at_while_a_host_holds_the_ledger(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with closing(Ledger.open(home / FILE)):
        assert printed(capsys).startswith("Games: 2")


@pytest.mark.usefixtures("home")
@pytest.mark.parametrize(
    ("arguments", "status", "sentence"),
    [(["9"], 1, "There is no game 9"), (["1", "--json"], 2, "Take one of"), (["--csv", "--json"], 2, "Take one of")],
)
def test_what_cannot_be_told_gets_a_sentence(
    capsys: pytest.CaptureFixture[str], arguments: list[str], status: int, sentence: str
) -> None:
    assert main(["history", *arguments]) == status
    assert sentence in capsys.readouterr().err


def test_a_damaged_ledger_is_left_to_the_next_game(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (home / FILE).write_bytes(b"no ledger at all" * 100)

    assert main(["history"]) == 1
    assert "damaged" in capsys.readouterr().err
    assert (home / FILE).read_bytes().startswith(b"no ledger")
