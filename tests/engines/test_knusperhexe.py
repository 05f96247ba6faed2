"""The rulebook of Knusperhexe, sentence by sentence."""

from __future__ import annotations

import pytest
from knusperhexe_table import ANNA, BEN, CLARA, DORA, after_turns, at_the_roof, fall, one_card_left
from reporting import refused, tell, the

from engines.game import (
    NobodyKnows,
    OneIsLeft,
    Refusal,
    Refused,
    Report,
    RuleTold,
    Score,
    ScoreTold,
    Seat,
    SeatIsEmpty,
    SeatIsTaken,
    SeatLeft,
    SeatReturned,
    SetUp,
    StarterIsKnown,
    StarterNamed,
    StoryTold,
    WhatIsLeft,
)
from engines.knusperhexe import Knusperhexe, Phase
from engines.knusperhexe_messages import (
    CandyWon,
    CardIsBack,
    CardIsTaken,
    CardKept,
    Crash,
    Deed,
    NextRound,
    NotTheTaker,
    Pile,
    PileIsCorrected,
    PileLaidAside,
    PilesCounted,
    Praised,
    Ranked,
    Ranking,
    RoofCollapsed,
    RoofIsEmpty,
    RoofIsReady,
    SameSweet,
    SweetGoesBack,
    SweetInHand,
    SweetIsKnown,
    SweetKept,
    TakingTurn,
    Won,
    YoungestBegins,
)
from engines.knusperhexe_questions import (
    SECRETS,
    Candies,
    CandiesTold,
    CardsTold,
    FellIntoTheHouse,
    Holdings,
    HowManyCards,
    HowManyOnRoof,
    Left,
    NamedSweet,
    OnRoof,
    RoundTold,
    SweetsTold,
    Top,
    TopsTold,
    WhatIsOnTop,
    WhichIsLoose,
    WhichRound,
    WhichSweets,
    WhoHasCandies,
)
from engines.knusperhexe_reports import (
    Blamed,
    BlameDenied,
    BlameTaken,
    CardTaken,
    Collapsed,
    Impossible,
    Kept,
    LastCardTaken,
    OnlySlipped,
    PileCounted,
    PutBack,
    SameAgain,
    SomethingFell,
    SugarSticks,
    SweetNamed,
    SweetSeen,
)

BEAR, BAR, LOLLY, STICK = "gummy-bear", "chocolate-bar", "lollipop", "sugar-stick"


# Setting up


def test_whoever_ate_cookies_most_recently_starts() -> None:
    game = Knusperhexe(3)
    assert tell(game, SetUp()) == (RoofIsReady(),)
    assert (game.phase, game.turn) == (Phase.STARTING, None)
    assert tell(game, StarterNamed(BEN)) == (StarterIsKnown(BEN), StoryTold("nibbling"), TakingTurn(BEN))
    assert (game.phase, game.turn, game.facts().roof) == (Phase.TAKING, BEN, 36)


def test_the_starter_may_be_named_while_the_roof_is_built() -> None:
    game = Knusperhexe(3)
    tell(game, StarterNamed(CLARA), SetUp())
    assert (game.phase, game.turn) == (Phase.TAKING, CLARA)


def test_if_nobody_can_agree_the_youngest_starts() -> None:
    game = Knusperhexe(2)
    assert tell(game, SetUp(), NobodyKnows()) == (YoungestBegins(),)
    tell(game, StarterNamed(BEN))
    assert game.turn == BEN


def test_four_sweets_may_be_named_before_they_are_hidden_and_none_twice() -> None:
    game = Knusperhexe(2)
    assert tell(game, SweetNamed(BEAR)) == (SweetIsKnown(BEAR, 1),)
    assert refused(game, SweetNamed(BEAR)) == Refusal(Impossible.SWEET_IS_KNOWN, {"sweet": BEAR})
    assert tell(game, SweetNamed(BAR), SweetNamed(LOLLY), SweetNamed(STICK)) == (SweetIsKnown(STICK, 4),)
    assert refused(game, SweetNamed("caramel")) == Refusal(Impossible.FOUR_SWEETS, {"sweets": 4})
    assert game.answer(WhichSweets()) == SweetsTold(tuple(map(NamedSweet, (BEAR, BAR, LOLLY, STICK))))
    tell(game, SetUp(), StarterNamed(ANNA))
    assert refused(game, SweetSeen("caramel")) == Refusal(Impossible.NOT_YOUR_SWEET, {"sweet": "caramel"})


