"""Who and what a rehearsal is made of: texts, sentences and names of one language, the host's table and its people."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

from voicehost.dialogue.telling import message_id
from voicehost.errors import UsageError
from voicehost.rehearsal.ear import Ear, Texts
from voicehost.rehearsal.people import People
from voicehost.rehearsal.phrasebook import Graphs, Phrasebook

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from voicehost.around import Around
    from voicehost.hearing.listener import Listener
    from voicehost.host import Host
    from voicehost.ledger import Ledger
    from voicehost.shelf import ShelfEntry
    from voicehost.texts import Texts as HostTexts

NUMBERS = range(61)
"""Numbers that people understand when the host says them: more than any box holds of one thing."""


class NoManners:
    """Pace and loudness mean nothing without a loudspeaker."""

    sounds = True
    printed_sounds = False

    def fulfil(self, effect: object) -> None:
        """Do nothing."""

    def choose(self, name: str, value: object) -> None:
        """Do nothing."""


class NoPast:
    """Nothing was played before: a rehearsal begins a new evening."""

    def last(self) -> None:
        """No game."""

    def wins(self, _: str) -> int:
        """None."""
        return 0

    def told_of_copy(self, *_: object) -> tuple[()]:
        """Nothing."""
        return ()

    def tonight(self) -> tuple[()]:
        """No game."""
        return ()


class Cast:
    """What all rehearsals of one game in one language share. Making one takes a while, rehearsing does not."""

    def __init__(
        self,
        entry: ShelfEntry,
        language: str = "en",
        *,
        texts: HostTexts | None = None,
        ledger: Ledger | None = None,
    ) -> None:
        """``texts`` and ``ledger`` are those of an evening with other games before; by itself each cast has its own.

        Raises UsageError for a game that cannot be rehearsed in this language, PromptError for broken texts.
        """
        from voicehost.dialogue.keys import Keys
        from voicehost.language.names import Names
        from voicehost.ledger import Ledger
        from voicehost.resources import prompts
        from voicehost.shelf import Shelf
        from voicehost.texts import Texts as HostTexts

        if language not in entry.languages:
            raise UsageError(f"{entry.name} does not speak {language}. Languages: {', '.join(entry.languages)}.")
        self.entry = entry
        self.language = language
        self.box = entry.box()
        game = entry.prompts / language / entry.name
        self._texts = Texts(language, [prompts() / language / "host.ftl", game.with_suffix(".ftl")])
        self._shelf = Shelf({entry.name: entry})
        self._host_texts = texts or HostTexts(language, self._shelf)
        self._sentences = self._host_texts.sentences(entry.name)
        self._names = Names.load(prompts() / language)
        self._keys = Keys.load(language)
        self._ledger = ledger or Ledger.in_memory()
        numbers = self._sentences.numbers
        self._numbers = {" ".join(words): number for number in NUMBERS for words in numbers.heard(number)}
        self._graphs: Graphs = {}

    @property
    def offered(self) -> frozenset[str]:
        """The reports of the game that the host offers as an answer of one key."""
        offered = self._host_texts.narration(self.entry.name).ids("choice-")
        kinds = {kind: message_id("choice", kind.kind()) for kind in self.entry.game.report_kinds()}
        return frozenset(
            kind.__name__
            for kind, message in kinds.items()
            if any(f"{each}-".startswith(f"{message}-") for each in offered)
        )

    def seats(self, wanted: int | None, seed: int) -> int:
        """How many play; without a wish the seed decides. Raises UsageError for a number that the game is not for."""
        allowed = self.entry.game.seats_allowed
        if wanted is None:
            return allowed[seed % len(allowed)]
        if wanted not in allowed:
            raise UsageError(f"{self.entry.name} is for {allowed[0]} to {allowed[-1]} players, not for {wanted}.")
        return wanted

    def names(self, seats: int, seed: int) -> tuple[str, ...]:
        """Names for a table, no two with the same first letter."""
        choice = random.Random(seed)  # noqa: S311  seeded on purpose: a rehearsal can be repeated
        by_letter: dict[str, list[str]] = {}
        for name in self._names.first_names:
            by_letter.setdefault(name[0], []).append(name)
        return tuple(choice.choice(by_letter[letter]) for letter in choice.sample(sorted(by_letter), seats))

    def listener(self) -> Listener:
        """The real line from sound to words, as the host would have it on this machine. Raises ModelError."""
        from voicehost.hearing.finding import find_recipe
        from voicehost.resources import models_folder

        return find_recipe(self.language, "auto", None, models_folder()).listener()

    def people(self, names: Sequence[str], seed: int, options: Mapping[str, str] | None = None) -> People:
        """A fresh box with people around it, who play by these house rules."""
        rng = random.Random(seed)  # noqa: S311
        box = self.box(len(names), rng, options or {})
        phrasebook = Phrasebook(self._sentences, names, rng, self._graphs)
        ear = Ear(self._texts, [(name, self._names.possessive(name)) for name in names], self._numbers)
        return People(box, len(names), phrasebook, ear, rng)

    def host(self, around: Around, names: Sequence[str], seed: int, options: Mapping[str, str] | None = None) -> Host:
        """A host of this game for these people, with the cast's log in memory, before a word. Raises UsageError."""
        from voicehost.evening import GameChosen, HouseRuleSet, PlayerSeated, TableComplete
        from voicehost.host import Host
        from voicehost.opening import Table

        draw = random.Random(seed).choice  # noqa: S311  the same seed draws the same lots
        table = Table(self._shelf, self._host_texts, self._keys, self._ledger, draw)
        table.past = NoPast()
        rules = [HouseRuleSet(rule, value) for rule, value in (options or {}).items()]
        seated = [GameChosen(self.entry.name), *map(PlayerSeated, names), *rules, TableComplete()]
        conversation, refusal = table.fresh(seated)
        if refusal is not None:
            raise UsageError(f"the host refuses the table {', '.join(names)}: {refusal.reason.value}.")
        return Host(around, conversation, table, NoManners())
