"""Texts are told strictly: a gap, a mistake or a missing length is an error with a sentence, never something to say."""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING, ClassVar

import pytest

from engines.game import Answer, Event, Row, Seat
from voicehost.errors import PromptError
from voicehost.language.line import Kind, Line
from voicehost.language.narration import IN_THREE_LENGTHS, Length, Narration
from voicehost.resources import prompts

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

FTL = """
part-nuts = { $nuts ->
        [0] no nut
        [one] one nut
       *[other] { NUMBER_WORDS($nuts) } nuts
    }
event-nuts-found = { $seat } has { part-nuts }{ $leaf ->
        [true] {" "}and a leaf
       *[false] {""}
    }.
    .short = { $seat }: { NUMBER_WORDS($nuts) }.
    .brief = { NUMBER_WORDS($nuts) }.
event-lies = The nut lies { $where ->
        [on_disk] on a disk
       *[none] somewhere
    }.
    .short = Somewhere.
    .brief = There.
    .printed = The nut lies.
answer-score = { $rows }. { $rows-count } in all, { $winners } first.
    .short = { $rows }.
    .brief = { $rows }.
item-purse = { $seat }, { part-nuts }
    .brief = { $seat } { $nuts }
cheer = Hooray!
    .alt1 = Well done!
    .alt2 = What a shot!
owner = { POSSESSIVE($name) } turn.
ask-autumn = In?
    .short = In?
"""


class Landing(Enum):
    ON_DISK = "on_disk"


@dataclass(frozen=True)
class NutsFound(Event):
    seat: Seat
    nuts: int
    leaf: bool = False


@dataclass(frozen=True)
class Lies(Event):
    fleeting: ClassVar[bool] = True
    where: Landing | None = None


@dataclass(frozen=True)
class Purse(Row):
    seat: Seat
    nuts: int


@dataclass(frozen=True)
class Score(Answer):
    rows: tuple[Purse, ...]
    winners: tuple[Seat, ...]


NAMES = ("Anna", "ben", "J.R.")


@pytest.fixture
def written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[..., Narration]:
    """Narration of a text, in a folder with the names and numbers of English."""
    monkeypatch.setattr("voicehost.language.narration.prompts", lambda: tmp_path)

    def write(text: str, language: str = "en") -> Narration:
        folder = tmp_path / language
        folder.mkdir(exist_ok=True)
        for name in ("names.yaml", "numbers.yaml"):
            (folder / name).write_text((prompts() / "en" / name).read_text(encoding="utf-8"), encoding="utf-8")
        (folder / "host.ftl").write_text(text, encoding="utf-8")
        return Narration(language)

    return write


@pytest.fixture
def narration(written: Callable[..., Narration]) -> Narration:
    return written(FTL)


@pytest.mark.parametrize(
    ("length", "spoken"),
    [(Length.FULL, "Anna has two nuts and a leaf."), (Length.SHORT, "Anna: two."), (Length.BRIEF, "Two.")],
)
def test_an_event_is_told_in_three_lengths_with_names_numbers_and_truths(
    narration: Narration, length: Length, spoken: str
) -> None:
    line = narration.tell(NutsFound(Seat(0), 2, leaf=True), NAMES, Kind.EVENT, length)
    assert line == Line(spoken, Kind.EVENT, "event-nuts-found")


def test_a_name_at_the_beginning_stays_as_it_is_written(narration: Narration) -> None:
    assert narration.tell(NutsFound(Seat(1), 0), NAMES, Kind.EVENT).spoken == "ben has no nut."


def test_a_fleeting_value_is_spoken_and_not_printed(narration: Narration) -> None:
    line = narration.tell(Lies(Landing.ON_DISK), NAMES, Kind.EVENT)
    assert line.spoken == "The nut lies on a disk."
    assert line.shown == "The nut lies."
    assert line.fleeting
    assert narration.tell(Lies(), NAMES, Kind.EVENT).spoken == "The nut lies somewhere."


def test_rows_are_told_by_their_own_text_in_the_same_length_and_put_in_a_row(narration: Narration) -> None:
    score = Score((Purse(Seat(0), 3), Purse(Seat(2), 1)), (Seat(0), Seat(1)))
    told = narration.tell(score, NAMES, Kind.ANSWER)
    assert told.spoken == "Anna, three nuts; J.R., one nut. 2 in all, Anna and ben first."
    assert narration.tell(score, NAMES, Kind.ANSWER, Length.BRIEF).spoken == "Anna 3; J.R. 1."


def test_wordings_are_used_in_turn_and_begin_again(narration: Narration) -> None:
    told = [narration.text("cheer", variant=n) for n in range(4)]
    assert told == ["Hooray!", "Well done!", "What a shot!", "Hooray!"]


