"""Whatever is thrown at the host, in any order: one outcome each, counts that equal the ledger, and never stuck."""

from __future__ import annotations

from hypothesis import Phase as Stage
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule
from tables import Sitting, texts

from voicehost.dialogue.outcome import Outcome
from voicehost.evening import Phase
from voicehost.inputs import EarsBack, EarsLost, TooEarly, Typed, Verdict, VoiceLost
from voicehost.logbook import newest_open
from voicehost.opening import Table

SENTENCES = [
    *("it fell in", "missed", "buried", "on a disk", "beside the box", "all white", "two nuts", "a leaf", "nothing"),
    *("no it missed", "no two", "that was Ben", "wrong player", "undo", "redo", "go back", "yes", "no"),
    *("the first one", "Anna and Ben", "that's all of us", "the tree is ready", "nobody knows", "Anna", "purzelbaum"),
    *("new game", "again", "Ben has to go", "Ben is back", "stop the game", "wait", "go on", "next", "the score"),
    *("whose turn is it", "help", "what can I say", "what happened", "shorter", "explain", "slower", "sounds off"),
    *("hooray", "blue elephants"),
]
KEYS = [*"123", *"tslruUhwopmyn,>", "", "0", "2l", "17", "99", "zz"]


class AnyTalk(RuleBasedStateMachine):
    """A table that says anything at any time."""

    @initialize(whole=st.booleans())
    def sit_down(self, whole: bool) -> None:
        self.table = Sitting()
        self.outcomes: list[Outcome] = []
        if whole:
            for said in ("purzelbaum", "Anna and Ben", "yes", "the tree is ready", "Anna starts"):
                self.table.says(said)

    @rule(said=st.sampled_from(SENTENCES), verdict=st.sampled_from([Verdict.CLEAR, Verdict.CLEAR, Verdict.CLOSE]))
    def says(self, said: str, verdict: Verdict) -> None:
        self.outcomes.append(self.table.says(said, verdict=verdict).outcome)

    @rule(said=st.lists(st.sampled_from(SENTENCES), min_size=2, max_size=4))
    def is_heard_in_several_ways(self, said: list[str]) -> None:
        self.outcomes.append(self.table.says(*said, verdict=Verdict.CLOSE).outcome)

    @rule()
    def makes_noise(self) -> None:
        spoken = len(self.table.voice.lines)
        assert self.table.says(verdict=Verdict.STRAY).outcome is Outcome.SET_ASIDE
        assert len(self.table.voice.lines) == spoken

    @rule(key=st.sampled_from(KEYS))
    def types(self, key: str) -> None:
        self.table.answer(Typed(key))

    @rule(seconds=st.sampled_from([3, 20, 200]))
    def is_silent(self, seconds: int) -> None:
        before = self.table.host.talk.session.steps[:]
        self.table.waits(seconds)
        assert self.table.host.talk.session.steps == before

    @rule(
        event=st.sampled_from(
            [EarsLost("The microphone is gone."), EarsBack(missed=True), TooEarly(0.0), VoiceLost("The voice is gone.")]
        )
    )
    def loses_a_device(self, event: EarsLost | EarsBack | TooEarly | VoiceLost) -> None:
        self.table.answer(event)

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
        shelf, words, keys = texts("en")
        table = Table(shelf, words, keys, self.table.ledger)
        again = table.kept(kept)[0].talk.session
        assert [step.reports for step in again.steps] == [step.reports for step in session.steps]
        assert again.labels() == session.labels()


TestAnyTalk = AnyTalk.TestCase
TestAnyTalk.settings = settings(
    max_examples=15, stateful_step_count=20, deadline=None, phases=(Stage.explicit, Stage.generate)
)
