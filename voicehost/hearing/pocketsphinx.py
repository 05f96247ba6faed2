"""PocketSphinx: the recogniser whose English model comes inside its wheel, so that a first game needs no download.

Two unlike ears on the same sound: ``SphinxList`` knows exactly the sentences of the list, ``SphinxTrigram`` only which
words may follow which two. Both know the words of the list alone.
"""

from __future__ import annotations

import tempfile
from abc import ABC, abstractmethod
from pathlib import Path
from typing import TYPE_CHECKING, Any

from voicehost.hearing.dictionary import Dictionary
from voicehost.hearing.evidence import Piece
from voicehost.hearing.ngram import arpa
from voicehost.hearing.recogniser import RATE
from voicehost.hearing.tuning import SeldomTuning
from voicehost.inputs import Hypothesis
from voicehost.language.grammar import fsg, spoken

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator, Mapping

    from numpy import int16
    from numpy.typing import NDArray

    from voicehost.language.wordgraph import WordGraph

_PHONES = "phones"

_SILENCE = frozenset({"<sil>", "<s>", "</s>", "SIL"})
_NOTHING = "(NULL)"
"""What a path has where a list goes on without a word."""

_MEASURED = 0.7
"""Seconds at the beginning of an utterance that its level and timbre are measured on: 0.2 of room and 0.5 of speech."""

_PHONE_SETTINGS: Mapping[str, float] = {"lw": 2.0, "beam": 1e-20, "pbeam": 1e-10}
"""As the PocketSphinx documentation has them for phone recognition."""


class SphinxModel:
    """The English model that comes with PocketSphinx. The decoders of one panel share it and its dictionary."""

    def __init__(self) -> None:
        import pocketsphinx

        self._decoder = pocketsphinx.Decoder
        folder = Path(pocketsphinx.get_model_path()) / "en-us"
        self._acoustic = folder / "en-us"
        self.phones = folder / "en-us-phone.lm.bin"
        self.dictionary = Dictionary(folder / "cmudict-en-us.dict")
        self._gauge: Any = None

    def decoder(self, **settings: Any) -> Any:
        """A decoder without words and lists."""
        return self._decoder(hmm=str(self._acoustic), dict=None, lm=None, loglevel="FATAL", **settings)

    def timbre(self, pcm: bytes) -> str:
        """The mean of all features of ``pcm``, as ``set_cmn`` takes it: what is the speaker's and the microphone's.

        Left to itself PocketSphinx takes the mean of those who spoke before, and at a table they are others: with the
        speaker's own 76 % of 130 sentences of six voices in turn were right, without it 68 %.
        """
        if self._gauge is None:
            self._gauge = self.decoder(cmn="batch", beam=1e-2, wbeam=1e-2, pbeam=1e-2, bestpath=False)
            self._gauge.add_word(_PHONES, "SIL", False)
            self._gauge.add_fsg(_PHONES, self._gauge.create_fsg(_PHONES, 0, 1, [(0, 1, 1.0, _PHONES)]))
            self._gauge.activate_search(_PHONES)
        self._gauge.start_utt()
        self._gauge.process_raw(pcm, full_utt=True)
        self._gauge.end_utt()
        mean: str = self._gauge.get_cmn(False)
        return mean


class _SphinxEar(ABC):
    """What all kinds share: the course of an utterance, and what it came out as."""

    def __init__(self, model: SphinxModel, **settings: Any) -> None:
        self._model = model
        self._beginning: bytes | None = b""
        self._decoder = model.decoder(**settings)
        self._list = ""
        self._running = False
        self.path: tuple[Piece, ...] = ()
        self.unheard: frozenset[str] = frozenset()
        """The words of the last list that have no sound."""

    @abstractmethod
    def listen_for(self, graph: WordGraph) -> None:
        """Listen for the sentences of ``graph`` from the next utterance on."""

    def hear(self, pcm: NDArray[int16]) -> str:
        """The words so far. Does nothing before there is a list: a decoder without one crashes."""
        if not self._list:
            return ""
        self._running = True
        if self._beginning is None:
            if len(pcm):
                self._decoder.process_raw(pcm.tobytes())
            return self._words()
        self._beginning += pcm.tobytes()
        if len(self._beginning) < _MEASURED * RATE * pcm.itemsize:
            return ""
        self._start()
        return self._words()

    def finish(self) -> tuple[Hypothesis, ...]:
        """End the utterance; at most one hypothesis, which may be a broken-off sentence."""
        if not self._running:
            return ()
        self._start()
        self._decoder.end_utt()
        self._running = False
        self._beginning = b""
        self.path = tuple(self._pieces())
        text = self._words()
        return (Hypothesis(text),) if text else ()

    def close(self) -> None:
        """Forget the decoder."""
        self._decoder = None
        self._list = ""

    def _start(self) -> None:
        """Measure the beginning of the utterance and listen to it, once."""
        if self._beginning is None:
            return
        beginning, self._beginning = self._beginning, None
        if beginning:
            self._decoder.set_cmn(self._model.timbre(beginning))
        self._decoder.start_utt()
        if beginning:
            self._decoder.process_raw(beginning)

    def _pieces(self) -> Iterator[Piece]:
        """The best path; what stands on no frame is left out."""
        for each in self._decoder.seg() or ():
            if each.end_frame >= each.start_frame and each.word != _NOTHING:
                word = "" if each.word in _SILENCE else each.word.partition("(")[0]
                yield Piece(word, each.start_frame, each.end_frame + 1, self._decoder.logmath.log(each.ascore))

    def _words(self) -> str:
        found = self._decoder.hyp()
        words = found.hypstr.split() if found else ()
        return " ".join(word.partition("(")[0] for word in words if word not in _SILENCE)


