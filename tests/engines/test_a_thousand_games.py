"""The laws of every game in a thousand random games each, with every house rule on and off.

Reports come straight to the engine, one after the other among all that it expects, and the laws are held after each.
The same laws through the whole dialogue, with words for the reports, stand in tests/rehearsal/test_house_rules.py.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

import pytest
from laws import LAWS
from strategies import chance, games, play

if TYPE_CHECKING:
    import random

    from engines.game import Game

GAMES = 1_000
CHUNK = 125


def any_options(game: type[Game], rng: random.Random) -> dict[str, str]:
    """Half of the house rules as the rulebook has them, the others in any reading."""
    return {rule.name: rng.choice(rule.values) for rule in game.house_rules if rng.random() < 0.5}


def test_every_game_has_its_laws() -> None:
    assert set(LAWS) == set(games())


@pytest.mark.parametrize("first", range(0, GAMES, CHUNK))
@pytest.mark.parametrize("kind", games(), ids=lambda game: game.name)
def test_a_thousand_random_games_hold_the_laws(kind: type[Game], first: int) -> None:
    for seed in range(first, first + CHUNK):
        rng = chance(seed)
        game = kind(kind.seats_allowed[seed % len(kind.seats_allowed)], **any_options(kind, rng))
        LAWS[kind](game)
        for report, _ in play(game, rng):
            try:
                LAWS[kind](game)
            except AssertionError as broken:
                raise AssertionError(f"seed {seed}, {game.options}, after {report}") from broken


@pytest.mark.parametrize("kind", games(), ids=lambda game: game.name)
def test_each_reading_of_each_house_rule_is_played_in_many_of_them(kind: type[Game]) -> None:
    played: Counter[tuple[str, str]] = Counter()
    for seed in range(GAMES):
        played.update(kind(kind.seats_allowed[0], **any_options(kind, chance(seed))).options.items())
    for rule in kind.house_rules:
        for value in rule.values:
            assert played[rule.name, value] > GAMES / 20, (rule.name, value)
