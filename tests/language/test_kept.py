"""What keeps its results is gone at once when nobody uses it."""

from __future__ import annotations

import gc
import weakref
from typing import TYPE_CHECKING

import pytest

from voicehost.language.expressions import parsed
from voicehost.language.kept import kept
from voicehost.language.templates import Sentences
from voicehost.shelf import Shelf
from voicehost.texts import Texts

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator


class Squares:
    """Counts how often it has to work."""

    def __init__(self, most: int | None) -> None:
        self.worked = 0
        self.of: Callable[[int], int] = kept(self._of, most)

    def _of(self, number: int) -> int:
        self.worked += 1
        return number * number


@pytest.fixture
def nothing_is_collected() -> Iterator[None]:
    gc.disable()
    yield
    gc.enable()


@pytest.mark.parametrize(("most", "worked"), [(None, 3), (2, 4)])
def test_results_are_kept_up_to_a_number(most: int | None, worked: int) -> None:
    squares = Squares(most)

    assert [squares.of(n) for n in (1, 2, 2, 3, 1)] == [1, 4, 4, 9, 1]
    assert squares.worked == worked


def test_a_method_that_is_called_without_its_object_says_so() -> None:
    orphan = Squares(None).of

    with pytest.raises(ReferenceError):
        orphan(2)


@pytest.mark.usefixtures("nothing_is_collected")
def test_the_sentences_of_a_game_with_all_that_they_are_woven_from_are_freed_without_a_collection() -> None:
    sentences = Sentences.load("en", "purzelbaum")
    assert sentences.graph({"Hit", "Missed"}, (), {"seat": {"Anna": 0}}).arcs
    workshop = sentences._workshop((("seat", (("Anna", 0),)),))
    gone = [weakref.ref(each) for each in (sentences, sentences.numbers, workshop, workshop._loom)]
    del sentences, workshop

    assert [each() for each in gone] == [None] * len(gone)


@pytest.mark.usefixtures("nothing_is_collected")
def test_an_expression_is_freed_without_a_collection() -> None:
    gone = weakref.ref(parsed("(a|b {seat}) [<c>] d", "a test"))

    assert gone() is None


@pytest.mark.usefixtures("nothing_is_collected")
def test_only_the_game_that_is_played_keeps_its_sentences() -> None:
    texts = Texts("en", Shelf.load())
    first = weakref.ref(texts.sentences("purzelbaum"))
    host = texts.sentences("")
    assert texts.sentences("purzelbaum") is first()
    texts.sentences("knusperhexe")

    assert texts.sentences("") is not None
    assert host is not None
    texts.sentences("sauerbaum")
    assert first() is None
