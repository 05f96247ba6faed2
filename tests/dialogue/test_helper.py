"""A helper who sees has a name, is asked after the player, and never makes anything count that was not told."""

from __future__ import annotations

import pytest
from tables import FIRST_TURN, Sitting, at_the_box, spoken

from engines.game import Seat
from engines.purzelbaum_messages import Hit, Missed
from voicehost.archive import mentioning
from voicehost.dialogue.outcome import Outcome
from voicehost.dialogue.pending import Ask, Pending
from voicehost.dialogue.preferences import Typing
from voicehost.evening import GameChosen, HelperNamed, PlayerRenamed, PlayerSeated
from voicehost.inputs import Verdict
from voicehost.language.line import Kind
from voicehost.shelf import BUILT_IN

NAMING = {
    "en": ("Mia helps", "Mia is our helper", "our helper is Mia", "Mia is helping us"),
    "de": ("Mia hilft", "Mia hilft uns", "Mia ist unsere Hilfe", "unsere Hilfe heißt Mia"),
}
ASKING = {
    "en": ("we have a helper", "Mia", "nobody helps us any more"),
    "de": ("wir haben Hilfe", "Mia", "niemand hilft mehr"),
}
RELATIVE = {"en": ("grandma helps us", "Grandma"), "de": ("Oma hilft uns", "Oma")}
PLAYER_THEN_HELPER = {"en": "Mia, what do you see?", "de": "Mia, was siehst du?"}


def playing(game: str = "purzelbaum", language: str = "en") -> Sitting:
    return at_the_box("Anna", "Ben", "Clara", game=game, reports=FIRST_TURN[game], language=language)


@pytest.mark.parametrize(("language", "said"), [(lang, said) for lang, all_of in NAMING.items() for said in all_of])
def test_a_helper_is_named_while_people_sit_down(language: str, said: str) -> None:
    sitting = Sitting(GameChosen("purzelbaum"), PlayerSeated("Anna"), language=language)
    reply = sitting.says(said)

    assert sitting.last.reports == (HelperNamed("Mia"),)
    assert spoken(reply).startswith("Mia h")
    assert sitting.host.talk.session.names == ("Anna",)


@pytest.mark.parametrize(("language", "said"), [(lang, said) for lang, all_of in NAMING.items() for said in all_of])
def test_a_helper_is_named_at_the_keyboard_at_any_time(language: str, said: str) -> None:
    sitting = playing(language=language)
    assert sitting.types(said).outcome is Outcome.TAKEN
    assert sitting.host.talk.helper == "Mia"


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("game", BUILT_IN)
def test_in_a_turn_the_host_asks_for_the_helpers_name_and_nobody_ends_it(game: str, language: str) -> None:
    sitting = playing(game, language)
    before = sitting.game.facts()
    asking, name, ending = ASKING[language]
    assert sitting.says(asking).outcome is Outcome.ASKED_AGAIN
    assert sitting.host.talk.pending == Pending(Ask.HELPER)
    assert sitting.says(name).outcome is Outcome.TAKEN
    assert sitting.host.talk.helper == "Mia"
    assert sitting.voice.lines[-1].kind is Kind.QUESTION
    assert sitting.says(ending).outcome is Outcome.TAKEN
    assert sitting.host.talk.helper == ""
    assert sitting.says(ending).outcome is Outcome.REFUSED
    assert sitting.game.facts() == before


@pytest.mark.parametrize("language", ["en", "de"])
def test_grandma_helps_without_a_question(language: str) -> None:
    sitting = playing(language=language)
    said, name = RELATIVE[language]
    sitting.says(said)
    assert sitting.host.talk.helper == name


def test_a_helper_with_a_rare_name_is_typed_as_it_is_written() -> None:
    sitting = playing()
    sitting.types("we have a helper")
    sitting.types("Xanthippe O'Neill")
    assert sitting.host.talk.helper == "Xanthippe O'Neill"


def test_with_keys_alone_a_helper_is_chosen_and_sent_away() -> None:
    sitting = playing()
    sitting.types("o")
    helps = next(choice for choice in sitting.host.talk.choices() if choice.label == "who helps")
    sitting.types(helps.key)
    sitting.types("1")
    labels = [choice.label for choice in sitting.host.talk.choices()]
    sitting.types(str(labels.index("Grandpa") + 1))
    assert sitting.host.talk.helper == "Grandpa"
    for key in ("o", helps.key, "2"):
        sitting.types(key)
    assert sitting.host.talk.helper == ""


def test_with_few_keys_a_helper_is_chosen() -> None:
    sitting = playing()
    sitting.host.talk.preferences.typing = Typing.FEW
    sitting.says("we have a helper")
    sitting.presses("down", "down", "enter")
    assert sitting.host.talk.helper == "Mom"


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("game", BUILT_IN)
def test_the_player_is_asked_first_and_the_helper_by_name_after_that(game: str, language: str) -> None:
    sitting = playing(game, language)
    sitting.types(NAMING[language][0])
    first, second, third = (spoken(sitting.says("mumble")) for _ in range(3))

    assert "Mia" not in first
    assert PLAYER_THEN_HELPER[language] in second
    assert "Mia" in third  # who can type for the player


