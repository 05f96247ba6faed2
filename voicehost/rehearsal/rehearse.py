"""One rehearsal: a real host and simulated people, taking turns until the box is played out; then both are compared."""

from __future__ import annotations

from dataclasses import asdict, dataclass, field
from typing import TYPE_CHECKING, Any, Protocol

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from queue import SimpleQueue

    from voicehost.host import Host
    from voicehost.inputs import Input
    from voicehost.language.line import Line
    from voicehost.rehearsal.people import People, Utterance


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
    """Something said, what was heard of it, what became of it, and what the host said to it."""

    seat: int
    said: str
    typed: bool
    purpose: str
    heard: str
    outcome: str
    answered: tuple[str, ...]


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

    def to_plain(self) -> dict[str, Any]:
        """The result as plain JSON."""
        return asdict(self) | {"equal": self.is_equal}


class Rehearsal:
    """Host and people, and the way between them."""

    def __init__(self, host: Host, inbox: SimpleQueue[Input], people: People, way: Way, names: Sequence[str]) -> None:
        self._host = host
        self._inbox = inbox
        self._people = people
        self._way = way
        self._names = tuple(names)
        self.exchanges: list[Exchange] = []

    def play(self) -> Result:
        """Play the game to its end, or to where people or host give up."""
        self._host.begin()
        self._settle()
        self._people.listen(self._way.lines())
        while not self._host.leaving and (utterance := self._people.speak()) is not None:
            self._exchange(utterance)
        return self.result()

    def _exchange(self, utterance: Utterance) -> None:
        before = len(self._way.lines())
        heard = self._way.deliver(utterance)
        outcome = self._settle()
        lines = self._way.lines()[before:]
        spoken = tuple(line.spoken for line in lines)
        self.exchanges.append(
            Exchange(utterance.seat, utterance.text, utterance.typed, utterance.purpose.value, heard, outcome, spoken)
        )
        self._people.listen(lines)

    def _settle(self) -> str:
        """Let the host answer everything that has arrived; gives the outcome of the utterance among it."""
        outcome = ""
        while not self._inbox.empty():
            reply = self._host.handle(self._inbox.get())
            if reply is not None:
                outcome = reply.outcome.value
        return outcome

    def result(self) -> Result:
        """Compare the host's public facts and ranking with the box."""
        game = self._host.conversation.talk.session.game
        box = self._people.box
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
        people = self._people
        said = tuple(self.exchanges)
        return Result(self._names, said, people.corrections, people.questions, compared, truth, tuple(differences))
