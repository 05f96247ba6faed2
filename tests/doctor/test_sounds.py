"""Echo, level and band, measured in sounds that are made to have them."""

from __future__ import annotations

import numpy as np
import pytest

from voicehost.doctor.finding import limits
from voicehost.doctor.sounds import SILENT, Take, chirp, echo, level, loudest

RATE = 16_000
NOISE = np.random.default_rng(5)


def room(seconds: float, steps: float = 20.0) -> np.ndarray:
    return NOISE.normal(0, steps, int(seconds * RATE)).astype(np.int16)


def heard(delays: list[float], loudness: float = 0.1) -> tuple[Take, list[float]]:
    """Chirps played 1.5 s apart from 100.5 on, each coming back after its delay."""
    sound = room(1.5 * len(delays) + 2.0).astype(np.float64)
    played = [100.5 + 1.5 * number for number in range(len(delays))]
    for at, delay in zip(played, delays, strict=True):
        begin = round((at + delay - 100.0) * RATE)
        sound[begin : begin + len(chirp())] += loudness * chirp()
    return Take(sound.astype(np.int16), 100.0), played


@pytest.mark.parametrize("delay", [0.0, 0.04, 0.31])
def test_an_echo_is_found_to_the_millisecond(delay: float) -> None:
    found = echo(*heard([delay, delay, delay]), limits())

    assert found is not None
    assert found.seconds == pytest.approx(delay, abs=0.001)


def test_a_faint_echo_is_found_and_its_level_told() -> None:
    loud, faint = echo(*heard([0.1] * 3, 0.1), limits()), echo(*heard([0.1] * 3, 0.01), limits())

    assert loud is not None
    assert faint is not None
    assert loud.level > faint.level + 10


def test_a_room_without_an_echo_has_none() -> None:
    assert echo(Take(room(5.0, 200.0), 100.0), [100.5, 101.5, 102.5], limits()) is None


def test_what_comes_back_at_three_different_times_is_no_echo() -> None:
    assert echo(*heard([0.1, 0.4, 0.2]), limits()) is None


def test_nothing_played_has_no_echo() -> None:
    assert echo(Take(room(1.0), 100.0), [], limits()) is None


def test_level_is_told_against_full_scale() -> None:
    square = np.full(RATE, 16_384, np.int16)

    assert level(square) == pytest.approx(-6.0, abs=0.1)
    assert level(np.zeros(RATE, np.int16)) == SILENT
    assert loudest(np.concatenate([room(2.0), square])) == pytest.approx(-6.0, abs=0.1)
