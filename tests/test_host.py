"""The host's loop: half duplex, interruptions, devices that go and come, silence, and the end."""

from __future__ import annotations

import itertools
from typing import TYPE_CHECKING

import pytest
from tables import Sitting, at_the_box

from engines.game import Seat, SetUp, StarterNamed
from voicehost.dialogue.outcome import Outcome
from voicehost.dialogue.pending import Ask, Pending
from voicehost.inputs import (
    EarsBack,
    EarsLost,
    EchoMeasured,
    Ended,
    Heard,
    Hypothesis,
    Input,
    RoomIsLoud,
    Spoken,
    TooEarly,
    Typed,
    Verdict,
    VoiceIsDistorted,
    VoiceLost,
)
from voicehost.testing import RecordingVoice

if TYPE_CHECKING:
    from collections.abc import Iterator
    from queue import SimpleQueue

    from voicehost.language.line import Line

IN_AUTUMN = (SetUp(), StarterNamed(Seat(0)))


def slowly() -> Sitting:
    """A table whose voice takes its time: lines are said to their end only by ``voice.finish``."""
    table = at_the_box("Anna", "Ben", reports=IN_AUTUMN)
    inbox: SimpleQueue[Input] = table.inbox
    table.voice = RecordingVoice(inbox.put, instant=False)
    table.host._around.voice = table.voice
    return table


def test_the_ear_is_shut_while_the_host_speaks_and_open_once_the_last_line_was_heard() -> None:
    table = slowly()
    table.says("it fell in")
    assert table.ears.graph is None

    while table.voice.speaking:
        table.voice.finish()
    table.settle()
    assert table.ears.graph is not None


def test_with_headphones_the_stop_word_silences_a_host_that_speaks_and_nothing_else_is_heard_meanwhile() -> None:
    table = slowly()
    table.host.talk.preferences.stop_word = True
    table.says("it fell in")
    asked = len(table.voice.lines)
    assert table.ears.graph is not None
    assert table.ears.graph.awaited == {"Stop"}

    for text, verdict in (("two nuts", Verdict.CLEAR), ("stop", Verdict.STRAY)):
        table.host.handle(table.ears.hear(text, verdict=verdict))
        assert table.voice.speaking
    table.host.handle(table.ears.hear("stop", verdict=Verdict.CLOSE))
    assert not table.voice.speaking
    assert len(table.voice.lines) == asked
    assert "Missed" in table.ears.graph.awaited


def test_where_its_own_voice_comes_back_faintly_the_stop_word_silences_the_host_too() -> None:
    table = slowly()
    table.host.handle(EchoMeasured(faint=True))
    table.says("it fell in")
    assert table.ears.graph is not None
    assert table.ears.over

    table.host.handle(table.ears.hear("stop"))
    assert not table.voice.speaking
    assert not table.ears.over

    table.host.handle(EchoMeasured(faint=False))
    table.says("it fell in")
    assert table.voice.speaking
    assert table.ears.graph is None


def test_what_the_stop_word_cut_off_can_be_had_again() -> None:
    table = slowly()
    table.host.talk.preferences.stop_word = True
    table.says("it fell in")
    table.host.handle(table.ears.hear("stop"))
    cut_off = table.says("what did I miss")

    assert cut_off is not None
    assert any("In" in line.spoken for line in cut_off.lines)


def test_a_stale_end_of_a_line_does_not_open_the_ear() -> None:
    table = slowly()
    table.says("it fell in")
    table.host.handle(Spoken(1))

    assert table.voice.speaking
    assert table.ears.graph is None


def test_an_empty_enter_silences_a_speaking_host_and_repeats_for_a_silent_one() -> None:
    table = slowly()
    table.says("it fell in")
    table.types("")
    assert not table.voice.speaking
    assert table.ears.graph is not None

    said = len(table.voice.lines)
    table.types("")
    assert any("Ben" in line.spoken for line in table.voice.lines[said:])


def test_a_key_is_answered_at_once_while_the_host_speaks_and_nothing_overtaken_is_said_bl_70() -> None:
    table = slowly()
    table.says("it fell in")
    table.host.handle(Typed("s"))

    assert [line.message for line in [unsaid for _, unsaid in table.voice._unsaid]] == ["answer-score-told"]


