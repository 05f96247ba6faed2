"""How the open points of the rulebook of Kekfe Marathon are read (B1 to B20, games.md 4.7).

Those about cards from the centre stand in test_kekfe_marathon_centre.py.
"""

from __future__ import annotations

import pytest
from kekfe_marathon_table import (
    ANNA,
    ARROW,
    BEN,
    CARD,
    CLARA,
    CLOCKWISE,
    COUNTER,
    DORA,
    FIVE,
    ONE_TO_FIVE,
    THREE,
    TWO,
    counted,
    running,
    with_ring,
)
from reporting import refused, tell

from engines.game import (
    RuleTold,
    Score,
    ScoreTold,
    Seat,
    SeatLeft,
    SetUp,
    StarterIsOpen,
    StarterNamed,
)
from engines.kekfe_marathon import KekfeMarathon, Phase
from engines.kekfe_marathon_messages import (
    BurstWas,
    CardBurst,
    FigureLooks,
    FigureStays,
    GameEnded,
    GamePoints,
    MarathonBegins,
    NobodyWon,
    Ranking,
    RollTurn,
    RowIsEmpty,
    RunnerRanked,
    Won,
    WonTogether,
)
from engines.kekfe_marathon_questions import EqualTotals, FirstDirection
from engines.kekfe_marathon_reports import (
    Counted,
    FacingTold,
    Impossible,
    Landed,
    LooksTo,
    StarterTied,
    Stepped,
)
from engines.kekfe_marathon_scoring import RunnerPoints


def bursts(game: KekfeMarathon, *reports: object) -> list[Seat]:
    """Whose cards go, one report after the other."""
    gone = []
    for report in reports:
        gone += [event.seat for event in tell(game, report) if isinstance(event, CardBurst)]  # type: ignore[arg-type]
    return gone


def test_b1_only_cards_are_counted_and_the_spot_that_is_left_closes() -> None:
    game = with_ring(running(2, help="full"), (1, 2, 3), (4, 5, 6), right=3)
    assert BurstWas(5) in tell(game, TWO)
    tell(game, ARROW)
    assert BurstWas(3) in tell(game, TWO), "back from the spot lie 4 and 3"


def test_b2_markers_between_rows_are_not_counted() -> None:
    game = with_ring(running(3, help="ring"), (0,), (0,), (0, 0), right=1)
    assert bursts(game, TWO) == [CLARA], "two on from the left end of Anna's row: Ben's one card, Clara's first"


def test_b3_with_more_steps_than_cards_it_goes_on_round() -> None:
    game = with_ring(running(2, help="full"), (1, 2), (7,), right=2)
    assert BurstWas(1) in tell(game, FIVE), "7, 1, 2, 7, 1"


@pytest.mark.parametrize(("way", "turn"), [("starter", BEN), ("table", None), ("chance", BEN)])
def test_b4_the_house_rule_says_who_picks_the_first_direction(way: str, turn: Seat | None) -> None:
    game = KekfeMarathon(3, direction=way)
    tell(game, SetUp(), StarterNamed(BEN))
    assert (game.phase, game.turn) == (Phase.FACING, turn)
    assert (game.lot is FacingTold) == (way == "chance")
    topic = "first-direction" if way == "starter" else f"first-direction-{way}"
    assert game.answer(FirstDirection()) == RuleTold(topic)
    assert tell(game, FacingTold(COUNTER))[0] == FigureLooks(COUNTER, "cookies")
    assert game.lot is None


@pytest.mark.parametrize("way", ["ask", "youngest", "next_highest"])
def test_b5_with_equal_highest_cards_the_house_rule_says_who_begins(way: str) -> None:
    game = KekfeMarathon(3, starter=way)
    tell(game, SetUp())
    assert tell(game, StarterTied()) == (StarterIsOpen(way),)
    assert (game.phase, game.turn) == (Phase.AGREEING, None)
    assert tell(game, StarterNamed(CLARA)) == (MarathonBegins(CLARA, "cookies"),)
    assert game.phase is Phase.FACING


