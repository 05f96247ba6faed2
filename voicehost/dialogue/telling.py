"""From messages and questions to lines, in the length and with the story that the table likes."""

from __future__ import annotations

from dataclasses import fields
from typing import TYPE_CHECKING, Any

from engines.game import Event, Game, Message, Refusal, Report, RuleTold, Seat, TurnBegan
from voicehost.dialogue.preferences import Story
from voicehost.evening import HouseRuleWasSet, PlayerSat
from voicehost.language.line import Kind, Line
from voicehost.language.narration import Length
from voicehost.language.values import Speaker, plain_values

if TYPE_CHECKING:
    from collections.abc import Sequence

    from voicehost.dialogue.manner import Manner
    from voicehost.dialogue.questions import Question
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
            if event.mood and not plain and self.manner.story is Story.RICH:
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

    def question(self, asked: Question, kind: Kind = Kind.QUESTION) -> Line:
        """A question in the length that the table needs now."""
        return self.line(asked.message, kind, **asked.values)

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
