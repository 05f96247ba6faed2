"""What the table has chosen for good, and what one evening was started with.

Settings are a small JSON file in the user's folder, written as a whole or not at all.
"""

from __future__ import annotations

import json
import os
from dataclasses import dataclass, fields, replace
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, get_type_hints

from voicehost.errors import VoicehostError
from voicehost.resources import private_folder, settings_folder
from voicehost.speaking.pace import FASTEST, SLOWEST

if TYPE_CHECKING:
    from collections.abc import Collection

FILE = "settings.json"
CHOICES: dict[str, tuple[str, ...]] = {
    "voice": ("host", "reader", "none"),
    "lead_in": ("auto", "on", "off"),
    "voice_engine": ("auto", "pyttsx3", "piper"),
    "ears": ("auto", "vosk", "pocketsphinx", "none"),
    "profile": ("child", "adult", "practised"),
    "length": ("full", "short", "brief"),
    "story": ("rich", "little", "off"),
    "attention": ("asked", "open", "named", "key"),
    "keys": ("letters", "instant", "few"),
}
"""The settings that are one of a few words; the first is where a new table starts."""
RANGES = {
    "words_per_minute": range(SLOWEST, FASTEST + 1),
    "volume": range(101),
    "patience": range(50, 401),
}
"""The settings that are numbers."""


@dataclass(frozen=True)
class Settings:
    """What a table has chosen, or its profile brings. A game changes all but the last two, ears and engine."""

    language: str = "en"
    profile: str = "child"
    """Who listens: a row of profiles.toml."""
    words_per_minute: int = 115
    volume: int = 100
    """Of the host's voice, in per cent."""
    length: str = "full"
    """That of prompts which the table does not know yet."""
    patience: int = 100
    """How long the host waits for an answer before it helps, in per cent of the usual times."""
    voice: str = "host"
    voice_engine: str = "auto"
    ears: str = "auto"
    story: str = "rich"
    attention: str = "asked"
    keys: str = "letters"
    sounds: bool = True
    """Whether earcons are played."""
    stop_word: bool = False
    """Whether "stop" is heard while the host speaks: with headphones its own voice is not in the way."""
    printed_sounds: bool = False
    """Whether a line is printed for each earcon, for those who do not hear it."""
    lead_in: str = "auto"
    """Whether faint noise wakes an output that has been idle: those known to sleep, all, or none."""


@dataclass(frozen=True)
class PlayOptions:
    """What one evening was started with: the stored settings with this evening's own on top, and what to play.

    ``game_id`` names a kept game to go on with; ``resume`` without it means the newest one that is open.
    """

    settings: Settings
    game: str | None = None
    players: tuple[str, ...] = ()
    resume: bool = False
    game_id: str | None = None
    model: Path | None = None
    wavs: tuple[Path, ...] = ()
    transcript: Path | None = None
    copy_to: str | None = None
    """The address of a server that gets a copy of all games."""
    notices: tuple[str, ...] = ()
    """Sentences that the host should say first."""
    broken_evening: float | None = None
    """Where the host broke down and is started again: the wall clock when its evening began."""


def load(folder: Path | None = None) -> tuple[Settings, str | None]:
    """The stored settings, and one sentence if they or some of them could not be read."""
    chosen, notice = _chosen(folder or settings_folder())
    return changed(Settings(), **chosen), notice


def _chosen(folder: Path) -> tuple[dict[str, Any], str | None]:
    """What the table itself has chosen, without what its profile brings."""
    path = folder / FILE
    try:
        stored = dict(json.loads(path.read_text(encoding="utf-8")))
    except FileNotFoundError:
        return {}, None
    except (OSError, ValueError, TypeError):
        return {}, f"The settings in {path} cannot be read, so the usual ones are used."
    known = {name: stored[name] for name in _kinds() if name in stored}
    good = {name: value for name, value in known.items() if _fits(name, value)}
    odd = sorted(known.keys() - good.keys())
    if not odd:
        return good, None
    return good, f"The settings in {path} hold something odd; the usual ones are used for {', '.join(odd)}."


def changed(settings: Settings, **changes: Any) -> Settings:
    """These settings with changes: a profile brings its own values along, and single settings go before them."""
    brought = _profiles()[changes["profile"]] if "profile" in changes else {}
    return replace(settings, **{**brought, **changes})


@cache
def _profiles() -> dict[str, dict[str, Any]]:
    import tomllib  # the first sentence of a table without a profile does not wait for it

    return tomllib.loads(Path(__file__).with_name("profiles.toml").read_text("utf-8"))


def remember(folder: Path | None = None, /, **changes: Any) -> Settings:
    """Store these settings beside the others, for every evening to come, and give them all.

    A profile takes the place of the single settings that it brings itself.
    Raises ValueError for a value that a setting cannot have, VoicehostError where the file cannot be written.
    """
    for name, value in changes.items():
        if not _fits(name, value):
            raise ValueError(f"{name} cannot be {value!r}")
    folder = folder or settings_folder()
    overruled = _profiles()[changes["profile"]].keys() if "profile" in changes else ()
    kept = {name: value for name, value in _chosen(folder)[0].items() if name not in overruled}
    chosen = {**kept, **changes}
    try:
        _write(private_folder(folder) / FILE, json.dumps(chosen, indent=2) + "\n")
    except OSError as error:
        raise VoicehostError(f"The settings cannot be kept in {folder}: {error.strerror}.") from error
    return changed(Settings(), **chosen)


def _write(path: Path, text: str) -> None:
    """Put the text beside the file and move it into place, so that a power cut leaves the old or the new one."""
    import tempfile

    handle, name = tempfile.mkstemp(dir=path.parent, prefix=path.name)
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        Path(name).replace(path)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise


def _kinds() -> dict[str, type]:
    hints = get_type_hints(Settings)
    return {field.name: hints[field.name] for field in fields(Settings)}


def _fits(name: str, value: Any) -> bool:
    if type(value) is not _kinds().get(name):
        return False
    allowed: Collection[Any] = CHOICES.get(name) or RANGES.get(name) or [value]
    return value in allowed
