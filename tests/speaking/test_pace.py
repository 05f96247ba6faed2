"""The pace that is asked for is the one that is heard."""

from __future__ import annotations

import pytest

from voicehost.speaking.pace import ADULT, CHILD, FASTEST, SLOWEST, Setting, faster, setting, slower, within_range


def test_steps_are_fifteen_percent_and_stay_between_80_and_400() -> None:
    assert (faster(ADULT), slower(ADULT)) == (184, 139)
    assert faster(390) == FASTEST
    assert slower(82) == SLOWEST
    assert [within_range(pace) for pace in (0, 115, 9999)] == [SLOWEST, CHILD, FASTEST]


def test_every_pace_is_reached_from_the_slowest_in_steps() -> None:
    paces = [SLOWEST]
    while paces[-1] < FASTEST:
        paces.append(faster(paces[-1]))
    assert len(paces) == 13


@pytest.mark.parametrize("language", ["en", "de", "de-at", "fr"])
def test_espeak_is_set_slower_than_asked_since_it_speaks_faster_than_it_says(language: str) -> None:
    settings = [setting("espeak", language, pace) for pace in range(SLOWEST, FASTEST + 1)]

    assert all(80 <= each.rate <= 450 for each in settings)
    assert all(each.rate < pace for each, pace in zip(settings, range(SLOWEST, FASTEST + 1), strict=True) if pace > 120)
    assert [each.rate for each in settings] == sorted(each.rate for each in settings)
    assert [each.word_gap for each in settings] == sorted((each.word_gap for each in settings), reverse=True)


def test_an_engine_that_was_not_measured_is_set_to_what_is_asked() -> None:
    assert setting("sapi5", "de", 160) == Setting(160)
