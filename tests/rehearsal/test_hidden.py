"""Nothing hidden is told: two tables that look alike hear and read the same, whatever lies under their disks."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import pytest

from voicehost.around import Around
from voicehost.inputs import Typed
from voicehost.language.reading import Reading
from voicehost.rehearsal.cast import Cast
from voicehost.rehearsal.twins import twins
from voicehost.rehearsal.ways import Inbox
from voicehost.shelf import Shelf
from voicehost.testing import RecordingVoice, ScriptedEars

if TYPE_CHECKING:
    from voicehost.host import Host
    from voicehost.rehearsal.box import Happening
    from voicehost.rehearsal.phrasebook import Phrasebook

NAMES = ("Anna", "Ben", "Clara")
QUESTIONS = (
    "WhoseTurn",
    "Score",
    "WhatsLeft",
    "WhatHappened",
    "Repeat",
    "HowManyHidden",
    "WhereIsTheNut",
    "WasItEmpty",
)


class Table:
    """A host that is told what happens at one of two boxes."""

    def __init__(self, cast: Cast, seed: int) -> None:
        self._inbox = Inbox()
        self.voice = RecordingVoice(self._inbox.put)
        ears = ScriptedEars(self._inbox.put, self._inbox.clock)
        self._host: Host = cast.host(Around(self._inbox, self._inbox.clock, ears, self.voice), NAMES, seed)
        self._book: Phrasebook = cast.people(NAMES, seed).phrasebook
        self._host.begin()
        self._answer()

    def tell(self, happening: Happening) -> None:
        for telling in happening.tellings:
            self._type(Reading(telling.intent, tuple(sorted(telling.slots.items()))), telling.moment)

    def ask(self, moment: str) -> str:
        before = len(self.voice.lines)
        for question in QUESTIONS:
            self._type(Reading(question), moment)
        return self.voice.spoken_since(before)

    def _type(self, meaning: Reading, moment: str) -> None:
        text = self._book.say(meaning, [moment, *["ask-setup"] * (moment == "setting_up")])
        assert text is not None
        self._inbox.put(Typed(text))
        self._answer()

    def _answer(self) -> None:
        while not self._inbox.empty():
            self._host.handle(self._inbox.get())


@pytest.mark.parametrize("seed", range(4))
def test_tables_that_look_alike_are_told_the_same(seed: int) -> None:
    cast = Cast(Shelf.load().entry("purzelbaum"))
    left, right = Table(cast, seed), Table(cast, seed)
    asked = random.Random(seed)  # noqa: S311  seeded
    for one, other, here, there in twins(seed, len(NAMES)):
        left.tell(here)
        right.tell(there)
        assert one.visible() == other.visible()
        if asked.random() < 0.3:
            assert left.ask(one.stage.value) == right.ask(one.stage.value)
    assert left.voice.screen == right.voice.screen
