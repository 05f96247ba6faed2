"""The ways in which a table may play a game, each through a whole game in words: host and box agree at the end."""

from __future__ import annotations

from functools import cache

import pytest

from voicehost.rehearsal.cast import Cast
from voicehost.rehearsal.demo import rehearse
from voicehost.shelf import Shelf

WAYS: list[tuple[str, int, dict[str, str]]] = [
    ("sauerbaum", 3, {"board": "rows"}),
    ("sauerbaum", 7, {"board": "rows", "lost_dice": "rain", "same_drop": "once", "figures": "share"}),
    ("sauerbaum", 4, {"board": "rows", "drops": "forty_or_sixty", "victory": "last_drop"}),
    ("sauerbaum", 5, {"board": "counts", "loss": "more_than_half", "victory": "declared"}),
    *[
        ("kekfe-marathon", players, {"help": level, "count": count})
        for players, level in ((2, "counts"), (3, "ring"), (5, "full"))
        for count in ("values", "cards")
    ],
    ("kekfe-marathon", 2, {"games": "three"}),
    ("kekfe-marathon", 3, {"games": "three", "help": "full"}),
    ("kekfe-marathon", 4, {"games": "three", "help": "ring", "count": "cards"}),
    ("kekfe-marathon", 3, {"games": "three_by_wins", "help": "full", "tie": "nobody", "box": "balloons"}),
]


IN_GERMAN = [WAYS[1], WAYS[3], *WAYS[-2:]]


@cache
def cast(game: str, language: str) -> Cast:
    return Cast(Shelf.load().entry(game), language)


@pytest.mark.parametrize(
    ("language", "game", "players", "options"),
    [*(("en", *way) for way in WAYS), *(("de", *way) for way in IN_GERMAN)],
    ids=str,
)
def test_a_game_played_in_this_way_ends_with_the_counts_of_the_box(
    language: str, game: str, players: int, options: dict[str, str]
) -> None:
    at_the_table = cast(game, language)
    result = rehearse(at_the_table, at_the_table.names(players, 1), 1, options=options)
    assert result.is_equal, result.differences
