"""The table changes the language in the middle of a game: nothing on record changes, everything said does."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from tables import at_the_box, spoken

from engines.game import Seat
from engines.messages import SetUp, StarterNamed
from voicehost.dialogue.outcome import Outcome

if TYPE_CHECKING:
    from voicehost.hearing.ears import Ears

REPORTS = (SetUp(), StarterNamed(Seat(0)))


def test_german_is_spoken_and_understood_from_the_wish_on() -> None:
    table = at_the_box("Anna", "Ben", reports=REPORTS)
    game = table.host.talk.session.game
    assert game is not None
    facts = game.facts()
    assert table.says("in German please").outcome is Outcome.CONFIRMED_FIRST
    assert table.says("yes").outcome is Outcome.ANSWERED
    said = [line.spoken for line in table.voice.lines[-2:]]
    assert said[0] == "Ich spreche jetzt Deutsch."
    assert said[1].startswith("Anna, du bist dran")
    assert table.host.talk.session.game is game
    assert game.facts() == facts
    assert "Getroffen!" in spoken(table.says("getroffen"))
    assert table.says("auf Englisch bitte").outcome is Outcome.CONFIRMED_FIRST
    assert table.says("ja").outcome is Outcome.ANSWERED
    assert "In!" in spoken(table.says("bullseye"))


def test_the_language_that_is_spoken_already_is_answered() -> None:
    assert spoken(at_the_box("Anna", "Ben").says("in English please")) == "I speak English now."


def test_keys_and_another_evening_are_in_the_new_language_too() -> None:
    table = at_the_box("Anna", "Ben")
    table.says("in German please")
    table.says("yes")
    assert table.host.talk.choices()[0].label == "nächster Schritt"
    assert "Stand" not in spoken(table.types("s"))
    assert table.table.another().talk.question().spoken.startswith("Was wollt ihr spielen?")


def test_a_german_sentence_is_typed_to_an_english_host() -> None:
    table = at_the_box("Anna", "Ben")
    table.types("auf Deutsch bitte")
    assert table.voice.lines[-2].spoken == "Ich spreche jetzt Deutsch."


def test_the_ears_of_the_new_language_take_the_place_of_the_old_ones() -> None:
    table = at_the_box("Anna", "Ben")
    asked: list[str] = []

    def ears_in(language: str) -> Ears:
        asked.append(language)
        return cast("Ears", table.ears)

    table.host._around.ears_in = ears_in
    table.says("in German please")
    assert asked == []
    table.says("yes")
    assert asked == ["de"]
    assert table.ears.graph is not None
    assert "weiter" in table.ears.graph.words()
