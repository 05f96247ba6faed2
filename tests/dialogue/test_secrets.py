"""What players must remember is never told, and what all see only now is spoken once and kept nowhere."""

from __future__ import annotations

import pytest
from tables import Sitting, at_the_box, spoken

from engines.game import Seat, SetUp, StarterNamed

IN_AUTUMN = (SetUp(), StarterNamed(Seat(0)))
LANDINGS = ("it's lying on a disk", "it's between two disks", "it's beside the box")
AFTERWARDS = (
    "what happened last",
    "where is the nut",
    "was it empty",
    "is there anything in seven",
    "what's left",
    "how many nuts are hidden",
    "who is playing",
    "the score",
    "undo",
    "redo",
    "what happened last",
    "hit",
    "undo",
    "help",
)


def after(landing: str) -> Sitting:
    """A table at which a nut landed there and was buried."""
    table = at_the_box("Anna", "Ben", "Clara", reports=IN_AUTUMN)
    table.says("it missed")
    table.says(landing)
    table.says("say that again")
    table.says("buried")
    return table


def test_where_a_nut_lies_is_spoken_and_can_be_had_again_until_the_next_report() -> None:
    table = at_the_box("Anna", "Ben", "Clara", reports=IN_AUTUMN)
    once = table.says("it's beside the box")
    again = table.says("say that again")

    assert "Beside the box: Ben" in spoken(once)
    assert "Beside the box: Ben" in spoken(again)
    table.says("buried")
    assert "Beside the box" not in spoken(table.says("say that again"))


@pytest.mark.parametrize("landing", LANDINGS[1:])
def test_screen_and_history_are_the_same_wherever_the_nut_lay(landing: str) -> None:
    one, other = after(LANDINGS[0]), after(landing)

    assert one.voice.screen == other.voice.screen
    assert one.host.talk.history.recent(100) == other.host.talk.history.recent(100)


@pytest.mark.parametrize("landing", LANDINGS[1:])
def test_once_the_nut_is_buried_nothing_that_is_said_tells_where_it_lay(landing: str) -> None:
    one, other = after(LANDINGS[0]), after(landing)
    for question in AFTERWARDS:
        assert spoken(one.says(question)) == spoken(other.says(question)), question


@pytest.mark.parametrize(
    "question", ["where is the nut", "was that one empty", "is there anything in seven", "where did Ben bury the nut"]
)
def test_forbidden_questions_are_answered_with_remember_it_yourselves(question: str) -> None:
    assert "remember" in spoken(after(LANDINGS[0]).says(question))
