"""How loud the host's own voice comes back is measured while it speaks, and compared with the people at the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from voicehost.hearing.echo import Echo
from voicehost.hearing.tuning import EchoTuning

if TYPE_CHECKING:
    from collections.abc import Iterable

TUNING = EchoTuning(times=5, least=3, frames=10, above=6.0, faint=20.0)
VOICE = 1e6


def measured(*echoes: float, voices: Iterable[float] = (VOICE,) * 3, frames: int = 10) -> Echo:
    """After the host spoke so often, each time so loud at its loudest, and these people were understood."""
    echo = Echo(TUNING)
    for loudest in echoes:
        for level in (loudest, *[loudest / 10] * (frames - 1)):
            echo.hear(level)
        echo.falls_silent()
    for voice in voices:
        echo.hear_voice(voice)
    return echo


@pytest.mark.parametrize(("below", "faint"), [(10.0, False), (19.0, False), (21.0, True), (40.0, True)])
def test_it_is_faint_where_people_stand_out_well_from_it(below: float, faint: bool) -> None:
    assert measured(*[VOICE * 10 ** (-below / 10)] * 3).is_faint is faint


def test_a_few_measurements_are_none() -> None:
    assert not measured(1.0, 1.0).is_faint
    assert not measured(1.0, 1.0, 1.0, voices=[VOICE] * 2).is_faint
    assert measured(1.0, 1.0).ceiling == 0


def test_who_talks_now_and_then_while_the_host_speaks_is_not_its_echo() -> None:
    assert measured(1.0, VOICE, 1.0, VOICE, 1.0).is_faint


def test_a_host_that_is_turned_up_is_soon_found_loud() -> None:
    assert not measured(*[1.0] * 5, *[VOICE] * 3).is_faint


def test_a_moment_of_speaking_is_no_measure() -> None:
    assert not measured(1.0, 1.0, 1.0, frames=9).is_faint


def test_the_hosts_own_voice_stays_below_its_ceiling() -> None:
    assert measured(100.0, 90.0, 110.0).ceiling == pytest.approx(100.0 * 10**0.6)
