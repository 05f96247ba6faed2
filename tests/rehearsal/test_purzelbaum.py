"""The box obeys the rulebook: games.md 1.6 counts what can never be otherwise."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from voicehost.rehearsal.purzelbaum import HOLES, NUTS, Collection, Landing, PurzelbaumBox, Stage
from voicehost.rehearsal.twins import twins

GAMES = 10_000
LANDINGS = [("on_disk",), ("between",), ("outside",)]


def a_box(seed: int, players: int | None = None) -> PurzelbaumBox:
    return PurzelbaumBox(players or 2 + seed % 3, random.Random(seed), {})  # noqa: S311  seeded


def in_autumn(players: int = 3, starter: int = 0) -> PurzelbaumBox:
    box = a_box(0, players)
    box.starter = box.turn = starter
    box.set_up()
    return box


def nuts_are_conserved(box: PurzelbaumBox) -> bool:
    return box.tree + sum(h.nuts for h in box.meadow) + sum(c.nuts for c in box.collections) == NUTS


def leaves_are_conserved(box: PurzelbaumBox) -> bool:
    return box.tree + sum(h.has_leaf for h in box.meadow) + sum(c.leaves for c in box.collections) == NUTS


def test_ten_thousand_games_obey_the_laws_of_the_box() -> None:
    for seed in range(GAMES):
        box = a_box(seed)
        box.act()
        for turn in range(NUTS):
            green = sum(hole.is_green for hole in box.meadow)
            assert green == HOLES - turn
            box.act()
        assert nuts_are_conserved(box)
        assert leaves_are_conserved(box)
        assert sum(hole.is_green for hole in box.meadow) == 4
        assert all(not hole.has_leaf for hole in box.meadow if hole.is_green)
        box.act()
        full = sum(hole.nuts > 0 for hole in box.meadow)
        digs = 0
        while not box.is_over:
            box.act()
            digs += 1
        assert digs == HOLES + full
        assert sum(mine.nuts for mine in box.collections) == NUTS
        assert sum(mine.leaves for mine in box.collections) == NUTS


def test_nothing_is_lost_at_any_step() -> None:
    for seed in range(300):
        box = a_box(seed)
        while not box.is_over:
            box.act()
            assert nuts_are_conserved(box)
            assert leaves_are_conserved(box)


def test_random_games_show_everything_that_a_table_can_report() -> None:
    told: Counter[tuple[object, ...]] = Counter()
    for seed in range(1_000):
        box = a_box(seed)
        while not box.is_over:
            told.update((t.intent, *t.slots.values()) for t in box.act().tellings if "seat" not in t.slots)
    for finding in [("Found", 0, False), ("Found", 0, True), ("Found", 1, True), ("Found", 4, False)]:
        assert told[finding], finding
    for where in LANDINGS:
        assert told["Missed", *where], where
        assert told["Landed", *where], where
    assert told["Hit",]
    assert sum(told["Missed", *where] for where in [(), *LANDINGS]) == told["Buried",]


@pytest.mark.parametrize(
    ("autumn_leaves", "starter", "winter_starter"),
    [
        ((3, 1, 2), 0, 1),  # the fewest
        ((1, 3, 1), 0, 2),  # equal: who comes later in the first order
        ((1, 3, 1), 2, 0),  # the same leaves, another first order: 2, 0, 1
        ((2, 2, 2), 1, 0),  # all equal: the last of all
    ],
)
def test_who_has_fewest_leaves_digs_first(autumn_leaves: tuple[int, ...], starter: int, winter_starter: int) -> None:
    box = in_autumn(starter=starter)
    box.collections = [Collection(n, 0, n) for n in autumn_leaves]
    box.let_it_snow()
    assert box.turn == winter_starter


def test_a_miss_leaves_its_leaf_on_the_snow_and_its_nut_in_another_hole() -> None:
    box = in_autumn()
    box.drop(7, Landing.ON_A_DISK, 11)
    assert (box.meadow[7].is_green, box.meadow[7].has_leaf, box.meadow[7].nuts) == (False, True, 0)
    assert (box.meadow[11].is_green, box.meadow[11].nuts) == (True, 1)
    assert box.turn == 1


def test_the_hole_that_was_missed_takes_no_nut_and_a_white_disk_is_never_lifted() -> None:
    box = in_autumn()
    with pytest.raises(ValueError, match="cannot be lifted"):
        box.drop(7, Landing.OUTSIDE, 7)
    box.drop(7, Landing.IN_THE_HOLE, 7)
    with pytest.raises(ValueError, match="cannot be lifted"):
        box.drop(7, Landing.IN_THE_HOLE, 7)


def test_a_hole_with_nuts_stays_white_once_and_a_leaf_alone_melts_the_snow() -> None:
    box = in_autumn()
    box.drop(0, Landing.IN_THE_HOLE, 0)
    box.drop(1, Landing.ON_A_DISK, 0)
    box.let_it_snow()
    first, second, third = box.turn, (box.turn + 1) % 3, (box.turn + 2) % 3
    assert box.dig(0).tellings[-1].slots == {"nuts": 2, "leaf": False}
    assert not box.meadow[0].is_green
    assert box.dig(0).tellings[-1].slots == {"nuts": 0, "leaf": False}
    assert box.meadow[0].is_green
    assert box.dig(1).tellings[-1].slots == {"nuts": 0, "leaf": True}
    assert box.meadow[1].is_green
    assert [box.collections[p].nuts for p in (first, second, third)] == [2, 0, 0]
    with pytest.raises(ValueError, match="green"):
        box.dig(0)


def test_the_ranking_is_that_of_the_rulebooks_example() -> None:
    box = in_autumn()
    box.collections = [Collection(leaves=3, nuts=7), Collection(leaves=6, nuts=5), Collection(leaves=7, nuts=4)]
    assert box.places() == ((1, 1), (2, 2), (3, 0))


def test_equal_players_share_their_place_and_the_next_is_skipped() -> None:
    box = in_autumn(players=4)
    box.collections = [Collection(4, 4), Collection(4, 4), Collection(5, 3), Collection(9, 0)]
    assert box.places() == ((1, 3), (2, 0), (2, 1), (4, 2))


def test_nothing_happens_after_spring() -> None:
    box = a_box(3)
    while not box.is_over:
        box.act()
    assert box.stage is Stage.SPRING
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


@pytest.mark.parametrize("players", [2, 3, 4])
def test_twins_look_alike_at_every_step_and_hide_different_things(players: int) -> None:
    for seed in range(50):
        secrets_differ, steps, winter = False, 0, False
        for one, other, _, _ in twins(seed, players):
            assert one.visible() == other.visible()
            assert one.truth() == other.truth()
            steps += 1
            winter |= one.stage is Stage.WINTER
            secrets_differ |= [hole.nuts for hole in one.meadow] != [hole.nuts for hole in other.meadow]
        assert secrets_differ
        assert winter
        assert steps > NUTS + 2


def test_what_is_seen_between_two_turns_holds_nothing_of_what_is_buried() -> None:
    one, other = in_autumn(), in_autumn()
    one.drop(0, Landing.ON_A_DISK, 5)
    other.drop(0, Landing.OUTSIDE, 9)
    assert one.visible() == other.visible()
