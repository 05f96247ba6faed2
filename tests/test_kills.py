"""Whatever was answered is there after the plug was pulled, at whatever moment."""

from __future__ import annotations

from typing import TYPE_CHECKING

from killing import Killer

if TYPE_CHECKING:
    from pathlib import Path

KILLS = 20


def test_after_each_of_twenty_kills_every_answered_report_is_there(tmp_path: Path) -> None:
    result = Killer(tmp_path, seed=7).kill(KILLS)

    assert result.amiss == []
    assert result.amid > 0
