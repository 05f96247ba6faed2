"""A whole game by sound: synthetic people, the real recogniser, faster than real time, in memory."""

from __future__ import annotations

import pytest

from voicehost.rehearsal.cast import Cast
from voicehost.rehearsal.demo import sound_rehearsal
from voicehost.shelf import Shelf


@pytest.mark.timeout(900)  # two minutes of one core, on machines that may be busy
def test_a_game_by_sound_ends_with_the_counts_of_the_box() -> None:
    cast = Cast(Shelf.load().entry("purzelbaum"))
    rehearsal = sound_rehearsal(cast, ("Anna", "Ben"), seed=2)
    rehearsal.people.talkative = False
    result = rehearsal.play()
    assert result.is_equal, result.differences
    spoken = [exchange for exchange in result.exchanges if not exchange.typed]
    assert len(spoken) > 0.8 * len(result.exchanges)
    assert sum(exchange.heard == exchange.said for exchange in spoken) > 0.6 * len(spoken)


@pytest.mark.timeout(900)
def test_a_short_game_of_sauerbaum_by_sound_ends_with_the_counts_of_the_box() -> None:
    cast = Cast(Shelf.load().entry("sauerbaum"))
    rehearsal = sound_rehearsal(cast, cast.names(4, 1), seed=1)
    rehearsal.people.talkative = False
    result = rehearsal.play()
    assert result.is_equal, result.differences
    spoken = [exchange for exchange in result.exchanges if not exchange.typed]
    assert len(spoken) > 0.8 * len(result.exchanges)
