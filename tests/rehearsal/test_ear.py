"""People understand what the host says from its own texts, read backwards."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from voicehost.errors import PromptError
from voicehost.language.line import Kind, Line
from voicehost.rehearsal.box import Seat
from voicehost.rehearsal.ear import Ear, Texts
from voicehost.rehearsal.hearsay import hearsay

if TYPE_CHECKING:
    from pathlib import Path

TEXTS = """
part-nuts = { $nuts ->
        [0] no nut
        [one] one nut
       *[other] { NUMBER_WORDS($nuts) } nuts
    }
-host = the host
event-found = { $leaf ->
        [true] { $seat } finds a leaf and { part-nuts }!
       *[false] { $seat } finds { part-nuts }!
    }
    .short = { part-nuts } for { $seat }.
event-hit = In! { $seat } keeps the leaf.
    .short = In!
event-missed = Missed, { $seat }.
event-turn = It is { POSSESSIVE($seat) } turn.
event-landed = { $where ->
        [on_disk] On a disk.
       *[outside] Beside
            the box.
    }
ask-who = Says { -host }: who?
event-corrected = Corrected.
undone-hit = The nut comes out again.
answer-what = { $rows }.
"""
ECHOES = frozenset({"event-found", "event-hit", "event-missed"})


@pytest.fixture
def ear(tmp_path: Path) -> Ear:
    file = tmp_path / "game.ftl"
    file.write_text(TEXTS, "utf-8")
    return Ear(Texts("en", [file]), [("Anna", "Anna's"), ("Ben", "Ben's")], {"two": 2, "three": 3, "twenty one": 21})


def agrees(ear: Ear, sentence: str, message: str, **values: int | str | bool) -> bool:
    return any(m.message == message and ear.agrees(m, values) for m in ear.meanings(sentence))


def test_a_read_back_agrees_with_what_was_meant_and_with_nothing_else(ear: Ear) -> None:
    assert agrees(ear, "Ben finds a leaf and twenty-one nuts!", "event-found", seat=Seat(1), nuts=21, leaf=True)
    said = "Ben finds a leaf and two nuts!"
    assert agrees(ear, said, "event-found", seat=Seat(1), nuts=2, leaf=True)
    assert not agrees(ear, said, "event-found", seat=Seat(0), nuts=2, leaf=True)
    assert not agrees(ear, said, "event-found", seat=Seat(1), nuts=3, leaf=True)
    assert not agrees(ear, said, "event-found", seat=Seat(1), nuts=2, leaf=False)
    assert not agrees(ear, said, "event-hit", seat=Seat(1))


def test_one_and_none_are_told_apart_though_no_number_is_spoken(ear: Ear) -> None:
    for count, said in enumerate(["Ben finds no nut!", "Ben finds one nut!", "Ben finds two nuts!"]):
        fits = [nuts for nuts in range(4) if agrees(ear, said, "event-found", seat=Seat(1), nuts=nuts, leaf=False)]
        assert fits == [count]


def test_bl_25_a_number_with_a_sharp_s_is_understood(tmp_path: Path) -> None:
    file = tmp_path / "game.ftl"
    file.write_text("event-chosen = Es sind { NUMBER_WORDS($drops) } Tropfen.", "utf-8")
    german = Ear(Texts("de", [file]), [], {"dreißig": 30})
    assert agrees(german, "Es sind dreißig Tropfen.", "event-chosen", drops=30)


def test_what_is_not_spoken_is_not_doubted(ear: Ear) -> None:
    assert agrees(ear, "In!", "event-hit", seat=Seat(1))
    assert agrees(ear, "three nuts for Ben.", "event-found", seat=Seat(1), nuts=3, leaf=True)


def test_a_name_is_known_as_an_owner_too(ear: Ear) -> None:
    assert agrees(ear, "It is Ben's turn.", "event-turn", seat=Seat(1))
    assert not agrees(ear, "It is Ben's turn.", "event-turn", seat=Seat(0))


def test_case_and_line_breaks_do_not_matter_and_the_default_branch_is_for_the_rest(ear: Ear) -> None:
    assert agrees(ear, "beside the box.", "event-landed", where="outside")
    assert agrees(ear, "Beside the box.", "event-landed", where="elsewhere")
    assert not agrees(ear, "Beside the box.", "event-landed", where="on_disk")


def test_the_sentence_with_most_words_of_its_own_is_meant(ear: Ear) -> None:
    assert {m.message for m in ear.meanings("Missed, Ben.")} == {"event-missed"}
    assert {m.message for m in ear.meanings("Says the host: who?")} == {"ask-who"}
    assert {m.message for m in ear.meanings("Something else.")} == {"answer-what"}


def test_parts_of_sentences_are_never_sentences(ear: Ear) -> None:
    assert ear.meanings("one nut") == ()


def test_a_text_that_refers_to_nothing_is_a_plain_sentence(tmp_path: Path) -> None:
    file = tmp_path / "broken.ftl"
    file.write_text("event-hit = { part-nothing }\n", "utf-8")
    with pytest.raises(PromptError, match="refers to part-nothing"):
        Texts("en", [file])
    with pytest.raises(PromptError, match="cannot be read"):
        Texts("en", [tmp_path / "missing.ftl"])


def test_people_hear_claims_corrections_and_questions_by_their_tone(ear: Ear) -> None:
    lines = [
        Line("Corrected.", Kind.EVENT, ""),
        Line("Missed, Ben.", Kind.EVENT, ""),
        Line("In!", Kind.ANSWER, ""),
        Line("Says the host: who?", Kind.QUESTION, ""),
    ]
    heard = hearsay(lines, ear, ECHOES)
    assert heard.corrected
    assert not heard.undone
    assert heard.asks("ask-who")
    assert heard.says_only({"event-missed": {"seat": Seat(1)}}, ear)
    assert not heard.says_only({"event-missed": {"seat": Seat(0)}}, ear)
    assert not heard.says_only({"event-hit": {"seat": Seat(1)}}, ear)
    assert len(heard.claims) == 1


def test_people_hear_that_a_step_was_taken_back(ear: Ear) -> None:
    assert hearsay([Line("The nut comes out again.", Kind.EVENT, "")], ear, ECHOES).undone
