"""After a game: the evening is told once more, and the same people play again with the next starter."""

from __future__ import annotations

import pytest
from evenings import whole_game
from tables import Sitting, at_the_box, spoken, texts

from engines.game import Report, Seat, SeatLeft, SetUp, StarterNamed
from engines.sauerbaum_reports import DropsChosen
from voicehost.archive import EVENING, Archive
from voicehost.evening import HouseRuleSet
from voicehost.ledger import Ledger

ANNA, BEN, CLARA = map(Seat, range(3))


def played(*winners: str, ledger: Ledger | None = None) -> tuple[Sitting, str]:
    """An evening at which these have won a game of Purzelbaum each, and all that was said in the last game."""
    ledger = ledger or Ledger.in_memory()
    for winner in winners:
        sitting = Sitting(ledger=ledger)
        for said in whole_game(winner):
            sitting.says(said)
    return sitting, sitting.voice.text


def test_the_evening_is_told_after_a_game_that_was_not_the_first() -> None:
    _, end = played("Anna", "Ben")
    recap = (
        "Tonight you have played two games.\nPurzelbaum: Anna won.\nPurzelbaum: Ben won.\nDo you want to play again?"
    )
    assert recap in end


def test_after_the_first_game_nothing_is_told_twice() -> None:
    assert "Tonight" not in played("Anna")[1]


@pytest.mark.parametrize("said", ["what did we play tonight", "what have we played", "recap", "how was the evening"])
def test_a_recap_is_had_for_the_asking(said: str) -> None:
    assert spoken(played("Anna")[0].says(said)) == "Tonight you have played one game.\nPurzelbaum: Anna won."


@pytest.mark.parametrize(
    ("language", "said", "answer"),
    [
        ("en", "what did we play tonight", "No game has come to its end tonight."),
        ("de", "was haben wir heute Abend gespielt", "Heute ist noch kein Spiel zu Ende gegangen."),
    ],
)
def test_an_evening_without_a_finished_game_says_so(language: str, said: str, answer: str) -> None:
    assert spoken(at_the_box("Anna", "Ben", language=language).says(said)) == answer


def test_games_of_another_day_are_no_part_of_the_evening() -> None:
    ledger = Ledger.in_memory(lambda: 1_000.0)
    played("Anna", ledger=ledger)
    games = {name: entry.game for name, entry in texts("en")[0].entries.items()}
    assert [kept.winners for kept in Archive(ledger, games, lambda: 2_000.0).tonight()] == [("Anna",)]
    assert Archive(ledger, games, lambda: 2_000.0 + EVENING).tonight() == []


STARTED: dict[str, tuple[Report, ...]] = {
    "purzelbaum": (SetUp(), StarterNamed(BEN)),
    "knusperhexe": (SetUp(), StarterNamed(BEN)),
    "sauerbaum": (DropsChosen(40), SetUp(), StarterNamed(BEN)),
    "kekfe-marathon": (SetUp(), StarterNamed(BEN)),
}
NEXT = {"purzelbaum": CLARA, "knusperhexe": CLARA, "sauerbaum": CLARA, "kekfe-marathon": None}
"""Who begins the next game after one that Ben began: the highest card finds a new starter in the marathon alone."""


def test_every_game_on_the_shelf_is_here() -> None:
    assert set(STARTED) == set(NEXT) == set(texts("en")[0].entries)


@pytest.mark.parametrize("game", STARTED)
def test_the_one_to_the_left_of_the_last_starter_begins_the_next_game(game: str) -> None:
    sitting = at_the_box("Anna", "Ben", "Clara", game=game, reports=STARTED[game])
    assert sitting.game.next_starter == NEXT[game]
    talk = sitting.table.rematch(sitting.host.conversation).talk
    assert talk.session.names == ("Anna", "Ben", "Clara")
    assert talk.session.game is not None
    assert talk.session.game.state.starter == NEXT[game]


def test_knusperhexe_goes_on_clockwise_from_whoever_was_last() -> None:
    sitting = at_the_box("Anna", "Ben", "Clara", game="knusperhexe", reports=STARTED["knusperhexe"])
    sitting.says("got one")
    assert sitting.game.turn == CLARA
    assert sitting.game.next_starter == ANNA


def test_whoever_has_gone_is_not_seated_again_and_does_not_begin() -> None:
    reports = (*STARTED["purzelbaum"], SeatLeft(CLARA))
    sitting = at_the_box("Anna", "Ben", "Clara", reports=reports)
    talk = sitting.table.rematch(sitting.host.conversation).talk
    assert talk.session.names == ("Anna", "Ben")
    assert talk.session.game is not None
    assert talk.session.game.state.starter == ANNA


def test_house_rules_and_the_walk_by_touch_stay_for_the_next_game() -> None:
    sitting = at_the_box("Anna", "Ben", "Clara", game="sauerbaum")
    sitting.says("by touch")
    sitting.host.talk.session.take([HouseRuleSet("rest_of_roll", "lost")])
    talk = sitting.table.rematch(sitting.host.conversation).talk
    assert talk.session.game is not None
    assert talk.session.game.options["rest_of_roll"] == "lost"
    assert talk.question().message == "touch-1"


def test_play_again_says_who_begins_and_sets_the_box_up() -> None:
    sitting, _ = played("Anna")
    sitting.says("play again")
    *_, begins, step = sitting.voice.lines
    assert begins.spoken == "Anna will begin."
    assert step.message == "setup-1"
    assert sitting.game.state.starter == ANNA