def test_what_was_cut_off_can_be_had_again() -> None:
    table = slowly()
    table.says("it fell in")
    table.types("")
    said = len(table.voice.lines)
    table.types("r")

    assert any("Anna keeps the leaf" in line.spoken for line in table.voice.lines[said:])


def test_speech_that_began_before_the_ear_opened_is_asked_for_once_more() -> None:
    table = at_the_box("Anna", "Ben", reports=IN_AUTUMN)
    table.answer(TooEarly(1.0))

    assert "Once more" in table.voice.lines[-1].spoken


def test_a_loud_room_is_said_with_what_helps_and_the_question_stands() -> None:
    table = at_the_box("Anna", "Ben", reports=IN_AUTUMN)
    table.answer(RoomIsLoud(1.0))

    assert "headset" in table.voice.lines[-1].spoken
    assert table.says("it fell in").outcome is Outcome.TAKEN


def test_a_distorted_voice_is_said_with_what_helps_and_the_question_stands() -> None:
    table = at_the_box("Anna", "Ben", reports=IN_AUTUMN)
    table.answer(VoiceIsDistorted(1.0))

    assert "turn it down" in table.voice.lines[-1].spoken
    assert table.says("it fell in").outcome is Outcome.TAKEN


def test_a_lost_microphone_is_said_once_and_the_keys_go_on() -> None:
    table = at_the_box("Anna", "Ben", reports=IN_AUTUMN)
    table.answer(EarsLost("The microphone is gone. Plug it in again."))

    assert table.voice.lines[-1].spoken == "The microphone is gone. Plug it in again."
    table.types("1")
    assert "Anna keeps the leaf" in table.voice.text
    table.answer(EarsBack(missed=True))
    assert "hear again" in table.voice.lines[-1].spoken


def test_ears_that_are_back_are_said_once_and_only_after_their_loss_was_told() -> None:
    table = at_the_box("Anna", "Ben", reports=IN_AUTUMN)
    table.answer(EarsBack())
    said = len(table.voice.lines)
    table.answer(EarsLost("The microphone is gone. Plug it in again."))
    table.answer(EarsBack())
    table.answer(EarsBack())

    assert [line.spoken for line in table.voice.lines[said:]] == [
        "The microphone is gone. Plug it in again.",
        "I can hear you again.",
    ]


def test_a_lost_voice_costs_one_line_and_nothing_else() -> None:
    table = at_the_box("Anna", "Ben", reports=IN_AUTUMN)
    table.answer(VoiceLost("There is no voice. I print everything."))

    assert table.voice.screen.splitlines()[-1] == "There is no voice. I print everything."
    assert table.ears.graph is not None


def test_silence_never_does_anything_to_the_game() -> None:
    table = at_the_box("Anna", "Ben", reports=IN_AUTUMN)
    before = table.host.talk.session.steps[:]
    table.waits(3600)

    assert table.host.talk.session.steps == before
    assert table.says("it fell in").outcome.value == "taken"


def test_silence_is_followed_by_few_lines_and_then_by_quiet_bl_74() -> None:
    table = at_the_box("Anna", "Ben", reports=IN_AUTUMN)
    table.waits(300)
    said = len(table.voice.lines)
    table.waits(3600)

    assert len(table.voice.lines) == said


def test_no_two_prompts_in_a_row_use_the_same_words() -> None:
    table = at_the_box("Anna", "Ben", reports=IN_AUTUMN)
    table.waits(300)
    questions = [line.spoken for line in table.voice.lines]

    assert all(one != other for one, other in itertools.pairwise(questions))


def test_the_first_ctrl_c_silences_and_the_second_leaves_bl_32() -> None:
    table = slowly()
    table.says("it fell in")
    table.host.handle(Ended(interrupted=True))
    assert not table.voice.speaking
    assert not table.host.leaving

    table.host.handle(Ended(interrupted=True))
    assert table.host.leaving


