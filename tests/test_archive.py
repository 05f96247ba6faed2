"""Looking back: who played, how long, and who has won, all from the rows of the ledger."""

from __future__ import annotations

from itertools import count

import pytest
from evenings import SEATED, whole_game
from tables import Sitting

from voicehost.archive import PAUSE, Archive, mentioning
from voicehost.ledger import Ledger


def evening(ledger: Ledger, *said: str) -> Sitting:
    sitting = Sitting(ledger=ledger)
    for sentence in said:
        sitting.says(sentence)
    return sitting


@pytest.fixture(scope="module")
def ledger() -> Ledger:
    """Three games, a second from entry to entry: Anna wins, Ben wins, and one is left at the table."""
    clock = count(1000.0)
    ledger = Ledger.in_memory(now=lambda: next(clock))
    for said in (whole_game("Anna"), whole_game("Ben"), [*SEATED, "Anna", "it fell in"]):
        evening(ledger, *said)
    return ledger


@pytest.fixture(scope="module")
def archive(ledger: Ledger) -> Archive:
    return Archive(ledger, Sitting(ledger=ledger).table.games)


def test_the_newest_game_comes_first_with_players_and_places(archive: Archive) -> None:
    told = [(kept.game_id, kept.game, kept.players, kept.places, kept.winners) for kept in archive.all()]

    assert told == [
        ("3", "purzelbaum", ("Anna", "Ben"), (), ()),
        ("2", "purzelbaum", ("Anna", "Ben"), (2, 1), ("Ben",)),
        ("1", "purzelbaum", ("Anna", "Ben"), (1, 2), ("Anna",)),
    ]


def test_the_last_game_is_the_last_that_was_played_to_its_end(archive: Archive) -> None:
    last = archive.last()

    assert last is not None
    assert last.game_id == "2"


@pytest.mark.parametrize(("name", "wins"), [("Anna", 1), ("anna", 1), ("Clara", 0)])
def test_wins_are_counted_by_name_in_any_case(archive: Archive, name: str, wins: int) -> None:
    assert archive.wins(name) == wins


def test_the_length_leaves_out_when_everybody_was_away() -> None:
    times = iter([0.0, 60.0, 120.0, 180.0, 180.0 + PAUSE + 1, 240.0 + PAUSE + 1])
    ledger = Ledger.in_memory(now=lambda: next(times))
    game = ledger.new_game()
    for _ in range(5):
        ledger.append(game, "taken", {"reports": [{"kind": "game_chosen", "game": "purzelbaum"}]})

    assert Archive(ledger, {}).all()[0].seconds == 180.0


def test_a_game_that_only_a_newer_voicehost_knows_is_listed_with_the_reason() -> None:
    ledger = Ledger.in_memory()
    ledger.append(ledger.new_game(), "taken", {"reports": [{"kind": "moon_landed"}]})
    (kept,) = Archive(ledger, {}).all()

    assert "moon_landed" in kept.unread
    assert (kept.players, kept.over) == ((), False)


def test_a_name_that_was_taken_back_is_still_found() -> None:
    ledger = Ledger.in_memory()
    evening(ledger, "purzelbaum", "Anna and Clara", "no", "undo", "Anna and Ben", "yes")
    evening(ledger, "purzelbaum", "Anna and Ben", "yes")

    assert mentioning(ledger, " clara ") == ["1"]
    assert sorted(mentioning(ledger, "Anna")) == ["1", "2"]
    assert mentioning(ledger, "Cla") == []
