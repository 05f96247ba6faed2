"""What the tests of every room share."""

from __future__ import annotations

import gc
from typing import TYPE_CHECKING

import postgres
import pytest
from hypothesis import HealthCheck, settings
from sound_card import available, sound_card

from voicehost.language import templates

if TYPE_CHECKING:
    from pathlib import Path

__all__ = ["sound_card"]

# Machines that run these tests are shared and noisy: how long an example takes says nothing about it.
settings.register_profile("shared", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("shared")

# Tests play hundreds of games at a few tables, and need not live with 250 MB.
templates.GRAPHS, templates.TABLES = 48, 4

# Games make millions of small tuples and hardly a ring of them: to look for rings so often is a sixth of the work.
gc.set_threshold(200_000, 50, 1_000)


@pytest.fixture(autouse=True)
def folder_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """No test reads or writes the games, settings and models of whoever runs it."""
    monkeypatch.setenv("VOICEHOST_HOME", str(tmp_path / "voicehost"))
    return tmp_path / "voicehost"


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out what needs a sound card, or a database server, where none can be made."""
    lacking = [name for name, there in (("sound", available), ("postgres", postgres.available)) if not there()]
    left_out = [item for item in items if any(item.get_closest_marker(name) for name in lacking)]
    config.hook.pytest_deselected(items=left_out)
    items[:] = [item for item in items if item not in left_out]
