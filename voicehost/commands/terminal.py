"""Makes the terminal's streams safe: no letter that they cannot show and no missing stream may end a game."""

from __future__ import annotations

import codecs
import io
import os
import sys
import unicodedata

import click

_LETTERS = {"ß": "ss", "æ": "ae", "Æ": "Ae", "ø": "o", "Ø": "O", "ł": "l", "Ł": "L"}
_MARKS = {"„": '"', "“": '"', "”": '"', "‚": "'", "‘": "'", "’": "'", "–": "-", "—": "-"}
PLAIN = _LETTERS | _MARKS
"""What does not come apart into a plain sign and an accent."""


def simpler(text: str) -> str:
    """The nearest plain ASCII text: accents go, quotes become straight, what is left becomes a question mark."""
    plain = "".join(PLAIN.get(character, character) for character in text)
    apart = unicodedata.normalize("NFKD", plain)
    kept = "".join(character for character in apart if not unicodedata.combining(character))
    return kept.encode("ascii", "replace").decode("ascii")


def put(text: str) -> None:
    """Print text and a line end. click.echo would send UTF-8 to a terminal that knows only ASCII."""
    click.echo(text, file=sys.stdout)


def complain(sentence: str) -> None:
    """Print a sentence on the error stream."""
    click.echo(sentence, file=sys.stderr)


def _degrade(error: UnicodeError) -> tuple[str, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    return simpler(error.object[error.start : error.end]), error.end


def make_safe() -> None:
    """Open what is closed and let text degrade where the encoding is too small for it. Lines go out at once."""
    codecs.register_error("simpler", _degrade)
    # These files stay open as long as the program runs.
    sys.stdin = sys.stdin or open(os.devnull, encoding="utf-8")  # noqa: SIM115, PTH123
    sys.stdout = sys.stdout or open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115, PTH123
    sys.stderr = sys.stderr or open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115, PTH123
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="simpler", line_buffering=True)