@pytest.mark.parametrize(
    ("tie", "topic", "verdict"),
    [
        ("shared", "tie", WonTogether((ANNA, BEN), 8, "values", "cookies")),
        ("more_cards", "tie-more-cards", Won(BEN, 8, "values", "cookies")),
        ("nobody", "tie-nobody", NobodyWon((ANNA, BEN), 8, "values", "cookies")),
    ],
)
def test_b9_equal_totals_are_shared_or_as_the_house_rule_says(tie: str, topic: str, verdict: object) -> None:
    game = with_ring(running(3, tie=tie), (0, 0), (0, 0, 0), (0,))
    events = counted(game, CLARA, anna=8, ben=8)
    assert verdict in events
    assert game.answer(EqualTotals()) == RuleTold(topic)


def test_b10_of_two_players_the_one_who_still_has_cards_wins_whatever_they_are_worth() -> None:
    game = with_ring(running(2, help="full"), (1, 1, 1), (8,), right=3)
    events = tell(game, Stepped(1))
    assert RowIsEmpty(BEN, "cookies") in events
    assert Won(ANNA, 3, "values", "cookies") in events
    assert [(place.place, place.seat) for place in game.standings()] == [(1, ANNA), (2, BEN)]


def test_b11_an_empty_row_gives_nothing_to_a_marathon_and_takes_nothing_away() -> None:
    game = running(2, games="three")
    events = counted(game, BEN, anna=30)
    assert GameEnded(1, 3, (GamePoints(ANNA, 30), GamePoints(BEN, 0))) in events
    assert game.phase is Phase.SETTING_UP


def test_b11_by_house_rule_the_last_card_costs_the_lowest_of_the_other_sums() -> None:
    game = with_ring(running(3, games="three", last_burst="minus"), (0, 0), (0, 0, 0), (0,))
    events = counted(game, CLARA, anna=8, ben=5)
    assert GameEnded(1, 3, (GamePoints(ANNA, 8), GamePoints(BEN, 5), GamePoints(CLARA, -5))) in events
    assert game.answer(Score()) == ScoreTold(
        (RunnerPoints(ANNA, 7, 8), RunnerPoints(BEN, 7, 5), RunnerPoints(CLARA, 7, -5))
    )


def test_b11_the_host_adds_up_what_the_last_card_costs_where_it_knows_the_values() -> None:
    game = with_ring(running(2, games="three", help="full", last_burst="minus"), (1, 2, 3), (8,), right=3)
    tell(game, Stepped(1))
    assert game.facts().points == (6, -6)


@pytest.mark.parametrize(
    ("options", "points"),
    [
        ({"games": "three", "count": "cards"}, (2, 3, -2)),
        ({"games": "three_by_wins", "count": "cards"}, (0, 1, -1)),
        ({"games": "three", "count": "cards", "last_burst": "nothing"}, (2, 3, 0)),
    ],
    ids=str,
)
def test_b11_the_last_card_costs_cards_or_a_win_where_those_are_added_up(
    options: dict[str, str], points: tuple[int, ...]
) -> None:
    game = with_ring(running(3, ANNA, **{"last_burst": "minus", **options}), (0, 0), (0, 0, 0), (0,))
    tell(game, Landed(CLARA))
    assert game.facts().points == points


def test_b11_the_last_card_costs_a_win_also_where_a_tie_gives_nobody_one() -> None:
    options = {"games": "three_by_wins", "count": "cards", "tie": "nobody", "last_burst": "minus"}
    game = with_ring(running(3, ANNA, **options), (0, 0), (0, 0), (0,))
    tell(game, Landed(CLARA))
    assert game.facts().points == (0, 0, -1)


def test_b11_in_a_single_game_the_last_card_costs_nothing_more() -> None:
    game = with_ring(running(3, count="cards", last_burst="minus"), (0, 0), (0, 0, 0), (0,))
    events = tell(game, Landed(CLARA))
    assert events[-1] == Ranking(
        (RunnerRanked(1, BEN, 3, 3), RunnerRanked(2, ANNA, 2, 2), RunnerRanked(3, CLARA, 0, 0))
    )


