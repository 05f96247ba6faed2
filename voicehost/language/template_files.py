"""Reads the templates of prompts/: intents, rules, lists and skip words, in hassil's own format.

``host_names`` and ``asides`` are ours: what the host is called, and how something begins that is not for it.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING, Any

from voicehost.errors import PromptError
from voicehost.language.expressions import ListValue, list_values, parsed
from voicehost.language.prompt_files import read_yaml

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator, Mapping, Sequence
    from pathlib import Path

    from voicehost.language.numbers import Numbers
    from voicehost.language.reading import Slots

SENTENCE = "sentence"
"""The list that stands for another whole sentence: "no, {sentence}"."""


SEAT = "seat"
"""The list of the players' names."""


@dataclass(frozen=True, eq=False)
class Block:
    """Templates of one intent with the slots that they imply, and the states in which they mean it.

    Where sentences of several blocks are the same, the block with the greatest ``weight`` is meant.
    """

    intent: str
    templates: tuple[str, ...]
    source: str
    weight: int
    slots: Slots = ()
    states: frozenset[str] = frozenset()
    other_states: frozenset[str] = frozenset()

    def holds_in(self, context: Collection[str]) -> bool:
        """Whether the templates mean this intent where these labels hold."""
        return (not self.states or not self.states.isdisjoint(context)) and self.other_states.isdisjoint(context)

    @cached_property
    def sentences(self) -> tuple[Any, ...]:
        """The templates as expressions. Raises PromptError."""
        return tuple(parsed(template, f"{self.source}, {self.intent}") for template in self.templates)

    @property
    def is_bare(self) -> bool:
        """Whether they are another sentence and nothing else."""
        return self.templates == (f"{{{SENTENCE}}}",)

    @cached_property
    def wraps(self) -> bool:
        """Whether the templates stand around another sentence."""
        return any(f"{{{SENTENCE}}}" in template for template in self.templates)


@dataclass
class Templates:
    """What the files of one language hold, added up."""

    numbers: Numbers
    blocks: list[Block] = field(default_factory=list)
    rules: dict[str, Any] = field(default_factory=dict)
    lists: dict[str, Sequence[ListValue]] = field(default_factory=dict)
    skip_words: list[str] = field(default_factory=list)
    host_names: list[str] = field(default_factory=list)
    asides: list[str] = field(default_factory=list)

    def add(self, file: Path, weight: int) -> None:
        """Add what a file holds; its sentences have this weight against the same in other files.

        Raises PromptError for what cannot be read and for a rule or list declared twice.
        """
        data = read_yaml(file)
        where = f"{file.parent.name}/{file.name}"
        try:
            self.blocks += _blocks(data.get("intents", {}), where, weight)
            rules = {name: parsed(text, f"{where}, {name}") for name, text in data.get("expansion_rules", {}).items()}
            lists = {name: self._values(spec, where) for name, spec in data.get("lists", {}).items()}
        except (KeyError, TypeError, AttributeError) as error:
            raise PromptError(f"{where} does not have hassil's form ({error!r}); compare it with host.yaml.") from error
        _add_new(self.rules, rules, where)
        _add_new(self.lists, lists, where)
        self.skip_words += data.get("skip_words", [])
        self.host_names += data.get("host_names", [])
        self.asides += data.get("asides", [])

    def _values(self, spec: Mapping[str, Any], where: str) -> Sequence[ListValue]:
        if "range" in spec:
            span = range(spec["range"]["from"], spec["range"]["to"] + 1)
            return [ListValue(said, number, " ".join(said)) for number in span for said in self.numbers.heard(number)]
        pairs = [(value["in"], value["out"]) if isinstance(value, dict) else (value, value) for value in spec["values"]]
        return [each for text, value in pairs for each in list_values(text, value, where)]


def _blocks(intents: Mapping[str, Any], where: str, weight: int) -> Iterator[Block]:
    for intent, content in intents.items():
        for block in content["data"]:
            yield Block(
                intent,
                tuple(block["sentences"]),
                where,
                weight,
                tuple(sorted(block.get("slots", {}).items())),
                frozenset(block.get("requires_context", {}).get("state", ())),
                frozenset(block.get("excludes_context", {}).get("state", ())),
            )


def _add_new(known: dict[str, Any], more: Mapping[str, Any], where: str) -> None:
    for name, value in more.items():
        if name in known:
            raise PromptError(f"{where}: {name} is declared twice; choose another name.")
        known[name] = value
