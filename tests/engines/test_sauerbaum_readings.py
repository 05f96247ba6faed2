"""How each open point of Sauerbaum's rulebook is read. S1 to S22 are its points in the order of games.md."""

from __future__ import annotations

from dataclasses import replace

import pytest
from reporting import refused, tell, the
from sauerbaum_table import ANNA, BEN, CLARA, FOUR, SIX, clear_sky, has, in_the_rain, on_rows

from engines.game import Refusal, Refused, RuleTold, SetUp, StarterIsKnown, StarterNamed, StoryTold
from engines.sauerbaum import Phase, Sauerbaum
from engines.sauerbaum_board import Board, Slide, Spot
from engines.sauerbaum_messages import (
    AwardGiven,
    AwardShared,
    CannotBeLost,
    DieIsLost,
    DropsAreChosen,
    DropsCaught,
    DropsLanded,
    DropsSlid,
    DropsSlide,
    DropsToChoose,
    EndClaimed,
    FigureStands,
    IsBlocked,
    IsFree,
    LastRootIsHeld,
    LastRootIsOpen,
    LostDiceRain,
    MustLeaveRoot,
    NoAward,
    NoRoomForRain,
    NotAgreed,
    NothingCaught,
    RainFell,
    RestIsLost,
    RollTurn,
    RowSlides,
    TreeLost,
    TreeSaved,
)
from engines.sauerbaum_questions import (
    LastRootHeld,
    MayITakeFromRoots,
    MayWeShare,
    MustIMove,
    MustITake,
    RainOnFigure,
    WhenCloudIsEmpty,
    WhenIsItLost,
    WhenIsItWon,
    WhichDieFirst,
    WhichGapFirst,
)
from engines.sauerbaum_reports import (
    Agreed,
    Blocked,
    Captured,
    DieLost,
    Disagreed,
    DropChosen,
    DropsChosen,
    Freed,
    Impossible,
    MovedTo,
    MovesOver,
    Rolled,
    RootFieldsCounted,
    RootsCovered,
    RootsFull,
    WinDeclared,
)


def test_s1_the_drop_in_the_crown_is_one_of_those_that_were_chosen() -> None:
    game = Sauerbaum(3)
    tell(game, SetUp())
    assert tell(game, DropsChosen(60)) == (DropsAreChosen(60, 59),)
    assert (game.facts().cloud, game.facts().tree) == (59, 1)


def test_s2_any_number_up_to_sixty_may_be_chosen() -> None:
    game = Sauerbaum(3)
    assert refused(game, DropsChosen(61)) == Refusal(Impossible.TOO_MANY_FOR_BOX, {"drops": 61, "most": 60})
    tell(game, DropsChosen(47))
    assert game.facts().drops == 47


def test_s2_the_house_may_allow_forty_and_sixty_only() -> None:
    game = Sauerbaum(3, drops="forty_or_sixty")
    assert refused(game, DropsChosen(47)).reason is Refused.OUT_OF_RANGE
    tell(game, DropsChosen(40), DropsChosen(60))


@pytest.mark.parametrize("way", ["table", "youngest"])
def test_s3_the_table_names_who_begins_and_it_goes_round_clockwise(way: str) -> None:
    game = Sauerbaum(3, starter=way)
    tell(game, SetUp(), DropsChosen(40))
    assert (game.phase, game.facts().starter) == (Phase.STARTING, way)
    assert tell(game, StarterNamed(CLARA)) == (StarterIsKnown(CLARA), StoryTold("clouds"), RollTurn(CLARA))
    tell(game, FOUR, Captured(0))
    assert game.turn == ANNA


def test_s4_the_green_dice_are_used_in_any_order_unless_the_house_wants_theirs() -> None:
    assert in_the_rain().answer(WhichDieFirst()) == RuleTold("dice-order")
    as_rolled = in_the_rain(dice_order="as_rolled")
    assert (as_rolled.answer(WhichDieFirst()), as_rolled.facts().order) == (
        RuleTold("dice-order-as-rolled"),
        "as_rolled",
    )