def test_owners_rows_and_choices_come_from_the_languages_own_data(narration: Narration) -> None:
    assert narration.text("owner", name="James") == "James' turn."
    assert narration.listing(["Anna", "Ben", "Clara"]) == "Anna, Ben and Clara"
    assert narration.either(["Anna", "Ben"]) == "Anna or Ben"


def test_a_piece_of_a_sentence_does_not_begin_with_a_capital(narration: Narration) -> None:
    assert narration.text("part-nuts", nuts=0) == "no nut"


def test_ids_are_listed_by_class_and_missing_lengths_named(narration: Narration) -> None:
    assert narration.ids("event-") == ("event-nuts-found", "event-lies")
    assert narration.has("cheer")
    assert not narration.has("boo")
    assert narration.check() == ("ask-autumn has no .brief; add it.",)


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("this is junk", "not Fluent"),
        ("a = 1\na = 2", "twice"),
        ("a = { $b", "not Fluent"),
    ],
)
def test_a_text_that_is_not_fluent_is_refused_when_it_is_loaded(
    written: Callable[..., Narration], text: str, complaint: str
) -> None:
    with pytest.raises(PromptError, match=complaint):
        written(text)


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("a = { $missing }", "cannot be filled in"),
        ("a = { nowhere }", "cannot be filled in"),
        ('a = { NUMBER_WORDS("two") }', "cannot be filled in"),
        ("a = { UNKNOWN(1) }", "cannot be filled in"),
        ("b = 1", "no text a"),
        ("a =\n    .short = only short", "no text a"),
    ],
)
def test_a_gap_in_a_text_is_an_error_when_it_is_told(
    written: Callable[..., Narration], text: str, complaint: str
) -> None:
    narration = written(text)
    with pytest.raises(PromptError, match=complaint):
        narration.text("a")


def test_a_missing_length_is_an_error_when_it_is_told(narration: Narration) -> None:
    with pytest.raises(PromptError, match=r"ask-autumn\.brief"):
        narration.text("ask-autumn", Length.BRIEF)


def test_no_marks_for_writing_direction_get_into_what_is_said(narration: Narration) -> None:
    spoken = narration.tell(NutsFound(Seat(0), 2), NAMES, Kind.EVENT).spoken
    assert spoken.isascii()


@pytest.mark.parametrize(
    ("points", "english", "polish"),
    [
        (-1, "minus one point", "-1 punkt"),
        (0, "zero points", "0 punktów"),
        (1, "one point", "1 punkt"),
        (2, "two points", "2 punkty"),
        (5, "five points", "5 punktów"),
        (21, "twenty-one points", "21 punktów"),
        (22, "twenty-two points", "22 punkty"),
    ],
)
def test_bl_27_a_score_agrees_with_its_noun_in_languages_with_two_and_with_more_plurals(
    written: Callable[..., Narration], points: int, english: str, polish: str
) -> None:
    one_or_more = "part-p = { $n ->\n [one] { NUMBER_WORDS($n) } point\n *[other] { NUMBER_WORDS($n) } points\n }"
    assert written(one_or_more).text("part-p", n=points) == english
    many = "part-p = { $n ->\n [one] { $n } punkt\n [few] { $n } punkty\n [many] { $n } punktów\n *[other] { $n } p\n }"
    assert written(many, "pl").text("part-p", n=points) == polish


NEVER_ONE = {"least", "most", "all", "games", "sweets", "drops", "circle", "sticks", "round", "row", "game", "die"}
"""Numbers that are never one where a plural follows, or that are no counts: the third round, the two of a die."""


@pytest.mark.parametrize(("language", "plural"), [("en", r"[a-z]+s"), ("de", r"[A-ZÄÖÜ][a-zäöüß]+")])
def test_bl_27_no_count_that_may_be_one_stands_before_a_plural_outside_a_choice(language: str, plural: str) -> None:
    counted = re.compile(rf"NUMBER_WORDS\(\$(\w+)[^)]*\) }} {plural}\b")
    lines = [
        line for path in sorted((prompts() / language).glob("*.ftl")) for line in path.read_text("utf-8").splitlines()
    ]
    outside = [line for line in lines if not line.strip().startswith(("[", "*["))]
    found = {line: match[1] for line in outside if (match := counted.search(line))}

    assert {line: number for line, number in found.items() if number not in NEVER_ONE} == {}


def test_all_texts_that_come_with_the_host_have_the_lengths_that_they_need() -> None:
    for folder in sorted(path.parent for path in prompts().glob("*/host.ftl")):
        games = sorted(path.stem for path in folder.glob("*.ftl") if path.stem != "host")
        for game in games:
            narration = Narration(folder.name, [game])
            assert narration.check() == (), game
            assert all(narration.ids(prefix) for prefix in IN_THREE_LENGTHS)
