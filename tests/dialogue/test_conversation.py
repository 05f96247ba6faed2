"""One utterance, exactly one outcome: what is taken, asked back, answered, corrected, undone, or left alone."""

from __future__ import annotations

import pytest
from tables import FIRST_TURN, Sitting, at_the_box, spoken

from engines.game import Seat, SetUp, StarterNamed
from engines.purzelbaum import Phase
from engines.purzelbaum_messages import Buried, Found, Hit, Missed, SnowLies
from voicehost.dialogue.outcome import Effect, Outcome
from voicehost.dialogue.pending import Ask
from voicehost.inputs import Verdict
from voicehost.language.line import Kind

IN_AUTUMN = (SetUp(), StarterNamed(Seat(0)))
IN_WINTER = (*IN_AUTUMN, *[Hit()] * 14, Missed(), Buried(), Missed(), Buried(), SnowLies())


def autumn() -> Sitting:
    return at_the_box("Anna", "Ben", reports=IN_AUTUMN)


def winter() -> Sitting:
    return at_the_box("Anna", "Ben", reports=IN_WINTER)


@pytest.mark.parametrize(
    ("said", "outcome"),
    [
        ("it fell in", Outcome.TAKEN),
        ("whose turn is it", Outcome.ANSWERED),
        ("where is the nut", Outcome.ANSWERED),
        ("hooray", Outcome.SET_ASIDE),
        ("not for you", Outcome.SET_ASIDE),
        ("undo", Outcome.UNDONE),
        ("purple monkeys", Outcome.ASKED_AGAIN),
        ("Ben has to go", Outcome.CONFIRMED_FIRST),
        ("slower", Outcome.ANSWERED),
    ],
)
def test_every_utterance_has_one_outcome(said: str, outcome: Outcome) -> None:
    assert autumn().says(said).outcome is outcome


def test_noise_gets_nothing() -> None:
    table = autumn()
    lines = len(table.voice.lines)

    assert table.says("", verdict=Verdict.STRAY).outcome is Outcome.SET_ASIDE
    assert len(table.voice.lines) == lines
    assert table.voice.earcons == []


def test_what_only_some_ears_heard_is_asked_for_at_the_second_try_and_never_taken() -> None:
    table = autumn()

    assert table.says("it fell in", verdict=Verdict.STRAY).outcome is Outcome.SET_ASIDE
    assert table.says("it fell in", verdict=Verdict.STRAY).outcome is Outcome.ASKED_AGAIN
    assert table.says("whose turn is it").outcome is Outcome.ANSWERED
    assert table.says("it fell in", verdict=Verdict.STRAY).outcome is Outcome.SET_ASIDE


def test_a_house_rule_is_set_by_saying_it_and_told_in_its_own_words() -> None:
    table = autumn()
    reply = table.says("we may turn the branches")

    assert reply.outcome is Outcome.TAKEN
    assert "A branch may be turned" in spoken(reply)
    table.says("what house rules do we play")
    assert "A branch may be turned" in spoken(table.says("go on"))


def test_a_long_answer_from_the_options_asks_its_question_once() -> None:
    table = autumn()
    table.types("o")
    reply = table.types("7")

    assert [line.kind for line in reply.lines].count(Kind.QUESTION) == 1
    assert reply.lines[-1].spoken == "Go on?"


def test_a_report_is_read_back_inside_the_next_sentences_and_the_question_comes_last() -> None:
    lines = autumn().says("it fell in").lines

    assert any("Anna keeps the leaf" in line.spoken for line in lines)
    assert lines[-1].kind is Kind.QUESTION
    assert lines[-1].spoken.startswith("Ben")


def test_a_close_hearing_of_a_report_is_confirmed_first_and_nothing_changes_before_the_yes() -> None:
    table = winter()
    steps = len(table.host.talk.session.steps)
    asked = table.says("two nuts", verdict=Verdict.CLOSE)

    assert asked.outcome is Outcome.CONFIRMED_FIRST
    assert "two nuts" in spoken(asked)
    assert len(table.host.talk.session.steps) == steps
    assert table.says("yes").outcome is Outcome.TAKEN
    assert table.host.talk.session.steps[-1].reports == (Found(2),)