def test_without_named_sweets_whatever_the_table_calls_one_is_taken() -> None:
    game = at_the_roof(2)
    assert game.answer(WhichSweets()) == Refusal(Impossible.NO_SWEETS_TOLD, {})
    assert the(SweetKept, tell(game, SweetSeen("caramel"))) == SweetKept(ANNA, 1, "caramel")


# A turn


def test_the_first_card_is_kept_and_needs_no_more_than_one_report() -> None:
    game = at_the_roof(2)
    assert tell(game, CardTaken()) == (CardKept(ANNA, 1), TakingTurn(BEN))
    assert (game.facts().piles, game.facts().roof, game.turn) == ((1, 0), 35, BEN)


def test_the_first_card_can_be_the_same_as_nothing() -> None:
    game = at_the_roof(2)
    for report in (SameAgain(), PutBack()):
        assert refused(game, report) == Refusal(Impossible.FIRST_CARD, {"seat": ANNA})


def test_a_different_sweet_is_kept_and_lies_on_top() -> None:
    game = at_the_roof(2)
    tell(game, SweetSeen(BEAR), SweetSeen(BAR))
    assert tell(game, SweetSeen(BAR)) == (SweetKept(ANNA, 2, BAR), TakingTurn(BEN))
    assert game.facts().tops == (BAR, BAR)


def test_the_same_sweet_goes_back_and_then_it_is_the_next_players_turn() -> None:
    game = after_turns(at_the_roof(2), "KK")
    assert tell(game, SameAgain()) == (SameSweet(ANNA),)
    assert (game.phase, game.turn, game.facts().roof, game.facts().in_hand) == (Phase.RETURNING, ANNA, 33, 1)
    assert tell(game, PutBack()) == (CardIsBack(ANNA), TakingTurn(BEN))
    assert (game.facts().piles, game.facts().roof) == ((1, 1), 34)


def test_a_named_sweet_is_compared_by_the_host_with_the_top_that_all_can_see() -> None:
    game = at_the_roof(2)
    tell(game, SweetSeen(BEAR), SweetSeen(BAR))
    assert tell(game, SweetSeen(BEAR)) == (SweetGoesBack(ANNA, BEAR),)
    assert game.phase is Phase.RETURNING


@pytest.mark.parametrize(("answer", "phase"), [(Kept(), Phase.TAKING), (SameAgain(), Phase.RETURNING)])
def test_on_doubt_the_table_is_asked_whether_it_is_the_same(answer: Report, phase: Phase) -> None:
    game = after_turns(at_the_roof(2), "KK")
    assert tell(game, SweetSeen(BEAR)) == (SweetInHand(ANNA, BEAR),)
    assert (game.phase, game.turn) == (Phase.HOLDING, ANNA)
    tell(game, answer)
    assert (game.phase, game.facts().tops[ANNA]) == (phase, BEAR)


def test_to_have_taken_a_card_is_implied_and_may_be_told() -> None:
    game = after_turns(at_the_roof(2), "KK")
    assert tell(game, CardTaken()) == (CardIsTaken(ANNA),)
    assert (game.phase, game.facts().roof) == (Phase.HOLDING, 33)
    tell(game, Kept())
    assert game.facts().piles == (2, 1)


@pytest.mark.parametrize(
    ("reports", "ways"),
    [((Kept(),), 1), ((SweetSeen(BEAR),), 1), ((PutBack(),), 1), ((SameAgain(), PutBack()), 2)],
)
def test_a_turn_takes_one_report_and_two_when_a_card_is_returned(reports: tuple[Report, ...], ways: int) -> None:
    game = at_the_roof(2)
    tell(game, SweetSeen(BAR), SweetSeen(BAR), *reports)
    assert len(reports) == ways
    assert (game.phase, game.turn) == (Phase.TAKING, BEN)


def test_the_roof_may_fall_only_as_far_as_the_last_card() -> None:
    game = after_turns(at_the_roof(2), "KK")
    assert refused(game, LastCardTaken()) == Refusal(Impossible.ROOF_NOT_EMPTY, {"left": 33})
    last = one_card_left(2)
    tell(last, LastCardTaken())
    assert last.phase is Phase.HOLDING


# The end of a round


def test_a_round_is_over_when_the_last_card_is_taken_and_the_most_cards_win_the_candy() -> None:
    game = after_turns(at_the_roof(2), "KK" + "KR" * 33)
    events = tell(game, Kept())
    assert the(PilesCounted, events).rows == (Pile(ANNA, 35), Pile(BEN, 1))
    assert RoofIsEmpty() in events
    assert the(CandyWon, events) == CandyWon(ANNA, 1)
    assert (game.phase, game.turn) == (Phase.REBUILDING, None)
    assert (game.facts().supply, game.facts().roof) == (4, 0)


