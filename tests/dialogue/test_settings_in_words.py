"""Every setting is chosen by saying or typing a sentence, at any moment, in every language, and is kept."""

from __future__ import annotations

import pytest
from tables import Sitting

from voicehost import settings
from voicehost.dialogue.outcome import Outcome
from voicehost.dialogue.preferences import Attention, Story, Typing
from voicehost.evening import GameChosen, PlayerSeated, TableComplete
from voicehost.language.narration import Length
from voicehost.settings import CHOICES, Settings

SEATED = (GameChosen("purzelbaum"), PlayerSeated("Anna"), PlayerSeated("Ben"), TableComplete())

WISHES = {
    "en": {
        "sounds on": ("sounds", True),
        "turn off the sounds": ("sounds", False),
        "talk to me": ("voice", "host"),
        "turn the voice off": ("voice", "none"),
        "we have a screen reader": ("voice", "reader"),
        "the whole story please": ("story", "rich"),
        "a little story": ("story", "little"),
        "no story": ("story", "off"),
        "full sentences": ("length", "full"),
        "short sentences": ("length", "short"),
        "use very short sentences": ("length", "brief"),
        "give us more time": ("patience", 200),
        "the usual time": ("patience", 100),
        "listen when you ask": ("attention", "asked"),
        "always listen": ("attention", "open"),
        "listen for your name": ("attention", "named"),
        "push to talk": ("attention", "key"),
        "headphones on": ("stop_word", True),
        "we are wearing headphones": ("stop_word", True),
        "no headphones": ("stop_word", False),
        "letter keys": ("keys", "letters"),
        "instant keys": ("keys", "instant"),
        "few keys": ("keys", "few"),
        "we are children": ("profile", "child"),
        "we are grown up": ("profile", "adult"),
        "I am a practised listener": ("profile", "practised"),
    },
    "de": {
        "Töne an": ("sounds", True),
        "mach die Töne aus": ("sounds", False),
        "sprich mit mir": ("voice", "host"),
        "Stimme aus": ("voice", "none"),
        "wir haben einen Bildschirmleser": ("voice", "reader"),
        "die ganze Geschichte bitte": ("story", "rich"),
        "weniger Geschichte": ("story", "little"),
        "keine Geschichte": ("story", "off"),
        "ganze Sätze": ("length", "full"),
        "kurze Saetze": ("length", "short"),
        "sehr kurze Sätze": ("length", "brief"),
        "gib uns mehr Zeit": ("patience", 200),
        "normale Zeit": ("patience", 100),
        "hör zu, wenn du fragst": ("attention", "asked"),
        "hoer immer zu": ("attention", "open"),
        "hör auf deinen Namen": ("attention", "named"),
        "hör auf Knopfdruck": ("attention", "key"),
        "wir tragen Kopfhörer": ("stop_word", True),
        "ohne Kopfhoerer": ("stop_word", False),
        "Buchstabentasten": ("keys", "letters"),
        "Tasten ohne Enter": ("keys", "instant"),
        "wenige Tasten": ("keys", "few"),
        "sprich für Kinder": ("profile", "child"),
        "wir sind erwachsen": ("profile", "adult"),
        "wir haben geübte Ohren": ("profile", "practised"),
    },
}


@pytest.mark.parametrize("language", WISHES)
def test_every_value_of_every_setting_has_a_sentence(language: str) -> None:
    chosen = set(WISHES[language].values())

    for name in CHOICES.keys() - {"ears", "voice_engine", "lead_in"}:
        assert {value for setting, value in chosen if setting == name} == set(CHOICES[name])


@pytest.mark.parametrize("by_key", [False, True], ids=["said", "typed"])
@pytest.mark.parametrize("language", WISHES)
def test_each_is_taken_answered_and_kept_and_changes_no_game(language: str, by_key: bool) -> None:
    sitting = Sitting(*SEATED, language=language)
    for wish, (name, value) in WISHES[language].items():
        question = sitting.host.talk.question().message
        reply = sitting.types(wish) if by_key else sitting.says(wish.replace("ae", "ä").replace("oe", "ö"))

        assert reply.outcome is Outcome.ANSWERED, wish
        assert reply.setting == (name, value), wish
        assert sitting.manners.chosen[name] == value
        assert sitting.host.talk.question().message == question
        assert len(sitting.host.talk.session.steps) == len(SEATED)


def test_a_choice_holds_at_once_and_after_a_restart() -> None:
    sitting = Sitting(*SEATED, settings=Settings())
    wishes = "faster, quieter, few keys, push to talk, voice off, sounds off, headphones on, little story, shorter"
    for wish in wishes.split(", "):
        sitting.types(wish)
    now, notice = settings.load()
    preferences = sitting.table.preferences

    assert notice is None
    assert now == Settings(
        words_per_minute=132,
        volume=85,
        keys="few",
        attention="key",
        voice="none",
        sounds=False,
        stop_word=True,
        story="little",
        length="short",
    )
    assert (preferences.typing, preferences.attention) == (Typing.FEW, Attention.KEY)
    assert (preferences.story, preferences.length) == (Story.LITTLE, Length.SHORT)
    assert (sitting.voice.words_per_minute, sitting.voice.loudness, sitting.voice.is_on) == (132, 0.85, False)
    assert Sitting(*SEATED, settings=now).table.preferences == preferences


def test_a_profile_changes_pace_length_story_and_patience_together() -> None:
    sitting = Sitting(*SEATED, settings=Settings())
    sitting.says("we are practised listeners")
    preferences = sitting.table.preferences

    assert sitting.voice.words_per_minute == 300
    assert (preferences.story, preferences.length, preferences.patience) == (Story.OFF, Length.SHORT, 2.0)


def test_what_was_chosen_for_tonight_alone_is_neither_kept_nor_lost_by_a_wish() -> None:
    sitting = Sitting(*SEATED, settings=Settings(voice="none", keys="few"))
    sitting.types("louder")
    sitting.types("slower")

    assert not sitting.voice.is_on
    assert sitting.table.preferences.typing is Typing.FEW
    assert settings.load()[0] == Settings(words_per_minute=100)


def test_explain_and_shorter_are_kept_as_the_length_of_prompts() -> None:
    sitting = Sitting(*SEATED)

    assert sitting.says("shorter").setting == ("length", "short")
    assert sitting.says("explain").setting == ("length", "full")


def test_a_language_that_was_wished_for_is_told_in_it() -> None:
    assert Sitting(*SEATED).types("auf Deutsch bitte").language == "de"
    assert Sitting(*SEATED, language="de").types("in English please").language == "en"
