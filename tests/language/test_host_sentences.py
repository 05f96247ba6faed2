"""Every sentence that is valid in all games means what it says."""

from __future__ import annotations

from typing import Any

import pytest
from states import understood

from voicehost.language.reading import Reading


def reading(intent: str, **slots: Any) -> Reading:
    return Reading(intent, tuple(sorted(slots.items())))


NAMED = {f"name{place}": name for place, name in enumerate(("Anna", "Ben", "Clara"), 1)}

SAID = {
    ("choosing", reading("NewGame")): ["let's play", "new game", "start", "yes"],
    ("choosing", reading("NewGame", game="purzelbaum")): ["we want to play Purzelbaum", "Purzelbaum, please"],
    ("seating", reading("Players", count=3)): ["we are three", "three players", "there are 3 of us", "3"],
    ("seating", reading("PlayersNamed", **NAMED)): ["Anna, Ben and Clara", "anna ben clara", "Anna and Ben and Clara"],
    ("seating", reading("PlayersNamed", name1="Ben")): ["Ben", "Ben sits left of me", "I'm Ben", "and Ben"],
    ("seating", reading("PlayersNamed", name1="Clara")): ["Clara plays too", "my name is Clara", "next to me is Clara"],
    ("seating", reading("PlayersNamed", name1="Zoe")): ["Zoe", "Zoë"],
    ("seating", reading("PlayersNamed", name1="Rabbit")): ["rabbit", "the rabbit", "I'm the rabbit"],
    ("seating", reading("ThatsAll")): ["that's all", "that's all of us", "nobody else", "done", "that's everybody"],
    ("autumn", reading("WhoseTurn")): ["whose turn is it?", "who's next?", "is it me?", "am I up?"],
    ("autumn", reading("Score")): [
        "what's the score?", "whats the score", "how many do I have?", "who's winning?", "how far ahead is Ben?",
        "how many does Ben have",
    ],
    ("autumn", reading("WhatsLeft")): ["what's on the table?", "how many are left?"],
    ("autumn", reading("WhatHappened")): ["what happened last?", "what happened", "what did Ben do"],
    ("autumn", reading("Repeat")): ["say that again", "what?", "pardon?", "again please", "again"],
    ("autumn", reading("Help")): ["what do I do now?", "help"],
    ("autumn", reading("WhatCanISay")): ["what can I say?", "what can we say"],
    ("autumn", reading("Rules")): ["how does that work again?", "what's the rule?", "am I allowed to do that"],
    ("autumn", reading("WasPlayer", seat=1)): ["that was Ben, not me", "it was Ben", "no, that was Ben"],
    ("autumn", reading("WrongPlayer")): ["wrong player", "that wasn't me"],
    ("autumn", reading("Undo")): [
        "undo", "take that back", "go back", "one step back", "that was wrong", "wrong", "undo that please",
    ],
    ("autumn", reading("Redo")): ["redo", "it was right after all"],
    ("autumn", reading("Pause")): ["wait", "hold on", "pause", "just a second", "quiet", "wait a minute"],
    ("autumn", reading("GoOn")): ["go on", "continue", "next", "done", "ready", "finished"],
    ("winter", reading("GoOn")): ["next", "done", "go on please"],
    ("autumn", reading("Leaves", seat=1)): ["Ben has to go", "Ben is leaving"],
    ("autumn", reading("Leaves")): ["I'm out", "I have to go"],
    ("autumn", reading("Returns", seat=1)): ["Ben is back", "Ben plays again"],
    ("autumn", reading("PlaysFor")): ["Mum plays for him"],
    ("autumn", reading("PlaysFor", seat=1)): ["mum plays for Ben"],
    ("autumn", reading("Quit")): ["stop the game", "we quit", "quit"],
    ("over", reading("Rematch")): ["again!", "rematch", "yes please", "play again"],
    ("over", reading("Quit")): ["no", "no thanks"],
    ("autumn", reading("Louder")): ["louder"],
    ("autumn", reading("Quieter")): ["quieter", "not so loud"],
    ("autumn", reading("Slower")): ["slower", "slower please"],
    ("autumn", reading("Faster")): ["faster"],
    ("autumn", reading("Shorter")): ["shorter please"],
    ("autumn", reading("Explain")): ["explain", "explain that", "tell me more"],
    ("choosing", reading("Language", language="de")): ["in German please"],
    ("autumn", reading("Setting", setting="sounds", value=True)): ["sounds on", "turn the sounds on"],
    ("autumn", reading("Setting", setting="sounds", value=False)): ["sounds off"],
    ("autumn", reading("WhoIsPlaying")): ["who is playing", "who's playing?"],
    ("setting_up", reading("Rename", name="Lena")): ["my name is Lena"],
    ("over", reading("Rename", seat=1, name="Benjamin")): ["call Ben Benjamin", "Ben's name is Benjamin"],
    ("autumn", reading("Stop")): ["stop", "stop talking"],
    ("autumn", reading("Cheer")): ["yay!", "oh no!", "ha ha", "come on!", "ouch"],
    ("autumn", reading("NotForYou")): ["not you", "I'm not talking to you", "not yet"],
}  # fmt: skip

