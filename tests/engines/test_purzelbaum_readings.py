"""How each open point of Purzelbaum's rulebook is read. P1 to P15 are its points in the order of play."""

from __future__ import annotations

import pytest
from purzelbaum_table import ANNA, BEN, CLARA, DORA, at_autumn, at_burying, at_snow, at_winter
from reporting import refused, tell

from engines.game import (
    NobodyKnows,
    Refusal,
    Refused,
    Report,
    RuleTold,
    Seat,
    SetUp,
    StarterIsKnown,
    StarterIsOpen,
    StarterNamed,
    StoryTold,
    TurnGiven,
)
from engines.purzelbaum import Phase, Purzelbaum
from engines.purzelbaum_messages import (
    AllFound,
    AllGreen,
    AlsoFell,
    AutumnTurn,
    Buried,
    BuryIt,
    CountsDiffer,
    Declined,
    Found,
    Hit,
    Impossible,
    Landed,
    Landing,
    LeafFound,
    Missed,
    NothingFound,
    NutMissed,
    NutsFound,
    NutStaysOut,
    NutToBury,
    SecondNut,
    SnowLies,
    SpringCame,
    WinterCame,
    WinterStarterIsKnown,
)
from engines.purzelbaum_questions import LeafFellOff, MayBranchesTurn, Stuck, TwoFell


@pytest.mark.parametrize("way", ["ask", "youngest", "chance"])
def test_p1_when_nobody_knows_who_ate_a_nut_the_house_rule_says_how_the_starter_is_found(way: str) -> None:
    game = Purzelbaum(3, starter=way)
    tell(game, SetUp())
    assert tell(game, NobodyKnows()) == (StarterIsOpen(way),)
    assert (game.phase, game.turn) == (Phase.AGREEING, None)
    assert tell(game, StarterNamed(BEN)) == (StarterIsKnown(BEN), StoryTold("autumn"), AutumnTurn(BEN))


def test_p1_only_chance_wants_a_lot_drawn_and_only_when_nobody_knows() -> None:
    lots: dict[str, type[Report] | None] = {}
    for way in ("ask", "youngest", "chance"):
        game = Purzelbaum(3, starter=way)
        tell(game, SetUp())
        assert game.lot is None
        tell(game, NobodyKnows())
        lots[way] = game.lot
    assert lots == {"ask": None, "youngest": None, "chance": StarterNamed}


def test_p2_a_nut_beside_the_box_must_be_buried_by_the_left_neighbour_before_their_turn() -> None:
    game = at_autumn(4, starter=DORA)
    assert tell(game, Missed(Landing.OUTSIDE)) == (NutMissed(DORA), BuryIt(ANNA, Landing.OUTSIDE))
    assert (game.phase, game.turn) == (Phase.BURYING, ANNA)
    tell(game, Buried())
    assert game.turn == ANNA


def test_p2_the_neighbour_may_leave_it_to_whoever_dropped_it_if_the_house_has_it_so() -> None:
    game = at_autumn(4, starter=DORA, beside_box="neighbour_may")
    tell(game, Missed(Landing.OUTSIDE))
    assert tell(game, Declined()) == (BuryIt(DORA, Landing.OUTSIDE),)
    assert game.turn == DORA
    assert refused(game, Declined()).reason is Refused.NOT_NOW
    tell(game, Buried())
    assert (game.turn, game.facts().hidden) == (ANNA, 1)


@pytest.mark.parametrize(("way", "landing"), [("neighbour", Landing.OUTSIDE), ("neighbour_may", Landing.BETWEEN)])
def test_p2_nobody_else_may_decline(way: str, landing: Landing) -> None:
    game = at_autumn(2, beside_box=way)
    tell(game, Missed(landing))
    assert refused(game, Declined()).reason is Refused.NOT_NOW


@pytest.mark.parametrize("reports", [[Missed(Landing.OUTSIDE)], [Missed(), Landed(Landing.OUTSIDE)]])
def test_p2_a_nut_beside_the_box_may_stay_out_for_good_if_the_house_has_it_so(reports: list[Report]) -> None:
    game = at_autumn(2, beside_box="stays_out")
    assert tell(game, *reports)[-3:] == (NutStaysOut(), StoryTold("first-snow"), AutumnTurn(BEN))
    assert (game.facts().hidden, game.facts().out, game.facts().leaves_on_disks) == (0, 1, 1)
    tell(game, *[Hit()] * 14, *reports)
    assert game.phase is Phase.SNOW
    tell(game, SnowLies(), Found(nuts=10))
    refusal = Refusal(Impossible.TOO_MANY_NUTS, {"nuts": 5, "found": 10, "left": 4})
    assert refused(game, Found(nuts=5)) == refusal
    tell(game, *[Found()] * 17)
    assert CountsDiffer(nuts=4, leaves=1, together=30) in tell(game, Found(leaf=True), Found(), AllGreen())


