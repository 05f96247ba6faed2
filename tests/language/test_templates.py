"""Templates in hassil's form become graphs: what each part of the form means, and what is refused with a sentence."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from voicehost.errors import PromptError
from voicehost.language.numbers import Numbers
from voicehost.language.reading import Progress, Reading
from voicehost.language.template_files import Templates
from voicehost.language.templates import Moment, Sentences

if TYPE_CHECKING:
    from pathlib import Path

    from voicehost.language.wordgraph import WordGraph

NUMBERS = Numbers("en", "spellout-cardinal", ["spellout-cardinal"])

YAML = """
lists:
  seat: {values: []}
  nuts: {range: {from: 0, to: 16}}
  colour: {values: [{in: "(green|grass)", out: green}, white]}
  die: {range: {from: 1, to: 6}}
expansion_rules:
  found: "(I|we) found"
intents:
  Found:
    data:
      - sentences: ["[<found>] {nuts} nut[s]"]
        slots: {leaf: false}
  Turned:
    data: [{sentences: ["{colour:side} side up[ please]"]}]
  Open:
    data: [{sentences: ["open number {die:_}"]}]
  Gone:
    data: [{sentences: ["{seat} has gone", "{seat}'s chair is empty"]}]
  Both:
    data: [{sentences: ["(a nut;a leaf;a disk)"]}]
  Dice:
    data: [{sentences: ["{die:a} {die:b} {die:c} {die:d} {die:e} {die:f}"]}]
  Missed:
    data: [{sentences: ["nope"], requires_context: {state: [autumn]}}]
  "No":
    data: [{sentences: ["nope", "no"], excludes_context: {state: [autumn]}}]
  Correct:
    data: [{sentences: ["no {sentence}", "I meant {sentence}"]}]
