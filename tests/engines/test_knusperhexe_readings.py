"""How each open point of Knusperhexe's rulebook is read. K1 to K15 are its points in the order of play."""

from __future__ import annotations

import pytest
from knusperhexe_table import ANNA, BEN, CLARA, DORA, after_turns, at_the_roof, fall, one_card_left
from reporting import refused, tell, the

from engines.game import Event, Refusal, SetUp, StarterNamed, StoryTold
from engines.knusperhexe import Knusperhexe, Phase
from engines.knusperhexe_messages import (
    CandyWon,
    CardKept,
    CollapseDoubted,
    Crash,
    LastCardForNobody,
    LastCardGoesBack,
    NextRound,
    NextRoundIsOpen,
    NoCandy,
    RebuildAndGoOn,
    RoofCollapsed,
    RoofIsEmpty,
    SlipMended,
    SticksCounted,
    SticksDecide,
    SweetKept,
    TwoCards,
)
from engines.knusperhexe_reports import (
    Blamed,
    BlameDenied,
    BlameTaken,
    Collapsed,
    FellByItself,
    Impossible,
    Kept,
    PutBack,
    SameAgain,
    SomethingFell,
    SticksEqual,
    SugarSticks,
    SweetSeen,
    TwoCameOff,
)
from engines.knusperhexe_state import CANDIES

BEAR, BAR = "gummy-bear", "chocolate-bar"


def drawn(**options: str) -> tuple[Knusperhexe, tuple[Event, ...]]:
    """Anna and Ben have two cards each, Clara one; Dora, with two, brings the roof down."""
    game = after_turns(at_the_roof(4, ANNA, **options), "KKKK KKRK")
    tell(game, Collapsed())
    return game, tell(game, Blamed(DORA))


def test_k1_the_last_card_goes_back_like_any_other_and_the_host_says_so() -> None:
    game = one_card_left(2)
    assert LastCardGoesBack() in tell(game, SameAgain())
    tell(game, PutBack())
    assert (game.phase, game.turn, game.facts().roof) == (Phase.TAKING, ANNA, 1)
    assert RoofIsEmpty() in tell(game, Kept())


def test_k1_when_everybody_has_had_to_return_the_last_card_the_round_is_over() -> None:
    game = one_card_left(3)
    for _ in range(2):
        tell(game, PutBack())
        assert game.phase is Phase.TAKING
    events = tell(game, PutBack())
    assert LastCardForNobody() in events
    assert sum(game.facts().piles) == 35
    assert game.phase is Phase.COUNTING


def test_k1_the_house_may_end_the_round_with_the_last_card_or_let_it_be_kept() -> None:
    ended = one_card_left(3, last_card="ends_round")
    assert LastCardForNobody() in tell(ended, SameAgain())
    assert sum(ended.facts().piles) == 35
    kept = one_card_left(3, last_card="is_kept")
    events = tell(kept, PutBack())
    assert RoofIsEmpty() in events
    assert sum(kept.facts().piles) == 36


def test_k2_the_table_says_whether_something_that_fell_is_a_collapse() -> None:
    game = after_turns(at_the_roof(2), "KK")
    assert tell(game, SomethingFell()) == (CollapseDoubted(),)
    assert game.phase is Phase.DOUBTING
    assert tell(game, Collapsed()) == (Crash(),)


def test_k2_the_house_may_count_every_card_that_falls_or_only_the_whole_roof() -> None:
    strict = after_turns(at_the_roof(2, falling_cards="every_card"), "KK")
    assert tell(strict, SomethingFell()) == (Crash(),)
    assert strict.phase is Phase.BLAMING
    mild = after_turns(at_the_roof(2, falling_cards="whole_roof"), "KK")
    assert tell(mild, SomethingFell()) == (SlipMended(),)
    assert mild.phase is Phase.TAKING
    assert tell(mild, Collapsed()) == (Crash(),)


def test_k3_a_roof_that_falls_while_a_card_is_put_back_counts() -> None:
    game = after_turns(at_the_roof(2), "KK")
    tell(game, SameAgain())
    assert the(RoofCollapsed, fall(game)).seat == ANNA
    assert game.facts().piles == (1, 1)


