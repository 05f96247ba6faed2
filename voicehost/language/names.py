"""Names as people are called, and as they can be said, heard and put into a sentence."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING

from voicehost.language.prompt_files import read_yaml
from voicehost.language.spelling import unaccented, words

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from pathlib import Path

    from voicehost.language.numbers import Numbers
    from voicehost.language.reading import Value

OFFERED = 3
"""Names to take that are offered at once; more are not remembered (conventions.md 1.4)."""

_LONGEST_SPOKEN = 40
"""Letters. A longer name is kept as it is written and called by as many of its words as fit."""


_LONGEST_NUMBER = 3
"""Digits. A longer number in a name is said digit by digit."""


@dataclass(frozen=True)
class Names:
    """A language's common first names, names that a table can take instead, what relatives are called, and possessives.

    ``possessives`` pairs an ending of a name with the pattern for it; the first that fits is used.
    """

    first_names: Sequence[str]
    to_take: Sequence[str]
    relatives: Sequence[str]
    possessives: Sequence[tuple[str, str]]
    rows: Mapping[str, Mapping[str, str]]
    between: Sequence[str]

    def free(self, taken: Sequence[str]) -> list[str]:
        """A few of the names to take that nobody has yet."""
        return [name for name in self.to_take if name not in taken][:OFFERED]

    @classmethod
    def load(cls, folder: Path) -> Names:
        """The names of the language that ``folder`` holds. Raises PromptError."""
        data = read_yaml(folder / "names.yaml")
        return cls(
            data["lists"]["name"]["values"],
            [value["out"] for value in data["lists"]["animal"]["values"]],
            data["lists"]["relative"]["values"],
            [(each["ending"], each["form"]) for each in data["possessives"]],
            data["rows"],
            data["between_names"],
        )

    def possessive(self, name: str) -> str:
        """The name as an owner: "Anna's", "James'"."""
        form = next(form for ending, form in self.possessives if name.lower().endswith(ending))
        return form.format(name=name)

    def row(self, things: Sequence[str], how: str) -> str:
        """Things in a row: "Anna, Ben and Clara". ``how`` names one of the ways in the data: and, or, apart."""
        way = self.rows[how]
        if len(things) < 2:
            return "".join(things)
        if len(things) == 2:
            return way["two"].format(*things)
        return way["last"].format(way["comma"].join(things[:-1]), things[-1])

    def told(self, line: str) -> tuple[str, ...]:
        """The names in a typed line, as they are written: "Anna, J.R. and Zoë"."""
        between = "|".join(re.escape(word) for word in self.between)
        parts = re.split(rf"[,;]|\s+(?:{between})\s+", line)
        return tuple(as_written(part.strip()) for part in parts if part.strip())


def as_written(name: str) -> str:
    """A name as it is shown: whoever types in a hurry leaves the capitals out, so "anna maria" is Anna Maria."""
    return name.title() if name == name.lower() else name


def spoken_forms(name: str, numbers: Numbers) -> tuple[tuple[str, ...], ...]:
    """The ways to say a written name, as words: "J.R." is j r, "C3" is c three, "Zoë" also zoe. None for an emoji."""
    said: tuple[str, ...] = ()
    for word in words(name):
        spelled = _digits(word, numbers) if word.isdecimal() else (word,)
        if said and sum(map(len, said + spelled)) > _LONGEST_SPOKEN:
            break
        said += spelled
    return tuple(dict.fromkeys((said, tuple(map(unaccented, said))))) if said else ()


def _digits(word: str, numbers: Numbers) -> tuple[str, ...]:
    """A number in a name as it is said; a long one digit by digit."""
    parts = [word] if len(word) <= _LONGEST_NUMBER else list(word)
    return tuple(said for part in parts for said in numbers.heard(int(part))[0])


def spoken_list(
    names: Mapping[str, Value], numbers: Numbers, *, shortened: bool
) -> tuple[tuple[tuple[str, ...], Value, str], ...]:
    """Every way to say one of several names, with its value and written form.

    ``shortened`` adds the first of a name's words ("Anna Maria" is also anna) where nobody else could be meant.
    """
    forms = [(form, value, name) for name, value in names.items() for form in spoken_forms(name, numbers)]
    if not shortened:
        return tuple(forms)
    owners: dict[tuple[str, ...], set[tuple[Value, str]]] = {}
    for form, value, name in forms:
        if len(form) > 1 and len(form[0]) > 1:
            owners.setdefault(form[:1], set()).add((value, name))
    whole = {form for form, _, _ in forms}
    short = [(form, *owner) for form, (owner, *others) in owners.items() if not others and form not in whole]
    return (*forms, *short)
