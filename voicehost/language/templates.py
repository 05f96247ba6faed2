"""The sentences that people may say, from the templates of prompts/ to the word graph of one state.

Templates keep hassil's format and hassil parses them. Graph and matching are ours: a graph is compiled for the intents
that are live, once for each state, and nothing is ever enumerated.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import cached_property
from itertools import islice, product
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from voicehost.language.expressions import ListValue, shortest
from voicehost.language.kept import kept
from voicehost.language.names import spoken_list
from voicehost.language.numbers import Numbers
from voicehost.language.reading import Value
from voicehost.language.spelling import words
from voicehost.language.template_files import SEAT, Block, Templates
from voicehost.language.understanding import Understanding
from voicehost.language.workshop import GAME, HOST, Workshop
from voicehost.resources import prompts

if TYPE_CHECKING:
    from voicehost.language.wordgraph import WordGraph

Named = Mapping[str, Mapping[str, Value]]
"""Lists of the evening: {"seat": {"Anna": 0, "Ben": 1}}."""

_NAMES = ("name", "animal")
"""The lists of names.yaml that stand for people."""

_FrozenNamed = tuple[tuple[str, tuple[tuple[str, Value], ...]], ...]

GRAPHS = 8
"""Word graphs that are kept for the next time: each takes a third of a megabyte, and 7 ms to make again.

In three whole games of each kind 1,437 of 1,841 graphs were there already with 8, 1,501 with 16, 1,624 with 128.
"""

TABLES = 2
"""Tables for which what graphs are woven from is kept: the one that plays, and one with a player more or less."""


class Moment(NamedTuple):
    """The intents that are live at a moment of the game, and the labels of its state."""

    live: Collection[str]
    context: Collection[str]


class Likely(NamedTuple):
    """The intents that answer the question of the moment, and those that people often tell instead."""

    awaited: Collection[str] = frozenset()
    instead: Collection[str] = frozenset()


NOTHING_IS_ASKED = Likely()


class _Wanted(NamedTuple):
    """What a graph is made of; the key under which it is kept."""

    live: frozenset[str]
    context: frozenset[str]
    named: _FrozenNamed
    wrapped: frozenset[str]
    wrapped_context: frozenset[str]
    awaited: frozenset[str]
    instead: frozenset[str]


class Sentences:
    """All templates of one language for the host and its games."""

    def __init__(self, templates: Templates) -> None:
        self.blocks: Sequence[Block] = tuple(templates.blocks)
        self.numbers = templates.numbers
        self.understanding = Understanding(tuple(map(words, templates.skip_words)), templates.numbers)
        self.host_names = tuple(map(words, templates.host_names))
        self.asides = tuple(map(words, templates.asides))
        self._rules = templates.rules
        self._lists = templates.lists
        self._kept = kept(self._compiled, GRAPHS)
        self._workshop = kept(self._opened, TABLES)

    @classmethod
    def load(cls, language: str, *games: Path | str) -> Sentences:
        """The host's sentences and those of ``games``: names of games that come with the host, or YAML files of others.

        Raises PromptError.
        """
        folder = prompts() / language
        templates = Templates(Numbers.load(folder))
        for file in (folder / "host.yaml", folder / "names.yaml"):
            templates.add(file, HOST)
        for game in games:
            templates.add(game if isinstance(game, Path) else folder / f"{game}.yaml", GAME)
        return cls(templates)

    @cached_property
    def intents(self) -> frozenset[str]:
        """Every intent that has a template."""
        return frozenset(block.intent for block in self.blocks)

    @cached_property
    def labels(self) -> frozenset[str]:
        """Every context label that a template asks for."""
        return frozenset().union(*(block.states | block.other_states for block in self.blocks))

    def graph(
        self,
        live: Collection[str],
        context: Collection[str],
        lists: Named,
        corrects: Moment | None = None,
        likely: Likely = NOTHING_IS_ASKED,
    ) -> WordGraph:
        """The word graph of the intents that may be said now, kept for the next time. Raises PromptError.

        ``context`` holds labels of the state, ``lists`` the names of the evening. ``corrects`` is the moment of the
        last report, whose sentences may correct it ("no, two"); ``likely`` is what people say to the question.
        """
        before = corrects or Moment((), ())
        return self._kept(
            _Wanted(
                frozenset(live) & self.intents,
                frozenset(context) & self.labels,
                tuple(sorted((name, tuple(values.items())) for name, values in lists.items())),
                frozenset(before.live) & self.intents,
                frozenset(before.context) & self.labels,
                frozenset(likely.awaited) & self.intents,
                frozenset(likely.instead) & self.intents,
            )
        )

    @cached_property
    def without_names(self) -> WordGraph:
        """Every sentence in every state but those that call somebody by name, to see whether a name is a word too."""
        empty: _FrozenNamed = tuple((name, ()) for name in (*_NAMES, SEAT))
        return self._opened(empty).graph([block for block in self.blocks if not block.wraps], ())

    def _compiled(self, wanted: _Wanted) -> WordGraph:
        live = [block for block in self._blocks_of(wanted.live, wanted.context) if not block.wraps]
        around = [block for block in self.blocks if block.wraps and block.holds_in(wanted.context)]
        corrected = [block for block in self._blocks_of(wanted.wrapped, wanted.wrapped_context) if not block.wraps]
        graph = self._workshop(wanted.named).graph(live, product(around, corrected))
        return replace(graph, awaited=wanted.awaited, instead=wanted.instead)

    def _opened(self, named: _FrozenNamed) -> Workshop:
        return Workshop(self._rules, self._all_lists(named))

    def _blocks_of(self, intents: Collection[str], context: Collection[str]) -> Iterator[Block]:
        return (block for block in self.blocks if block.intent in intents and block.holds_in(context))

    def _all_lists(self, named: _FrozenNamed) -> dict[str, Sequence[ListValue]]:
        spoken = {name: spoken_list(dict(values), self.numbers, shortened=name == SEAT) for name, values in named}
        return {**self._lists, **{name: [ListValue(*each) for each in values] for name, values in spoken.items()}}

    def examples(
        self, intent: str, context: Collection[str], lists: Named, limit: int, number: int | None = None
    ) -> tuple[str, ...]:
        """What can be said for an intent: its templates in their shortest form, as written, in the author's order.

        With ``number`` that is the only one that lists of numbers hold.
        """
        known = self._all_lists(tuple((name, tuple(values.items())) for name, values in lists.items()))
        if number is not None:
            known |= {name: _only(number, known[name]) for name in known.keys() - lists.keys()}
        texts = (
            shortest(sentence, self._rules, known)
            for block in self._blocks_of({intent}, context)
            if not block.wraps
            for sentence in block.sentences
        )
        whole = (" ".join(text.split()) for text in texts if text is not None)
        return tuple(islice(dict.fromkeys(whole), limit))


def _only(number: int, values: Sequence[ListValue]) -> Sequence[ListValue]:
    """The ways to say one number, of a list that holds numbers; any other list as it is."""
    counts = all(type(value.value) is int for value in values)
    return [value for value in values if value.value == number] if counts else values
