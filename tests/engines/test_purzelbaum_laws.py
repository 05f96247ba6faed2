"""The laws of Purzelbaum's counts, at every step of random games."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from strategies import Setting, any_report, chance, play, settings_of

from engines.purzelbaum import DISKS, ENDS, Phase, Purzelbaum
from engines.purzelbaum_messages import CountsDiffer, Found, Hit, Missed

if TYPE_CHECKING:
    from engines.game import Event

RANDOM = settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.too_slow])
SEEDS = st.integers(0, 2**32)


def assert_laws(game: Purzelbaum) -> None:
    state, facts = game.state, game.facts()
    in_hand = int(game.phase is Phase.BURYING)
    assert facts.tree + in_hand + facts.hidden + sum(facts.nuts) == ENDS
    assert facts.tree + facts.leaves_on_disks + sum(facts.leaves) == ENDS
    assert facts.green + facts.white == DISKS
    assert facts.leaves_on_disks <= facts.white
    assert min(facts.hidden, facts.tree, facts.white, facts.green, facts.leaves_on_disks) >= 0
    assert (state.landing is None) or game.phase is Phase.BURYING
    if game.phase in {Phase.AUTUMN, Phase.BURYING, Phase.SNOW}:
        assert facts.white == facts.drops == ENDS - facts.tree
        assert sum(facts.nuts) == 0
    if game.phase is Phase.AUTUMN:
        assert facts.green >= 5
    if game.phase is Phase.SNOW:
        assert (facts.white, facts.green, facts.tree) == (16, 4, 0)
    if game.phase is Phase.WINTER:
        assert facts.white >= 1
        assert facts.tree == 0


@RANDOM
@given(setting=settings_of(Purzelbaum), seed=SEEDS)
def test_nuts_leaves_and_disks_are_never_lost(setting: Setting, seed: int) -> None:
    game = setting.begin()
    assert isinstance(game, Purzelbaum)
    assert_laws(game)
    events: tuple[Event, ...] = ()
    for _, followed in play(game, chance(seed)):
        events = followed
        if not game.is_over:
            assert_laws(game)
    missing = [event.nuts + event.leaves for event in events if isinstance(event, CountsDiffer)]
    assert sum(place.counts["total"] for place in game.standings()) == 2 * ENDS - sum(missing)


@RANDOM
@given(setting=settings_of(Purzelbaum), seed=SEEDS)
def test_autumn_has_sixteen_drops_and_every_leaf_was_hit_or_lies_in_the_snow(setting: Setting, seed: int) -> None:
    game = setting.begin()
    drops: list[Hit | Missed] = []
    for report, _ in play(game, chance(seed)):
        drops += [report] if isinstance(report, Hit | Missed) else []
        if game.phase is Phase.SNOW:
            assert len(drops) == ENDS
            assert sum(game.facts().leaves) == sum(isinstance(drop, Hit) for drop in drops)
            assert game.facts().leaves_on_disks == sum(isinstance(drop, Missed) for drop in drops)


@RANDOM
@given(setting=settings_of(Purzelbaum), seed=SEEDS)
def test_in_winter_a_disk_stays_white_exactly_when_nuts_were_under_it(setting: Setting, seed: int) -> None:
    game = setting.begin()
    white = DISKS
    for report, _ in play(game, chance(seed)):
        if isinstance(report, Found):
            white -= 0 if report.nuts else 1
            assert game.facts().white == white


@RANDOM
@given(setting=settings_of(Purzelbaum), first=SEEDS, second=SEEDS)
def test_games_that_look_alike_go_on_alike_whatever_led_there(setting: Setting, first: int, second: int) -> None:
    """Where nuts lay when they missed leads to no other word later."""
    alike = [setting.begin(), setting.begin()]
    rng, landings = chance(first), chance(second)
    while not alike[0].is_over:
        report = any_report(alike[0], rng)
        other = report
        if isinstance(report, Missed):
            possible = list(alike[0].expects()[Missed]["landing"])
            other = Missed(landings.choice(possible))
        told = [game.report(kind) for game, kind in zip(alike, (report, other), strict=True)]
        if alike[0].phase is not Phase.BURYING:
            assert told[0] == told[1]
            assert alike[0].state == alike[1].state
