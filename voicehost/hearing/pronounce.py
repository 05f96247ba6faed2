"""Pronunciations for words that a dictionary lacks, so that any first name can be heard.

espeak-ng, which comes with ``espeakng-loader``, reads the word aloud in phonetic letters; a table turns those into the
recogniser's own alphabet.
"""

from __future__ import annotations

import ctypes
import re
import tomllib
from functools import cache
from importlib import resources

_UTF8 = 1
_IPA = 0x02
_SYNCHRONOUS_RETRIEVAL = 2
"""``AUDIO_OUTPUT_SYNCHRONOUS`` of espeak-ng's speak_lib.h: it never opens a sound card."""


def pronounce(word: str, voice: str = "en-us") -> str:
    """``word`` in ARPAbet as espeak-ng's ``voice`` reads it ("ben" gives "B EH N"); empty if it has no sound."""
    return to_arpabet(_phonetic(word, voice))


def to_arpabet(phonetic: str) -> str:
    """Phonetic letters (IPA) in ARPAbet, phones set apart by spaces."""
    table, pattern = _table()
    return " ".join(table[match] for match in pattern.findall(phonetic))


@cache
def _table() -> tuple[dict[str, str], re.Pattern[str]]:
    parts = tomllib.loads(resources.files(__package__).joinpath("arpabet.toml").read_text(encoding="utf-8"))
    table = {letters: phones for part in parts.values() for letters, phones in part.items()}
    longest_first = sorted(table, key=len, reverse=True)
    return table, re.compile("|".join(map(re.escape, longest_first)))


def _phonetic(word: str, voice: str) -> str:
    library = _espeak()
    library.espeak_SetVoiceByName(voice.encode())
    text = ctypes.c_char_p(word.encode())
    pieces = []
    while text.value:
        pieces.append(library.espeak_TextToPhonemes(ctypes.byref(text), _UTF8, _IPA) or b"")
    return b" ".join(pieces).decode()


@cache
def _espeak() -> ctypes.CDLL:
    import espeakng_loader

    library = ctypes.CDLL(espeakng_loader.get_library_path())
    library.espeak_TextToPhonemes.restype = ctypes.c_char_p
    library.espeak_TextToPhonemes.argtypes = [ctypes.POINTER(ctypes.c_char_p), ctypes.c_int, ctypes.c_int]
    library.espeak_Initialize(_SYNCHRONOUS_RETRIEVAL, 0, espeakng_loader.get_data_path().encode(), 0)
    return library
