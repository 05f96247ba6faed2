"""After an evening nothing is left over: no thread, no process, no open file."""

from __future__ import annotations

from typing import TYPE_CHECKING

from soaking import Held, Soak, settled

if TYPE_CHECKING:
    from pathlib import Path


def test_after_an_evening_no_thread_process_or_file_is_left_over(tmp_path: Path) -> None:
    before = Held.now()
    soak = Soak(tmp_path)
    soak.play("purzelbaum", most=12)
    during = Held.now()
    soak.close()
    after = settled(before)

    assert during.children == before.children + 1
    assert during.threads > before.threads
    assert soak.screen > 12
    assert (after.threads, after.children, after.files) == (before.threads, before.children, before.files)