def test_b11_the_last_card_of_somebody_who_has_gone_costs_nothing() -> None:
    game = with_ring(running(3, count="cards", games="three", last_burst="minus"), (0, 0), (0, 0, 0), (0,))
    tell(game, SeatLeft(CLARA), Landed(CLARA))
    assert game.facts().points == (2, 3, 0)


def test_b11_the_result_of_somebody_who_has_gone_does_not_say_what_the_last_card_costs() -> None:
    game = with_ring(running(4, count="cards", games="three", last_burst="minus"), (0, 0), (0, 0, 0), (0,), (0,))
    tell(game, SeatLeft(CLARA), Landed(DORA))
    assert game.facts().points[DORA] == -2


@pytest.mark.parametrize(
    ("last_burst", "verdict", "points"),
    [
        ("nothing", Won(BEN, 6, "cards", "cookies"), (5, 6, 3)),
        ("minus", Won(ANNA, 5, "cards", "cookies"), (5, 4, 0)),
    ],
)
def test_b11_who_wins_a_marathon_is_decided_with_what_the_last_cards_cost(
    last_burst: str, verdict: Won, points: tuple[int, ...]
) -> None:
    game = running(3, count="cards", games="three", last_burst=last_burst)
    played = [(CLARA, (2, 3, 1)), (BEN, (2, 1, 3)), (CLARA, (1, 3, 1))]
    for number, (loser, cards) in enumerate(played):
        if number:
            tell(game, SetUp(), StarterNamed(ANNA), FacingTold(CLOCKWISE))
        events = tell(with_ring(game, *((0,) * left for left in cards)), Landed(loser))
    assert verdict in events
    assert game.facts().points == points
    assert [place.counts["total"] for place in game.standings()] == sorted(points, reverse=True)


def test_b12_arrow_and_card_may_come_again_and_again() -> None:
    game = running(2)
    for _ in range(4):
        tell(game, ARROW, CARD)
        assert game.turn == ANNA
    assert game.facts().cards == (11, 8)


def test_b13_one_to_five_is_never_none() -> None:
    game = running(2, help="ring")
    tell(game, ONE_TO_FIVE)
    assert refused(game, Stepped(0)).reason is Impossible.ONE_TO_FIVE_STEPS
    assert refused(game, Stepped(6)).reason is Impossible.ONE_TO_FIVE_STEPS
    assert list(game.expects()[Stepped]["steps"]) == [1, 2, 3, 4, 5]


@pytest.mark.parametrize("level", ["counts", "ring", "full"])
def test_b13_the_house_may_let_the_figure_stay_and_then_the_same_player_rolls_again(level: str) -> None:
    game = running(2, help=level, zero_steps="yes")
    before = game.facts()
    assert tell(game, ONE_TO_FIVE, Stepped(0)) == (FigureStays("cookies"), RollTurn(ANNA))
    assert (game.phase, game.facts()) == (Phase.ROLLING, before)
    tell(game, Stepped(0))
    assert (game.phase, game.facts()) == (Phase.ROLLING, before), "it says as well what the die showed"
    assert refused(game, Stepped(6)).numbers == {"least": 0}
    assert list(game.expects()[Stepped]["steps"]) == [0, 1, 2, 3, 4, 5]


def test_b15_a_card_of_the_own_row_bursts_too_and_the_same_player_rolls_again() -> None:
    game = with_ring(running(2, help="full"), (1, 2, 3), (4, 5), right=0)
    events = tell(game, TWO)
    assert CardBurst(ANNA, 2, "cookies") in events
    assert BurstWas(2) in events
    assert game.turn == ANNA


def test_b16_without_numbers_the_highest_symbol_still_begins_and_only_the_end_differs() -> None:
    game = with_ring(running(3, count="cards"), (0, 0), (0, 0, 0), (0,))
    events = tell(game, Landed(CLARA))
    assert game.is_over, "nothing has to be counted"
    assert Won(BEN, 3, "cards", "cookies") in events
    assert events[-1] == Ranking(
        (RunnerRanked(1, BEN, 3, 3), RunnerRanked(2, ANNA, 2, 2), RunnerRanked(3, CLARA, 0, 0))
    )


