"""Sounds are kept within a bound, made ahead in order, and what is wanted now never waits for what may be wanted."""

from __future__ import annotations

import threading

import pytest
from speaking_doubles import RATE, FakeSynthesiser, tone

from voicehost.errors import VoiceError
from voicehost.speaking.rendering import Rendering
from voicehost.speaking.sound import Sound
from voicehost.speaking.synthesiser import MuteError

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


def test_what_is_prepared_fills_half_of_the_memory_and_the_likeliest_is_there() -> None:
    synthesiser = GatedSynthesiser()
    rendering = Rendering(synthesiser, memory=8 * WORD_BYTES)
    for _ in range(20):
        synthesiser.gate.release()
    rendering.prepare([f"Number{n}." for n in range(20)], 160)
    for _ in range(4):
        assert synthesiser.begun.acquire(timeout=10)
    rendering.sound("Number3.", 160)  # is made by then, or waited for
    before = rendering.misses
    rendering.sound("Number0.", 160)
    rendering.sound("Number3.", 160)

    assert len(synthesiser.rendered) == 4
    assert rendering.misses == before
    rendering.close()


def test_what_is_prepared_again_is_not_forgotten_for_what_is_new() -> None:
    synthesiser = FakeSynthesiser()
    rendering = Rendering(synthesiser, memory=2 * WORD_BYTES)
    rendering.sound("Old.", 160)
    rendering.sound("Other.", 160)
    rendering.prepare(["Old."], 160)
    rendering.sound("New.", 160)
    rendering.sound("Old.", 160)

    assert [text for text, _ in synthesiser.rendered] == ["Old.", "Other.", "New."]
    rendering.close()


def test_with_an_engine_of_its_own_for_what_may_come_a_due_line_waits_for_nothing() -> None:
    ahead, synthesiser = GatedSynthesiser(), FakeSynthesiser()
    rendering = Rendering(synthesiser, ahead=ahead)
    rendering.prepare(["Maybe.", "Perhaps."], 160)
    assert ahead.begun.acquire(timeout=10)

    assert rendering.sound("Due.", 160).seconds == pytest.approx(0.1)
    assert [text for text, _ in synthesiser.rendered] == ["Due."]
    for _ in range(2):
        ahead.gate.release()
    rendering.close()
    assert ahead.closed


def test_a_text_without_sound_does_not_keep_the_others_from_being_made() -> None:
    synthesiser = FakeSynthesiser({"Hm.": MuteError("Nothing.")})
    rendering = Rendering(synthesiser)
    rendering.prepare(["Hm.", "One."], 160)
    rendering.queue(["Two."], 160)
    while len(synthesiser.rendered) < 3:
        rendering.sound("One.", 160)

    assert rendering.misses <= 1
    rendering.close()
