"""What the keyboard's letters mean: data from prompts/<language>/keys.yaml, the same at every prompt."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from voicehost.errors import PromptError
from voicehost.language.reading import Reading
from voicehost.resources import prompts

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path


@dataclass(frozen=True)
class Keys:
    """Letters for the host's intents, and short forms of a game's reports such as "2l" for two nuts and a leaf.

    ``at_any_time`` are sentences that few keys reach beside the answers, ``options`` the settings by what they are for.
    """

    intents: Mapping[str, str]
    short_forms: tuple[tuple[re.Pattern[str], str, Mapping[str, Any]], ...]
    at_any_time: tuple[str, ...]
    options: Mapping[str, tuple[str, ...]]

    @classmethod
    def load(cls, language: str, root: Path | None = None) -> Keys:
        """The keys of a language. Raises PromptError when the file is missing or not what it should be."""
        import yaml

        path = (root or prompts()) / language / "keys.yaml"
        try:
            data = yaml.safe_load(path.read_text(encoding="utf-8"))
            forms = tuple(
                (re.compile(pattern), form["intent"], form.get("slots", {}))
                for pattern, form in data.get("short_forms", {}).items()
            )
            options = {str(group): tuple(sentences) for group, sentences in data["options"].items()}
            intents = {str(key): str(intent) for key, intent in data["keys"].items()}
            return cls(intents, forms, tuple(data["at_any_time"]), options)
        except (OSError, KeyError, TypeError, yaml.YAMLError) as error:
            raise PromptError(f"The keys for {language} cannot be read from {path}: {error}.") from error

    def letters(self, intent: str) -> tuple[str, ...]:
        """The letters and words of an intent."""
        return tuple(key for key, meant in self.intents.items() if meant == intent)

    def reading(self, typed: str) -> Reading | None:
        """What a line of one letter or a short form means, or None."""
        word = typed.strip().removeprefix("/")
        intent = self.intents.get(word) or self.intents.get(word.casefold() if len(word) > 1 else word)
        if intent is not None:
            return Reading(intent)
        for pattern, name, fixed in self.short_forms:
            match = pattern.fullmatch(word)
            if match is not None:
                numbers = {slot: int(value) for slot, value in match.groupdict().items() if value is not None}
                return Reading(name, tuple(sorted({**fixed, **numbers}.items())))
        return None
