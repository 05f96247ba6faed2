"""What the arrows go through: every answer to the standing question, numbers too, and what is possible at any time."""

from __future__ import annotations

from typing import TYPE_CHECKING

from voicehost.dialogue.choices import numbered
from voicehost.dialogue.reports import BY, lacks_a_seat, reports_of
from voicehost.evening import Phase

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from engines.game import Report
    from voicehost.dialogue.choices import Choice
    from voicehost.dialogue.talk import Talk
    from voicehost.language.reading import Reading, Slots

MOST_NUMBERS = 1
"""Numbers in one offered sentence: two dice at once are six times six sentences, and a die can be told alone."""


def answers(talk: Talk) -> tuple[Choice, ...]:
    """The one-key answers, then every other report that can be made now, in words of its author's."""
    offered = [(choice.label, choice.reading) for choice in talk.choices()]
    if talk.pending is None and talk.session.game is not None and talk.session.evening.phase is Phase.PLAYING:
        offered += _reports(talk, [reading for _, reading in offered])
    return numbered(offered)


def at_any_time(talk: Talk, sentences: tuple[str, ...]) -> tuple[Choice, ...]:
    """The sentences of keys.yaml that are understood now."""
    graph = talk.graph()
    understood = [(text, talk.understand(text, graph)) for text in sentences]
    return numbered([(text, readings[0]) for text, readings in understood if readings])


def _reports(talk: Talk, known: Iterable[Reading]) -> list[tuple[str, Reading]]:
    """What can be reported now: numbers first, since they are asked for, then what the game expects besides."""
    session = talk.session
    order = [kind.__name__ for kind in (session.game.expects() if session.game else ())]
    graph = talk.words.reports(session)
    found: dict[tuple[Report, ...], tuple[str, Reading]] = {}
    seen = {reports_of(reading, session) for reading in known}
    for text in talk.words.report_sentences(session):
        for reading in talk.understand(text, graph):
            reports = _possible(talk, reading)
            if reports and reports not in seen:
                found.setdefault(reports, (text, reading))
    numeric = {reading.intent for _, reading in found.values() if _numbers_in(reading.slots)}
    place = {name: (name not in numeric, at) for at, name in enumerate(order)}
    bare = {reports_of(reading, session) for reading in _bare_numbers(talk, found.values())}
    return sorted(
        found.values(),
        key=lambda each: (place[each[1].intent], reports_of(each[1], session) not in bare, _rank(each[1].slots)),
    )


def _bare_numbers(talk: Talk, found: Iterable[tuple[str, Reading]]) -> Iterator[Reading]:
    """What the numbers mean when they are typed without a word: that is what is asked for."""
    graph = talk.graph()
    for number in {number for _, reading in found for number in _numbers_in(reading.slots)}:
        yield from talk.understand(str(number), graph)


def _possible(talk: Talk, reading: Reading) -> tuple[Report, ...]:
    """The reports of a simple sentence, if the game would take them as far as can be told without trying."""
    session = talk.session
    named = {slot for slot, _ in reading.slots}
    if BY in named or len(_numbers_in(reading.slots)) > MOST_NUMBERS or lacks_a_seat(reading, session):
        return ()
    reports = reports_of(reading, session) or ()
    possible = session.game is not None and all(session.game.check(report) is None for report in reports)
    return reports if possible else ()


def _rank(slots: Slots) -> tuple[list[tuple[str, str]], list[str], list[int]]:
    """Rising numbers of one thing after the other, those without something more first: two, three, two and a leaf."""
    more = [(name, str(value)) for name, value in slots if value and type(value) is not int]
    return more, [name for name, value in slots if type(value) is int], _numbers_in(slots)


def _numbers_in(slots: Slots) -> list[int]:
    return [value for _, value in slots if type(value) is int]
