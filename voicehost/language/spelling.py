"""How any text becomes words: templates, names, typed lines and recognised sentences all pass here.

Words are lower case but never case-folded: the recognisers' dictionaries hold "dreißig", which folding would turn into
"dreissig" (BL-25).
"""

from __future__ import annotations

import re
import unicodedata

_NOT_IN_WORDS = re.compile(r"(?!(?<!\w)-\d)[^\w']|_")
"""A minus sign stays with its digits, so that "-2" is not read as two."""
_BETWEEN_LETTER_AND_DIGIT = re.compile(r"(?<=[^\W\d])(?=\d)|(?<=\d)(?=[^\W\d])")
_EDGE_APOSTROPHE = re.compile(r"(?<!\w)'|'(?!\w)")
_WITHOUT_UMLAUTS = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue", "ø": "oe", "æ": "ae", "å": "aa"})
"""How these letters are typed on a keyboard that lacks them."""


def spell(text: str) -> str:
    """Lower-case words with single marks of space, spaces at either end kept: " Two nuts," gives " two nuts "."""
    composed = unicodedata.normalize("NFC", text).replace("\u2019", "'")
    spaced = _NOT_IN_WORDS.sub(" ", composed.lower())
    return _BETWEEN_LETTER_AND_DIGIT.sub(" ", spaced)


def words(text: str) -> tuple[str, ...]:
    """The words of a whole text: 'Ann "Ace", C3!' gives ann, ace, c, 3."""
    return tuple(_EDGE_APOSTROPHE.sub(" ", spell(text)).split())


def unaccented(word: str) -> str:
    """A word as a dictionary without accents has it: "zoë" is zoe."""
    return "".join(c for c in unicodedata.normalize("NFD", word) if not unicodedata.combining(c))


def plain(word: str) -> str:
    """A word as careless typing gives it: no accents, no apostrophes, ß as ss."""
    return unaccented(word.casefold()).replace("'", "")


def plain_ways(word: str) -> tuple[str, ...]:
    """The ways in which careless typing gives a word: "nüsse" is nusse and nuesse, "weiß" is weiss."""
    composed = unicodedata.normalize("NFC", word.casefold())
    return tuple(dict.fromkeys((plain(composed), plain(composed.translate(_WITHOUT_UMLAUTS)))))