def test_s5_rain_skips_fields_with_figures() -> None:
    game = on_rows(1, 2, 3)
    tell(game, Rolled(1, 1, 1, 1), MovedTo(2, 2), MovesOver())
    assert the(DropsLanded, tell(game, Rolled(3, 1, 1, 1))).spots == (Spot(3, 1), Spot(3, 2), Spot(3, 3))
    assert game.answer(RainOnFigure()) == RuleTold("rain-on-figure")


def test_s6_a_field_that_was_freed_is_filled_before_lower_rows() -> None:
    game = on_rows(1, 2, 3, 4)
    tell(game, FOUR, MovedTo(1, 1), MovedTo(4, 4), MovesOver())
    assert the(DropsLanded, tell(game, Rolled(2, 1, 1, 1))).spots == (Spot(1, 1), Spot(3, 3))
    assert game.answer(WhichGapFirst()) == RuleTold("gaps")


def test_s7_the_rest_of_a_roll_moves_drops_when_the_cloud_runs_out() -> None:
    game = in_the_rain(drops=12)
    tell(game, SIX, Captured(0))
    events = tell(game, SIX)
    assert (the(RainFell, events).drops, the(DropsSlide, events).drops) == (5, 1)


def test_s7_the_house_may_let_the_rest_of_a_roll_go() -> None:
    game = in_the_rain(drops=12, rest_of_roll="lost")
    tell(game, SIX, Captured(0))
    events = tell(game, SIX)
    assert (the(RestIsLost, events).drops, has(DropsSlide, events)) == (1, False)
    tell(game, RootsCovered(0), Captured(0))
    assert the(DropsSlide, tell(game, FOUR)).drops == 4


def test_s8_with_an_empty_cloud_the_first_drop_moves_to_the_first_empty_field_after_it() -> None:
    game = on_rows(4, 5, 6, drops=12)
    tell(game, SIX, MovesOver(), Rolled(5, 1, 1, 1), MovesOver())
    assert the(DropsSlid, tell(game, Rolled(2, 1, 1, 1))).slides == (Slide(1, 1, 3, 4), Slide(1, 2, 3, 5))
    assert game.answer(WhenCloudIsEmpty()) == RuleTold("empty-cloud")


def test_s8_by_the_house_the_whole_top_row_moves_down_once_a_roll() -> None:
    game = on_rows(4, 5, 6, drops=12, empty_cloud="top_row")
    tell(game, SIX, MovesOver(), Rolled(5, 1, 1, 1), MovesOver())
    slides = tuple(Slide(1, field, 3, field + 3) for field in (1, 2, 3))
    assert the(DropsSlid, tell(game, Rolled(2, 1, 1, 1))).slides == (*slides, Slide(1, 4, 4, 4))
    assert game.answer(WhenCloudIsEmpty()) == RuleTold("empty-cloud-top-row")


def test_s8_by_the_house_the_table_chooses_which_drops_move_to_the_lowest_row_that_the_rain_has_reached() -> None:
    game = on_rows(4, 5, 6, drops=12, empty_cloud="chosen_drop")
    tell(game, SIX, MovesOver(), Rolled(5, 1, 1, 1), MovedTo(2, 2), MovesOver())
    assert tell(game, Rolled(2, 1, 1, 1))[-1] == DropsToChoose(2)
    assert (game.phase, game.turn, game.facts().seeps) == (Phase.SEEPING, CLARA, 2)
    assert refused(game, DropChosen(2, 2)) == Refusal(Impossible.NO_DROP_THERE, {"row": 2, "field": 2})
    assert refused(game, MovedTo(3, 4)) == Refusal(Impossible.DROPS_FIRST, {"seeps": 2})
    assert tell(game, DropChosen(2, 1)) == (DropsSlid((Slide(2, 1, 3, 4),)),), "the gap above stays empty"
    assert tell(game, DropChosen(3, 1)) == (DropsSlid((Slide(3, 1, 4, 2),)),), "always down a row at least"
    assert (game.phase, game.turn) == (Phase.MOVING, CLARA)
    assert game.answer(WhenCloudIsEmpty()) == RuleTold("empty-cloud-chosen-drop")


