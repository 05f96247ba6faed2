"""Every game is told whole in each of its languages: no event, answer, refusal or phase without its words."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass, field, is_dataclass
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

import pytest
from strategies import chance, every_report, games, messages, play, subclasses

from engines.game import Answer, Event, Game, Message, Refusal, Refused, Report, Seat
from voicehost.dialogue.telling import name_of, plain_facts
from voicehost.language.line import Kind
from voicehost.language.narration import Length, Narration
from voicehost.resources import prompts

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from enum import Enum

NAMES = ("Anna", "Ben", "Clara", "Dora", "Emil", "Frieda", "Gustav")

LONGEST = 14
"""Words of a sentence that a child hears before acting (conventions.md asks for 10 to 12; names and counts vary)."""


def told_games() -> list[Any]:
    """Each game with each of its languages."""
    found = [(game, file.parent.name) for game in games() for file in sorted(prompts().glob(f"*/{game.name}.ftl"))]
    return [pytest.param(game, language, id=f"{game.name}-{language}") for game, language in found]


every_telling = pytest.mark.parametrize(("game", "language"), told_games())


@dataclass
class Seen:
    """What came up while a game was played in all its ways."""

    events: list[Event] = field(default_factory=list)
    before_acts: list[Event] = field(default_factory=list)
    answers: list[Answer] = field(default_factory=list)
    refusals: dict[Enum, Refusal] = field(default_factory=dict)
    phases: dict[str, dict[str, Any]] = field(default_factory=dict)

    def look(self, game: Game) -> None:
        """Note the phase with its facts, all answers and all refusals of questions."""
        self.phases[game.phase.value] = {"name": name_of(game.turn, NAMES), **plain_facts(game)}
        for query in game.queries:
            outcome = game.answer(query())
            if isinstance(outcome, Refusal):
                self.refusals[outcome.reason] = outcome
            else:
                self.answers.append(outcome)

    def refuse(self, game: Game) -> None:
        """Note why reports are refused now."""
        for report in every_report(type(game)):
            refusal = game.check(report)
            if refusal is not None:
                self.refusals[refusal.reason] = refusal


@cache
def seen(game: type[Game]) -> Seen:
    """Ten games a house rule, with people who leave, looked at after each report."""
    found = Seen()
    for seed, options in enumerate(option for option in house_rules(game) for _ in range(10)):
        played = game(game.seats_allowed[seed % len(game.seats_allowed)], **options)
        found.look(played)
        for number, (_, events) in enumerate(play(played, chance(seed), unlucky=seed % 2 == 0)):
            found.events += events
            found.before_acts += () if played.is_over else events
            found.look(played)
            if number % 40 == 0 or seed in {0, 2, 4}:
                found.refuse(played)
        found.refuse(played)
    for seats, options, reports in walks(game):
        walked = game(seats, **options)
        for report in reports:
            outcome = walked.report(report)
            assert not isinstance(outcome, Refusal), (report, outcome)
            found.events += outcome
            found.look(walked)
            if walked.is_kept:
                found.refuse(walked)
        found.refuse(walked)
    return found


def walks(game: type[Game]) -> Sequence[tuple[int, dict[str, str], Sequence[Report]]]:
    """Seats, house rules and reports to what chance seldom shows: WALKS of ``<game>_table.py``, where there are any."""
    table = f"{game.name.replace('-', '_')}_table"
    return getattr(import_module(table), "WALKS", ()) if find_spec(table) else ()


def a_few_of_each(told: Sequence[Message]) -> Iterator[Message]:
    """Thirty different messages of each kind, which is every value of all but the longest rows."""
    count: Counter[type[Message]] = Counter()
    for message in dict.fromkeys(told):
        count[type(message)] += 1
        if count[type(message)] <= 30:
            yield message


def house_rules(game: type[Game]) -> Iterator[dict[str, str]]:
    """Each house rule alone with each of its values."""
    yield {}
    for rule in game.house_rules:
        for value in rule.values[1:]:
            yield {rule.name: value}


def narration_of(game: type[Game], language: str) -> Narration:
    return Narration(language, [game.name])


@every_telling
def test_nothing_lacks_a_length(game: type[Game], language: str) -> None:
    assert narration_of(game, language).check() == ()


@every_telling
def test_every_event_and_answer_is_told_in_every_length(game: type[Game], language: str) -> None:
    narration = narration_of(game, language)
    known = seen(game)
    for kind, told in ((Kind.EVENT, known.events), (Kind.ANSWER, known.answers)):
        for message in a_few_of_each(told):
            for length in Length:
                assert_is_a_line(narration.tell(message, NAMES, kind, length).spoken)


@every_telling
def test_no_event_and_no_answer_of_the_game_is_left_untried(game: type[Game], language: str) -> None:
    known = seen(game)
    tried = {type(message) for message in (*known.events, *known.answers)}
    mine: list[type[Message]] = [*messages(game, Event), *messages(game, Answer)]
    assert {kind for kind in mine if is_dataclass(kind)} <= tried, language


@every_telling
def test_every_reason_to_refuse_is_told_with_its_numbers(game: type[Game], language: str) -> None:
    narration = narration_of(game, language)
    refusals = seen(game).refusals
    kinds: set[type[Enum]] = {Refused, *(type(reason) for reason in refusals)}
    reasons = {reason for kind in kinds for reason in kind}
    # A game in which everything lies open never says that something must be remembered.
    assert reasons - {Refused.MUST_REMEMBER} <= set(refusals)
    for reason, refusal in refusals.items():
        values: dict[str, Any] = dict(refusal.numbers)
        if "seat" in values:
            values["seat"] = name_of(Seat(int(values["seat"])), NAMES)
        for length in Length:
            assert_is_a_line(narration.text(f"refused-{_spelled(reason.value)}", length, **values))


@every_telling
def test_every_phase_has_its_question_in_words_that_end_it(game: type[Game], language: str) -> None:
    narration = narration_of(game, language)
    phases = seen(game).phases
    assert {phase.value for phase in type(game.first_phase)} == set(phases)
    for phase, facts in phases.items():
        for length in (Length.FULL, Length.SHORT):
            question = narration.text(f"ask-{_spelled(phase)}", length, **facts)
            assert_is_a_line(question)
            assert question.endswith("?") or phase in _steady(game)
        assert narration.text(f"rule-now-{_spelled(phase)}")


@every_telling
def test_a_question_asked_again_never_says_the_same_words(game: type[Game], language: str) -> None:
    narration = narration_of(game, language)
    for phase, facts in seen(game).phases.items():
        for length in Length:
            if narration.has(f"again-{_spelled(phase)}"):
                again = narration.text(f"again-{_spelled(phase)}", length, **facts)
                assert again != narration.text(f"ask-{_spelled(phase)}", length, **facts)


@every_telling
def test_what_comes_before_an_act_is_short(game: type[Game], language: str) -> None:
    narration = narration_of(game, language)
    known = seen(game)
    lines = [narration.text(f"ask-{_spelled(phase)}", **facts) for phase, facts in known.phases.items()]
    lines += [narration.tell(event, NAMES, Kind.EVENT).spoken for event in set(known.before_acts)]
    assert not [s for line in lines for s in re.split(r"(?<=[.?!:;])\s", line) if len(s.split()) > LONGEST]


@every_telling
def test_what_is_fleeting_is_printed_without_its_value(game: type[Game], language: str) -> None:
    narration = narration_of(game, language)
    printed: dict[object, set[str]] = {}
    for event in set(seen(game).events):
        line = narration.tell(event, NAMES, Kind.EVENT)
        assert line.fleeting == event.fleeting
        if event.fleeting:
            public = [value for value in vars(event).values() if isinstance(value, int)]
            printed.setdefault((type(event), *public), set()).add(line.shown)
    assert all(len(shown) == 1 for shown in printed.values())


@every_telling
def test_every_house_rule_and_every_rule_that_the_game_tells_has_its_words(game: type[Game], language: str) -> None:
    narration = narration_of(game, language)
    for rule in game.house_rules:
        for value in rule.values:
            assert narration.text(f"house-rule-{_spelled(rule.name)}-{_spelled(value)}")
    for query in game.queries:
        if hasattr(query, "topic"):
            assert narration.text(f"rule-{query.topic}")


@every_telling
def test_cheers_and_comforts_come_in_many_words(game: type[Game], language: str) -> None:
    narration = narration_of(game, language)
    moods = {event.mood for event in subclasses(Event) if issubclass(event, Event) and event.mood}
    for mood in moods:
        assert len({narration.text(f"story-{mood}", variant=n) for n in range(8)}) == 8


def assert_is_a_line(text: str) -> None:
    """One plain line of whole sentences that begin with a capital."""
    assert text == text.strip()
    assert text
    assert "\n" not in text
    assert "  " not in text
    assert not re.search(r"[.!?] [a-zäöü]", text), text


def _spelled(value: object) -> str:
    return str(value).replace("_", "-")


def _steady(game: type[Game]) -> set[str]:
    return {phase.value for phase in game.steady}
