"""What cannot be is refused in one sentence with the reason and the numbers, and changes nothing."""

from __future__ import annotations

from typing import NamedTuple

import pytest
from tables import Sitting, at_the_box

from voicehost.dialogue.outcome import Outcome

TREE = ("the tree is ready", "Anna ate a nut last")
WINTER = (*TREE, *["hit"] * 15, "missed", "on a disk", "buried", "all white")
ROOF = ("the roof is ready", "Anna")
FORTY = ("the tree is ready", "forty", "Anna")
MOVING = (*FORTY, "blue four, green two three five")
RUN = ("it is all set up", "Anna has the highest", "clockwise")


class Bad(NamedTuple):
    """``said`` after ``before``, and what the refusal says."""

    game: str
    before: tuple[str, ...]
    said: str
    because: str


IMPOSSIBLE = [
    Bad("purzelbaum", WINTER, "seventeen nuts", "17 does not fit: from zero to sixteen."),
    Bad("purzelbaum", (*WINTER, "fifteen nuts"), "two nuts", "I know of fifteen nuts found, so only one is left."),
    Bad("purzelbaum", (*WINTER, "a leaf"), "a leaf", "No leaf is left in the meadow."),
    Bad("purzelbaum", WINTER, "all green", "Something is still out there: one leaf and sixteen nuts."),
    Bad("knusperhexe", ROOF, "Anna has thirty-seven cards", "37 does not fit: from zero to thirty-six."),
    Bad("knusperhexe", (*ROOF, "caramel"), "Ben has thirty-six cards", "so at most thirty-five can be here"),
    Bad("knusperhexe", ROOF, "the same", "Anna has no pile yet, so the first card is kept."),
    Bad("sauerbaum", FORTY[:1], "sixty-one drops", "The box holds sixty drops, not sixty-one."),
    Bad("sauerbaum", FORTY, "blue seven", "A die shows one to six, not seven."),
    Bad("sauerbaum", FORTY, "sixty in the cloud", "the cloud cannot hold sixty"),
    Bad("sauerbaum", MOVING, "five in", "The blue die showed four, not five."),
    Bad("sauerbaum", MOVING, "four drops", "In this turn three drops can be taken."),
    Bad("sauerbaum", MOVING, "recount: Anna has fifty", "it can be five drops at most"),
    Bad("sauerbaum", FORTY, "recount: Anna has forty", "it can be one drop at most"),
    Bad("kekfe-marathon", RUN, "I go six", "It can be one to five cards."),
    Bad("kekfe-marathon", RUN, "I drew a nine", "9 does not fit: from one to eight."),
    Bad("kekfe-marathon", RUN, "no card left", "By my count eight cards lie in the middle."),
    Bad("kekfe-marathon", RUN, "that was Ben's last cookie", "By my count Ben still has seven cards."),
]  # fmt: skip

OUT_OF_PLACE = [
    Bad("purzelbaum", TREE, "two nuts", "That does not fit here."),
    Bad("purzelbaum", TREE, "buried", "That does not fit here."),
    Bad("purzelbaum", TREE, "Ben is back", "Ben is at the table already."),
    Bad("purzelbaum", WINTER, "missed", "That does not fit here."),
    Bad("knusperhexe", ROOF, "four sugar sticks", "That does not fit here."),
    Bad("sauerbaum", FORTY, "two drops", "First the dice, then the rain, then the moves."),
    Bad("sauerbaum", FORTY, "we have won", "Nobody has caught a drop yet"),
    Bad("sauerbaum", FORTY, "Ben is free again", "I did not know that Ben was surrounded."),
    Bad("sauerbaum", MOVING, "blue four, green two three five", "These dice are known already."),
    Bad("kekfe-marathon", RUN, "I put it at the end", "That does not fit here."),
]


def the_table(bad: Bad) -> Sitting:
    sitting = at_the_box("Anna", "Ben", "Clara", game=bad.game)
    for said in bad.before:
        assert sitting.types(said).outcome is Outcome.TAKEN, said
    return sitting


@pytest.mark.parametrize("bad", [*IMPOSSIBLE, *OUT_OF_PLACE], ids=lambda bad: f"{bad.game}: {bad.said}")
def test_what_cannot_be_is_refused_with_the_reason_and_the_numbers(bad: Bad) -> None:
    sitting = the_table(bad)
    game = sitting.game
    before = (game.phase, game.state, len(sitting.host.talk.session.steps))

    reply = sitting.types(bad.said)

    assert reply.outcome is Outcome.REFUSED
    assert bad.because in reply.lines[0].spoken
    assert reply.lines[-1].spoken.endswith("?")
    assert (game.phase, game.state, len(sitting.host.talk.session.steps)) == before


def seated(*said: str) -> Sitting:
    sitting = Sitting()
    for text in said:
        sitting.types(text)
    return sitting


@pytest.mark.parametrize(
    ("before", "said", "because"),
    [
        (("Purzelbaum", "Anna", "Ben", "Ben"), "Ben", "Ben is sitting here already."),
        (("Purzelbaum", "Anna", "Ben", "Clara", "Dora"), "Emil", "That is too many. Four can play."),
        (("Purzelbaum",), "Anna, Ben, Clara, Dora and Emil", "That is too many. Four can play."),
        (("Purzelbaum",), "we are five", "That is too many. Four can play."),
        (("Sauerbaum",), "we are two", "It takes at least three players"),
        (("Kekfe Marathon",), "we are six", "That is too many. Five can play."),
        (("Knusperhexe", "Anna"), "that's all of us", "It takes at least two players, and I have one."),
    ],
)
def test_a_table_that_the_game_does_not_allow_is_refused_and_stays_as_it_was(
    before: tuple[str, ...], said: str, because: str
) -> None:
    sitting = seated(*before)
    names = sitting.host.talk.session.names

    reply = sitting.types(said)

    assert reply.outcome is Outcome.REFUSED
    assert because in reply.lines[0].spoken
    assert sitting.host.talk.session.names == names


@pytest.mark.parametrize("said", ["seventeen", "17", "17 nuts", "I found seventeen nuts and a leaf", "a hundred nuts"])
def test_a_number_beyond_the_box_is_known_in_any_sentence_that_is_typed(said: str) -> None:
    assert the_table(Bad("purzelbaum", WINTER, "", "")).types(said).outcome is Outcome.REFUSED


@pytest.mark.parametrize("said", ["seventeen acorns", "seventeen seventeen", "nuts seventeen"])
def test_a_number_makes_no_sense_of_other_words(said: str) -> None:
    assert the_table(Bad("purzelbaum", WINTER, "", "")).types(said).outcome is Outcome.ASKED_AGAIN