def test_s8_a_chosen_drop_moves_once_where_the_house_says_so_and_drops_in_the_roots_never() -> None:
    game = on_rows(1, 1, 1, 1, empty_cloud="chosen_drop", same_drop="once", victory="last_drop")
    game.state = replace(game.state, cloud=0)
    assert tell(game, Rolled(5, 1, 1, 1))[-1] == DropsToChoose(5)
    tell(game, DropChosen(1, 1))
    assert game.phase is Phase.MOVING, "it is the only one"
    again = on_rows(1, 1, 1, empty_cloud="chosen_drop", victory="last_drop")
    again.state = replace(again.state, cloud=0)
    tell(again, Rolled(5, 1, 1, 1), DropChosen(1, 1), DropChosen(2, 1), DropChosen(3, 1))
    assert (again.phase, again.facts().root) == (Phase.MOVING, 1)


def test_s8_dice_that_rain_let_the_table_choose_before_the_next_turn_begins() -> None:
    game = on_rows(4, 5, 6, drops=12, empty_cloud="chosen_drop", lost_dice="rain")
    tell(game, SIX, MovesOver(), Rolled(5, 1, 1, 1), MovesOver(), Rolled(1, 1, 1, 1), DropChosen(1, 1))
    assert not has(RollTurn, tell(game, Blocked()))
    assert (game.phase, game.facts().seeps) == (Phase.SEEPING, 3)
    tell(game, DropChosen(1, 2), DropChosen(1, 3))
    assert tell(game, DropChosen(1, 4))[-1] == RollTurn(ANNA)


@pytest.mark.parametrize(
    ("way", "event"),
    [
        ("first_drop", DropsSlide(4, "first_drop")),
        ("top_row", RowSlides()),
        ("chosen_drop", DropsSlide(4, "chosen_drop")),
    ],
)
def test_s8_a_host_that_only_counts_says_which_drops_move_and_asks_for_the_roots(way: str, event: object) -> None:
    game = clear_sky(empty_cloud=way)
    tell(game, Captured(0))
    assert tell(game, FOUR)[-1] == event
    assert game.phase is Phase.COUNTING_ROOTS


@pytest.mark.parametrize(
    ("same_drop", "slides"),
    [("again", (Slide(1, 1, 2, 1), Slide(2, 1, 3, 1), Slide(3, 1, 4, 4))), ("once", (Slide(1, 1, 2, 1),))],
)
def test_s9_the_same_drop_may_move_again_unless_the_house_lets_it_move_once(
    same_drop: str, slides: tuple[Slide, ...]
) -> None:
    game = on_rows(1, 1, 1, same_drop=same_drop, victory="last_drop")
    game.state = replace(game.state, cloud=0)
    assert the(DropsSlid, tell(game, Rolled(3, 1, 1, 1))).slides == slides


def test_s10_drops_in_the_roots_stay_and_if_only_they_are_left_the_tree_is_saved() -> None:
    game = clear_sky(victory="last_drop")
    tell(game, Captured(3), Rolled(1, 1, 1, 1), RootsCovered(6), Captured(2))
    assert refused(game, Captured(1)).reason is Impossible.NOT_ROLLED
    tell(game, FOUR)
    assert refused(game, RootsCovered(5)).reason is Impossible.ROOTS_STAY_COVERED
    assert has(TreeSaved, tell(game, RootsCovered(6), Captured(1)))
    assert (game.facts().tree, game.facts().root) == (0, 6)


