"""Sounds are kept within a bound, made ahead in order, and what is wanted now never waits for what may be wanted."""

from __future__ import annotations

import threading

import pytest
from speaking_doubles import RATE, FakeSynthesiser, tone

from voicehost.errors import VoiceError
from voicehost.speaking.rendering import Rendering
from voicehost.speaking.sound import Sound

WORD_BYTES = 2 * RATE // 10
"""A word of the fake synthesiser."""


class GatedSynthesiser(FakeSynthesiser):
    """Makes no sentence before the gate is open, and counts them in order."""

    def __init__(self) -> None:
        super().__init__()
        self.begun = threading.Semaphore(0)
        self.gate = threading.Semaphore(0)

    def render(self, text: str, words_per_minute: int) -> Sound:
        self.begun.release()
        assert self.gate.acquire(timeout=10)
        return super().render(text, words_per_minute)


def test_a_sentence_is_made_once_for_each_pace() -> None:
    synthesiser = FakeSynthesiser()
    rendering = Rendering(synthesiser)
    for pace in (160, 160, 184):
        rendering.sound("One.", pace)

    assert synthesiser.rendered == [("One.", 160), ("One.", 184)]
    assert (rendering.hits, rendering.misses) == (1, 2)
    rendering.close()


def test_the_least_recently_used_sound_goes_when_the_memory_is_full() -> None:
    synthesiser = FakeSynthesiser()
    rendering = Rendering(synthesiser, memory=2 * WORD_BYTES)
    for text in ("One.", "Two.", "One.", "Three.", "One.", "Two."):
        rendering.sound(text, 160)

    assert [text for text, _ in synthesiser.rendered] == ["One.", "Two.", "Three.", "Two."]
    rendering.close()


def test_a_sound_larger_than_the_memory_is_given_but_not_kept() -> None:
    synthesiser = FakeSynthesiser()
    rendering = Rendering(synthesiser, memory=WORD_BYTES)
    rendering.sound("One.", 160)
    assert rendering.sound("One two three.", 160).seconds == pytest.approx(0.3)
    rendering.sound("One.", 160)
    assert len(synthesiser.rendered) == 2
    rendering.close()


def test_what_is_prepared_is_made_in_order_and_replaces_what_was_left() -> None:
    synthesiser = GatedSynthesiser()
    rendering = Rendering(synthesiser)
    rendering.prepare(["Old one.", "Old two."], 160)
    assert synthesiser.begun.acquire(timeout=10)
    rendering.prepare(["New one.", "New two."], 160)
    for _ in range(3):
        synthesiser.gate.release()
    for _ in range(2):
        assert synthesiser.begun.acquire(timeout=10)
    rendering.sound("New two.", 160)

    assert [text for text, _ in synthesiser.rendered] == ["Old one.", "New one.", "New two."]
    rendering.close()


def test_what_stands_in_line_is_made_before_what_may_come() -> None:
    synthesiser = GatedSynthesiser()
    rendering = Rendering(synthesiser)
    rendering.prepare(["Maybe one.", "Maybe two."], 160)
    assert synthesiser.begun.acquire(timeout=10)
    rendering.queue(["Said one."], 160)
    rendering.queue(["Said two."], 160)
    for _ in range(4):
        synthesiser.gate.release()
    for _ in range(3):
        assert synthesiser.begun.acquire(timeout=10)

    assert [text for text, _ in synthesiser.rendered][:3] == ["Maybe one.", "Said one.", "Said two."]
    rendering.close()


def test_a_sentence_that_is_just_being_made_is_waited_for_and_not_made_twice() -> None:
    synthesiser = GatedSynthesiser()
    rendering = Rendering(synthesiser)
    rendering.prepare(["One."], 160)
    assert synthesiser.begun.acquire(timeout=10)
    opener = threading.Timer(0.05, synthesiser.gate.release)
    opener.start()

    assert rendering.sound("One.", 160).seconds == pytest.approx(0.1)
    assert len(synthesiser.rendered) == 1
    opener.join()
    rendering.close()


def test_a_failure_ahead_of_time_is_met_only_by_who_wants_the_sentence() -> None:
    rendering = Rendering(FakeSynthesiser({"Broken.": VoiceError("Gone.")}))
    rendering.prepare(["Broken."], 160)
    assert rendering.sound("One.", 160).seconds == pytest.approx(0.1)
    with pytest.raises(VoiceError):
        rendering.sound("Broken.", 160)
    rendering.close()


def test_trimming_keeps_soft_edges_and_empties_silence() -> None:
    loud = tone(0.1)
    quiet = tone(0.5, level=10)
    import numpy as np

    trimmed = Sound(np.concatenate([quiet, loud, quiet]), RATE).trimmed()
    assert trimmed.seconds == pytest.approx(0.16, abs=0.001)
    assert not len(Sound(quiet, RATE).trimmed().pcm)
