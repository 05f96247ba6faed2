"""A game that was left for another one is one sentence away."""

from __future__ import annotations

import pytest
from tables import FIRST_TURN, Sitting, at_the_box, spoken

from engines.purzelbaum_messages import Found, Hit, SnowLies
from voicehost.dialogue.outcome import Outcome
from voicehost.dialogue.pending import Ask
from voicehost.shelf import BUILT_IN

BACK = {"en": ("new game", "yes", "the old game", "yes"), "de": ("neues Spiel", "ja", "das alte Spiel", "ja")}


@pytest.mark.parametrize("language", BACK)
@pytest.mark.parametrize("game", BUILT_IN)
def test_a_new_game_that_nobody_wanted_is_left_for_the_old_one(game: str, language: str) -> None:
    sitting = at_the_box("Anna", "Ben", "Clara", game=game, reports=FIRST_TURN[game], language=language)
    facts, asked = sitting.game.facts(), sitting.host.talk.question().message
    new, yes, old, stands = BACK[language]
    sitting.says(new)
    assert old in spoken(sitting.says(yes))
    assert sitting.host.talk.session.game is None
    sitting.says(old)
    assert sitting.host.talk.pending is not None
    assert sitting.host.talk.pending.ask is Ask.STANDS
    sitting.says(stands)

    assert (sitting.game.facts(), sitting.host.talk.question().message) == (facts, asked)


def test_undo_before_anything_is_told_of_the_new_game_does_the_same() -> None:
    sitting = at_the_box("Anna", "Ben", reports=FIRST_TURN["purzelbaum"])
    steps = [step.reports for step in sitting.host.talk.session.steps]
    for said in ("new game", "yes", "undo", "yes"):
        sitting.says(said)

    assert [step.reports for step in sitting.host.talk.session.steps] == steps
    sitting.says("it fell in")
    assert len(sitting.host.talk.session.steps) == len(steps) + 1


def test_where_no_game_is_kept_that_is_said_and_the_question_stands() -> None:
    sitting = Sitting()
    reply = sitting.says("the old game")

    assert reply.outcome is Outcome.ANSWERED
    assert sitting.voice.text.splitlines()[-2].startswith("I have kept no game")
    assert sitting.voice.lines[-1].message == "ask-game"


def test_a_finished_game_is_no_old_game() -> None:
    nearly_over = (*FIRST_TURN["purzelbaum"], *[Hit()] * 16, SnowLies(), Found(16))
    sitting = at_the_box("Anna", "Ben", reports=nearly_over)
    sitting.says("all green")
    assert sitting.game.is_over
    for said in ("new game", "the old game"):
        sitting.says(said)

    assert sitting.host.talk.session.game is None
    assert sitting.voice.text.splitlines()[-2].startswith("I have kept no game")


def test_one_undo_too_many_keeps_the_way_forward_again() -> None:
    sitting = Sitting()
    for said in ("purzelbaum", "undo", "undo", "redo"):
        sitting.says(said)

    assert sitting.host.talk.session.evening.state.game == "purzelbaum"
    for said in ("undo", "the old game"):
        sitting.says(said)
    assert sitting.voice.text.splitlines()[-2].startswith("I have kept no game")
