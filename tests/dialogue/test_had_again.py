"""Whatever the host says can be had again: repeated, told to whoever missed it, stepped through, and in pieces."""

from __future__ import annotations

import pytest
from tables import Sitting, at_the_box, spoken

from engines.game import Seat, SetUp, StarterNamed
from engines.purzelbaum_messages import Buried, Hit, Missed
from voicehost.dialogue.outcome import Outcome
from voicehost.dialogue.pending import Ask
from voicehost.inputs import Heard, Hypothesis, Typed, Verdict
from voicehost.testing import RecordingVoice

IN_AUTUMN = (SetUp(), StarterNamed(Seat(0)))


def autumn(language: str = "en", *reports: object) -> Sitting:
    return at_the_box("Anna", "Ben", reports=[*IN_AUTUMN, *reports], language=language)  # type: ignore[list-item]


@pytest.mark.parametrize(
    ("language", "wish", "repeat"),
    [("en", "what did I miss", "say that again"), ("de", "was hab ich verpasst", "noch mal bitte")],
)
def test_whoever_was_away_hears_the_last_five_things_and_what_is_asked(language: str, wish: str, repeat: str) -> None:
    table = autumn(language, Hit(), Missed(), Buried(), Hit(), Hit(), Missed(), Buried())
    told = table.says(wish)

    assert told.outcome is Outcome.ANSWERED
    assert len(told.lines) == 5 + 1
    assert told.lines[-1].message == "ask-autumn"
    assert spoken(table.says(repeat)) == spoken(told)


def test_the_lines_can_be_stepped_through_by_key_in_both_directions() -> None:
    table = autumn()
    table.says("it fell in")
    said = [line.shown for line in table.host.talk.history.recent(50)]

    assert [spoken(table.types(key)) for key in ("<", ".", ".")] == said[:3]
    assert spoken(table.types(">"))


class Slow(Sitting):
    """A table at which the host's lines stay unsaid, so that it can be interrupted."""

    def interrupt(self, said: str) -> str:
        self.voice._instant = False
        self.host.handle(Heard((Hypothesis("it fell in"),), Verdict.CLEAR, 100.0, 101.0))
        self.voice._instant = True
        reply = self.host.handle(Typed(said))
        before = len(self.voice.lines)
        self.settle()
        assert reply is not None
        return self.voice.spoken_since(before - len(reply.lines) - 1)


def test_bl_70_what_an_early_answer_cut_off_is_offered_and_can_be_had() -> None:
    plain = autumn()
    table = Slow(*[step for each in plain.host.talk.session.steps for step in each.reports])
    assert isinstance(table.voice, RecordingVoice)
    after = table.interrupt("missed")

    assert "what did I miss" in after
    assert "Anna keeps the leaf" in spoken(table.says("what did I miss"))
    assert "Anna keeps the leaf" in spoken(table.says("say that again"))


def test_a_cheer_does_not_cut_the_host_off() -> None:
    table = autumn()
    table.voice._instant = False
    table.host.handle(Heard((Hypothesis("it fell in"),), Verdict.CLEAR, 100.0, 101.0))
    table.host.handle(Heard((Hypothesis("hooray"),), Verdict.CLEAR, 101.0, 102.0))

    assert table.voice.speaking


@pytest.mark.parametrize(("language", "on", "enough"), [("en", "go on", "no"), ("de", "weiter", "nein")])
def test_a_long_text_is_told_in_pieces_with_a_question_between_them(language: str, on: str, enough: str) -> None:
    table = autumn(language)
    pieces = 0
    reply = table.types("m")
    while table.host.talk.pending is not None and table.host.talk.pending.ask is Ask.MORE:
        assert reply.lines[-1].message == "ask-more"
        pieces += 1
        reply = table.says(on)
    assert pieces >= 3
    assert reply.lines[-1].message == "ask-autumn"

    table.types("m")
    assert table.says(enough).lines[-1].message == "ask-autumn"
    assert table.host.talk.pending is None


def test_a_report_in_the_middle_of_a_long_text_is_simply_taken() -> None:
    table = autumn()
    table.types("m")

    assert table.says("it fell in").outcome is Outcome.TAKEN
    assert table.host.talk.pending is None


def test_a_short_rule_is_told_in_one_piece() -> None:
    table = autumn()

    assert table.says("what's the rule").lines[-1].message != "ask-more"
