"""The laws of the circle (games.md 4.6) at every step of random games, with every house rule."""

from __future__ import annotations

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from laws import assert_laws_of_kekfe_marathon
from strategies import Setting, chance, play, settings_of

from engines.kekfe_marathon import KekfeMarathon, Phase
from engines.kekfe_marathon_messages import CardBurst, CardTaken, FigureTurned

RANDOM = settings(max_examples=20, deadline=None, suppress_health_check=[HealthCheck.too_slow])


@RANDOM
@given(setting=settings_of(KekfeMarathon), seed=st.integers(0, 2**32))
def test_cards_are_never_lost_and_every_row_holds_one_until_the_end(setting: Setting, seed: int) -> None:
    game = setting.begin()
    assert isinstance(game, KekfeMarathon)
    assert_laws_of_kekfe_marathon(game)
    for _ in play(game, chance(seed)):
        assert_laws_of_kekfe_marathon(game)


@RANDOM
@given(setting=settings_of(KekfeMarathon), seed=st.integers(0, 2**32))
def test_a_burst_takes_one_card_a_draw_adds_one_and_an_arrow_changes_nothing(setting: Setting, seed: int) -> None:
    game = setting.begin()
    assert isinstance(game, KekfeMarathon)
    before = game.facts()
    for _, events in play(game, chance(seed)):
        facts = game.facts()
        held = sum(facts.cards) + int(facts.in_hand) - sum(before.cards) - int(before.in_hand)
        kinds = {type(event) for event in events}
        if facts.game == before.game and kinds & {CardBurst, CardTaken, FigureTurned}:
            assert held == int(CardTaken in kinds) - int(CardBurst in kinds)
        before = facts


@RANDOM
@given(seats=st.integers(2, 5), level=st.sampled_from(["ring", "full"]), seed=st.integers(0, 2**32))
def test_a_move_needs_one_report_and_a_chosen_one_two_where_the_host_keeps_the_order(
    seats: int, level: str, seed: int
) -> None:
    game = KekfeMarathon(seats, help=level)
    since_burst = 0
    for report, events in play(game, chance(seed), people_leave=False):
        since_burst = since_burst + 1 if report.kind() in {"rolled", "stepped"} else 0
        if any(isinstance(event, CardBurst) for event in events):
            assert since_burst >= 1
            since_burst = 0
        assert game.phase is not Phase.LANDING
