"""What eyes-free players ask for works at every prompt, by voice and by key; what is printed is only ever added to."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from tables import FIRST_TURN, at_the_box

from engines.game import Seat, SetUp, StarterNamed
from voicehost.dialogue.outcome import Outcome
from voicehost.dialogue.pending import Ask
from voicehost.inputs import SpeechBegan, Verdict
from voicehost.screen import Screen

if TYPE_CHECKING:
    from tables import Sitting

IN_AUTUMN = (SetUp(), StarterNamed(Seat(0)))

PROMPTS = {
    "setting up": ((), ()),
    "a question of the game": (IN_AUTUMN, ()),
    "hands at work": (IN_AUTUMN, ("it missed",)),
    "a thing to be said again": (IN_AUTUMN, ("blue elephants", "blue elephants")),
    "a leave to be confirmed": (IN_AUTUMN, ("quit",)),
    "winter": (IN_AUTUMN, (*["it fell in"] * 16, "all white")),
}
"""What was reported, and what was said after it, until the prompt stands."""

WISHES = {
    "say that again": "r",
    "slower": "-",
    "whose turn is it": "t",
    "what's the score": "s",
    "what happened": "l",
    "shorter": "shorter",
}
"""What is said, and the key for the same."""


def at(prompt: str) -> Sitting:
    reports, said = PROMPTS[prompt]
    table = at_the_box("Anna", "Ben", reports=reports)
    for each in said:
        table.says(each)
    return table


@pytest.mark.parametrize("wish", WISHES)
@pytest.mark.parametrize("prompt", PROMPTS)
def test_bl_71_it_is_answered_at_every_prompt_by_voice_and_key_and_touches_no_game(prompt: str, wish: str) -> None:
    for by_key in (False, True):
        table = at(prompt)
        talk = table.host.talk
        steps, question = list(talk.session.steps), talk.question().message
        reply = table.types(WISHES[wish]) if by_key else table.says(wish)

        assert reply.outcome is Outcome.ANSWERED
        assert reply.lines
        assert talk.session.steps == steps
        assert talk.question().message == question


def test_the_prompts_are_what_they_are_called() -> None:
    asked = {prompt: at(prompt).host.talk.pending for prompt in PROMPTS}

    assert [prompt for prompt, pending in asked.items() if pending is not None] == [
        "setting up",
        "a leave to be confirmed",
    ]
    assert getattr(asked["a leave to be confirmed"], "ask", None) is Ask.CONFIRM


def test_bl_68_in_five_minutes_of_play_each_line_is_added_once_and_none_is_touched_again(
    capsys: pytest.CaptureFixture[str],
) -> None:
    table = at_the_box("Anna", "Ben", reports=IN_AUTUMN)
    said = len(table.voice.lines)
    table.voice._show = Screen().show
    until = table.clock.now + 300
    while table.clock.now < until:
        for text in ("it fell in", "it missed", "buried", "what's the score"):
            table.host.handle(SpeechBegan(table.clock.now))
            table.says("it fell", verdict=Verdict.STRAY)  # half a sentence, as partial results are
            table.says(text)
            table.waits(5)
    printed = capsys.readouterr().out

    assert printed.splitlines() == [line.shown for line in table.voice.lines[said:]]
    assert not re.search(r"[\x00-\x09\x0b-\x1f\x7f\u2500-\u257f\U0001f000-\U0001ffff]", printed)
    assert "it fell" not in printed


@pytest.mark.parametrize(("language", "laughter"), [("en", "Haha!"), ("en", "lol"), ("de", "hihi"), ("de", "Hahaha")])
def test_typed_laughter_is_left_alone(language: str, laughter: str) -> None:
    sitting = at_the_box("Anna", "Ben", reports=FIRST_TURN["purzelbaum"], language=language)
    count = len(sitting.voice.lines)

    assert sitting.types(laughter).outcome is Outcome.SET_ASIDE
    assert len(sitting.voice.lines) == count


@pytest.mark.parametrize(("language", "waiting"), [("en", "I wait"), ("de", "Ich warte")])
def test_whatever_is_typed_in_a_pause_hears_how_to_end_it(language: str, waiting: str) -> None:
    sitting = at_the_box("Anna", "Ben", reports=FIRST_TURN["purzelbaum"], language=language)
    sitting.types("p")
    for typed in ("xyzzy", "1", "t"):
        assert waiting in sitting.types(typed).lines[0].spoken
    sitting.types("g")
    assert not sitting.host.talk.paused
