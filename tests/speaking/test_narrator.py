"""Lines are printed and spoken in order, once each, and whatever breaks, the game goes on."""

from __future__ import annotations

import threading
from queue import SimpleQueue
from random import Random
from typing import TYPE_CHECKING

import numpy as np
import pytest
from speaking_doubles import FakeLoudspeaker, FakeSynthesiser, Room, line, tone

from voicehost.errors import DeviceError, VoiceError
from voicehost.inputs import Input, Spoken, VoiceLost
from voicehost.speaking.narrator import Narrator
from voicehost.speaking.player import Player
from voicehost.speaking.supply import Speech
from voicehost.speaking.synthesiser import MuteError
from voicehost.testing import FakeClock

if TYPE_CHECKING:
    from voicehost.language.line import Line
    from voicehost.speaking.sound import Sound


def test_bl_28_thirty_lines_back_to_back_are_all_said_in_order() -> None:
    room = Room()
    texts = [f"Line number {number}." for number in range(1, 31)]

    room.say(*map(line, texts))
    messages = room.until_spoken(30)

    assert messages == [Spoken(number) for number in range(1, 31)]
    assert room.screen == texts
    assert sorted(set(room.said), key=texts.index) == texts
    room.narrator.shut()


def test_a_line_is_shown_when_the_one_before_it_has_been_heard() -> None:
    room = Room()
    room.say(line("One two three."), line("Four."))
    room.until_spoken(2)

    heard_at = [at for at, message in room.posted if isinstance(message, Spoken)]
    assert room.shown_at[0] < heard_at[0] <= room.shown_at[1] < heard_at[1]
    room.narrator.shut()


def test_a_line_is_spoken_when_its_last_sample_is_audible_and_not_before() -> None:
    room = Room()
    room.say(line("One two three. Four five."))
    room.until_spoken(1)

    end_of_sound = room.loudspeaker.quiet_from(0.0)
    assert room.posted[0][0] == pytest.approx(end_of_sound, abs=0.02)
    room.narrator.shut()


def test_what_is_shown_of_a_fleeting_line_is_not_what_is_spoken() -> None:
    room = Room()
    room.say(line("The card shows a frog.", printed="A card was shown."))
    room.until_spoken(1)

    assert room.screen == ["A card was shown."]
    assert room.said == ["The card shows a frog."]
    room.narrator.shut()


def test_the_second_sentence_is_made_while_the_first_one_plays() -> None:
    made_at: list[float] = []

    class TimedSynthesiser(FakeSynthesiser):
        def render(self, text: str, words_per_minute: int) -> Sound:
            made_at.append(room.clock())
            return super().render(text, words_per_minute)

    room = Room(TimedSynthesiser())
    room.say(line("One two three four five. Six."))
    room.until_spoken(1)

    assert made_at[1] < 0.5
    room.narrator.shut()