@pytest.mark.parametrize(
    ("loss", "roots", "enough"),
    [
        ("all_roots", 7, 7),
        ("all_roots", 5, 5),
        ("first_root", 7, 1),
        ("more_than_half", 7, 4),
        ("more_than_half", 6, 4),
    ],
)
def test_s11_the_tree_is_lost_when_so_many_roots_are_covered(loss: str, roots: int, enough: int) -> None:
    game = Sauerbaum(3, loss=loss)
    tell(game, SetUp(), RootFieldsCounted(roots), DropsChosen(12), StarterNamed(ANNA), SIX, Captured(0), SIX)
    assert game.facts().losing == enough
    if enough > 1:
        assert not has(TreeLost, tell(game, RootsCovered(enough - 1), Captured(0), FOUR))
    assert the(TreeLost, tell(game, RootsCovered(enough))).root == enough
    assert game.is_over


def test_s11_when_it_is_lost_is_told_by_the_house_rule() -> None:
    assert in_the_rain().answer(WhenIsItLost()) == RuleTold("losing")
    assert in_the_rain(loss="more_than_half").answer(WhenIsItLost()) == RuleTold("losing-more-than-half")


def test_s12_a_figure_on_the_last_open_root_keeps_it_open_and_the_drop_stays_where_it_is() -> None:
    game = on_rows(3, drops=12)
    tell(game, SIX, MovedTo(1, 2), MovedTo(1, 3), MovedTo(1, 1))
    assert the(DropsLanded, tell(game, SIX)).spots[:2] == (Spot(1, 2), Spot(1, 3))
    for _ in range(4):
        tell(game, *[MovesOver()] if game.phase is Phase.MOVING else [])
        events = tell(game, SIX)
    assert has(NoRoomForRain, events)
    assert (game.facts().root, game.is_over) == (5, False)
    assert game.answer(LastRootHeld()) == RuleTold("last-root")


def a_held_root(last_root: str) -> Sauerbaum:
    """One row of one field, six covered roots and Anna's figure on the seventh, in Anna's turn; the cloud is full."""
    game = on_rows(1, drops=20, last_root=last_root)
    roots = frozenset(Spot(2, field) for field in range(2, 8))
    board = Board((1, 7), roots | {Spot(1, 1)})
    game.state = replace(game.state.with_board(board), cloud=13, figures=(Spot(2, 1), None, None))
    return game


def test_s12_by_the_house_the_tree_is_lost_when_a_drop_finds_no_field_but_the_one_under_a_figure() -> None:
    game = a_held_root("lost")
    events = tell(game, Rolled(1, 1, 1, 1))
    assert (has(LastRootIsHeld, events), the(TreeLost, events).root, game.is_over) == (True, 6, True)
    assert game.answer(LastRootHeld()) == RuleTold("last-root-lost")


def test_s12_nothing_is_lost_while_drops_find_a_field_or_have_all_moved_once() -> None:
    game = a_held_root("lost")
    dry = frozenset(Spot(2, field) for field in range(2, 8))
    game.state = replace(game.state.with_board(Board((1, 7), dry)), cloud=14)
    assert not has(TreeLost, tell(game, Rolled(1, 1, 1, 1)))
    once = on_rows(1, 1, 1, last_root="lost", same_drop="once", victory="last_drop")
    once.state = replace(once.state, cloud=0)
    assert not has(TreeLost, tell(once, Rolled(3, 1, 1, 1)))


@pytest.mark.parametrize("way", ["first_drop", "top_row", "chosen_drop"])
def test_s12_the_same_holds_for_drops_that_seep_from_the_top(way: str) -> None:
    for last_root, lost in (("stays_open", False), ("lost", True)):
        game = a_held_root(last_root)
        game.options["empty_cloud"] = way
        game.state = replace(game.state, cloud=0, captured=(13, 0, 0))
        assert has(TreeLost, tell(game, Rolled(1, 1, 1, 1))) == lost


def test_s12_by_the_house_a_figure_must_leave_the_last_open_root_and_none_may_stop_there() -> None:
    game = a_held_root("must_leave")
    assert the(MustLeaveRoot, tell(game, Rolled(1, 1, 1, 1))).seat == ANNA
    assert refused(game, MovesOver()) == Refusal(Impossible.MUST_LEAVE_ROOT, {})
    tell(game, MovedTo(1, 1))
    assert refused(game, MovedTo(2, 1)) == Refusal(Impossible.MUST_LEAVE_ROOT, {})
    assert game.answer(LastRootHeld()) == RuleTold("last-root-must-leave")
    stuck = a_held_root("must_leave")
    assert the(IsBlocked, tell(stuck, Rolled(1, 1, 1, 1), Blocked())).seat == ANNA


