"""Two people report at once: opposite reports within three seconds are both named, and one is asked for."""

from __future__ import annotations

import pytest
from tables import Sitting, at_the_box, spoken

from engines.game import Report, Seat, SetUp, StarterNamed
from engines.purzelbaum_messages import Buried, Found, Hit, Missed, SnowLies
from voicehost.dialogue.outcome import Outcome

IN_AUTUMN = (SetUp(), StarterNamed(Seat(0)))
IN_WINTER = (*IN_AUTUMN, *[Hit()] * 14, Missed(), Buried(), Missed(), Buried(), SnowLies())
AT_ONCE = 1.0


def autumn(language: str = "en") -> Sitting:
    return at_the_box("Anna", "Ben", "Clara", reports=IN_AUTUMN, language=language)


def winter() -> Sitting:
    return at_the_box("Anna", "Ben", reports=IN_WINTER)


def last(table: Sitting) -> tuple[Report, ...]:
    return table.host.talk.session.steps[-1].reports


def steps(table: Sitting) -> int:
    return len(table.host.talk.session.steps)


@pytest.mark.parametrize(
    ("first", "second", "kept", "instead"),
    [("it fell in", "missed", Hit(), Missed()), ("missed", "it fell in", Missed(), Hit())],
)
def test_in_and_missed_within_three_seconds_are_both_named_and_one_counts(
    first: str, second: str, kept: Report, instead: Report
) -> None:
    for answer, counts in ((first, kept), (second, instead)):
        table = autumn()
        before = steps(table)
        table.says(first)
        asked = table.says(second, after=AT_ONCE)

        assert asked.outcome is Outcome.CONFIRMED_FIRST
        assert "I hear two things" in spoken(asked)
        assert "Anna: " in spoken(asked)
        assert "it fell in" in spoken(asked)
        assert "it didn't go in" in spoken(asked)
        assert last(table) == (kept,)
        table.says(answer)
        assert last(table) == (counts,)
        assert steps(table) == before + 1
        assert table.host.talk.pending is None


def test_the_same_can_be_answered_by_number_and_by_key() -> None:
    table = autumn()
    table.says("it fell in")
    table.says("missed", after=AT_ONCE)
    assert table.says("the first one").outcome is Outcome.ANSWERED
    assert last(table) == (Hit(),)

    table.says("it fell in")
    table.says("missed", after=AT_ONCE)
    assert table.types("2").outcome is Outcome.CORRECTED
    assert last(table) == (Missed(),)


def test_after_three_seconds_it_is_the_next_turns_report() -> None:
    table = autumn()
    table.says("it fell in")

    assert table.says("missed", after=3.5).outcome is Outcome.TAKEN
    assert last(table) == (Missed(),)


def test_the_next_thing_in_the_same_turn_is_no_contradiction_however_soon_it_comes() -> None:
    table = autumn()
    table.says("missed")

    assert table.says("it's on a disk", after=0.2).outcome is Outcome.TAKEN
    assert table.says("buried", after=0.2).outcome is Outcome.TAKEN


def test_two_who_report_the_same_at_once_report_it_once() -> None:
    table = autumn()
    table.says("it fell in")
    before = steps(table)

    assert table.says("it's in", after=0.5).outcome is Outcome.ANSWERED
    assert steps(table) == before
    assert table.says("it fell in").outcome is Outcome.TAKEN


def test_two_counts_at_once_are_named_as_they_were_said() -> None:
    table = winter()
    table.says("two nuts")
    asked = table.says("three nuts", after=AT_ONCE)

    assert "two nuts or three nuts" in spoken(asked)
    assert table.says("three nuts").outcome is Outcome.CORRECTED
    assert last(table) == (Found(3),)


def test_whoever_names_the_one_whose_turn_it_is_now_reports_the_next_turn() -> None:
    table = winter()
    table.says("two nuts")
    game = table.host.talk.session.game
    assert game is not None
    assert game.turn is not None
    named = table.host.talk.session.names[game.turn]

    assert table.says(f"{named} found a leaf", after=AT_ONCE).outcome is Outcome.TAKEN


def test_a_third_thing_said_to_the_question_counts() -> None:
    table = winter()
    table.says("two nuts")
    table.says("three nuts", after=AT_ONCE)

    assert table.says("a leaf and one nut").outcome is Outcome.CORRECTED
    assert last(table) == (Found(1, leaf=True),)


def test_what_is_typed_is_never_doubted_for_its_moment() -> None:
    table = autumn()
    table.types("it fell in")

    assert table.types("missed").outcome is Outcome.TAKEN


def test_undo_forgets_the_second_and_leaves_the_first() -> None:
    table = autumn()
    table.says("it fell in")
    table.says("missed", after=AT_ONCE)

    assert table.says("undo").outcome is Outcome.UNDONE
    assert last(table) == (Hit(),)


def test_in_german_too() -> None:
    table = autumn("de")
    table.says("daneben")
    asked = table.says("drin", after=AT_ONCE)

    assert "Ich höre zweierlei" in spoken(asked)
    table.says("getroffen")
    assert last(table) == (Hit(),)


SAT = ("Anna Ben and Clara", "yes")
OTHER_GAMES = {
    "knusperhexe": (["house is built", "Anna starts"], "something new", "the roof is down"),
    "sauerbaum": (
        ["the tree is ready", "twelve drops", "Anna starts", "blue four green one two three"],
        "two",
        "three",
    ),
    "kekfe-marathon": (["it's all ready", "Anna starts", "clockwise"], "two", "five"),
}


@pytest.mark.parametrize("game", OTHER_GAMES)
def test_in_every_game_what_is_at_odds_is_named(game: str) -> None:
    before, first, second = OTHER_GAMES[game]
    for answer, is_corrected in ((first, False), (second, True)):
        table = Sitting()
        for said in (f"let's play {'Kekfe Marathon' if game == 'kekfe-marathon' else game}", *SAT, *before):
            assert table.says(said).outcome in (Outcome.TAKEN, Outcome.ANSWERED), said
        assert table.says(first).outcome is Outcome.TAKEN
        count = steps(table)
        asked = table.says(second, after=AT_ONCE)

        assert asked.outcome is Outcome.CONFIRMED_FIRST, spoken(asked)
        assert first in spoken(asked)
        assert second in spoken(asked)
        assert table.says(answer).outcome is (Outcome.CORRECTED if is_corrected else Outcome.ANSWERED)
        assert steps(table) == count


def test_dice_that_are_told_one_after_the_other_are_parts_and_no_contradiction() -> None:
    table = Sitting()
    for said in ("let's play Sauerbaum", *SAT, "the tree is ready", "twelve drops", "Anna starts"):
        table.says(said)
    for said in ("blue four", "green one", "two", "three"):
        assert table.says(said, after=0.5).outcome is Outcome.TAKEN, said
