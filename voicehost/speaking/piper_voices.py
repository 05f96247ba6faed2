"""Piper's voices: which are on this computer, which of them speaks a language, and whether a folder holds one.

A voice is a file of ONNX and, beside it, its settings in JSON. Both are looked at before any library sees them.
"""

from __future__ import annotations

import json
from contextlib import suppress
from importlib.util import find_spec
from typing import TYPE_CHECKING

from voicehost.errors import ModelError

if TYPE_CHECKING:
    from pathlib import Path

MANIFEST = "voicehost.json"
"""The file beside a voice that says its language. Of several voices of a language the newest manifest speaks."""

_ONNX = b"\x08"
"""How a file of ONNX begins: its version of the format is its first field."""


def has_piper() -> bool:
    """Whether the extra ``piper`` is installed."""
    return find_spec("piper") is not None


def installed_voices(folder: Path) -> list[Path]:
    """The folders of voices in ``folder``, by name; what is still being taken in begins with a dot."""
    if not folder.is_dir():
        return []
    return sorted(each for each in folder.iterdir() if each.is_dir() and not each.name.startswith("."))


def voice_for(language: str, folder: Path) -> Path | None:
    """The file of the voice that speaks ``language``: the one that was added or chosen last. None if there is none.

    Raises ModelError if it is broken.
    """
    fitting = [each for each in installed_voices(folder) if language_of_voice(each) == language]
    return checked_voice(max(fitting, key=_chosen)) if fitting else None


def language_of_voice(folder: Path) -> str | None:
    """The language of a voice, as two letters: as its manifest says, else as its name does ("en_US-joe-medium")."""
    with suppress(OSError, ValueError, TypeError, KeyError):
        return str(json.loads((folder / MANIFEST).read_text(encoding="utf-8"))["language"])
    language, divider, _ = folder.name.partition("_")
    return language if divider and language.isalpha() else None


def checked_voice(folder: Path) -> Path:
    """The file of the one voice in ``folder``. Raises ModelError."""
    if not folder.is_dir():
        raise ModelError(f"There is no voice at {folder}: name the folder with its .onnx and .onnx.json files.")
    found = sorted(folder.glob("*.onnx"))
    if len(found) != 1:
        raise ModelError(f"{folder} holds {len(found) or 'no'} voices: name a folder with one .onnx file in it.")
    settings = found[0].with_name(f"{found[0].name}.json")
    if not settings.is_file():
        raise ModelError(f"{settings.name} is missing in {folder}: every Piper voice has such a file beside it.")
    with found[0].open("rb") as opened:
        begins_well = opened.read(1) == _ONNX
    if not (begins_well and _is_of_piper(settings)):
        raise ModelError(f"{folder} holds no voice of Piper, or a broken one: fetch or copy it again.")
    return found[0]


def _is_of_piper(settings: Path) -> bool:
    with suppress(OSError, ValueError, TypeError, KeyError):
        told = json.loads(settings.read_text(encoding="utf-8"))
        return int(told["audio"]["sample_rate"]) > 0 and bool(told["phoneme_id_map"])
    return False


def _chosen(folder: Path) -> float:
    """When a voice was added or chosen; one that was copied there by hand counts as oldest."""
    manifest = folder / MANIFEST
    return manifest.stat().st_mtime if manifest.exists() else 0.0
