"""The rulebook of Sauerbaum, sentence by sentence: dice, rain, moves, leaving, and what may be asked."""

from __future__ import annotations

import pytest
from reporting import refused, tell, the
from sauerbaum_table import ANNA, BEGINNING, BEN, CLARA, FOUR, SIX, clear_sky, has, in_the_rain, on_rows

from engines.game import (
    HostRolls,
    HostWillRoll,
    OneIsLeft,
    Refusal,
    Refused,
    Report,
    Score,
    ScoreTold,
    SeatIsEmpty,
    SeatIsTaken,
    SeatLeft,
    SeatReturned,
    SetUp,
    StarterNamed,
    StoryTold,
    WhatIsLeft,
)
from engines.sauerbaum import Phase, Sauerbaum
from engines.sauerbaum_answers import (
    Closeness,
    DiceNow,
    EncircledNow,
    FieldContent,
    InCloud,
    InTree,
    Left,
    Neighbour,
    RootsNow,
    RowContents,
    Stack,
    Surroundings,
)
from engines.sauerbaum_board import Direction, Spot
from engines.sauerbaum_messages import (
    CloudAgrees,
    CloudIsCorrected,
    Deed,
    DiceRolled,
    DiceSoFar,
    DropsCaught,
    IsBlocked,
    IsEncircled,
    IsFree,
    Praised,
    RainFell,
    RainLies,
    Ranked,
    Ranking,
    RollTurn,
    RootsAreCovered,
    StackIsCorrected,
    TreeSaved,
)
from engines.sauerbaum_questions import (
    HowClose,
    HowManyInCloud,
    HowManyInTree,
    HowManyRoots,
    WhatDoDiceShow,
    WhatIsInRow,
    WhatSurrounds,
    WhereToMove,
    WhoIsEncircled,
)
from engines.sauerbaum_reports import (
    Agreed,
    Blocked,
    Captured,
    CloudCounted,
    DropsChosen,
    Encircled,
    Freed,
    Impossible,
    MovedTo,
    MovesOver,
    RainDone,
    Recounted,
    Rolled,
    RootReached,
    RootsCovered,
    RowAdded,
    RowsComplete,
    WinDeclared,
)


def test_what_was_told_while_setting_up_is_not_asked_again() -> None:
    game = Sauerbaum(4)
    tell(game, StarterNamed(CLARA), DropsChosen(60), SetUp())
    assert (game.phase, game.turn) == (Phase.ROLLING, CLARA)


def test_all_four_dice_in_one_breath_let_it_rain_before_the_moves() -> None:
    game = in_the_rain()
    assert tell(game, FOUR) == (DiceRolled(ANNA, 4, 2, 3, 5), RainFell(4, 35))
    assert (game.phase, game.turn, game.facts().tree) == (Phase.MOVING, ANNA, 5)


@pytest.mark.parametrize(
    "parts",
    [
        (Rolled(blue=4), Rolled(None, 2, 3, 5)),
        (Rolled(None, 2, 3, 5), Rolled(blue=4)),
        (Rolled(blue=4), Rolled(first=2), Rolled(first=3), Rolled(first=5)),
        (Rolled(first=2), Rolled(4, 3), Rolled(first=5)),
        (Rolled(4, 2, 3), Rolled(first=5)),
        (Rolled(blue=6), Rolled(first=1), Rolled(4, 2, 3, 5)),
    ],
)
def test_dice_may_be_told_in_parts_and_in_any_order(parts: tuple[Report, ...]) -> None:
    assert tell(in_the_rain(), *parts)[0] == DiceRolled(ANNA, 4, 2, 3, 5)