def test_k3_the_house_may_mend_a_roof_that_falls_while_a_card_is_put_back() -> None:
    game = after_turns(at_the_roof(2, fall_when_returning="rebuild"), "KK")
    tell(game, SameAgain())
    assert fall(game) == (RebuildAndGoOn(34),)
    assert (game.phase, game.turn) == (Phase.REPAIRING, None)
    tell(game, SetUp())
    assert (game.phase, game.turn, game.facts().roof) == (Phase.TAKING, BEN, 34)
    assert isinstance(fall(game)[0], RoofCollapsed)


def test_k4_whoever_bumped_the_table_is_the_one_and_by_default_it_is_whose_turn_it_is() -> None:
    for said, seat in ((Blamed(CLARA), CLARA), (BlameTaken(), ANNA), (FellByItself(), ANNA)):
        game = after_turns(at_the_roof(3), "KKK")
        tell(game, Collapsed())
        assert the(RoofCollapsed, tell(game, said)).seat == seat


def test_k4_the_house_may_always_count_whose_turn_it_is() -> None:
    game = after_turns(at_the_roof(3, bump="whose_turn"), "KKK")
    tell(game, Collapsed())
    assert refused(game, Blamed(CLARA)) == Refusal(Impossible.COUNTS_FOR_TAKER, {"seat": ANNA})
    assert tell(game, BlameDenied()) == (SlipMended(),)
    assert game.phase is Phase.TAKING
    assert the(RoofCollapsed, fall(game)).seat == ANNA


@pytest.mark.parametrize("said", [Blamed(CLARA), FellByItself()])
def test_k4_the_house_may_mend_what_was_not_done_by_whose_turn_it_is(said: Blamed | FellByItself) -> None:
    game = after_turns(at_the_roof(3, bump="rebuild"), "KKK")
    tell(game, Collapsed())
    assert tell(game, said) == (RebuildAndGoOn(33),)
    tell(game, SetUp())
    assert (game.phase, game.turn) == (Phase.TAKING, ANNA)
    assert the(RoofCollapsed, fall(game)).seat == ANNA


def test_k5_who_brought_the_roof_down_never_counts_for_a_draw() -> None:
    _, events = drawn()
    assert the(SticksDecide, events) == SticksDecide((ANNA, BEN), 2)


def test_k5_by_a_house_rule_they_count_for_a_draw_and_still_cannot_win() -> None:
    game, events = drawn(collapser_ties="counts")
    assert the(SticksDecide, events).seats == (ANNA, BEN, DORA)
    tell(game, SugarSticks(1), SugarSticks(2))
    assert NoCandy() in tell(game, SugarSticks(3))
    alone = after_turns(at_the_roof(3, collapser_ties="counts"), "KKK KKRK")
    assert the(CandyWon, fall(alone)).seat == ANNA


def test_k6_only_those_who_drew_count_sugar_sticks_as_many_as_they_say() -> None:
    game, _ = drawn()
    assert tell(game, SugarSticks(7)) == (SticksCounted(ANNA, 7),)
    assert the(CandyWon, tell(game, SugarSticks(8))).seat == BEN


def test_k6_by_a_house_rule_all_who_can_win_count_them() -> None:
    game, events = drawn(sugar_sticks="all_players")
    assert the(SticksDecide, events).seats == (ANNA, BEN)
    tell(game, SugarSticks(1), SugarSticks(1))
    assert game.turn == CLARA
    assert the(CandyWon, tell(game, SugarSticks(5))).seat == CLARA


def test_k6_by_a_house_rule_cards_with_sugar_sticks_are_asked_for_instead() -> None:
    assert drawn(sugar_sticks="stick_cards")[0].facts().sugar_sticks == "stick_cards"


def test_k7_with_no_card_at_all_the_other_one_simply_has_the_most() -> None:
    game = at_the_roof(2)
    assert the(CandyWon, fall(game)).seat == BEN


def test_k7_of_several_with_no_card_nobody_wins_and_nobody_is_asked_for_sugar_sticks() -> None:
    game = at_the_roof(3)
    events = fall(game)
    assert NoCandy() in events
    assert game.phase is Phase.REBUILDING


def test_k7_the_house_may_give_no_candy_for_no_card() -> None:
    assert NoCandy() in fall(at_the_roof(2, no_cards="never"))


def test_k8_after_a_second_draw_nobody_gets_the_candy_and_the_next_round_is_played() -> None:
    game, _ = drawn()
    events = tell(game, SugarSticks(3), SugarSticks(3))
    assert NoCandy() in events
    assert (game.phase, game.facts().candies) == (Phase.REBUILDING, (0, 0, 0, 0))
    other, _ = drawn()
    assert NoCandy() in tell(other, SticksEqual())


