"""People keep count of what the host has on record by what it says, and nothing else."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from voicehost.rehearsal.box import Seat, Telling
from voicehost.rehearsal.ear import Ear, Meaning, Texts
from voicehost.rehearsal.hearsay import Hearsay
from voicehost.rehearsal.record import Record

if TYPE_CHECKING:
    from pathlib import Path

BURIED = Telling("Buried", "burying", echo={"event-buried": {}}, implied=True)
HIT = Telling("Hit", "autumn", echo={"event-hit": {"seat": Seat(0)}})


@pytest.fixture
def record(tmp_path: Path) -> Record:
    file = tmp_path / "game.ftl"
    file.write_text("event-hit = { $seat } hits.\n", "utf-8")
    return Record(Ear(Texts("en", [file]), [{"Anna"}, {"Ben"}], {}))


def said(*messages: str, corrected: bool = False, undone: bool = False, seat: str = "Anna") -> Hearsay:
    claims = tuple((Meaning(message, (("seat", seat),)),) for message in messages)
    return Hearsay(claims, corrected=corrected, undone=undone)


def intents(record: Record) -> list[str]:
    return [saying.telling.intent for saying in record.owed]


def test_what_is_said_back_rightly_is_settled(record: Record) -> None:
    record.owe(HIT, 0)
    assert record.compare(said("event-hit"), told=True)
    assert (intents(record), record.wrong) == ([], 0)


def test_another_event_or_another_player_is_a_wrong_step_on_top(record: Record) -> None:
    record.owe(HIT, 0)
    assert not record.compare(said("event-missed"), told=True)
    assert not record.compare(said("event-hit", seat="Ben"), told=True)
    assert (intents(record), record.wrong) == (["Hit"], 2)
    record.step_back()
    record.step_back()
    assert record.compare(said("event-hit"), told=True)


def test_a_correction_puts_the_right_step_in_the_place_of_the_wrong_one(record: Record) -> None:
    record.owe(HIT, 0)
    record.compare(said("event-missed"), told=True)
    assert record.compare(said("event-hit", corrected=True), told=True)
    assert (intents(record), record.wrong) == ([], 0)


def test_what_happens_while_nothing_was_told_is_wrong(record: Record) -> None:
    record.owe(HIT, 0)
    assert not record.compare(said("event-hit"), told=False)
    assert (intents(record), record.wrong) == (["Hit"], 1)


def test_a_settled_step_that_is_taken_back_is_owed_again(record: Record) -> None:
    record.owe(HIT, 0)
    record.compare(said("event-hit"), told=True)
    record.step_back()
    assert intents(record) == ["Hit"]
    record.step_back()
    assert record.went_too_far


def test_a_right_step_that_was_replaced_is_owed_again_and_its_place_is_wrong(record: Record) -> None:
    record.owe(BURIED, 0)
    record.compare(said("event-buried"), told=True)
    record.owe(HIT, 0)
    record.compare(said("event-hit", corrected=True), told=True)
    assert (intents(record), record.wrong) == (["Buried", "Hit"], 1)


def test_what_was_left_out_is_settled_with_the_report_that_implies_it(record: Record) -> None:
    record.leave_out(BURIED)
    record.owe(HIT, 0)
    assert record.compare(said("event-buried", "event-hit"), told=True)


def test_when_only_what_was_left_out_is_said_back_the_report_is_still_owed(record: Record) -> None:
    record.leave_out(BURIED)
    record.owe(HIT, 0)
    assert not record.compare(said("event-buried"), told=True)
    assert (intents(record), record.wrong) == (["Hit"], 0)
    assert record.owed[0].left_out == ()


def test_after_a_misunderstanding_everything_is_told_one_after_the_other(record: Record) -> None:
    record.leave_out(BURIED)
    record.owe(HIT, 0)
    record.be_explicit()
    assert intents(record) == ["Buried", "Hit"]
