"""From messages and questions to lines, in the length and with the story that the table likes."""

from __future__ import annotations

from dataclasses import fields
from typing import TYPE_CHECKING, Any

from engines.game import Event, Game, Message, Refusal, Report, RuleTold, Seat, TurnBegan
from voicehost.dialogue.pending import Ask, Pending
from voicehost.dialogue.preferences import Story
from voicehost.evening import HouseRuleWasSet, Phase, PlayerSat
from voicehost.language.line import Kind, Line
from voicehost.language.narration import Length
from voicehost.language.values import Speaker, plain_values

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from voicehost.dialogue.manner import Manner
    from voicehost.language.narration import Narration
    from voicehost.session import Session
    from voicehost.texts import Texts


IN_THE_QUESTION = (TurnBegan, PlayerSat)
"""Events that the question after them tells anyway: whose turn it is, and who sits at the table."""


class Teller:
    """Makes the host's lines. Whatever it says comes from prompts/, and from public facts only."""

    def __init__(self, texts: Texts, session: Session, manner: Manner) -> None:
        self._texts = texts
        self._session = session
        self.manner = manner

    def about(self, session: Session) -> Teller:
        """A teller of another session, who goes on from what this table was told."""
        return Teller(self._texts, session, self.manner.copy())

    @property
    def narration(self) -> Narration:
        """The host's texts with those of the chosen game."""
        return self._texts.narration(self._session.evening.state.game)

    def line(self, message: str, kind: Kind, **values: Any) -> Line:
        """A message in the length that the table needs now."""
        return self.narration.line(message, kind, self.manner.length(message), **values)

    def in_turn(self, message: str, kind: Kind, **values: Any) -> Line:
        """A message that exists in several wordings: never the same twice running."""
        variant = self.manner.variant(message)
        return Line(self.narration.text(message, variant=variant, **values), kind, message)

    def events(self, events: Sequence[Event], names: Sequence[str], *, plain: bool = False) -> list[Line]:
        """What is now true. Whose turn it is belongs to the question; ``plain`` leaves cheers and story out."""
        lines: list[Line] = []
        for event in events:
            if isinstance(event, IN_THE_QUESTION) or (event.story and (plain or self.manner.story is Story.OFF)):
                continue
            if event.mood and not plain:
                lines += self.story(f"story-{event.mood}")
            lines.append(self.told(event, names, Kind.STORY if event.story else Kind.EVENT))
        return lines

    def told(self, message: Message, names: Sequence[str], kind: Kind) -> Line:
        """An event or an answer. A rule is told by its topic."""
        if isinstance(message, RuleTold):
            return self._plain(f"rule-{message.topic}", kind)
        if isinstance(message, HouseRuleWasSet):
            return self._plain(message_id("house-rule", message.rule, message.value), kind)
        prefix = "event" if isinstance(message, Event) else "answer"
        return self.narration.tell(message, names, kind, self.manner.length(message_id(prefix, message.kind())))

    def _plain(self, message: str, kind: Kind) -> Line:
        return Line(self.narration.text(message), kind, message)

    def again(self, event: Event, names: Sequence[str]) -> Line:
        """An event once more, for "what happened?"; it does not make the table know it any better."""
        return self.narration.tell(event, names, Kind.EVENT, Length.SHORT)

    def taken_back(self, report: Report, names: Sequence[str]) -> Line:
        """What to put back where after an undo, without telling anything hidden."""
        message = message_id("undone", report.kind())
        if not self.narration.has(message):
            return self.line("event-undone", Kind.EVENT)
        values = plain_values(report, Speaker(names, self.narration.listing, lambda *_: ""))
        return Line(self.narration.text(message, **values), Kind.EVENT, message)

    def story(self, message: str, **values: Any) -> list[Line]:
        """A piece of the story, where the game has one and the table wants it."""
        if self.manner.story is Story.OFF or not self.narration.has(message):
            return []
        return [self.in_turn(message, Kind.STORY, **values)]

    def refusal(self, refusal: Refusal, names: Sequence[str]) -> Line:
        """Why something is not taken, with the numbers that make it impossible."""
        message = message_id("refused", refusal.reason.value)
        values = dict(refusal.numbers)
        if "seat" in values:
            values["seat"] = name_of(Seat(int(values["seat"])), names)
        return self.line(message, Kind.REFUSAL, **values)

    def asked(self, message: str, session: Session, kind: Kind = Kind.QUESTION) -> Line:
        """A prompt of the game, with the name of whoever's turn it is and the public counts."""
        game, names = session.game, session.names
        if game is None:
            return self.line(message, kind)
        return self.line(message, kind, name=name_of(game.turn, names), **plain_facts(game))

    def question(self, session: Session, pending: Pending | None) -> Line:
        """The question that stands now: the host's own if one is open, otherwise the evening's or the game's."""
        if pending is not None:
            return self._own_question(session, pending)
        if session.game is None or session.evening.phase is not Phase.PLAYING:
            return self._evening_question(session)
        if session.game.is_kept:
            return self.line("ask-kept", Kind.QUESTION)
        return self.asked(message_id("ask", session.game.phase.value), session)

    def _evening_question(self, session: Session) -> Line:
        names = session.names
        match session.evening.phase:
            case Phase.CHOOSING:
                return self.line("ask-game", Kind.QUESTION, games=self.narration.either(self.titles(session)))
            case Phase.SEATING if names:
                return self.line("ask-more-players", Kind.QUESTION, names=self.narration.listing(names))
            case Phase.SEATING:
                return self.line("ask-players", Kind.QUESTION, title=self.title(session.evening.state.game))
        return self.line("ask-evening-over", Kind.QUESTION)

    def _own_question(self, session: Session, pending: Pending) -> Line:
        if pending.ask is Ask.CONFIRM:
            return self._confirmation(session, pending)
        values: Mapping[str, Any] = {
            Ask.CHOOSE: {"heard": self.narration.either(pending.texts)},
            Ask.WHO: {"names": self.narration.either(session.names)},
            Ask.TABLE: {"names": self.narration.listing(session.names)},
            Ask.ANIMAL: {"animals": self.narration.either(self.narration.names.to_take)},
        }.get(pending.ask, {})
        if pending.ask is Ask.SET_UP:
            return self.asked(pending.step_message, session)
        return self.line(pending.ask.value, Kind.QUESTION, **values)

    def _confirmation(self, session: Session, pending: Pending) -> Line:
        """What would be done is asked in words of its own where it is grave, otherwise in those that were heard."""
        reading = pending.readings[0]
        message = f"ask-confirm-{reading.intent.lower()}"
        if not self.narration.has(message):
            return self._doubt(session, pending)
        seat = reading.slot("seat")
        name = name_of(None if seat is None else Seat(int(seat)), session.names)
        return self.line(message, Kind.QUESTION, name=name)

    def _doubt(self, session: Session, pending: Pending) -> Line:
        """What was heard, or, of something that was said of another player, whose turn it is."""
        heard, game = pending.texts[0], session.game
        name = name_of(game.turn, session.names) if game is not None else ""
        if name and any(other != name and other.casefold() in heard.casefold().split() for other in session.names):
            return self.line("ask-confirm-other-player", Kind.QUESTION, heard=heard, name=name)
        return self.line("ask-confirm", Kind.QUESTION, heard=heard)

    def titles(self, session: Session) -> list[str]:
        """What the games on the shelf are called."""
        return [self.title(game) for game in session.evening.shelf if game in self._texts.titles]

    def title(self, game: str) -> str:
        """What a game is called."""
        return self._texts.titles.get(game, game)


def name_of(seat: Seat | None, names: Sequence[str]) -> str:
    """The name of whoever sits there; empty for nobody."""
    return "" if seat is None or seat >= len(names) else names[seat]


def plain_facts(game: Game) -> dict[str, Any]:
    """The numbers and names among a game's public facts, for use in prompts."""
    facts = game.facts()
    values = {field.name: getattr(facts, field.name) for field in fields(facts)}
    return {name: value for name, value in values.items() if isinstance(value, int | str) and name != "name"}


def message_id(*parts: str) -> str:
    """The id of a text in prompts/: what it is for, then the class, phase or value that it is for."""
    return "-".join(parts).replace("_", "-")
