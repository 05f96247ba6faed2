"""How much of the story is told: all of it, a little, or none; reports and questions are the same in each."""

from __future__ import annotations

import random

import pytest
from tables import FIRST_TURN, at_the_box
from test_bug_log import any_report

from engines.game import Refusal
from voicehost.dialogue.preferences import Story
from voicehost.language.line import Kind
from voicehost.shelf import BUILT_IN

REPORTS = 60


def told(game: str, story: Story) -> dict[Kind, int]:
    """How many lines of each kind are told of the same random game."""
    table = at_the_box("Anna", "Ben", "Clara", game=game, reports=FIRST_TURN[game])
    table.host.talk.preferences.story = story
    rng, count = random.Random(5), dict.fromkeys(Kind, 0)  # noqa: S311  seeded
    for _ in range(REPORTS):
        report = any_report(table.game, rng) if not table.game.is_over else None
        if report is None or isinstance(table.host.talk.session.preview([report]), Refusal):
            continue
        for line in table.host.conversation.take([report]).lines:
            count[line.kind] += 1
    return count


@pytest.mark.parametrize("game", BUILT_IN)
def test_a_little_story_is_between_all_of_it_and_none(game: str) -> None:
    rich, little, off = (told(game, story) for story in Story)

    assert rich[Kind.STORY] > little[Kind.STORY] > off[Kind.STORY] == 0
    assert rich[Kind.EVENT] == little[Kind.EVENT] == off[Kind.EVENT] > 0
    assert rich[Kind.QUESTION] == little[Kind.QUESTION] == off[Kind.QUESTION] > 0
