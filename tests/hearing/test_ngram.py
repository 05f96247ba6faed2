"""The trigram model of a list: a proper one, and true to the list."""

from __future__ import annotations

import re
from collections import defaultdict
from typing import TYPE_CHECKING

import pytest
from hearing_lists import listed

from voicehost.hearing.ngram import arpa

if TYPE_CHECKING:
    from voicehost.language.wordgraph import WordGraph

GRAPH = listed("two nuts", "two nuts and a leaf", "the nut is in", "no")


def models(graph: WordGraph) -> dict[int, dict[tuple[str, ...], float]]:
    found: dict[int, dict[tuple[str, ...], float]] = defaultdict(dict)
    order = 0
    for line in arpa(graph).splitlines():
        if heading := re.fullmatch(r"\\(\d)-grams:", line):
            order = int(heading[1])
        elif "\t" in line:
            chance, words, *_ = line.split("\t")
            found[order][tuple(words.split())] = 10 ** float(chance)
    return found


def test_the_header_tells_the_true_sizes() -> None:
    text = arpa(GRAPH)

    for order, model in models(GRAPH).items():
        assert f"ngram {order}={len(model)}\n" in text


def test_every_sentence_is_made_of_listed_trigrams() -> None:
    trigrams = models(GRAPH)[3]

    for sentence in GRAPH.sentences(10):
        words = ("<s>", *sentence.split(), "</s>")
        assert all(words[at : at + 3] in trigrams for at in range(len(words) - 2))


def test_what_was_seen_after_a_history_shares_nine_tenths_of_its_chance() -> None:
    sums: dict[tuple[str, ...], float] = defaultdict(float)
    for words, chance in models(GRAPH)[3].items():
        sums[words[:-1]] += chance

    assert list(sums.values()) == pytest.approx([0.9] * len(sums), abs=0.001)


def test_words_of_any_script_are_written_as_they_are() -> None:
    assert "dreißig nüsse" in arpa(listed("dreißig nüsse")).replace("<s> ", "")