def test_whoever_brings_the_roof_down_cannot_win_and_the_witch_wakes() -> None:
    game = after_turns(at_the_roof(3), "KKK KKR K")
    assert tell(game, Collapsed()) == (Crash(),)
    assert (game.phase, game.turn) == (Phase.BLAMING, BEN)
    events = tell(game, Blamed(ANNA))
    assert events[:2] == (RoofCollapsed(ANNA), StoryTold("witch"))
    assert the(CandyWon, events) == CandyWon(BEN, 1)


def test_the_default_is_that_it_was_whose_turn_it_is_and_the_host_asks_on_when_not() -> None:
    game = after_turns(at_the_roof(3), "KK")
    tell(game, Collapsed())
    assert tell(game, BlameDenied()) == (NotTheTaker(CLARA),)
    assert game.phase is Phase.NAMING
    assert the(RoofCollapsed, tell(game, Blamed(BEN))).seat == BEN
    other = after_turns(at_the_roof(3), "KK")
    tell(other, Collapsed())
    assert the(RoofCollapsed, tell(other, BlameTaken())).seat == CLARA


@pytest.mark.parametrize("before", [(), (CardTaken(),), (SameAgain(),)])
@pytest.mark.parametrize("said", [(SomethingFell(),), (Collapsed(),), (Collapsed(), BlameDenied())])
def test_a_roof_that_still_stands_lets_the_turn_go_on_where_it_was(
    before: tuple[Report, ...], said: tuple[Report, ...]
) -> None:
    game = after_turns(at_the_roof(2), "KK")
    tell(game, *before)
    standing = game.phase, game.state
    tell(game, *said)
    tell(game, OnlySlipped())
    assert (game.phase, game.state) == standing


def test_a_draw_is_decided_by_sugar_sticks_that_each_of_the_tied_is_asked_for() -> None:
    game = after_turns(at_the_roof(3), "KKK KKR")
    fall(game)
    assert game.phase is Phase.REBUILDING
    tied = after_turns(at_the_roof(4), "KKKK KKK")
    tell(tied, Collapsed(), Blamed(DORA))
    assert (tied.phase, tied.turn) == (Phase.COUNTING, ANNA)
    tell(tied, SugarSticks(2))
    assert tied.turn == BEN
    tell(tied, SugarSticks(4))
    assert the(CandyWon, tell(tied, SugarSticks(3))) == CandyWon(BEN, 1)


def test_the_next_round_has_all_cards_again_and_candies_stay() -> None:
    game = after_turns(at_the_roof(2), "KK")
    events = fall(game)
    assert events[-1] == NextRound(2, BEN)
    assert the(CandyWon, events).seat == BEN
    assert tell(game, SetUp()) == (RoofIsReady(), StoryTold("nibbling-again"), TakingTurn(BEN))
    facts = game.facts()
    assert (facts.round, facts.roof, facts.piles, facts.tops, facts.candies) == (2, 36, (0, 0), ("", ""), (0, 1))


def test_the_first_with_two_candies_wins_and_everybody_is_praised() -> None:
    game = after_turns(at_the_roof(2), "KK")
    fall(game)
    tell(game, StarterNamed(ANNA), SetUp())
    events = fall(game)
    assert game.is_over
    assert the(Won, events) == Won(BEN, 2)
    assert the(Ranking, events).rows == (Ranked(1, BEN, 2, 1), Ranked(2, ANNA, 0, 1))
    praised = {event.seat: event.deed for event in events if isinstance(event, Praised)}
    assert praised == {ANNA: Deed.MOST_CARDS, BEN: Deed.NIMBLE}


def test_the_table_counts_its_piles_and_the_record_follows_with_the_candy() -> None:
    game = after_turns(at_the_roof(3), "KKK KR")
    assert the(CandyWon, fall(game)).seat == ANNA
    events = tell(game, PileCounted(BEN, 3))
    assert events[0] == PileIsCorrected(BEN, 3)
    assert the(CandyWon, events) == CandyWon(BEN, 1)
    assert game.facts().candies == (0, 1, 0)


def test_a_recount_may_lead_to_a_draw_and_out_of_it() -> None:
    game = after_turns(at_the_roof(3), "KKK KR")
    fall(game)
    tell(game, PileCounted(BEN, 2))
    assert (game.phase, game.facts().candies) == (Phase.COUNTING, (0, 0, 0))
    tell(game, PileCounted(BEN, 1))
    assert (game.phase, game.facts().candies) == (Phase.REBUILDING, (1, 0, 0))


