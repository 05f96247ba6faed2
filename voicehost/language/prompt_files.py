"""Reads the data files of prompts/, with errors that an author of prompts can act on."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from voicehost.errors import PromptError

if TYPE_CHECKING:
    from pathlib import Path


def read_text(path: Path) -> str:
    """The text of a prompt file. Raises PromptError."""
    try:
        return path.read_text(encoding="utf-8")
    except FileNotFoundError:
        raise PromptError(f"The prompt file {path} is missing; add it or choose another language.") from None
    except (OSError, UnicodeDecodeError) as error:
        raise PromptError(f"The prompt file {path} cannot be read ({error}); save it as UTF-8 text.") from None


def read_yaml(path: Path) -> dict[str, Any]:
    """The mapping in a YAML file. Raises PromptError, also for keys that YAML takes for booleans (unquoted Yes, No)."""
    import yaml

    try:
        data = yaml.load(read_text(path), Loader=getattr(yaml, "CSafeLoader", yaml.SafeLoader))  # noqa: S506  both are safe
    except yaml.YAMLError as error:
        raise PromptError(f"The prompt file {path} is not valid YAML: {error}") from None
    if not isinstance(data, dict):
        raise PromptError(f"The prompt file {path} holds no mapping; begin it with a key such as intents.")
    _refuse_booleans(path, data)
    return data


def _refuse_booleans(path: Path, data: dict[Any, Any]) -> None:
    for key, value in data.items():
        if isinstance(key, bool):
            raise PromptError(f'{path}: YAML takes an unquoted Yes, No, On or Off for a boolean; write "Yes" or "No".')
        if isinstance(value, dict):
            _refuse_booleans(path, value)