def test_a_close_hearing_of_a_question_is_simply_answered() -> None:
    assert winter().says("what's the score", verdict=Verdict.CLOSE).outcome is Outcome.ANSWERED


@pytest.mark.parametrize(
    ("asked", "unsure", "sure"),
    [
        (("two nuts",), ("yes",), "yes"),
        (("two nuts",), ("yes", "no"), "yes"),
        (("two nuts",), ("three nuts", "yes"), "yes"),
        (("two nuts", "three nuts"), ("the first one",), "the first one"),
        (("two nuts", "three nuts"), ("the first one", "the second one"), "the first one"),
    ],
)
def test_an_answer_that_is_not_certain_settles_nothing_and_is_asked_for_again(
    asked: tuple[str, ...], unsure: tuple[str, ...], sure: str
) -> None:
    table = winter()
    steps = len(table.host.talk.session.steps)
    table.says(*asked, verdict=Verdict.CLOSE)

    assert table.says(*unsure, verdict=Verdict.CLOSE).outcome is Outcome.ASKED_AGAIN
    assert len(table.host.talk.session.steps) == steps
    assert table.says(sure).outcome is Outcome.TAKEN
    assert table.last.reports == (Found(2),)


def test_who_it_was_is_asked_again_where_the_name_is_not_certain() -> None:
    table = at_the_box("Anna", "Ben", reports=FIRST_TURN["purzelbaum"][:1])
    table.says("I ate a nut last")
    steps = len(table.host.talk.session.steps)

    assert table.says("Ben", "Anna", verdict=Verdict.CLOSE).outcome is Outcome.ASKED_AGAIN
    assert len(table.host.talk.session.steps) == steps
    assert table.says("Ben").outcome is Outcome.TAKEN


def test_a_seat_is_not_left_empty_for_a_no_that_is_not_certain() -> None:
    table = winter()
    table.says("Ben has to go")
    steps = len(table.host.talk.session.steps)

    assert table.host.talk.pending is not None
    assert table.host.talk.pending.ask is Ask.PLAYS_ON
    assert table.says("no", verdict=Verdict.CLOSE).outcome is Outcome.ASKED_AGAIN
    assert len(table.host.talk.session.steps) == steps


def test_a_no_that_is_not_certain_is_a_no_for_nothing_is_lost_by_it() -> None:
    table = winter()
    table.says("two nuts", verdict=Verdict.CLOSE)
    table.says("no", verdict=Verdict.CLOSE)

    assert table.host.talk.pending is None


def test_no_forgets_what_was_to_be_confirmed_and_asks_again() -> None:
    table = winter()
    table.says("two nuts", verdict=Verdict.CLOSE)
    reply = table.says("no")

    assert reply.outcome is Outcome.ASKED_AGAIN
    assert table.host.talk.pending is None
    assert table.says("one nut").outcome is Outcome.TAKEN


def test_several_hypotheses_that_differ_are_offered_and_never_decided_silently() -> None:
    table = winter()
    heard = ("two nuts", "a leaf and two nuts", "three nuts", "four nuts")
    asked = table.says(*heard, verdict=Verdict.CLOSE)

    assert asked.outcome is Outcome.CONFIRMED_FIRST
    assert table.host.talk.pending is not None
    assert len(table.host.talk.pending.readings) == 3
    assert table.says("the second one").outcome is Outcome.TAKEN
    assert table.host.talk.session.steps[-1].reports == (Found(2, leaf=True),)


def test_what_was_heard_clearly_is_not_doubted_for_what_came_second() -> None:
    table = winter()

    assert table.says("two nuts", "three nuts").outcome is Outcome.TAKEN
    assert table.host.talk.session.steps[-1].reports == (Found(2),)