def test_p2_only_where_it_lies_beside_the_box_it_stays_out() -> None:
    game = at_autumn(2, beside_box="stays_out")
    assert tell(game, Missed())[-1] == NutToBury(ANNA, BEN, beside="stays_out")
    tell(game, Landed(Landing.ON_DISK), Buried())
    assert (game.facts().hidden, game.facts().out) == (1, 0)


def test_p3_a_missed_nut_may_go_into_any_hole_but_its_own_and_the_game_never_asks_which() -> None:
    game = at_burying(3)
    assert all("hole" not in slot for slots in game.expects().values() for slot in slots)
    tell(game, Buried())
    assert game.facts().hidden == 1


@pytest.mark.parametrize("hole", ["another", "any", "green"])
def test_p3_the_house_may_let_it_go_into_any_hole_or_only_under_green_disks(hole: str) -> None:
    open_where = at_autumn(2, missed_hole=hole)
    assert tell(open_where, Missed())[-1] == NutToBury(ANNA, BEN, hole=hole)
    assert tell(open_where, Landed(Landing.BETWEEN)) == (BuryIt(ANNA, Landing.BETWEEN, hole),)


@pytest.mark.parametrize(
    ("drops", "starter", "first"),
    [
        ("HHH HHH HHH HHH HHH H", ANNA, CLARA),
        ("HHH HHH HHH HHH HHH H", BEN, ANNA),
        ("MMM MMM MMM MMM MMM M", ANNA, CLARA),
        ("MMM MMM MMM MMM MMM M", BEN, ANNA),
        ("HMM HMM HMM HMM HMM H", CLARA, BEN),
        ("MMH MMH MMH MMH MMH M", ANNA, BEN),
    ],
)
def test_p4_of_those_with_the_fewest_leaves_the_last_in_the_order_of_autumn_begins(
    drops: str, starter: Seat, first: Seat
) -> None:
    game = at_snow(drops, starter=starter)
    known = tell(game, SnowLies())[0]
    assert isinstance(known, WinterStarterIsKnown)
    assert (known.seat, known.tied, game.turn) == (first, True, first)


def test_p4_who_dropped_the_sixteenth_nut_does_not_matter() -> None:
    game = at_snow("HHHM HHHM HHHM HMHM", seats=4)
    assert game.state.leaves == (4, 3, 4, 0)
    tell(game, SnowLies())
    assert game.turn == DORA
    tied = at_snow("MHHH MHHH MHHH MMMM", seats=4)
    assert tied.state.leaves == (0, 3, 3, 3)
    tell(tied, SnowLies())
    assert tied.turn == ANNA


@pytest.mark.parametrize(
    ("way", "drops", "first"),
    [
        ("last_in_order", "MHHH MHHH MHHH MMMM", ANNA),
        ("last_in_order", "HMMH HMMH HMMH HMMH", DORA),
        ("last_nut", "MHHH MHHH MHHH MMMM", ANNA),
        ("last_nut", "HMMH HMMH HMMH HMMH", DORA),
        ("last_of_tied", "HMMH HMMH HMMH HMMH", CLARA),
    ],
)
def test_p4_the_house_may_let_the_last_in_the_order_or_the_last_nut_decide_a_tie(
    way: str, drops: str, first: Seat
) -> None:
    game = at_snow(drops, seats=4, winter_starter=way)
    known = tell(game, SnowLies())[0]
    assert isinstance(known, WinterStarterIsKnown)
    assert (known.seat, game.turn) == (first, first)
    assert known.way == (way if known.tied else "fewest")


def test_p4_the_last_in_the_order_and_the_last_nut_are_two_players_where_turns_are_not_equal() -> None:
    """Sixteen nuts over three players: who began drops the last one too, and the third is last in the order."""
    last = {way: at_snow("HHH HHH HHH HHH HHH H", winter_starter=way) for way in ("last_in_order", "last_nut")}
    for game in last.values():
        tell(game, SnowLies())
    assert (last["last_in_order"].turn, last["last_nut"].turn) == (CLARA, ANNA)


