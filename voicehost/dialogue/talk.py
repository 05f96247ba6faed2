"""What all parts of the dialogue share: the session, the words for it, the open question, and what was said."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from engines.game import Refusal
from voicehost.dialogue.choices import Choice, choices
from voicehost.dialogue.history import History
from voicehost.dialogue.opposites import Latest, denials, labels
from voicehost.dialogue.outcome import Effect, Outcome, Reply
from voicehost.dialogue.pending import Ask, Pending
from voicehost.dialogue.preferences import Attention, Preferences
from voicehost.dialogue.questions import in_other_words, of_the_game, standing
from voicehost.dialogue.reports import BY, reading_of
from voicehost.dialogue.telling import IN_THE_QUESTION, message_id
from voicehost.errors import LedgerError
from voicehost.evening import GameWasChosen, Phase, PlayerSeated, TableWasSet
from voicehost.language.calling import addressed
from voicehost.language.line import Kind, Line

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from engines.game import Event, Report, Seat
    from voicehost.dialogue.past import Past
    from voicehost.dialogue.telling import Teller
    from voicehost.dialogue.words import Words
    from voicehost.language.reading import Reading
    from voicehost.language.wordgraph import WordGraph
    from voicehost.session import Session, Taken


TYPED = "typed"
"""The context label of what is typed: a name among three hundred crowds nothing out there."""

NEEDS_EYES = "needs-eyes"
"""The text of a game that says for which moments somebody has to see, and how to set up without."""


Moment = tuple[tuple["Taken", ...], Pending | None, bool]
"""What decides which answers there are: the steps so far, the open question, and whether it was asked otherwise."""


@dataclass
class Talk:
    """One conversation about one session.

    ``keep`` writes the open question to the ledger, ``close`` that the game has come to its end.
    ``past`` knows the games that were played before. ``is_called``: the host's name or the key for speaking was used
    for what is said next. ``is_quiet``: nobody has answered for long.
    """

    session: Session
    teller: Teller
    words: Words
    keep: Callable[[Pending | None], None]
    close: Callable[[], None]
    past: Past
    pending: Pending | None = None
    history: History = field(default_factory=History)
    paused: bool = False
    asked_otherwise: bool = False
    by_touch: bool = False
    latest: Latest | None = None
    cut_off: tuple[Line, ...] = ()
    """What an interruption has cut off and nobody has heard yet."""
    insisted: set[str] = field(default_factory=set)
    """Names that the table keeps although the host has challenged them."""
    to_seat: tuple[str, ...] = ()
    """Who plays, where that was told before the game."""
    is_called: bool = False
    is_quiet: bool = False
    _cut_off_at: int = 0
    _confirmed: Reading | None = None

    def ask(self, pending: Pending | None) -> None:
        """Open a question of the host's own, or close the one that is open. A walk through setting up goes on later."""
        if pending is not None and pending.is_about_a_report and self.pending is not None:
            walk = self.pending if self.pending.ask is Ask.SET_UP else self.pending.then
            pending = replace(pending, then=walk)
        if pending != self.pending:
            self.pending = pending
            self.keep(pending)

    def opening_question(self, reports: Sequence[Report] = ()) -> Pending | None:
        """The host's own question that belongs to this moment: a step of setting up, or whether all are named."""
        game = self.session.game
        if game is not None and game.phase is game.first_phase and self.teller.narration.has("setup-1"):
            walks = [self.pending, self.pending.then] if self.pending is not None else []
            return self._unsettled(next((walk for walk in walks if walk and walk.ask is Ask.SET_UP), self.first_step()))
        seated = sum(isinstance(report, PlayerSeated) for report in reports)
        if self.session.evening.phase is Phase.SEATING and seated > 1:
            return Pending(Ask.TABLE)
        told = self._told_of_copy()
        return Pending(Ask.COPY, tuple(map(reading_of, told))) if told else None

    def _unsettled(self, walk: Pending) -> Pending:
        """The walk, a step further where it asks for a house rule that is chosen already."""
        asks_for = self.teller.narration.note(walk.step_message, "settles")
        is_chosen = asks_for in dict(self.session.evening.state.house_rules)
        return replace(walk, step=walk.step + 1) if is_chosen else walk

    def _told_of_copy(self) -> tuple[Report, ...]:
        """What an earlier game was told of the box itself, where this one wants to be told and fits it."""
        game = self.session.game
        kinds = game.of_the_copy if game is not None else ()
        if game is None or not kinds or kinds[0] not in game.expects() or self._has_told(kinds):
            return ()
        with suppress(LedgerError):  # then it is told once more
            told = tuple(self.past.told_of_copy(game.name, kinds))
            return () if isinstance(self.session.preview(told), Refusal) else told
        return ()

    def _has_told(self, kinds: tuple[type[Report], ...]) -> bool:
        return any(isinstance(report, kinds) for step in self.session.steps for report in step.reports)

    @property
    def is_setting_up(self) -> bool:
        """Whether the walk through setting up is open."""
        return self.pending is not None and self.pending.ask is Ask.SET_UP

    def first_step(self) -> Pending:
        """The beginning of the walk through setting up, by touch where the table wants it and the game has it."""
        return Pending(Ask.SET_UP, step=1, by_touch=self.by_touch and self.teller.narration.has("touch-1"))

    def moved_on(self, reports: Sequence[Report] = ()) -> None:
        """What is on record has changed: fleeting things are gone, and the host's own questions start anew."""
        self.history.forget_fleeting()
        self.asked_otherwise = False
        self.latest = None
        self.teller.manner.round = len(self.session.names)
        self.ask(self.opening_question(reports))
        if self.is_over:
            self.close()

    def opening(self, events: Sequence[Event]) -> list[Line]:
        """The opening of the story, once the table is set and the game begins."""
        if not any(isinstance(event, TableWasSet) for event in events):
            return []
        return self.teller.story("story-opening")

    def told_last(self) -> list[Line]:
        """What the last step has brought."""
        last = self.session.last
        return self.teller.events(last.events, self.session.names) if last is not None else []

    def needs_eyes(self, events: Sequence[Event]) -> list[Line]:
        """What needs eyes, once a game is chosen."""
        is_chosen = any(isinstance(event, GameWasChosen) for event in events)
        return [self.notice(NEEDS_EYES)] if is_chosen and self.teller.narration.has(NEEDS_EYES) else []

    def question(self) -> Line:
        """The question that stands now."""
        return self.teller.question(standing(self.session, self.pending, self.teller))

    def asks_in_full(self) -> None:
        """The question that stands is told in full the next time: somebody did not know what to say to it."""
        self.teller.manner.forget(standing(self.session, self.pending, self.teller).message)

    def was_cut_off(self, lines: Sequence[Line]) -> None:
        """The host was interrupted before these lines were heard; they can be had until two reports later."""
        cut = tuple(line for line in lines if line.kind in (Kind.EVENT, Kind.ANSWER) and not line.fleeting)
        steps = len(self.session.steps)
        if cut or steps > self._cut_off_at + 1:
            self.cut_off, self._cut_off_at = cut, steps

    def offer_what_was_cut_off(self, reply: Reply) -> Reply:
        """The reply with the way to what was cut off, as long as the table may not know it."""
        message = "answer-cut-off"
        if not self.cut_off or not reply.lines or not self.teller.manner.is_new(message):
            return reply
        *told, last = reply.lines
        if last.kind is not Kind.QUESTION:
            return reply
        return replace(reply, lines=(*told, self.notice(message), last))

    def reminders(self) -> tuple[Line, ...]:
        """What a player does besides, said while the question is still told in full and left out once it is known."""
        message = f"reminder-{self.phase_id()}"
        if self.pending is not None or not self.teller.narration.has(message) or not self.teller.manner.is_new(message):
            return ()
        return (self.teller.line(message, Kind.NOTICE),)

    def reworded(self) -> Line:
        """The question that stands now in other words, where prompts/ has some. They may be answered by other words."""
        self.asked_otherwise = self.asked_otherwise or self.pending is None
        return self.teller.question(in_other_words(self.session, self.pending, self.teller))

    @property
    def moment(self) -> Moment:
        """Where the conversation stands: two equal moments have the same answers."""
        return tuple(self.session.steps), self.pending, self.asked_otherwise

    @property
    def preferences(self) -> Preferences:
        """What the table wishes of the conversation."""
        return self.teller.manner.preferences

    @property
    def helper(self) -> str:
        """Who tells what is to be seen, beside the players; empty for nobody."""
        return self.session.evening.state.helper

    @property
    def turn(self) -> Seat | None:
        """Whose hands are wanted now; None without a game, and where nobody's or everybody's are."""
        return self.session.game.turn if self.session.game is not None else None

    @property
    def is_running(self) -> bool:
        """Whether a game is being played that somebody could go on with."""
        return self.session.is_running

    @property
    def is_over(self) -> bool:
        """Whether the game has come to its end."""
        return self.session.game is not None and self.session.game.is_over

    def phase_id(self) -> str:
        """Where evening and game are, as message ids spell it."""
        game = self.session.game
        phase = self.session.evening.phase if game is None else game.phase
        return message_id(phase.value)

    def graph(self, now: float | None = None) -> WordGraph:
        """The sentences that can be understood now: seconds of the host's clock, or None for what is typed."""
        again = {f"again-{self.phase_id()}"} if self.asked_otherwise else frozenset()
        typed = frozenset({TYPED, f"{TYPED}-{self.phase_id()}"}) if now is None else frozenset()
        return self.words.graph(self.session, self.pending, again | typed | labels(self, now), denials(self, now))

    def ear(self, now: float) -> WordGraph | None:
        """The sentences that are meant for the host when they are said ``now``; None where it does not listen."""
        attention, everything = self.preferences.attention, self.graph(now)
        if self.is_called or attention is Attention.OPEN:
            return everything
        if attention is Attention.KEY:
            return None
        if attention is Attention.NAMED:
            return addressed(everything, self.words.host_names(self.session))
        if not self.is_quiet or not self.is_running:
            return everything
        beside = self.words.answers(self.session, self.pending)
        return addressed(everything, self.words.host_names(self.session), beside)

    def understand(self, text: str, graph: WordGraph) -> tuple[Reading, ...]:
        """What a whole line means among the sentences of ``graph``."""
        return self.words.sentences(self.session).understanding.understand(text, graph)

    def choices(self) -> tuple[Choice, ...]:
        """The one-key answers to the question that stands."""
        return choices(self.session, self.pending, self.teller)

    def confirm(self, reading: Reading) -> None:
        """A yes was said to this reading: it need not be confirmed again."""
        self._confirmed = reading

    def confirmed(self, reading: Reading) -> bool:
        """Whether a yes was said to just this reading; it counts once."""
        was, self._confirmed = self._confirmed, None
        return was == reading

    def is_somebody_elses(self, reading: Reading, reports: Sequence[Report]) -> bool:
        """Whether "Ben found two" names somebody whose turn it is not: the host asks before it counts for another."""
        named = reading.slot(BY)
        if named is None:
            return False
        events = self.session.preview(reports)
        if isinstance(events, Refusal):
            return False
        doers = {getattr(event, "seat", None) for event in events if not isinstance(event, IN_THE_QUESTION)}
        return bool(doers - {None}) and named not in doers

    def put_back(self) -> tuple[Line, ...]:
        """How to build the table up again from what all could see, after it fell over."""
        game = self.session.game
        message = f"put-back-{self.phase_id()}"
        if game is None or not self.teller.narration.has(message):
            return ()
        return (self.teller.question(of_the_game(message, self.session), Kind.ANSWER),)

    def refuse(self, refusal: Refusal) -> Reply:
        """Why something is not taken; the standing question follows, unless the reason itself ends in one."""
        line = self.teller.refusal(refusal, self.session.names)
        asks = line.spoken.endswith("?")
        return Reply(Outcome.REFUSED, (line,) if asks else (line, self.question()))

    def answer(self, *lines: Line, effect: Effect | None = None) -> Reply:
        """An answered question; the standing question is still open and not asked again."""
        return Reply(Outcome.ANSWERED, lines, effect=effect)

    def notice(self, message: str, kind: Kind = Kind.NOTICE, **values: str | int) -> Line:
        """A short line of the host about itself."""
        return self.teller.line(message, kind, **values)
