"""The people round the box: they do things, tell the host, listen to what it says back, and put it right.

They know nothing of the host but its lines. What they have told and heard said back is settled; anything else that the
host says has happened is wrong and is corrected or taken back, one step after the other, until the record is right.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum
from typing import TYPE_CHECKING

from voicehost.language.reading import Reading
from voicehost.rehearsal.hearsay import Hearsay, hearsay
from voicehost.rehearsal.record import Record

if TYPE_CHECKING:
    import random
    from collections.abc import Sequence

    from voicehost.language.line import Line
    from voicehost.rehearsal.box import Box
    from voicehost.rehearsal.ear import Ear
    from voicehost.rehearsal.phrasebook import Phrasebook

TELLS_ALL = 0.3
"""How often somebody tells what the next report says as well."""

ASKS = 0.06
CHEERS = 0.04
TOLD_BY_ANOTHER = 0.2
"""How often somebody else than the one who did it tells it: anyone reports for anyone."""

SAYS_NO_ALONE = 0.3
"""How often somebody whose report was misheard only says no to what is asked back."""

CORRECTS_AFTER = 2
"""After so many refusals of a report people take it for a correction: the host must have heard another one before."""

TYPES_AFTER = 5
"""After so many tries in vain people use the keyboard."""

GIVES_UP_AFTER = 25

SILENCES = 3
"""After so many reports that the host left alone somebody tells it to go on: it may have been told to wait."""

QUESTIONS = ("WhoseTurn", "Score", "WhatsLeft", "WhatHappened", "Repeat", "Help", "WhoIsPlaying")
"""What people ask in every game, by intent."""


class Purpose(Enum):
    """Why somebody says something."""

    TELL = "tell"
    CORRECT = "correct"
    UNDO = "undo"
    ASK = "ask"
    REMARK = "remark"
    ANSWER = "answer"


@dataclass(frozen=True)
class Utterance:
    """Something that somebody says, or types when speaking was in vain."""

    seat: int
    text: str
    purpose: Purpose
    means: Reading
    typed: bool = False


@dataclass
class People:
    """Everybody at the table. ``speak`` and ``listen`` take turns until ``speak`` has nothing more to say.

    People who are not ``talkative`` tell only what they must, and neither ask nor cheer. Reports that
    ``must_be_told`` are told even where the next one says as much.
    """

    box: Box
    players: int
    phrasebook: Phrasebook
    ear: Ear
    rng: random.Random
    talkative: bool = True
    must_be_told: frozenset[str] = frozenset()
    corrections: int = 0
    questions: int = 0
    record: Record = field(init=False)
    _tried_to_correct: bool = False
    _in_vain: int = 0
    _heard: Hearsay = field(default_factory=Hearsay)
    _silences: int = 0
    _told_before: set[str] = field(default_factory=set)
    _last: Utterance | None = None

    def __post_init__(self) -> None:
        self.record = Record(self.ear)

    @property
    def is_lost(self) -> bool:
        """Whether the host could not be told what happened, however often it was tried."""
        return self._in_vain > GIVES_UP_AFTER

    def speak(self) -> Utterance | None:
        """The next thing that somebody says; None when all is told and right, or when everybody has given up."""
        if self.is_lost:
            return None
        self._last = self._answer() or self._repair() or self._remark() or self._tell()
        return self._last

    def listen(self, lines: Sequence[Line]) -> None:
        """Hear what the host says to the last utterance, or before the first."""
        last = self._last
        self._heard = heard = self._understood(lines)
        purpose = last.purpose if last else Purpose.REMARK
        if purpose is not Purpose.REMARK:
            self._silences = 0 if lines else self._silences + 1
        self._in_vain += 1
        if heard.undone and not heard.corrected:
            self.record.step_back()
        elif heard.claims:
            told = last is not None and purpose is not Purpose.UNDO
            if self.record.compare(heard, told=told):
                self._in_vain = 0
                self._tried_to_correct = False
                self._learn(heard)
        elif purpose in {Purpose.ASK, Purpose.REMARK} or (lines and purpose is Purpose.ANSWER):
            self._in_vain -= 1
        elif lines and not self._is_own_question():
            self.record.be_explicit()
        if purpose is Purpose.TELL and not heard.claims:
            self.record.said_in_vain = True

    def _learn(self, heard: Hearsay) -> None:
        """Do what the host has drawn by lot."""
        telling = self.record.settled[-1].telling
        if telling.learn is None:
            return
        for claim in heard.claims:
            for meaning in claim:
                if meaning.message in telling.echo:
                    telling.learn(self.ear.values(meaning))

    def _understood(self, lines: Sequence[Line]) -> Hearsay:
        """What the lines say. What was said word for word just before is a repetition and claims nothing."""
        told = {line.spoken for line in lines}
        repeated = told <= self._told_before
        self._told_before = told or self._told_before
        heard = hearsay(lines, self.ear, self.box.echoes)
        took_back = heard.undone and self._last is not None and self._last.purpose is Purpose.UNDO
        return Hearsay(question=heard.question) if repeated and not took_back else heard

    def _answer(self) -> Utterance | None:
        """Answer a question of the host's own."""
        heard, last = self._heard, self._last
        if self._silences >= SILENCES or "answer-paused" in heard.notices:
            return self._say(Purpose.ANSWER, Reading("GoOn"))
        if self._is_own_question() and not heard.asks("ask-choose") and last is not None:
            now = self.record.now
            moment = {now.telling.moment} if now else set()
            texts = [text for meaning in heard.question for _, text in meaning.gaps]
            if any(text.casefold() == last.text.casefold() for text in texts) or any(
                self.phrasebook.says(text, last.means, moment) for text in texts
            ):
                return self._say(last.purpose, Reading("Yes"))
            return self._say_instead(last) or self._say(Purpose.ANSWER, Reading("No"))
        if heard.asks("ask-choose") and last is not None:
            offered = [text.casefold().split("; ") for m in heard.question for _, text in m.gaps]
            said = f": {last.text.casefold()}"
            place = next((n for texts in offered for n, text in enumerate(texts, 1) if text.endswith(said)), None)
            if place is not None:
                return self._say(last.purpose, Reading("Choice", (("number", place),)))
        if heard.asks("ask-who") or heard.asks("ask-plays-on"):
            return self._say(Purpose.UNDO, Reading("Undo"))
        if heard.asks("ask-game") and self.record.settled:
            return self._say(Purpose.ANSWER, Reading("OldGame"))
        if heard.asks("ask-table") or heard.asks("ask-stands"):
            return self._say(Purpose.ANSWER, Reading("Yes"))
        return None

    def _say_instead(self, last: Utterance) -> Utterance | None:
        """No, and in the same breath what it was: somebody who has told something seldom says no alone."""
        if last.purpose is not Purpose.TELL or not self.record.owed or self.rng.random() < SAYS_NO_ALONE:
            return None
        return self._say(Purpose.TELL, Reading("Correct", inner=self.record.owed[0].reading))

    def _is_own_question(self) -> bool:
        """Whether the host asks what it has heard, and so has taken nothing yet."""
        return any(m.message.startswith(("ask-confirm", "ask-choose")) for m in self._heard.question)

    def _repair(self) -> Utterance | None:
        """Correct the last step, or take it back when that was in vain or there is more than one."""
        record = self.record
        if record.went_too_far:
            record.went_too_far = False
            return self._say(Purpose.UNDO, Reading("Redo"))
        if not record.wrong:
            return None
        self.corrections += 1
        told = self._last is not None and self._last.purpose is Purpose.TELL
        if record.wrong == 1 and record.owed and told and not self._tried_to_correct:
            self._tried_to_correct = True
            correction = self._say(Purpose.CORRECT, Reading("Correct", inner=record.owed[0].reading))
            if correction is not None:
                return correction
        return self._say(Purpose.UNDO, Reading("Undo"))

    def _remark(self) -> Utterance | None:
        """Ask something, or cheer, in the middle of the game."""
        chance = self.rng.random()
        quiet = not self.talkative or self.box.is_over or not self.record.settled or self._in_vain
        if quiet or chance > ASKS + CHEERS:
            return None
        if chance > ASKS:
            return self._say(Purpose.REMARK, Reading("Cheer"))
        question = self.rng.choice([*QUESTIONS, *self.box.questions])
        self.questions += 1
        return self._say(Purpose.ASK, Reading(question))

    def _tell(self) -> Utterance | None:
        while not self.record.owed:
            if self.box.is_over:
                return None
            self._watch()
        saying = self.record.owed[0]
        told = self._say_as_refused() or self._say(Purpose.TELL, saying.reading, saying.actor)
        if told is None:
            raise LookupError(f"the sentences of {self.box.game} have no words for {saying.telling}")
        return told

    def _say_as_refused(self) -> Utterance | None:
        """No, and what it was: every other time that the host does not take what is told."""
        refused = any(notice.startswith("refused-") for notice in self._heard.notices)
        told = self._last is not None and self._last.purpose is Purpose.TELL
        if not (refused and told) or self._in_vain < CORRECTS_AFTER:
            return None
        return self._say(Purpose.CORRECT, Reading("Correct", inner=self.record.owed[0].reading))

    def _watch(self) -> None:
        """Let the next thing happen and see what is to be told of it.

        What was left out is said by the next report that has to be made, so nothing else comes between the two.
        """
        happening = self.box.act()
        for telling in happening.tellings:
            chatty = self.talkative and self.rng.random() < TELLS_ALL
            by_itself = telling.intent in self.must_be_told
            if telling.implied and not by_itself and (self.record.something_is_left_out or not chatty):
                self.record.leave_out(telling)
            else:
                self.record.owe(telling, happening.actor)

    def _asked(self) -> set[str]:
        """The labels of what the host asks."""
        asked = {meaning.message for meaning in self._heard.question}
        return asked | {"ask-setup"} if any(message.startswith(("setup-", "touch-")) for message in asked) else asked

    def _say(self, purpose: Purpose, means: Reading, actor: int | None = None) -> Utterance | None:
        now = self.record.now
        moment = {now.telling.moment} if now else set()
        doer = now.actor if now else None
        text = self.phrasebook.say(means, moment | self._asked(), doer) or self.phrasebook.say(means, moment, doer)
        if text is None:
            return None
        anyone = self.rng.randrange(self.players)
        by_another = actor is None or self.rng.random() < TOLD_BY_ANOTHER or self._in_vain > 1
        typed = self._in_vain >= TYPES_AFTER
        return Utterance(anyone if by_another else actor or 0, text, purpose, means, typed)
