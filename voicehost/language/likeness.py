"""How alike two names sound, in any language: letters stand for kinds of sounds, and kinds that are near cost little.

No dictionary of sounds is needed, and there is none for every language. Letters are read as most European languages
read them, so that Anna and Hannah, Tim and Jim, Clara and Klara, Mats and Max come out close.
"""

from __future__ import annotations

import re
from functools import cache

from voicehost.language.spelling import unaccented, words

ALIKE = 0.28
"""Names nearer than this are challenged. Of all pairs of common first names that is about one in 140."""

_SPELLINGS = (
    (r"tsch|tch|sch|ch(?=[aeiou])|sh", "S"),
    (r"c(?=[eiy])", "s"),
    (r"ch", "k"),
    (r"ph|pf", "f"),
    (r"th", "t"),
    (r"ck|qu|q|c", "k"),
    (r"x|chs", "ks"),
    (r"ß|z|ts|tz", "s"),
    (r"dj|dsch", "j"),
    (r"ay|ei|ey", "ai"),
    (r"eu|oy|äu", "oi"),
    (r"aw|ow", "au"),
    (r"ae|ä", "e"),
    (r"oe(?!$)|ö", "o"),
    (r"ue|ü|ou|oo", "u"),
    (r"ie|ee|y(?![aeiou])", "i"),
    (r"v", "f"),
    (r"y", "j"),
)
"""Spellings and the one letter for what they sound like. J is the sound of Jan as well as of Jim."""

_KINDS = ("pbfw", "td", "kg", "sSj", "mn", "lr")
"""Consonants that are often taken for each other."""

_NEAR_VOWELS = ("ie", "ea", "ao", "ou")
_OTHER_VOWEL, _NEAR_VOWEL, _OTHER_CONSONANT, _NEAR_CONSONANT, _UNLIKE = 0.8, 0.4, 0.8, 0.45, 1.2
_DROPPED = {"h": 0.2}
_DROPPED_VOWEL, _DROPPED_CONSONANT = 0.5, 0.65
_VOWELS = "aeiou"


def are_alike(one: str, other: str) -> bool:
    """Whether a table would mix up two names by ear."""
    return distance(one, other) < ALIKE


def distance(one: str, other: str) -> float:
    """0 for names that sound the same, about 1 for names with no sound in common."""
    first, second = _sounds(one), _sounds(other)
    if not first or not second:
        return 1.0
    return _apart(first, second) / ((len(first) + len(second)) / 2)


@cache
def _sounds(name: str) -> str:
    """A name as one letter a sound, doubled letters once."""
    text = "".join(words(name))
    for spelling, sound in _SPELLINGS:
        text = re.sub(spelling, sound, text)
    return re.sub(r"(.)\1+", r"\1", unaccented(text))


def _apart(one: str, other: str) -> float:
    """The cheapest way from one to the other: a sound exchanged, put in or left out."""
    row = [0.0]
    for sound in other:
        row.append(row[-1] + _dropping(sound))
    for sound in one:
        following = [row[0] + _dropping(sound)]
        for at, against in enumerate(other):
            following.append(
                min(
                    row[at] + _exchanging(sound, against),
                    row[at + 1] + _dropping(sound),
                    following[at] + _dropping(against),
                )
            )
        row = following
    return row[-1]


def _dropping(sound: str) -> float:
    return _DROPPED.get(sound, _DROPPED_VOWEL if sound in _VOWELS else _DROPPED_CONSONANT)


def _exchanging(one: str, other: str) -> float:
    if one == other:
        return 0.0
    if (one in _VOWELS) != (other in _VOWELS):
        return _UNLIKE
    if one in _VOWELS:
        return _NEAR_VOWEL if any({one, other} == set(pair) for pair in _NEAR_VOWELS) else _OTHER_VOWEL
    return _NEAR_CONSONANT if any(one in kind and other in kind for kind in _KINDS) else _OTHER_CONSONANT
