"""What was told once of the box itself is kept for the copy, and offered at the next game."""

from __future__ import annotations

import pytest
from tables import Sitting, spoken

from engines.game import Seat, SetUp, StarterNamed
from engines.sauerbaum import Phase
from engines.sauerbaum_reports import DropsChosen, RowAdded, RowsComplete
from voicehost.dialogue.outcome import Outcome
from voicehost.dialogue.pending import Ask
from voicehost.evening import GameChosen, HouseRuleSet, PlayerSeated, TableComplete
from voicehost.ledger import Ledger

SEATED = [GameChosen("sauerbaum"), *map(PlayerSeated, ("Anna", "Ben", "Clara")), HouseRuleSet("board", "rows")]
BEFORE = (*SEATED, TableComplete(), SetUp(), DropsChosen(12))
WIDTHS = (1, 3, 5, 5)
TOLD = (*map(RowAdded, WIDTHS), RowsComplete())
OFFERED = {
    "en": "Last time the rows of your tree had, from the top, one, three, five and five fields. Is it the same tree?",
    "de": "Beim letzten Mal hatten die Reihen von oben eins, drei, fünf und fünf Felder. Ist es der gleiche Baum?",
}


@pytest.fixture
def ledger() -> Ledger:
    """A ledger with a game to which the rows of its tree were told."""
    ledger = Ledger.in_memory()
    Sitting(*BEFORE, *TOLD, ledger=ledger)
    return ledger


@pytest.mark.parametrize("language", OFFERED)
def test_the_rows_that_were_dictated_once_are_offered_at_the_next_game(ledger: Ledger, language: str) -> None:
    sitting = Sitting(*BEFORE, ledger=ledger, language=language)
    assert sitting.host.talk.question().spoken == OFFERED[language]


def test_a_yes_lays_the_same_tree_out_and_goes_on() -> None:
    ledger = Ledger.in_memory()
    first = Sitting(*BEFORE, *TOLD, ledger=ledger)
    sitting = Sitting(*BEFORE, ledger=ledger)
    reply = sitting.says("yes")
    assert reply.outcome is Outcome.TAKEN
    assert sitting.last.reports == TOLD
    assert sitting.game.state.board == first.game.state.board
    assert sitting.game.phase is Phase.STARTING
    assert spoken(reply).count("\n") == 1, "only what follows from all rows is told"


def test_one_undo_takes_all_rows_back_and_they_are_offered_again(ledger: Ledger) -> None:
    sitting = Sitting(*BEFORE, ledger=ledger)
    sitting.says("yes")
    sitting.says("undo")
    assert sitting.game.state.widths == ()
    assert sitting.host.talk.pending is not None
    assert sitting.host.talk.pending.ask is Ask.COPY


def test_after_a_no_the_rows_are_asked_for_one_by_one(ledger: Ledger) -> None:
    sitting = Sitting(*BEFORE, ledger=ledger)
    assert spoken(sitting.says("no")) == "How many fields has the row at the top?"
    sitting.says("two fields")
    assert sitting.game.state.widths == (2,)
    assert sitting.host.talk.pending is None


def test_rows_of_which_the_end_was_never_told_are_not_offered() -> None:
    ledger = Ledger.in_memory()
    Sitting(*BEFORE, *TOLD[:2], ledger=ledger)
    assert Sitting(*BEFORE, ledger=ledger).host.talk.pending is None


def test_the_first_game_with_a_copy_is_offered_nothing() -> None:
    sitting = Sitting(*BEFORE)
    assert sitting.host.talk.pending is None
    assert sitting.game.phase is Phase.DICTATING


def test_the_offer_is_still_open_after_a_restart(ledger: Ledger) -> None:
    sitting = Sitting(*BEFORE, ledger=ledger)
    newest = max(ledger.games(), key=lambda game: int(game.game))
    conversation, _, _ = sitting.table.kept(newest.game)
    assert conversation.talk.question() == sitting.host.talk.question()


def test_a_game_in_count_mode_is_not_asked_about_rows(ledger: Ledger) -> None:
    counts = [report for report in BEFORE if not isinstance(report, HouseRuleSet)]
    sitting = Sitting(*counts, StarterNamed(Seat(0)), ledger=ledger)
    assert sitting.host.talk.pending is None


@pytest.mark.parametrize(("language", "done"), [("en", "that's all rows"), ("de", "das sind alle Reihen")])
def test_after_the_twentieth_row_none_is_asked_for_that_would_be_refused(language: str, done: str) -> None:
    sitting = Sitting(*BEFORE, *[RowAdded(3)] * 19, language=language)
    asked = spoken(sitting.types("3")).splitlines()[-1]

    assert done in asked
    assert "21" not in asked
    assert "twenty-one" not in asked
    assert "einundzwanzig" not in asked
    assert sitting.types(done).outcome is Outcome.TAKEN