class TestHushing:
    """Silence within 100 ms, and nothing of the old is said after it."""

    def test_bl_70_the_old_line_stops_and_the_new_one_follows(self) -> None:
        room = Room()
        unsaid: list[Line] = []
        room.loudspeaker.at(0.4, lambda: unsaid.extend(room.narrator.hush()))
        room.loudspeaker.at(0.4, lambda: room.say(line("New.")))

        room.say(line("This is a long line that nobody wants to hear to its end."))
        messages = room.until_spoken(2)

        assert messages == [Spoken(2)]
        assert [each.spoken for each in unsaid] == ["This is a long line that nobody wants to hear to its end."]
        room.narrator.shut()

    def test_bl_32_a_long_reading_falls_silent_within_a_tenth_of_a_second(self) -> None:
        room = Room()
        hushed = threading.Event()
        room.loudspeaker.at(3.0, room.narrator.hush)
        room.loudspeaker.at(3.0, hushed.set)

        room.say(line("One two three four five six seven. " * 170))
        assert hushed.wait(10)
        for _ in range(100):
            room.loudspeaker.turn()

        assert 3.0 < room.loudspeaker.quiet_from(3.0) < 3.1
        assert not room.narrator.speaking
        room.narrator.shut()

    @pytest.mark.parametrize("seed", range(50))
    def test_fifty_times_at_a_random_moment_the_old_falls_silent_and_nothing_of_it_comes_back(self, seed: int) -> None:
        room = Room()
        moment = Random(seed).uniform(0.0, 1.0)  # noqa: S311 - a moment, not a secret
        unsaid: list[Line] = []
        old = [line("One two three."), line("Four five. Six seven eight."), line("Nine.")]

        def interrupt() -> None:
            unsaid.extend(room.narrator.hush())
            room.say(line("New."))

        room.loudspeaker.at(moment, interrupt)
        room.say(*old)
        messages = room.until_spoken(4)

        heard_out = messages[:-1]
        assert heard_out == [Spoken(number) for number in range(1, len(heard_out) + 1)]
        assert unsaid == old[len(heard_out) :]
        assert room.loudspeaker.quiet_from(moment, louder_than=0.2) <= moment + 0.1
        room.narrator.shut()

    def test_bl_39_overtaken_lines_are_dropped_when_a_score_is_corrected_twice(self) -> None:
        room = Room()

        def correct(score: str) -> None:
            room.narrator.hush()
            room.say(line(score))

        room.loudspeaker.at(0.1, lambda: correct("No, three nuts."))
        room.loudspeaker.at(0.2, lambda: correct("No, four nuts."))
        room.say(line("Two nuts for Anna, the best of all."), line("Ben, your turn."))
        messages = room.until_spoken(4)

        assert messages == [Spoken(4)]
        assert "Ben, your turn." not in room.screen
        assert room.screen[-1] == "No, four nuts."
        room.narrator.shut()

    def test_hushing_gives_all_lines_that_were_not_heard_to_their_end(self) -> None:
        room = Room()
        unsaid: list[str] = []
        done = threading.Event()

        def hush() -> None:
            unsaid.extend(each.spoken for each in room.narrator.hush())
            done.set()

        room.loudspeaker.at(0.35, hush)
        room.say(line("One two."), line("Three four five."), line("Six."))
        assert done.wait(10)

        assert unsaid == ["Three four five.", "Six."]
        room.narrator.shut()

    def test_hushing_in_silence_does_nothing(self) -> None:
        room = Room()
        assert room.narrator.hush() == ()
        room.say(line("One."))
        assert room.next() == Spoken(1)
        room.narrator.shut()


class TestLosing:
    """A missing or lost voice is told once; lines are printed and count as heard at once."""

    def test_bl_37_a_missing_engine_is_told_once_and_the_game_goes_on_in_print(self) -> None:
        def load() -> Speech:
            raise VoiceError("No engine. Install one.")

        room = Room(load=load)
        room.say(line("One."), line("Two."))
        messages = room.until_spoken(2)

        assert [message for message in messages if message != VoiceLost("No engine. Install one.")] == [
            Spoken(1),
            Spoken(2),
        ]
        assert messages.count(VoiceLost("No engine. Install one.")) == 1
        assert room.screen == ["One.", "Two."]
        room.narrator.shut()

    def test_an_engine_that_fails_in_a_line_leaves_the_lines_after_it_printed(self) -> None:
        room = Room(FakeSynthesiser({"Two.": VoiceError("Gone.")}))
        room.say(line("One."), line("Two."), line("Three."))
        messages = room.until_spoken(3)

        assert messages == [Spoken(1), VoiceLost("Gone."), Spoken(2), Spoken(3)]
        assert room.screen == ["One.", "Two.", "Three."]
        assert "Three." not in room.said
        assert room.synthesiser.closed
        assert room.loudspeaker.closed
        room.narrator.shut()

    def test_what_was_made_of_a_line_is_heard_to_its_end_when_the_engine_fails_in_its_middle(self) -> None:
        room = Room(FakeSynthesiser({"Broken.": VoiceError("Gone.")}))
        room.say(line("One two three four five. Broken."))
        messages = room.until_spoken(1)

        assert messages == [VoiceLost("Gone."), Spoken(1)]
        assert room.posted[0][0] >= 0.5
        room.narrator.shut()

    def test_a_loudspeaker_that_vanishes_in_the_middle_of_a_line_is_noticed(self) -> None:
        room = Room()
        room.loudspeaker.at(0.2, lambda: setattr(room.loudspeaker, "gone", True))
        room.say(line("One two three four five."), line("Six."))
        messages = room.until_spoken(2)

        assert [type(message) for message in messages] == [VoiceLost, Spoken, Spoken]
        assert room.posted[0][0] < 3.5
        room.narrator.shut()

    @pytest.mark.parametrize("trouble", [RuntimeError("?"), MemoryError()])
    def test_a_voice_that_breaks_in_an_unforeseen_way_is_told_in_a_sentence(self, trouble: Exception) -> None:
        room = Room(FakeSynthesiser({"Two.": trouble}))
        room.say(line("One."), line("Two."), line("Three."))
        messages = room.until_spoken(3)

        assert [type(message) for message in messages] == [Spoken, VoiceLost, Spoken, Spoken]
        assert room.screen == ["One.", "Two.", "Three."]
        room.narrator.shut()

    def test_a_library_that_is_broken_is_told_in_a_sentence(self) -> None:
        def load() -> Speech:
            raise ImportError("numpy")

        room = Room(load=load)
        room.say(line("One."))
        messages = room.until_spoken(1)

        assert isinstance(messages[0], VoiceLost)
        assert "numpy" in messages[0].reason
        room.narrator.shut()

    def test_a_text_without_a_sound_is_printed_and_the_next_one_is_spoken(self) -> None:
        room = Room(FakeSynthesiser({"Hm.": MuteError("Silence.")}))
        room.say(line("Hm."), line("Two."))
        messages = room.until_spoken(2)

        assert messages == [Spoken(1), Spoken(2)]
        assert np.abs(room.loudspeaker.heard).max() > 0.1
        room.narrator.shut()

    def test_bl_40_a_missing_sound_library_is_one_sentence_and_the_first_line_does_not_wait(self) -> None:
        shown = threading.Event()

        def load() -> Speech:
            assert shown.wait(10)
            raise DeviceError("PortAudio is missing. Install it with: apt-get install libportaudio2")

        room = Room(load=load)
        show = room._show

        def show_and_tell(text: str) -> None:
            show(text)
            shown.set()

        room.narrator._show = show_and_tell
        room.say(line("Which game?"))
        messages = room.until_spoken(1)

        assert messages[0] == VoiceLost("PortAudio is missing. Install it with: apt-get install libportaudio2")
        assert room.screen == ["Which game?"]
        room.narrator.shut()


