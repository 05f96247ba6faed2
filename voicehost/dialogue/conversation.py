"""One utterance in, exactly one outcome out: the order in which the host thinks about what it has heard.

1. An open question of the host's own takes its answer first.
2. Questions are answered and change nothing.
3. Corrections and undo mend what is on record.
4. Reports go to the evening or the game, are written down, and are read back inside the next sentence.
5. What is left over is asked again, or set aside when it was not meant for the host.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from engines.game import Refusal, Report
from voicehost.dialogue import answers, helping, opposites, options, queries, repair, seating, wishes
from voicehost.dialogue.beyond import beyond
from voicehost.dialogue.key_lines import KeyLines
from voicehost.dialogue.opposites import CONTRADICT, Latest
from voicehost.dialogue.outcome import Outcome, Reply
from voicehost.dialogue.past import recap_at_the_end
from voicehost.dialogue.pending import Ask, Pending
from voicehost.dialogue.reports import lacks_a_seat, naming, reports_of, spoken_names, without_doer
from voicehost.dialogue.reprompts import Reprompts
from voicehost.dialogue.talk import Talk
from voicehost.dialogue.words import meant
from voicehost.evening import Phase
from voicehost.inputs import Heard, Verdict
from voicehost.language.reading import Reading
from voicehost.language.spelling import plain

if TYPE_CHECKING:
    from voicehost.dialogue.keys import Keys
    from voicehost.dialogue.ladder import Ladder, Rung
    from voicehost.language.wordgraph import WordGraph
    from voicehost.session import Session

MOST_CHOICES = 3
"""More readings than this are not offered (conventions.md 1.4)."""

TRIES = 2
"""Utterances running that only some ears heard as a sentence, before the host asks again instead of staying silent."""

HARD_TO_TAKE_BACK = frozenset({"Quit", "NewGame"})
"""Intents that are confirmed first once a game runs: one word cannot undo them."""

Handler = Callable[[Talk, Reading], Reply]

REPAIRS: Mapping[str, Handler] = {
    "Undo": repair.undo,
    "Redo": repair.redo,
    "Correct": repair.correct,
    "WasPlayer": repair.was_player,
    "WrongPlayer": repair.wrong_player,
}


@dataclass(frozen=True)
class Understood:
    """What an utterance may mean: each reading with the words that were heard for it, best first."""

    readings: tuple[Reading, ...] = ()
    texts: tuple[str, ...] = ()

    def without_cheers(self) -> Understood:
        """Nobody wants to choose between a report and a cheer: cheers are left out where there is anything else."""
        kept = [each for each in zip(self.readings, self.texts, strict=True) if each[0].intent != "Cheer"]
        return Understood(*zip(*kept, strict=True)) if kept else self


class Conversation:
    """Answers utterances about one session. Deterministic: it knows no clock but the one its ladder is given."""

    def __init__(self, talk: Talk, keys: Keys) -> None:
        self.talk = talk
        self._again = Reprompts(talk)
        self.keys = KeyLines(talk, keys)
        self._nearly = 0
        self._ended: float | None = None

    @property
    def ladder(self) -> Ladder:
        """How far the host has gone to get an answer."""
        return self._again.ladder

    def heard(self, heard: Heard) -> Reply:
        """Answer what the ears have heard. Noise gets nothing."""
        if heard.verdict is Verdict.STRAY:
            return self._finish(self._nearly_heard() if heard.hypotheses else self._set_aside())
        self._ended = heard.ended
        graph = self.talk.ear(heard.began)
        if graph is None:
            return self._set_aside()
        likely = heard.hypotheses[:1] if heard.verdict is Verdict.CLEAR else heard.hypotheses
        understood = self._understand([hypothesis.text for hypothesis in likely], graph)
        self.talk.is_called = False
        if not understood.readings:
            return self._finish(self._asked_again())
        is_close = heard.verdict is Verdict.CLOSE
        understood = understood.without_cheers()
        if is_close and answers.are_doubtful(self.talk, understood.readings):
            return self._finish(self._asked_again())
        if any(
            self._changes_language(reading) or (is_close and self._must_be_sure(reading))
            for reading in understood.readings
        ):
            return self._finish(self._confirm_first(understood))
        return self._finish(self._respond(understood))

    def typed(self, text: str) -> Reply:
        """Answer a typed line: a key, a choice, or a sentence. Unknown words are echoed back."""
        self._ended = None
        key = self.keys.reading(text)
        if key is not None and key.intent in ("Yes", "No") and self.talk.pending is None:
            return self._yes_or_no_to_the_game(key)
        if key is not None:
            return self._finish(self._respond(Understood((key,), (text,))))
        understood = self._as_written(self._understand([text]), text)
        if not understood.readings:
            understood = self._out_of_place(text)
        if not understood.readings and self.talk.paused:
            return self._finish(wishes.still_waiting(self.talk))
        if not understood.readings:
            return self._finish(self._typed_names(text) or self._again.unknown(text))
        return self._finish(self._respond(understood))

    def _yes_or_no_to_the_game(self, key: Reading) -> Reply:
        """The key for yes or no where the game asks: it means what the word means in this phase."""
        understood = self._understand([self.talk.teller.narration.text(f"choice-{key.intent.lower()}")])
        return self._finish(self._respond(understood) if understood.readings else self._asked_again())

    def imagined(self, session: Session) -> Conversation:
        """The same conversation about a session that stands where ours does. It keeps nothing and changes nothing."""
        talk = self.talk
        twin = replace(
            talk,
            session=session,
            teller=talk.teller.about(session),
            history=talk.history.copy(),
            keep=lambda _: None,
            close=lambda: None,
        )
        return Conversation(twin, self.keys.table)

    def respond(self, reading: Reading) -> Reply:
        """Answer a reading that is meant as it stands."""
        return self._respond(Understood((reading,), ("",)))

    def take(self, reports: Sequence[Report]) -> Reply:
        """Take what was reported, or say why not: the events, what belongs to the moment, and the next question."""
        return self._take(reports)

    def climb(self, rung: Rung) -> Reply:
        """Speak from a rung of the ladder: silence and misses change nothing but the words of the question."""
        return self._again.climbed(rung)

    def chosen(self, reading: Reading) -> Reply:
        """Answer what was chosen by a key, as if it had just been said clearly."""
        self._ended = None
        return self._finish(self._respond(Understood((reading,), ("",))))

    def _understand(self, texts: Sequence[str], graph: WordGraph | None = None) -> Understood:
        talk, graph = self.talk, graph or self.talk.graph()
        found: dict[Reading, str] = {}
        for text in texts:
            readings = talk.understand(text, graph) or talk.words.set_aside(talk.session, text)
            for reading in meant(readings, talk.session, talk.pending):
                found.setdefault(reading, text)
        return Understood(tuple(found), tuple(found.values()))

    def _as_written(self, understood: Understood, text: str) -> Understood:
        """Typed names are kept as they are written: "Bob Dylan, Zoë" are two people."""
        if [reading.intent for reading in understood.readings] != ["PlayersNamed"]:
            return understood
        written = self.talk.teller.narration.names.told(text)
        heard = spoken_names(understood.readings[0])
        if plain("".join("".join(written).split())) != plain("".join("".join(heard).split())):
            return understood
        return Understood((naming(written),), (text,))

    def _out_of_place(self, text: str) -> Understood:
        """What the game refuses with the reason: a number beyond what there is, or a sentence that has no place now.

        Or a wish for a language, typed in that language.
        """
        words = self.talk.words
        readings = beyond(self.talk, text)
        readings = readings or self.talk.understand(text, words.whole_game(self.talk.session))[:1]
        readings = readings or words.wish_in_another_language(text)
        return Understood(readings, (text,) * len(readings))

    def _respond(self, understood: Understood) -> Reply:
        readings = understood.readings
        if len(readings) > 1 and any(self._changes_something(reading) for reading in readings):
            return self._confirm_first(understood)
        by_option = options.respond(self.talk, readings[0], self.keys.table.options, self._act)
        return by_option or self._act(readings[0], understood.texts[0])

    def _act(self, reading: Reading, text: str) -> Reply:
        talk = self.talk
        if talk.paused and reading.intent not in wishes.WAKE:
            return self._set_aside() if self._ended is not None else wishes.still_waiting(talk)
        if reading.intent == "ThatsAll" and seating.is_open(talk):
            return Reply(Outcome.ASKED_AGAIN, (talk.question(),))
        reading = seating.in_its_place(talk, repair.as_meant(talk, reading))
        if reading.intent in answers.ANSWERS:
            return answers.ANSWERS[reading.intent](talk, reading, self._act)
        if reading.intent == CONTRADICT:
            return opposites.contradicted(talk, reading, text, self._act)
        if lacks_a_seat(reading, talk.session):
            talk.ask(Pending(Ask.WHO, (reading,), (text,)))
            return Reply(Outcome.ASKED_AGAIN, (talk.question(),))
        if reading.intent in HARD_TO_TAKE_BACK and talk.is_running and not talk.confirmed(reading):
            return self._confirm_first(Understood((reading,), (text,)))
        if reading.intent == "NewGame" and talk.session.game is not None:
            return wishes.new_game(talk, reading)
        for table in (queries.HOST_QUERIES, REPAIRS, wishes.WISHES):
            if reading.intent in table:
                return table[reading.intent](talk, reading)
        query = queries.query_of(reading, talk)
        return queries.ask_game(talk, query) if query is not None else self._reported(reading, text)

    def _reported(self, reading: Reading, text: str) -> Reply:
        """Take what was told; a find of somebody whose turn it is not is asked back first."""
        reports = reports_of(reading, self.talk.session)
        if not reports:
            return self._asked_again()
        if self.talk.is_somebody_elses(reading, reports):
            return self._confirm_first(Understood((without_doer(reading),), (text,)))
        reply = self._take(reports)
        if reply.outcome is Outcome.TAKEN and self._ended is not None:
            self.talk.latest = Latest(reading, text, self._ended)
        return reply

    def _take(self, reports: Sequence[Report]) -> Reply:
        talk, reports = self.talk, seating.with_table(self.talk, reports)
        challenged = seating.challenge(talk, reports)
        if challenged is not None:
            return self._challenged(*challenged)
        turn, was_taken_back = talk.turn, talk.session.took_back
        outcome = talk.session.take(reports)
        if isinstance(outcome, Refusal):
            return talk.refuse(outcome)
        talk.moved_on(reports)
        told = [*talk.opening(outcome), *talk.teller.events(outcome, talk.session.names), *talk.needs_eyes(outcome)]
        evening = recap_at_the_end(talk)
        after = repair.what_came_after(talk) if was_taken_back else []
        earcon = "end" if talk.is_over else "taken" if talk.turn == turn else "your-turn"
        return Reply(Outcome.TAKEN, (*told, *evening, *after, *talk.reminders(), talk.question()), earcon=earcon)

    def _challenged(self, before: Sequence[Report], question: Pending) -> Reply:
        """Seat those who were named before, then ask about the name that is not taken as it is."""
        if before:
            outcome = self.talk.session.take(before)
            if isinstance(outcome, Refusal):
                return self.talk.refuse(outcome)
            self.talk.moved_on(before)
        self.talk.ask(question)
        return Reply(Outcome.CONFIRMED_FIRST, (self.talk.question(),))

    def _confirm_first(self, understood: Understood) -> Reply:
        readings = tuple(repair.meaning(self.talk, reading) for reading in understood.readings[:MOST_CHOICES])
        texts = understood.texts[:MOST_CHOICES]
        self.talk.ask(Pending(Ask.CONFIRM if len(readings) == 1 else Ask.CHOOSE, readings, texts))
        return Reply(Outcome.CONFIRMED_FIRST, (self.talk.question(),))

    def _changes_language(self, reading: Reading) -> bool:
        """Misheard, it would leave a table that nobody understands any more: spoken, it is confirmed first."""
        return reading.intent == "Language" and reading.slot("language") != self.talk.words.texts.language

    def _must_be_sure(self, reading: Reading) -> bool:
        return reading.intent in wishes.LASTING or self._changes_something(reading)

    def _changes_something(self, reading: Reading) -> bool:
        return reading.intent in REPAIRS or reports_of(reading, self.talk.session) is not None

    def _nearly_heard(self) -> Reply:
        """Some ear heard a sentence and the others did not: once is chatter, twice running is somebody trying."""
        self._nearly += 1
        if self._nearly < TRIES:
            return self._set_aside()
        self._nearly = 0
        return self._asked_again()

    def _set_aside(self) -> Reply:
        return Reply(Outcome.SET_ASIDE)

    def _asked_again(self) -> Reply:
        if self.talk.paused:
            return self._set_aside()
        return self._again.missed()

    def _typed_names(self, text: str) -> Reply | None:
        names = self.talk.teller.narration.names.told(text)
        if names and helping.asks_for_a_name(self.talk):
            return self._act(Reading("Helps", (("name", names[0]),)), text)
        if self.talk.session.evening.phase is not Phase.SEATING:
            return None
        # A key that means nothing here, or a number: nobody is called Q or -1.
        is_a_slip = len("".join(names)) == 1 or not all(any(map(str.isalpha, name)) for name in names)
        return self._act(naming(names), text) if names and not is_a_slip else None

    def _finish(self, reply: Reply) -> Reply:
        if reply.outcome not in (Outcome.ASKED_AGAIN, Outcome.SET_ASIDE):
            self._again.answered(reply)
            self._nearly = 0
        return self._again.never_twice(reply) if reply.outcome is Outcome.ASKED_AGAIN else reply
