"""What speaks for the words of an ear: paths of a few words and sounds, frame by frame."""

from __future__ import annotations

import pytest

from voicehost.hearing.evidence import Evidence, Piece, weigh

SOUNDS = (Piece("", 0, 10, -10.0), Piece("T", 10, 20, -30.0), Piece("UW", 20, 50, -90.0), Piece("", 50, 60, -10.0))


def test_words_that_fit_as_well_as_free_sounds_have_nothing_against_them() -> None:
    words = (Piece("", 0, 10, -10.0), Piece("two", 10, 50, -120.0), Piece("", 50, 60, -10.0))

    assert weigh(words, SOUNDS) == Evidence(fit=0.0, worst=0.0, unexplained=0.0)


def test_the_worst_word_is_told_beside_the_whole() -> None:
    words = (Piece("t", 10, 20, -130.0), Piece("wo", 20, 50, -90.0), Piece("", 50, 60, -10.0))

    assert weigh(words, SOUNDS) == Evidence(fit=-2.5, worst=-10.0, unexplained=0.0)


def test_speech_that_the_words_call_silence_is_unexplained() -> None:
    words = (Piece("t", 10, 20, -30.0), Piece("", 20, 60, -200.0))

    found = weigh(words, SOUNDS)
    assert found is not None
    assert found.unexplained == pytest.approx(30 / 40)


def test_what_is_heard_through_a_warp_is_compared_at_the_same_time() -> None:
    warped = tuple(Piece(p.text, p.begin * 2, p.end * 2, p.score * 2) for p in SOUNDS)

    assert weigh(warped, SOUNDS, warp=0.5) == Evidence(fit=0.0, worst=0.0, unexplained=0.0)


@pytest.mark.parametrize(("words", "sounds"), [((), SOUNDS), ((Piece("", 0, 10, -1.0),), SOUNDS), (SOUNDS, ())])
def test_without_words_or_without_sounds_there_is_no_evidence(
    words: tuple[Piece, ...], sounds: tuple[Piece, ...]
) -> None:
    assert weigh(words, sounds) is None


def test_a_path_that_ends_early_is_compared_as_far_as_it_goes() -> None:
    assert weigh((Piece("t", 10, 20, -30.0),), SOUNDS) is not None
    assert weigh((Piece("two", 10, 80, -120.0),), SOUNDS) is not None