def test_bl_09_only_what_is_missing_is_asked_for_and_nothing_is_guessed() -> None:
    game = in_the_rain()
    assert tell(game, Rolled(4, 2, 3)) == (DiceSoFar(ANNA, 4, 2, 3, 0),)
    assert (game.phase, game.facts().missing, game.facts().cloud) == (Phase.GREENS_MISSING, 1, 39)
    numbers = {"known": 2, "given": 2, "missing": 1}
    assert refused(game, Rolled(None, 5, 5)) == Refusal(Impossible.TOO_MANY_GREENS, numbers)
    assert refused(game, Rolled()).reason is Impossible.NOT_ON_A_DIE
    assert refused(game, Rolled(blue=7)) == Refusal(Impossible.NOT_ON_A_DIE, {"value": 7})
    tell(in_the_rain(), Rolled(None, 2, 3, 5))


def test_the_blue_die_is_asked_for_when_only_green_ones_are_known() -> None:
    game = in_the_rain()
    tell(game, Rolled(None, 2, 3, 5))
    assert game.phase is Phase.BLUE_MISSING


def test_the_host_may_roll_and_its_dice_are_a_report() -> None:
    game = in_the_rain()
    assert tell(game, HostRolls()) == (HostWillRoll(),)
    assert game.lot is Rolled
    assert [list(values) for values in game.expects()[Rolled].values()] == [[1, 2, 3, 4, 5, 6]] * 4
    tell(game, FOUR)
    assert game.lot is None


def test_a_turn_takes_two_reports_and_three_when_the_cloud_is_empty() -> None:
    game = in_the_rain(drops=12)
    tell(game, FOUR, Captured(0), FOUR, Captured(0), Rolled(3, 1, 1, 1))
    assert game.phase is Phase.COUNTING_ROOTS
    tell(game, RootsCovered(0), Captured(1))
    assert (game.turn, game.phase) == (ANNA, Phase.ROLLING)


def test_that_the_rain_lies_is_implied_by_what_was_caught() -> None:
    game = in_the_rain()
    tell(game, FOUR)
    assert tell(game, RainDone(4)) == (RainLies(4),)
    assert refused(game, RainDone(3)) == Refusal(Impossible.BLUE_SHOWED, {"drops": 3, "blue": 4})
    assert tell(game, Captured(2)) == (DropsCaught(ANNA, 2, 2), RollTurn(BEN))


def test_nobody_takes_more_than_lies_in_the_tree() -> None:
    game = in_the_rain()
    tell(game, Rolled(1, 1, 1, 1))
    assert refused(game, Captured(3)) == Refusal(Impossible.TOO_MANY_DROPS, {"drops": 3, "most": 2})
    assert refused(in_the_rain(), Captured(1)) == Refusal(Impossible.NOT_ROLLED, {})
    assert refused(game, FOUR) == Refusal(Impossible.ALREADY_ROLLED, {})


def test_the_roots_are_asked_for_before_the_moves() -> None:
    game = in_the_rain(drops=12)
    tell(game, SIX, Captured(0), SIX)
    assert refused(game, Captured(1)) == Refusal(Impossible.ROOTS_FIRST, {})
    assert refused(game, RootsCovered(8)) == Refusal(Impossible.TOO_MANY_ROOTS, {"fields": 8, "most": 7})
    assert tell(game, RootsCovered(2)) == (RootsAreCovered(2, 5), StoryTold("first-root"))
    assert (game.facts().tree, game.facts().root) == (10, 2)


def test_one_more_root_may_be_told_at_any_time_after_the_rain() -> None:
    game = clear_sky()
    assert tell(game, RootReached())[0] == RootsAreCovered(1, 6)
    tell(game, *[RootReached()] * 4)
    assert tell(game, RootReached()) == (RootsAreCovered(6, 1), StoryTold("one-root-open"))