@pytest.mark.parametrize("way", ["stays_open", "lost", "must_leave"])
def test_s12_a_host_that_only_counts_says_what_holds_once_one_root_is_open(way: str) -> None:
    game = clear_sky(last_root=way)
    events = tell(game, Captured(0), FOUR, RootsCovered(6))
    assert [event.way for event in events if isinstance(event, LastRootIsOpen)] == [way] * (way != "stays_open")
    if way == "lost":
        assert has(TreeLost, tell(game, Captured(0), FOUR, RootsCovered(7))), "the field under the figure is counted"


def test_s13_the_host_says_when_too_few_drops_are_left_to_cover_the_roots() -> None:
    game = clear_sky(caught=3)
    assert not has(TreeSaved, tell(game, Captured(2)))
    tell(game, FOUR, RootsCovered(0))
    assert the(TreeSaved, tell(game, Captured(1))).caught == 6
    assert game.state.outside == 6


def test_s13_the_table_may_declare_it_earlier_when_everyone_agrees() -> None:
    game = clear_sky(caught=1)
    assert tell(game, WinDeclared()) == (EndClaimed("won", 11),)
    assert (game.phase, game.turn) == (Phase.AGREEING, None)
    assert tell(game, Disagreed()) == (NotAgreed(),)
    assert game.phase is Phase.MOVING
    assert has(TreeSaved, tell(game, WinDeclared(), Agreed()))


def test_s13_nobody_can_declare_it_before_a_drop_is_caught() -> None:
    assert refused(in_the_rain(), WinDeclared()) == Refusal(Impossible.NOTHING_CAUGHT, {"left": 40})


def test_s13_the_house_may_leave_it_to_the_table_alone() -> None:
    game = clear_sky(caught=3, victory="declared")
    tell(game, Captured(2), FOUR, RootsCovered(0))
    assert the(CannotBeLost, tell(game, Captured(3))).left == 4
    assert not game.is_over
    assert has(TreeSaved, tell(game, WinDeclared(), Agreed()))
    assert game.answer(WhenIsItWon()) == RuleTold("winning-declared")


def test_s13_the_house_may_play_for_the_last_drop() -> None:
    game = clear_sky(caught=3, victory="last_drop")
    assert refused(game, WinDeclared()) == Refusal(Impossible.NOT_ALL_TAKEN, {"left": 9})
    tell(game, Captured(3), FOUR, RootsCovered(0), Captured(3), FOUR, RootsCovered(0))
    assert has(TreeSaved, tell(game, Captured(3)))
    assert game.state.outside == 0


def test_s14_who_has_the_most_earns_the_award_and_equals_share_it() -> None:
    assert the(AwardGiven, tell(clear_sky(caught=1), WinDeclared(), Agreed())) == AwardGiven(ANNA, 1)
    assert the(AwardShared, tell(clear_sky(caught=1), Captured(1), WinDeclared(), Agreed())).seats == (ANNA, CLARA)


def test_s14_the_house_may_give_no_award_to_equals() -> None:
    game = clear_sky(caught=1, award="nobody")
    assert the(NoAward, tell(game, Captured(1), WinDeclared(), Agreed())).drops == 1


def test_s14_nobody_earns_an_award_when_the_tree_is_lost() -> None:
    events = tell(clear_sky(), Captured(1), FOUR, RootsCovered(7))
    assert not any(has(award, events) for award in (AwardGiven, AwardShared, NoAward))


