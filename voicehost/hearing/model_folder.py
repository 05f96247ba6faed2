"""Is a folder a Vosk model that can be given a list? Found out from its files, before the native library sees it.

Given a wrong folder the library ends the process, or says only that it failed.
"""

from __future__ import annotations

import json
import os
import re
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from voicehost.errors import ModelError

if TYPE_CHECKING:
    from collections.abc import Mapping

_NEEDED = (
    "am/final.mdl",
    "conf/mfcc.conf",
    "conf/model.conf",
    "graph/HCLr.fst",
    "graph/Gr.fst",
    "graph/phones/word_boundary.int",
)
_FIXED = "graph/HCLG.fst"
"""A model that has this instead of HCLr and Gr has one fixed graph and takes no list."""

MANIFEST = "voicehost.json"
"""The file in an installed model that says its language, which the name of a folder need not tell."""

_NAME = re.compile(r"vosk-model-(?:small-)?([a-z]{2,3})\b")

_BEGINNINGS = {".fst": b"\xd6\xfd\xb2\x7e", ".mdl": b"\0B<TransitionModel>"}
"""How OpenFst and Kaldi files begin."""


def find_model(
    language: str, chosen: Path | None, models: Path, environment: Mapping[str, str] = os.environ
) -> Path | None:
    """The folder for ``language``: the chosen one, that of ``VOICEHOST_MODEL_<LANG>``, or the newest of ``models``.

    None if there is none. Raises ModelError if the one that was asked for is no model.
    """
    named = environment.get(f"VOICEHOST_MODEL_{language.upper()}")
    if chosen is None and named:
        chosen = Path(named)
    if chosen is not None:
        return checked(chosen)
    installed = [folder for folder in installed_models(models) if language_of(folder) == language]
    return checked(max(installed, key=_added)) if installed else None


def installed_models(models: Path) -> list[Path]:
    """The folders of models in ``models``, by name; what is still being unpacked there begins with a dot."""
    if not models.is_dir():
        return []
    return sorted(each for each in models.iterdir() if each.is_dir() and not each.name.startswith("."))


def language_of(folder: Path) -> str | None:
    """The language of a model: as its manifest says, else as its name does ("vosk-model-small-en-us-0.15")."""
    with suppress(OSError, ValueError, TypeError, KeyError):
        return str(json.loads((folder / MANIFEST).read_text(encoding="utf-8"))["language"])
    named = _NAME.match(folder.name)
    return named[1] if named else None


def _added(folder: Path) -> float:
    """When a model was added; one that was copied there by hand counts as oldest."""
    manifest = folder / MANIFEST
    return manifest.stat().st_mtime if manifest.exists() else 0.0


def checked(folder: Path) -> Path:
    """The folder of the model itself, which may lie one folder deeper than ``folder`` (BL-77). Raises ModelError."""
    if folder.suffix == ".zip" and folder.is_file():
        raise ModelError(f"{folder} is still packed: unpack it and name the folder.")
    if not folder.is_dir():
        raise ModelError(f"There is no speech model at {folder}: name the folder that a Vosk model was unpacked to.")
    model = _model_within(folder)
    if model is None:
        raise ModelError(_what_instead(folder))
    missing = [name for name in _NEEDED if not (model / name).is_file()]
    if missing and (model / _FIXED).is_file():
        raise ModelError(
            f"The speech model in {model} has one fixed graph and cannot be given a list of sentences: "
            "take the small model of the language, or one with lgraph in its name."
        )
    damaged = [name for name in _NEEDED if name not in missing and not _begins_well(model / name)]
    if missing or damaged:
        raise ModelError(f"The speech model in {model} is not whole ({(missing + damaged)[0]}): unpack it again.")
    return model


def _model_within(folder: Path) -> Path | None:
    inner = [each for each in sorted(folder.iterdir()) if each.is_dir()]
    return next((each for each in (folder, *inner) if (each / "am").is_dir() or (each / "graph").is_dir()), None)


def _what_instead(folder: Path) -> str:
    kinds = {
        "*.onnx": "a voice for speaking",
        "final.ext.raw": "a model for telling speakers apart",
        "mdef": "a model for PocketSphinx",
        "final.mdl": "a Vosk model of an old make",
    }
    for pattern, kind in kinds.items():
        if any(folder.glob(pattern)):
            return f"{folder} holds {kind}, not a Vosk model that can be given a list: name the folder of one."
    return f"{folder} holds no Vosk model: name the folder in which am, conf and graph lie."


def _begins_well(file: Path) -> bool:
    with file.open("rb") as opened:
        beginning = opened.read(64)
    return bool(beginning) and beginning.startswith(_BEGINNINGS.get(file.suffix, b""))
