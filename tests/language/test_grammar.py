"""What the recognisers are given says the same as the graph, and they take it."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from states import PHASES, graph_in, sentences

from voicehost.language.grammar import answers, fsg, phrases, spoken
from voicehost.language.reading import Reading
from voicehost.language.templates import Sentences
from voicehost.language.wordgraph import Arc, WordGraph

ODD_NAMES = ["J.R.", "O'Neill", 'Ann "Ace"', "Zoë", "C3", "", "x" * 200, "\U0001f43f"]


@cache
def decoder() -> Any:
    from pocketsphinx import Decoder

    return Decoder(lm=None, samprate=16000, loglevel="FATAL")


def known(graph: WordGraph) -> set[str]:
    return {word for word in graph.words() if decoder().lookup_word(word) is not None}


@pytest.mark.parametrize("phase", PHASES)
def test_all_forms_hold_exactly_the_words_of_the_graph(phase: str) -> None:
    graph = graph_in(phase, corrects=phase)
    _, _, _, transitions = fsg(graph)
    assert {transition[3] for transition in transitions if len(transition) == 4} == graph.words()
    assert {word for phrase in phrases(graph) for word in phrase.split()} == graph.words()


@pytest.mark.parametrize("phase", PHASES)
def test_without_meanings_a_graph_has_the_same_sentences_in_fewer_states(phase: str) -> None:
    graph = graph_in(phase, corrects=phase)
    bare = spoken(graph)
    assert bare.states < 0.8 * graph.states
    assert all(bare.read(sentence.split()) for sentence in graph.sentences(3000))
    assert all(graph.read(sentence.split()) for sentence in bare.sentences(3000))


@pytest.mark.parametrize("phase", PHASES)
def test_all_words_but_names_are_in_the_dictionary_that_comes_with_the_recogniser(phase: str) -> None:
    graph = graph_in(phase, corrects=phase)
    unknown = graph.words() - known(graph)
    assert unknown <= {"josé", "monika", "nele", "purzelbaum"}


@pytest.mark.parametrize("phase", ["autumn", "burying", "winter"])
def test_pocketsphinx_takes_the_graph_as_a_finite_state_grammar(phase: str) -> None:
    graph = graph_in(phase, "ask-confirm", corrects=phase)
    states, start, final, transitions = fsg(graph)
    assert states == final + 1
    sayable = [way for way in transitions if len(way) == 3 or way[3] in known(graph)]
    decoder().add_fsg(phase, decoder().create_fsg(phase, start, final, sayable))
    decoder().activate_search(phase)
    decoder().start_utt()
    decoder().process_raw(b"\x01\x00" * 1600, full_utt=True)
    decoder().end_utt()


def test_a_graph_is_a_finite_state_grammar_with_one_end() -> None:
    yes = (Reading("Yes"),)
    graph = WordGraph(3, (Arc(0, 1, "yes"), Arc(1, 2, "please")), {1: yes, 2: yes})
    states, start, final, transitions = fsg(graph)
    assert (states, final) == (4, 3)
    (after_yes,) = [target for source, target, *_ in transitions if source == start]
    (after_please,) = [target for source, target, *word in transitions if word == [0.5, "please"]]
    assert set(transitions) == {
        (start, after_yes, 1.0, "yes"),
        (after_yes, after_please, 0.5, "please"),
        (after_yes, final, 0.5),
        (after_please, final, 1.0),
    }
    assert phrases(graph) == ["yes", "yes please"]


def test_the_ways_on_from_a_state_share_its_chance() -> None:
    _, _, final, transitions = fsg(graph_in("winter"))
    chances: dict[int, float] = {}
    for source, _, chance, *_ in transitions:
        chances[source] = chances.get(source, 0.0) + chance
    assert final not in chances
    assert all(total == pytest.approx(1.0) for total in chances.values())


def test_what_does_not_answer_the_question_is_a_way_of_its_own_that_is_seldom_taken() -> None:
    graph = replace(graph_in("winter"), awaited=frozenset({"TwoFell"}))
    _, start, final, transitions = fsg(graph, seldom=1e-16)
    assert sorted(way[2] for way in transitions if way[0] == start) == [1e-16, 1.0]
    (wanted,) = [target for source, target, *rest in transitions if source == start and rest[0] == 1.0]
    words = {way[3] for way in transitions if len(way) == 4 and way[0] == wanted}
    assert "two" in words
    assert "undo" not in words
    assert {way[1] for way in transitions if len(way) == 3 and way[0] != start} == {final}


def test_only_what_may_answer_is_among_the_answers() -> None:
    graph = replace(graph_in("winter"), awaited=frozenset({"TwoFell"}))
    listed = answers(graph).sentences(3000)
    assert listed
    assert all(graph.awaits({r.intent for r in graph.read(sentence.split())}) for sentence in listed)
    assert not answers(replace(graph, awaited=frozenset())).finals


def test_bl_23_any_name_leaves_the_lists_valid() -> None:
    seats = {name: seat for seat, name in enumerate(ODD_NAMES)}
    graph = sentences().graph({"WasPlayer"}, (), {"seat": seats})
    listed = phrases(graph)
    assert json.loads(json.dumps(listed)) == listed
    assert all(phrase == phrase.strip() and phrase for phrase in listed)
    assert not re.search(r"[^\w\s']", " ".join(listed))
    assert graph.read(["that", "was", "c", "three"]) == (Reading("WasPlayer", (("seat", 4),)),)


def test_bl_25_words_reach_the_recogniser_as_its_dictionary_spells_them() -> None:
    from voicehost.language.numbers import Numbers
    from voicehost.language.template_files import Templates

    german = Templates(Numbers.load(Path(__file__).parent / "data" / "de"))
    german.add(Path(__file__).parent / "data" / "de" / "game.yaml", weight=1)
    graph = Sentences(german).graph({"Found"}, (), {})
    assert {"dreißig", "nüsse", "nuss", "zwo", "eine", "dreizehn"} <= graph.words()
    assert {"dreißig", "nüsse"} <= {word for phrase in phrases(graph) for word in phrase.split()}
    understand = Sentences(german).understanding.understand
    assert understand("Dreißig Nüsse", graph) == understand("dreissig nusse", graph) == understand("30 Nüsse", graph)
    assert understand("dreizehn", graph) == (Reading("Found", (("nuts", 13),)),)
    assert understand("eine Nuss", graph) == understand("1 Nuss", graph) == (Reading("Found", (("nuts", 1),)),)
    assert understand("zwo", graph) == understand("zwei Nüsse", graph) == (Reading("Found", (("nuts", 2),)),)