def test_a_new_report_answers_over_an_open_confirmation() -> None:
    table = winter()
    table.says("two nuts", verdict=Verdict.CLOSE)

    assert table.says("nothing").outcome is Outcome.TAKEN
    assert table.host.talk.pending is None


def test_a_find_of_somebody_whose_turn_it_is_not_is_asked_back_before_it_counts_for_another() -> None:
    table = winter()
    turn = table.host.talk.session.game.turn if table.host.talk.session.game else None
    named, other = ("Anna", "Ben") if turn == Seat(1) else ("Ben", "Anna")
    asked = table.says(f"{named} found two nuts")

    assert asked.outcome is Outcome.CONFIRMED_FIRST
    assert f"it is {other}'s turn" in spoken(asked)
    assert table.says("yes").outcome is Outcome.TAKEN
    assert table.host.talk.session.steps[-1].reports == (Found(2),)
    assert table.says(f"{named} found a leaf").outcome is Outcome.TAKEN


def test_a_number_that_is_too_high_is_refused_with_the_count_that_makes_it_impossible() -> None:
    table = at_the_box("Anna", "Ben", reports=[*IN_WINTER, Found(15)])
    reply = table.says("two nuts")

    assert reply.outcome is Outcome.REFUSED
    assert "fifteen" in spoken(reply).lower()
    assert "one is left" in spoken(reply)


def test_the_turn_is_told_again_only_when_the_reason_of_a_refusal_does_not_ask_itself() -> None:
    table = at_the_box("Anna", "Ben", reports=[*IN_WINTER, Found(15)])

    assert sum("?" in line.spoken for line in table.says("two nuts").lines) == 1


def test_unknown_typed_words_are_echoed_and_the_choices_told() -> None:
    reply = autumn().types("frobnicate")

    assert "frobnicate" in spoken(reply)
    assert "1 for it fell in" in spoken(reply)


def test_a_typed_report_that_has_no_place_now_is_refused_with_a_reason() -> None:
    assert autumn().types("two nuts").outcome is Outcome.REFUSED


@pytest.mark.parametrize(("key", "nuts", "leaf"), [("2", 2, False), ("0", 0, False), ("2l", 2, True), ("0l", 0, True)])
def test_numbers_are_values_where_a_value_is_asked_for(key: str, nuts: int, leaf: bool) -> None:
    table = winter()

    assert table.types(key).outcome is Outcome.TAKEN
    assert table.host.talk.session.steps[-1].reports == (Found(nuts, leaf),)


def test_numbers_are_choices_where_choices_are_offered() -> None:
    table = autumn()
    table.types("2")

    assert table.host.talk.session.game is not None
    assert table.host.talk.session.game.phase is Phase.BURYING


def test_somebody_who_says_i_is_asked_for_a_name() -> None:
    table = at_the_box("Anna", "Ben", reports=[SetUp()])
    asked = table.says("I ate a nut last")

    assert "Who says that" in spoken(asked)
    assert table.says("Ben").outcome is Outcome.TAKEN
    assert table.host.talk.session.steps[-1].reports == (StarterNamed(Seat(1)),)


def test_leaving_the_game_is_confirmed_and_the_game_is_kept() -> None:
    table = autumn()

    assert table.says("stop the game").outcome is Outcome.CONFIRMED_FIRST
    reply = table.says("yes")
    assert reply.effect is Effect.QUIT
    assert "kept" in spoken(reply)


def test_while_paused_nothing_is_taken_until_somebody_says_go_on() -> None:
    table = autumn()
    table.says("wait")

    assert table.says("it fell in").outcome is Outcome.SET_ASIDE
    assert table.says("bananas").outcome is Outcome.SET_ASIDE
    table.says("go on")
    assert table.says("it fell in").outcome is Outcome.TAKEN


