"""When an utterance ends, told from frames and words alone."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from voicehost.hearing.endpoint import Ending, Endpoint, Moment
from voicehost.hearing.tuning import tuning_of
from voicehost.language.reading import Progress

FRAME = 0.032
TUNING = tuning_of("pocketsphinx").endpoint
BROKEN, OPEN, DONE, NONE = Progress.BROKEN, Progress.OPEN, Progress.DONE, Progress.NONE


def ended_after(endpoint: Endpoint, moments: list[Moment]) -> tuple[Ending | None, float]:
    """Why and when the utterance ended, counted from its beginning at 0."""
    for number, moment in enumerate(moments, 1):
        ending = endpoint.hear(moment, number * FRAME)
        if ending:
            return ending, number * FRAME
    return None, 0.0


def spoken(text: str, progress: Progress, seconds: float) -> list[Moment]:
    return [Moment(True, True, text, progress)] * round(seconds / FRAME)


def quiet(text: str, progress: Progress, seconds: float = 3.0) -> list[Moment]:
    return [Moment(False, False, text, progress)] * round(seconds / FRAME)


def babble(text: str, progress: Progress, seconds: float = 4.0) -> list[Moment]:
    return [Moment(True, False, text, progress)] * round(seconds / FRAME)


@pytest.mark.parametrize(
    ("progress", "wait"),
    [(DONE, TUNING.complete), (OPEN, TUNING.open), (BROKEN, TUNING.broken), (NONE, TUNING.broken)],
)
@pytest.mark.parametrize("patience", [1.0, 2.0])
def test_the_quiet_that_ends_an_utterance_depends_on_how_far_its_words_have_come(
    progress: Progress, wait: float, patience: float
) -> None:
    endpoint = Endpoint(TUNING, 0.0, patience)

    ending, at = ended_after(endpoint, spoken("two", progress, 0.96) + quiet("two", progress))

    assert ending is Ending.QUIET
    assert wait * patience <= at - 0.96 < wait * patience + FRAME + 1e-6


@pytest.mark.parametrize(
    ("progress", "wait"), [(DONE, TUNING.steady), (OPEN, TUNING.steady_open), (BROKEN, TUNING.steady_broken)]
)
def test_where_the_room_babbles_unchanged_words_end_the_utterance(progress: Progress, wait: float) -> None:
    ending, at = ended_after(Endpoint(TUNING, 0.0), spoken("two", progress, 0.96) + babble("two", progress))

    assert ending is Ending.STEADY
    assert wait <= at - 0.96 < wait + FRAME + 1e-6


def test_a_speaker_who_talks_on_is_not_cut_off_because_the_words_stand_still() -> None:
    ending, _ = ended_after(Endpoint(TUNING, 0.0), spoken("no", DONE, 5.0))

    assert ending is None


def test_a_pause_in_a_sentence_that_can_go_on_does_not_cut_it_off() -> None:
    moments = spoken("three", OPEN, 0.5) + quiet("three", OPEN, 0.7) + spoken("three nuts", DONE, 0.5)

    ending, at = ended_after(Endpoint(TUNING, 0.0), moments + quiet("three nuts", DONE))

    assert ending is Ending.QUIET
    assert at > 1.7


def test_talk_without_an_end_is_ended() -> None:
    assert ended_after(Endpoint(TUNING, 0.0), spoken("", NONE, 30.0))[0] is Ending.TOO_LONG


def test_bl_05_five_hundred_equal_partials_in_silence_are_one_utterance_that_ends() -> None:
    ending, at = ended_after(Endpoint(TUNING, 0.0), quiet("the", BROKEN, 500 * FRAME))

    assert ending is Ending.QUIET
    assert at < TUNING.broken + 2 * FRAME


MOMENTS = st.lists(
    st.builds(
        Moment, st.booleans(), st.booleans(), st.sampled_from(["", "two", "two nuts"]), st.sampled_from(Progress)
    ),
    max_size=60,
)


@given(MOMENTS, st.sampled_from([1.0, 1.5, 3.0]))
def test_whatever_came_before_an_utterance_ends_once_it_is_quiet(moments: list[Moment], patience: float) -> None:
    endpoint = Endpoint(TUNING, 0.0, patience)

    ending, _ = ended_after(endpoint, moments + quiet("two", BROKEN, 4.0))

    assert ending is not None
    assert endpoint.last_voiced <= len(moments) * FRAME + 1e-6


@given(MOMENTS)
def test_an_utterance_never_ends_by_quiet_while_it_is_voiced(moments: list[Moment]) -> None:
    endpoint = Endpoint(TUNING, 0.0)

    for number, moment in enumerate(moments, 1):
        ending = endpoint.hear(moment, number * FRAME)
        assert not (moment.voiced and ending is Ending.QUIET)
        if ending:
            break
