"""The folder of installed Piper voices, and their trial: a voice is tried aloud in a child before it is taken in."""

from __future__ import annotations

import os
import re
import shutil
import time
from dataclasses import dataclass
from typing import TYPE_CHECKING

from voicehost.errors import ModelError, UsageError, VoiceError
from voicehost.speaking.pace import ADULT
from voicehost.speaking.piper_voices import MANIFEST, checked_voice, language_of_voice, voice_for
from voicehost.speaking.speech_child import SpeechChild, piper_child
from voicehost.speech_models.installed import InstalledFolder
from voicehost.speech_models.trial import available_memory, refuse_what_is_too_large

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Mapping
    from pathlib import Path

    from voicehost.speech_models.catalogue import Catalogue
    from voicehost.speech_models.installed import Installed

SAID = "1, 2, 3."
"""What every voice can say, whatever it speaks."""

_NAME = re.compile(r"[a-z]{2,3}_[A-Z]{2}-[A-Za-z0-9_]+-[a-z_]+|piper-[a-z]{2,3}")
"""The maker's names of voices, and the one that a voice without such a name gets."""


@dataclass(frozen=True)
class VoiceTrial:
    """How fast a voice is: the seconds that loading took, and those for a second of speech."""

    seconds: float
    a_second: float


def try_voice(
    folder: Path,
    _: Collection[str] = (),
    child: Callable[[str, Path], SpeechChild] = piper_child,
    clock: Callable[[], float] = time.monotonic,
) -> VoiceTrial:
    """Load the voice in a folder elsewhere and let it speak. Raises ModelError."""
    refuse_what_is_too_large(folder, available_memory())
    speaking = child(language_of_voice(folder) or "en", checked_voice(folder))
    try:
        begun = clock()
        speaking.render(SAID, ADULT)
        loaded = clock()
        sound = speaking.render(SAID, ADULT)
        return VoiceTrial(loaded - begun, (clock() - loaded) / sound.seconds)
    except VoiceError as mute:
        raise ModelError(f"The voice in {folder} cannot speak ({mute}): fetch or copy it again.") from mute
    finally:
        speaking.close()


class VoicesFolder(InstalledFolder[VoiceTrial]):
    """The Piper voices in ``path``: each a folder with its file of ONNX and the settings beside it."""

    noun = "voice"
    unnamed = "piper"

    def __init__(
        self, path: Path, catalogue: Catalogue, trial: Callable[[Path, Collection[str]], VoiceTrial] = try_voice
    ) -> None:
        super().__init__(path, catalogue, trial)

    def in_use(self, language: str) -> Path | None:
        """The voice that speaks this language. Raises ModelError."""
        return voice_for(language, self.path)

    def add(self, source: Path, language: str | None = None) -> Installed:
        """Take in a voice from its file or folder. Raises ModelError, or UsageError without a language."""
        return super().add(checked_voice(source) if source.is_dir() else source, language)

    def choose(self, wanted: str) -> str:
        """Let this voice speak its language from now on; gives its name. Raises UsageError, ModelError."""
        found = self.find(wanted)
        if len(found) > 1:
            raise UsageError(f"There are several: {', '.join(voice.name for voice in found)}. Name the one to speak.")
        try:
            os.utime(found[0].folder / MANIFEST)
        except OSError as error:
            raise ModelError(f"{found[0].folder} cannot be changed ({error.strerror}).") from error
        return found[0].name

    def _is_name(self, name: str) -> bool:
        return bool(_NAME.fullmatch(name))

    def _language_of(self, folder: Path) -> str | None:
        return language_of_voice(folder)

    def _checked(self, folder: Path) -> Path:
        checked_voice(folder)
        return folder

    def _lay_out(self, parts: Mapping[str, Path], folder: Path) -> None:
        folder.mkdir()
        for name, part in parts.items():
            shutil.copyfile(part, folder / name)

    def _copy(self, source: Path, folder: Path) -> None:
        """The two files of a voice, whatever else lies beside them."""
        self._lay_out({file.name: file for file in (source, source.with_name(f"{source.name}.json"))}, folder)
