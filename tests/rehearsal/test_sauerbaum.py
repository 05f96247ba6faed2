"""The box of Sauerbaum obeys the rulebook: games.md 3.6 counts what can never be otherwise."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from voicehost.rehearsal.sauerbaum import SauerbaumBox
from voicehost.rehearsal.sauerbaum_tree import CROWN, ROOTS

GAMES = 500


def a_box(seed: int, players: int | None = None) -> SauerbaumBox:
    return SauerbaumBox(players or 3 + seed % 5, random.Random(seed), {})  # noqa: S311  seeded


def drops_of(box: SauerbaumBox) -> int:
    return box.tree.cloud + sum(box.tree.fields) + sum(box.stacks)


def test_drops_are_never_lost_and_games_end_as_the_rulebook_says() -> None:
    ends: Counter[bool] = Counter()
    for seed in range(GAMES):
        box = a_box(seed)
        cloud, roots = box.tree.cloud, 0
        while not box.is_over:
            box.act()
            assert drops_of(box) == box.drops
            assert box.tree.cloud <= cloud
            assert box.tree.roots >= roots
            cloud, roots = box.tree.cloud, box.tree.roots
        lost = box.tree.roots == ROOTS
        assert lost != box.end.is_safe
        ends[lost] += 1
    assert ends[False]


def test_random_games_show_everything_that_a_table_can_report() -> None:
    told: Counter[tuple[object, ...]] = Counter()
    for seed in range(GAMES):
        box = a_box(seed)
        while not box.is_over:
            told.update((telling.intent, telling.moment) for telling in box.act().tellings)
    for said in [
        ("Rolled", "rolling"),
        ("Rolled", "greens_missing"),
        ("Rolled", "blue_missing"),
        ("Blocked", "moving"),
    ]:
        assert told[said], said
    assert told["RootsCovered", "counting_roots"]
    assert told["Captured", "moving"]


def test_drops_fall_from_the_top_and_a_gap_is_filled_first() -> None:
    box = a_box(0)
    box.tree.rain(3)
    assert [place for place, drop in enumerate(box.tree.fields) if drop] == [0, 1, 2, 3]
    box.tree.fields[1] = False
    box.tree.rain(2)
    assert [place for place, drop in enumerate(box.tree.fields) if drop] == [0, 1, 2, 3, 4]


def test_with_an_empty_cloud_the_first_drop_moves_to_the_first_gap_after_it() -> None:
    box = a_box(0)
    box.tree.cloud = 0
    box.tree.fields[2] = True
    box.tree.rain(2)
    assert [place for place, drop in enumerate(box.tree.fields) if drop] == [2, 3]


def test_drops_in_the_roots_stay() -> None:
    box = a_box(0)
    box.tree.cloud = 0
    box.tree.fields = [False] * CROWN + [True] * ROOTS
    box.tree.rain(6)
    assert box.tree.roots == ROOTS


def test_equal_players_share_their_place() -> None:
    box = a_box(0, players=4)
    box.stacks = [3, 5, 3, 1]
    assert box.places() == ((1, 1), (2, 0), (2, 2), (4, 3))


def test_nothing_happens_after_the_end() -> None:
    box = a_box(3)
    while not box.is_over:
        box.act()
    assert box.end.has_come
    with pytest.raises(LookupError, match="over"):
        box.act()


def test_the_same_seed_is_the_same_game() -> None:
    def game(seed: int) -> list[object]:
        box = a_box(seed, 3)
        happened: list[object] = []
        while not box.is_over:
            happened.append(box.act())
        return happened

    assert game(5) == game(5)
    assert game(5) != game(6)
