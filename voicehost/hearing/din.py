"""Is the room too loud to be understood in? Then the table is told once, instead of being asked again for ever."""

from __future__ import annotations

from typing import TYPE_CHECKING

from voicehost.hearing.floor import Floor
from voicehost.hearing.remark import Remark

if TYPE_CHECKING:
    from voicehost.hearing.tuning import DinTuning


class Din:
    """Hears every frame's energy, and how each utterance came out. Times are seconds on the host's clock."""

    def __init__(self, tuning: DinTuning) -> None:
        self._stands_out = tuning.stands_out
        self._floor = Floor(tuning.frames)
        self._remark = Remark(tuning.utterances, tuning.again)

    def hear(self, energy: float) -> None:
        """Hear the mean square of the next frame."""
        self._floor.hear(energy)

    @property
    def level(self) -> float:
        """The mean square of the room while nobody speaks."""
        return self._floor.level

    def drowns(self, loudest: float, at: float, *, understood: bool) -> bool:
        """Whether to say that it is too loud, now that an utterance has ended whose loudest frames had this energy.

        That is after several running that hardly stood out from the room and were not understood.
        """
        stands_out = loudest > self.level * 10 ** (self._stands_out / 10)
        return self._remark.is_due(at, holds=not (understood or stands_out))
