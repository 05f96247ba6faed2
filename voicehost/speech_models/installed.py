"""A folder of installed models or voices: each is in it whole, or not at all. What differs stands in the subclasses."""

from __future__ import annotations

import json
import re
import shutil
from abc import ABC, abstractmethod
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, ClassVar, Generic, TypeVar

from voicehost.errors import ModelError, UsageError
from voicehost.hearing.model_folder import MANIFEST, installed_models
from voicehost.resources import private_folder

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterator, Mapping

    from voicehost.speech_models.catalogue import Catalogue, Offer
    from voicehost.speech_models.fetching import Fetcher

Tried = TypeVar("Tried")
"""What a trial tells."""

_DEEPEST = 3
"""A model may lie so many folders deep in what was unpacked, and one more that ``checked`` looks into."""

_LANGUAGE = re.compile(r"[a-z]{2,3}")


@dataclass(frozen=True)
class Installed:
    """A model in the folder. ``language`` is None where neither its manifest nor its name tells it."""

    folder: Path
    language: str | None

    @property
    def name(self) -> str:
        """The name by which it is checked and removed."""
        return self.folder.name

    @property
    def size(self) -> int:
        """The bytes of its files."""
        return sum(file.stat().st_size for file in self.folder.rglob("*") if file.is_file())


@dataclass(frozen=True)
class _Origin:
    """Where a model comes from; written beside it."""

    language: str
    source: str
    licence: str


