"""Which recogniser listens, and how a listener is made of it: plain data, so that a child process can be told."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from voicehost.hearing.listener import Listener
    from voicehost.hearing.panel import Panel
    from voicehost.hearing.recogniser import Recogniser
    from voicehost.hearing.tuning import SeldomTuning


@dataclass(frozen=True)
class Recipe:
    """A listener to be made: with Vosk and the model in ``model``, or without one with PocketSphinx."""

    model: Path | None = None

    @property
    def recogniser(self) -> str:
        """Its name, as tuning.toml and ``--ears`` have it."""
        return "vosk" if self.model else "pocketsphinx"

    def listener(self) -> Listener:
        """Load everything. Raises ModelError."""
        from voicehost.hearing.listener import Listener
        from voicehost.hearing.tuning import tuning_of
        from voicehost.hearing.voicing import VoiceDetector, silero

        tuning = tuning_of(self.recogniser)
        return Listener(self.panel(), VoiceDetector(tuning.voicing, silero()), tuning)

    def panel(self) -> Panel:
        """The recogniser: several ears that vote. Raises ModelError."""
        from voicehost.hearing.judge import support
        from voicehost.hearing.panel import Ear, Panel, Warp
        from voicehost.hearing.tuning import tuning_of

        tuning = tuning_of(self.recogniser)
        kinds = _vosk(self.model) if self.model else _pocketsphinx(tuning.seldom)
        ears = [Ear(kinds[kind](), Warp(warp), exact=kind != "trigram") for kind, warp in tuning.ears]
        return Panel(
            ears,
            kinds["phones"]() if "phones" in kinds else None,
            partial(support, tuning=tuning.judge),
            tuning.judge.rival,
        )


def _pocketsphinx(seldom: SeldomTuning) -> dict[str, Callable[[], Recogniser]]:
    from voicehost.hearing.pocketsphinx import SphinxList, SphinxModel, SphinxPhones, SphinxTrigram

    model = SphinxModel()
    return {
        "list": lambda: SphinxList(model, seldom),
        "trigram": lambda: SphinxTrigram(model),
        "phones": lambda: SphinxPhones(model),
    }


def _vosk(folder: Path) -> dict[str, Callable[[], Recogniser]]:
    from voicehost.hearing.vosk import VoskEar, VoskModel

    model = VoskModel(folder)
    return {"phrases": lambda: VoskEar(model.recogniser, model.knows, rejects=model.rejects)}
