"""Which question stands now, as a text's id and its variables: the host's own, the evening's, or the game's."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from engines.game import Seat
from voicehost.dialogue.pending import AT_ONCE, CORRECTION, Ask, Pending
from voicehost.dialogue.repair import seat_of
from voicehost.dialogue.telling import message_id, name_of, plain_facts
from voicehost.evening import Phase

if TYPE_CHECKING:
    from collections.abc import Mapping

    from voicehost.dialogue.telling import Teller
    from voicehost.language.reading import Reading
    from voicehost.session import Session


@dataclass(frozen=True)
class Question:
    """A question that can be told in any length, or only be known by its id."""

    message: str
    values: Mapping[str, Any] = field(default_factory=dict)


def standing(session: Session, pending: Pending | None, teller: Teller) -> Question:
    """The question that stands now."""
    if pending is not None:
        return _own(session, pending, teller)
    if session.game is None or session.evening.phase is not Phase.PLAYING:
        return _of_the_evening(session, teller)
    if session.game.is_kept:
        return Question("ask-kept")
    return of_the_game(message_id("ask", session.game.phase.value), session)


def in_other_words(session: Session, pending: Pending | None, teller: Teller) -> Question:
    """The question that stands now as it is asked again; as it stands where prompts/ has no other words for it."""
    asked = standing(session, pending, teller)
    walks = pending is not None and pending.ask is Ask.SET_UP
    message = message_id("again", (Ask.SET_UP.value if walks else asked.message).removeprefix("ask-"))
    return Question(message, asked.values) if teller.narration.has(message) else asked


def of_the_game(message: str, session: Session) -> Question:
    """A prompt of the game, with the name of whoever's turn it is and the public counts."""
    game = session.game
    return Question(message, {"name": name_of(game.turn, session.names), **plain_facts(game)} if game else {})


def _of_the_evening(session: Session, teller: Teller) -> Question:
    names = session.names
    match session.evening.phase:
        case Phase.CHOOSING:
            return Question("ask-game", {"games": teller.narration.either(teller.titles(session))})
        case Phase.SEATING if names:
            return Question("ask-more-players", {"names": teller.narration.listing(names)})
        case Phase.SEATING:
            return Question("ask-players", {"title": teller.title(session.evening.state.game)})
    return Question("ask-evening-over")


def _own(session: Session, pending: Pending, teller: Teller) -> Question:
    match pending.ask:
        case Ask.CONFIRM:
            return _confirmation(session, pending, teller)
        case Ask.SET_UP:
            return of_the_game(pending.step_message, session)
        case Ask.CHOOSE:
            offered = [teller.narration.text(f"item-heard-{n}", heard=text) for n, text in enumerate(pending.texts, 1)]
            return Question("ask-choose", {"heard": teller.narration.listing(offered, "apart")})
        case Ask.OPPOSITE:
            name = name_of(seat_of(session.last), session.names) or "none"
            return Question("ask-opposite", {"name": name, "heard": teller.narration.either(pending.texts)})
    return _about_people(session, pending, teller)


def _about_people(session: Session, pending: Pending, teller: Teller) -> Question:
    listing, either = teller.narration.listing, teller.narration.either
    match pending.ask:
        case Ask.WHO if pending.readings[0].intent == "WasPlayer":
            return Question("ask-who-was-it", {"names": either(session.names)})
        case Ask.COPY:
            values = [int(value) for reading in pending.readings for _, value in reading.slots]
            return Question("ask-copy", {"told": listing(list(map(teller.narration.numbers.spoken, values)))})
        case Ask.PLAYS_ON:
            return Question("ask-plays-on", {"name": _name_in(pending.readings[0], session)})
        case Ask.NAME:
            name, *other = pending.texts
            return Question(f"ask-name-{'alike' if other else 'word'}", {"name": name, "other": "".join(other)})
    rows = {
        Ask.WHO: {"names": either(session.names)},
        Ask.TABLE: {"names": listing(session.names)},
        Ask.ANIMAL: {"animals": either(teller.narration.names.free(session.names))},
        Ask.OPTIONS: {"options": listing(_offered(pending, teller))},
    }
    return Question(pending.ask.value, rows.get(pending.ask, {}))


def _offered(pending: Pending, teller: Teller) -> list[str]:
    """The few options that are offered in one breath, with their keys."""
    text, first = teller.narration.text, pending.step * AT_ONCE
    keyed = [text("item-choice", key=str(key), label=label) for key, label in enumerate(pending.texts, 1)]
    return keyed[first : first + AT_ONCE]


def _confirmation(session: Session, pending: Pending, teller: Teller) -> Question:
    """What would be done is asked in words of its own where it is grave, otherwise in those that were heard."""
    reading = pending.readings[0]
    message = f"ask-confirm-{reading.intent.lower()}"
    is_grave = session.game is not None and teller.narration.has(message)
    return Question(message) if is_grave else _doubt(session, pending)


def _name_in(reading: Reading, session: Session) -> str:
    """Whom a reading is about; empty for nobody."""
    seat = reading.slot("seat")
    return name_of(None if seat is None else Seat(int(seat)), session.names)


def _doubt(session: Session, pending: Pending) -> Question:
    """What was heard, or, of something that was said of another player, whose turn it is.

    A correction is about a turn before this one.
    """
    heard, game = pending.texts[0], session.game
    name = name_of(game.turn, session.names) if game is not None else ""
    corrects = pending.readings[0].intent == CORRECTION
    if (
        name
        and not corrects
        and any(other != name and other.casefold() in heard.casefold().split() for other in session.names)
    ):
        return Question("ask-confirm-other-player", {"heard": heard, "name": name})
    return Question("ask-confirm", {"heard": heard})
