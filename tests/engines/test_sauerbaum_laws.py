"""The laws of Sauerbaum's counts, at every step of random games."""

from __future__ import annotations

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from laws import assert_laws_of_sauerbaum
from strategies import Setting, chance, play, settings_of

from engines.sauerbaum import Sauerbaum
from engines.sauerbaum_messages import LastRootIsHeld
from engines.sauerbaum_reports import CloudCounted, Recounted

RANDOM = settings(max_examples=25, deadline=None, suppress_health_check=[HealthCheck.too_slow])
SEEDS = st.integers(0, 2**32)


@RANDOM
@given(setting=settings_of(Sauerbaum), seed=SEEDS)
def test_drops_are_never_lost(setting: Setting, seed: int) -> None:
    game = setting.begin()
    assert isinstance(game, Sauerbaum)
    for _ in play(game, chance(seed)):
        assert_laws_of_sauerbaum(game)


@RANDOM
@given(setting=settings_of(Sauerbaum), seed=SEEDS)
def test_the_cloud_never_grows_and_roots_and_stacks_never_shrink_unless_they_are_counted_anew(
    setting: Setting, seed: int
) -> None:
    game = setting.begin()
    before = game.facts()
    for report, _ in play(game, chance(seed)):
        now = game.facts()
        if before.drops == now.drops and not isinstance(report, CloudCounted | Recounted):
            assert now.cloud <= before.cloud
            assert now.root >= before.root
            assert all(new >= old for new, old in zip(now.captured, before.captured, strict=True))
            assert sum(now.captured) - sum(before.captured) <= 3
        before = now


@RANDOM
@given(setting=settings_of(Sauerbaum), seed=SEEDS)
def test_a_tree_is_lost_only_with_enough_covered_roots_and_never_once_it_is_certain(
    setting: Setting, seed: int
) -> None:
    game = setting.begin()
    assert isinstance(game, Sauerbaum)
    events = [event for _, told in play(game, chance(seed)) for event in told]
    facts = game.facts()
    held = any(isinstance(event, LastRootIsHeld) for event in events)
    assert (game.state.outcome == "lost") == (facts.root >= facts.losing or held)
    assert not held or game.options["last_root"] == "lost"
