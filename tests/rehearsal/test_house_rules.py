"""Whole games told in words, with house rules on and off: box and host agree, and the laws hold after each utterance.

Each box plays by the readings that change what hands do; readings that only change what the host says or who wins are
drawn as well. A thousand games a game without the dialogue stand in tests/engines/test_a_thousand_games.py.
"""

from __future__ import annotations

import random
from collections import Counter
from functools import cache, partial
from typing import TYPE_CHECKING

import pytest
from laws import LAWS

from voicehost.rehearsal.cast import Cast
from voicehost.rehearsal.demo import text_rehearsal
from voicehost.shelf import Shelf

if TYPE_CHECKING:
    from voicehost.rehearsal.rehearse import Rehearsal

GAMES = 20
SHELF = Shelf.load()


@cache
def cast(game: str) -> Cast:
    return Cast(SHELF.entry(game))


def any_options(game: str, seed: int) -> dict[str, str]:
    rng = random.Random(seed)  # noqa: S311  seeded
    rules = SHELF.entry(game).game.house_rules
    return {rule.name: rng.choice(rule.values) for rule in rules if rng.random() < 0.7}


def hold_the_laws(rehearsal: Rehearsal) -> bool:
    game = rehearsal.host.talk.session.game
    assert game is not None
    LAWS[type(game)](game)
    return False


@pytest.mark.parametrize("game", SHELF.entries)
def test_games_with_house_rules_end_with_the_counts_of_the_box(game: str) -> None:
    for seed in range(GAMES):
        options = any_options(game, seed)
        names = ("Anna", "Ben", "Clara", "Emil")[: 3 + seed % 2]
        rehearsal = text_rehearsal(cast(game), names, seed, options=options)
        result = rehearsal.play(partial(hold_the_laws, rehearsal))
        assert result.is_equal, (seed, options, result.differences)


@pytest.mark.parametrize("game", SHELF.entries)
def test_every_reading_that_boxes_play_is_among_them(game: str) -> None:
    played = Counter(option for seed in range(GAMES) for option in any_options(game, seed).items())
    for rule in SHELF.entry(game).game.house_rules:
        assert all(played[rule.name, value] for value in rule.values), rule.name
