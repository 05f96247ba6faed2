"""The folder of models for hearing: Vosk models that can be given a list of sentences."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from voicehost.hearing.model_folder import checked, find_model, language_of
from voicehost.speech_models.installed import InstalledFolder
from voicehost.speech_models.trial import Trial, try_model
from voicehost.speech_models.unpacking import copy_model, unpack

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Mapping
    from pathlib import Path

    from voicehost.speech_models.catalogue import Catalogue

_NAME = re.compile(r"vosk-model-[A-Za-z0-9._-]+")
"""The maker's names of models. Folders get no others, so their paths are no trouble anywhere (BL-80)."""


class ModelsFolder(InstalledFolder[Trial]):
    """The models in ``path``. ``trial`` loads a model before it is taken in, and raises ModelError."""

    noun = "model"
    unnamed = "vosk-model"

    def __init__(
        self, path: Path, catalogue: Catalogue, trial: Callable[[Path, Collection[str]], Trial] = try_model
    ) -> None:
        super().__init__(path, catalogue, trial)

    def in_use(self, language: str) -> Path | None:
        """The model that games in this language listen with, here or where the environment says. Raises ModelError."""
        return find_model(language, None, self.path)

    def _is_name(self, name: str) -> bool:
        return bool(_NAME.fullmatch(name))

    def _language_of(self, folder: Path) -> str | None:
        return language_of(folder)

    def _checked(self, folder: Path) -> Path:
        return checked(folder)

    def _lay_out(self, parts: Mapping[str, Path], folder: Path) -> None:
        for part in parts.values():
            unpack(part, folder)

    def _copy(self, source: Path, folder: Path) -> None:
        (copy_model if source.is_dir() else unpack)(source, folder)