def test_k9_the_next_round_goes_on_to_the_left_of_whoever_was_last() -> None:
    game = after_turns(at_the_roof(3), "KKK KR")
    assert the(NextRound, fall(game)) == NextRound(2, ANNA)


def test_k9_the_table_may_choose_otherwise_before_the_roof_is_ready() -> None:
    game = after_turns(at_the_roof(3), "KKK KR")
    fall(game)
    tell(game, StarterNamed(CLARA), SetUp())
    assert game.turn == CLARA


@pytest.mark.parametrize(("rule", "starter"), [("collapser", CLARA), ("winner", ANNA)])
def test_k9_the_house_may_let_the_collapser_or_the_winner_begin(rule: str, starter: int) -> None:
    game = after_turns(at_the_roof(3, next_round=rule), "KKK KR")
    assert the(NextRound, fall(game)).seat == starter


def test_k9_where_nobody_won_or_nobody_brought_the_roof_down_it_goes_round() -> None:
    empty = after_turns(at_the_roof(2, next_round="collapser"), "KK" + "KR" * 33)
    assert the(NextRound, tell(empty, Kept())).seat == BEN
    assert the(NextRound, fall(at_the_roof(3, next_round="winner"))).seat == BEN


def test_k9_the_house_may_ask_for_cookies_before_each_round() -> None:
    game = after_turns(at_the_roof(2, next_round="cookies"), "KK")
    assert fall(game)[-1] == NextRoundIsOpen(2)
    tell(game, SetUp())
    assert game.phase is Phase.STARTING
    assert StoryTold("nibbling-again") in tell(game, StarterNamed(ANNA))
    assert game.turn == ANNA


@pytest.mark.parametrize("seats", [1, 5])
def test_k10_the_game_is_for_two_to_four(seats: int) -> None:
    with pytest.raises(ValueError, match="players"):
        Knusperhexe(seats)


def test_k11_of_two_cards_one_stays_in_play_and_the_other_goes_back() -> None:
    game = after_turns(at_the_roof(2), "KK")
    assert tell(game, TwoCameOff()) == (TwoCards("one_stays"),)
    tell(game, Kept())
    assert (game.facts().piles, game.facts().roof) == ((2, 1), 33)


def test_k11_the_house_may_lay_both_back_or_call_it_a_collapse() -> None:
    both = after_turns(at_the_roof(2, two_cards="both_back"), "KK")
    assert tell(both, TwoCameOff()) == (TwoCards("both_back"),)
    assert (both.phase, both.turn, both.facts().roof) == (Phase.TAKING, ANNA, 34)
    strict = after_turns(at_the_roof(2, two_cards="collapse"), "KK")
    tell(strict, TwoCameOff())
    assert strict.phase is Phase.BLAMING


def test_k11_two_cannot_come_off_a_roof_of_one() -> None:
    assert refused(one_card_left(2), TwoCameOff()) == Refusal(Impossible.ONE_CARD_LEFT, {})


def test_k13_only_the_top_of_the_pile_is_compared() -> None:
    game = at_the_roof(2)
    tell(game, SweetSeen(BEAR), Kept(), SweetSeen(BAR), PutBack())
    assert isinstance(tell(game, SweetSeen(BEAR))[0], SweetKept)


def test_k14_five_candies_suffice_for_four_players() -> None:
    game = Knusperhexe(4)
    tell(game, SetUp(), StarterNamed(ANNA))
    for winner in (ANNA, BEN, CLARA, DORA, ANNA):
        tell(game, *[Kept()] * 4, Collapsed(), Blamed(CLARA if winner != CLARA else DORA))
        while game.phase is Phase.COUNTING:
            tell(game, SugarSticks(int(game.turn == winner)))
        if not game.is_over:
            tell(game, StarterNamed(ANNA), SetUp())
    assert game.is_over
    assert sum(game.facts().candies) == CANDIES


def test_k15_a_returned_card_is_told_once_and_is_in_no_fact_and_no_later_event() -> None:
    game = at_the_roof(2)
    tell(game, SweetSeen(BEAR), SweetSeen(BAR))
    told = tell(game, SweetSeen(BEAR))
    assert told[0].fleeting
    assert BEAR not in repr(tell(game, PutBack()))
    assert isinstance(tell(game, SweetSeen(BEAR), Kept())[0], CardKept)
    assert game.facts().tops == ("", BEAR)