def test_the_end_of_input_keeps_the_game_and_leaves() -> None:
    table = at_the_box("Anna", "Ben", reports=IN_AUTUMN)
    table.answer(Ended())

    assert table.host.leaving
    assert "kept" in table.voice.lines[-1].spoken


def test_partials_and_finals_without_words_never_change_the_game_bl_05() -> None:
    table = at_the_box("Anna", "Ben", reports=IN_AUTUMN)
    before = table.host.talk.session.steps[:]
    reply = table.answer(Heard((Hypothesis(""),), Verdict.CLOSE, 0.0, 1.0))

    assert reply.outcome.value == "asked_again"
    assert table.host.talk.session.steps == before


def test_while_people_play_the_voice_prepares_what_may_be_due_next() -> None:
    table = at_the_box("Anna", "Ben", reports=IN_AUTUMN)
    while table.host.look_ahead():
        pass
    prepared = set(table.voice.prepared)

    assert {line.spoken for line in table.says("it fell in").lines} <= prepared
    table.host.look_ahead()
    assert set(table.voice.prepared) != prepared


def test_a_mistake_in_an_answer_that_nobody_asked_for_ends_no_game() -> None:
    table = at_the_box("Anna", "Ben", reports=IN_AUTUMN)

    def broken() -> Iterator[tuple[Line, ...]]:
        raise LookupError
        yield ()

    table.host._foreseen = broken()
    assert not table.host.look_ahead()
    assert table.says("it fell in").outcome is Outcome.TAKEN


def test_each_short_sound_is_printed_as_a_line_for_those_who_wish_it() -> None:
    table = at_the_box("Anna", "Ben", reports=IN_AUTUMN)
    table.manners.printed_sounds = True
    table.says("it fell in")
    table.says("it missed")
    table.says("buried")
    table.says("what's the score")
    printed = table.voice.screen.splitlines()

    assert [line for line in printed if line.startswith("(")] == [
        "(The next player's turn.)",
        "(Taken.)",
        "(The next player's turn.)",
        "(The score.)",
    ]
    assert not any(line.startswith("(") for line in table.voice.text.splitlines())
    assert not any(line.spoken.startswith("(") for line in table.host.talk.history.latest)


def test_without_that_wish_no_sound_is_printed() -> None:
    table = at_the_box("Anna", "Ben", reports=IN_AUTUMN)
    table.says("it fell in")

    assert table.voice.earcons[-1] == "your-turn"
    assert "(" not in table.voice.screen


@pytest.mark.parametrize("said", ["Sabrina", "let's play Sabrina", "we want to play Pummeleinhorn", "Kekfe Marathon"])
def test_the_twin_of_a_game_can_be_asked_for_by_its_own_name(said: str) -> None:
    sitting = Sitting()
    sitting.says(said)
    assert sitting.host.talk.session.evening.state.game == "kekfe-marathon"


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize(("said", "box"), [("Sabrina", "balloons"), ("Pummeleinhorn", "cookies")])
def test_whoever_asks_for_a_twin_is_not_asked_which_box_it_is(said: str, box: str, language: str) -> None:
    sitting = Sitting(language=language)
    ready = {"en": ("Anna and Ben", "yes"), "de": ("Anna und Ben", "ja")}
    sitting.says(said)
    assert sitting.host.talk.pending is None
    assert sitting.voice.lines[-1].message == "ask-players"
    for sentence in ready[language]:
        sitting.says(sentence)

    assert sitting.game.options["box"] == box
    assert sitting.host.talk.pending == Pending(Ask.SET_UP, step=2)


@pytest.mark.parametrize(("language", "said"), [("en", "we have the porcupine game"), ("de", "wir haben Ballons")])
def test_whoever_answers_which_box_it_is_hears_the_next_step(language: str, said: str) -> None:
    sitting = at_the_box("Anna", "Ben", game="kekfe-marathon", language=language)
    assert sitting.host.talk.pending == Pending(Ask.SET_UP, step=1)
    sitting.says(said)

    assert sitting.game.options["box"] == "balloons"
    assert sitting.host.talk.pending == Pending(Ask.SET_UP, step=2)
