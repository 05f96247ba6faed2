"""What needs eyes is said when a game is chosen, and setting up is told by shape and count where it is wanted."""

from __future__ import annotations

import re

import pytest
from tables import Sitting, at_the_box, spoken, texts

from voicehost.dialogue.pending import Ask, Pending
from voicehost.evening import GameChosen
from voicehost.ledger import Ledger

GAMES = tuple(texts("en")[0].entries)
LANGUAGES = ("en", "de")


def steps(game: str, language: str) -> list[str]:
    narration = texts(language)[1].narration(game)
    ids = sorted(narration.ids("touch-"), key=lambda message: int(message.removeprefix("touch-")))
    return [narration.text(message) for message in ids]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_needs_eyes_is_said_when_the_game_is_chosen(game: str, language: str) -> None:
    sitting = Sitting(language=language)
    title = texts(language)[1].titles[game]
    said = spoken(sitting.says(title))
    assert texts(language)[1].narration(game).text("needs-eyes") in said


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_game_is_set_up_by_touch_from_the_parts_to_the_last_step(game: str, language: str) -> None:
    told = steps(game, language)
    sitting = at_the_box("Anna", "Ben", "Clara", game=game, language=language)
    reply = sitting.types("3")
    for number, step in enumerate(told):
        assert spoken(reply).endswith(step), (number, spoken(reply))
        reply = sitting.types("1")
    assert sitting.host.talk.pending is None


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_parts_are_counted_first_and_are_as_many_as_in_the_usual_walk(game: str, language: str) -> None:
    narration = texts(language)[1].narration(game)
    numbers = texts(language)[1].sentences(game).numbers
    words = {numbers.spoken(count) for count in (4, 8, 16, 20, 28, 36, 60, 5, 10)}

    def counted(prefix: str) -> set[str]:
        text = " ".join(narration.text(message) for message in narration.ids(prefix))
        return words & set(re.findall(r"[\w-]+", text))

    assert counted("setup-") <= counted("touch-")


@pytest.mark.parametrize("said", ["by touch", "tell us by feel", "we can't see that", "without seeing"])
def test_by_touch_starts_the_walk_anew_in_any_words(said: str) -> None:
    sitting = at_the_box("Anna", "Ben")
    sitting.says("next")
    assert sitting.says(said).lines[-1].spoken == steps("purzelbaum", "en")[0]


def test_next_back_repeat_and_from_the_beginning_work_by_touch_as_by_sight() -> None:
    told = steps("purzelbaum", "en")
    sitting = at_the_box("Anna", "Ben")
    sitting.says("by touch")
    assert spoken(sitting.says("next")) == told[1]
    assert spoken(sitting.says("say that again")) == told[1]
    assert spoken(sitting.says("next")) == told[2]
    sitting.says("explain")
    assert sitting.host.talk.pending == Pending(Ask.SET_UP, step=3, by_touch=True)
    sitting.says("back")
    assert sitting.host.talk.pending == Pending(Ask.SET_UP, step=2, by_touch=True)
    sitting.says("from the beginning")
    assert sitting.host.talk.pending == Pending(Ask.SET_UP, step=1, by_touch=True)
    sitting.says("by sight")
    assert sitting.host.talk.pending == Pending(Ask.SET_UP, step=1)


def test_by_touch_is_remembered_when_it_is_said_before_all_are_seated() -> None:
    sitting = Sitting(GameChosen("knusperhexe"))
    assert "shape and count" in spoken(sitting.says("by touch"))
    sitting.says("Anna and Ben")
    assert spoken(sitting.says("yes")).endswith(steps("knusperhexe", "en")[0])


def test_the_walk_by_touch_is_skipped_by_saying_that_all_is_set_up() -> None:
    sitting = at_the_box("Anna", "Ben")
    sitting.says("by touch")
    assert sitting.says("the tree is ready").outcome.value == "taken"
    assert sitting.host.talk.pending is None


def test_a_kept_game_goes_on_at_the_same_step_by_touch() -> None:
    ledger = Ledger.in_memory()
    sitting = Sitting(GameChosen("purzelbaum"), ledger=ledger)
    for said in ("Anna and Ben", "yes", "by touch", "next"):
        sitting.says(said)
    conversation, _, _ = sitting.table.kept(ledger.games()[0].game)
    assert conversation.talk.pending == Pending(Ask.SET_UP, step=2, by_touch=True)


def test_a_question_of_an_older_ledger_is_told_as_it_looks() -> None:
    assert Pending.from_plain({"ask": "ask-setup", "readings": [], "texts": [], "step": 2, "then": None}) == Pending(
        Ask.SET_UP, step=2
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_mark_tells_one_hidden_thing_from_another(language: str) -> None:
    """Disks and backs of cards are marked all alike, and sweets not at all (games.md 1.8, 2.8, 4.8)."""
    alike = {"en": {"purzelbaum": "alike", "knusperhexe": "Never mark a sweet", "kekfe-marathon": "never on its back"}}
    alike["de"] = {
        "purzelbaum": "gleich",
        "knusperhexe": "Nie auf die Süßigkeit",
        "kekfe-marathon": "nie auf den Rücken",
    }
    for game, words in alike[language].items():
        assert any(words in step for step in steps(game, language)), game
