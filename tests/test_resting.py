"""The host's housekeeping never takes long enough to be heard."""

from __future__ import annotations

import gc
from typing import TYPE_CHECKING

import pytest

from voicehost.resting import MANY, rest

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
