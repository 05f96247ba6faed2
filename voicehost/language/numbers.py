"""Number words of a language, both ways: regular words by Unicode's own rules, what else people say from data."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache, cached_property
from typing import TYPE_CHECKING

from voicehost.errors import PromptError
from voicehost.language.kept import kept
from voicehost.language.prompt_files import read_yaml
from voicehost.language.spelling import words

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence
    from pathlib import Path

_SOFT_HYPHEN = "\u00ad"


@dataclass(frozen=True)
class Numbers:
    """How a language says and hears whole numbers.

    ``say`` and ``forms`` name rule sets of Unicode's spell-out rules: the usual one, and those that certain nouns want.
    ``hear`` lists the rule sets that are understood, ``hear_also`` further words for single numbers ("zwo").
    """

    language: str
    say: str
    hear: Sequence[str]
    forms: Mapping[str, str] = field(default_factory=dict)
    hear_also: Mapping[int, Sequence[str]] = field(default_factory=dict)

    @classmethod
    def load(cls, folder: Path) -> Numbers:
        """The numbers of the language that ``folder`` holds. Raises PromptError."""
        data = read_yaml(folder / "numbers.yaml")
        return cls(folder.name, data["say"], data["hear"], data.get("forms", {}), data.get("hear_also", {}))

    @cached_property
    def _spellings(self) -> Callable[[int], Mapping[str, str]]:
        """The words for a number by rule set. Spelling out takes milliseconds, so it is done once."""
        from unicode_rbnf import RbnfEngine

        engine = RbnfEngine.for_language(self.language)
        return cache(lambda number: engine.format_number(number).text_by_ruleset)

    def _spelled(self, number: int, rule_set: str) -> str:
        text = self._spellings(number).get(rule_set)
        if text is None:
            raise PromptError(
                f"numbers.yaml of {self.language} names {rule_set}, which Unicode does not have; mend the name."
            )
        return text.replace(_SOFT_HYPHEN, "")

    def spoken(self, number: int, form: str | None = None) -> str:
        """A number as the host says it: 21 is "twenty-one". Raises PromptError for a form that the language lacks."""
        if form is None:
            return self._spelled(number, self.say)
        if form not in self.forms:
            raise PromptError(f"numbers.yaml of {self.language} has no form {form}; add it or use another.")
        return self._spelled(number, self.forms[form])

    def heard(self, number: int) -> tuple[tuple[str, ...], ...]:
        """All the ways in which people say a number, the usual one first, each as words."""
        return self._ways(number)

    @cached_property
    def _ways(self) -> Callable[[int], tuple[tuple[str, ...], ...]]:
        return kept(self._find_ways)

    def _find_ways(self, number: int) -> tuple[tuple[str, ...], ...]:
        usual = [self._spelled(number, rule_set) for rule_set in self.hear]
        return tuple(dict.fromkeys(words(text) for text in [*usual, *self.hear_also.get(number, ())]))

    def value(self, text: str, numbers: range) -> int | None:
        """The number that a text says, in digits or words, if it is one of ``numbers``."""
        said = words(text)
        if len(said) == 1 and said[0].isdecimal():
            return int(said[0]) if int(said[0]) in numbers else None
        return next((number for number in numbers if said in self.heard(number)), None)
