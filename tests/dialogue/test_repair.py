"""Taking back and putting right across turns, seasons, the end of the game."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tables import Sitting, at_the_box, spoken

from engines.game import Report, Seat, SetUp, StarterNamed
from engines.purzelbaum_messages import Buried, Found, Hit, Missed, SnowLies
from voicehost.dialogue.outcome import Outcome
from voicehost.inputs import Verdict

IN_AUTUMN = (SetUp(), StarterNamed(Seat(0)))
IN_WINTER = (*IN_AUTUMN, *[Hit()] * 14, Missed(), Buried(), Missed(), Buried(), SnowLies())


def reported(table: Sitting) -> tuple[Report, ...]:
    return table.host.talk.session.steps[-1].reports


@pytest.mark.parametrize(
    ("first", "correction", "then"),
    [
        ("three nuts and a leaf", "no two", Found(2, leaf=True)),
        ("three nuts", "no a leaf and three nuts", Found(3, leaf=True)),
        ("two nuts", "I meant three nuts", Found(3)),
        ("a leaf", "no nothing", Found(0)),
        ("nothing", "sorry one nut", Found(1)),
    ],
)
def test_a_correction_changes_exactly_the_slot_that_was_wrong(first: str, correction: str, then: Report) -> None:
    table = at_the_box("Anna", "Ben", reports=IN_WINTER)
    table.says(first)
    reply = table.says(correction)

    assert reply.outcome is Outcome.CORRECTED
    assert reported(table) == (then,)


def test_a_hit_becomes_a_miss_in_one_breath_and_the_turn_is_the_same_players() -> None:
    table = at_the_box("Anna", "Ben", reports=IN_AUTUMN)
    table.says("it fell in")
    reply = table.says("no it missed")

    assert reported(table) == (Missed(),)
    assert "Anna" in reply.lines[-1].spoken


def test_no_report_of_the_game_begins_with_a_correcting_word() -> None:
    table = at_the_box("Anna", "Ben", reports=IN_AUTUMN)
    table.says("it fell in")

    for said in ("no missed", "no it missed", "no not in"):
        table.says("undo")
        table.says("it fell in")
        assert table.says(said).outcome is Outcome.CORRECTED, said


def test_a_correction_that_cannot_be_says_so_and_changes_nothing() -> None:
    table = at_the_box("Anna", "Ben", reports=[*IN_WINTER, Found(14)])
    table.says("one nut")
    reply = table.says("no five")

    assert reply.outcome is Outcome.REFUSED
    assert reported(table) == (Found(1),)


def test_undo_goes_back_over_the_seasons_to_the_start_and_redo_forward_again() -> None:
    table = at_the_box("Anna", "Ben", reports=IN_WINTER)
    for said in ("two nuts", "a leaf", "nothing"):
        table.says(said)
    steps = len(table.host.talk.session.steps)
    facts = table.host.talk.session.game.facts() if table.host.talk.session.game else None

    for _ in range(steps):
        assert table.says("undo").outcome is Outcome.UNDONE
    assert table.host.talk.session.steps == []
    assert table.says("undo").outcome is Outcome.ANSWERED
    for _ in range(steps):
        assert table.types("U").outcome is Outcome.TAKEN
    assert table.host.talk.session.game is not None
    assert table.host.talk.session.game.facts() == facts


def test_a_finished_game_can_be_taken_back_too() -> None:
    table = at_the_box("Anna", "Ben", reports=[*IN_WINTER, Found(16), Found(0, leaf=True), Found(0, leaf=True)])
    for _ in range(40):
        if table.host.talk.session.game and table.host.talk.session.game.is_over:
            break
        assert table.says("nothing").outcome is Outcome.TAKEN
    assert "again" in table.voice.lines[-1].spoken

    assert table.says("undo").outcome is Outcome.UNDONE
    assert table.says("nothing").outcome is Outcome.TAKEN


def test_undo_says_what_to_put_back_and_never_where_a_nut_was() -> None:
    table = at_the_box("Anna", "Ben", reports=IN_AUTUMN)
    table.says("it's lying on a disk with a leaf")
    table.says("buried")
    table.says("undo")
    reply = table.says("undo")

    assert "branch" in spoken(reply)
    assert not any(place in spoken(reply).lower() for place in ("beside", "between", "on a disk"))


def test_undo_while_something_is_to_be_confirmed_forgets_only_that() -> None:
    table = at_the_box("Anna", "Ben", reports=IN_WINTER)
    steps = len(table.host.talk.session.steps)
    table.says("Ben has to go")

    assert table.says("undo").outcome is Outcome.UNDONE
    assert len(table.host.talk.session.steps) == steps


def told_of_the_game(table: Sitting) -> list[Report]:
    game = table.game
    return [r for step in table.host.talk.session.steps for r in step.reports if isinstance(r, game.report_kinds())][2:]


def test_an_earlier_report_is_told_anew_and_redo_takes_up_what_came_after_it() -> None:
    table = at_the_box("Anna", "Ben", "Clara", reports=IN_WINTER)
    for said in ("two nuts", "three nuts", "one nut"):
        table.says(said)
    for _ in range(3):
        table.says("undo")
    reply = table.says("four nuts")
    assert "say redo" in spoken(reply)
    for _ in range(2):
        assert table.says("redo").outcome is Outcome.TAKEN

    assert told_of_the_game(table)[-3:] == [Found(4), Found(3), Found(1)]
    assert table.says("redo").outcome is Outcome.ANSWERED  # there is nothing more


def test_what_no_longer_fits_after_an_earlier_report_was_told_anew_is_said_and_changes_nothing() -> None:
    table = at_the_box("Anna", "Ben", "Clara", reports=IN_WINTER)
    for said in ("two nuts", "three nuts", "eleven nuts"):
        table.says(said)
    for _ in range(2):
        table.says("undo")
    assert "no longer fits" in spoken(table.says("four nuts"))
    reply = table.says("redo")

    assert reply.outcome is Outcome.REFUSED
    assert "no longer fits" in spoken(reply)
    assert told_of_the_game(table)[-2:] == [Found(2), Found(4)]


def test_a_doubtful_no_and_what_it_was_to_something_asked_back_leaves_the_last_report_alone() -> None:
    table = at_the_box("Anna", "Ben", "Clara", reports=IN_WINTER)
    table.says("two nuts")
    table.says("new game", verdict=Verdict.CLOSE)
    assert table.says("no, it was three nuts", verdict=Verdict.CLOSE).outcome is Outcome.CONFIRMED_FIRST
    assert table.says("yes").outcome is Outcome.TAKEN

    assert told_of_the_game(table)[-2:] == [Found(2), Found(3)]


def test_naming_a_helper_after_an_undo_says_nothing_about_what_came_after_it() -> None:
    table = at_the_box("Anna", "Ben", "Clara", reports=IN_WINTER)
    for said in ("two nuts", "three nuts", "undo", "undo"):
        table.says(said)
    reply = table.says("grandma helps us")

    assert "fit" not in spoken(reply)
    assert table.says("redo").outcome is Outcome.ANSWERED  # there is nothing to do again


def test_after_an_undo_no_and_what_it_was_tells_the_undone_thing_and_leaves_the_one_before() -> None:
    table = at_the_box("Anna", "Ben", "Clara", reports=IN_WINTER)
    table.says("two nuts")
    table.says("four nuts")
    table.says("undo")
    assert table.says("no, three nuts").outcome is Outcome.TAKEN

    assert told_of_the_game(table)[-2:] == [Found(2), Found(3)]


def test_a_correction_reaches_the_report_before_somebody_left_and_keeps_the_empty_seat() -> None:
    table = at_the_box("Anna", "Ben", "Clara", reports=IN_WINTER)
    for said in ("four nuts", "Clara has to go", "nobody", "no, three nuts"):
        table.says(said)

    assert Found(3) in told_of_the_game(table)
    assert Found(4) not in told_of_the_game(table)
    assert table.game.away == {Seat(2)}


def test_a_correction_that_would_make_what_came_after_it_impossible_says_so_and_offers_the_way() -> None:
    table = at_the_box("Anna", "Ben", "Clara", reports=IN_AUTUMN)
    table.says("it fell in")
    table.says("Ben has to go")
    table.says("nobody")
    steps = [step.reports for step in table.host.talk.session.steps]
    reply = table.says("no, it missed")

    assert reply.outcome is Outcome.REFUSED
    assert "Say undo" in spoken(reply)
    assert [step.reports for step in table.host.talk.session.steps] == steps


SAYINGS = st.sampled_from(
    [
        "it fell in",
        "it missed",
        "buried",
        "no it missed",
        "no it fell in",
        "undo",
        "redo",
        "on a disk",
        "bananas",
        "score",
    ]
)


@given(st.lists(SAYINGS, max_size=25))
def test_the_counts_always_equal_the_replay_of_what_is_in_force(sayings: list[str]) -> None:
    table = at_the_box("Anna", "Ben", "Clara", reports=IN_AUTUMN)
    for said in sayings:
        table.says(said)
    session = table.host.talk.session
    game = session.game
    if game is None:  # everything was taken back, the seats too
        assert "TableComplete" not in str(session.steps)
        return
    of_game = [r for step in session.steps for r in step.reports if isinstance(r, game.report_kinds())]

    again = type(game).replay(3, game.options, of_game)
    assert (again.facts(), again.phase) == (game.facts(), game.phase)


def test_what_it_was_is_expected_beside_yes_and_no_when_the_host_asks_back_and_only_then() -> None:
    table = at_the_box("Anna", "Ben", reports=IN_WINTER)
    assert not table.host.talk.graph().expects({"Correct"})
    table.says("two nuts", verdict=Verdict.CLOSE)
    graph = table.host.talk.graph()

    assert graph.awaits({"Yes"})
    assert not graph.awaits({"Found"})
    assert graph.expects({"Found"})
    assert graph.expects({"Correct"})
    assert not graph.expects({"Undo"})