def test_what_is_typed_while_paused_is_told_how_to_go_on() -> None:
    table = autumn()
    table.says("wait")
    reply = table.types("it fell in")

    assert reply.outcome is Outcome.ANSWERED
    assert "go on" in spoken(reply)
    assert table.says("it fell in").outcome is Outcome.SET_ASIDE


@pytest.mark.parametrize("wish", ["wait", "story off"])
def test_a_wish_that_lasts_is_confirmed_when_it_was_only_half_heard(wish: str) -> None:
    assert autumn().says(wish, verdict=Verdict.CLOSE).outcome is Outcome.CONFIRMED_FIRST
    assert autumn().says(wish).outcome is not Outcome.CONFIRMED_FIRST


def test_nobody_is_asked_to_choose_between_a_report_and_a_cheer() -> None:
    reply = autumn().says("hooray", "it fell in", verdict=Verdict.CLOSE)

    assert "it fell in" in spoken(reply)
    assert "hooray" not in spoken(reply)


def test_a_table_of_one_is_told_how_many_it_takes() -> None:
    table = Sitting()
    table.says("purzelbaum")
    table.says("my name is Anna")
    reply = table.says("that's all of us")

    assert reply.outcome is Outcome.REFUSED
    assert "two" in spoken(reply)


def test_names_that_cannot_be_heard_twice_are_typed_or_exchanged_for_an_animal() -> None:
    table = Sitting()
    table.says("purzelbaum")
    table.says("Xyzzyplugh")
    reply = table.says("Xyzzyplugh")

    assert table.host.talk.pending is not None
    assert table.host.talk.pending.ask is Ask.ANIMAL
    assert "Elephant" in spoken(reply)
    table.says("the elephant")
    table.types("Xyzzyplugh")
    assert table.host.talk.session.names == ("Elephant", "Xyzzyplugh")


def test_typed_names_are_kept_as_they_are_written() -> None:
    table = Sitting()
    table.says("purzelbaum")
    table.types("Zoë, Bob Dylan and J.R.")

    assert table.host.talk.session.names == ("Zoë", "Bob Dylan", "J.R.")


def asked_back(language: str, *heard: str) -> Sitting:
    """Anna has found one nut, and what Ben says is asked back."""
    reports = (*IN_AUTUMN, *[Hit()] * 16, SnowLies(), Found(1))
    table = at_the_box("Anna", "Ben", reports=reports, language=language)
    table.says(*heard, verdict=Verdict.CLOSE)
    return table


@pytest.mark.parametrize(
    ("language", "heard", "said"),
    [
        ("en", ["four nuts"], "no two nuts"),
        ("en", ["four nuts", "three nuts"], "I meant two"),
        ("en", ["undo"], "no two nuts"),
        ("de", ["vier Nüsse"], "nein zwei Nüsse"),
    ],
)
def test_no_and_what_it_was_in_one_breath_answers_what_is_asked_back_and_corrects_nothing(
    language: str, heard: list[str], said: str
) -> None:
    table = asked_back(language, *heard)

    assert table.says(said).outcome is Outcome.TAKEN
    assert [step.reports for step in table.host.talk.session.steps[-2:]] == [(Found(1),), (Found(2),)]


def test_a_correction_that_is_asked_back_may_be_said_once_more_and_corrects() -> None:
    table = asked_back("en", "no three nuts")

    assert table.says("no two nuts").outcome is Outcome.CORRECTED
    assert table.last.reports == (Found(2),)


def test_a_name_or_a_game_that_was_misheard_is_put_right_in_one_breath() -> None:
    table = Sitting()
    table.says("Knusperhexe", verdict=Verdict.CLOSE)

    assert "new game" not in table.voice.lines[-1].spoken
    table.says("no Purzelbaum")
    table.says("Hannah", verdict=Verdict.CLOSE)
    table.says("no Anna")
    assert table.host.talk.session.evening.state.game == "purzelbaum"
    assert table.host.talk.session.names == ("Anna",)
