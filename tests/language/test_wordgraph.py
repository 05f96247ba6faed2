"""The graph reads whole sentences, tells how far a broken one has come, and gives the same for the same sentences."""

from __future__ import annotations

import pickle
from collections import Counter
from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st
from states import PHASES, every_state, graph_in, sentences

from voicehost.language.reading import Progress, Reading
from voicehost.language.rivals import rivals
from voicehost.language.wordgraph import Arc, WordGraph

if TYPE_CHECKING:
    from voicehost.language.reading import Slots


@st.composite
def paths(draw: st.DrawFn, graph: WordGraph) -> tuple[tuple[str, ...], Reading]:
    """A random sentence of a graph, with the reading at its end."""
    state = graph.start
    words: list[str] = []
    filled: Slots = ()
    while True:
        steps = [(word, *step) for word, several in sorted(graph.following(state).items()) for step in several]
        ends = graph.endings(state)
        if ends and (not steps or draw(st.booleans())):
            return tuple(words), draw(st.sampled_from(ends)).with_slots(filled)
        word, state, added = draw(st.sampled_from(steps))
        words.append(word)
        filled += added


@pytest.mark.parametrize("phase", PHASES)
@given(data=st.data())
def test_every_sentence_of_a_state_is_read_back_as_its_own_reading_and_no_other(
    phase: str, data: st.DataObject
) -> None:
    graph = graph_in(phase, corrects=phase)
    words, reading = data.draw(paths(graph))
    assert graph.read(words) == (reading,)
    assert sentences().understanding.understand(" ".join(words), graph) == (reading,)


@pytest.mark.parametrize("phase", PHASES)
@given(data=st.data())
def test_the_beginning_of_a_sentence_is_never_taken_for_nothing(phase: str, data: st.DataObject) -> None:
    graph = graph_in(phase)
    words, _ = data.draw(paths(graph))
    told = [graph.progress(words[:end]) for end in range(1, len(words) + 1)]
    assert Progress.NONE not in told
    assert told[-1] in (Progress.OPEN, Progress.DONE)


@pytest.mark.parametrize(
    ("said", "phase", "labels", "progress"),
    [
        ("three", "winter", (), Progress.OPEN),  # three nuts and a leaf
        ("three nuts", "winter", (), Progress.OPEN),
        ("three nuts and", "winter", (), Progress.BROKEN),
        ("three nuts and a leaf", "winter", (), Progress.DONE),
        ("yes", "winter", ("ask-confirm",), Progress.DONE),  # yes please is the same
        ("yes please", "winter", ("ask-confirm",), Progress.DONE),
        ("six", "winter", (), Progress.OPEN),  # sixteen
        ("undo", "winter", (), Progress.DONE),
        ("whose turn", "autumn", (), Progress.BROKEN),
        ("whose turn is it", "autumn", (), Progress.DONE),
        ("missed", "autumn", (), Progress.OPEN),  # missed, it's on a disk
        ("nothing", "winter", (), Progress.DONE),
        ("in", "autumn", (), Progress.OPEN),  # in the middle
        ("hit", "autumn", (), Progress.DONE),
        ("the dog barks", "autumn", (), Progress.NONE),
        ("three nuts the dog", "winter", (), Progress.NONE),
        ("Anna", "seating", (), Progress.NONE),  # recognised words are lower case
        ("anna", "seating", (), Progress.OPEN),
        ("", "winter", (), Progress.BROKEN),
    ],
)
def test_progress_tells_whether_a_sentence_can_still_change(
    said: str, phase: str, labels: tuple[str, ...], progress: Progress
) -> None:
    assert graph_in(phase, *labels).progress(said.split()) is progress


def test_no_may_still_become_a_correction() -> None:
    assert graph_in("winter", "ask-confirm", corrects="winter").progress(["no"]) is Progress.OPEN


def test_no_sentence_has_two_readings_in_any_state() -> None:
    found = {f"{state}: {text}": readings for state, graph in every_state() for text, readings in rivals(graph)}
    assert found == {}


def test_rivals_finds_a_sentence_with_two_readings() -> None:
    both = (Reading("Yes"), Reading("No"))
    graph = WordGraph(3, (Arc(0, 1, "yes"), Arc(0, 2, "no")), {1: (Reading("Yes"),), 2: both})
    assert list(rivals(graph)) == [("no", both)]


def test_rivals_finds_two_ways_to_fill_the_slots_of_one_sentence() -> None:
    two = (Arc(0, 1, "two", (("nuts", 2),)), Arc(0, 1, "two", (("leaves", 2),)))
    readings = {reading for _, found in rivals(WordGraph(2, two, {1: (Reading("Found"),)})) for reading in found}
    assert readings == {Reading("Found", (("leaves", 2),)), Reading("Found", (("nuts", 2),))}


def test_a_graph_survives_the_way_to_another_process() -> None:
    graph = graph_in("winter")
    arrived = pickle.loads(pickle.dumps(graph))  # noqa: S301  our own
    assert arrived == graph
    assert arrived.fingerprint == graph.fingerprint
    assert arrived.read(["two", "nuts"]) == graph.read(["two", "nuts"])


def test_states_with_other_sentences_have_other_fingerprints() -> None:
    prints = [graph.fingerprint for _, graph in every_state()]
    winter = graph_in("winter").fingerprint
    assert Counter(prints)[winter] == 1
    assert len(set(prints)) > len(PHASES)


def test_no_arc_leads_back_and_no_two_arcs_of_a_state_are_alike() -> None:
    graph = graph_in("burying", corrects="autumn")
    assert len({(arc.source, arc.word, arc.slots) for arc in graph.arcs}) == len(graph.arcs)
    depth = {graph.start: 0}
    for _ in range(graph.states):
        deeper = {arc.target: depth[arc.source] + 1 for arc in graph.arcs if arc.source in depth}
        if all(depth.get(state, -1) >= level for state, level in deeper.items()):
            break
        depth |= {state: level for state, level in deeper.items() if depth.get(state, -1) < level}
    assert max(depth.values()) < 30


def test_sentences_come_short_ones_first_without_repeats_and_without_enumerating() -> None:
    graph = graph_in("seating")
    some = list(graph.sentences(2000))
    assert len(some) == len(set(some)) == 2000
    lengths = [len(text.split()) for text in some]
    assert lengths == sorted(lengths)
    assert all(graph.read(text.split()) for text in some[::50])


def test_the_words_are_those_of_the_arcs() -> None:
    graph = graph_in("winter")
    assert graph.words() == {arc.word for arc in graph.arcs}
    assert {"sixteen", "leaf", "anna", "what's"} <= graph.words()
    assert "thirty" not in graph.words()
