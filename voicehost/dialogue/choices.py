"""One-key answers: what can be chosen now, numbered, unless numbers are values here."""

from __future__ import annotations

import types
from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING, Any, Union, get_args, get_origin, get_type_hints

from voicehost.dialogue.opposites import CONTRADICT
from voicehost.dialogue.pending import Ask, Pending
from voicehost.dialogue.reports import naming
from voicehost.dialogue.telling import message_id
from voicehost.evening import Phase
from voicehost.language.reading import Reading

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engines.game import Game, Report
    from voicehost.dialogue.telling import Teller
    from voicehost.session import Session


@dataclass(frozen=True)
class Choice:
    """An answer with its key, the words that offer it, and what it means."""

    key: str
    label: str
    reading: Reading


def choices(session: Session, pending: Pending | None, teller: Teller) -> tuple[Choice, ...]:
    """The answers that the standing question offers, in order."""
    if pending is not None:
        return _for_own_question(session, pending, teller)
    match session.evening.phase:
        case Phase.CHOOSING:
            games = session.evening.shelf
            return numbered([(teller.title(game), Reading("NewGame", (("game", game),))) for game in games])
        case Phase.SEATING:
            all_seated = [(teller.narration.text("choice-thats-all"), Reading("ThatsAll"))] if session.names else []
            animals = [name for name in teller.narration.names.to_take if name not in session.names]
            return numbered([*all_seated, *_named(animals)])
        case Phase.PLAYING if session.game is not None:
            return _for_game(session.game, session.names, teller)
    return numbered(
        [
            (teller.narration.text("choice-rematch"), Reading("Rematch")),
            (teller.narration.text("choice-quit"), Reading("Quit")),
        ]
    )


def numbered(answers: Sequence[tuple[str, Reading]]) -> tuple[Choice, ...]:
    """Choices with the keys 1, 2, 3 ..."""
    return tuple(Choice(str(n), label, reading) for n, (label, reading) in enumerate(answers, 1))


def _for_own_question(session: Session, pending: Pending, teller: Teller) -> tuple[Choice, ...]:
    text = teller.narration.text
    match pending.ask:
        case Ask.CHOOSE | Ask.OPTIONS:
            return numbered(list(zip(pending.texts, pending.readings, strict=True)))
        case Ask.OPPOSITE:
            either = [Reading(CONTRADICT, inner=reading) for reading in pending.readings]
            return numbered(list(zip(pending.texts, either, strict=True)))
        case Ask.WHO:
            return numbered(
                [(name, Reading("SeatNamed", (("seat", seat),))) for seat, name in enumerate(session.names)]
            )
        case Ask.SET_UP:
            return numbered(
                [(text("choice-next"), Reading("GoOn")), (text("choice-set-up"), Reading("SetUp"))]
                + [(text(f"choice-by-{way}"), Reading(f"By{way.title()}")) for way in _other_ways(pending, teller)]
            )
        case Ask.HELPER:
            relatives = [(name, Reading("Helps", (("name", name),))) for name in teller.narration.names.relatives]
            return numbered([*relatives, (text("choice-nobody"), Reading("Nobody"))])
        case Ask.ANIMAL:
            return numbered(_named(teller.narration.names.free(session.names)))
        case Ask.NAME:
            keep = Choice(text("key-yes"), text("choice-keep-name"), Reading("Yes"))
            return (keep, *numbered(_named(teller.narration.names.free(session.names))))
    yes, no = text("key-yes"), text("key-no")
    return (Choice(yes, text("choice-yes"), Reading("Yes")), Choice(no, text("choice-no"), Reading("No")))


def _other_ways(pending: Pending, teller: Teller) -> tuple[str, ...]:
    """How else setting up can be told: by sight, or by touch where the game has it."""
    return ("sight",) if pending.by_touch else ("touch",) if teller.narration.has("touch-1") else ()


def _named(names: Sequence[str]) -> list[tuple[str, Reading]]:
    return [(name, naming([name])) for name in names]


def _for_game(game: Game, names: Sequence[str], teller: Teller) -> tuple[Choice, ...]:
    answers: list[tuple[str, Reading]] = []
    for kind, slots in game.expects().items():
        if str(game.phase.value) not in (teller.narration.note(_message(kind), "phases") or str(game.phase.value)):
            continue
        if None not in slots.get("seat", (None,)) and _offered(kind, teller):
            answers += [(names[seat], _reading(kind, seat=seat)) for seat in slots["seat"]]
            continue
        if _offered(kind, teller):
            answers.append((_label(kind, teller), _reading(kind)))
        for slot, value in _enumerated(kind):
            if _offered(kind, teller, value):
                answers.append((_label(kind, teller, value), _reading(kind, **{slot: value})))
    return numbered(answers)


def _reading(kind: type[Report], **slots: Any) -> Reading:
    return Reading(kind.__name__, tuple(sorted(slots.items())))


def _enumerated(kind: type[Report]) -> list[tuple[str, str]]:
    return [(slot, str(value.value)) for slot, hint in get_type_hints(kind).items() for value in _enum_values(hint)]


def _enum_values(hint: Any) -> list[Enum]:
    options = get_args(hint) if get_origin(hint) in (Union, types.UnionType) else (hint,)
    return [value for option in options if isinstance(option, type) and issubclass(option, Enum) for value in option]


def _message(kind: type[Report], value: str = "") -> str:
    return message_id("choice", kind.kind(), *filter(None, [value]))


def _offered(kind: type[Report], teller: Teller, value: str = "") -> bool:
    return teller.narration.has(_message(kind, value))


def _label(kind: type[Report], teller: Teller, value: str = "") -> str:
    return teller.narration.text(_message(kind, value))
