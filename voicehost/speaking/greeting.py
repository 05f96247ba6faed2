"""The first sentences of every evening, kept beside a slow voice: they are heard while its engine still loads."""

from __future__ import annotations

import hashlib
from contextlib import suppress
from typing import TYPE_CHECKING
from zipfile import BadZipFile

if TYPE_CHECKING:
    from collections.abc import Collection
    from pathlib import Path

    from voicehost.speaking.sound import Sound
    from voicehost.speaking.synthesiser import Synthesiser

_PREFIX = ".greeting-"


class Greeting:
    """A ``Synthesiser`` over ``engine``, whose voice is the file ``model``. It keeps the sounds of these sentences.

    They are the same for every table and hold no name. Where the folder cannot be written nothing is kept.
    """

    def __init__(self, engine: Synthesiser, model: Path, sentences: Collection[str]) -> None:
        self._engine = engine
        self._model = model
        self._sentences = frozenset(sentences)

    def render(self, text: str, words_per_minute: int) -> Sound:
        """The sound of one sentence. Raises VoiceError or MuteError as the engine does."""
        if text not in self._sentences:
            return self._engine.render(text, words_per_minute)
        file = self._file(text, words_per_minute)
        sound = _read(file)
        if sound is None:
            sound = self._engine.render(text, words_per_minute)
            with suppress(OSError):
                self._keep(sound, file, words_per_minute)
        return sound

    def close(self) -> None:
        """Let go of the engine."""
        self._engine.close()

    def _file(self, text: str, words_per_minute: int) -> Path:
        """Where the sound lies; another voice, pace or text has another file."""
        state = self._model.stat()
        whole = f"{state.st_mtime_ns} {state.st_size} {words_per_minute} {text}"
        return self._model.with_name(f"{_PREFIX}{hashlib.sha256(whole.encode()).hexdigest()[:16]}.npz")

    def _keep(self, sound: Sound, file: Path, words_per_minute: int) -> None:
        """Write it whole or not at all, and drop what was kept for another pace, text or voice."""
        import numpy as np

        part = file.with_name(f"{_PREFIX}part.npz")
        np.savez(part, pcm=sound.pcm, rate=sound.rate)
        part.replace(file)
        present = {self._file(sentence, words_per_minute) for sentence in self._sentences}
        for old in set(file.parent.glob(f"{_PREFIX}*.npz")) - present:
            old.unlink(missing_ok=True)


def _read(file: Path) -> Sound | None:
    """The sound in a file; None where there is none, or a broken one."""
    import numpy as np

    from voicehost.speaking.sound import Sound

    try:
        with file.open("rb") as opened, np.load(opened) as kept:
            return Sound(kept["pcm"].astype(np.int16), int(kept["rate"]))
    except (OSError, ValueError, KeyError, EOFError, BadZipFile):
        return None
