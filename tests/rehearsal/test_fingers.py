"""Whole games by keys alone: answers of one key at every prompt, and the few keys of those who cannot read."""

from __future__ import annotations

import re

import pytest

from voicehost.dialogue.preferences import Typing
from voicehost.inputs import Pressed, Typed
from voicehost.rehearsal.cast import Cast
from voicehost.rehearsal.demo import key_rehearsal, text_rehearsal
from voicehost.rehearsal.fingers import KeyWay
from voicehost.shelf import Shelf

GAMES = ("purzelbaum", "knusperhexe", "sauerbaum", "kekfe-marathon")
SEEDS = (1, 2)
FEW = {"up", "down", "left", "right", "enter", "space", "backspace"}


@pytest.fixture(scope="module", params=GAMES)
def cast(request: pytest.FixtureRequest) -> Cast:
    """What the rehearsals of one game share."""
    return Cast(Shelf.load().entry(request.param))


@pytest.mark.parametrize("seed", SEEDS)
def test_a_whole_game_of_each_kind_is_played_with_one_key_answers_only(cast: Cast, seed: int) -> None:
    rehearsal = key_rehearsal(cast, cast.names(cast.seats(None, seed), seed), seed, Typing.LETTERS)
    result = rehearsal.play()

    assert result.is_equal, result.differences
    assert isinstance(rehearsal.way, KeyWay)
    for key in rehearsal.way.pressed:
        assert isinstance(key, Typed)
        assert re.fullmatch(r"[^\W\d]|\d{1,2}[lb]?", key.text), key


def test_a_whole_game_of_each_kind_is_played_with_few_keys_only(cast: Cast) -> None:
    rehearsal = key_rehearsal(cast, cast.names(cast.seats(None, 1), 1), 1, Typing.FEW)
    result = rehearsal.play()

    assert result.is_equal, result.differences
    assert isinstance(rehearsal.way, KeyWay)
    assert {key.key for key in rehearsal.way.pressed if isinstance(key, Pressed)} <= FEW
    assert all(isinstance(key, Pressed) for key in rehearsal.way.pressed)


def test_a_whole_game_of_each_kind_is_played_by_speech_only(cast: Cast) -> None:
    result = text_rehearsal(cast, cast.names(cast.seats(None, 1), 1), 1).play()

    assert result.is_equal, result.differences
    assert not [exchange for exchange in result.exchanges if exchange.typed]


def test_german_tables_need_no_other_keys() -> None:
    cast = Cast(Shelf.load().entry("purzelbaum"), "de")
    for typing in (Typing.LETTERS, Typing.FEW):
        assert key_rehearsal(cast, ("Anna", "Ben"), 1, typing).play().is_equal
