"""What the host tells people to say is understood where it says so, in every game and language."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from voicehost.dialogue.pending import Ask
from voicehost.dialogue.words import BY_ASK, BY_PHASE, labels_of
from voicehost.evening import Phase
from voicehost.language.templates import Sentences
from voicehost.resources import prompts
from voicehost.shelf import Shelf

if TYPE_CHECKING:
    from collections.abc import Iterator

    from engines.game import Game

SHELF = Shelf.load()
ASKING = re.compile(r"^(ask|again|reminder|setup|touch)-([a-z0-9-]+) =((?:.|\n)*?)(?=^\S|\Z)", re.MULTILINE)
"""A message that asks for something, with the phase or step that it belongs to."""

TO_SAY = re.compile(r"\b(?:[Ss]ay|[Ss]agt?)(?: it like this)?: ([^.?!{}\n]+)[.?!]")
OR = re.compile(r",? (?:or|oder):? ")
NO_SENTENCE = re.compile(r"^(?:like|etwa)\b|, ")
"""An example with a number of its own, or a list of words to choose from."""


def taught(name: str, language: str) -> Iterator[tuple[str, str]]:
    """The step ("setup") or phase in which the host tells people to say something, and what."""
    for file in ("host", name):
        for _, step, text in ASKING.findall((prompts() / language / f"{file}.ftl").read_text(encoding="utf-8")):
            for said in TO_SAY.findall(text):
                yield from ((step, one.strip()) for one in OR.split(said) if not NO_SENTENCE.search(one.strip()))


def is_understood(sentences: Sentences, game: type[Game], step: str, said: str) -> bool:
    phase = step.replace("-", "_")
    walking = step.isdecimal() or step == "setup"
    phase = "setting_up" if walking else phase
    reports = {row.on.__name__ for row in game.steps if row.source.value == phase}
    answers, labels = (BY_ASK[Ask.SET_UP], labels_of(Ask.SET_UP)) if walking else ((), frozenset())
    live = BY_PHASE[Phase.PLAYING] | reports | {query.__name__ for query in game.queries} | set(answers)
    graph = sentences.graph(live, {phase, "playing", f"again-{step}", *labels}, {"seat": {"Anna": 0, "Ben": 1}})
    return bool(sentences.understanding.understand(said, graph))


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("name", SHELF.entries)
def test_what_the_host_tells_people_to_say_is_understood_there(name: str, language: str) -> None:
    game = SHELF.entry(name).game
    sentences = Sentences.load(language, name)
    steps = {str(phase.value).replace("_", "-") for phase in type(game.first_phase)} | {"setup"}
    known = {(step, said) for step, said in taught(name, language) if step in steps or step.isdecimal()}
    assert len(known) > 3
    assert {said for step, said in known if not is_understood(sentences, game, step, said)} == set()
