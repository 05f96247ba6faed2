"""How people understand the host: its own texts, read backwards.

Every text of prompts/<language>/*.ftl becomes a pattern. A sentence that was heard fits the patterns of the messages
that can have made it, and what stands in the gaps is what the host said: a name, a number, one form of a choice.
People know nothing else of the host, so a text from which right and wrong cannot be told apart fails the rehearsal.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from babel import Locale
from fluent.syntax import FluentParser, ast

from voicehost.errors import PromptError
from voicehost.language.kept import kept
from voicehost.language.spelling import words
from voicehost.rehearsal.box import Seat

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
    from pathlib import Path

    from voicehost.rehearsal.box import Value

NEVER_SAID = ("printed", "phases", "settles")
"""Attributes of a text that nobody hears: what is printed for it, where a choice is offered, what a step asks for."""

NEVER_ALONE = ("item-", "part-")
"""How the ids of texts begin that are only said inside others."""


SENTENCES = 512
"""So many of the host's sentences are understood without thinking again: more than a game has."""


@dataclass(frozen=True)
class Fork:
    """One branch of a choice in a text: the variable it turns on, and its key.

    ``others`` are the keys of the other branches if this is the one for all that they do not name.
    """

    variable: str
    key: str
    others: frozenset[str] = frozenset()


@dataclass(frozen=True)
class Meaning:
    """What a sentence of the host may mean: the message, what stood in its gaps, and which branches it took."""

    message: str
    gaps: tuple[tuple[str, str], ...] = ()
    forks: tuple[Fork, ...] = ()


@dataclass
class _Pattern:
    """A text of the host as a regular expression, with the meaning of its groups."""

    message: str
    gaps: dict[str, str] = field(default_factory=dict)
    forks: dict[str, Fork] = field(default_factory=dict)
    regex: re.Pattern[str] = field(default_factory=lambda: re.compile(""))


class Texts:
    """What the host can say in one language, compiled once for every table."""

    def __init__(self, language: str, files: Iterable[Path]) -> None:
        """Raises PromptError for a file that cannot be read or refers to nothing."""
        self.plural: Callable[[int], str] = Locale.parse(language).plural_form
        self._kept = kept(self._fitting, SENTENCES)
        self._entries: dict[str, ast.Message | ast.Term] = {}
        for file in files:
            self._read(file)
        messages = [entry for entry in self._entries.values() if isinstance(entry, ast.Message)]
        spoken = [message for message in messages if not message.id.name.startswith(NEVER_ALONE)]
        self._patterns = [pattern for message in spoken for pattern in self._compile(message)]

    def _read(self, path: Path) -> None:
        try:
            resource = FluentParser().parse(path.read_text("utf-8"))
        except OSError as broken:
            raise PromptError(f"{path} cannot be read ({broken.strerror}); put the language's texts there.") from None
        for entry in resource.body:
            if isinstance(entry, ast.Message | ast.Term):
                prefix = "-" if isinstance(entry, ast.Term) else ""
                self._entries[prefix + entry.id.name] = entry

    def _compile(self, message: ast.Message) -> Iterable[_Pattern]:
        said = (attribute.value for attribute in message.attributes if attribute.id.name not in NEVER_SAID)
        for text in [message.value, *said]:
            if text is not None:
                pattern = _Pattern(message.id.name)
                source = self._pattern_of(text, pattern)
                pattern.regex = re.compile(r"\s*" + source + r"\s*", re.IGNORECASE)
                yield pattern

    def _pattern_of(self, text: ast.Pattern, into: _Pattern) -> str:
        return "".join(self._element(element, into) for element in text.elements)

    def _element(self, element: Any, into: _Pattern) -> str:
        match element:
            case ast.TextElement(value=text):
                return r"\s+".join(re.escape(word) for word in re.split(r"\s+", text))
            case ast.Placeable(expression=inner):
                return self._element(inner, into)
            case ast.StringLiteral():
                return re.escape(str(element.parse()["value"]))
            case ast.NumberLiteral(value=number):
                return re.escape(number)
            case ast.SelectExpression():
                return self._choice(element, into)
            case ast.MessageReference(id=ast.Identifier(name=name)):
                return self._referred(name, element.attribute, into)
            case ast.TermReference(id=ast.Identifier(name=name)):
                return self._referred("-" + name, element.attribute, into)
        return self._gap(_variable(element), into)

    def _gap(self, variable: str, into: _Pattern) -> str:
        group = f"gap{len(into.gaps)}"
        into.gaps[group] = variable
        return f"(?P<{group}>.*?)"

    def _choice(self, choice: ast.SelectExpression, into: _Pattern) -> str:
        variable = _variable(choice.selector)
        keys = [_key(variant) for variant in choice.variants]
        branches = []
        for key, variant in zip(keys, choice.variants, strict=True):
            group = f"fork{len(into.forks)}"
            others = frozenset(keys) - {key} if variant.default else frozenset()
            into.forks[group] = Fork(variable, key, others)
            branches.append(f"(?P<{group}>)" + self._pattern_of(variant.value, into))
        return "(?:" + "|".join(branches) + ")"

    def _referred(self, name: str, attribute: ast.Identifier | None, into: _Pattern) -> str:
        entry = self._entries.get(name)
        parts = {a.id.name: a.value for a in entry.attributes} if entry else {}
        text = parts.get(attribute.name) if attribute else entry.value if entry else None
        if text is None:
            raise PromptError(f"{into.message} refers to {name}, which no text defines; add it or mend the name.")
        return self._pattern_of(text, into)

    def meanings(self, sentence: str, never: tuple[str, ...] = ()) -> tuple[Meaning, ...]:
        """What a sentence may mean: the messages that fit it with the most words of their own.

        ``never`` tells how the ids of messages begin that it cannot be, by its tone.
        """
        return self._kept(sentence, never)

    def _fitting(self, sentence: str, never: tuple[str, ...]) -> tuple[Meaning, ...]:
        patterns = (pattern for pattern in self._patterns if not pattern.message.startswith(never))
        fitting = [(pattern, match) for pattern in patterns if (match := pattern.regex.fullmatch(sentence))]
        own = [len(sentence) - sum(len(match[group] or "") for group in pattern.gaps) for pattern, match in fitting]
        most = max(own, default=0)
        return tuple(
            dict.fromkeys(_meaning(*fit) for fit, letters in zip(fitting, own, strict=True) if letters == most)
        )


