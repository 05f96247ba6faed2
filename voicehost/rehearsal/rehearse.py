"""One rehearsal: a real host and simulated people, taking turns until the box is played out; then both are compared."""

from __future__ import annotations

from dataclasses import asdict, dataclass, field
from functools import partial
from typing import TYPE_CHECKING, Any, Protocol

from voicehost.language.line import Kind
from voicehost.language.reading import Reading
from voicehost.rehearsal.people import Purpose, Utterance

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence
    from queue import SimpleQueue

    from voicehost.host import Host
    from voicehost.inputs import Input
    from voicehost.language.line import Line
    from voicehost.rehearsal.people import People


LONGEST_LINE = 60.0
"""Seconds that a host may take for all that it says at once."""


class Way(Protocol):
    """How the words of people reach the host."""

    def deliver(self, utterance: Utterance) -> str:
        """Let somebody say it; gives the words that arrived, or none. What comes of it is in the host's queue."""
        ...

    def lines(self) -> Sequence[Line]:
        """All that the host has said so far."""
        ...


@dataclass(frozen=True)
class Exchange:
    """Something said, what was heard of it, what became of it, and what the host said to it.

    ``was_misheard`` if the words that arrived mean something else than those that were said. ``is_right`` tells whether
    people then believe that the host has on record what they told, and nothing else.
    """

    seat: int
    said: str
    typed: bool
    purpose: str
    heard: str
    outcome: str
    answered: tuple[str, ...]
    was_misheard: bool
    is_right: bool


@dataclass(frozen=True)
class Result:
    """What a rehearsal came to.

    ``differences`` names each count that is not equal with what the host has and what the box has.
    """

    players: tuple[str, ...]
    exchanges: tuple[Exchange, ...]
    corrections: int
    questions: int
    host: Mapping[str, Any]
    truth: Mapping[str, Any]
    differences: tuple[str, ...] = field(default=())

    @property
    def is_equal(self) -> bool:
        """Whether the game was played to its end, and the host's counts and ranking are those of the box."""
        return not self.differences

    @property
    def mended(self) -> tuple[int, ...]:
        """How many utterances it took to put right each mishearing that did harm, whatever was misheard meanwhile."""
        counts: list[int] = []
        since: int | None = None
        for number, exchange in enumerate(self.exchanges):
            if exchange.is_right and since is not None:
                counts.append(number - since)
                since = None
            elif exchange.was_misheard and not exchange.is_right and since is None:
                since = number
        return tuple(counts if since is None else [*counts, len(self.exchanges) - since])

    def to_plain(self) -> dict[str, Any]:
        """The result as plain JSON."""
        return asdict(self) | {"equal": self.is_equal, "mended": list(self.mended)}


class Rehearsal:
    """Host and people, and the way between them."""

    def __init__(self, host: Host, inbox: SimpleQueue[Input], people: People, way: Way, names: Sequence[str]) -> None:
        self.host = host
        self._inbox = inbox
        self.people = people
        self.way = way
        self._names = tuple(names)
        self.exchanges: list[Exchange] = []

    def play(self, until: Callable[[], bool] = lambda: False) -> Result:
        """Play the game to its end, or to where people or host give up, or ``until`` something holds."""
        self.host.begin()
        self._settle()
        self.people.listen(self.way.lines())
        return self._play_on(until)

    def play_again(self, people: People) -> Result:
        """Say that all want to play again, and play with the next box; gives the result of that game alone.

        Nobody has told anything of it yet, so that the host may say who begins.
        """
        before = len(self.way.lines())
        self.people, self.exchanges = people, []
        text = people.phrasebook.say(Reading("Rematch"), ["evening_over"])
        self.way.deliver(Utterance(0, text or "", Purpose.ANSWER, Reading("Rematch")))
        self._settle()
        people.listen([line for line in self.way.lines()[before:] if line.kind is Kind.QUESTION])
        return self._play_on(lambda: False)

    def _play_on(self, until: Callable[[], bool]) -> Result:
        while not (until() or self.host.leaving) and (utterance := self.people.speak()) is not None:
            self._exchange(utterance)
        return self.result()

    def go_on(self, host: Host, inbox: SimpleQueue[Input], way: Way) -> Result:
        """Play the rest with another host of the same conversation, which people reach another way."""
        self.host, self._inbox, self.way = host, inbox, way
        return self.play()

    def _exchange(self, utterance: Utterance) -> None:
        before = len(self.way.lines())
        meaning = self._meaning()
        heard = self.way.deliver(utterance)
        outcome = self._settle()
        lines = self.way.lines()[before:]
        spoken = tuple(line.spoken for line in lines)
        self.people.listen(lines)
        self.exchanges.append(
            Exchange(
                utterance.seat,
                utterance.text,
                utterance.typed,
                utterance.purpose.value,
                heard,
                outcome,
                spoken,
                heard != utterance.text and meaning(heard) != meaning(utterance.text),
                self.people.record.is_right,
            )
        )

    def _meaning(self) -> Callable[[str], tuple[Reading, ...]]:
        """What words mean to the host at this moment."""
        talk = self.host.talk
        return partial(talk.understand, graph=talk.graph())

    def _settle(self) -> str:
        """Let the host answer everything that has arrived; gives the outcome of the utterance among it."""
        outcome = ""
        while not self._inbox.empty() or self.host.floor.is_speaking:
            reply = self.host.handle(self._inbox.get(timeout=LONGEST_LINE))
            if reply is not None:
                outcome = reply.outcome.value
        return outcome

    def result(self) -> Result:
        """Compare the host's public facts and ranking with the box."""
        game = self.host.conversation.talk.session.game
        box = self.people.box
        host: dict[str, Any] = (
            {"over": False}
            if game is None
            else asdict(game.facts())
            | {
                "over": game.is_over,
                "places": tuple((place.place, int(place.seat)) for place in game.standings()),
            }
        )
        truth = {**box.truth(), "over": box.is_over, "places": box.places()}
        compared = {name: host.get(name) for name in truth}
        differences = [
            f"{name}: host {compared[name]}, box {truth[name]}" for name in truth if compared[name] != truth[name]
        ]
        if not box.is_over:
            differences.append("the game did not come to its end")
        people = self.people
        said = tuple(self.exchanges)
        return Result(self._names, said, people.corrections, people.questions, compared, truth, tuple(differences))
