"""How alike two names sound is measured by their letters, the same in every language."""

from __future__ import annotations

from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from voicehost.language.likeness import are_alike, distance
from voicehost.language.names import Names
from voicehost.resources import prompts

ALIKE = [
    *("Anna/Hannah", "Tim/Jim", "Anna/Anne", "Lena/Lina", "Clara/Klara", "Clara/Lara", "Leo/Leon", "Lea/Leo"),
    *("Paul/Paula", "Mia/Pia", "Tim/Till", "Max/Mats", "Sarah/Zara", "Eva/Ava", "Jan/Jana", "Nina/Mina"),
    *("Jonas/Jonah", "Lukas/Lucas", "Kim/Tim", "Tom/Tim", "Ella/Bella", "Hanna/Johanna", "Joe/Zoe", "Amelie/Emily"),
    *("Nele/Nelly", "Cleo/Leo", "Finn/Fynn", "Jörg/Joerg"),
]
UNLIKE = [
    *("Anna/Ben", "Anna/Emma", "Anna/Emil", "Emil/Emma", "Ben/Finn", "Ben/Jan", "Max/Moritz", "Paul/Peter"),
    *("Mama/Papa", "Ben/Leon", "Lukas/Jonas", "Clara/Dora", "Ben/Benjamin", "Jörg/Ben", "Zoe/Theo", "Emma/Mia"),
    *("Hans/Anna", "Elephant/Rabbit", "Heinz/Jens"),
]


@pytest.mark.parametrize("pair", ALIKE)
def test_names_that_are_mixed_up_by_ear_are_alike(pair: str) -> None:
    assert are_alike(*pair.split("/"))


@pytest.mark.parametrize("pair", UNLIKE)
def test_names_that_nobody_mixes_up_are_not(pair: str) -> None:
    assert not are_alike(*pair.split("/"))


@pytest.mark.parametrize("language", ["en", "de"])
def test_few_tables_are_asked_needlessly(language: str) -> None:
    names = Names.load(prompts() / language).first_names
    pairs = list(combinations(names[::2], 2))

    assert sum(are_alike(*pair) for pair in pairs) < 0.01 * len(pairs)


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_animals_to_choose_from_are_unlike_each_other(language: str) -> None:
    animals = Names.load(prompts() / language).to_take

    assert not [pair for pair in combinations(animals, 2) if are_alike(*pair)]


@given(st.text(max_size=12), st.text(max_size=12))
def test_it_does_not_matter_which_name_came_first(one: str, other: str) -> None:
    assert distance(one, other) == pytest.approx(distance(other, one))