def test_a_player_who_cannot_move_is_surrounded_until_somebody_frees_them_or_a_drop_is_taken() -> None:
    game = in_the_rain()
    assert tell(game, FOUR, Blocked()) == (IsBlocked(ANNA), RollTurn(BEN))
    assert game.answer(WhoIsEncircled()) == EncircledNow((ANNA,))
    assert refused(game, Encircled(ANNA)) == Refusal(Impossible.IS_ENCIRCLED, {"seat": ANNA})
    assert refused(game, Freed(BEN)) == Refusal(Impossible.NOT_ENCIRCLED, {"seat": BEN})
    assert tell(game, Encircled(BEN)) == (IsEncircled(BEN),)
    assert IsFree(BEN) in tell(game, FOUR, Captured(1))
    assert tell(game, Freed(ANNA)) == (IsFree(ANNA),)


def test_a_recount_of_the_table_is_right() -> None:
    game = in_the_rain()
    tell(game, FOUR, Captured(3))
    assert tell(game, Recounted(ANNA, 2)) == (StackIsCorrected(ANNA, 2, 3), RollTurn(BEN))[:1]
    assert refused(game, Recounted(BEN, 9)) == Refusal(Impossible.STACK_TOO_HIGH, {"drops": 9, "most": 3})
    assert tell(game, CloudCounted(35)) == (CloudAgrees(35),)
    assert tell(game, CloudCounted(34)) == (CloudIsCorrected(34, 4),)
    assert refused(game, CloudCounted(39)) == Refusal(Impossible.CLOUD_TOO_FULL, {"drops": 39, "most": 38})


def test_drops_of_a_player_who_left_stay_counted_and_two_may_finish() -> None:
    game = in_the_rain(starter=BEN)
    tell(game, FOUR, Captured(3), FOUR, Captured(0))
    assert tell(game, SeatLeft(BEN)) == (SeatIsEmpty(BEN),)
    tell(game, FOUR, Captured(1), FOUR, Captured(2))
    assert (game.turn, game.facts().captured) == (ANNA, (1, 3, 2))
    events = tell(game, WinDeclared(), Agreed())
    assert the(Ranking, events).rows == (Ranked(1, CLARA, 2), Ranked(2, ANNA, 1), Ranked(0, BEN, 3))
    assert the(TreeSaved, events).caught == 6


def test_an_open_turn_is_finished_before_somebody_leaves() -> None:
    game = in_the_rain()
    tell(game, FOUR)
    assert refused(game, SeatLeft(BEN)) == Refusal(Refused.TURN_OPEN, {"seat": BEN})


def test_the_game_is_kept_while_one_player_is_left() -> None:
    game = in_the_rain()
    assert tell(game, SeatLeft(ANNA)) == (SeatIsEmpty(ANNA), RollTurn(BEN))
    assert tell(game, SeatLeft(BEN)) == (SeatIsEmpty(BEN), OneIsLeft(CLARA))
    assert refused(game, FOUR).reason is Refused.ONE_PLAYER
    assert tell(game, SeatReturned(BEN)) == (SeatIsTaken(BEN), RollTurn(BEN))


def test_all_counts_may_be_asked_at_any_time() -> None:
    game = clear_sky(caught=2)
    tell(game, RootReached())
    assert game.answer(Score()) == ScoreTold((Stack(ANNA, 2), Stack(BEN, 0), Stack(CLARA, 0)))
    assert game.answer(HowManyInCloud()) == InCloud(0)
    assert game.answer(HowManyInTree()) == InTree(9)
    assert game.answer(HowManyRoots()) == RootsNow(1, 7)
    assert game.answer(WhatIsLeft()) == Left(0, 9, 1, 2)
    assert game.answer(WhatDoDiceShow()) == DiceNow(3, 1, 1, 1)


def test_the_host_says_how_close_it_is() -> None:
    assert in_the_rain().answer(HowClose()) == Closeness(to_catch=34, roots_left=7)
    assert clear_sky(caught=3).answer(HowClose()) == Closeness(to_catch=3, roots_left=7)
    assert clear_sky(caught=3, victory="last_drop").answer(HowClose()) == Closeness(to_catch=9, roots_left=7)


