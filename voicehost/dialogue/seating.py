"""Who sits down: names that the host would mix up, or hear as something else, are challenged before they are taken."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engines.game import Refusal
from voicehost.dialogue.pending import Ask, Pending
from voicehost.dialogue.reports import naming, spoken_names
from voicehost.evening import GameChosen, Phase, PlayerRenamed, PlayerSeated, TableComplete
from voicehost.language.likeness import are_alike
from voicehost.language.names import as_written
from voicehost.language.reading import Reading

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engines.game import Report
    from voicehost.dialogue.talk import Talk

NAMES = "PlayersNamed"


def challenge(talk: Talk, reports: Sequence[Report]) -> tuple[tuple[Report, ...], Pending] | None:
    """The reports before the first name that is not taken as it is, and the question about that name."""
    names = list(talk.session.names)
    for at, report in enumerate(reports):
        if not isinstance(report, PlayerSeated | PlayerRenamed):
            continue
        name = report.name.strip()
        others = [n for seat, n in enumerate(names) if not (isinstance(report, PlayerRenamed) and seat == report.seat)]
        doubt = _doubt(talk, name, others)
        if doubt is not None:
            return tuple(reports[:at]), Pending(Ask.NAME, (_reading(reports[at:]),), (name, *doubt))
        names.append(name)
    return None


def _doubt(talk: Talk, name: str, others: Sequence[str]) -> tuple[str, ...] | None:
    """What a name would be taken for: the name that it sounds like, or nothing in particular for a word of the game.

    None for a name without doubt. A name that is there already, or is none, is refused by the evening.
    """
    if name in talk.insisted or not name or name.casefold() in {other.casefold() for other in others}:
        return None
    alike = next((other for other in others if are_alike(name, other)), None)
    if alike is not None:
        return (alike,)
    return () if talk.words.means_something(name, talk.session) else None


def _reading(reports: Sequence[Report]) -> Reading:
    match reports[0]:
        case PlayerRenamed(seat, name):
            return Reading("Rename", (("name", name), ("seat", int(seat))))
    return naming([report.name for report in reports if isinstance(report, PlayerSeated)])


def seat_all(talk: Talk, names: Sequence[str]) -> Refusal | None:
    """Seat a whole table that was named before a word was said, up to the first name in doubt, which is asked about."""
    table = [*(PlayerSeated(as_written(name)) for name in names), TableComplete()]
    seated, question = challenge(talk, table) or (table, None)
    for report in seated:
        outcome = talk.session.take([report])
        if isinstance(outcome, Refusal):
            return outcome
    talk.ask(question or talk.opening_question())
    return None


def with_table(talk: Talk, reports: Sequence[Report]) -> Sequence[Report]:
    """What is told, and whoever was named before the game that is chosen now."""
    if not talk.to_seat or not isinstance(reports[0], GameChosen):
        return reports
    return (*reports, *(PlayerSeated(as_written(name)) for name in talk.to_seat), TableComplete())


def is_open(talk: Talk) -> bool:
    """Whether the host has asked for a name in the place of one that was said."""
    return talk.pending is not None and talk.pending.ask in (Ask.NAME, Ask.ANIMAL) and bool(talk.pending.readings)


def asks_for_names(talk: Talk) -> bool:
    """Whether a name is what the host waits for."""
    if talk.session.evening.phase is not Phase.SEATING:
        return False
    return talk.pending is None or talk.pending.ask in (Ask.NAME, Ask.ANIMAL)


def waiting(talk: Talk) -> tuple[Reading, ...]:
    """The names from the challenged one on, which wait for another name in its place."""
    return talk.pending.readings if talk.pending is not None and is_open(talk) else ()


def in_its_place(talk: Talk, reading: Reading) -> Reading:
    """The new name in the place of the one that was challenged, with those that were said after it."""
    if reading.intent != NAMES or talk.pending is None or not is_open(talk):
        return reading
    waiting = talk.pending.readings[0]
    talk.ask(talk.opening_question())
    new = spoken_names(reading)
    if waiting.intent == NAMES:
        return naming([*new, *spoken_names(waiting)[1:]])
    return Reading(waiting.intent, (("name", new[0]), ("seat", waiting.slot("seat") or 0)))
