"""The player knows what was heard, wakes outputs that sleep, and notices one that is gone."""

from __future__ import annotations

import numpy as np
import pytest
from speaking_doubles import RATE, FakeLoudspeaker, tone

from voicehost.errors import DeviceError
from voicehost.speaking.player import GONE, LEAD_INS, Player
from voicehost.speaking.sound import Sound
from voicehost.testing import FakeClock

WORD = Sound(tone(0.5), RATE)


def player_on(loudspeaker: FakeLoudspeaker, lead_in: float | None = None) -> Player:
    return Player(loudspeaker, loudspeaker.clock, lead_in, loudspeaker.wait)


def test_a_sound_is_heard_when_its_end_has_passed_the_latency() -> None:
    loudspeaker = FakeLoudspeaker(FakeClock(), latency=0.2)
    player = player_on(loudspeaker)
    assert player.heard(player.play(WORD))
    assert loudspeaker.clock() == pytest.approx(0.7, abs=0.02)


def test_a_stopped_sound_is_not_heard_and_the_waiting_ends_at_once() -> None:
    loudspeaker = FakeLoudspeaker(FakeClock())
    player = player_on(loudspeaker)
    loudspeaker.at(0.2, player.stop)
    assert not player.heard(player.play(WORD))
    assert loudspeaker.clock() < 0.25


def test_sound_of_another_rate_lasts_as_long() -> None:
    loudspeaker = FakeLoudspeaker(FakeClock())
    player = player_on(loudspeaker)
    playing = player.play(Sound(np.full(11_025, 8000, np.int16), 22_050))
    player.heard(playing)
    assert playing.ended is not None
    assert playing.began is not None
    assert playing.ended - playing.began == pytest.approx(0.5, abs=0.001)


def test_a_pause_stands_between_two_sounds_but_not_before_the_first() -> None:
    player = player_on(FakeLoudspeaker(FakeClock()))
    first, second = player.play(WORD, 0.25), player.play(WORD, 0.25)
    player.heard(second)

    assert first.began == pytest.approx(0.05)
    assert second.began == pytest.approx(0.05 + 0.5 + 0.25)


class TestLeadIn:
    """BL-35: an output that sleeps swallows the first 600 ms of what wakes it."""

    def swallowed(self, idle: float, lead_in: float | None, name: str) -> float:
        """Seconds of a word that are lost on an output which drops 600 ms after five seconds of silence."""
        loudspeaker = FakeLoudspeaker(FakeClock(), name)
        player = player_on(loudspeaker, lead_in)
        player.heard(player.play(WORD))
        until = loudspeaker.clock() + idle
        while loudspeaker.clock() < until:
            loudspeaker.turn()
        played = len(loudspeaker.heard)
        player.heard(player.play(WORD))
        after = np.abs(loudspeaker.heard[played:])
        wakes = int(np.flatnonzero(after)[0])
        word = int(np.flatnonzero(after > 0.1)[0])
        return max(0.0, wakes / RATE + 0.6 - word / RATE)

    @pytest.mark.parametrize("name", ["HDMI 0", "bluez_output.headset", "alsa_output.iec958-stereo"])
    def test_bl_35_nothing_of_a_short_line_is_lost_on_an_output_known_to_sleep(self, name: str) -> None:
        assert self.swallowed(6.0, None, name) == 0.0

    @pytest.mark.parametrize(
        ("wish", "name", "lost"),
        [("auto", "HDMI 0", 0.0), ("auto", "speakers", 0.6), ("on", "speakers", 0.0), ("off", "HDMI 0", 0.6)],
    )
    def test_bl_35_the_setting_decides(self, wish: str, name: str, lost: float) -> None:
        assert self.swallowed(6.0, LEAD_INS[wish], name) == pytest.approx(lost, abs=0.02)

    def test_bl_35_a_lead_in_can_be_asked_for_on_any_output(self) -> None:
        assert self.swallowed(6.0, 0.7, "speakers") == 0.0

    def test_an_output_that_does_not_sleep_answers_at_once(self) -> None:
        assert self.swallowed(6.0, None, "speakers") == pytest.approx(0.6, abs=0.02)

    def test_no_lead_in_stands_between_lines_that_follow_each_other(self) -> None:
        loudspeaker = FakeLoudspeaker(FakeClock(), "HDMI 0")
        player = player_on(loudspeaker)
        player.heard(player.play(WORD))
        again = player.play(WORD)
        asked = loudspeaker.clock()
        player.heard(again)
        assert again.began is not None
        assert again.began - asked < 0.1


def test_a_loudspeaker_that_asks_for_nothing_is_gone() -> None:
    loudspeaker = FakeLoudspeaker(FakeClock())
    player = player_on(loudspeaker)
    loudspeaker.gone = True
    with pytest.raises(DeviceError) as gone:
        player.heard(player.play(WORD))
    assert str(gone.value) == GONE
    assert loudspeaker.clock() < 3.0


def test_the_volume_stays_between_silence_and_full() -> None:
    loudspeaker = FakeLoudspeaker(FakeClock())
    player = player_on(loudspeaker)
    player.set_volume(7.0)
    player.heard(player.play(WORD))
    assert loudspeaker.heard.max() == pytest.approx(8000 / 32768)
    player.set_volume(-1.0)
    played = len(loudspeaker.heard)
    player.heard(player.play(WORD))
    assert not loudspeaker.heard[played:].any()
