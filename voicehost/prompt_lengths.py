"""How long the host's prompts are: every question, step of setting up and reminder, in words and in seconds.

Run as ``python -m voicehost.prompt_lengths > docs/prompts.md``. A name, a number or another gap counts as one word, a
choice of wordings as its longest. Seconds are those of the full length at the pace of a child's evening.
"""

from __future__ import annotations

import statistics
import sys
from typing import TYPE_CHECKING, NamedTuple

from fluent.syntax import FluentParser, ast

from voicehost.resources import prompts
from voicehost.shelf import BUILT_IN
from voicehost.speaking.pace import CHILD

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

LANGUAGES = ("en", "de")
PROMPTS = ("ask-", "setup-", "touch-", "again-", "reminder-")
"""What the ids begin with of all that asks for a word or a deed."""

LENGTHS = ("", "short", "brief")
MOST_FULL, MOST_BRIEF = 12, 6
"""Words that the medians of the questions may have (issue 5)."""

Entries = dict[str, ast.Message | ast.Term]


class Row(NamedTuple):
    """A prompt and its words in full, short and brief; a length that it lacks is None."""

    message: str
    words: tuple[int | None, ...]


def rows(language: str, name: str) -> list[Row]:
    """The prompts of a game, or of the host, in the order of the file."""
    entries = {**_entries(language, "host"), **_entries(language, name)}
    own = [message for message in _entries(language, name) if message.startswith(PROMPTS)]
    return [Row(message, tuple(_words(entries, message, length) for length in LENGTHS)) for message in own]


def medians(found: list[Row]) -> tuple[float, ...]:
    """The medians of full, short and brief over those that have all three."""
    whole = [row.words for row in found if None not in row.words]
    return tuple(statistics.median(lengths) for lengths in zip(*whole, strict=True))


def _entries(language: str, name: str) -> Entries:
    text = (prompts() / language / f"{name}.ftl").read_text(encoding="utf-8")
    body = FluentParser().parse(text).body
    return {entry.id.name: entry for entry in body if isinstance(entry, ast.Message | ast.Term)}


def _words(entries: Entries, message: str, length: str) -> int | None:
    found = _pattern(entries, message, length)
    return None if found is None else max(len(text.split()) for text in _texts(entries, found))


def _pattern(entries: Entries, message: str, attribute: str) -> ast.Pattern | None:
    entry = entries[message]
    if not attribute:
        return entry.value
    return next((each.value for each in entry.attributes if each.id.name == attribute), None)


def _texts(entries: Entries, pattern: ast.Pattern) -> Iterator[str]:
    """The text with a stand-in for each gap, and with the longest of the wordings that it chooses from."""
    yield "".join(
        element.value if isinstance(element, ast.TextElement) else _longest(entries, element.expression)
        for element in pattern.elements
    )


def _longest(entries: Entries, expression: object) -> str:
    match expression:
        case ast.SelectExpression(variants=variants):
            wordings = [text for variant in variants for text in _texts(entries, variant.value)]
            return max(wordings, key=lambda text: len(text.split()))
        case ast.MessageReference(id=ast.Identifier(name=name), attribute=attribute) if name in entries:
            pattern = _pattern(entries, name, attribute.name if attribute else "")
            return next(_texts(entries, pattern)) if pattern is not None else "gap"
    return "gap"


def page() -> Iterator[str]:
    """The page of docs/."""
    yield "# Prompts\n"
    yield (
        "Every question, step of setting up and reminder, with its words in full, short and brief, and the seconds\n"
        f"that it takes in full at {CHILD} words a minute.\n"
        "Written by `python -m voicehost.prompt_lengths > docs/prompts.md`.\n"
    )
    for language in LANGUAGES:
        yield from _in_language(language)


def _in_language(language: str) -> Iterator[str]:
    tables: Mapping[str, list[Row]] = {name: rows(language, name) for name in ("host", *BUILT_IN)}
    asked = [row for table in tables.values() for row in table if row.message.startswith("ask-")]
    full, short, brief = medians(asked)
    yield f"## {language}\n"
    yield f"Medians of all {len(asked)} questions: {full:g} words full, {short:g} short, {brief:g} brief.\n"
    for name, table in tables.items():
        yield f"### {name}, {language}\n"
        yield "| prompt | full | short | brief | seconds |\n| --- | --- | --- | --- | --- |"
        for message, words in table:
            counts = " | ".join("" if count is None else str(count) for count in words)
            yield f"| {message} | {counts} | {(words[0] or 0) * 60 / CHILD:.0f} |"
        yield ""


if __name__ == "__main__":
    sys.stdout.write("\n".join(page()).rstrip() + "\n")