def test_p5_a_hole_with_nuts_stays_white_and_must_be_lifted_once_more() -> None:
    game = at_winter(2, misses=0)
    assert isinstance(tell(game, Found(nuts=16))[0], NutsFound)
    assert game.facts().white == 20
    for lifted in range(20):
        assert game.facts().white == 20 - lifted
        tell(game, Found())
    assert game.is_over


def test_p6_a_leaf_without_a_nut_does_not_keep_the_disk_white() -> None:
    game = at_winter(2)
    assert isinstance(tell(game, Found(leaf=True))[0], LeafFound)
    assert game.facts().green == 1


def test_p7_the_winter_starter_starts_and_cannot_pass() -> None:
    game = at_winter(3)
    first = game.turn
    assert {kind.__name__ for kind in game.expects()} == {"HoleOpened", "Found", "SeatLeft", "TurnGiven"}
    assert game.turn == first


@pytest.mark.parametrize(("way", "may"), [("must", False), ("may_pass", True)])
def test_p7_of_several_the_house_may_let_them_pass_it_on(way: str, may: bool) -> None:
    game = at_snow("MHHH MHHH MHHH HHHM", seats=4, winter_start=way)
    assert game.state.leaves == (1, 4, 4, 3)
    alone = tell(game, SnowLies())[0]
    assert isinstance(alone, WinterStarterIsKnown)
    assert not alone.may_pass
    game = at_snow("MHHH MHHH MHHH MMMM", seats=4, winter_start=way)
    assert tell(game, SnowLies())[0] == WinterStarterIsKnown(ANNA, 0, tied=False)
    game = at_snow("HHH HHH HHH HHH HHH H", winter_start=way)
    known = tell(game, SnowLies())[0]
    assert known == WinterStarterIsKnown(CLARA, 5, tied=True, way="last_of_tied", may_pass=may)
    tell(game, TurnGiven(BEN), Found())
    assert game.turn == CLARA


@pytest.mark.parametrize("query", [TwoFell(), LeafFellOff()])
def test_p8_what_else_falls_is_put_back_and_autumn_keeps_its_sixteen_turns(query: TwoFell | LeafFellOff) -> None:
    game = at_autumn(2)
    for turn in range(16):
        assert game.phase is Phase.AUTUMN, turn
        assert isinstance(game.answer(query), RuleTold)
        tell(game, Hit())
    assert game.phase is Phase.SNOW


@pytest.mark.parametrize("at", [Phase.AUTUMN, Phase.BURYING])
def test_p8_by_the_rulebook_a_second_nut_is_no_report(at: Phase) -> None:
    game = at_autumn(2)
    tell(game, *([Missed()] if at is Phase.BURYING else []))
    assert refused(game, AlsoFell()).reason is Refused.NOT_NOW


def test_p8_the_first_answers_stay_the_same_whatever_the_house_adds() -> None:
    """They are the keys 1 and 2."""
    plain, kept = at_autumn(2), at_autumn(2, second_nut="kept", beside_box="neighbour_may")
    assert list(kept.expects())[:3] == list(plain.expects())[:3]
    tell(plain, Missed(Landing.OUTSIDE))
    tell(kept, Missed(Landing.OUTSIDE))
    assert list(kept.expects())[:2] == list(plain.expects())[:2]


def test_p8_the_house_may_have_a_second_nut_buried_like_a_miss() -> None:
    game = at_autumn(2, second_nut="buried")
    assert tell(game, AlsoFell()) == (SecondNut(ANNA, "buried"),)
    assert (game.turn, game.phase) == (ANNA, Phase.AUTUMN)
    facts = game.facts()
    assert (facts.tree, facts.hidden, facts.white, facts.leaves_on_disks) == (15, 1, 1, 1)
    tell(game, Missed(), AlsoFell(), Buried())
    facts = game.facts()
    assert (game.turn, facts.tree, facts.hidden, facts.white, facts.leaves_on_disks) == (BEN, 13, 3, 3, 3)
    assert game.answer(TwoFell()) == RuleTold("second-nut-buried")


def test_p8_the_house_may_let_its_finder_keep_a_second_nut_with_its_leaf() -> None:
    game = at_autumn(2, second_nut="kept")
    assert tell(game, AlsoFell()) == (SecondNut(ANNA, "kept"),)
    tell(game, Hit())
    assert tell(game, AlsoFell(ANNA)) == (SecondNut(ANNA, "kept"),)
    facts = game.facts()
    assert (game.turn, facts.nuts, facts.leaves, facts.tree, facts.hidden) == (BEN, (2, 0), (3, 0), 13, 1)
    assert game.answer(TwoFell()) == RuleTold("second-nut-kept")