class InstalledFolder(ABC, Generic[Tried]):
    """What is installed in ``path``. ``trial`` tries something before it is taken in, and raises ModelError.

    ``noun`` is what people call one of them, ``unnamed`` begins the names of those that bring none.
    """

    noun: ClassVar[str]
    unnamed: ClassVar[str]

    def __init__(self, path: Path, catalogue: Catalogue, trial: Callable[[Path, Collection[str]], Tried]) -> None:
        self.path = path
        self.catalogue = catalogue
        self._trial = trial

    def installed(self) -> tuple[Installed, ...]:
        """The models that are there, by name."""
        return tuple(Installed(folder, self._language_of(folder)) for folder in installed_models(self.path))

    def find(self, wanted: str) -> tuple[Installed, ...]:
        """The model of this name, or those of this language. Raises UsageError if there is none."""
        found = tuple(model for model in self.installed() if wanted in (model.name, model.language))
        if not found:
            names = ", ".join(model.name for model in self.installed()) or "none"
            raise UsageError(f"There is no {self.noun} {wanted!r} in {self.path}. Installed: {names}.")
        return found

    @abstractmethod
    def in_use(self, language: str) -> Path | None:
        """What games in this language use, here or where the environment says. Raises ModelError."""

    def check(self, model: Installed, words: Collection[str] = ()) -> Tried:
        """Load a model and give it a list of words. Raises ModelError."""
        return self._trial(self._checked(model.folder), words)

    def get(self, offer: Offer, fetcher: Fetcher) -> Installed:
        """Fetch a model of the catalogue and take it in. Raises ModelError."""
        self._refuse_second(offer.name)
        self._make()
        parts = {file.file_name: self._part(file.file_name) for file in offer.files}
        for file in offer.files:
            fetcher.fetch(file, parts[file.file_name])
        with self._staging(called=offer.name) as staging:
            self._lay_out(parts, staging / offer.name)
            installed = self._take_in(staging, offer.name, _Origin(offer.language, offer.source, offer.licence))
        for part in parts.values():
            part.unlink()
        return installed

    def add(self, source: Path, language: str | None = None) -> Installed:
        """Take in a model from a zip file or a folder. Raises ModelError, or UsageError without a language."""
        if language is not None and not _LANGUAGE.fullmatch(language):
            raise UsageError(f"{language!r} is no language: name it by its two letters, for example en.")
        if not source.exists():
            raise UsageError(f"There is nothing at {source}: name a zip file or a folder.")
        model = self._checked(source) if source.is_dir() else source
        name, origin = self._described((model, source), language)
        self._refuse_second(name)
        self._make()
        with self._staging(called=str(source)) as staging:
            self._copy(model, staging / name)
            return self._take_in(staging, name, origin)

    def remove(self, wanted: str) -> str:
        """Remove a model by name or language, also one that was fetched in part; gives its name. Raises UsageError."""
        parts = list(self.path.glob(f".{wanted}.*.part")) if self._is_name(wanted) else []
        for part in parts:
            part.unlink()
        if parts and not (self.path / wanted).exists():
            return wanted
        found = self.find(wanted)
        if len(found) > 1:
            raise UsageError(f"There are several: {', '.join(model.name for model in found)}. Name the one to remove.")
        self._delete(found[0].folder)
        return found[0].name

    def _described(self, places: tuple[Path, ...], language: str | None) -> tuple[str, _Origin]:
        """The name under which a model is taken in, and where it comes from, as far as its own names tell."""
        names = [place.stem if place.suffix in {".zip", ".onnx"} else place.name for place in places]
        name = next(filter(self._is_name, names), None)
        offer = self.catalogue.named(name) if name else None
        language = language or self._language_of(Path(name) if name else places[0])
        if language is None:
            raise UsageError(
                f"The name of {places[-1]} does not tell the language: add --lang and its two letters, for example en."
            )
        return name or f"{self.unnamed}-{language}", _Origin(language, "added by hand", offer.licence if offer else "")

    def _take_in(self, staging: Path, name: str, origin: _Origin) -> Installed:
        model = self._checked(_alone(staging))
        self._trial(model, ())
        (model / MANIFEST).write_text(json.dumps(vars(origin), indent=1), encoding="utf-8")
        target = self.path / name
        model.rename(target)
        return Installed(target, origin.language)

    @abstractmethod
    def _is_name(self, name: str) -> bool:
        """Whether a folder may have this name."""

    @abstractmethod
    def _language_of(self, folder: Path) -> str | None:
        """The language of what lies there, as far as it is told."""

    @abstractmethod
    def _checked(self, folder: Path) -> Path:
        """The folder itself that is looked for, here or one deeper. Raises ModelError."""

    @abstractmethod
    def _lay_out(self, parts: Mapping[str, Path], folder: Path) -> None:
        """Put what was fetched, by file names, into a new folder. Raises ModelError."""

    @abstractmethod
    def _copy(self, source: Path, folder: Path) -> None:
        """Put what lies elsewhere, packed or not, into a new folder. Raises ModelError."""

    def _refuse_second(self, name: str) -> None:
        if (self.path / name).exists():
            raise ModelError(
                f"{name} is already there. To have it anew, type first: voicehost {self.noun}s remove {name}"
            )

    @contextmanager
    def _staging(self, called: str) -> Iterator[Path]:
        """A place to unpack in, gone afterwards. Errors speak of what people know instead: ``called``."""
        staging = self.path / ".unpacking"
        shutil.rmtree(staging, ignore_errors=True)
        try:
            staging.mkdir()
            yield staging
        except ModelError as error:
            sentence = str(error)
            for hidden in [*sorted(map(str, staging.rglob("*")), key=len, reverse=True), str(staging)]:
                sentence = sentence.replace(hidden, called)
            raise ModelError(sentence) from error
        except OSError as error:
            raise ModelError(f"{called} cannot be put into {self.path} ({error.strerror}): make room there.") from error
        finally:
            shutil.rmtree(staging, ignore_errors=True)

    def _part(self, name: str) -> Path:
        return self.path / f".{name}.part"

    def _make(self) -> None:
        try:
            private_folder(self.path.parent)
            private_folder(self.path)
        except OSError as error:
            raise ModelError(f"{self.path} cannot be made ({error.strerror}): make room there.") from error

    def _delete(self, folder: Path) -> None:
        """Take a model away at once, then delete it; of a link only the link goes."""
        try:
            if folder.is_symlink():
                folder.unlink()
                return
            leaving = self.path / ".removing"
            shutil.rmtree(leaving, ignore_errors=True)
            folder.rename(leaving)
            shutil.rmtree(leaving)
        except OSError as error:
            raise ModelError(f"{folder} cannot be removed ({error.strerror}): is it in use?") from error


def _alone(folder: Path) -> Path:
    """The folder itself, or the one that is all it holds, and so on."""
    for _ in range(_DEEPEST):
        inside = list(folder.iterdir())
        if len(inside) != 1 or not inside[0].is_dir():
            break
        folder = inside[0]
    return folder