class Ear:
    """The ears of people at a table: each seat has the ``names`` by which it is called, "Anna" and "Anna's".

    ``numbers`` gives the value of each number word.
    """

    def __init__(self, texts: Texts, names: Sequence[Collection[str]], numbers: Mapping[str, int]) -> None:
        self._texts = texts
        self._names = [{name.casefold() for name in called} for called in names]
        self._numbers = {word.casefold(): number for word, number in numbers.items()}

    def meanings(self, sentence: str, never: tuple[str, ...] = ()) -> tuple[Meaning, ...]:
        """What a sentence of the host may mean, and by its tone none of ``never``."""
        return self._texts.meanings(sentence, never)

    def agrees(self, meaning: Meaning, values: Mapping[str, Value | tuple[Value, ...]]) -> bool:
        """Whether nothing that was said is at odds with these values."""
        gaps = all(self._is_said(text, values[name]) for name, text in meaning.gaps if name in values)
        return gaps and all(
            self._takes(fork, values[fork.variable]) for fork in meaning.forks if fork.variable in values
        )

    def values(self, meaning: Meaning) -> Mapping[str, Value]:
        """What was said, by variable: a seat for a name, a number for its word, otherwise the key or the words."""
        said = {name: self._value(text.strip()) for name, text in meaning.gaps}
        return {fork.variable: fork.key for fork in meaning.forks} | said

    def _value(self, text: str) -> Value:
        seat = next((seat for seat, called in enumerate(self._names) if text.casefold() in called), None)
        return self._numbers.get(" ".join(words(text)), text) if seat is None else Seat(seat)

    def _listed(self, said: str) -> Iterator[Value]:
        """The names and numbers of a list, in their order."""
        for word in words(said):
            value = self._value(word)
            if value != word:
                yield value

    def _takes(self, fork: Fork, value: Value | tuple[Value, ...]) -> bool:
        """Whether a value leads to this branch: by itself, by its plural form, or as one that no other branch names."""
        forms = {str(value).casefold()}
        if isinstance(value, int) and not isinstance(value, bool):
            forms.add(self._texts.plural(value))
        return fork.key in forms or (bool(fork.others) and not fork.others & forms)

    def _is_said(self, text: str, value: Value | tuple[Value, ...]) -> bool:
        said = text.strip().casefold()
        if isinstance(value, tuple):
            return tuple(self._listed(said)) == value
        if isinstance(value, Seat):
            return said in self._names[value]
        if isinstance(value, int) and not isinstance(value, bool):
            return said == str(value) or self._numbers.get(" ".join(words(said))) == value
        return said == str(value).casefold()


def _variable(expression: Any) -> str:
    """The variable that fills a gap or decides a choice; an empty name when there is none."""
    if isinstance(expression, ast.VariableReference):
        return expression.id.name
    arguments = getattr(getattr(expression, "arguments", None), "positional", None) or []
    return next((name for argument in arguments if (name := _variable(argument))), "")


def _key(variant: ast.Variant) -> str:
    return variant.key.name if isinstance(variant.key, ast.Identifier) else str(variant.key.value)


def _meaning(pattern: _Pattern, match: re.Match[str]) -> Meaning:
    groups = match.groupdict()
    gaps = tuple((name, groups[group]) for group, name in pattern.gaps.items() if groups[group] is not None)
    forks = tuple(fork for group, fork in pattern.forks.items() if groups[group] is not None)
    return Meaning(pattern.message, gaps, forks)
