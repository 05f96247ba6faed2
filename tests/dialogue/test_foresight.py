"""What may be due next is found before anybody says anything, in the words that will be said, and nothing happens."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from tables import Sitting, at_the_box, texts

from engines.game import Seat, SetUp, StarterNamed
from voicehost.dialogue.foresight import MOST, replies
from voicehost.dialogue.outcome import Outcome
from voicehost.logbook import newest_open
from voicehost.rehearsal.cast import Cast
from voicehost.rehearsal.demo import text_rehearsal

if TYPE_CHECKING:
    from voicehost.rehearsal.people import Utterance

IN_AUTUMN = (SetUp(), StarterNamed(Seat(0)))
TURNS = 20
"""Reports of a game that are looked at."""

SIX_ROUNDS = ["it fell in", "it missed", "buried", "it fell in", "no it missed", "undo"]


def foreseen(sitting: Sitting) -> list[str]:
    return [line.spoken for lines in replies(sitting.host.conversation) for line in lines]


@pytest.mark.parametrize("said", ["it fell in", "it missed", "undo", "what's the score", "next"])
def test_what_is_foreseen_is_word_for_word_what_is_said(said: str) -> None:
    sitting = Sitting() if said == "next" else at_the_box("Anna", "Ben", reports=IN_AUTUMN)
    for word in ("purzelbaum", "Anna and Ben", "yes") if said == "next" else ("it fell in", "on a disk"):
        sitting.says(word)
    before = foreseen(sitting)

    assert {line.spoken for line in sitting.says(said).lines} <= set(before)


def test_nothing_is_told_recorded_or_changed_by_looking_ahead() -> None:
    sitting, undisturbed = (at_the_box("Anna", "Ben", reports=IN_AUTUMN) for _ in range(2))
    for said in SIX_ROUNDS:
        game = newest_open(sitting.ledger)
        rows = len(sitting.ledger.rows(game or ""))
        state, lines = sitting.host.talk.session.game.state, len(sitting.voice.lines)  # type: ignore[union-attr]
        foreseen(sitting)
        assert sitting.host.talk.session.game.state == state  # type: ignore[union-attr]
        assert (len(sitting.ledger.rows(game or "")), len(sitting.voice.lines)) == (rows, lines)
        assert sitting.says(said) == undisturbed.says(said)


def test_what_was_told_most_often_here_comes_first_after_what_is_offered() -> None:
    sitting = at_the_box("Anna", "Ben", reports=IN_AUTUMN)

    def first() -> list[str]:
        offered = len(sitting.host.talk.choices())
        return [line.message for line in list(replies(sitting.host.conversation))[offered]]

    assert "event-nut-missed" not in first()
    for said in ("it missed", "buried"):
        sitting.says(said)
    assert "event-nut-missed" in first()


def test_while_games_are_offered_none_of_them_is_loaded() -> None:
    assert foreseen(Sitting()) == []


def test_of_very_many_reports_a_few_from_everywhere_are_tried() -> None:
    sitting = at_the_box("Anna", "Ben", "Cleo", game="sauerbaum")
    for said in (*["next"] * 5, "forty", "Anna"):
        sitting.says(said)
    assert "Rolled" in sitting.host.talk.session.expected()
    firsts = [lines[0].spoken for lines in replies(sitting.host.conversation)]

    assert len(firsts) <= 2 * MOST
    for blue in ("one", "two", "three", "four", "five", "six"):
        assert any(first.startswith(f"Blue {blue}") for first in firsts)


@pytest.mark.parametrize("game", texts("en")[0].entries)
def test_nearly_all_that_is_said_in_a_whole_game_was_foreseen(game: str) -> None:
    cast = Cast(texts("en")[0].entry(game), "en")
    names = cast.names(3, 5)
    rehearsal = text_rehearsal(cast, names, 5)
    exchange, hits, turns = rehearsal._exchange, [0], [0]

    def watched(utterance: Utterance) -> None:
        ahead = {line.spoken for lines in replies(rehearsal.host.conversation) for line in lines}
        exchange(utterance)
        happened = rehearsal.exchanges[-1]
        if happened.outcome == Outcome.TAKEN.value and turns[0] < TURNS:
            turns[0] += 1
            hits[0] += happened.answered[-1] in ahead

    rehearsal._exchange = watched  # type: ignore[method-assign]
    rehearsal.play(until=lambda: turns[0] >= TURNS)

    assert hits[0] >= 0.9 * turns[0] > 5