def test_bl_30_lines_from_many_threads_are_all_said_once() -> None:
    room = Room()
    room.say()
    tellers = [
        threading.Thread(target=lambda name=name: [room.narrator.say(line(f"{name} {turn}.")) for turn in range(10)])
        for name in ("Anna", "Ben", "Clara", "Dora")
    ]
    for teller in tellers:
        teller.start()
    for teller in tellers:
        teller.join()
    messages = room.until_spoken(40)

    assert messages == [Spoken(number) for number in range(1, 41)]
    assert len(set(room.screen)) == 40
    room.narrator.shut()


def test_bl_75_a_line_of_emoji_is_printed_and_counts_as_spoken() -> None:
    room = Room()
    room.say(line("🎲 … ☃"))
    assert room.next() == Spoken(1)
    assert room.screen == ["🎲 … ☃"]
    assert room.said == []
    room.narrator.shut()


class TestEarcons:
    """Short sounds stand in the same queue as lines."""

    def test_they_sound_before_the_line_that_follows_them(self) -> None:
        room = Room()
        room.narrator.earcon("taken")
        room.say(line("One two three."))
        room.until_spoken(1)

        heard = np.abs(room.loudspeaker.heard)
        speech_begins = int(np.flatnonzero(heard > 0.21)[0])
        assert np.abs(heard[:speech_begins]).max() > 0.1
        room.narrator.shut()

    def test_a_switched_off_one_is_not_heard(self) -> None:
        room = Room()
        room.say()
        room.narrator.switch_earcons({"open"})
        room.narrator.earcon("taken")
        assert not room.narrator.speaking
        room.narrator.shut()

    def test_an_unknown_one_is_an_error_of_the_program(self) -> None:
        room = Room()
        room.say()
        with pytest.raises(KeyError):
            room.narrator.earcon("gong")
        room.narrator.shut()


def test_a_new_pace_counts_from_the_next_sentence() -> None:
    room = Room()
    room.say(line("One."))
    room.until_spoken(1)
    room.narrator.set_pace(1000)
    room.say(line("Two."))
    room.until_spoken(2)

    assert room.synthesiser.rendered == [("One.", 160), ("Two.", 400)]
    room.narrator.shut()


def test_the_volume_that_was_set_before_the_loudspeaker_was_there_counts() -> None:
    ready = threading.Event()
    room: Room

    def load() -> Speech:
        assert ready.wait(10)
        return room._load()

    room = Room(load=load)
    room.narrator.volume(0.5)
    room.say(line("One two three."))
    ready.set()
    room.until_spoken(1)

    level = tone(0.1)[0] / 32768
    assert np.abs(room.loudspeaker.heard).max() == pytest.approx(level / 2, rel=0.05)
    room.narrator.shut()


