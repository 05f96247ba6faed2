"""What holds for every game, found in engines without a list."""

from __future__ import annotations

import types
from collections import Counter
from dataclasses import fields, is_dataclass
from enum import Enum
from typing import Any, ClassVar, Union, get_args, get_origin, get_type_hints

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from strategies import Setting, any_report, chance, every_report, games, messages, play, settings_of, subclasses

from engines.game import (
    Answer,
    Event,
    Game,
    Message,
    Query,
    Refusal,
    Refused,
    Report,
    Row,
    Seat,
    SeatLeft,
    SeatReturned,
    TurnBegan,
)

SEEDS = st.integers(0, 2**32)
MOST_STEPS_BACK = 60
"""Of a longer game not every state is looked at again."""

SLOW = settings(max_examples=10, deadline=None, suppress_health_check=[HealthCheck.too_slow])

every_game = pytest.mark.parametrize("game", games(), ids=lambda game: game.name)


def snapshot(game: Game) -> tuple[object, ...]:
    return game.phase, game.state, game.turn, game.facts(), game.standings()


def test_there_are_games() -> None:
    assert games()


@every_game
@SLOW
@given(data=st.data(), seed=SEEDS)
def test_replaying_a_game_gives_the_same_state_and_the_same_events(
    game: type[Game], data: st.DataObject, seed: int
) -> None:
    setting = data.draw(settings_of(game))
    first = setting.begin()
    told = list(play(first, chance(seed)))
    second = setting.begin()
    assert [second.report(report) for report, _ in told] == [events for _, events in told]
    assert snapshot(second) == snapshot(first)


