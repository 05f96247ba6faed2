"""A house rule that the game so far could not have been played by is refused in mid-game, and nothing is lost."""

from __future__ import annotations

import pytest
from tables import FIRST_TURN, at_the_box, spoken

from voicehost.dialogue.outcome import Outcome
from voicehost.evening import HouseRuleSet


@pytest.mark.parametrize(
    ("game", "rule", "value"), [("sauerbaum", "board", "rows"), ("kekfe-marathon", "help", "full")]
)
def test_a_rule_that_comes_too_late_changes_nothing_and_says_when_to_choose_it(
    game: str, rule: str, value: str
) -> None:
    sitting = at_the_box("Anna", "Ben", "Clara", game=game, reports=FIRST_TURN[game])
    facts, phase, steps = sitting.game.facts(), sitting.game.phase, len(sitting.host.talk.session.steps)
    reply = sitting.host.conversation.take([HouseRuleSet(rule, value)])

    assert reply.outcome is Outcome.REFUSED
    assert "when the next game begins" in spoken(reply)
    assert (sitting.game.facts(), sitting.game.phase) == (facts, phase)
    assert sitting.game.options[rule] != value
    assert len(sitting.host.talk.session.steps) == steps


def test_a_rule_that_the_game_so_far_fits_is_taken_and_all_counts_stay() -> None:
    sitting = at_the_box("Anna", "Ben", game="kekfe-marathon", reports=FIRST_TURN["kekfe-marathon"])
    cards = sitting.game.facts().cards
    assert sitting.says("we count the cards").outcome is Outcome.TAKEN
    assert sitting.game.facts().cards == cards
