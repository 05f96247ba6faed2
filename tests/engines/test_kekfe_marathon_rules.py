"""The rules of Kekfe Marathon as the rulebook tells them, at each level of help, and who leaves and returns."""

from __future__ import annotations

import pytest
from kekfe_marathon_table import ANNA, ARROW, BEN, CARD, CLARA, COUNTER, DORA, ONE_TO_FIVE, TWO, running, with_ring
from reporting import refused, tell
from strategies import chance, play

from engines.game import (
    OneIsLeft,
    Refusal,
    Refused,
    Score,
    ScoreTold,
    Seat,
    SeatIsEmpty,
    SeatLeft,
    SeatReturned,
    SetUp,
    StarterNamed,
    StoryTold,
)
from engines.kekfe_marathon import KekfeMarathon, Phase
from engines.kekfe_marathon_messages import (
    BurstWas,
    CardBurst,
    CardIsKnown,
    CardTaken,
    DrawnIs,
    FigureMoves,
    FigureStands,
    FigureTurned,
    RollsAgain,
    RollsFor,
    RollTurn,
    RowBegan,
    SomethingBurst,
    StepsAreFree,
)
from engines.kekfe_marathon_questions import (
    CardAhead,
    CardsAhead,
    CountForMe,
    EmptyRow,
    HowManyInCentre,
    InCentre,
    LooksTowards,
    RowValues,
    ValueAhead,
    ValuesAhead,
    WhatIsAhead,
    WhatIsInCentre,
    WhatLiesAhead,
    WhereIsCard,
    WhichCards,
    WhichWay,
    WhoIsOut,
)
from engines.kekfe_marathon_reports import (
    CardsTold,
    Counted,
    Drew,
    FacingTold,
    Impossible,
    Laid,
    LaidBetween,
    Landed,
    LastBurst,
    Place,
    Popped,
    SpotTold,
    Stepped,
)
from engines.kekfe_marathon_scoring import RunnerCards, RunnerPoints, RunnerSum


def test_a_starter_may_be_named_while_the_circle_is_laid_and_corrected() -> None:
    game = KekfeMarathon(3)
    tell(game, StarterNamed(BEN), StarterNamed(CLARA), SetUp())
    assert (game.phase, game.turn, game.facts().cards) == (Phase.FACING, CLARA, (7, 7, 6))


def test_where_only_cards_are_counted_the_table_tells_whose_card_it_was() -> None:
    game = running(3)
    assert tell(game, TWO) == (FigureMoves(2, "cookies"),)
    assert (game.phase, game.turn) == (Phase.LANDING, ANNA)
    assert tell(game, Landed(CLARA)) == (CardBurst(CLARA, 6, "cookies"), RollTurn(CLARA))
    assert tell(game, Landed(BEN))[-1] == RollTurn(BEN), "whose card it was says that the die has moved the figure"


def test_a_chosen_move_takes_two_reports_at_most_where_only_cards_are_counted() -> None:
    game = running(3)
    assert tell(game, ONE_TO_FIVE) == (StepsAreFree(ANNA),)
    tell(game, Landed(BEN))
    assert tell(game, Stepped(4)) == (FigureMoves(4, "cookies"),)
    tell(game, Landed(BEN))
    assert game.facts().cards == (6, 5, 7)


def test_a_pop_says_that_a_card_is_gone_and_leaves_open_whose() -> None:
    game = running(2, box="balloons")
    assert tell(game, Popped()) == (SomethingBurst("balloons"),)
    tell(game, Landed(BEN))
    assert game.facts().cards == (7, 7)


def test_a_last_card_is_only_believed_of_somebody_who_has_one() -> None:
    game = with_ring(running(3), (0, 0), (0, 0), (0,))
    refusal = refused(game, LastBurst(BEN))
    assert (refusal.reason, refusal.numbers) == (Impossible.MORE_CARDS_LEFT, {"seat": BEN, "cards": 2})
    assert refused(with_ring(running(3), (0, 0), (0, 0), (0, 0)), LastBurst(BEN)).reason is Impossible.MORE_CARDS_LEFT
    tell(game, LastBurst(CLARA))
    assert game.phase is Phase.COUNTING
    assert game.answer(WhoIsOut()) == EmptyRow(CLARA, "cookies")


