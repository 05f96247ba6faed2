"""Through a real sound card: what is recorded from it is what the host says it played, and when."""

from __future__ import annotations

import builtins
import queue
import tempfile
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
import pytest
from sound_card import RATE, SoundCard, read_devices_again

from voicehost.errors import DeviceError
from voicehost.inputs import Input, Spoken, VoiceLost
from voicehost.language.line import Kind, Line
from voicehost.portaudio import portaudio
from voicehost.speaking.finding import find_voice
from voicehost.speaking.loudspeaker import PortAudioLoudspeaker
from voicehost.speaking.player import Player
from voicehost.speaking.sound import Sound

if TYPE_CHECKING:
    from collections.abc import Iterator

TONE = Sound((8000 * np.sin(2 * np.pi * 440 * np.arange(24_000) / 48_000)).astype(np.int16), 48_000)
"""Half a second of a soft tone."""


def loud_parts(samples: np.ndarray[Any, np.dtype[np.int16]], gap: float = 0.08) -> list[tuple[float, float]]:
    """Beginnings and ends, in seconds, of what is louder than silence, with pauses of at least ``gap`` between."""
    loud = np.flatnonzero(np.abs(samples.astype(np.int32)) > 200) / RATE
    if not len(loud):
        return []
    breaks = np.flatnonzero(np.diff(loud) > gap)
    return list(zip(loud[[0, *(breaks + 1)]].tolist(), loud[[*breaks, -1]].tolist(), strict=True))


@pytest.fixture
def player(sound_card: SoundCard) -> Iterator[Player]:  # noqa: ARG001 - must be there first
    player = Player(PortAudioLoudspeaker(time.monotonic), time.monotonic)
    yield player
    player.close()


@pytest.mark.sound
def test_the_end_of_a_sound_is_known_to_fifty_milliseconds(player: Player, sound_card: SoundCard) -> None:
    with sound_card.recording() as recording:
        first, second = player.play(TONE), player.play(TONE, 0.25)
        assert player.heard(second)
        recording.wait_for(0.3)
        parts = loud_parts(recording.samples)
        began = recording.began

    assert [end - begin for begin, end in parts] == pytest.approx([0.5, 0.5], abs=0.02)
    assert parts[1][0] - parts[0][1] == pytest.approx(0.25, abs=0.02)
    assert first.ended is not None
    assert began + parts[0][1] == pytest.approx(first.ended, abs=0.05)


@pytest.mark.sound
def test_it_is_silent_within_a_tenth_of_a_second_and_does_not_click(player: Player, sound_card: SoundCard) -> None:
    with sound_card.recording() as recording:
        playing = player.play(TONE)
        recording.wait_for(0.25)
        stopped = time.monotonic()
        player.stop()
        assert not player.heard(playing)
        recording.wait_for(0.3)
        samples, began = recording.samples, recording.began

    (_, end), *others = loud_parts(samples)
    assert others == []
    assert began + end - stopped < 0.1
    assert np.abs(np.diff(samples.astype(np.int32))).max() < 8000 * 2 * np.pi * 440 / RATE * 1.5


@pytest.mark.sound
def test_nothing_from_below_reaches_the_screen(sound_card: SoundCard, capfd: pytest.CaptureFixture[str]) -> None:
    read_devices_again()
    player = Player(PortAudioLoudspeaker(time.monotonic), time.monotonic)
    with sound_card.recording():
        player.heard(player.play(TONE))
    player.close()
    assert capfd.readouterr() == ("", "")


@pytest.mark.sound
def test_a_whole_line_of_the_real_voice_comes_out_of_the_card(sound_card: SoundCard) -> None:
    inbox: queue.SimpleQueue[Input] = queue.SimpleQueue()
    screen: list[str] = []
    voice = find_voice("en", "host", 160, inbox.put, screen.append, time.monotonic)
    with sound_card.recording() as recording:
        number = voice.say(Line("Welcome. How many nuts did you find, Anna?", Kind.QUESTION, "test"))
        assert inbox.get(timeout=15) == Spoken(number)
        told = time.monotonic()
        recording.wait_for(0.3)
        parts = loud_parts(recording.samples, gap=0.6)
        began = recording.began
    voice.shut()

    assert screen == ["Welcome. How many nuts did you find, Anna?"]
    (start, end), *others = parts
    assert others == []
    assert 2.0 < end - start < 5.0
    assert began + end == pytest.approx(told, abs=0.1)


@pytest.mark.sound
def test_a_sound_server_that_dies_in_the_middle_of_a_line_costs_the_voice_and_nothing_else(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    with tempfile.TemporaryDirectory(prefix="voicehost-sound-") as folder:
        card = SoundCard(Path(folder))
        server = card.start()
        for name, value in card.environment.items():
            monkeypatch.setenv(name, value)
        read_devices_again()
        inbox: queue.SimpleQueue[Input] = queue.SimpleQueue()
        screen: list[str] = []
        voice = find_voice("en", "host", 160, inbox.put, screen.append, time.monotonic)
        for text in ("One.", "Two. " * 30, "Three."):
            voice.say(Line(text, Kind.EVENT, "test"))
        with card.recording():
            messages = [inbox.get(timeout=15)]
            server.kill()
            killed = time.monotonic()
            messages += [inbox.get(timeout=15) for _ in range(3)]
            told = time.monotonic()
        voice.shut()
        server.wait()

    assert [message for message in messages if isinstance(message, Spoken)] == [Spoken(1), Spoken(2), Spoken(3)]
    assert sum(isinstance(message, VoiceLost) for message in messages) == 1
    assert told - killed < 4.0
    assert len(screen) == 3
    assert "src/hostapi" not in capfd.readouterr().err


def test_bl_40_a_missing_sound_library_is_one_sentence_with_the_command_that_mends_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    real_import = builtins.__import__

    def without_portaudio(name: str, *arguments: Any, **named: Any) -> Any:
        if name == "sounddevice":
            raise OSError("PortAudio library not found")
        return real_import(name, *arguments, **named)

    monkeypatch.setattr(builtins, "__import__", without_portaudio)
    with pytest.raises(DeviceError, match=r"PortAudio is missing\. Install it with: "), portaudio():
        pass


def test_bl_37_without_any_sound_card_the_game_is_printed(monkeypatch: pytest.MonkeyPatch) -> None:
    with portaudio() as sounddevice:

        def no_device(**_: str) -> None:
            raise sounddevice.PortAudioError("Error querying device -1")

        monkeypatch.setattr(sounddevice, "query_devices", no_device)
    inbox: queue.SimpleQueue[Input] = queue.SimpleQueue()
    screen: list[str] = []
    voice = find_voice("en", "host", 160, inbox.put, screen.append, time.monotonic)
    number = voice.say(Line("Which game?", Kind.QUESTION, "test"))
    messages = {inbox.get(timeout=15), inbox.get(timeout=15)}
    voice.shut()

    assert Spoken(number) in messages
    (lost,) = messages - {Spoken(number)}
    assert isinstance(lost, VoiceLost)
    assert lost.reason.startswith("No loudspeaker can be opened")
    assert screen == ["Which game?"]
