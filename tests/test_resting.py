"""The host's housekeeping never takes long enough to be heard."""

from __future__ import annotations

import gc
from typing import TYPE_CHECKING

import pytest

from voicehost import resting
from voicehost.resting import LARGE, MANY, hold_little, rest

if TYPE_CHECKING:
    from collections.abc import Iterator


@pytest.fixture
def settled() -> Iterator[None]:
    gc.collect()
    gc.freeze()
    yield
    gc.unfreeze()


@pytest.mark.usefixtures("settled")
def test_once_much_has_come_to_stay_it_is_not_looked_through_again() -> None:
    kept = [[number] for number in range(2 * MANY)]
    gc.collect()
    assert len(gc.get_objects(generation=2)) > MANY
    rest()

    assert len(gc.get_objects(generation=2)) < MANY
    assert len(kept) == 2 * MANY


@pytest.mark.usefixtures("settled")
def test_little_is_left_as_it_is_so_that_rubbish_can_still_be_found() -> None:
    frozen = gc.get_freeze_count()
    rest()
    assert gc.get_freeze_count() <= frozen  # fewer where some of it has gone meanwhile


def test_there_is_one_heap_for_all_threads_and_large_blocks_are_given_back_at_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    told: list[tuple[str, int, int]] = []
    monkeypatch.setattr(resting, "_library_function", lambda name: lambda key, value: told.append((name, key, value)))

    hold_little()

    assert told == [("mallopt", -8, 1), ("mallopt", -3, LARGE)]


def test_a_c_library_that_cannot_be_told_is_left_alone() -> None:
    assert resting._library_function("no_such_function")(1, 2) == 0