def test_when_one_card_is_left_the_story_says_so() -> None:
    game = with_ring(running(3, box="balloons"), (0, 0), (0, 0), (0, 0))
    assert StoryTold("one-left-balloons") in tell(game, Landed(BEN))


def test_the_value_and_place_of_a_card_are_not_another_card_where_only_cards_are_counted() -> None:
    game = running(2)
    tell(game, CARD)
    assert tell(game, Drew(5)) == (DrawnIs(5), RollTurn(ANNA))
    tell(game, Laid(Place.LEFT_END))
    assert game.facts().cards == (8, 8)
    assert refused(game, Laid(Place.LEFT_END)).reason is Refused.NOT_NOW
    assert tell(game, Drew(5))[0] == CardTaken(ANNA, 9, 11)
    tell(game, Drew(3, Place.RIGHT_END))
    assert game.facts().cards == (10, 8)
    assert "5" not in repr(game.state.ring)


def test_a_host_that_keeps_the_order_says_itself_whose_card_it_is() -> None:
    game = running(3, help="ring")
    assert tell(game, TWO) == (FigureMoves(2, "cookies"), CardBurst(BEN, 6, "cookies"), RollTurn(BEN))
    assert tell(game, Landed(BEN)) == (FigureStands(BEN, "cookies"),)
    refusal = refused(game, Landed(CLARA))
    assert (refusal.reason, refusal.numbers["seat"]) == (Impossible.STANDS_ELSEWHERE, BEN)
    tell(game, ONE_TO_FIVE)
    assert game.phase is Phase.CHOOSING
    assert CardBurst(BEN, 5, "cookies") in tell(game, Stepped(5)), "five of Ben's six cards lie ahead"


def test_all_values_are_told_row_by_row_from_left_to_right() -> None:
    game = KekfeMarathon(2, help="full")
    tell(game, SetUp(), StarterNamed(BEN))
    assert RowBegan(BEN, 7) in tell(game, SpotTold(3))
    assert tell(game, CardsTold(8, 7)) == (CardIsKnown(8, 6), CardIsKnown(7, 5))
    assert game.turn == BEN
    assert RowBegan(ANNA, 8) in tell(game, CardsTold(1, 1, 1, 1, 2))
    assert game.turn == ANNA
    tell(game, CardsTold(1, 2, 3, 4, 5, 6, 7, 8), FacingTold(COUNTER))
    assert game.answer(WhichCards(BEN)) == RowValues(BEN, (8, 7, 1, 1, 1, 1, 2))
    assert game.answer(WhatIsAhead(1)) == ValueAhead(1, BEN, 1)
    assert game.answer(WhatIsAhead(5)) == ValueAhead(5, ANNA, 1)
    assert game.answer(Score()) == ScoreTold((RunnerSum(ANNA, 8, 36), RunnerSum(BEN, 7, 21)))


def test_a_card_may_be_laid_between_two_values_that_lie_side_by_side() -> None:
    game = with_ring(running(2, help="full"), (3, 7, 2), (4, 5), right=2)
    assert refused(game, LaidBetween(37)).reason is Refused.NOT_NOW
    tell(game, Drew(8))
    assert refused(game, LaidBetween(27)).reason is Impossible.NO_SUCH_PAIR, "the figure stands between these"
    tell(game, LaidBetween(37))
    assert game.state.ring.rows[ANNA] == (3, 8, 7, 2)


def test_an_arrow_turns_the_figure_and_the_same_player_rolls_again() -> None:
    game = running(2)
    assert tell(game, ARROW) == (FigureTurned(COUNTER, "cookies"), RollsAgain("arrow"), RollTurn(ANNA))
    assert game.answer(WhichWay()) == LooksTowards(COUNTER, BEN, "cookies")


