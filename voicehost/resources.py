"""Where things are: the data that comes with the program, and the folders that belong to the user."""

from __future__ import annotations

import os
from pathlib import Path

PRIVATE = 0o700
"""The mode of folders that we make for the user: nobody else may look inside."""


def prompts() -> Path:
    """The folder of what is said and what may be said, one folder a language inside."""
    return _data("prompts")


def models() -> Path:
    """The folder of the catalogue of speech models. The models themselves are in ``models_folder``."""
    return _data("models")


def data_folder() -> Path:
    """Where the log of games lives. ``VOICEHOST_HOME`` puts it, settings and models into one folder."""
    return _home() or _platform("data")


def settings_folder() -> Path:
    """Where the settings live."""
    return _home() or _platform("config")


def models_folder() -> Path:
    """Where speech models are put that the user adds."""
    return data_folder() / "models"


def voices_folder() -> Path:
    """Where Piper voices are put that the user adds."""
    return data_folder() / "voices"


def private_folder(folder: Path) -> Path:
    """Make the folder, for its owner alone, unless it is there. Raises OSError."""
    if not folder.is_dir():
        folder.parent.mkdir(parents=True, exist_ok=True)
        folder.mkdir(mode=PRIVATE, exist_ok=True)
    return folder


def _data(name: str) -> Path:
    package = Path(__file__).resolve().parent
    inside_wheel = package / name
    return inside_wheel if inside_wheel.is_dir() else package.parent / name


def _home() -> Path | None:
    home = os.environ.get("VOICEHOST_HOME")
    return Path(home).expanduser().absolute() if home else None


def _platform(kind: str) -> Path:
    from platformdirs import PlatformDirs

    if os.environ.get("HOME") == "":  # it would lead to the root of the disk; without it the system is asked
        del os.environ["HOME"]
    folders = PlatformDirs("voicehost", appauthor=False)
    return folders.user_config_path if kind == "config" else folders.user_data_path
