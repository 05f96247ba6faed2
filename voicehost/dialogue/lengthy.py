"""What is too long for one breath is told in pieces, and "go on?" stands between them."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from voicehost.dialogue.pending import Ask, Pending
from voicehost.language.line import Kind, Line

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from voicehost.dialogue.outcome import Reply
    from voicehost.dialogue.talk import Talk

LONG = 40
"""Words. Up to here a text is told in one piece: a quarter of a minute at an adult's pace."""

SENTENCES = 2
"""Sentences of a piece (conventions.md 1.5)."""

_END_OF_SENTENCE = re.compile(r"(?<=[.!?]) +")


def told(talk: Talk, lines: Sequence[Line]) -> Reply:
    """Answer with these lines: at once where they are short, otherwise the first piece and the question after it."""
    texts = [line.shown for line in lines]
    if sum(len(text.split()) for text in texts) <= LONG:
        return talk.answer(*lines)
    return _piece(talk, list(_pieces(texts)), lines[0].message)


def go_on(talk: Talk) -> Reply:
    """The next piece; after the last one the question that stood before."""
    waiting = talk.pending.texts if talk.pending is not None else ()
    return _piece(talk, waiting, Ask.MORE.value)


def enough(talk: Talk) -> Reply:
    """Back to the question that stood before."""
    talk.ask(talk.pending.then if talk.pending is not None else None)
    return talk.answer(talk.question())


def _piece(talk: Talk, pieces: Sequence[str], message: str) -> Reply:
    before = talk.pending.then if talk.pending is not None and talk.pending.ask is Ask.MORE else talk.pending
    talk.ask(Pending(Ask.MORE, texts=tuple(pieces[1:]), then=before) if len(pieces) > 1 else before)
    return talk.answer(Line(pieces[0], Kind.ANSWER, message), talk.question())


def _pieces(texts: Sequence[str]) -> Iterator[str]:
    for text in texts:
        sentences = _END_OF_SENTENCE.split(text)
        for first in range(0, len(sentences), SENTENCES):
            yield " ".join(sentences[first : first + SENTENCES])
