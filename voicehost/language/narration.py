"""What the host says, from the texts of prompts/ (Project Fluent). What is wrong with one is an error, never a gap."""

from __future__ import annotations

import re
from enum import Enum
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from voicehost.errors import PromptError
from voicehost.language.line import Kind, Line
from voicehost.language.names import Names
from voicehost.language.numbers import Numbers
from voicehost.language.prompt_files import read_text
from voicehost.language.values import Speaker, plain_values
from voicehost.resources import prompts

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engines.messages import Message

IN_THREE_LENGTHS = ("ask-", "event-", "answer-", "refused-")
"""Messages of these classes are needed in full, short and brief."""

_PIECES = ("part-", "item-", "choice-", "title-", "key-")
"""Messages of these classes stand inside others, so they do not begin with a capital."""


class Length(Enum):
    """How much is said: the value of a message, or its attribute of that name."""

    FULL = ""
    SHORT = "short"
    BRIEF = "brief"


class Narration:
    """The texts of one language for the host and its games. All methods raise PromptError for a text that is wrong."""

    def __init__(self, language: str, games: Sequence[Path | str] = ()) -> None:
        """Load the host's texts and those of ``games``: names of games that come with the host, or files of others."""
        self._folder = prompts() / language
        functions: dict[str, Any] = {"NUMBER_WORDS": self._number_words, "POSSESSIVE": self._possessive}
        self._bundle = FluentBundle([language], functions=functions, use_isolating=False)
        self._ids: list[str] = []
        for name in ("host", *games):
            self._add(name if isinstance(name, Path) else self._folder / f"{name}.ftl")

    def _add(self, file: Path) -> None:
        resource = FluentResource(read_text(file))
        for entry in resource.body:
            if isinstance(entry, ast.Junk):
                first = str(entry.content).strip().splitlines()[0]
                raise PromptError(f"{file}: this is not Fluent, mend it or take it out: {first}")
            if isinstance(entry, ast.Message):
                if entry.id.name in self._ids:
                    raise PromptError(f"{file}: {entry.id.name} is there twice; take one out.")
                self._ids.append(entry.id.name)
        self._bundle.add_resource(resource)

    @cached_property
    def numbers(self) -> Numbers:
        """How this language says numbers."""
        return Numbers.load(self._folder)

    @cached_property
    def names(self) -> Names:
        """How this language puts names into sentences."""
        return Names.load(self._folder)

    def ids(self, prefix: str = "") -> tuple[str, ...]:
        """The ids that begin so, in the order of the files."""
        return tuple(name for name in self._ids if name.startswith(prefix))

    def has(self, message: str) -> bool:
        """Whether there is a text of that id."""
        return self._bundle.has_message(message)

    def note(self, message: str, attribute: str) -> str:
        """An attribute of a message that is not said but tells something about it; empty if it has none."""
        has_it = self.has(message) and attribute in self._bundle.get_message(message).attributes
        return self._format(message, attribute, {}).lower() if has_it else ""

    def text(self, message: str, length: Length = Length.FULL, /, *, variant: int = 0, **values: Any) -> str:
        """A message in a length, with its variables. Of several wordings (.alt1, .alt2) number ``variant`` in turn."""
        if length is Length.FULL:
            wordings = self.wordings(message)
            return self._format(message, wordings[variant % len(wordings)], values)
        return self._format(message, length.value, values)

    def wordings(self, message: str) -> tuple[str, ...]:
        """The attributes that say the same in other words, the value ("") first."""
        attributes = self._found(message).attributes
        return ("", *sorted(name for name in attributes if name.startswith("alt")))

    def tell(self, message: Message, names: Sequence[str], kind: Kind, length: Length = Length.FULL) -> Line:
        """The line for an event or an answer: seats become names, and rows a list of their items."""
        name = f"{'answer' if kind is Kind.ANSWER else 'event'}-{message.kind().replace('_', '-')}"
        speaker = Speaker(names, self.listing, lambda row, values: self._item(row, length, values))
        return self.line(name, kind, length, **plain_values(message, speaker))

    def line(self, message: str, kind: Kind, length: Length = Length.FULL, /, **values: Any) -> Line:
        """A message as a line. One with ``.printed`` is fleeting: what is printed and kept leaves its value out."""
        spoken = self.text(message, length, **values)
        if "printed" not in self._found(message).attributes:
            return Line(spoken, kind, message)
        return Line(spoken, kind, message, printed=self._format(message, "printed", values), fleeting=True)

    def _item(self, row: str, length: Length, values: dict[str, Any]) -> str:
        item = f"item-{row}"
        has_length = length is not Length.FULL and length.value in self._found(item).attributes
        return self.text(item, length if has_length else Length.FULL, **values)

    def listing(self, things: Sequence[str], how: str = "and") -> str:
        """Names or other things in a row: "Anna, Ben and Clara". ``how`` is "and", "or", or "apart" for long ones."""
        return things[0] if len(things) == 1 else self.names.row(things, how)

    def either(self, things: Sequence[str]) -> str:
        """Things to choose from: "Anna, Ben or Clara"."""
        return self.listing(things, "or")

    def check(self) -> tuple[str, ...]:
        """One sentence for each message that lacks a length that it needs."""
        needed = (Length.SHORT.value, Length.BRIEF.value)
        return tuple(
            f"{message} has no .{length}; add it."
            for message in self._ids
            if message.startswith(IN_THREE_LENGTHS)
            for length in needed
            if length not in self._found(message).attributes
        )

    def _found(self, message: str) -> Any:
        if not self.has(message):
            raise PromptError(f"There is no text {message} in {self._folder.name}; add it to the .ftl file.")
        return self._bundle.get_message(message)

    def _format(self, message: str, attribute: str, values: dict[str, Any]) -> str:
        found = self._found(message)
        pattern = found.attributes.get(attribute) if attribute else found.value
        where = f"{message}.{attribute}" if attribute else message
        if pattern is None:
            raise PromptError(f"There is no text {where} in {self._folder.name}; add it to the .ftl file.")
        text, errors = self._bundle.format_pattern(pattern, values)
        if errors:
            raise PromptError(f"The text {where} in {self._folder.name} cannot be filled in: {errors[0]!r}. Mend it.")
        return str(text) if message.startswith(_PIECES) else _begun(str(text), values)

    def _number_words(self, number: Any, form: str | None = None) -> str:
        return self.numbers.spoken(int(number), None if form is None else str(form))

    def _possessive(self, name: Any) -> str:
        return self.names.possessive(str(name))


_SENTENCE = re.compile(r"(?:^|(?<=[.!?] ))\w")


def _begun(text: str, values: dict[str, Any]) -> str:
    """The text with a capital at the beginning of each sentence; a name that stands there stays as it is written."""
    names = tuple(value for value in values.values() if isinstance(value, str) and value)
    return _SENTENCE.sub(lambda m: m[0] if text.startswith(names, m.start()) else m[0].upper(), text)
