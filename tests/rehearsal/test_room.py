"""The voices of people are audible, different, and the same every time."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import espeakng_loader
import numpy as np
import pytest

from voicehost.errors import VoiceError
from voicehost.rehearsal.espeak import espeak
from voicehost.rehearsal.room import RATE, SPEECH_LEVEL, Room, speakers

SENTENCE = "two nuts and a leaf"


def test_every_voice_that_the_machine_has_speaks_a_sentence_audibly() -> None:
    people = speakers("en")
    room = Room("en", len(people), seed=1)
    assert set(room.people) == set(people)
    for seat in range(len(people)):
        sound = room.speak(seat, SENTENCE).astype(np.float64)
        assert 0.6 < len(sound) / RATE < 3
        assert np.sqrt(np.mean(sound**2)) > SPEECH_LEVEL / 4


def test_pip_alone_gives_four_different_people() -> None:
    people = [speaker for speaker in speakers("en") if speaker.maker == "espeak"]
    sounds = {espeak().render(SENTENCE, p.voice, p.pitch, p.pace).tobytes() for p in people}
    assert len(sounds) == len(people) >= 4


def test_every_variant_in_the_table_is_one_that_espeak_ng_has() -> None:
    # An unknown variant is no error for espeak-ng: it speaks with the plain voice.
    variants = {path.name for path in (Path(espeakng_loader.get_data_path()) / "voices" / "!v").iterdir()}
    assert {p.voice.partition("+")[2] for p in speakers("en") if p.maker == "espeak"} <= variants


def test_the_same_seed_gives_the_same_samples_in_another_process() -> None:
    program = (
        "from voicehost.rehearsal.room import Room; import zlib;"
        f"r = Room('en', 3, seed=7); print(zlib.crc32(b''.join(r.speak(s, {SENTENCE!r}).tobytes() for s in range(3))))"
    )
    runs = [subprocess.run([sys.executable, "-c", program], capture_output=True, check=True).stdout for _ in range(2)]
    assert runs[0] == runs[1]


def test_another_seed_gives_another_room() -> None:
    assert Room("en", 2, 1).quiet(0.1).tobytes() != Room("en", 2, 2).quiet(0.1).tobytes()


def test_a_quiet_room_is_never_digital_silence() -> None:
    quiet = Room("en", 1, 1).quiet(1.0)
    assert len(quiet) == RATE
    assert 20 < float(np.std(quiet)) < 200


def test_a_language_without_voices_is_a_plain_sentence() -> None:
    with pytest.raises(VoiceError, match="no voices for the language xx"):
        Room("xx", 2, 1)


def test_a_voice_that_does_not_exist_is_a_plain_sentence() -> None:
    with pytest.raises(VoiceError, match="no voice nobody"):
        espeak().render(SENTENCE, "nobody", 50, 140)
