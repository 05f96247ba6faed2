"""Whatever was answered is there after a process was killed, at whatever moment."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from killing import VICTIMS, Killer, SoundKiller
from killing_disks import CutKiller, FullDiskKiller

if TYPE_CHECKING:
    from pathlib import Path

    from sound_card import SoundCard

KILLS = 15


def test_after_each_of_fifteen_kills_of_a_typed_game_every_answered_report_is_there(tmp_path: Path) -> None:
    result = Killer(tmp_path, seed=7).kill(KILLS)

    assert result.amiss == []
    assert result.amid > 0


@pytest.mark.sound
def test_a_game_by_sound_outlives_each_of_its_processes(tmp_path: Path, sound_card: SoundCard) -> None:
    killer = SoundKiller(tmp_path, 7, sound_card.environment)
    result = killer.kill(len(VICTIMS))

    assert result.amiss == []
    assert set(killer.killed) == set(VICTIMS)


def test_on_a_disk_that_fills_up_whatever_was_taken_is_there(tmp_path: Path) -> None:
    assert FullDiskKiller(tmp_path, seed=3).kill(3).amiss == []


def test_with_its_log_cut_off_anywhere_a_host_starts_and_what_can_be_read_is_true(tmp_path: Path) -> None:
    assert CutKiller(tmp_path, seed=3).kill(3).amiss == []
