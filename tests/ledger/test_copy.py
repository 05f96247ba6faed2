"""A copy of the ledger elsewhere: no game waits for it, nothing is lost and nothing is doubled."""

from __future__ import annotations

import time
from contextlib import closing
from typing import TYPE_CHECKING

import pytest
from copies import here, on_the_server

from voicehost.errors import UsageError
from voicehost.ledger.copy import Copy
from voicehost.ledger.store import FILE, Ledger

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

ENOUGH = 30.0


@pytest.fixture
def ledger(tmp_path: Path) -> Iterator[Ledger]:
    with closing(Ledger.open(tmp_path / FILE)) as ledger:
        yield ledger


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / FILE


@pytest.fixture
def url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'club.sqlite'}"


def play(ledger: Ledger, rows: int) -> str:
    game = ledger.new_game({"name": "purzelbaum"})
    for number in range(rows):
        ledger.append(game, "taken", {"reports": [{"kind": "hit", "nuts": number, "by": "Zoë"}]})
    return game


def test_rows_old_and_new_arrive(ledger: Ledger, path: Path, url: str) -> None:
    play(ledger, 3)
    copy = Copy(path, url, pytest.fail)
    ledger.appended = copy.wake
    play(ledger, 5)
    assert copy.finish(ENOUGH)

    assert on_the_server(url) == here(path)
    assert sorted(map(len, on_the_server(url).values())) == [3, 5]


def test_a_second_evening_sends_only_what_is_new(ledger: Ledger, path: Path, url: str) -> None:
    game = play(ledger, 3)
    assert Copy(path, url, pytest.fail).finish(ENOUGH)
    ledger.append(game, "undone", {})
    assert Copy(path, url, pytest.fail).finish(ENOUGH)
    assert Copy(path, url, pytest.fail).finish(ENOUGH)

    assert on_the_server(url) == here(path)


def test_a_server_that_is_away_stops_no_game_and_is_told_once(ledger: Ledger, path: Path, tmp_path: Path) -> None:
    folder = tmp_path / "not there yet"
    url = f"sqlite:///{folder / 'club.sqlite'}"
    told: list[str] = []
    later: list[str] = []
    copy = Copy(path, url, told.append, shortest=0.01)
    ledger.appended = copy.wake
    play(ledger, 5)
    while not told:
        time.sleep(0.01)  # another thread's work
    folder.mkdir()
    while not copy.finish(0.05):
        copy = Copy(path, url, later.append)

    assert on_the_server(url) == here(path)
    assert len(told) == 1
    assert "Your game is kept here" in told[0]


def test_a_forgotten_game_is_not_sent_and_others_are(ledger: Ledger, path: Path, url: str) -> None:
    first = play(ledger, 3)
    assert Copy(path, url, pytest.fail).finish(ENOUGH)
    ledger.forget([first])
    play(ledger, 4)
    assert Copy(path, url, pytest.fail).finish(ENOUGH)

    assert sorted(map(len, on_the_server(url).values())) == [3, 4]


def test_many_rows_go_in_parts(ledger: Ledger, path: Path, url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("voicehost.ledger.copy.TOGETHER", 7)
    play(ledger, 20)
    assert Copy(path, url, pytest.fail).finish(ENOUGH)

    assert on_the_server(url) == here(path)


@pytest.mark.parametrize(
    ("url", "sentence"),
    [
        ("club", "no address"),
        ("nosuch://server/games", "no address"),
        ("mysql+pymysql://server/games", "needs pymysql"),
    ],
)
def test_an_address_that_cannot_be_used_is_told(path: Path, url: str, sentence: str) -> None:
    with pytest.raises(UsageError, match=sentence):
        Copy(path, url, pytest.fail)
