"""The real pyttsx3 in its real process, with the espeak-ng that pip brought."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
import pytest

from voicehost.errors import VoiceError
from voicehost.speaking.pace import ADULT, CHILD, FASTEST, SLOWEST
from voicehost.speaking.speakable import sentences
from voicehost.speaking.speech_child import SpeechChild, pyttsx3_child
from voicehost.speaking.worker import read_aiff, read_wav

if TYPE_CHECKING:
    from collections.abc import Iterator

TEXTS = {
    "en": (
        "How many nuts did you find under the leaves, Ben?",
        "Two nuts and one leaf for Clara, that makes seven nuts in all.",
        "Everybody takes back the nuts that were hidden in the ground.",
    ),
    "de": (
        "Wie viele Nüsse hast du unter den Blättern gefunden, Ben?",
        "Zwei Nüsse und ein Blatt für Clara, das macht zusammen sieben Nüsse.",
        "Alle holen ihre Nüsse zurück, die in der Erde versteckt waren.",
    ),
}


@pytest.fixture(scope="module", params=["en", "de"])
def speaking(request: pytest.FixtureRequest) -> Iterator[tuple[str, SpeechChild]]:
    child = pyttsx3_child(request.param)
    yield request.param, child
    child.close()


@pytest.mark.parametrize("pace", [SLOWEST, CHILD, ADULT, FASTEST])
def test_a_pace_is_real_words_a_minute(speaking: tuple[str, SpeechChild], pace: int) -> None:
    language, child = speaking
    words = sum(len(text.split()) for text in TEXTS[language])
    seconds = sum(child.render(text, pace).seconds for text in TEXTS[language])
    assert 60 * words / seconds == pytest.approx(pace, rel=0.12)


def test_speech_is_loud_from_its_beginning_to_its_end(speaking: tuple[str, SpeechChild]) -> None:
    language, child = speaking
    for text in TEXTS[language]:
        sound = child.render(text, ADULT)
        samples = sound.pcm / 32768
        assert 0.05 < np.sqrt(np.mean(samples**2)) < 0.5
        for edge in (samples[: int(0.1 * sound.rate)], samples[-int(0.1 * sound.rate) :]):
            assert np.abs(edge).max() > 0.01


def test_bl_38_a_hundred_sentences_in_a_row_are_all_whole(speaking: tuple[str, SpeechChild]) -> None:
    language, child = speaking
    asked_before = child._number
    lengths = {text: child.render(text, 300).seconds for text in TEXTS[language]}
    for _ in range(16):
        for text, seconds in lengths.items():
            assert child.render(text, 300).seconds == pytest.approx(seconds, rel=0.1)
            child.render(text, ADULT)
    assert child._number - asked_before == 3 + 16 * 6, "no sentence had to be asked for twice"


def test_the_two_languages_sound_unlike(speaking: tuple[str, SpeechChild]) -> None:
    language, child = speaking
    other = pyttsx3_child("de" if language == "en" else "en")
    lengths = [[voice.render(text, ADULT).seconds for text in TEXTS[language]] for voice in (child, other)]
    assert lengths[0] != pytest.approx(lengths[1], rel=0.02)
    other.close()


@pytest.mark.parametrize("text", ["Zoë", "<b>Anna</b> & [[Ben]]", "Ng", "안나", "x" * 300, "-- ((", "1234567890"])
def test_bl_75_no_name_silences_the_engine(speaking: tuple[str, SpeechChild], text: str) -> None:
    _, child = speaking
    sounds = [child.render(sentence, ADULT) for sentence in sentences(f"{text}, your turn.")]
    assert sum(sound.seconds for sound in sounds) > 0.5


def test_nothing_of_it_reaches_the_screen(capfd: pytest.CaptureFixture[str]) -> None:
    child = pyttsx3_child("en")
    child.render("Anna, your turn.", ADULT)
    child.close()
    assert capfd.readouterr() == ("", "")


def test_bl_36_a_language_without_a_voice_is_an_error_that_names_it() -> None:
    child = pyttsx3_child("tlh-x")
    with pytest.raises(VoiceError, match="tlh-x"):
        child.render("nuqneH", ADULT)
    child.close()


WAV = (
    b"RIFF\x2c\x00\x00\x00WAVEfmt \x10\x00\x00\x00\x01\x00\x01\x00\x22\x56\x00\x00\x44\xac\x00\x00\x02\x00\x10\x00"
    b"data\x08\x00\x00\x00\x01\x00\x02\x00\x03\x00\x04\x00"
)


def test_a_whole_file_is_read() -> None:
    assert read_wav(WAV) == (22_050, b"\x01\x00\x02\x00\x03\x00\x04\x00")


@pytest.mark.parametrize("length", [0, 10, 30, 43, len(WAV) - 2])
def test_bl_38_an_empty_or_truncated_file_is_never_taken_for_sound(length: int) -> None:
    with pytest.raises(ValueError, match="engine's file"):
        read_wav(WAV[:length])


def aiff(form: bytes = b"AIFF", compression: bytes = b"", channels: int = 1) -> bytes:
    rate = (16_383 + 14).to_bytes(2, "big") + (22_050 << 49).to_bytes(8, "big")
    common = channels.to_bytes(2, "big") + (3).to_bytes(4, "big") + (16).to_bytes(2, "big") + rate + compression
    samples = bytes(8) + b"\x00\x01\x00\x02\x01\x00"
    chunks = b"".join(
        name + len(body).to_bytes(4, "big") + body for name, body in ((b"COMM", common), (b"SSND", samples))
    )
    return b"FORM" + (4 + len(chunks)).to_bytes(4, "big") + form + chunks


@pytest.mark.parametrize(
    ("data", "expected"),
    [
        (aiff(), b"\x01\x00\x02\x00\x00\x01"),
        (aiff(b"AIFC", b"NONE"), b"\x01\x00\x02\x00\x00\x01"),
        (aiff(b"AIFC", b"sowt"), b"\x00\x01\x00\x02\x01\x00"),
    ],
    ids=["AIFF", "AIFF-C", "little-endian"],
)
def test_a_file_as_macos_writes_it_is_read(data: bytes, expected: bytes) -> None:
    assert read_aiff(data) == (22_050, expected)


@pytest.mark.parametrize("data", [aiff()[:-2], aiff()[:20], aiff(channels=2), aiff(b"AIFC", b"alaw"), b"FORM"])
def test_bl_38_a_broken_file_of_macos_is_never_taken_for_sound(data: bytes) -> None:
    with pytest.raises(ValueError, match="engine's"):
        read_aiff(data)


def test_bl_38_a_file_of_another_kind_is_refused() -> None:
    stereo = WAV.replace(b"\x01\x00\x01\x00\x22", b"\x01\x00\x02\x00\x22")
    with pytest.raises(ValueError, match="not mono"):
        read_wav(stereo)
