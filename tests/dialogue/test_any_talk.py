"""Whatever is thrown at the host, in any order: one outcome each, counts that equal the ledger, and never stuck."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

from hypothesis import Phase as Stage
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule
from tables import FIRST_TURN, Sitting, at_the_box, texts

from voicehost.dialogue.outcome import Outcome, Reply
from voicehost.dialogue.questions import Question, standing
from voicehost.evening import Phase
from voicehost.inputs import EarsBack, EarsLost, RoomIsLoud, TooEarly, Typed, Verdict, VoiceIsDistorted, VoiceLost
from voicehost.logbook import newest_open
from voicehost.opening import Table
from voicehost.rehearsal.phrasebook import any_sentence

if TYPE_CHECKING:
    from collections.abc import Callable

SENTENCES = [
    *("it fell in", "missed", "buried", "on a disk", "beside the box", "all white", "two nuts", "a leaf", "nothing"),
    *("no it missed", "no two", "that was Ben", "wrong player", "undo", "redo", "go back", "yes", "no"),
    *("the first one", "Anna and Ben", "that's all of us", "the tree is ready", "nobody knows", "Anna", "purzelbaum"),
    *("new game", "again", "Ben has to go", "Ben is back", "stop the game", "wait", "go on", "next", "the score"),
    *("whose turn is it", "help", "what can I say", "what happened", "shorter", "explain", "slower", "sounds off"),
    *("hooray", "blue elephants", "Anna and Anne", "Undo", "my name is Annie"),
]
KEYS = [*"123", *"tslruUhwopmyn,>", "", "0", "2l", "17", "99", "zz"]
PRESSES = ["up", "down", "left", "right", "enter", "space", "backspace", "7", "x"]


class AnyTalk(RuleBasedStateMachine):
    """A table that says anything at any time, in each game and language."""

    @initialize(game=st.sampled_from(["", *FIRST_TURN]), language=st.sampled_from(["en", "en", "de"]))
    def sit_down(self, game: str, language: str) -> None:
        self.language = language
        self.table = Sitting(language=language)
        if game:
            self.table = at_the_box("Anna", "Ben", "Clara", game=game, reports=FIRST_TURN[game], language=language)
        self.outcomes: list[Outcome] = []
        self.asked_again: tuple[Question, tuple[str, ...]] | None = None

    def standing(self) -> Question:
        talk = self.table.host.talk
        return standing(talk.session, talk.pending, talk.teller)

    def follow(self, something: Callable[[], Reply | None]) -> Reply:
        """Let it happen, and see that what is asked again is not asked in the words of the last time."""
        before = len(self.table.voice.lines)
        reply = something() or Reply(Outcome.ASKED_AGAIN)
        told = tuple(line.spoken for line in self.table.voice.lines[before:])
        if reply.outcome is Outcome.ASKED_AGAIN and told:
            assert self.asked_again != (self.standing(), told)
            self.asked_again = self.standing(), told
        elif reply.outcome not in (Outcome.ASKED_AGAIN, Outcome.SET_ASIDE):
            self.asked_again = None
        return reply

    @rule(said=st.sampled_from(SENTENCES), verdict=st.sampled_from([Verdict.CLEAR, Verdict.CLEAR, Verdict.CLOSE]))
    def says(self, said: str, verdict: Verdict) -> None:
        self.outcomes.append(self.follow(lambda: self.table.says(said, verdict=verdict)).outcome)

    @rule(seed=st.integers(0, 999))
    def says_something_that_is_listened_for(self, seed: int) -> None:
        if self.table.ears.graph is not None:
            said = any_sentence(self.table.ears.graph, random.Random(seed))  # noqa: S311  a sentence, not a secret
            self.outcomes.append(self.follow(lambda: self.table.says(said)).outcome)

    @rule(said=st.lists(st.sampled_from(SENTENCES), min_size=2, max_size=4))
    def is_heard_in_several_ways(self, said: list[str]) -> None:
        self.outcomes.append(self.follow(lambda: self.table.says(*said, verdict=Verdict.CLOSE)).outcome)

    @rule()
    def makes_noise(self) -> None:
        spoken = len(self.table.voice.lines)
        assert self.table.says(verdict=Verdict.STRAY).outcome is Outcome.SET_ASIDE
        assert len(self.table.voice.lines) == spoken

    @rule(keys=st.lists(st.sampled_from(KEYS), min_size=1, max_size=2))
    def types(self, keys: list[str]) -> None:
        for key in keys:
            self.follow(lambda key=key: self.table.answer(Typed(key)))  # type: ignore[misc]

    @rule(keys=st.lists(st.sampled_from(PRESSES), min_size=1, max_size=4))
    def presses(self, keys: list[str]) -> None:
        for key in keys:
            self.follow(lambda key=key: self.table.presses(key))  # type: ignore[misc]

    @rule(said=st.sampled_from(["instant keys", "few keys", "letter keys"]))
    def chooses_keys(self, said: str) -> None:
        self.follow(lambda: self.table.says(said))

    @rule(seconds=st.sampled_from([3, 20, 200]))
    def is_silent(self, seconds: int) -> None:
        before = self.table.host.talk.session.steps[:]
        for _ in range(2 * seconds):
            self.follow(lambda: self.table.waits(0.5))
        assert self.table.host.talk.session.steps == before

    @rule(
        event=st.sampled_from(
            [
                EarsLost("The microphone is gone."),
                VoiceLost("The voice is gone."),
                RoomIsLoud(0.0),
                VoiceIsDistorted(0.0),
            ]
        )
    )
    def loses_a_device(self, event: EarsLost | VoiceLost | RoomIsLoud | VoiceIsDistorted) -> None:
        self.table.answer(event)

    @rule(event=st.sampled_from([EarsBack(missed=True), TooEarly(0.0)]))
    def is_not_heard_at_first(self, event: EarsBack | TooEarly) -> None:
        self.follow(lambda: self.table.hears_of(event))

    @invariant()
    def every_outcome_is_one_of_the_few(self) -> None:
        assert all(isinstance(outcome, Outcome) for outcome in self.outcomes)

    @invariant()
    def the_ear_is_open_whenever_the_host_is_silent(self) -> None:
        assert self.table.host.leaving or self.table.ears.graph is not None

    @invariant()
    def the_ledger_leads_back_to_the_same_place(self) -> None:
        session = self.table.host.talk.session
        kept = newest_open(self.table.ledger)
        if kept is None or not session.steps or session.evening.phase is Phase.OVER:
            return
        table = Table(*texts(self.language), self.table.ledger)
        again = table.kept(kept)[0].talk.session
        assert [step.reports for step in again.steps] == [step.reports for step in session.steps]
        assert again.labels() == session.labels()


TestAnyTalk = AnyTalk.TestCase
TestAnyTalk.settings = settings(
    max_examples=15, stateful_step_count=20, deadline=None, phases=(Stage.explicit, Stage.generate)
)
