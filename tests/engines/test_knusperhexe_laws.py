"""The laws of Knusperhexe's counts, at every step of random games."""

from __future__ import annotations

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from laws import assert_laws_of_knusperhexe
from strategies import Setting, any_report, chance, play, settings_of

from engines.game import slot_names
from engines.knusperhexe import Knusperhexe, Phase
from engines.knusperhexe_reports import SweetNamed, SweetSeen

RANDOM = settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.too_slow])
SEEDS = st.integers(0, 2**32)


@RANDOM
@given(setting=settings_of(Knusperhexe), seed=SEEDS)
def test_cards_and_candies_are_never_lost(setting: Setting, seed: int) -> None:
    game = setting.begin()
    assert isinstance(game, Knusperhexe)
    assert_laws_of_knusperhexe(game)
    for _ in play(game, chance(seed)):
        assert_laws_of_knusperhexe(game)


@RANDOM
@given(setting=settings_of(Knusperhexe), seed=SEEDS)
def test_the_collapser_never_gets_the_candy_of_the_round(setting: Setting, seed: int) -> None:
    game = setting.begin()
    for _ in play(game, chance(seed)):
        state = game.state
        assert state.candy is None or state.candy != state.collapser


@RANDOM
@given(setting=settings_of(Knusperhexe), seed=SEEDS)
def test_two_cards_that_lie_on_each_other_are_never_the_same(setting: Setting, seed: int) -> None:
    game = setting.begin()
    tops = game.facts().tops
    for report, _ in play(game, chance(seed)):
        facts = game.facts()
        if isinstance(report, SweetSeen) and facts.tops != tops and game.phase is Phase.TAKING:
            (seat,) = [seat for seat in range(game.seats) if facts.tops[seat] != tops[seat]]
            assert facts.tops[seat] == report.sweet
        tops = facts.tops


@RANDOM
@given(setting=settings_of(Knusperhexe), first=SEEDS, second=SEEDS)
def test_games_that_look_alike_go_on_alike_whatever_is_covered(setting: Setting, first: int, second: int) -> None:
    """What lies under the tops leads to no other word later: the state has no place for it."""
    game = setting.begin()
    rng = chance(first)
    for _ in range(chance(second).randrange(1, 60)):
        if game.is_over:
            break
        game.report(any_report(game, rng))
    state = repr(game.state)
    named = [sweet for sweet in "ABCDE" if f"'{sweet}'" in state]
    assert set(named) <= {*game.facts().tops, *game.facts().sweets, game.state.seen}


def test_reports_hold_a_sweet_only_where_all_see_it() -> None:
    with_sweets = [kind for kind in Knusperhexe.report_kinds() if "sweet" in slot_names(kind)]
    assert with_sweets == [SweetNamed, SweetSeen]