def test_no_pile_holds_what_the_others_hold() -> None:
    game = one_card_left(2)
    refusal = Refusal(Impossible.TOO_MANY_CARDS, {"cards": 20, "others": 17, "most": 19})
    assert refused(game, PileCounted(ANNA, 20)) == refusal
    assert refused(game, PileCounted(ANNA, 37)).reason is Refused.OUT_OF_RANGE
    assert RoofIsEmpty() in tell(game, PileCounted(ANNA, 19))


def test_nobody_has_more_than_thirty_six_sugar_sticks() -> None:
    tied = after_turns(at_the_roof(4), "KKKK")
    tell(tied, Collapsed(), Blamed(DORA))
    assert refused(tied, SugarSticks(99)) == Refusal(Impossible.TOO_MANY_STICKS, {"sticks": 99})


# Questions


def test_questions_are_answered_from_what_all_can_see() -> None:
    game = at_the_roof(2)
    tell(game, SweetSeen(BEAR), Kept())
    assert game.answer(HowManyOnRoof()) == OnRoof(34)
    assert game.answer(WhatIsLeft()) == Left(1, 34, 5)
    assert game.answer(WhichRound()) == RoundTold(1)
    assert game.answer(Score()) == ScoreTold((Holdings(ANNA, 0, 1), Holdings(BEN, 0, 1)))
    assert game.answer(HowManyCards()) == CardsTold((Pile(ANNA, 1), Pile(BEN, 1)))
    assert game.answer(WhoHasCandies()) == CandiesTold((Candies(ANNA, 0), Candies(BEN, 0)))
    assert game.answer(WhatIsOnTop()) == TopsTold((Top(ANNA, BEAR), Top(BEN, "untold")))
    assert at_the_roof(2).answer(WhatIsOnTop()) == TopsTold((Top(ANNA, "none"), Top(BEN, "none")))


@pytest.mark.parametrize("secret", SECRETS, ids=lambda kind: kind.__name__)
def test_what_players_must_remember_is_refused_at_every_moment(secret: type) -> None:
    game = at_the_roof(2)
    for report in (SweetSeen(BEAR), SweetSeen(BAR), SweetSeen(BEAR), PutBack(), Collapsed(), BlameTaken()):
        assert game.answer(secret()) == Refusal(Refused.MUST_REMEMBER, {})
        tell(game, report)


def test_the_host_never_advises_which_card_to_take() -> None:
    assert at_the_roof(2).answer(WhichIsLoose()) == Refusal(Impossible.NOT_FELT, {})


def test_k12_a_card_that_fell_into_the_house_counts_as_taken() -> None:
    game = at_the_roof(2)
    assert game.answer(FellIntoTheHouse()) == RuleTold("into-the-house")
    assert isinstance(tell(game, CardTaken())[0], CardKept)


# Leaving and coming back


def test_the_pile_of_a_player_who_left_is_laid_aside_and_wins_no_candy() -> None:
    game = after_turns(at_the_roof(3), "KKK KRR")
    assert tell(game, SeatLeft(ANNA)) == (SeatIsEmpty(ANNA), PileLaidAside(ANNA), TakingTurn(BEN))
    events = fall(game)
    assert the(PilesCounted, events).rows == (Pile(BEN, 1), Pile(CLARA, 1))
    assert the(CandyWon, events).seat == CLARA
    assert next(place for place in game.standings() if place.seat == ANNA).place == 0


def test_an_open_turn_is_finished_before_anybody_leaves() -> None:
    game = after_turns(at_the_roof(3), "KKK")
    tell(game, SameAgain())
    assert refused(game, SeatLeft(BEN)) == Refusal(Refused.TURN_OPEN, {"seat": BEN})


def test_with_one_player_left_the_game_is_kept_until_somebody_returns() -> None:
    game = after_turns(at_the_roof(2), "KK")
    assert tell(game, SeatLeft(ANNA)) == (SeatIsEmpty(ANNA), OneIsLeft(BEN))
    assert (game.turn, refused(game, Kept()).reason) == (None, Refused.ONE_PLAYER)
    assert tell(game, SeatReturned(ANNA)) == (SeatIsTaken(ANNA), TakingTurn(ANNA))


def test_whoever_leaves_before_the_next_round_is_passed_over() -> None:
    game = after_turns(at_the_roof(3), "KKK RKR")
    fall(game)
    tell(game, SeatLeft(BEN), SetUp())
    assert game.turn == CLARA


def test_a_stranger_sits_nowhere() -> None:
    assert refused(Knusperhexe(2), StarterNamed(Seat(3))).reason is Refused.OUT_OF_RANGE