"""


@pytest.fixture
def sentences(tmp_path: Path) -> Sentences:
    return loaded(tmp_path, YAML)


def loaded(folder: Path, text: str, game: str = "") -> Sentences:
    templates = Templates(NUMBERS)
    for weight, content in enumerate(filter(None, (text, game))):
        file = folder / f"{weight}.yaml"
        file.write_text(content, encoding="utf-8")
        templates.add(file, weight)
    return Sentences(templates)


def read(graph: WordGraph, text: str) -> tuple[Reading, ...]:
    return graph.read(text.split())


def test_optional_parts_alternatives_rules_and_parts_of_words(sentences: Sentences) -> None:
    graph = sentences.graph({"Found"}, (), {})
    two = (Reading("Found", (("leaf", False), ("nuts", 2))),)
    for text in ("two nuts", "two nut", "i found two nuts", "we found two nut"):
        assert read(graph, text) == two
    for text in ("found two nuts", "two nut s", "i two nuts", "two"):
        assert read(graph, text) == ()


def test_list_values_fill_slots_with_numbers_that_are_whole_numbers(sentences: Sentences) -> None:
    (reading,) = read(sentences.graph({"Found"}, (), {}), "sixteen nuts")
    value = reading.slot("nuts")
    assert value == 16
    assert isinstance(value, int)


def test_a_list_value_may_itself_be_a_template(sentences: Sentences) -> None:
    graph = sentences.graph({"Turned"}, (), {})
    assert (
        read(graph, "grass side up please")
        == read(graph, "green side up")
        == (Reading("Turned", (("side", "green"),)),)
    )


def test_a_slot_that_is_not_kept_is_understood_and_forgotten(sentences: Sentences) -> None:
    graph = sentences.graph({"Open"}, (), {})
    assert read(graph, "open number six") == (Reading("Open"),)


def test_names_of_the_evening_fill_seats_also_with_an_ending_glued_to_them(sentences: Sentences) -> None:
    graph = sentences.graph({"Gone"}, (), {"seat": {"Anna": 0, "J.R.": 1}})
    assert read(graph, "j r has gone") == (Reading("Gone", (("seat", 1),)),)
    assert read(graph, "anna's chair is empty") == (Reading("Gone", (("seat", 0),)),)


def test_without_names_a_sentence_with_names_is_not_in_the_graph(sentences: Sentences) -> None:
    assert sentences.graph({"Gone"}, (), {}).states == 1


def test_a_permutation_is_understood_in_any_order(sentences: Sentences) -> None:
    graph = sentences.graph({"Both"}, (), {})
    assert len(list(graph.sentences(100))) == 6
    assert read(graph, "a disk a nut a leaf") == (Reading("Both"),)


def test_a_template_of_46656_sentences_is_a_graph_of_36_arcs(sentences: Sentences) -> None:
    graph = sentences.graph({"Dice"}, (), {})
    assert len(graph.arcs) == 36
    assert graph.progress(["one"] * 5) is Progress.BROKEN
    assert dict(read(graph, "one two three four five six")[0].slots) == dict(zip("abcdef", range(1, 7), strict=True))


def test_a_block_takes_part_only_in_its_states(sentences: Sentences) -> None:
    live = {"Missed", "No"}
    assert read(sentences.graph(live, {"autumn"}, {}), "nope") == (Reading("Missed"),)
    assert read(sentences.graph(live, {"winter"}, {}), "nope") == (Reading("No"),)


def test_a_correction_wraps_the_sentence_that_is_meant(sentences: Sentences) -> None:
    graph = sentences.graph({"No"}, {"winter"}, {}, Moment({"Found"}, {"winter"}))
    inner = Reading("Found", (("leaf", False), ("nuts", 2)))
    assert read(graph, "no two nuts") == read(graph, "i meant we found two nuts") == (Reading("Correct", inner=inner),)
    assert read(graph, "no") == (Reading("No"),)
    assert graph.progress(["no"]) is Progress.OPEN


def test_a_correction_is_understood_in_the_state_of_the_report_that_it_corrects(sentences: Sentences) -> None:
    graph = sentences.graph((), {"winter"}, {}, Moment({"Missed"}, {"autumn"}))
    assert read(graph, "no nope") == (Reading("Correct", inner=Reading("Missed")),)


def test_the_games_meaning_of_a_sentence_goes_before_the_hosts(tmp_path: Path) -> None:
    host = 'intents: {GoOn: {data: [{sentences: ["(done|next)"]}]}}'
    both = loaded(tmp_path, host, 'intents: {Buried: {data: [{sentences: ["done"]}]}}')
    graph = both.graph({"GoOn", "Buried"}, (), {})
    assert read(graph, "done") == (Reading("Buried"),)
    assert read(graph, "next") == (Reading("GoOn"),)


def test_the_same_question_gives_the_same_graph_and_equal_templates_equal_fingerprints(tmp_path: Path) -> None:
    one = loaded(tmp_path, 'intents: {Yes2: {data: [{sentences: ["(yes|yep) [please]"]}]}}')
    other = loaded(tmp_path, 'intents: {Yes2: {data: [{sentences: ["yep[ please]", "yes", "yes please"]}]}}')
    graph = one.graph({"Yes2"}, (), {})
    assert one.graph(["Yes2"], {"winter"}, {}) is graph
    assert other.graph({"Yes2"}, (), {}).fingerprint == graph.fingerprint


def test_examples_are_short_as_written_and_in_the_authors_order(sentences: Sentences) -> None:
    seats = {"seat": {"J.R.": 0}}
    assert sentences.examples("Gone", (), seats, 5) == ("J.R. has gone", "J.R.'s chair is empty")
    assert sentences.examples("Found", (), seats, 5) == ("zero nut",)
    assert sentences.examples("Gone", (), seats, 1) == ("J.R. has gone",)
    assert sentences.examples("Missed", {"winter"}, seats, 5) == ()


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("intents: {Yes: {data: []}}", "boolean"),
        ("intents: [", "not valid YAML"),
        ("- a", "no mapping"),
        ("intents: {A: {sentences: [x]}}", "hassil's form"),
        ("expansion_rules: {a: '(b'}", "brackets"),
    ],
)
def test_a_file_that_cannot_be_read_is_refused_with_a_sentence(tmp_path: Path, text: str, complaint: str) -> None:
    with pytest.raises(PromptError, match=complaint):
        loaded(tmp_path, text)


@pytest.mark.parametrize(
    ("sentence", "complaint"),
    [("<nobody> knows", "rule <nobody> is used"), ("{nothing} here", "list {nothing} is used"), ("(a|b", "brackets")],
)
def test_a_template_that_cannot_be_compiled_is_refused_with_a_sentence(
    tmp_path: Path, sentence: str, complaint: str
) -> None:
    wrong = loaded(tmp_path, f'intents: {{A: {{data: [{{sentences: ["{sentence}"]}}]}}}}')
    with pytest.raises(PromptError, match=complaint):
        wrong.graph({"A"}, (), {})


def test_a_rule_that_is_declared_twice_is_refused(tmp_path: Path) -> None:
    with pytest.raises(PromptError, match="twice"):
        loaded(tmp_path, 'expansion_rules: {a: "b"}', 'expansion_rules: {a: "c"}')


def test_a_missing_language_is_refused_with_a_sentence() -> None:
    with pytest.raises(PromptError, match="missing"):
        Sentences.load("xx")
