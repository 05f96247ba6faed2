"""What is hidden in each game (games.md 1.8, 2.8, 4.8; in Sauerbaum nothing is) is told nowhere, row by row.

Two tables play alike and differ only in what is hidden. From then on both hear the same and read the same: answers,
hints, refusals, undo and redo, the history, and the evening as it is told from the log.
"""

from __future__ import annotations

from dataclasses import dataclass, field

import pytest
from tables import Sitting, spoken, texts

from engines.game import Report, StarterNamed, slot_names
from engines.kekfe_marathon_reports import NoCardLeft
from engines.knusperhexe_reports import CardTaken, PutBack, SameAgain
from engines.purzelbaum_messages import Buried, Hit, HoleOpened
from voicehost.dialogue.outcome import Outcome
from voicehost.evening import GameChosen, HouseRuleSet, PlayerSeated, TableComplete
from voicehost.retelling import retold

NAMES = ("Anna", "Ben", "Clara")

ALWAYS = (
    "what happened last", "the score", "what's left", "whose turn is it", "help", "what can I say", "say that again",
    "what did I miss", "how does that work again", "what did we play tonight", "explain", "what house rules do we have",
)  # fmt: skip


@dataclass(frozen=True)
class Hidden:
    """A row of the column: ``one`` and ``other`` are said at two tables, and ``then`` hides what differs.

    ``asked`` comes near it, ``wrong`` is refused, and ``more`` is a report that can be taken back.
    """

    row: str
    game: str
    before: tuple[str, ...]
    one: tuple[str, ...] = ()
    other: tuple[str, ...] = ()
    then: tuple[str, ...] = ()
    asked: tuple[str, ...] = ()
    wrong: tuple[str, ...] = ()
    more: str = ""
    options: dict[str, str] = field(default_factory=dict)


TREE = ("the tree is ready", "Anna ate a nut last")
WINTER = (*TREE, *["hit"] * 15, "missed", "it's lying on a disk", "buried", "all white")
ROOF = ("the roof is ready", "Anna", "caramel", "marshmallow", "peppermint")
ROUND = (
    "what's under my pile",
    "which sweets does Anna have",
    "how many sugar sticks do I have",
    "where is the lollipop",
)
MIDDLE = ("where's the eight", "is there a good one left", "how many in the middle", "what lies ahead")

ROWS = [
    Hidden(
        "what lies under a disk, and who buried a nut where", "purzelbaum",
        before=TREE, one=("missed", "it's lying on a disk"), other=("missed", "next to the box"), then=("buried",),
        asked=("where is the nut", "where did Ben bury the nut", "is there anything in seven"),
        wrong=("two nuts", "all green"), more="hit",
    ),
    Hidden(
        "which hole was opened in autumn", "purzelbaum",
        before=TREE, one=("I open number seven",), other=("number 3",), then=("hit",),
        asked=("was that one empty", "was number seven empty", "what's in number 7"), wrong=("nothing",), more="hit",
    ),
    Hidden(
        "in which hole a nut was buried", "purzelbaum",
        before=(*TREE, "missed", "it's lying on a disk"),
        one=("I have buried it under number seven",), other=("it's in number 9",),
        asked=("where is the nut", "is there anything in seven"), wrong=("three nuts",), more="hit",
    ),
    Hidden(
        "which white disk was dug already, and how many holes hold nuts", "purzelbaum",
        before=WINTER, one=("I open number seven",), other=("number 9",), then=("one nut",),
        asked=("was that one empty", "is there anything in nine", "how many nuts are hidden"),
        wrong=("sixteen nuts", "all green"), more="nothing",
    ),
    Hidden(
        "which sweets lie under the top of a pile", "knusperhexe",
        before=("the roof is ready", "Anna"), one=("gummy bear",), other=("lollipop",),
        then=("caramel", "peppermint", "licorice", "caramel"),
        asked=(*ROUND, "what's on top of my pile"), wrong=("sixty sugar sticks", "that was the last one"),
        more="peppermint",
    ),
    Hidden(
        "which card was taken from the roof and went back", "knusperhexe",
        before=("the roof is ready", "Anna"),
        one=("caramel", "marshmallow", "peppermint", "caramel", "it's back"),
        other=("lollipop", "marshmallow", "peppermint", "lollipop", "it's back"),
        then=("peppermint", "marshmallow", "peppermint"),
        asked=("which one did Ben put back", "where did Ben put it", "which sweets are still on the roof"),
        wrong=("that was the last one",), more="marshmallow",
    ),
    Hidden(
        "what a card was worth that burst", "kekfe-marathon",
        before=("it is all set up", "Anna has the highest", "none on the left", *["four"] * 11),
        one=("seven",), other=("eight",), then=(*["four"] * 8, "clockwise", "two"),
        asked=MIDDLE, wrong=("that was my last one", "she's on Clara's card", "the middle is empty"), more="three",
        options={"help": "full"},
    ),
    Hidden(
        "what the card is worth that went to the middle first", "kekfe-marathon",
        before=("it is all set up",), one=("Anna has the highest, an eight with a porcupine",),
        other=("Anna has the highest, a six with a porcupine",), then=("clockwise", "pop", "it's Ben's"),
        asked=MIDDLE, wrong=("that was my last one", "the middle is empty"), more="arrow",
    ),
]  # fmt: skip


