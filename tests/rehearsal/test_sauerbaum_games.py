"""Whole games of Sauerbaum with words straight to the host: the counts of box and host agree at the end."""

from __future__ import annotations

import statistics

import pytest

from engines.sauerbaum import Sauerbaum
from voicehost.rehearsal.cast import Cast
from voicehost.rehearsal.demo import by_text
from voicehost.resources import prompts
from voicehost.shelf import ShelfEntry


@pytest.fixture(scope="module")
def cast() -> Cast:
    return Cast(ShelfEntry("sauerbaum", Sauerbaum, prompts(), "voicehost.rehearsal.sauerbaum:SauerbaumBox"))


@pytest.mark.parametrize("players", Sauerbaum.seats_allowed)
def test_games_of_every_size_end_with_the_counts_of_the_box(cast: Cast, players: int) -> None:
    for seed in range(4):
        result = by_text(cast, cast.names(players, seed), seed)
        assert result.is_equal, (seed, result.differences)


def test_what_was_misheard_is_put_right_by_ear_alone(cast: Cast) -> None:
    mended: list[int] = []
    for seed in range(1, 7):
        result = by_text(cast, cast.names(3, seed), seed, 0.1)
        assert result.is_equal, (seed, result.differences)
        mended += result.mended
    assert statistics.median(mended) == 1
