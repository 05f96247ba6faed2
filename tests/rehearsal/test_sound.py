"""A whole game of each kind by sound: synthetic people, the real recogniser, faster than real time, in memory.

These are the shortest ones; ten with each number of players are played by benchmarks/games.py.
"""

from __future__ import annotations

import pytest

from voicehost.rehearsal.cast import Cast
from voicehost.rehearsal.demo import sound_rehearsal
from voicehost.shelf import Shelf

SHORTEST = {
    "purzelbaum": (2, 2, False),
    "knusperhexe": (3, 0, True),
    "sauerbaum": (4, 1, False),
    "kekfe-marathon": (2, 6, False),
}
"""Players and seed for each game, and whether people ask questions too."""


@pytest.mark.timeout(900)  # a minute of one core, on machines that may be busy
@pytest.mark.parametrize("game", Shelf.load().entries)
def test_a_game_by_sound_ends_with_the_counts_of_the_box(game: str) -> None:
    cast = Cast(Shelf.load().entry(game))
    players, seed, talkative = SHORTEST[game]
    rehearsal = sound_rehearsal(cast, cast.names(players, seed), seed)
    rehearsal.people.talkative = talkative
    result = rehearsal.play()
    assert result.is_equal, result.differences
    spoken = [exchange for exchange in result.exchanges if not exchange.typed]
    assert len(spoken) > 0.8 * len(result.exchanges)
    assert sum(exchange.heard == exchange.said for exchange in spoken) > 0.6 * len(spoken)