class _ListEar(_SphinxEar):
    """An ear for the words of a list, which changes between utterances only."""

    def __init__(self, model: SphinxModel, **settings: Any) -> None:
        super().__init__(model, **settings)
        self._known: set[str] = set()

    def listen_for(self, graph: WordGraph) -> None:
        """Listen for the sentences of ``graph`` from the next utterance on.

        The list before is not kept: it takes up to 8 MB and 20 to 50 ms to make again, and seldom comes back at once
        (in whole games of four kinds 28 of 295 times).
        """
        if self._running:
            raise RuntimeError("the list cannot change during an utterance: finish it first")
        name = graph.fingerprint
        if name == self._list:
            return
        self.unheard = frozenset(word for word in graph.words() if not self._learn(word))
        self._add(name, graph, self.unheard)
        self._decoder.activate_search(name)
        if self._list:
            self._decoder.remove_search(self._list)
        self._list = name

    @abstractmethod
    def _add(self, name: str, graph: WordGraph, unheard: Collection[str]) -> None:
        """Give the decoder a search called ``name`` for ``graph``, whose ``unheard`` words it does not know."""

    def _learn(self, word: str) -> bool:
        """True if the decoder knows the word now."""
        ways = self._model.dictionary.ways(word)
        if word not in self._known:
            self._known.add(word)
            for entry, phones in ways:
                self._decoder.add_word(entry, phones, False)
        return bool(ways)


class SphinxList(_ListEar):
    """Hears exactly the sentences of the list. With language weight 1 it is surest in noise (measured).

    What does not answer the question of the moment has the ``seldom`` chance beside what does.
    """

    def __init__(self, model: SphinxModel, seldom: SeldomTuning | None = None) -> None:
        super().__init__(model, lw=1.0, bestpath=False)
        self._seldom = seldom or SeldomTuning()

    def _add(self, name: str, graph: WordGraph, unheard: Collection[str]) -> None:
        _, start, final, transitions = fsg(graph, self._seldom.beside(graph.awaited))
        sayable = [way for way in transitions if len(way) == 3 or way[3] not in unheard]
        self._decoder.add_fsg(name, self._decoder.create_fsg(name, start, final, sayable))


class SphinxTrigram(_ListEar):
    """Hears the words of the list in any order that could come from it.

    Its second pass costs 40 ms at the end of an utterance and gained nothing measurable, so it is off.
    """

    def __init__(self, model: SphinxModel) -> None:
        super().__init__(model, lw=10.0, fwdflat=False)

    def _add(self, name: str, graph: WordGraph, unheard: Collection[str]) -> None:  # noqa: ARG002  it drops them itself
        with tempfile.TemporaryDirectory() as folder:
            file = Path(folder) / "sentences.arpa"
            file.write_text(arpa(spoken(graph)), encoding="utf-8")
            self._decoder.add_lm_file(name, str(file))


class SphinxPhones(_SphinxEar):
    """Hears any sounds of the language in any likely order: how well they fit is what words must compete with."""

    def __init__(self, model: SphinxModel) -> None:
        super().__init__(model, **_PHONE_SETTINGS)
        self._decoder.add_allphone_file(_PHONES, str(model.phones))
        self._decoder.activate_search(_PHONES)
        self._list = _PHONES

    def listen_for(self, graph: WordGraph) -> None:
        """Sounds are the same for every list."""
