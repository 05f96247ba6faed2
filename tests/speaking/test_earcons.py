"""Earcons are few, short, soft, and unlike each other."""

from __future__ import annotations

from itertools import combinations

import numpy as np
import pytest

from voicehost.language.narration import Narration
from voicehost.speaking.earcons import EARCONS, LEVEL, Earcon


def test_there_is_one_for_each_thing_that_the_host_tells_by_sound() -> None:
    assert set(EARCONS) == {"open", "taken", "not-understood", "your-turn", "score", "end"}
    assert {earcon.twin for earcon in EARCONS.values()} == {f"earcon-{name}" for name in EARCONS}


@pytest.mark.parametrize("earcon", list(EARCONS.values()), ids=lambda earcon: earcon.name)
class TestEach:
    def test_it_is_short(self, earcon: Earcon) -> None:
        assert earcon.sound().seconds == pytest.approx(earcon.seconds, abs=0.001)
        assert earcon.seconds <= (1.0 if earcon.name == "end" else 0.3)

    def test_it_is_softer_than_speech_and_does_not_click(self, earcon: Earcon) -> None:
        pcm = earcon.sound().pcm / 32768
        assert 0.5 * LEVEL < np.abs(pcm).max() <= LEVEL
        assert abs(pcm[0]) < 0.001
        assert abs(pcm[-1]) < 0.01


@pytest.mark.parametrize(("one", "other"), list(combinations(EARCONS, 2)))
def test_no_two_have_the_same_melody(one: str, other: str) -> None:
    assert [note.hertz for note in EARCONS[one].notes] != [note.hertz for note in EARCONS[other].notes]


@pytest.mark.parametrize("language", ["en", "de"])
def test_each_has_a_printed_twin_and_no_two_say_the_same(language: str) -> None:
    texts = [Narration(language).text(earcon.twin) for earcon in EARCONS.values()]

    assert len(set(texts)) == len(EARCONS)
    assert all(text.startswith("(") and text.endswith(".)") for text in texts)
