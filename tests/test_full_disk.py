"""A disk that is full or read-only in the middle of a game: what cannot be kept is not taken, and nothing is lost."""

from __future__ import annotations

from contextlib import closing, contextmanager, suppress
from typing import TYPE_CHECKING

import pytest
from evenings import SEATED
from tables import Sitting

from voicehost.dialogue.outcome import Outcome
from voicehost.errors import LedgerError
from voicehost.ledger.store import FILE, Ledger
from voicehost.logbook import newest_open

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

FULL = ("PRAGMA max_page_count = 1", "PRAGMA max_page_count = 1000000", "The disk is full")
READ_ONLY = ("PRAGMA query_only = ON", "PRAGMA query_only = OFF", "read-only")


@pytest.fixture
def ledger(tmp_path: Path) -> Iterator[Ledger]:
    with closing(Ledger.open(tmp_path / FILE)) as ledger:
        yield ledger


@contextmanager
def broken(ledger: Ledger, wrong: str, right: str) -> Iterator[None]:
    """For a while nothing can be written. Filler takes the room that the last page still has."""
    filler = ledger.new_game()
    driver = ledger._connection.connection.driver_connection
    assert driver is not None
    driver.execute(wrong)
    for size in (3000, 300, 30, 3, 0) if wrong == FULL[0] else ():
        with suppress(LedgerError):
            while True:
                ledger.append(filler, "filler", {"": "x" * size} if size else {})
    try:
        yield
    finally:
        driver.execute(right)


@pytest.mark.parametrize(("wrong", "right", "sentence"), [FULL, READ_ONLY], ids=["full", "read-only"])
@pytest.mark.parametrize("said", ["it fell in", "undo", "no it missed"])
def test_what_cannot_be_kept_is_not_taken_and_can_be_said_again(
    ledger: Ledger, said: str, wrong: str, right: str, sentence: str
) -> None:
    sitting, straight = Sitting(ledger=ledger), Sitting()
    for each in [*SEATED, "Anna", "it fell in"]:
        sitting.says(each)
        straight.says(each)
    talk = sitting.host.talk
    steps, question = list(talk.session.steps), talk.question().message
    with broken(ledger, wrong, right):
        reply = sitting.says(said)
        assert reply.outcome is Outcome.REFUSED
        assert sentence in reply.lines[0].spoken
        assert (talk.session.steps, talk.question().message) == (steps, question)
    outcome = sitting.says(said).outcome

    assert outcome is straight.says(said).outcome
    game = newest_open(ledger)
    assert game is not None
    again = sitting.table.kept(game)[0].talk.session
    assert [step.reports for step in again.steps] == [step.reports for step in straight.host.talk.session.steps]


def test_a_report_that_is_kept_is_taken_although_the_question_after_it_is_not(
    ledger: Ledger, monkeypatch: pytest.MonkeyPatch
) -> None:
    sitting = Sitting(ledger=ledger)
    for each in SEATED[:2]:
        sitting.says(each)
    real = ledger.append

    def no_room_for_questions(game: str, command: str, payload: dict[str, object]) -> object:
        if command == "asked":
            with broken(ledger, *READ_ONLY[:2]):
                return real(game, command, payload)
        return real(game, command, payload)

    monkeypatch.setattr(ledger, "append", no_room_for_questions)
    reply = sitting.says("yes")

    assert reply.outcome is Outcome.TAKEN
    assert sitting.host.talk.session.names == ("Anna", "Ben")
