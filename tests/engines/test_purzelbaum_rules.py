"""The rulebook of Purzelbaum, sentence by sentence."""

from __future__ import annotations

import pytest
from purzelbaum_table import ANNA, BEN, CLARA, at_autumn, at_burying, at_snow, at_winter
from reporting import refused, tell

from engines.game import (
    OneIsLeft,
    Refusal,
    Refused,
    RuleAsked,
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
from engines.purzelbaum import Phase, Purzelbaum
from engines.purzelbaum_messages import (
    AllFound,
    AllGreen,
    AutumnTurn,
    Buried,
    BuryIt,
    Deed,
    Found,
    Hit,
    HoleIsOpen,
    HoleOpened,
    Impossible,
    Landed,
    Landing,
    LeafFound,
    MeadowIsReady,
    Missed,
    NothingFound,
    NutHit,
    NutIsBuried,
    NutMissed,
    NutsFound,
    NutToBury,
    Praised,
    Ranked,
    Ranking,
    SnowLies,
    SpringCame,
    WinterCame,
    WinterStarterIsKnown,
    WinterTurn,
    Won,
    WonTogether,
)
from engines.purzelbaum_questions import (
    QUERIES,
    Disks,
    Finds,
    Hidden,
    HowManyDisks,
    HowManyHidden,
    HowManyLeavesOnDisks,
    HowManyOnTree,
    LeavesOnDisks,
    LeftInAutumn,
    LeftInWinter,
    OnTree,
    WasItEmpty,
    WhatIsInHole,
    WhereAreLeaves,
    WhereIsTheNut,
    praises,
)

SECRETS = (WhereIsTheNut(), WhatIsInHole(), WasItEmpty())

# Setting up


def test_the_tree_carries_sixteen_nuts_and_the_meadow_is_green() -> None:
    facts = Purzelbaum(2).facts()
    assert (facts.tree, facts.green, facts.white, facts.hidden) == (16, 20, 0, 0)


def test_it_is_for_two_to_four_players() -> None:
    assert [Purzelbaum(seats).seats for seats in (2, 3, 4)] == [2, 3, 4]
    for seats in (1, 5):
        with pytest.raises(ValueError, match=f"{seats} players"):
            Purzelbaum(seats)


def test_the_starter_is_asked_when_the_tree_stands_and_begins_autumn() -> None:
    game = Purzelbaum(3)
    assert tell(game, SetUp()) == (MeadowIsReady(),)
    assert game.phase is Phase.STARTING
    assert tell(game, StarterNamed(BEN)) == (StarterIsKnown(BEN), StoryTold("autumn"), AutumnTurn(BEN))
    assert (game.phase, game.turn) == (Phase.AUTUMN, BEN)


def test_a_starter_named_while_setting_up_is_kept_and_not_asked_again() -> None:
    game = Purzelbaum(3)
    assert tell(game, StarterNamed(CLARA)) == (StarterIsKnown(CLARA),)
    assert game.phase is Phase.SETTING_UP
    assert tell(game, SetUp()) == (MeadowIsReady(), StoryTold("autumn"), AutumnTurn(CLARA))


def test_a_hit_before_anybody_may_drop_is_not_taken() -> None:
    assert refused(Purzelbaum(3), Hit()) == Refusal(Refused.NOT_NOW, {"report": "hit"})


# Autumn


def test_a_hit_wins_the_leaf_makes_a_disk_white_and_passes_the_turn_to_the_left() -> None:
    game = at_autumn(3)
    assert tell(game, Hit()) == (NutHit(ANNA, 1), StoryTold("first-snow"), AutumnTurn(BEN))
    facts = game.facts()
    assert (facts.leaves, facts.tree, facts.white, facts.leaves_on_disks, facts.hidden) == ((1, 0, 0), 15, 1, 0, 1)


def test_the_turn_comes_round_again() -> None:
    game = at_autumn(3)
    for expected in (ANNA, BEN, CLARA, ANNA):
        assert game.turn == expected
        tell(game, Hit())


def test_a_miss_leaves_the_leaf_on_the_white_disk_and_the_nut_to_bury() -> None:
    game = at_autumn(3)
    assert tell(game, Missed()) == (NutMissed(ANNA), NutToBury(ANNA, BEN))
    facts = game.facts()
    assert (facts.leaves, facts.white, facts.leaves_on_disks, facts.hidden) == ((0, 0, 0), 1, 1, 0)
    assert tell(game, Buried()) == (NutIsBuried(), StoryTold("first-snow"), AutumnTurn(BEN))
    assert game.facts().hidden == 1


@pytest.mark.parametrize(
    ("landing", "burier"), [(Landing.ON_DISK, ANNA), (Landing.BETWEEN, ANNA), (Landing.OUTSIDE, BEN)]
)
def test_where_the_nut_lies_says_who_buries_it(landing: Landing, burier: Seat) -> None:
    at_once = at_autumn(3)
    assert tell(at_once, Missed(landing)) == (NutMissed(ANNA), BuryIt(burier, landing))
    later = at_burying(3)
    assert tell(later, Landed(landing)) == (BuryIt(burier, landing),)
    assert at_once.turn == later.turn == burier
    assert at_once.state == later.state


def test_who_buried_for_the_neighbour_has_their_own_turn_next() -> None:
    game = at_autumn(3)
    tell(game, Missed(Landing.OUTSIDE))
    tell(game, Buried())
    assert game.turn == BEN


def test_where_a_nut_lay_is_forgotten_when_it_is_buried() -> None:
    states = set()
    for landing in (None, *Landing):
        game = at_autumn(3)
        tell(game, Missed(landing), Buried())
        states.add(game.state)
    assert len(states) == 1


def test_where_the_nut_lies_is_told_only_now() -> None:
    assert BuryIt.fleeting
    assert not NutToBury.fleeting


def test_the_next_drop_implies_that_the_nut_is_buried() -> None:
    by_word = at_burying(3)
    tell(by_word, Buried(), Hit())
    implied = at_burying(3)
    events = tell(implied, Hit())
    assert events == (NutIsBuried(), StoryTold("first-snow"), NutHit(BEN, 1), AutumnTurn(CLARA))
    assert implied.state == by_word.state


def test_a_miss_after_a_miss_implies_that_the_first_nut_is_buried() -> None:
    game = at_burying(3)
    events = tell(game, Missed(Landing.OUTSIDE))
    assert events[-2:] == (NutMissed(BEN), BuryIt(CLARA, Landing.OUTSIDE))
    assert (game.facts().tree, game.facts().hidden) == (14, 1)


def test_opening_a_hole_is_told_and_changes_nothing() -> None:
    game = at_autumn(3)
    before = game.state
    assert tell(game, HoleOpened()) == (HoleIsOpen(ANNA),)
    assert game.state == before


def test_autumn_tells_its_half_and_its_last_nut() -> None:
    game = at_autumn(2)
    beats = {n: [e.beat for e in tell(game, Hit()) if isinstance(e, StoryTold)] for n in range(1, 17)}
    assert {n: beat for n, beat in beats.items() if beat} == {
        1: ["first-snow"],
        8: ["half-of-autumn"],
        15: ["last-nut"],
    }


# Winter arrives


def test_winter_comes_with_the_sixteenth_nut_and_four_green_disks() -> None:
    game = at_autumn(2)
    tell(game, *[Hit()] * 15)
    assert tell(game, Hit())[-1] == WinterCame(4)
    assert (game.phase, game.turn) == (Phase.SNOW, None)


def test_winter_waits_until_the_last_nut_is_buried() -> None:
    game = at_autumn(2)
    tell(game, *[Hit()] * 15, Missed())
    assert game.phase is Phase.BURYING
    assert refused(game, Hit()) == Refusal(Impossible.NO_NUT_ON_TREE, {})
    assert refused(game, Missed()) == Refusal(Impossible.NO_NUT_ON_TREE, {})
    assert tell(game, Buried()) == (NutIsBuried(), WinterCame(4))


def test_snow_after_the_last_miss_implies_that_the_nut_is_buried() -> None:
    game = at_autumn(2)
    tell(game, *[Hit()] * 15, Missed())
    events = tell(game, SnowLies())
    assert events[0] == NutIsBuried()
    assert (game.phase, game.facts().hidden) == (Phase.WINTER, 16)


def test_snow_does_not_lie_while_nuts_hang() -> None:
    assert refused(at_burying(2), SnowLies()) == Refusal(Refused.NOT_NOW, {"report": "snow_lies"})


def test_the_fewest_leaves_begin_in_winter() -> None:
    game = at_snow("HHH MHH MHH MHH MHH H")
    assert game.state.leaves == (2, 5, 5)
    assert tell(game, SnowLies()) == (WinterStarterIsKnown(ANNA, 2, tied=False), WinterTurn(ANNA))
    assert (game.facts().white, game.facts().green) == (20, 0)


def test_a_find_before_the_snow_is_reported_implies_it() -> None:
    game = at_snow("HHH MHH MHH MHH MHH H")
    events = tell(game, Found(nuts=2))
    assert events == (WinterStarterIsKnown(ANNA, 2, tied=False), NutsFound(ANNA, 2, leaf=False), WinterTurn(BEN))
    assert game.phase is Phase.WINTER


# Winter


def test_nuts_keep_the_disk_white_and_belong_to_the_finder() -> None:
    game = at_winter(3)
    finder = game.turn
    assert finder is not None
    assert tell(game, Found(nuts=2, leaf=True))[0] == NutsFound(finder, 2, leaf=True)
    facts = game.facts()
    assert (facts.white, facts.hidden, facts.nuts[finder]) == (20, 14, 2)


def test_a_leaf_without_a_nut_turns_the_disk_green() -> None:
    game = at_winter(3)
    before, finder = game.facts(), game.turn
    assert finder is not None
    assert tell(game, Found(leaf=True))[0] == LeafFound(finder)
    after = game.facts()
    assert (after.green, after.leaves_on_disks) == (1, before.leaves_on_disks - 1)
    assert after.leaves[finder] == before.leaves[finder] + 1


def test_nothing_turns_the_disk_green() -> None:
    game = at_winter(3)
    assert isinstance(tell(game, Found())[0], NothingFound)
    assert game.facts().green == 1


def test_the_last_hidden_nut_is_told_while_leaves_are_left() -> None:
    game = at_winter(3)
    assert StoryTold("last-nut-found") in tell(game, Found(nuts=16))


def test_all_found_is_told_once() -> None:
    game = at_winter(2, misses=1)
    tell(game, Found(nuts=16))
    assert AllFound(19) in tell(game, Found(leaf=True))
    assert not [event for event in tell(game, Found()) if isinstance(event, AllFound)]


@pytest.mark.parametrize(
    ("found", "refusal"),
    [
        (Found(nuts=2), Refusal(Impossible.TOO_MANY_NUTS, {"nuts": 2, "found": 15, "left": 1})),
        (Found(nuts=16, leaf=True), Refusal(Impossible.TOO_MANY_NUTS, {"nuts": 16, "found": 15, "left": 1})),
        (Found(nuts=17), Refusal(Refused.OUT_OF_RANGE, {"slot": "nuts", "value": 17, "least": 0, "most": 1})),
        (Found(nuts=-1), Refusal(Refused.OUT_OF_RANGE, {"slot": "nuts", "value": -1, "least": 0, "most": 1})),
        (Found(leaf=True), Refusal(Impossible.NO_LEAF_LEFT, {})),
    ],
)
def test_what_the_counts_rule_out_is_refused_with_the_numbers(found: Found, refusal: Refusal) -> None:
    game = at_winter(2, misses=0)
    tell(game, Found(nuts=15))
    before = game.state
    assert refused(game, found) == refusal
    assert game.state == before


def test_all_that_is_hidden_lies_under_the_last_white_disk() -> None:
    game = at_winter(2, misses=0)
    tell(game, Found(nuts=13), *[Found()] * 19)
    assert game.facts().white == 1
    for nuts in (0, 1, 2):
        assert refused(game, Found(nuts=nuts)) == Refusal(Impossible.ALL_NUTS_ARE_HERE, {"nuts": nuts, "left": 3})
    assert isinstance(tell(game, Found(nuts=3))[0], NutsFound)


def test_a_leaf_must_be_there_when_every_white_disk_carries_one() -> None:
    game = at_winter(2, misses=16)
    tell(game, Found(nuts=16), *[Found()] * 4)
    assert (game.facts().white, game.facts().leaves_on_disks) == (16, 16)
    assert refused(game, Found()) == Refusal(Impossible.LEAF_ON_EVERY_DISK, {"white": 16})
    assert isinstance(tell(game, Found(leaf=True))[0], LeafFound)


# The end


def test_the_game_ends_when_the_meadow_is_green() -> None:
    game = at_winter(2, misses=0)
    tell(game, Found(nuts=16), *[Found()] * 19)
    assert SpringCame() in tell(game, Found())
    assert game.is_over
    assert (game.facts().green, game.turn) == (20, None)


def test_the_example_of_the_rulebook_ranks_clara_nicolas_benjamin() -> None:
    """Clara 5 nuts and 6 leaves, Nicolas 4 and 7, Benjamin 7 and 3."""
    clara, nicolas, benjamin = Seat(0), Seat(1), Seat(2)
    game = at_snow("HHH HHH HHH HHM MHM H")
    assert game.state.leaves == (5, 5, 3)
    tell(game, SnowLies())
    assert game.turn == benjamin
    finds = [Found(nuts=7), Found(nuts=5), Found(nuts=4), Found(), Found(leaf=True), Found(leaf=True)]
    tell(game, *finds, Found(), Found(), Found(leaf=True))
    events = tell(game, AllGreen())
    assert Won(clara, leaves=6, nuts=5, total=11) in events
    assert events[-1] == Ranking(
        (Ranked(1, clara, 6, 5, 11), Ranked(2, nicolas, 7, 4, 11), Ranked(3, benjamin, 3, 7, 10))
    )


def test_of_equally_many_together_more_nuts_come_first() -> None:
    game = at_snow("HHH HHH HHH HHH HHH H")
    tell(game, SnowLies(), Found(nuts=5), Found(nuts=5), Found(nuts=6))
    assert Won(BEN, leaves=5, nuts=6, total=11) in tell(game, AllGreen())
    assert [(place.place, place.seat, place.counts["total"]) for place in game.standings()] == [
        (1, BEN, 11),
        (2, ANNA, 11),
        (3, CLARA, 10),
    ]


def test_a_shared_first_place_leaves_no_second() -> None:
    game = at_snow("HHH HHH HHH HHH HHH H")
    tell(game, SnowLies(), Found(nuts=7), Found(nuts=2), Found(nuts=7))
    assert WonTogether((BEN, CLARA), leaves=5, nuts=7, total=12) in tell(game, AllGreen())
    assert [(place.place, place.seat) for place in game.standings()] == [(1, BEN), (1, CLARA), (3, ANNA)]


def test_all_may_win_together() -> None:
    game = at_winter(2, misses=0)
    tell(game, Found(nuts=8), Found(nuts=8))
    assert WonTogether((ANNA, BEN), leaves=8, nuts=8, total=16) in tell(game, AllGreen())


def test_everybody_who_is_there_is_praised_truly() -> None:
    game = at_snow("HHH HHH HHH HHH HHH H")
    tell(game, SnowLies(), Found(nuts=9), Found(nuts=7))
    praised = [event for event in tell(game, AllGreen()) if isinstance(event, Praised)]
    assert [event.seat for event in praised] == [ANNA, BEN, CLARA]
    facts = game.facts()
    for event in praised:
        counts = facts.nuts if "nuts" in event.deed else facts.leaves
        assert event.count == counts[event.seat]
        assert not event.deed.startswith("most") or event.count == max(counts)
    assert praised[ANNA].deed is Deed.MOST_LEAVES


def test_nobody_hears_the_same_praise_while_there_is_another() -> None:
    rows = [Ranked(1, ANNA, 7, 8, 15), Ranked(2, BEN, 3, 4, 7), Ranked(2, CLARA, 3, 4, 7), Ranked(4, Seat(3), 0, 0, 0)]
    deeds = [praise.deed for praise in praises(rows)]
    assert deeds == [Deed.MOST_NUTS, Deed.SOME_NUTS, Deed.SOME_LEAVES, Deed.PATIENCE]


# Who leaves and who returns


def test_the_seat_of_who_left_is_passed_over_and_their_finds_stay() -> None:
    game = at_autumn(3)
    tell(game, Hit(), Hit())
    assert tell(game, SeatLeft(BEN)) == (SeatIsEmpty(BEN),)
    turns = [game.turn]
    for _ in range(3):
        tell(game, Hit())
        turns.append(game.turn)
    assert turns == [CLARA, ANNA, CLARA, ANNA]
    assert game.facts().leaves[BEN] == 1


def test_when_the_player_whose_turn_it_is_leaves_the_next_one_goes_on() -> None:
    game = at_autumn(3)
    assert tell(game, SeatLeft(ANNA)) == (SeatIsEmpty(ANNA), AutumnTurn(BEN))
    assert tell(game, SeatReturned(ANNA)) == (SeatIsTaken(ANNA),)
    assert game.turn == BEN


def test_an_open_turn_is_finished_before_anybody_leaves() -> None:
    assert refused(at_burying(3), SeatLeft(ANNA)) == Refusal(Refused.TURN_OPEN, {"seat": ANNA})


def test_nobody_leaves_twice_or_returns_without_having_left() -> None:
    game = at_autumn(4)
    assert refused(game, SeatReturned(BEN)) == Refusal(Refused.SEAT_TAKEN, {"seat": BEN})
    tell(game, SeatLeft(BEN))
    assert refused(game, SeatLeft(BEN)) == Refusal(Refused.SEAT_EMPTY, {"seat": BEN})
    assert refused(game, SeatReturned(CLARA)) == Refusal(Refused.SEAT_TAKEN, {"seat": CLARA})


def test_with_one_player_left_the_game_is_kept_and_nobody_has_won() -> None:
    game = at_autumn(2)
    tell(game, Hit())
    assert tell(game, SeatLeft(ANNA)) == (SeatIsEmpty(ANNA), OneIsLeft(BEN))
    assert refused(game, Hit()) == Refusal(Refused.ONE_PLAYER, {"report": "hit"})
    assert (game.is_over, game.is_kept, game.turn) == (False, True, None)
    assert {place.place for place in game.standings()} == {0}
    assert tell(game, SeatReturned(ANNA)) == (SeatIsTaken(ANNA), AutumnTurn(BEN))


def test_who_returns_to_a_kept_game_finds_the_turn_with_somebody_who_is_there() -> None:
    game = at_winter(3)
    order = [Seat((game.state.active + step) % 3) for step in range(3)]
    tell(game, SeatLeft(order[0]), SeatLeft(order[1]))
    assert tell(game, SeatReturned(order[0])) == (SeatIsTaken(order[0]), WinterTurn(order[2]))


def test_a_nut_beside_the_box_is_buried_by_the_next_one_who_is_there() -> None:
    game = at_autumn(3)
    tell(game, SeatLeft(BEN))
    assert BuryIt(CLARA, Landing.OUTSIDE) in tell(game, Missed(Landing.OUTSIDE))


def test_a_starter_who_has_left_hands_the_first_turn_to_the_left() -> None:
    game = Purzelbaum(3)
    tell(game, StarterNamed(BEN), SeatLeft(BEN))
    assert AutumnTurn(CLARA) in tell(game, SetUp())


def test_who_left_neither_begins_the_winter_nor_is_named_as_starter() -> None:
    game = at_snow("HHH MHH MHH MHH MHH H")
    tell(game, SeatLeft(ANNA))
    tell(game, SnowLies())
    assert game.turn == CLARA
    new = Purzelbaum(3)
    tell(new, SeatLeft(BEN))
    assert refused(new, StarterNamed(BEN)) == Refusal(Refused.SEAT_EMPTY, {"seat": BEN})


# Questions


def test_the_score_has_a_row_for_everybody_clockwise() -> None:
    game = at_autumn(3)
    tell(game, Hit())
    assert game.answer(Score()) == ScoreTold((Finds(ANNA, 1, 0, 1), Finds(BEN, 0, 0, 0), Finds(CLARA, 0, 0, 0)))


def test_counts_are_told_that_anybody_can_see_or_count() -> None:
    game = at_autumn(3)
    tell(game, Hit(), Missed(), Buried())
    assert game.answer(HowManyOnTree()) == OnTree(14)
    assert game.answer(HowManyHidden()) == Hidden(2)
    assert game.answer(HowManyDisks()) == Disks(18, 2)
    assert game.answer(HowManyLeavesOnDisks()) == LeavesOnDisks(1)
    assert game.answer(WhatIsLeft()) == LeftInAutumn(drops=2, tree=14, hidden=2, leaves=1)


def test_what_is_left_in_winter_tells_no_number_of_turns() -> None:
    assert at_winter(3, misses=2).answer(WhatIsLeft()) == LeftInWinter(hidden=16, leaves=2, white=20)


def test_a_nut_in_the_hand_is_not_hidden() -> None:
    assert at_burying(3).answer(HowManyHidden()) == Hidden(0)


@pytest.mark.parametrize("query", SECRETS, ids=lambda query: query.kind())
def test_what_must_be_remembered_is_never_told(query: WhereIsTheNut) -> None:
    game = at_autumn(3)
    tell(game, Hit())
    assert game.answer(query) == Refusal(Refused.MUST_REMEMBER, {})
    found = at_winter(2, misses=0)
    assert found.answer(query) == Refusal(Refused.MUST_REMEMBER, {})
    tell(found, Found(nuts=16))
    assert found.answer(query) == Hidden(0)


def test_which_disks_carry_leaves_is_for_eyes_and_fingers() -> None:
    game = at_autumn(3)
    assert game.answer(WhereAreLeaves()) == LeavesOnDisks(0)
    tell(game, Missed())
    assert game.answer(WhereAreLeaves()) == Refusal(Impossible.NOT_TRACKED, {"leaves": 1})


@pytest.mark.parametrize("query", [q for q in QUERIES if issubclass(q, RuleAsked)], ids=lambda query: query.kind())
def test_an_accident_is_answered_by_a_rule(query: type[RuleAsked]) -> None:
    assert at_autumn(2).answer(query()) == RuleTold(query.topic)