def test_what_was_prepared_is_not_made_again_when_it_is_said() -> None:
    room = Room()
    room.say(line("First."))
    room.until_spoken(1)
    room.narrator.prepare(["Two nuts. Ben, your turn."])
    room.say(line("Two nuts. Ben, your turn."))
    room.until_spoken(2)

    assert sorted(room.said) == ["Ben, your turn.", "First.", "Two nuts."]
    room.narrator.shut()


def test_what_was_prepared_before_the_engine_was_there_is_made_as_soon_as_it_is() -> None:
    ready = threading.Event()
    made = threading.Event()

    class TellingSynthesiser(FakeSynthesiser):
        def render(self, text: str, words_per_minute: int) -> Sound:
            made.set()
            return super().render(text, words_per_minute)

    room: Room

    def load() -> Speech:
        assert ready.wait(10)
        return room._load()

    room = Room(TellingSynthesiser(), load)
    room.say()
    room.narrator.prepare(["Two nuts."])
    ready.set()
    assert made.wait(10)
    room.narrator.shut()
    assert room.said == ["Two nuts."]


def test_shutting_while_a_sentence_is_made_is_no_loss_of_the_voice() -> None:
    begun = threading.Event()
    shut = threading.Event()

    class ClosedSynthesiser(FakeSynthesiser):
        def render(self, text: str, words_per_minute: int) -> Sound:  # noqa: ARG002 - nothing comes of it
            begun.set()
            assert shut.wait(10)
            raise VoiceError("Closed.")

        def close(self) -> None:
            shut.set()

    room = Room(ClosedSynthesiser())
    room.say(line("One."))
    assert begun.wait(10)
    room.narrator.shut()
    assert room.posted == []


def test_after_shutting_nothing_is_left_running() -> None:
    before = set(threading.enumerate())
    room = Room()
    room.say(line("One."))
    room.until_spoken(1)
    room.narrator.shut()

    assert set(threading.enumerate()) <= before
    assert room.synthesiser.closed
    assert room.loudspeaker.closed


def test_bl_35_the_first_line_after_idling_is_led_in_on_an_output_that_sleeps() -> None:
    room = Room(name="HDMI 0, ALC892 Digital")
    room.say(line("Ann, four."))
    room.until_spoken(1)

    assert np.abs(room.loudspeaker.heard[: int(0.6 * 16_000)]).max() < 0.01
    room.narrator.shut()


def test_another_language_is_spoken_with_an_engine_of_its_own() -> None:
    clock, engines = FakeClock(), {"en": FakeSynthesiser(), "de": FakeSynthesiser()}
    posted: SimpleQueue[Input] = SimpleQueue()

    def load(language: str) -> Speech:
        loudspeaker = FakeLoudspeaker(clock, "speakers")
        return Speech(engines[language], Player(loudspeaker, clock, None, loudspeaker.wait))

    narrator = Narrator(load, "en", 160, posted.put, lambda _: None)
    narrator.say(line("In English."))
    assert posted.get(timeout=10) == Spoken(1)
    narrator.speak_in("de")
    narrator.say(line("Auf Deutsch."))
    assert posted.get(timeout=10) == Spoken(2)
    narrator.shut()

    assert [text for text, _ in engines["en"].rendered] == ["In English."]
    assert [text for text, _ in engines["de"].rendered] == ["Auf Deutsch."]
    assert engines["en"].closed


@pytest.mark.parametrize("why", ["switched off", "lost"])
def test_lines_that_are_only_printed_are_never_dropped_however_fast_people_type(why: str) -> None:
    room = Room(FakeSynthesiser({"One.": VoiceError("Gone.")}))
    if why == "switched off":
        room.narrator.switch(on=False)
    room.say(line("One."))
    room.until_spoken(1)
    for number in range(2, 40):
        room.narrator.hush()
        room.say(line(f"Number {number}."))
    room.until_spoken(39)

    assert room.screen == ["One.", *(f"Number {number}." for number in range(2, 40))]
    room.narrator.shut()


def test_a_voice_that_is_switched_off_in_the_middle_of_a_line_can_be_silenced() -> None:
    room = Room()

    def off_and_hush() -> None:
        room.narrator.switch(on=False)
        room.narrator.hush()

    room.loudspeaker.at(0.3, off_and_hush)
    room.say(line("One two three four five six seven eight nine ten."), line("Printed."))
    room.until_spoken(2)

    assert room.loudspeaker.quiet_from(0.3) < 0.5
    assert room.screen[-1] == "Printed."
    room.narrator.shut()
