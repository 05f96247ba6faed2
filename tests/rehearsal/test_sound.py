"""A whole game by sound: synthetic people, the real recogniser, faster than real time, in memory."""

from __future__ import annotations

from voicehost.rehearsal.cast import Cast
from voicehost.rehearsal.demo import sound_rehearsal
from voicehost.shelf import Shelf


def test_a_game_sound_rehearsal_ends_with_the_counts_of_the_box() -> None:
    cast = Cast(Shelf.load().entry("purzelbaum"))
    rehearsal = sound_rehearsal(cast, ("Anna", "Ben"), seed=2)
    rehearsal.people.talkative = False
    result = rehearsal.play()
    assert result.is_equal, result.differences
    spoken = [exchange for exchange in result.exchanges if not exchange.typed]
    assert len(spoken) > 0.8 * len(result.exchanges)
    assert sum(exchange.heard == exchange.said for exchange in spoken) > 0.7 * len(spoken)
