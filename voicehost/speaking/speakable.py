"""What an engine is given of a text: letters, digits and the marks that make a sentence sound like one, nothing else.

Engines take ``<`` for SSML (SAPI), ``[[`` for commands (NSSpeech) or phonemes (espeak), and read out emoji by name or
stop at them. Numbers and symbols that are meant to be heard are written out before, in words of the language.
"""

from __future__ import annotations

import re
import unicodedata

_KEPT_MARKS = frozenset(".,;:!?…'’\"„“”‚‘«»¿¡()-–—")
_MARKUP = re.compile(r"</?\w[^<>]*>|\[\[.*?\]\]")
_DIVIDER = re.compile(r"(?<=[.!?…;])[\"“”»’)]*\s+")
"""A semicolon divides as well: the parts of a list recur in other sentences, and the first is heard the sooner."""

LONGEST = 200
"""Characters given to an engine at once: Piper's memory grows with the length, and a deadline counts from its start."""


def speakable(text: str) -> str:
    """``text`` without what no engine should see; empty when nothing in it can be pronounced."""
    kept = "".join(
        character if _is_kept(character) else " " for character in _MARKUP.sub(" ", unicodedata.normalize("NFC", text))
    )
    cleaned = " ".join(kept.split())
    return cleaned if any(character.isalnum() for character in cleaned) else ""


def sentences(text: str) -> tuple[str, ...]:
    """The sentences of ``text``, speakable, none longer than an engine should get; none where nothing is to be said."""
    parts = _DIVIDER.split(speakable(text))
    return tuple(piece for part in parts for piece in _pieces(part) if speakable(piece))


def _is_kept(character: str) -> bool:
    return character in _KEPT_MARKS or unicodedata.category(character)[0] in "LNM"


def _pieces(sentence: str) -> list[str]:
    """``sentence`` cut into pieces short enough: after a comma or the like if there is one, else between words."""
    pieces = []
    while len(sentence) > LONGEST:
        head = sentence[:LONGEST]
        at = max(head.rfind(mark) for mark in (", ", "; ", ": ", "– "))
        at = at + 1 if at > 0 else head.rfind(" ")
        at = at if at > 0 else LONGEST
        pieces.append(sentence[:at].strip())
        sentence = sentence[at:].strip()
    return [*pieces, sentence]