def test_silence_asks_the_helper_on_the_same_rung() -> None:
    sitting = playing()
    sitting.types("Mia helps")
    count = len(sitting.voice.lines)
    sitting.waits(200)
    told = [line.spoken for line in sitting.voice.lines[count:]]
    at = next(place for place, line in enumerate(told) if "Mia, what do you see?" in line)

    assert any("Anna" in line for line in told[:at])
    assert sum("what do you see" in line for line in told) == 1


def test_without_a_helper_nobody_is_asked_by_another_name() -> None:
    sitting = playing()
    told = "".join(spoken(sitting.says("mumble")) for _ in range(3))
    assert "what do you see" not in told
    assert "somebody to type for you" in told


def test_what_the_helper_tells_counts_as_if_the_player_had_told_it() -> None:
    sitting = playing()
    sitting.types("Mia helps")
    sitting.says("mumble")
    sitting.says("mumble")
    assert sitting.says("it fell in").outcome is Outcome.TAKEN
    assert sitting.last.reports == (Hit(),)
    assert sitting.game.turn == Seat(1)


def test_naming_a_helper_is_one_step_of_undo_and_is_there_after_a_restart() -> None:
    sitting = playing()
    sitting.types("Mia helps")
    (kept, *_) = sitting.ledger.games()
    again, _, _ = sitting.table.kept(kept.game)
    assert again.talk.helper == "Mia"
    assert mentioning(sitting.ledger, "Mia") == [kept.game]  # so that "forget Mia" finds it

    reply = sitting.says("undo")
    assert reply.outcome is Outcome.UNDONE
    assert "Mia does not help" in spoken(reply)
    assert sitting.host.talk.helper == ""
    assert sitting.says("redo").outcome is Outcome.TAKEN
    assert sitting.host.talk.helper == "Mia"


def test_a_question_for_the_helpers_name_is_kept_too_and_undo_forgets_it() -> None:
    sitting = playing()
    sitting.says("we have a helper")
    (kept, *_) = sitting.ledger.games()
    again, _, _ = sitting.table.kept(kept.game)
    assert again.talk.pending == Pending(Ask.HELPER)
    steps = len(sitting.host.talk.session.steps)
    assert sitting.says("undo").outcome is Outcome.UNDONE
    assert len(sitting.host.talk.session.steps) == steps
    assert sitting.host.talk.pending is None


def test_setting_up_goes_on_at_the_same_step_after_a_helper_was_named() -> None:
    sitting = at_the_box("Anna", "Ben", game="kekfe-marathon")
    sitting.says("next")
    for said in ("Mia helps", "we have a helper"):
        sitting.says(said)
    sitting.says("Tom")
    assert sitting.host.talk.pending == Pending(Ask.SET_UP, step=2)
    assert sitting.host.talk.helper == "Tom"


def test_who_is_playing_tells_who_helps_and_a_rematch_keeps_the_helper() -> None:
    sitting = playing()
    sitting.types("Mia helps")
    assert spoken(sitting.says("who is playing")).endswith("Mia helps.")
    assert sitting.table.rematch(sitting.host.conversation).talk.helper == "Mia"


def test_the_helper_is_kept_when_the_table_changes_its_language() -> None:
    sitting = playing()
    sitting.types("Mia helps")
    sitting.types("in german")
    sitting.says("Blabla")
    assert "Mia, was siehst du?" in spoken(sitting.says("Blabla"))


@pytest.mark.parametrize("game", BUILT_IN)
def test_setting_up_by_touch_offers_a_helper_once_there_is_none(game: str) -> None:
    sitting = at_the_box("Anna", "Ben", "Clara", game=game)
    assert "we have a helper" in spoken(sitting.says("by touch"))
    sitting.says("Mia helps")
    assert "we have a helper" not in spoken(sitting.says("by touch"))
    assert "we have a helper" not in spoken(sitting.says("by sight"))


def test_a_player_may_help_and_keeps_doing_so_under_another_name() -> None:
    sitting = playing()
    sitting.types("Anna helps")
    session = sitting.host.talk.session
    session.take([PlayerRenamed(Seat(0), "Annabel")])
    assert sitting.host.talk.helper == "Annabel"


def test_a_doubtful_helper_is_confirmed_first() -> None:
    sitting = playing()
    assert sitting.says("grandma helps us", verdict=Verdict.CLOSE).outcome is Outcome.CONFIRMED_FIRST
    assert sitting.host.talk.helper == ""
    sitting.says("yes")
    assert sitting.host.talk.helper == "Grandma"


def test_a_correction_puts_right_what_was_read_back_last_and_says_that_nobody_helps() -> None:
    sitting = playing()
    sitting.says("grandma helps us")  # heard so; what was said was something else
    reply = sitting.says("no, it missed")

    assert reply.outcome is Outcome.CORRECTED
    assert "Grandma does not help" in spoken(reply)
    assert sitting.last.reports == (Missed(),)
    assert sitting.host.talk.helper == ""
