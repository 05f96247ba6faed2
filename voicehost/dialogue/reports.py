"""From readings to reports: what was understood, as the evening or the game takes it."""

from __future__ import annotations

from dataclasses import MISSING, fields, replace
from typing import TYPE_CHECKING, Any, cast

from engines.game import Report, Seat, SeatLeft, SeatReturned, TurnGiven
from voicehost.evening import (
    GameChosen,
    HelperGone,
    HelperNamed,
    HouseRuleSet,
    PlayerRenamed,
    PlayerSeated,
    TableComplete,
)
from voicehost.language.reading import Reading
from voicehost.messages import from_plain

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from voicehost.session import Session


BY = "by"
"""The slot of a sentence that names who did it; the report itself goes by the order of play."""


ABOUT_SEATS: Mapping[str, type[SeatLeft | SeatReturned | TurnGiven]] = {
    "Leaves": SeatLeft,
    "Returns": SeatReturned,
    "GivesTurn": TurnGiven,
}
"""The intents of the host's own sentences about a player, with the reports that every game shares."""


def reports_of(reading: Reading, session: Session) -> tuple[Report, ...] | None:
    """The reports that a reading makes, or None when it is not a report (a question, a wish, a yes)."""
    match reading.intent:
        case "NewGame":
            return _chosen(reading, session)
        case "PlayersNamed":
            return tuple(PlayerSeated(name) for name in spoken_names(reading))
        case "ThatsAll":
            return (TableComplete(),)
        case "Rename":
            return _renamed(reading)
        case "Helps":
            return (HelperNamed(str(reading.slot("name"))),)
        case "NobodyHelps":
            return (HelperGone(),)
        case "Leaves" | "Returns" | "GivesTurn" if reading.slot("seat") is not None:
            return (ABOUT_SEATS[reading.intent](Seat(int(reading.slot("seat") or 0))),)
        case "HouseRule":
            return (HouseRuleSet(str(reading.slot("rule")), str(reading.slot("value"))),)
    game_kind = kinds(session).get(reading.intent)
    if game_kind is None:
        return None
    plain = {"kind": game_kind.kind(), **{slot: value for slot, value in reading.slots if slot != BY}}
    return (cast("Report", from_plain(plain, {game_kind.kind(): game_kind})),)


def kinds(session: Session) -> Mapping[str, type[Report]]:
    """The reports of the running game, by name."""
    return {kind.__name__: kind for kind in session.game.report_kinds()} if session.game is not None else {}


def reading_of(report: Report) -> Reading:
    """The reading that makes this report."""
    slots = {field.name: getattr(report, field.name) for field in fields(report)}  # type: ignore[arg-type]
    return Reading(type(report).__name__, tuple(sorted(slots.items())))


def lacks_a_seat(reading: Reading, session: Session) -> bool:
    """True for a report that needs to know who, and was not told: "I had a nut" does not say who speaks."""
    if reading.slot("seat") is not None:
        return False
    if reading.intent in ABOUT_SEATS:
        return True
    kind = kinds(session).get(reading.intent)
    if kind is None:
        return False
    return any(field.name == "seat" and field.default is MISSING for field in fields(kind))  # type: ignore[arg-type]


def without_doer(reading: Reading) -> Reading:
    """The same reading without the name of whoever did it."""
    return replace(reading, slots=tuple((slot, value) for slot, value in reading.slots if slot != BY))


def with_seat(reading: Reading, seat: Seat) -> Reading:
    """The same reading, now with the person it was about."""
    return replace(reading, slots=tuple(sorted({**dict(reading.slots), "seat": int(seat)}.items())))


def spoken_names(reading: Reading) -> tuple[str, ...]:
    """The names that were said in one breath, in their order: slots name1, name2, ..."""
    named = {slot: value for slot, value in reading.slots if slot.startswith("name")}
    return tuple(str(named[slot]) for slot in sorted(named))


def naming(names: Sequence[str]) -> Reading:
    """The reading of names that are said in one breath."""
    return Reading("PlayersNamed", tuple((f"name{place}", name) for place, name in enumerate(names, 1)))


def corrected(wrong: Sequence[Report], right: Report) -> tuple[Report, ...]:
    """The reports of the last utterance with only the wrong part changed.

    A report of the same kind replaces its twin, another kind replaces the last report.
    """
    return (*wrong[:-1], right)


def merged(wrong: Report, reading: Reading, right: Report) -> Report:
    """The wrong report with only those slots changed that the correction names."""
    if type(wrong) is not type(right):
        return right
    known = {field.name for field in fields(right)}  # type: ignore[arg-type]  # who it was about is no slot of it
    named: Mapping[str, Any] = {slot: getattr(right, slot) for slot, _ in reading.slots if slot in known}
    return replace(wrong, **named)  # type: ignore[type-var]


def _chosen(reading: Reading, session: Session) -> tuple[Report, ...] | None:
    """The game, and the house rule that the name of a twin says as well: "kekfe-marathon box=balloons"."""
    shelf = tuple(session.evening.shelf)
    game, *rules = str(reading.slot("game") or (shelf[0] if len(shelf) == 1 else "")).split() or [""]
    twin = [HouseRuleSet(*rule.split("=")) for rule in rules]
    return (GameChosen(game), *twin) if game else None


def _renamed(reading: Reading) -> tuple[Report, ...] | None:
    seat, name = reading.slot("seat"), reading.slot("name")
    return (PlayerRenamed(Seat(int(seat)), str(name)),) if seat is not None and name else None
