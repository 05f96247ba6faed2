"""What the host's one queue carries: everything that can happen to it, as frozen values.

Times are seconds on the host's clock (monotonic), given by the sender.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum


class Verdict(Enum):
    """What the judge says of an utterance: taken as heard, close (to be asked back), or stray (not for the host)."""

    CLEAR = "clear"
    CLOSE = "close"
    STRAY = "stray"


@dataclass(frozen=True)
class Hypothesis:
    """One thing that may have been said: a whole sentence of the list, and the share of votes for it (0 to 1)."""

    text: str
    share: float = 1.0


@dataclass(frozen=True)
class Heard:
    """An utterance has ended. Best hypothesis first; a stray one may have none."""

    hypotheses: tuple[Hypothesis, ...]
    verdict: Verdict
    began: float
    ended: float


@dataclass(frozen=True)
class SpeechBegan:
    """Somebody has begun to speak."""

    at: float


@dataclass(frozen=True)
class TooEarly:
    """Speech was still running when the ear opened and has now ended; what was said is not known."""

    at: float


@dataclass(frozen=True)
class RoomIsLoud:
    """Utterance after utterance was drowned by the room."""

    at: float


@dataclass(frozen=True)
class VoiceIsDistorted:
    """Utterance after utterance went beyond what the microphone can give."""

    at: float


@dataclass(frozen=True)
class EchoMeasured:
    """Whether the host's own voice comes back so faintly that somebody can be heard over it has changed."""

    faint: bool


@dataclass(frozen=True)
class EarsLost:
    """The microphone or the recogniser is gone; ``reason`` is a plain sentence with what to do.

    ``text`` is the id of the host's text that says it in the language of the table, with ``$reason`` for the sentence.
    """

    reason: str
    text: str = "ears-lost"


@dataclass(frozen=True)
class EarsBack:
    """The ears work again. ``missed`` says whether an utterance was lost meanwhile."""

    missed: bool = False


@dataclass(frozen=True)
class Typed:
    """A line from the keyboard, without its line end."""

    text: str


@dataclass(frozen=True)
class Pressed:
    """A single key, without Enter: a letter as it is, another by its name ("up", "enter", "space", "backspace")."""

    key: str


@dataclass(frozen=True)
class Spoken:
    """A line has been heard to its end, or was printed where there is no voice."""

    number: int


@dataclass(frozen=True)
class VoiceLost:
    """The voice or the loudspeaker is gone; lines are printed only. ``reason`` and ``text`` as in EarsLost."""

    reason: str
    text: str = "voice-lost"


@dataclass(frozen=True)
class VoiceBack:
    """A voice speaks again, or another one than before; ``text`` is the id of the host's text that says so."""

    text: str = "voice-back"


@dataclass(frozen=True)
class Remark:
    """A part of the program has a plain sentence for the table; it changes nothing."""

    sentence: str


@dataclass(frozen=True)
class Tick:
    """Time has passed and nothing else has happened."""

    now: float


@dataclass(frozen=True)
class Ended:
    """The keyboard is at its end, or Ctrl+C was pressed: keep the game and leave."""

    interrupted: bool = field(default=False)


Input = (
    Heard
    | SpeechBegan
    | TooEarly
    | RoomIsLoud
    | VoiceIsDistorted
    | EchoMeasured
    | EarsLost
    | EarsBack
    | Typed
    | Pressed
    | Spoken
    | VoiceLost
    | VoiceBack
    | Remark
    | Tick
    | Ended
)
