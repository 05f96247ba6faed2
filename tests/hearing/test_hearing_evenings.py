"""What real sound does to real ears over an evening: memory, the host's own voice, and the shortest answers."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np
import pytest
import soxr
from hearing_lists import meaning

from voicehost.hearing.recipe import Recipe
from voicehost.hearing.recogniser import RATE
from voicehost.inputs import Heard, Input, Verdict
from voicehost.rehearsal.espeak import espeak

if TYPE_CHECKING:
    from voicehost.hearing.listener import Listener

Sound = np.ndarray[tuple[int], np.dtype[np.int16]]

ANSWERS = meaning(
    {
        **dict.fromkeys(("yes", "yes please", "that's right"), "Yes"),
        **dict.fromkeys(("no", "nope", "no thank you", "that's wrong"), "No"),
        "it fell in": "Hit",
        "it missed": "Missed",
        "undo that": "Undo",
    }
)
BLOCK = RATE // 25
HISS = np.random.default_rng(0).normal(0, 25, 4 * RATE).astype(np.int16)


@cache
def spoken(text: str, voice: str = "en-us", pitch: int = 50) -> Sound:
    pcm = soxr.resample(espeak().render(text, voice, pitch, 150), espeak().rate, RATE)
    loud = np.flatnonzero(np.abs(pcm.astype(int)) > 100)
    return pcm[loud[0] : loud[-1] + 1] // 4  # type: ignore[no-any-return]


class Evening:
    """One listener and its time."""

    def __init__(self) -> None:
        self.listener: Listener = Recipe().listener()
        self.now = 0.0

    def feed(self, sound: Sound) -> list[Input]:
        messages: list[Input] = []
        for begin in range(0, len(sound), BLOCK):
            self.now += len(sound[begin : begin + BLOCK]) / RATE
            messages += self.listener.feed(sound[begin : begin + BLOCK], self.now)
        return messages

    def hear(self, sound: Sound) -> Heard | None:
        """The first utterance in a sound that begins after the ear has opened."""
        self.listener.close()
        self.feed(HISS[:BLOCK])
        self.listener.open(ANSWERS, self.now)
        messages = self.feed(np.concatenate((HISS[: RATE // 2], sound, HISS[: 3 * RATE // 2])))
        return next((message for message in messages if isinstance(message, Heard)), None)


@pytest.fixture(scope="module")
def evening() -> Evening:
    return Evening()


def is_said(message: Input) -> bool:
    """Something that the host would answer."""
    return isinstance(message, Heard) and message.verdict is not Verdict.STRAY


def resident() -> int:
    """Bytes of memory in use."""
    pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    return pages * 4096


@pytest.mark.parametrize(("voice", "pitch"), [("en-us+m7", 30), ("en-us+f3", 60), ("en-us+f4", 99)])
def test_bl_11_a_bare_no_is_never_taken_for_a_yes_and_a_longer_one_is_heard(
    evening: Evening, voice: str, pitch: int
) -> None:
    meant = {"no": "No", "nope": "No", "no thank you": "No", "yes": "Yes", "yes please": "Yes"}
    understood = []
    for text, intent in meant.items():
        heard = evening.hear(spoken(text, voice, pitch))
        if heard is None or heard.verdict is Verdict.STRAY:
            continue
        intents = {reading.intent for reading in ANSWERS.read(heard.hypotheses[0].text.split())}
        if heard.verdict is Verdict.CLEAR:
            assert intents == {intent}, f"{text} was taken for {heard.hypotheses[0].text}"
        understood += [text] if intents == {intent} else []

    assert "no thank you" in understood or "nope" in understood


@pytest.mark.parametrize("decibels", [0, -10])
def test_bl_19_nothing_of_the_hosts_own_voice_is_taken_and_each_prompt_can_be_answered_right_after(
    evening: Evening, decibels: int
) -> None:
    room = np.random.default_rng(1).standard_normal(RATE // 3) * 10 ** (-3 * np.arange(RATE // 3) / (0.4 * RATE))
    response = np.concatenate(([1.0], 0.3 * room / np.linalg.norm(room)))
    alone = evening.hear(spoken("it fell in"))
    for text in ("Say: yes, or no?", "Did it fall in, or: it missed?"):
        prompt = spoken(text)
        echo = np.convolve(prompt, response)[: len(prompt) + RATE // 3] * 10 ** (decibels / 20)
        for answer in (np.zeros(0, np.int16), spoken("it fell in")):
            after = np.pad(answer.astype(np.float64), (RATE // 5, 3 * RATE // 2))
            after[: len(echo) - len(prompt)] += echo[len(prompt) :]
            evening.listener.close()
            evening.feed((echo[: len(prompt)]).astype(np.int16))
            evening.listener.open(ANSWERS, evening.now)
            heard = [m for m in evening.feed((after + np.resize(HISS, len(after))).astype(np.int16)) if is_said(m)]
            assert [each.hypotheses[0].text for each in heard if isinstance(each, Heard)] == (
                [alone.hypotheses[0].text] if len(answer) and alone else []
            )


def test_bl_15_memory_levels_off_however_long_people_speak(evening: Evening) -> None:
    for _ in range(4):
        evening.hear(spoken("it fell in"))
    before = resident()
    for _ in range(12):
        evening.hear(spoken("it fell in"))

    assert resident() - before < 5e6
