"""What a physical box is to the rehearsal: things happen in it, people see them, and its counts are the truth.

The author of a game writes one class that keeps ``Box``, from the rulebook and without the engine::

    class MyBox:
        game = "my_game"
        echoes = frozenset({"event-nut-hit", "event-nut-missed"})
        questions = ("HowManyOnTree",)

        def __init__(self, players, rng, options): ...
        def act(self): ...          # somebody does the next thing; what there is to tell about it
        def visible(self): ...      # what a sighted person sees right now
        def truth(self): ...        # counts that the host must agree with at the end
        def places(self): ...       # the ranking, by the rulebook
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, ClassVar, Protocol

if TYPE_CHECKING:
    import random

Value = int | str | bool

Echo = dict[str, Mapping[str, Value | tuple[Value, ...]]]
"""Messages of the host, each with the values that must be right wherever they are spoken."""


class Seat(int):
    """A place at the table, clockwise from 0: a value that is said as a name."""


@dataclass(frozen=True)
class Telling:
    """One thing a person reports: the report's name and slots, and what the host must say if it has understood.

    ``intent`` and ``slots`` are those of the game's sentences, ``moment`` is the context label in which they are said.
    ``echo`` names the messages in which the host says so, each with the values that must be right wherever they are
    spoken, a tuple being all names or numbers of a list in their order; any other message of ``Box.echoes`` says
    something else. ``implied`` marks what the next report says as well, so that people often leave it out. ``learn``
    takes what the host says that chance has decided: it is called with the values of each message of ``echo`` that was
    said, before the next thing happens.
    """

    intent: str
    moment: str
    slots: Mapping[str, Value] = field(default_factory=dict)
    echo: Mapping[str, Mapping[str, Value | tuple[Value, ...]]] = field(default_factory=dict)
    implied: bool = False
    learn: Callable[[Mapping[str, Value]], None] | None = field(default=None, compare=False)


@dataclass(frozen=True)
class Happening:
    """Something that somebody did with their hands, and what there is to tell about it, in order.

    ``actor`` is the seat whose hands did it, None for everybody's.
    """

    actor: int | None
    tellings: tuple[Telling, ...]


class Box(Protocol):
    """A physical box on a table with people around it.

    ``echoes`` names every message in which the host says back what was reported, ``questions`` what people ask in this
    game, by intent. ``players`` counts the seats,
    clockwise from 0. All chance comes from ``rng``. ``options`` are the host's house rules by name; those that are
    missing have the rulebook's value. "naming" is "never" where people name nothing that they need not.
    """

    game: ClassVar[str]
    echoes: ClassVar[frozenset[str]]
    questions: ClassVar[tuple[str, ...]]
    is_over: bool

    def __init__(self, players: int, rng: random.Random, options: Mapping[str, str]) -> None: ...

    def act(self) -> Happening:
        """Let the next thing happen. Raises LookupError when the game is over."""
        ...

    def visible(self) -> Mapping[str, object]:
        """What a sighted person sees right now, as plain values, and nothing else."""
        ...

    def truth(self) -> Mapping[str, object]:
        """Counts under the names of the host's public facts, for comparison."""
        ...

    def places(self) -> tuple[tuple[int, int], ...]:
        """The ranking: a place and a seat a row, best first, with shared places."""
        ...
