"""What the tests of every room share."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sound_card import available, sound_card

if TYPE_CHECKING:
    import pytest

__all__ = ["sound_card"]


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out what needs a sound card where none can be made."""
    if available():
        return
    left_out = [item for item in items if "sound_card" in getattr(item, "fixturenames", ())]
    config.hook.pytest_deselected(left_out)
    items[:] = [item for item in items if item not in left_out]
