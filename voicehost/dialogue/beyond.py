"""Typed numbers that no list holds: "seventeen nuts" is refused with the numbers, and not called strange words.

The recogniser never hears them, since its lists end with what the box holds.
"""

from __future__ import annotations

from dataclasses import replace
from itertools import islice
from typing import TYPE_CHECKING

from voicehost.dialogue.words import meant
from voicehost.language.spelling import words

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from voicehost.dialogue.talk import Talk
    from voicehost.language.numbers import Numbers
    from voicehost.language.reading import Reading

NUMBERS = range(101)
"""Numbers that are known in words; in digits every number is."""

LONGEST = 4
"""Words of a number at most, like one hundred and one."""

STAND_INS = (2, 3, 4, 5, 6, 12, 40)
"""Numbers of which each list of a box holds some: they stand in for the one that is too large."""


def beyond(talk: Talk, text: str) -> tuple[Reading, ...]:
    """What a typed line reports if one number in it is more than there can be; nothing if it means nothing even so."""
    said = words(text)
    for begin, end, number in _numbers_in(said, talk.words.sentences(talk.session).numbers):
        for stand_in in STAND_INS:
            line = " ".join((*said[:begin], str(stand_in), *said[end:]))
            for reading in meant(talk.understand(line, talk.graph()), talk.session, talk.pending):
                slots = [name for name, value in reading.slots if type(value) is int and value == stand_in]
                if len(slots) == 1 and _is_impossible(talk, reading.intent, slots[0], number):
                    changed = dict(reading.slots) | {slots[0]: number}
                    return (replace(reading, slots=tuple(sorted(changed.items()))),)
    return ()


def _numbers_in(said: Sequence[str], numbers: Numbers) -> Iterator[tuple[int, int, int]]:
    """Each number of a line, and from where to where its words go."""
    begin = 0
    while begin < len(said):
        ends = range(min(len(said), begin + LONGEST), begin, -1)
        known = {end: number for end in ends if (number := _number(said[begin:end], numbers)) is not None}
        for end, number in islice(known.items(), 1):
            yield begin, end, number
        begin = max(known, default=begin + 1)


def _number(said: Sequence[str], numbers: Numbers) -> int | None:
    if len(said) == 1 and said[0].isdecimal():
        return int(said[0])
    return numbers.value(" ".join(said), NUMBERS)


def _is_impossible(talk: Talk, intent: str, slot: str, number: int) -> bool:
    game = talk.session.game
    expected = game.expects() if game is not None else {}
    allowed = next((slots for kind, slots in expected.items() if kind.__name__ == intent), {})
    return slot in allowed and number not in allowed[slot]
