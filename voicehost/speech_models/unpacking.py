"""Unpacks a model, or copies its folder, without trusting it: nothing outside, no links, no end of files or bytes."""

from __future__ import annotations

import os
import stat
import zipfile
import zlib
from pathlib import Path, PurePosixPath
from typing import IO, TYPE_CHECKING

from voicehost.errors import ModelError
from voicehost.speech_models.catalogue import limits, megabytes

if TYPE_CHECKING:
    from collections.abc import Iterator

    from voicehost.speech_models.catalogue import Limits

_CHUNK = 1 << 20
_LITTER = ("__MACOSX", ".DS_Store")
"""What macOS puts into zip files beside what was packed."""


def unpack(file: Path, folder: Path, allowed: Limits | None = None) -> None:
    """Unpack a zip file into a new folder. Raises ModelError."""
    allowance = _Allowance(file, allowed or limits())
    try:
        with zipfile.ZipFile(file) as packed:
            entries = [entry for entry in packed.infolist() if not set(_parts(entry.filename)) & set(_LITTER)]
            allowance.refuse_many(len(entries))
            allowance.refuse_swelling(sum(entry.file_size for entry in entries))
            folder.mkdir(parents=True)
            for entry in entries:
                _unpack_one(packed, entry, folder, allowance)
    except (zipfile.BadZipFile, zlib.error, EOFError) as error:
        raise ModelError(f"{file} is not a whole zip file: fetch or copy it again.") from error
    except (NotImplementedError, RuntimeError) as error:
        raise ModelError(f"{file} is packed in a way that is not read here: pack it as a plain zip file.") from error
    except OSError as error:
        raise _unwritten(folder, error) from error


def copy_model(source: Path, folder: Path, allowed: Limits | None = None) -> None:
    """Copy the folder of a model into a new one. Raises ModelError."""
    allowance = _Allowance(source, allowed or limits())
    try:
        files = list(_files(source))
        allowance.refuse_many(len(files))
        for file in files:
            with file.open("rb") as opened:
                _write(opened, folder / file.relative_to(source), allowance)
    except OSError as error:
        raise _unwritten(folder, error) from error


class _Allowance:
    """What is still allowed of one model; counts what is really written, since a zip file may lie."""

    def __init__(self, source: Path, allowed: Limits) -> None:
        self._source = source
        self._allowed = allowed
        self._left = allowed.bytes

    def refuse_many(self, files: int) -> None:
        if files > self._allowed.files:
            raise ModelError(f"{self._source} holds {files} files, far more than a speech model has.")

    def refuse_swelling(self, size: int) -> None:
        if size > self._allowed.times_packed * self._source.stat().st_size:
            raise ModelError(f"{self._source} swells far more than a speech model does, so it was not unpacked.")
        if size > self._allowed.bytes:
            raise self._too_large()

    def take(self, size: int) -> None:
        self._left -= size
        if self._left < 0:
            raise self._too_large()

    def _too_large(self) -> ModelError:
        most = megabytes(self._allowed.bytes)
        return ModelError(f"{self._source} holds more than {most}, too large to listen with: take a smaller model.")


def _unpack_one(packed: zipfile.ZipFile, entry: zipfile.ZipInfo, folder: Path, allowance: _Allowance) -> None:
    parts = _parts(entry.filename)
    kind = stat.S_IFMT(entry.external_attr >> 16)
    if kind not in (0, stat.S_IFREG, stat.S_IFDIR):
        raise ModelError(f"{packed.filename} holds a link or a device ({entry.filename}), so it was not unpacked.")
    if not parts or ".." in parts or entry.filename.startswith("/") or any(":" in part for part in parts):
        raise ModelError(f"{packed.filename} wants to write outside of its folder ({entry.filename}): do not trust it.")
    if entry.is_dir():
        folder.joinpath(*parts).mkdir(parents=True, exist_ok=True)
        return
    with packed.open(entry) as opened:
        _write(opened, folder.joinpath(*parts), allowance)


def _parts(name: str) -> tuple[str, ...]:
    return PurePosixPath(name.replace("\\", "/")).parts


def _write(opened: IO[bytes], file: Path, allowance: _Allowance) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    with file.open("xb") as written:
        while chunk := opened.read(_CHUNK):
            allowance.take(len(chunk))
            written.write(chunk)


def _files(folder: Path) -> Iterator[Path]:
    """The files below a folder. Raises ModelError for a link, which may lead anywhere."""
    for place, folders, names in os.walk(folder):
        for name in [*folders, *names]:
            path = Path(place, name)
            if path.is_symlink() or not (path.is_dir() or path.is_file()):
                raise ModelError(f"{path} is a link or a device: copy the model with its real files.")
            if path.is_file():
                yield path


def _unwritten(folder: Path, error: OSError) -> ModelError:
    if isinstance(error, FileExistsError):
        return ModelError("The model names one file twice, so it was not unpacked: fetch or copy it again.")
    return ModelError(f"The model cannot be put into {folder.parent} ({error.strerror or error}): make room there.")