@pytest.mark.parametrize(("games", "points"), [("three", (2, 3, 0)), ("three_by_wins", (0, 1, 0))])
def test_b17_a_marathon_without_numbers_adds_up_cards_or_by_house_rule_wins(
    games: str, points: tuple[int, ...]
) -> None:
    game = with_ring(running(3, count="cards", games=games), (0, 0), (0, 0, 0), (0,))
    tell(game, Landed(CLARA))
    assert (game.phase, game.facts().points, game.facts().game) == (Phase.SETTING_UP, points, 2)
    tell(game, SetUp(), StarterNamed(ANNA), FacingTold(CLOCKWISE))
    with_ring(game, (0, 0), (0, 0, 0), (0,))
    tell(game, Landed(CLARA))
    assert game.facts().points == tuple(2 * have for have in points)


def test_b17_the_last_game_of_a_marathon_tells_who_has_most_altogether() -> None:
    game = running(2, games="three")
    for number in range(3):
        if number:
            tell(game, SetUp(), StarterNamed(ANNA), FacingTold(CLOCKWISE))
        events = counted(game, BEN, anna=10 + number) if number < 2 else counted(game, ANNA, ben=40)
    assert game.is_over
    assert Won(BEN, 40, "values", "cookies") in events
    assert game.facts().points == (21, 40)


def test_b18_a_burst_card_was_open_so_its_value_is_told_once_and_kept_nowhere() -> None:
    game = with_ring(running(2, help="full"), (1, 2, 8), (3, 4), right=1)
    assert BurstWas(8) in tell(game, TWO)
    assert BurstWas.fleeting
    assert "8" not in repr(game.state)


def test_b19_nobody_asks_what_lies_in_the_centre_and_the_game_does_not_know_it() -> None:
    for level in ("counts", "ring", "full"):
        game = running(2, help=level)
        assert game.facts().centre == 13
        assert not [name for name in vars(game.facts()) if "centre" in name and name != "centre"]


@pytest.mark.parametrize(
    ("seats", "deal", "centre", "ring"), [(2, 8, 12, 15), (3, 7, 7, 20), (4, 6, 4, 23), (5, 5, 3, 24)]
)
def test_b20_each_gets_eight_seven_six_or_five_cards_for_two_to_five_players(
    seats: int, deal: int, centre: int, ring: int
) -> None:
    game = KekfeMarathon(seats)
    assert (game.facts().cards, game.facts().centre) == ((deal,) * seats, centre)
    tell(game, SetUp(), StarterNamed(BEN))
    assert (sum(game.facts().cards), game.facts().centre) == (ring, centre + 1)
    assert game.facts().cards[BEN] == deal - 1


def test_the_rows_beside_the_starter_tell_the_way_and_others_do_not() -> None:
    for seat, direction in ((CLARA, CLOCKWISE), (ANNA, COUNTER)):
        game = KekfeMarathon(4)
        tell(game, SetUp(), StarterNamed(BEN))
        assert tell(game, LooksTo(seat))[0] == FigureLooks(direction, "cookies")
    game = KekfeMarathon(4)
    tell(game, SetUp(), StarterNamed(BEN))
    assert refused(game, LooksTo(DORA)).reason is Impossible.WHICH_WAY
    of_two = KekfeMarathon(2)
    tell(of_two, SetUp(), StarterNamed(BEN))
    assert refused(of_two, LooksTo(ANNA)).reason is Impossible.WHICH_WAY


def test_sums_are_asked_round_the_table_from_the_left_of_the_empty_row() -> None:
    game = with_ring(running(4), (0, 0), (0,), (0, 0), (0,))
    tell(game, THREE, Landed(BEN))
    assert game.turn == CLARA
    assert refused(game, Counted(40)).numbers == {"cards": 2, "least": 2, "most": 16}
    assert refused(game, Counted(9, ANNA)).reason is Impossible.ANOTHER_COUNTS
    tell(game, Counted(9, CLARA), Counted(8))
    assert (game.turn, game.is_over) == (ANNA, False)
    tell(game, Counted(10))
    assert game.is_over
