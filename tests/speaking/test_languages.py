"""The voice is chosen by language, however engines tell theirs."""

from __future__ import annotations

from typing import Any

import pytest

from voicehost.errors import VoiceError
from voicehost.speaking.languages import choose_voice

ESPEAK = [
    {"id": "gmw/en-us", "name": "English (America)", "languages": ["en-us"]},
    {"id": "gmw/en", "name": "English (Great Britain)", "languages": ["en-gb"]},
    {"id": "gmw/de", "name": "German", "languages": ["de"]},
    {"id": "art/eo", "name": "Esperanto", "languages": ["eo"]},
]
SAPI = [
    {"id": r"HKEY_LOCAL_MACHINE\SOFTWARE\Microsoft\Speech\Voices\Tokens\TTS_MS_EN-US_ZIRA_11.0", "languages": []},
    {"id": r"HKEY_LOCAL_MACHINE\SOFTWARE\Microsoft\Speech\Voices\Tokens\TTS_MS_DE-DE_HEDDA_11.0", "languages": [""]},
]
APPLE = [
    {"id": "com.apple.voice.compact.en-GB.Daniel", "languages": ["en_GB"]},
    {"id": "com.apple.voice.compact.de-DE.Anna", "languages": ["de_DE"]},
]


@pytest.mark.parametrize(
    ("voices", "language", "expected"),
    [
        (ESPEAK, "en", "gmw/en"),
        (ESPEAK, "de", "gmw/de"),
        (ESPEAK, "en-us", "gmw/en-us"),
        (ESPEAK, "EN_us", "gmw/en-us"),
        (SAPI, "de", SAPI[1]["id"]),
        (SAPI, "en", SAPI[0]["id"]),
        (APPLE, "de", "com.apple.voice.compact.de-DE.Anna"),
        ([{"id": "x", "languages": ["de-de"]}, {"id": "y", "languages": ["de"]}], "de", "y"),
        ([{"id": "x", "languages": ["de-at"]}], "de", "x"),
    ],
)
def test_bl_36_the_nearest_voice_of_the_language_is_chosen(
    voices: list[dict[str, Any]], language: str, expected: str
) -> None:
    assert choose_voice(voices, language) == expected


@pytest.mark.parametrize(
    "voices",
    [
        [],
        [ESPEAK[0]],
        [{"id": "", "languages": ["de"]}],
        [{"id": "unnamed", "languages": []}],
        [{"id": "design", "languages": None}],
        [{"id": "x", "languages": ["den"]}],
    ],
    ids=["none", "only English", "without an id", "blank", "an id that begins alike", "another code"],
)
def test_bl_36_a_missing_language_is_an_error_that_names_it(voices: list[dict[str, Any]]) -> None:
    with pytest.raises(VoiceError, match='"de"'):
        choose_voice(voices, "de")
