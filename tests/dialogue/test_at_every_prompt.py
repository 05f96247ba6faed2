"""Repeat, pace, whose turn, score, what happened, older lines and shorter talk, at every prompt (BL-71)."""

from __future__ import annotations

import pytest
from tables import Sitting

from voicehost.dialogue.outcome import Outcome

TOLD = ["purzelbaum", "Anna and Ben", "yes", "the tree is ready", "Anna starts", "it missed", "buried", "it fell in"]
ALWAYS = {"r": "say that again", "+": "faster", "-": "slower", "h": "help", "w": "who is playing"}
IN_A_GAME = {"t": "whose turn is it", "s": "what's the score", "l": "what happened"}


@pytest.mark.parametrize("said", range(len(TOLD) + 1), ids=["", *TOLD])
def test_bl_71_what_helps_the_ear_works_at_every_prompt_and_changes_no_game(said: int) -> None:
    table = Sitting()
    for sentence in TOLD[:said]:
        table.says(sentence)
    steps = list(table.host.talk.session.steps)
    question = table.host.talk.question().message
    playing = table.host.talk.session.game is not None
    for key, sentence in {**ALWAYS, **(IN_A_GAME if playing else {})}.items():
        assert table.types(key).outcome is Outcome.ANSWERED, key
        if sentence != "who is playing" or said:
            assert table.says(sentence).outcome is Outcome.ANSWERED, sentence
    for key in (",", ".", "<", ">"):
        assert table.types(key).outcome is Outcome.ANSWERED, key
    for sentence in ("shorter", "explain"):
        assert table.says(sentence).outcome is Outcome.ANSWERED, sentence

    assert table.host.talk.session.steps == steps
    assert table.host.talk.question().message == question


@pytest.mark.parametrize("said", range(1, len(TOLD) + 1), ids=TOLD)
def test_some_answer_of_one_key_leads_on_from_every_prompt(said: int) -> None:
    table = Sitting()
    for sentence in TOLD[:said]:
        table.says(sentence)
    offered = table.host.talk.choices()

    assert offered
    assert all(len(choice.key) == 1 for choice in offered[:9])
    assert table.types(offered[0].key).outcome in (Outcome.TAKEN, Outcome.ANSWERED)