def test_the_host_advises_no_move() -> None:
    assert clear_sky().answer(WhereToMove()) == Refusal(Impossible.NO_ADVICE, {})


@pytest.mark.parametrize("query", [WhatSurrounds(), WhatIsInRow(2)])
def test_without_dictated_rows_the_host_knows_no_field(query: WhatSurrounds | WhatIsInRow) -> None:
    game = clear_sky()
    assert game.answer(query) == Refusal(Impossible.NO_BOARD, {})
    assert refused(game, MovedTo(1, 1)) == Refusal(Impossible.NO_BOARD, {})


def test_rows_are_dictated_once_and_figures_stand_in_the_roots_from_the_left() -> None:
    game = Sauerbaum(3, board="rows")
    tell(game, *BEGINNING[:2])
    assert game.phase is Phase.DICTATING
    tell(game, RowAdded(1), RowAdded(2))
    assert game.facts().row == 3
    tell(game, RowsComplete(), StarterNamed(ANNA))
    assert game.facts().figures == (Spot(3, 1), Spot(3, 2), Spot(3, 3))


def test_the_host_says_what_surrounds_a_figure_and_what_lies_in_a_row() -> None:
    game = on_rows(1, 2, 3)
    tell(game, Rolled(2, 1, 1, 1), MovedTo(3, 2))
    assert game.answer(WhatSurrounds()) == Surroundings(
        ANNA,
        3,
        2,
        (
            Neighbour(Direction.UP_LEFT, "drop", False),
            Neighbour(Direction.UP, "drop", False),
            Neighbour(Direction.UP_RIGHT, "drop", False),
            Neighbour(Direction.LEFT, "empty", False),
            Neighbour(Direction.RIGHT, "empty", False),
            Neighbour(Direction.DOWN, "empty", True),
        ),
    )
    row = (FieldContent(1, "empty"), FieldContent(2, "figure"), FieldContent(3, "empty"))
    assert game.answer(WhatIsInRow(3)) == RowContents(3, row)
    assert game.answer(WhatIsInRow(9)) == Refusal(
        Refused.OUT_OF_RANGE, {"slot": "row", "value": 9, "least": 1, "most": 4}
    )


def test_on_rows_the_host_counts_catches_and_roots_itself() -> None:
    game = on_rows(1, 2, 3)
    tell(game, FOUR)
    assert refused(game, Captured(1)) == Refusal(Impossible.BOARD_IS_KNOWN, {"root": 0, "cloud": 35})
    tell(game, MovedTo(1, 1), MovedTo(2, 1))
    assert tell(game, MovedTo(2, 2))[-2:] == (DropsCaught(ANNA, 1, 3), RollTurn(BEN))
    assert refused(game, MovedTo(1, 1)).reason is Impossible.NOT_ROLLED
    tell(game, Rolled(6, 1, 1, 1), MovesOver())
    assert game.facts().tree + game.facts().root == 8


def test_everybody_is_praised_for_something_true_and_not_twice_for_the_same() -> None:
    game = clear_sky(caught=3)
    tell(game, Blocked(), FOUR, RootsCovered(0), Captured(0), FOUR, RootsCovered(0), Captured(2))
    events = tell(game, WinDeclared(), Agreed())
    praised = [event for event in events if isinstance(event, Praised)]
    assert praised == [
        Praised(ANNA, Deed.MOST_DROPS, 3),
        Praised(BEN, Deed.SOME_DROPS, 2),
        Praised(CLARA, Deed.OUT_OF_THE_RAIN, 1),
    ]
    assert has(TreeSaved, events)


@pytest.mark.parametrize("seats", [2, 8])
def test_three_to_seven_play(seats: int) -> None:
    with pytest.raises(ValueError, match="players"):
        Sauerbaum(seats)


def test_setting_up_may_begin_with_anything() -> None:
    game = Sauerbaum(7)
    tell(game, SetUp())
    assert game.phase is Phase.SIZING
