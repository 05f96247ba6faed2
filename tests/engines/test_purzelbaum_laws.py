"""The laws of Purzelbaum's counts, at every step of random games."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from laws import assert_laws_of_purzelbaum
from strategies import Setting, any_report, chance, play, settings_of

from engines.purzelbaum import Phase, Purzelbaum
from engines.purzelbaum_messages import AlsoFell, CountsDiffer, Found, Hit, Landing, Missed
from engines.purzelbaum_state import DISKS, ENDS

if TYPE_CHECKING:
    from engines.game import Event, Report

RANDOM = settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.too_slow])
SEEDS = st.integers(0, 2**32)


@RANDOM
@given(setting=settings_of(Purzelbaum), seed=SEEDS)
def test_nuts_leaves_and_disks_are_never_lost(setting: Setting, seed: int) -> None:
    game = setting.begin()
    assert isinstance(game, Purzelbaum)
    assert_laws_of_purzelbaum(game)
    events: tuple[Event, ...] = ()
    for _, followed in play(game, chance(seed)):
        events = followed
        assert_laws_of_purzelbaum(game)
    missing = [event.nuts + event.leaves for event in events if isinstance(event, CountsDiffer)]
    assert sum(place.counts["total"] for place in game.standings()) == 2 * ENDS - game.state.out - sum(missing)


@RANDOM
@given(setting=settings_of(Purzelbaum), seed=SEEDS)
def test_autumn_has_sixteen_drops_and_every_leaf_was_hit_or_lies_in_the_snow(setting: Setting, seed: int) -> None:
    game = setting.begin()
    won = {Hit} | ({AlsoFell} if setting.options["second_nut"] == "kept" else set())
    drops: list[type[Report]] = []
    for report, _ in play(game, chance(seed)):
        drops += [type(report)] if isinstance(report, Hit | Missed | AlsoFell) else []
        if game.phase is Phase.SNOW:
            assert len(drops) == ENDS
            assert sum(game.facts().leaves) == sum(drop in won for drop in drops)
            assert game.facts().leaves_on_disks == sum(drop not in won for drop in drops)


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
    """Where nuts lay when they missed leads to no other word later, but for one that stays out for all to see."""
    alike = [setting.begin(), setting.begin()]
    rng, landings = chance(first), chance(second)
    while not alike[0].is_over:
        report = any_report(alike[0], rng)
        other = report
        if isinstance(report, Missed):
            possible = list(alike[0].expects()[Missed]["landing"])
            if setting.options["beside_box"] == "stays_out":
                is_out = report.landing is Landing.OUTSIDE
                possible = [landing for landing in possible if (landing is Landing.OUTSIDE) == is_out]
            other = Missed(landings.choice(possible))
        told = [game.report(kind) for game, kind in zip(alike, (report, other), strict=True)]
        if alike[0].phase is not Phase.BURYING:
            assert told[0] == told[1]
            assert alike[0].state == alike[1].state