def the_table(hidden: Hidden) -> Sitting:
    rules = [HouseRuleSet(rule, value) for rule, value in hidden.options.items()]
    sitting = Sitting(GameChosen(hidden.game), *map(PlayerSeated, NAMES), *rules, TableComplete())
    take(sitting, hidden.before)
    return sitting


def take(sitting: Sitting, said: tuple[str, ...]) -> None:
    for text in said:
        reply = sitting.types(text)
        assert reply.outcome is Outcome.TAKEN, (text, spoken(reply))


def told(sitting: Sitting) -> list[str]:
    """All that stays of an evening: the screen, the history, and what the log is told as."""
    talk = sitting.host.talk
    history = [line.shown for line in talk.history.recent(1000)]
    return [sitting.voice.screen, *history, *retold(talk.session, texts("en")[1])]


@pytest.mark.parametrize("hidden", ROWS, ids=lambda hidden: hidden.row)
def test_what_is_hidden_is_in_no_answer_hint_refusal_undo_history_and_transcript(hidden: Hidden) -> None:
    one, other = the_table(hidden), the_table(hidden)
    take(one, hidden.one)
    take(other, hidden.other)
    take(one, hidden.then)
    take(other, hidden.then)
    afterwards = (*hidden.asked, *hidden.wrong, *ALWAYS, hidden.more, "undo", "redo", "undo", *hidden.asked, *ALWAYS)
    for text in afterwards:
        assert spoken(one.says(text)) == spoken(other.says(text)), text
    for key in ("s", "l", "w", ",", ",", "<", ">", "?"):
        assert spoken(one.types(key)) == spoken(other.types(key)), key
    assert told(one) == told(other)


FORBIDDEN = [
    ("purzelbaum", "autumn", (*TREE, "missed", "it's lying on a disk", "buried"), text)
    for text in ("where is the nut?", "was that one empty?", "is there anything in seven?")
] + [
    ("knusperhexe", "taking", (*ROOF, "caramel", "it's back"), text)
    for text in ("where is the gummy bear?", "which one did Ben put back?", *ROUND[:3])
] + [
    ("kekfe-marathon", "rolling", ("it is all set up", "Anna has the highest", "clockwise", "pop", "it's Ben's"), text)
    for text in ("where's the eight?", "is there a good one left?")
]  # fmt: skip


@pytest.mark.parametrize(("game", "phase", "before", "text"), FORBIDDEN)
def test_a_forbidden_question_is_answered_with_remember_it_yourselves(
    game: str, phase: str, before: tuple[str, ...], text: str
) -> None:
    sitting = the_table(Hidden("", game, before))
    assert sitting.game.phase.value == phase
    assert "You have to remember that yourselves." in spoken(sitting.says(text))


def test_which_card_is_loose_is_for_fingers_to_find() -> None:
    assert "Your fingers know it better" in spoken(
        the_table(Hidden("", "knusperhexe", ROOF)).says("which card is loose")
    )


@pytest.mark.parametrize(
    "report",
    [HoleOpened, Hit, Buried, CardTaken, SameAgain, PutBack, StarterNamed, NoCardLeft],
    ids=lambda kind: kind.kind(),
)
def test_no_report_has_room_for_what_the_host_need_not_know(report: type[Report]) -> None:
    """No hole, no place on the roof, no card of the middle: what the host is not told it cannot tell."""
    assert set(slot_names(report)) <= {"seat"}
