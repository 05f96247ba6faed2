"""Short soft sounds of our own synthesis: each tells one thing, sounds unlike the others, and has a printed twin."""

from __future__ import annotations

from dataclasses import dataclass
from types import MappingProxyType
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from numpy import float64
    from numpy.typing import NDArray

    from voicehost.speaking.sound import Sound

RATE = 48_000
LEVEL = 0.2
"""Peak of an earcon: 14 dB under full scale, below speech, which peaks near it."""

ATTACK_SECONDS = 0.008
"""Slow enough not to click."""


@dataclass(frozen=True)
class Note:
    """A tone: its pitch in hertz (0 is a rest) and how many seconds it lasts."""

    hertz: float
    seconds: float


@dataclass(frozen=True)
class Earcon:
    """A sound and the id of the text in prompts/ that says the same in print."""

    name: str
    twin: str
    notes: tuple[Note, ...]

    @property
    def seconds(self) -> float:
        """How long it lasts."""
        return sum(note.seconds for note in self.notes)

    def sound(self) -> Sound:
        """Its notes one after the other: a sine with a touch of its octave, softly struck and dying away."""
        import numpy as np  # the first sentence does not wait for it

        from voicehost.speaking.sound import Sound  # as above

        wave = np.concatenate([_tone(note) for note in self.notes])
        return Sound((wave * LEVEL * 32767).astype(np.int16), RATE)


def _tone(note: Note) -> NDArray[float64]:
    import numpy as np  # as above

    time = np.arange(int(note.seconds * RATE)) / RATE
    wave = 0.85 * np.sin(2 * np.pi * note.hertz * time) + 0.15 * np.sin(4 * np.pi * note.hertz * time)
    struck = np.minimum(time / ATTACK_SECONDS, 1.0) * np.exp(-3.0 * time / note.seconds)
    ending = np.minimum((note.seconds - time) / ATTACK_SECONDS, 1.0)
    tone: NDArray[float64] = wave * struck * ending
    return tone


_C5, _E5, _G5, _A5, _C6 = 523.25, 659.26, 783.99, 880.0, 1046.5
_E4, _A4 = 329.63, 440.0

EARCONS = MappingProxyType(
    {
        earcon.name: earcon
        for earcon in (
            Earcon("open", "earcon-open", (Note(_A5, 0.09),)),
            Earcon("taken", "earcon-taken", (Note(_C5, 0.07), Note(_G5, 0.11))),
            Earcon("not-understood", "earcon-not-understood", (Note(_A4, 0.1), Note(_E4, 0.16))),
            Earcon("your-turn", "earcon-your-turn", (Note(_E5, 0.09), Note(0, 0.04), Note(_E5, 0.12))),
            Earcon("score", "earcon-score", (Note(_C5, 0.07), Note(_E5, 0.07), Note(_G5, 0.14))),
            Earcon("end", "earcon-end", (Note(_C5, 0.12), Note(_E5, 0.12), Note(_G5, 0.12), Note(_C6, 0.4))),
        )
    }
)
"""All of them, by name."""