@every_game
@SLOW
@given(data=st.data(), seed=SEEDS)
def test_taking_back_report_after_report_leads_through_every_earlier_state(
    game: type[Game], data: st.DataObject, seed: int
) -> None:
    setting = data.draw(settings_of(game))
    played = setting.begin()
    states = [snapshot(played)]
    reports = []
    for report, _ in play(played, chance(seed)):
        reports.append(report)
        states.append(snapshot(played))
    for length in range(len(reports), -1, -max(1, len(reports) // MOST_STEPS_BACK)):
        assert snapshot(setting.replay(reports[:length])) == states[length]


@every_game
@settings(max_examples=2, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(data=st.data(), seed=SEEDS)
def test_every_report_in_every_phase_gives_events_or_a_refusal_that_changes_nothing(
    game: type[Game], data: st.DataObject, seed: int
) -> None:
    setting = data.draw(settings_of(game))
    rng = chance(seed)
    reports: list[Report] = []
    tried = setting.begin()
    seen: set[object] = set()
    while not tried.is_over:
        if tried.phase not in seen or rng.random() < 0.1:
            seen.add(tried.phase)
            try_everything(setting, reports)
        report = any_report(tried, rng)
        tried.report(report)
        reports.append(report)
    try_everything(setting, reports)


def try_everything(setting: Setting, so_far: list[Report]) -> None:
    standing = setting.replay(so_far)
    before = snapshot(standing)
    for report in every_report(setting.game):
        outcome = standing.report(report)
        if isinstance(outcome, Refusal):
            assert snapshot(standing) == before, report
        else:
            assert outcome, f"{report} was taken and nothing is told"
            standing = setting.replay(so_far)


@every_game
@SLOW
@given(data=st.data(), seed=SEEDS)
def test_questions_change_nothing_and_are_answered_or_refused(game: type[Game], data: st.DataObject, seed: int) -> None:
    asked = data.draw(settings_of(game)).begin()
    for _ in play(asked, chance(seed)):
        before = snapshot(asked)
        for kind in asked.queries:
            assert isinstance(asked.answer(kind()), Answer | Refusal)
        assert snapshot(asked) == before


@every_game
@SLOW
@given(data=st.data(), seed=SEEDS)
def test_every_report_is_read_back_and_not_only_followed_by_the_next_turn(
    game: type[Game], data: st.DataObject, seed: int
) -> None:
    for report, events in play(data.draw(settings_of(game)).begin(), chance(seed)):
        assert [event for event in events if not isinstance(event, TurnBegan)], report


@every_game
@SLOW
@given(data=st.data(), seed=SEEDS)
def test_whose_turn_it_is_sits_at_the_table_and_whoever_left_is_not_ranked(
    game: type[Game], data: st.DataObject, seed: int
) -> None:
    played = data.draw(settings_of(game)).begin()
    for _ in play(played, chance(seed)):
        assert played.turn is None or played.turn in played.sitting
        places = played.standings()
        assert sorted(place.seat for place in places) == list(range(played.seats))
        assert all((place.place == 0) == (place.seat in played.away or played.is_kept) for place in places)


@every_game
@SLOW
@given(data=st.data(), seed=SEEDS)
def test_only_a_return_is_expected_while_one_player_is_left(game: type[Game], data: st.DataObject, seed: int) -> None:
    played = data.draw(settings_of(game)).begin()
    rng = chance(seed)
    for _ in play(played, rng):
        if len(played.sitting) == 1:
            assert list(played.expects()) == [SeatReturned]
            assert played.turn is None
        assert played.sitting


@every_game
def test_a_finished_game_refuses_everything_as_over(game: type[Game]) -> None:
    finished = game(game.seats_allowed[0])
    list(play(finished, chance(1)))
    for report in every_report(game):
        outcome = finished.report(report)
        assert isinstance(outcome, Refusal)
        assert outcome.reason is Refused.GAME_OVER


@every_game
def test_hundreds_of_random_games_end_soon(game: type[Game]) -> None:
    lengths: Counter[int] = Counter()
    for seed in range(300):
        played = game(game.seats_allowed[seed % len(game.seats_allowed)])
        lengths[sum(1 for _ in play(played, chance(seed), people_leave=False))] += 1
    assert max(lengths) < 400


@every_game
def test_every_house_rule_begins_with_the_reading_that_holds_unless_another_is_chosen(game: type[Game]) -> None:
    options = game(game.seats_allowed[0]).options
    assert options == {rule.name: rule.values[0] for rule in game.house_rules}
    with pytest.raises(ValueError, match="no house rule"):
        game(game.seats_allowed[0], nonsense="yes")
    with pytest.raises(ValueError, match="players"):
        game(game.seats_allowed[-1] + 1)


@every_game
def test_bl_55_no_report_shares_its_trigger_with_an_attribute_of_the_game(game: type[Game]) -> None:
    """The library binds nothing where a name is taken, and says nothing."""
    for kind in game.report_kinds():
        assert not hasattr(game, f"on_{kind.kind()}")
        assert not hasattr(game, f"may_on_{kind.kind()}")


@every_game
def test_reports_events_queries_and_answers_are_frozen_dataclasses_of_plain_values(game: type[Game]) -> None:
    for kind in (Report, Event, Query, Answer):
        for message in messages(game, kind):
            assert is_dataclass(message), message
            assert message.__dataclass_params__.frozen, message
            for name, hint in get_type_hints(message).items():
                assert get_origin(hint) is ClassVar or is_plain(hint), (message, name)


def is_plain(hint: Any) -> bool:
    """Numbers, words, yes or no, seats, enums, rows of these, and tuples of these."""
    if get_origin(hint) in {tuple, types.UnionType, Union}:
        return all(is_plain(part) for part in get_args(hint) if part is not Ellipsis)
    return hint in {int, str, bool, Seat, types.NoneType} or issubclass(hint, Enum) or is_dataclass(hint)


@every_game
def test_every_report_of_a_game_stands_in_its_table_and_every_query_is_offered(game: type[Game]) -> None:
    assert set(messages(game, Report)) <= set(game.report_kinds())
    asked = {query for query in messages(game, Query) if is_dataclass(query)}
    assert asked <= set(game.queries)


@every_game
def test_the_names_of_messages_do_not_collide(game: type[Game]) -> None:
    shared = [c for c in subclasses(Message) if c.__module__ == "engines.messages"]
    mine = [c for kind in (Report, Event, Query, Answer) for c in messages(game, kind)]
    names = Counter(c.__name__ for c in {*shared, *mine})
    assert not [name for name, count in names.items() if count > 1]


def test_a_game_says_which_report_cannot_be_replayed() -> None:
    game = games()[0]
    with pytest.raises(LookupError, match="is refused"):
        game.replay(game.seats_allowed[0], {}, [SeatLeft(Seat(99))])


def test_rows_of_scores_name_a_seat() -> None:
    for row in Row.__subclasses__():
        assert "seat" in {field.name for field in fields(row)}  # type: ignore[arg-type]
