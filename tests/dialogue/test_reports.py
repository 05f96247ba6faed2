"""From readings to reports."""

from __future__ import annotations

from engines.purzelbaum_messages import Found
from voicehost.dialogue.reports import merged
from voicehost.language.reading import Reading


def test_a_correction_that_says_who_it_was_changes_the_count_only() -> None:
    reading = Reading("Found", (("by", 0), ("nuts", 2)))
    assert merged(Found(nuts=3, leaf=True), reading, Found(nuts=2)) == Found(nuts=2, leaf=True)
