"""Nothing that was answered is lost: an evening comes back at the same question, whatever it was."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from tables import Sitting, texts

from voicehost.dialogue.pending import Ask
from voicehost.inputs import Verdict
from voicehost.logbook import newest_open
from voicehost.opening import Table, ask_whether_it_stands

if TYPE_CHECKING:
    from voicehost.ledger import Ledger

EVENING = [
    "purzelbaum",
    "Anna and Ben",
    "yes",
    "next",
    "the tree is ready",
    "I ate a nut last",
    "Ben",
    "it fell in",
    "no it missed",
    "undo",
    "it missed",
    "Ben has to go",
    "no",
    "on a disk",
    "buried",
]


def table_of(ledger: Ledger) -> Table:
    shelf, words, keys = texts("en")
    return Table(shelf, words, keys, ledger)


@pytest.mark.parametrize("count", range(1, len(EVENING) + 1))
def test_a_kept_evening_comes_back_at_the_same_question(count: int) -> None:
    sitting = Sitting()
    for said in EVENING[:count]:
        sitting.says(said)
    talk = sitting.host.talk
    game = newest_open(sitting.ledger)
    assert game is not None
    conversation, taken, of = table_of(sitting.ledger).kept(game)
    again = conversation.talk

    assert taken == of
    assert again.pending == talk.pending
    assert again.session.names == talk.session.names
    assert [step.reports for step in again.session.steps] == [step.reports for step in talk.session.steps]
    assert again.session.labels() == talk.session.labels()


def test_a_close_hearing_is_still_to_be_confirmed_after_a_restart() -> None:
    sitting = Sitting()
    for said in EVENING[:7]:
        sitting.says(said)
    sitting.says("it fell in", verdict=Verdict.CLOSE)
    game = newest_open(sitting.ledger)
    assert game is not None
    conversation, _, _ = table_of(sitting.ledger).kept(game)
    ask_whether_it_stands(conversation)

    assert conversation.typed("y").lines[-1].spoken.startswith("I heard: it fell in")
    assert conversation.typed("y").outcome.value == "taken"


def test_whether_the_table_stands_is_asked_once_even_when_the_host_dies_there() -> None:
    sitting = Sitting()
    for said in EVENING[:8]:
        sitting.says(said)
    game = newest_open(sitting.ledger)
    assert game is not None
    for _ in range(2):
        conversation, _, _ = table_of(sitting.ledger).kept(game)
        ask_whether_it_stands(conversation)
    assert conversation.talk.pending is not None
    assert (conversation.talk.pending.ask, conversation.talk.pending.then) == (Ask.STANDS, None)


def test_a_table_that_fell_over_is_told_what_all_could_see() -> None:
    sitting = Sitting()
    for said in EVENING[:8]:
        sitting.says(said)
    game = newest_open(sitting.ledger)
    assert game is not None
    conversation, _, _ = table_of(sitting.ledger).kept(game)
    ask_whether_it_stands(conversation)
    reply = conversation.typed("n")

    assert "fifteen nuts" in reply.lines[0].spoken


def test_a_game_that_is_over_is_not_offered_again() -> None:
    sitting = Sitting()
    for said in [*EVENING[:7], *["it fell in"] * 16, "all white", "sixteen nuts"]:
        sitting.says(said)
    for _ in range(25):
        sitting.says("nothing")

    assert sitting.host.talk.session.game is not None
    assert sitting.host.talk.session.game.is_over
    assert newest_open(sitting.ledger) is None
