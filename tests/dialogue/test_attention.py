"""When something that is said is meant for the host."""

from __future__ import annotations

import pytest
from tables import Sitting, spoken

from voicehost.dialogue.ladder import Rung
from voicehost.dialogue.outcome import Outcome
from voicehost.evening import GameChosen, PlayerSeated, TableComplete
from voicehost.inputs import Verdict
from voicehost.language.calling import addressed
from voicehost.language.reading import Reading
from voicehost.settings import Settings

SEATED = (GameChosen("purzelbaum"), PlayerSeated("Anna"), PlayerSeated("Ben"), TableComplete())


def sitting(attention: str, language: str = "en", keys: str = "letters") -> Sitting:
    """A table in autumn whose host listens so."""
    said = {"en": ("the tree is ready", "Anna starts"), "de": ("der Baum steht", "Anna fängt an")}[language]
    table = Sitting(*SEATED, language=language, settings=Settings(attention=attention, keys=keys))
    for sentence in said:
        table.types(sentence)
    return table


def hears(table: Sitting, text: str) -> bool:
    """Whether the open ear listens for this sentence."""
    graph = table.ears.graph
    return graph is not None and bool(table.host.talk.understand(text, graph))


def given_up(table: Sitting) -> None:
    """Nobody has answered until the host waits in silence."""
    table.waits(120)
    assert table.host.conversation.ladder.rung is Rung.WAITING


@pytest.mark.parametrize("attention", ["open", "asked"])
def test_while_a_question_stands_answers_questions_and_wishes_are_for_the_host(attention: str) -> None:
    table = sitting(attention)

    assert all(hears(table, text) for text in ("it fell in", "what's the score", "slower", "undo"))


def test_asked_after_a_long_quiet_only_an_answer_is_meant_until_the_name_or_a_key() -> None:
    table = sitting("asked")
    given_up(table)

    assert hears(table, "it fell in")
    assert not hears(table, "what's the score")
    assert hears(table, "host what's the score")
    assert table.says("host").outcome is Outcome.ANSWERED
    assert hears(table, "what's the score")

    given_up(table)
    table.types("s")
    assert hears(table, "what's the score")

    given_up(table)
    assert table.says("it fell in").outcome is Outcome.TAKEN
    assert hears(table, "what's the score")


def test_open_hears_everything_after_a_long_quiet_too() -> None:
    table = sitting("open")
    given_up(table)

    assert hears(table, "what's the score")


@pytest.mark.parametrize(
    ("language", "named", "bare", "name"),
    [
        ("en", "host it fell in", "it fell in", "host"),
        ("en", "hey host it missed", "it missed", "hey host"),
        ("de", "Spielleiter, getroffen", "getroffen", "hallo Spiel"),
    ],
)
def test_named_listens_to_what_begins_with_its_name(language: str, named: str, bare: str, name: str) -> None:
    table = sitting("named", language)

    assert not hears(table, bare)
    assert table.says(named).outcome is Outcome.TAKEN
    table.types("u")
    assert table.says(name).lines[0].message == "answer-called"
    assert hears(table, bare)
    assert table.says(bare).outcome is Outcome.TAKEN
    assert not hears(table, bare)


def test_named_takes_corrections_and_undo_behind_the_name() -> None:
    table = sitting("named")
    table.says("host it fell in")

    assert table.says("host no it missed").outcome is Outcome.CORRECTED
    assert table.says("host undo").outcome is Outcome.UNDONE


def test_what_is_typed_needs_no_name_and_no_key() -> None:
    for attention in ("named", "key"):
        assert sitting(attention).types("it fell in").outcome is Outcome.TAKEN


def test_push_to_talk_hears_one_utterance_after_each_press() -> None:
    table = sitting("key")

    assert table.ears.graph is None
    table.types("i")
    assert table.voice.earcons[-1] == "open"
    assert hears(table, "it fell in")
    assert table.says("it fell in").outcome is Outcome.TAKEN
    assert table.ears.graph is None
    assert table.says("it fell in").outcome is Outcome.SET_ASIDE


def test_noise_after_the_press_does_not_use_it_up() -> None:
    table = sitting("key")
    table.types("i")
    table.says(verdict=Verdict.STRAY)

    assert hears(table, "it fell in")


@pytest.mark.parametrize("key", ["enter", "space"])
def test_push_to_talk_is_enter_or_space_where_keys_count_at_once(key: str) -> None:
    table = sitting("key", keys="instant")
    table.presses(key)

    assert hears(table, "it fell in")


def test_push_to_talk_has_no_clock_while_the_ear_is_shut() -> None:
    table = sitting("key")
    said = len(table.voice.lines)
    table.waits(300)

    assert len(table.voice.lines) == said


@pytest.mark.parametrize(
    ("language", "text"),
    [("en", "not for you: put the kettle on"), ("de", "nicht für dich: stell mal Wasser auf"), ("en", "not for you")],
)
def test_not_for_you_is_left_alone_whatever_follows(language: str, text: str) -> None:
    table = sitting("asked", language)
    said = len(table.voice.lines)

    assert table.types(text).outcome is Outcome.SET_ASIDE
    assert len(table.voice.lines) == said


def test_not_for_you_forgets_what_the_host_has_asked_back() -> None:
    table = sitting("asked")
    table.says("it fell in", verdict=Verdict.CLOSE)
    reply = table.says("not for you")

    assert spoken(reply).startswith("Forgotten.")
    assert table.host.talk.pending is None


def test_a_pause_hears_only_what_ends_it() -> None:
    table = sitting("asked")
    table.says("wait")

    assert table.says("it fell in").outcome is Outcome.SET_ASIDE
    assert table.says("go on").outcome is Outcome.ANSWERED
    assert table.says("it fell in").outcome is Outcome.TAKEN


def test_an_addressed_graph_is_acyclic_and_keeps_every_reading() -> None:
    talk = sitting("asked").host.talk
    graph = talk.graph()
    named = addressed(graph, (("host",), ("hey", "host"), ("hey", "you")), graph)

    assert all(arc.source != arc.target for arc in named.arcs)
    assert named.read(("host",)) == (Reading("Called"),)
    for words in (("undo",), ("host", "undo"), ("hey", "host", "undo"), ("hey", "you", "undo")):
        assert named.read(words) == (Reading("Undo"),)
    assert named.read(("hey", "undo")) == ()


@pytest.mark.parametrize(("language", "leaves", "me"), [("en", "I have to go", "me"), ("de", "ich muss gehen", "ich")])
def test_who_me_is_cannot_be_heard_so_the_host_says_so_and_asks_for_a_name(language: str, leaves: str, me: str) -> None:
    table = sitting("asked", language)
    table.says(leaves)
    asked = [line.message for line in table.says(me).lines]

    assert asked == ["answer-who-is-me", "ask-who"]
