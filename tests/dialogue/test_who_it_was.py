""" "That was Ben" and "wrong player": who did it is a slot like any other, in every game and in both languages."""

from __future__ import annotations

import pytest
from tables import Sitting, at_the_box, spoken

from engines.game import Seat, SetUp, StarterNamed, TurnGiven
from engines.purzelbaum_messages import Hit, Missed, SnowLies
from voicehost.dialogue.outcome import Outcome, Reply
from voicehost.inputs import Verdict

IN_AUTUMN = (SetUp(), StarterNamed(Seat(0)))


def autumn(*names: str, language: str = "en") -> Sitting:
    return at_the_box(*(names or ("Anna", "Ben", "Clara")), reports=IN_AUTUMN, language=language)


def leaves(table: Sitting) -> tuple[int, ...]:
    game = table.host.talk.session.game
    assert game is not None
    return tuple(game.facts().leaves)


@pytest.mark.parametrize(
    ("language", "hit", "correction"),
    [
        ("en", "it fell in", "that was Ben"),
        ("en", "it fell in", "no it was Ben not Anna"),
        ("de", "getroffen", "das war Ben"),
        ("de", "drin", "nein das war Ben"),
    ],
)
def test_bl_60_a_leaf_that_went_to_the_wrong_player_is_moved_in_one_sentence(
    language: str, hit: str, correction: str
) -> None:
    table = autumn(language=language)
    table.says(hit)
    assert leaves(table) == (1, 0, 0)
    reply = table.says(correction)

    assert reply.outcome is Outcome.CORRECTED
    assert leaves(table) == (0, 1, 0)
    assert "Ben" in spoken(reply)
    assert reply.lines[-1].spoken.startswith("Clara")
    assert table.host.talk.session.steps[-1].reports == (TurnGiven(Seat(1)), Hit())


def test_what_was_moved_can_be_corrected_and_taken_back_like_anything_else() -> None:
    table = autumn()
    table.says("it fell in")
    table.says("that was Ben")
    assert table.says("no it missed").outcome is Outcome.CORRECTED
    assert table.host.talk.session.steps[-1].reports == (TurnGiven(Seat(1)), Missed())
    assert table.says("that was Clara").outcome is Outcome.CORRECTED
    assert table.host.talk.session.steps[-1].reports == (TurnGiven(Seat(2)), Missed())

    assert table.says("undo").outcome is Outcome.UNDONE
    assert table.host.talk.question().spoken.startswith("Anna")


def test_that_it_was_whom_the_host_has_is_said_and_changes_nothing() -> None:
    table = autumn()
    table.says("it fell in")

    assert table.says("that was Anna").outcome is Outcome.ANSWERED
    assert leaves(table) == (1, 0, 0)


def test_of_two_players_the_wrong_one_can_only_be_the_other() -> None:
    table = autumn("Anna", "Ben")
    table.says("it fell in")

    assert table.says("wrong player").outcome is Outcome.CORRECTED
    assert leaves(table) == (0, 1)


def test_of_more_players_the_host_asks_who_it_was() -> None:
    table = autumn()
    table.says("it fell in")
    asked = table.says("that wasn't me")

    assert asked.outcome is Outcome.ASKED_AGAIN
    assert "Who was it then" in spoken(asked)
    assert table.says("Clara").outcome is Outcome.CORRECTED
    assert leaves(table) == (0, 0, 1)


@pytest.mark.parametrize(
    ("language", "hit", "said", "asks", "told"),
    [
        ("en", "it fell in", "no that was me", "Who was it then? Anna, Ben or Clara?", "me"),
        ("de", "getroffen", "das war ich", "Wer war es dann? Anna, Ben oder Clara?", "ich"),
    ],
)
def test_who_me_is_is_asked_until_there_is_a_name(language: str, hit: str, said: str, asks: str, told: str) -> None:
    table = autumn(language=language)
    table.says(hit)

    assert asks in spoken(table.says(said))
    assert "Ben" in spoken(table.says(told))
    assert leaves(table) == (1, 0, 0)
    assert table.says("Ben").outcome is Outcome.CORRECTED
    assert leaves(table) == (0, 1, 0)


def test_whoever_says_that_it_was_them_and_is_right_changes_nothing() -> None:
    table = autumn()
    table.says("it fell in")
    table.says("that was me")

    assert table.says("Anna").outcome is Outcome.ANSWERED
    assert leaves(table) == (1, 0, 0)


@pytest.mark.parametrize("said", ["I found two nuts", "we found two nuts", "two nuts"])
def test_i_is_whoever_was_just_asked_by_name(said: str) -> None:
    table = at_the_box("Anna", "Ben", reports=[*IN_AUTUMN, *[Hit()] * 16, SnowLies()])
    asked = table.host.talk.question().spoken

    assert table.says(said).outcome is Outcome.TAKEN
    assert asked.split(",")[0] in spoken(Reply(Outcome.TAKEN, tuple(table.voice.lines[-3:])))


def test_in_the_middle_of_a_turn_the_host_says_how_to_put_it_right() -> None:
    table = autumn()
    table.says("missed")
    table.says("it's on a disk")
    reply = table.says("that was Ben")

    assert "say undo" in spoken(reply)
    assert table.host.talk.session.steps[-2].reports == (Missed(),)


def test_the_table_says_whose_turn_it_is_and_play_goes_on_from_there() -> None:
    table = autumn()
    reply = table.says("it's Clara's turn")

    assert reply.outcome is Outcome.TAKEN
    assert reply.lines[-1].spoken.startswith("Clara")
    assert table.says("missed").outcome is Outcome.TAKEN
    assert "Clara" in table.host.talk.question().spoken
    table.says("buried")
    assert table.host.talk.question().spoken.startswith("Anna")


def test_who_began_and_where_the_figure_stands_are_mended_in_their_own_slot() -> None:
    table = at_the_box("Anna", "Ben", "Clara", reports=[SetUp()])
    table.says("Anna ate a nut last")
    reply = table.says("no that was Ben")

    assert reply.outcome is Outcome.CORRECTED
    assert table.host.talk.session.steps[-1].reports == (StarterNamed(Seat(1)),)


OTHER_GAMES = {
    "knusperhexe": ["house is built", "Anna starts", "something new"],
    "sauerbaum": ["the tree is ready", "twelve drops", "Anna starts", "blue four green one two three"],
    "kekfe marathon": ["it's all ready", "Anna starts", "clockwise", "two", "Ben's card"],
}


@pytest.mark.parametrize("game", OTHER_GAMES)
def test_in_every_game_who_it_was_is_mended_with_one_sentence(game: str) -> None:
    table = Sitting()
    for said in (f"let's play {game}", "Anna Ben and Clara", "yes", *OTHER_GAMES[game]):
        assert table.says(said).outcome in (Outcome.TAKEN, Outcome.ANSWERED), said
    steps = len(table.host.talk.session.steps)
    reply = table.says("that was Clara")

    assert reply.outcome is Outcome.CORRECTED, spoken(reply)
    assert len(table.host.talk.session.steps) == steps
    assert "Clara" in spoken(reply)


def test_a_correction_that_names_the_player_of_the_turn_before_is_not_asked_about_the_turn_now() -> None:
    table = autumn()
    table.says("it fell in")
    reply = table.says("no anna missed", verdict=Verdict.CLOSE)

    assert reply.outcome is Outcome.CONFIRMED_FIRST
    assert "Ben" not in spoken(reply)
    assert table.says("yes").outcome is Outcome.CORRECTED
