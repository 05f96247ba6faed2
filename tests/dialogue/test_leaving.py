"""Leaving and coming back, at the table of every game: who plays on, what becomes of the seat, who returns."""

from __future__ import annotations

import pytest
from tables import FIRST_TURN, Sitting, at_the_box, spoken, texts

from engines.game import HostRolls, Report, Seat, SeatLeft
from engines.knusperhexe_reports import CardTaken
from engines.purzelbaum_messages import AllGreen, Found, Hit, Missed, SnowLies
from voicehost.dialogue.outcome import Outcome
from voicehost.dialogue.pending import Ask, Pending

ANNA, BEN, CLARA = map(Seat, range(3))
OPEN_TURN: dict[str, tuple[Report, ...]] = {
    "purzelbaum": (Missed(None),),
    "knusperhexe": (CardTaken(),),
    "sauerbaum": (HostRolls(),),
}
"""What leaves Anna's first turn open where the first report does not end it."""

GAMES = tuple(FIRST_TURN)


def playing(game: str, language: str = "en") -> Sitting:
    return at_the_box("Anna", "Ben", "Clara", game=game, reports=FIRST_TURN[game], language=language)


def away(sitting: Sitting) -> set[int]:
    return set(sitting.game.away)


def test_every_game_on_the_shelf_is_here() -> None:
    assert set(GAMES) == set(texts("en")[0].entries)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(
    ("language", "leaves", "asks"),
    [
        ("en", "Ben has to go", "play on for Ben?"),
        ("de", "Ben muss weg", "für Ben weiter?"),
    ],
)
def test_first_the_host_asks_whether_somebody_plays_on(game: str, language: str, leaves: str, asks: str) -> None:
    sitting = playing(game, language)
    reply = sitting.says(leaves)
    assert reply.outcome is Outcome.CONFIRMED_FIRST
    assert spoken(reply).endswith(asks)
    assert not away(sitting)


@pytest.mark.parametrize("answer", ["yes", "mum plays for Ben", "mum does", "I will", "Clara plays on"])
@pytest.mark.parametrize("game", GAMES)
def test_whoever_plays_on_keeps_the_seat_and_the_turn_goes_on(game: str, answer: str) -> None:
    sitting = playing(game)
    before = sitting.game.facts(), sitting.host.talk.question().message
    sitting.says("Ben has to go")
    reply = sitting.says(answer)
    assert reply.outcome is Outcome.ANSWERED
    assert not away(sitting)
    assert (sitting.game.facts(), sitting.host.talk.question().message) == before
    assert sitting.host.talk.pending is None


@pytest.mark.parametrize("answer", ["no", "nope", "nobody", "no one"])
@pytest.mark.parametrize("game", GAMES)
def test_only_on_a_no_is_the_seat_left_and_its_player_unranked(game: str, answer: str) -> None:
    sitting = playing(game)
    sitting.says("Ben has to go")
    reply = sitting.says(answer)
    assert reply.outcome is Outcome.TAKEN
    assert away(sitting) == {BEN}
    assert {place.seat: place.place for place in sitting.game.standings()}[BEN] == 0


@pytest.mark.parametrize("said", ["undo", "wrong", "that was wrong"])
def test_what_was_misheard_is_forgotten_before_anybody_has_left(said: str) -> None:
    sitting = playing("purzelbaum")
    sitting.says("Ben has to go")
    assert sitting.says(said).outcome is Outcome.UNDONE
    assert not away(sitting)
    assert sitting.host.talk.pending is None


@pytest.mark.parametrize("game", GAMES)
def test_one_undo_takes_a_departure_back(game: str) -> None:
    sitting = playing(game)
    before = sitting.game.state
    sitting.says("Ben has to go")
    sitting.says("no")
    sitting.says("undo")
    assert sitting.game.state == before


@pytest.mark.parametrize("game", OPEN_TURN)
def test_an_open_turn_is_finished_or_undone_first(game: str) -> None:
    reports = (*FIRST_TURN[game], *OPEN_TURN[game])
    sitting = at_the_box("Anna", "Ben", "Clara", game=game, reports=reports)
    if game == "knusperhexe":  # the first card is kept at once, so Clara's comparison is the first open turn
        for said in ("got one", "got one", "got one"):
            sitting.says(said)
    sitting.says("Ben has to go")
    reply = sitting.says("no")
    assert reply.outcome is Outcome.REFUSED
    assert "First finish this turn" in spoken(reply)
    assert not away(sitting)
    sitting.says("undo")
    sitting.says("Ben has to go")
    assert sitting.says("no").outcome is Outcome.TAKEN
    assert away(sitting) == {BEN}