@pytest.mark.parametrize("way", ["buried", "kept"])
def test_p8_a_second_nut_may_be_the_last_one_of_the_turn_before(way: str) -> None:
    game = at_autumn(2, second_nut=way)
    tell(game, *[Hit()] * 15)
    assert (game.turn, game.facts().tree) == (BEN, 1)
    second, winter = tell(game, AlsoFell())
    assert (second, type(winter), game.phase) == (SecondNut(ANNA, way), WinterCame, Phase.SNOW)
    assert refused(game, AlsoFell()).reason is Refused.NOT_NOW


def test_p8_the_last_nut_that_waits_may_have_taken_a_second_one_along() -> None:
    game = at_autumn(2, second_nut="buried")
    tell(game, *[Hit()] * 14, Missed(), AlsoFell())
    assert (game.phase, game.facts().tree) == (Phase.BURYING, 0)
    tell(game, Buried())
    assert (game.phase, game.facts().hidden) == (Phase.SNOW, 16)


def test_p9_only_where_the_nut_ends_counts_so_hit_and_miss_are_all_there_is() -> None:
    kinds = {kind.__name__ for kind in at_autumn(2).expects()}
    assert kinds == {"HoleOpened", "Hit", "Missed", "SeatLeft", "TurnGiven"}


def test_p10_about_a_nut_on_the_rim_the_table_decides() -> None:
    assert at_autumn(2).answer(Stuck()) == RuleTold("stuck")


def test_p11_nuts_are_gathered_only_in_winter() -> None:
    game = at_autumn(2)
    tell(game, *[Hit()] * 15)
    assert refused(game, Found(nuts=1)).reason is Refused.NOT_NOW
    assert game.facts().nuts == (0, 0)


def test_p12_branches_stay_as_they_are_unless_the_house_lets_them_turn() -> None:
    assert at_autumn(2).answer(MayBranchesTurn()) == RuleTold("branches")
    assert at_autumn(2, turning_branches="yes").answer(MayBranchesTurn()) == RuleTold("branches-may-turn")


def test_p13_play_goes_on_to_all_green_when_everything_is_found() -> None:
    game = at_winter(2, misses=1)
    tell(game, Found(leaf=True))
    assert AllFound(19) in tell(game, Found(nuts=16))
    assert game.phase is Phase.WINTER
    tell(game, *[Found()] * 19)
    assert game.is_over


def test_p13_the_table_may_call_spring_as_soon_as_nothing_can_change() -> None:
    game = at_winter(2, misses=1)
    tell(game, Found(leaf=True))
    refusal = Refusal(Impossible.NOT_ALL_FOUND, {"nuts": 16, "leaves": 0, "white": 19})
    assert refused(game, AllGreen()) == refusal
    tell(game, Found(nuts=16))
    assert SpringCame() in tell(game, AllGreen())
    assert (game.is_over, game.facts().white) == (True, 0)


def test_p13_the_house_may_stop_when_everything_is_found() -> None:
    game = at_winter(2, misses=1, ending="all_found")
    tell(game, Found(leaf=True))
    assert SpringCame() in tell(game, Found(nuts=16))
    assert (game.is_over, game.facts().white) == (True, 19)


def test_p13_the_house_rule_stops_with_the_last_leaf_too() -> None:
    game = at_winter(2, misses=1, ending="all_found")
    tell(game, Found(nuts=16))
    assert not game.is_over
    assert SpringCame() in tell(game, Found(leaf=True))


def test_p14_all_counts_make_thirty_two_at_the_end() -> None:
    game = at_winter(3, misses=2)
    tell(game, Found(nuts=9, leaf=True), Found(nuts=7, leaf=True), AllGreen())
    assert sum(place.counts["total"] for place in game.standings()) == 32


def test_p14_a_green_meadow_with_something_unreported_ends_the_game_and_asks_for_a_recount() -> None:
    game = at_winter(2, misses=0)
    tell(game, Found(nuts=13), *[Found()] * 19)
    assert refused(game, Found()).reason is Impossible.ALL_NUTS_ARE_HERE
    assert tell(game, AllGreen())[:2] == (CountsDiffer(nuts=3, leaves=0, together=32), SpringCame())
    assert game.is_over


def test_p15_all_may_see_what_is_found_so_it_is_told_to_all() -> None:
    found = tell(at_winter(3), Found(nuts=2))[0]
    assert not NutsFound.fleeting
    assert not NothingFound.fleeting
    assert isinstance(found, NutsFound)
    assert found.nuts == 2
