"""Vosk: the better recogniser, used whenever a model for the language is on the machine.

Its list is no grammar but a prior: a listed word may follow any other, so whole sentences are matched afterwards. The
release on the package index has no say in when an utterance ends, and a list that changes during one ends the process;
so we end utterances ourselves and make a new native recogniser (1 ms) for each list.
"""

from __future__ import annotations

import json
import sys
from typing import TYPE_CHECKING, Any

from voicehost.errors import ModelError
from voicehost.hearing.recogniser import RATE
from voicehost.inputs import Hypothesis
from voicehost.language.grammar import phrases

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from numpy import int16
    from numpy.typing import NDArray

    from voicehost.hearing.evidence import Piece
    from voicehost.language.wordgraph import WordGraph

REJECT = "[unk]"
"""The word of a model that stands for anything not in the list. Some models lack it (BL-04)."""


class VoskModel:
    """A model in memory, loaded once for all ears of a panel. Its folder has passed ``model_folder.checked``."""

    def __init__(self, folder: Path) -> None:
        """Raises ModelError if the native library refuses the folder. A broken one may end the process instead."""
        import vosk

        vosk.SetLogLevel(-1)
        self._recogniser = vosk.KaldiRecognizer
        try:
            self._model = vosk.Model(str(folder))
        except Exception as refused:  # the library raises nothing more special
            raise ModelError(broken(folder)) from refused
        self.rejects = self.knows(REJECT)

    def knows(self, word: str) -> bool:
        """True if the model can hear ``word``."""
        return bool(self._model.vosk_model_find_word(word) >= 0)

    def recogniser(self, listed: list[str]) -> Any:
        """A native recogniser for these phrases."""
        return self._recogniser(self._model, float(RATE), json.dumps(listed, ensure_ascii=False))


class VoskEar:
    """Hears the words of a list with Vosk.

    ``make`` gives a native recogniser for phrases, ``knows`` tells whether the model has a word, ``rejects`` whether it
    has a word for anything else.
    """

    def __init__(self, make: Callable[[list[str]], Any], knows: Callable[[str], bool], *, rejects: bool) -> None:
        self._make = make
        self._knows = knows
        self._rejects = rejects
        self._native: Any = None
        self._list = ""
        self._running = False
        self._ended: list[str] = []
        self.path: tuple[Piece, ...] = ()
        self.unheard: frozenset[str] = frozenset()

    def listen_for(self, graph: WordGraph) -> None:
        """Listen for the words of ``graph`` from the next utterance on; phrases with an unknown word are left out."""
        if self._running:
            raise RuntimeError("the list cannot change during an utterance: finish it first")
        if self._list == graph.fingerprint:
            return
        self.unheard = frozenset(word for word in graph.words() if not self._knows(word))
        listed = [phrase for phrase in phrases(graph) if self.unheard.isdisjoint(phrase.split())]
        wanted = [*listed, REJECT] if self._rejects else listed
        self._native = self._make(wanted) if wanted else None  # an empty list ends the process
        self._list = graph.fingerprint

    def hear(self, pcm: NDArray[int16]) -> str:
        """The words so far, in this utterance."""
        if self._native is None:
            return ""
        self._running = True
        if self._native.AcceptWaveform(pcm.tobytes()):
            self._ended.append(_text(self._native.Result(), "text"))
            return " ".join(self._ended)
        return " ".join(filter(None, [*self._ended, _text(self._native.PartialResult(), "partial")]))

    def finish(self) -> tuple[Hypothesis, ...]:
        """End the utterance. The final result also forgets the voice, which a table of mixed voices wants."""
        if not self._running:
            return ()
        text = " ".join(filter(None, [*self._ended, _text(self._native.FinalResult(), "text")]))
        self._ended = []
        self._running = False
        return (Hypothesis(text),) if text else ()

    def close(self) -> None:
        """Give the native recogniser back."""
        self._native = None
        self._list = ""
        self._running = False


def broken(folder: Path, platform: str = sys.platform) -> str:
    """The sentence for a model that cannot be loaded although its files are there."""
    if platform == "win32" and not str(folder).isascii():  # the library opens no such path there (BL-80)
        return (
            f"The speech model in {folder} cannot be opened, because the path has letters beyond A to Z: "
            "set VOICEHOST_HOME to a folder like C:\\voicehost, and add the model again."
        )
    return (
        f"The speech model in {folder} cannot be loaded: it is damaged, or there is too little memory. "
        "Unpack it again, or take a smaller one."
    )


def _text(result: str, key: str) -> str:
    return " ".join(str(json.loads(result).get(key, "")).split())