def test_s15_dice_that_cannot_be_used_are_lost() -> None:
    game = in_the_rain()
    tell(game, FOUR)
    assert tell(game, DieLost(5)) == (DieIsLost(5, 2),)
    assert refused(game, DieLost(5)) == Refusal(Impossible.NOT_THAT_DIE, {"die": 5})
    assert refused(game, Captured(3)) == Refusal(Impossible.TOO_MANY_DROPS, {"drops": 3, "most": 2})
    assert tell(game, DieLost(2), DieLost(3)) == (DieIsLost(3, 0), IsBlocked(ANNA), RollTurn(BEN))
    assert game.facts().cloud == 35


def test_s15_the_house_may_let_them_rain() -> None:
    game = in_the_rain(lost_dice="rain")
    tell(game, FOUR)
    assert the(LostDiceRain, tell(game, DieLost(5))).drops == 5
    assert the(LostDiceRain, tell(game, Blocked())).drops == 5
    assert game.facts().cloud == 39 - 4 - 5 - 2 - 3


def test_s16_a_move_that_can_be_made_is_made_and_the_host_does_not_check() -> None:
    assert in_the_rain().answer(MustIMove()) == RuleTold("must-move")
    assert in_the_rain(moves="may_skip").answer(MustIMove()) == RuleTold("must-move-may-skip")
    game = in_the_rain()
    assert tell(game, FOUR, Captured(0)) == (NothingCaught(ANNA), RollTurn(BEN))


def test_s17_a_move_may_not_end_on_another_figure() -> None:
    game = on_rows(1, 2, 3)
    tell(game, FOUR)
    assert refused(game, MovedTo(4, 2)) == Refusal(Impossible.FIELD_TAKEN, {"seat": BEN})
    assert game.answer(MayWeShare()) == RuleTold("sharing")


def test_s17_the_house_may_let_figures_share_a_field() -> None:
    game = on_rows(1, 2, 3, figures="share")
    assert tell(game, FOUR, MovedTo(4, 2)) == (FigureStands(ANNA, 4, 2, 2),)
    assert game.answer(MayWeShare()) == RuleTold("sharing-share")


def test_s18_a_drop_on_the_last_field_is_always_taken() -> None:
    game = on_rows(1, 2, 3)
    assert tell(game, FOUR, MovedTo(1, 1)) == (FigureStands(ANNA, 1, 1, 2), DropsCaught(ANNA, 1, 1))
    assert game.answer(MustITake()) == RuleTold("must-take")


def test_s19_nobody_lands_on_a_drop_in_the_roots() -> None:
    game = on_rows(2, drops=12)
    tell(game, Rolled(5, 1, 1, 1))
    assert game.facts().root == 4
    assert refused(game, MovedTo(2, 5)) == Refusal(Impossible.DROP_IN_ROOTS, {})
    assert game.answer(MayITakeFromRoots()) == RuleTold("root-drops")


def test_s20_a_loss_in_the_rain_ends_the_game_before_the_moves() -> None:
    game = clear_sky()
    tell(game, Captured(3), FOUR)
    assert (has(TreeLost, tell(game, RootsCovered(7))), game.is_over) == (True, True)


def test_s20_all_may_agree_that_the_roots_are_full() -> None:
    game = clear_sky()
    assert tell(game, RootsFull()) == (EndClaimed("lost", 12),)
    assert the(TreeLost, tell(game, Agreed())).root == 7
    game = in_the_rain()
    tell(game, Rolled(5, 1, 1, 1))
    assert refused(game, RootsFull()) == Refusal(Impossible.CANNOT_BE_LOST, {"left": 6})


def test_s21_left_and_right_are_seen_with_the_crown_up() -> None:
    game = on_rows(1, 2, 3)
    assert the(DropsLanded, tell(game, FOUR)).spots == (Spot(2, 1), Spot(2, 2), Spot(3, 1), Spot(3, 2))


def test_s22_who_is_surrounded_says_so_and_may_say_otherwise_later() -> None:
    game = in_the_rain()
    tell(game, FOUR, Blocked())
    assert game.facts().encircled == (ANNA,)
    assert tell(game, Freed(ANNA)) == (IsFree(ANNA),)
    assert game.facts().encircled == ()