@pytest.mark.parametrize("game", GAMES)
def test_with_one_player_left_the_game_is_kept_and_nobody_has_won(game: str) -> None:
    sitting = playing(game)
    for name in ("Ben", "Anna"):
        sitting.says(f"{name} has to go")
        reply = sitting.says("no")
    told = spoken(reply)
    assert "Only Clara is left" in told
    assert told.endswith("Who is back?")
    assert sitting.game.is_kept
    assert not sitting.game.is_over
    assert not sitting.ledger.games()[0].over
    assert "wins" not in told


@pytest.mark.parametrize("game", GAMES)
def test_while_the_game_waits_it_asks_for_nothing_but_who_is_back(game: str) -> None:
    sitting = playing(game)
    for name in ("Ben", "Anna"):
        sitting.says(f"{name} has to go")
        sitting.says("no")
    assert spoken(sitting.says("xylophone")).endswith("Say who sits at the table again.")


@pytest.mark.parametrize("game", GAMES)
def test_ben_is_back_returns_the_seat_and_the_kept_game_goes_on(game: str) -> None:
    sitting = playing(game)
    for name in ("Ben", "Anna"):
        sitting.says(f"{name} has to go")
        sitting.says("no")
    reply = sitting.says("Ben is back")
    assert reply.outcome is Outcome.TAKEN
    assert "Welcome back, Ben" in spoken(reply)
    assert away(sitting) == {ANNA}
    assert not sitting.game.is_kept
    assert sitting.game.turn in {BEN, CLARA}


@pytest.mark.parametrize("game", GAMES)
def test_who_left_and_who_returned_is_known_after_a_restart(game: str) -> None:
    sitting = playing(game)
    sitting.says("Ben has to go")
    kept = sitting.ledger.games()
    conversation, _, _ = sitting.table.kept(kept[0].game)
    assert conversation.talk.pending is not None
    assert conversation.talk.pending.ask is Ask.PLAYS_ON
    sitting.says("no")
    conversation, _, _ = sitting.table.kept(kept[0].game)
    assert conversation.talk.session.game is not None
    assert conversation.talk.session.game.away == {BEN}
    assert conversation.talk.question() == sitting.host.talk.question()


def test_somebody_who_is_gone_already_is_not_asked_about_again() -> None:
    sitting = playing("purzelbaum")
    sitting.says("Ben has to go")
    sitting.says("no")
    reply = sitting.says("Ben has to go")
    assert reply.outcome is Outcome.REFUSED
    assert "Ben is not at the table" in spoken(reply)


def test_a_question_in_the_middle_of_setting_up_leads_back_to_the_same_step() -> None:
    sitting = at_the_box("Anna", "Ben", "Clara", game="kekfe-marathon")
    sitting.says("next")
    sitting.says("next")
    sitting.says("Ben has to go")
    assert sitting.host.talk.pending is not None
    assert sitting.host.talk.pending.ask is Ask.PLAYS_ON
    sitting.says("yes")
    assert sitting.host.talk.pending == Pending(Ask.SET_UP, step=3)


def test_people_may_leave_in_every_game_by_its_table() -> None:
    shelf = texts("en")[0]
    assert all(SeatLeft in entry.game.report_kinds() for entry in shelf.entries.values())


@pytest.mark.parametrize(
    ("language", "said", "told"), [("en", "no thanks", "Goodbye."), ("de", "nein danke", "Tschüss.")]
)
def test_after_a_game_nobody_is_asked_whether_it_shall_stop(language: str, said: str, told: str) -> None:
    over = (*FIRST_TURN["purzelbaum"], *[Hit()] * 16, SnowLies(), Found(16), AllGreen())
    sitting = at_the_box("Anna", "Ben", reports=over, language=language)

    assert spoken(sitting.says(said)) == told
    assert sitting.host.leaving


def test_after_a_game_another_one_is_chosen_without_a_word_about_keeping_it() -> None:
    over = (*FIRST_TURN["purzelbaum"], *[Hit()] * 16, SnowLies(), Found(16), AllGreen())
    sitting = at_the_box("Anna", "Ben", reports=over)

    assert sitting.says("new game").outcome is Outcome.ANSWERED
    assert "kept" not in sitting.voice.lines[-1].spoken
    assert sitting.host.talk.question().message == "ask-game"
