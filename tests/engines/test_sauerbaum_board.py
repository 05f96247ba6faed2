"""The board of rows: where drops fall and move, and what surrounds a field."""

from __future__ import annotations

import pytest

from engines.sauerbaum_board import Board, Direction, Slide, Spot

TRUNK = Board((1, 2, 3, 1, 1, 3))
"""A crown of three rows, a trunk of two fields, three root fields."""


def test_drops_fall_from_the_top_and_from_the_left_past_figures() -> None:
    board, fallen = TRUNK.rain(3, {Spot(2, 1)})
    assert fallen == (Spot(1, 1), Spot(2, 2), Spot(3, 1))
    assert board.drops == set(fallen)


def test_drops_that_find_no_field_stay_in_the_cloud() -> None:
    full, fallen = TRUNK.rain(60, set())
    assert len(fallen) == 11
    assert full.rain(1, set()) == (full, ())


def test_a_gap_is_filled_before_the_rows_below() -> None:
    board, _ = TRUNK.rain(4, set())
    assert board.without(Spot(2, 2)).rain(2, set())[1] == (Spot(2, 2), Spot(3, 2))


@pytest.mark.parametrize(
    ("again", "slides"),
    [(True, (Slide(1, 1, 2, 1), Slide(2, 1, 2, 2))), (False, (Slide(1, 1, 2, 1), Slide(3, 1, 3, 2)))],
)
def test_the_first_drop_moves_to_the_first_empty_field_after_it(again: bool, slides: tuple[Slide, ...]) -> None:
    board = Board(TRUNK.widths, frozenset({Spot(1, 1), Spot(3, 1)}))
    assert board.slide(2, set(), again=again)[1] == slides


def test_drops_in_the_roots_never_move_and_a_drop_without_an_empty_field_after_it_stays() -> None:
    roots = Board(TRUNK.widths, frozenset({Spot(6, 1), Spot(6, 2)}))
    assert roots.slide(3, set(), again=True) == (roots, ())
    trunk = Board(TRUNK.widths, frozenset({Spot(5, 1), Spot(6, 1), Spot(6, 2)}))
    assert trunk.slide(1, {Spot(6, 3)}, again=True) == (trunk, ())


def test_tree_and_roots_are_counted_apart() -> None:
    board = Board(TRUNK.widths, frozenset({Spot(1, 1), Spot(4, 1), Spot(6, 2)}))
    assert (board.in_tree, board.in_roots) == (2, 1)


def test_a_field_touches_the_next_rows_half_a_field_to_each_side() -> None:
    assert dict(TRUNK.around(Spot(2, 1))) == {
        Direction.UP_RIGHT: Spot(1, 1),
        Direction.RIGHT: Spot(2, 2),
        Direction.DOWN_LEFT: Spot(3, 1),
        Direction.DOWN_RIGHT: Spot(3, 2),
    }


def test_straight_down_is_the_corner_below_or_the_next_field_of_the_trunk() -> None:
    assert dict(TRUNK.around(Spot(1, 1)))[Direction.DOWN] == Spot(3, 2)
    assert dict(TRUNK.around(Spot(4, 1))) == {
        Direction.UP: Spot(3, 2),
        Direction.DOWN: Spot(5, 1),
    }


def test_there_are_no_fields_beside_the_board() -> None:
    assert Spot(2, 3) not in TRUNK
    assert Spot(7, 1) not in TRUNK
    assert Spot(0, 1) not in TRUNK
