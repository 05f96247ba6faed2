"""The ways in which a table may play a game, each through a whole game in words: host and box agree at the end."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

import pytest

from voicehost.rehearsal.box import Happening
from voicehost.rehearsal.cast import Cast
from voicehost.rehearsal.demo import rehearse, text_rehearsal
from voicehost.shelf import Shelf

if TYPE_CHECKING:
    from voicehost.rehearsal.people import People

WAYS: list[tuple[str, int, dict[str, str]]] = [
    ("sauerbaum", 3, {"board": "rows"}),
    ("sauerbaum", 7, {"board": "rows", "lost_dice": "rain", "same_drop": "once", "figures": "share"}),
    ("sauerbaum", 4, {"board": "rows", "drops": "forty_or_sixty", "victory": "last_drop"}),
    ("sauerbaum", 4, {"board": "rows", "empty_cloud": "chosen_drop", "last_root": "must_leave", "lost_dice": "rain"}),
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
    ("kekfe-marathon", 3, {"games": "three", "help": "full", "last_burst": "minus"}),
]


IN_GERMAN = [WAYS[1], WAYS[3], *WAYS[-3:]]


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


FINDS_ITS_STARTER = "kekfe-marathon"
"""The highest card finds a starter in each game; in the others the next player clockwise begins."""


def once_more(at_the_table: Cast, names: tuple[str, ...], starter: int | None) -> People:
    """People with the next box, who need not say who begins where the host knows it."""
    people = at_the_table.people(names, 2)
    box = people.box
    if at_the_table.entry.name == FINDS_ITS_STARTER:
        return people
    box.turn = box.starter = starter  # type: ignore[attr-defined]
    act = box.act

    def act_without_a_starter() -> Happening:
        happening = act()
        told = tuple(telling for telling in happening.tellings if telling.intent != "StarterNamed")
        return Happening(happening.actor, told)

    box.act = act_without_a_starter  # type: ignore[method-assign]
    return people


@pytest.mark.parametrize("game", Shelf.load().entries)
def test_a_second_game_at_the_same_table_ends_with_the_counts_of_its_box(game: str) -> None:
    at_the_table = cast(game, "en")
    names = at_the_table.names(3, 1)
    rehearsal = text_rehearsal(at_the_table, names, 1)
    assert rehearsal.play().is_equal
    first = rehearsal.host.talk.session.game
    assert first is not None

    result = rehearsal.play_again(once_more(at_the_table, names, first.next_starter))

    assert rehearsal.host.talk.session.game is not first
    assert result.is_equal, result.differences
