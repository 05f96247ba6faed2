"""A terminal that goes away and a transcript that is full: neither hangs the host nor costs a report."""

from __future__ import annotations

from typing import TYPE_CHECKING

from programs import kept_steps, program

from voicehost.screen import UNWRITTEN

if TYPE_CHECKING:
    from pathlib import Path

SEATED = ("play", "purzelbaum", "--players", "Anna, Ben")


def test_where_nobody_reads_any_more_the_host_ends_and_the_game_is_kept(tmp_path: Path) -> None:
    with program(tmp_path, *SEATED) as running:
        running.answers("all is set up")
        assert running.process.stdout is not None
        running.process.stdout.close()
        running.type("xyzzy")
        running.process.wait(timeout=60)
        running.process.stdout = None

    assert kept_steps(tmp_path)


def test_a_transcript_that_cannot_be_written_any_more_is_told_and_the_game_goes_on(tmp_path: Path) -> None:
    with program(tmp_path, *SEATED, "--transcript", "/dev/full") as running:
        told = running.read_until("transcript")
        running.answers("all is set up")
        printed, status = running.end()

    assert told.strip() == UNWRITTEN.format(reason="No space left on device")
    assert printed.count("cannot be written") == 1
    assert status == 0
