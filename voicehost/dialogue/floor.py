"""Who has the floor: the host while it speaks, otherwise the table. The conversation as a machine."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING, Any

from transitions import Machine

from voicehost.dialogue.pending import Ask

if TYPE_CHECKING:
    from voicehost.dialogue.talk import Talk


class Floor(Enum):
    """What the conversation is doing."""

    SPEAKING = "speaking"
    ASKING = "asking"
    CHOOSING = "choosing"
    CONFIRMING = "confirming"
    WAITING = "waiting"
    PAUSED = "paused"


ONE_OF_SEVERAL = (Ask.CHOOSE, Ask.WHO, Ask.ANIMAL, Ask.NAME, Ask.OPPOSITE)
"""Questions of the host's own that offer more than yes and no."""

TABLE: tuple[tuple[str, Floor | str, Floor, str], ...] = (
    ("speak", "*", Floor.SPEAKING, ""),
    ("listen", "*", Floor.PAUSED, "is_paused"),
    ("listen", "*", Floor.CONFIRMING, "is_confirming"),
    ("listen", "*", Floor.CHOOSING, "is_choosing"),
    ("listen", "*", Floor.WAITING, "is_waiting"),
    ("listen", "*", Floor.ASKING, ""),
)
"""What happens, from where, to where, and only if: rows are tried from top to bottom."""


@dataclass(frozen=True)
class Moment:
    """What decides how the host listens: the open question, a pause, and whether it waits without a clock."""

    ask: Ask | None
    paused: bool
    waiting: bool


class TurnTaking:
    """Keeps who has the floor. Answers by voice are awaited with a clock only in ``ASKING`` and its two siblings."""

    floor: Floor

    def __init__(self) -> None:
        self._moment = Moment(None, paused=False, waiting=False)
        self._machine = Machine(
            model=self,
            states=Floor,
            initial=Floor.WAITING,
            transitions=rows(),
            model_attribute="floor",
            auto_transitions=False,
        )

    def speaks(self) -> None:
        """The host has begun to speak."""
        self._trigger("speak")

    def listens(self, talk: Talk, *, given_up: bool) -> None:
        """The host is silent and the ear is open. ``given_up`` says that the ladder is at its end."""
        game = talk.session.game
        steady = game is not None and game.phase in game.steady
        ask = talk.pending.ask if talk.pending else None
        self._moment = Moment(ask, talk.paused, given_up or (steady and ask is None))
        self._trigger("listen")

    def _trigger(self, name: str) -> None:
        self.trigger(name)  # type: ignore[attr-defined]

    @property
    def is_speaking(self) -> bool:
        """Whether the host has the floor."""
        return self.floor is Floor.SPEAKING

    @property
    def awaits_an_answer(self) -> bool:
        """Whether silence climbs the ladder now; never while hands are at work or the host waits."""
        return self.floor in (Floor.ASKING, Floor.CHOOSING, Floor.CONFIRMING)

    def is_paused(self) -> bool:
        """Whether somebody said "wait"."""
        return self._moment.paused

    def is_confirming(self) -> bool:
        """Whether a yes or no is awaited."""
        return self._moment.ask in (Ask.CONFIRM, Ask.STANDS, Ask.TABLE) and not self._moment.waiting

    def is_choosing(self) -> bool:
        """Whether one of several is awaited."""
        return self._moment.ask in ONE_OF_SEVERAL and not self._moment.waiting

    def is_waiting(self) -> bool:
        """Whether the host is silent until any word or key."""
        return self._moment.waiting or self._moment.ask in (Ask.SET_UP, Ask.OPTIONS, Ask.MORE)


def rows() -> list[dict[str, Any]]:
    """The table as ``transitions`` takes it, for the machine and for its diagram."""
    return [
        {"trigger": on, "source": source, "dest": target, "conditions": [when] if when else []}
        for on, source, target, when in TABLE
    ]
