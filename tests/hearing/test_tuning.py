"""The numbers that listening rests on."""

from __future__ import annotations

import pytest

from voicehost.hearing.tuning import SeldomTuning, tuning_of


@pytest.mark.parametrize(
    ("awaited", "chance"),
    [({"Yes", "No"}, 1e-20), ({"Yes", "No", "Buried"}, 1e-10), ({"Hit", "Missed"}, 1e-10), (set(), 1e-10)],
)
def test_less_is_expected_beside_an_answer_where_the_question_wants_only_yes_or_no(
    awaited: set[str], chance: float
) -> None:
    assert SeldomTuning(otherwise=1e-10, yes_or_no=1e-20).beside(awaited) == chance


def test_the_lists_of_vosk_have_no_chances() -> None:
    assert tuning_of("vosk").seldom.beside({"Yes", "No"}) == 1.0