ANSWERED = {
    ("ask-confirm", reading("Yes")): ["yes", "yep", "right", "correct", "yes please", "that's right"],
    ("ask-confirm", reading("No")): ["no", "nope", "wrong", "not that", "that's wrong", "no thanks"],
    ("ask-table", reading("Yes")): ["yes", "yes we are"],
    ("ask-choose", reading("Choice", number=1)): ["the first one", "first", "number one", "number 1"],
    ("ask-choose", reading("Choice", number=2)): ["the second", "I meant the second one"],
    ("ask-choose", reading("No")): ["none of those", "not that one"],
    ("ask-who", reading("SeatNamed", seat=2)): ["Clara", "it was Clara", "Clara did"],
    ("ask-who", reading("Me")): ["me", "it was me", "I did"],
    ("ask-who", reading("Nobody")): ["nobody", "no one"],
    ("ask-setup", reading("GoOn")): ["next", "done", "yes", "go on"],
    ("ask-setup", reading("Back")): ["back", "go back", "one step back"],
    ("ask-setup", reading("FromTheBeginning")): ["from the beginning", "start again"],
    ("ask-count", reading("Count", count=4)): ["four", "4", "I have four"],
}


@pytest.mark.parametrize(
    ("phase", "meant", "text"), [(phase, meant, text) for (phase, meant), texts in SAID.items() for text in texts]
)
def test_a_sentence_that_is_always_valid_means_what_it_says(phase: str, meant: Reading, text: str) -> None:
    assert understood(text, phase) == (meant,)


@pytest.mark.parametrize(
    ("label", "meant", "text"), [(label, meant, text) for (label, meant), texts in ANSWERED.items() for text in texts]
)
def test_an_answer_to_a_question_of_the_host_means_what_it_says(label: str, meant: Reading, text: str) -> None:
    phase = {"ask-setup": "setting_up", "ask-count": "autumn"}.get(label, "winter")
    assert understood(text, phase, label) == (meant,)


def test_a_cry_of_joy_is_never_an_answer() -> None:
    for cry in ("yay", "oh no", "come on", "great", "oh yes"):
        assert understood(cry, "winter", "ask-confirm") == (reading("Cheer"),)


def test_wrong_takes_back_where_nothing_is_asked_and_answers_where_something_is() -> None:
    assert understood("wrong", "autumn") == (reading("Undo"),)
    assert understood("wrong", "autumn", "ask-confirm") == (reading("No"),)


def test_up_to_seven_names_are_understood_in_one_breath() -> None:
    line = "Anna, Ben, Clara, Emma, Felix, Max and Lena"
    (found,) = understood(line, "seating")
    assert [value for _, value in found.slots] == ["Anna", "Ben", "Clara", "Emma", "Felix", "Max", "Lena"]