@pytest.mark.parametrize("level", ["counts", "ring", "full"])
def test_what_lies_face_down_is_never_told_and_nowhere_kept(level: str) -> None:
    game = KekfeMarathon(3, help=level)
    for _ in play(game, chance(5)):
        for query in (WhereIsCard(), WhatIsInCentre()):
            outcome = game.answer(query)
            assert isinstance(outcome, Refusal)
            assert outcome.reason is Refused.MUST_REMEMBER
        assert game.answer(HowManyInCentre()) == InCentre(game.facts().centre)


def test_what_lies_ahead_is_told_as_far_as_the_host_knows() -> None:
    for query in (WhatIsAhead(3), WhatLiesAhead(), WhichCards(BEN)):
        outcome = running(3).answer(query)
        assert isinstance(outcome, Refusal)
        assert outcome.reason is Impossible.CARDS_NOT_KNOWN
    ring = running(3, help="ring")
    assert ring.answer(WhatIsAhead(3)) == CardAhead(3, BEN)
    assert isinstance(ring.answer(WhatLiesAhead()), CardsAhead)
    assert isinstance(running(3, help="full").answer(WhatLiesAhead()), ValuesAhead)


def test_the_host_adds_up_only_what_it_knows() -> None:
    outcome = running(2).answer(CountForMe())
    assert isinstance(outcome, Refusal)
    assert outcome.reason is Impossible.CARDS_NOT_KNOWN
    assert running(2, count="cards").answer(CountForMe()) == ScoreTold((RunnerCards(ANNA, 7), RunnerCards(BEN, 8)))
    assert running(2, help="full").answer(CountForMe()) == ScoreTold((RunnerSum(ANNA, 7, 21), RunnerSum(BEN, 8, 24)))
    assert running(2, games="three").answer(Score()) == ScoreTold((RunnerPoints(ANNA, 7, 0), RunnerPoints(BEN, 8, 0)))


def test_with_full_help_nobody_counts_and_the_highest_sum_wins() -> None:
    game = with_ring(running(2, help="full"), (1, 2, 3), (8,), right=3)
    assert BurstWas(8) in tell(game, Stepped(1))
    assert game.is_over
    assert [place.counts["total"] for place in game.standings()] == [6, 0]


def test_the_row_of_somebody_who_has_gone_stays_and_the_left_neighbour_rolls_for_it() -> None:
    game = running(4)
    assert tell(game, SeatLeft(BEN)) == (SeatIsEmpty(BEN),)
    assert tell(game, Landed(BEN))[-2:] == (RollsFor(BEN, CLARA), RollTurn(CLARA))
    assert game.turn == CLARA
    assert tell(game, SeatLeft(CLARA))[-2:] == (RollsFor(BEN, DORA), RollTurn(DORA))
    assert tell(game, SeatReturned(BEN))[-1] == RollTurn(BEN)


def test_the_row_of_somebody_who_has_gone_can_end_the_game_and_is_not_ranked() -> None:
    game = with_ring(running(3), (0, 0), (0,), (0,))
    tell(game, SeatLeft(BEN), Landed(BEN))
    assert game.turn == CLARA
    tell(game, Counted(5), Counted(16))
    assert game.is_over
    assert [(place.place, place.seat) for place in game.standings()] == [(1, ANNA), (2, CLARA), (0, BEN)]


def test_an_open_turn_is_finished_before_somebody_goes_and_one_player_alone_waits() -> None:
    game = running(2)
    tell(game, TWO)
    assert refused(game, SeatLeft(BEN)).reason is Refused.TURN_OPEN
    tell(game, Landed(BEN))
    assert tell(game, SeatLeft(ANNA)) == (SeatIsEmpty(ANNA), OneIsLeft(BEN))
    assert refused(game, TWO).reason is Refused.ONE_PLAYER
    assert tell(game, SeatReturned(ANNA))[-1] == RollTurn(Seat(1))
