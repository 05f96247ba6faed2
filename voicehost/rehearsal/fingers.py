"""People who only press keys: answers of one key with Enter or without, or the few keys of those who cannot read.

What they mean is looked for among the answers that the host takes, so a game in which something has no key fails.
What no single key says is told in parts: "missed", and then "beside the box"; one die after the other.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from voicehost.dialogue.reports import reports_of
from voicehost.inputs import Input, Pressed, Typed
from voicehost.language.reading import Reading
from voicehost.rehearsal.box import Seat

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from voicehost.host import Host
    from voicehost.language.line import Line
    from voicehost.language.reading import Value
    from voicehost.rehearsal.people import Utterance
    from voicehost.rehearsal.ways import Inbox
    from voicehost.testing import RecordingVoice

HALF_PRESSED = ("choice", "answer-typed-so-far")
"""What the host says to keys that are no answer yet: an arrow, the first digit of a number."""

Keys = tuple[Input, ...]
Candidate = tuple[Keys, Reading]
"""Keys and what they mean now."""


class KeyWay:
    """Every answer is one letter, one number or one short form, and Enter. ``pressed`` keeps all of them."""

    def __init__(self, voice: RecordingVoice, inbox: Inbox) -> None:
        self.host: Host
        self._voice = voice
        self._inbox = inbox
        self._between: set[int] = set()
        self.pressed: list[Input] = []

    def lines(self) -> Sequence[Line]:
        """What the host has said so far to answers; choices that arrows go through, and parts of a number, are none."""
        answers = (line for number, line in enumerate(self._voice.lines) if number not in self._between)
        return [line for line in answers if line.message not in HALF_PRESSED]

    def deliver(self, utterance: Utterance) -> str:
        """Press what says it, part by part. Raises LookupError for something that has no key."""
        if utterance.means.intent == "Cheer":
            return ""
        left = plain(utterance.means)
        before = len(self.pressed)
        while True:
            whole = left
            keys, left = self._next(whole)
            self.pressed += keys
            for key in keys:
                self._inbox.put(key)
            if not left.slots:
                break
            said = len(self._voice.lines)
            self._let_the_host_answer()
            if left != whole:
                self._between |= set(range(said, len(self._voice.lines)))
        return " ".join(key.key if isinstance(key, Pressed) else str(key) for key in self.pressed[before:])

    def _let_the_host_answer(self) -> None:
        while not self._inbox.empty() or self.host.floor.is_speaking:
            self.host.handle(self._inbox.get_nowait())

    def _next(self, means: Reading) -> tuple[Keys, Reading]:
        """The keys that say all of it or as much as one answer can, and what is left to say."""
        candidates = list(self._candidates(means))
        for keys, reading in candidates:
            if self._same(reading, means):
                return keys, Reading(means.intent)
        parts = [(keys, left) for keys, reading in candidates if (left := _left(reading, means)) is not None]
        if not parts:
            raise LookupError(f"there is no key for {means} at {self.host.talk.question().message}")
        return min(parts, key=lambda part: (len(part[1].slots), _places(means, part[1])))

    def _candidates(self, means: Reading) -> Iterator[Candidate]:
        """Keys that may have this meaning: those of the answers, the letters, and numbers with their short forms."""
        keys = [choice.key for choice in self.host.talk.choices()]
        keys += self.host.conversation.keys.table.letters(means.intent)
        keys += [f"{value}{more}" for _, value in means.slots if type(value) is int for more in ("", "l", "b")]
        for key in keys:
            for reading in self.host.conversation.keys.meaning(key)[:1]:
                yield (Typed(key),), reading

    def _same(self, reading: Reading, means: Reading) -> bool:
        """Whether it makes the same reports, or is the same question or answer."""
        told, wanted = (reports_of(each, self.host.talk.session) for each in (reading, means))
        return told == wanted if told or wanted else reading.intent == means.intent


class InstantKeysWay(KeyWay):
    """The same answers without Enter, which only ends a number that could go on."""

    def _next(self, means: Reading) -> tuple[Keys, Reading]:
        typed, left = super()._next(means)
        text = "".join(key.text for key in typed if isinstance(key, Typed))
        goes_on = text.isdigit() and self.host.conversation.keys.may_go_on(text)
        return (*map(Pressed, text), *([Pressed("enter")] if goes_on else [])), left


class FewKeysWay(KeyWay):
    """Arrows until the answer is spoken, then Enter."""

    def _candidates(self, means: Reading) -> Iterator[Candidate]:  # noqa: ARG002  a KeyWay's signature
        yield (Pressed("backspace"),), Reading("Undo")
        yield (Pressed("space"),), Reading("Repeat")
        for arrow in ("down", "right"):
            for place, choice in enumerate(self.host.conversation.keys.offers(arrow), 1):
                yield (*[Pressed(arrow)] * place, Pressed("enter")), choice.reading


def plain(means: Reading) -> Reading:
    """The same meaning with seats as the numbers that they are in the host's own readings."""
    slots = [(slot, int(value) if isinstance(value, Seat) else value) for slot, value in means.slots]
    return Reading(means.intent, tuple(slots), means.inner)


def _left(reading: Reading, means: Reading) -> Reading | None:
    """What is left to say of it after a part has been said; None for what is no part of it."""
    same, left = reading.intent == means.intent, dict(means.slots)
    for slot, value in reading.slots:
        named = slot if left.get(slot) == value else _slot_of(value, left) if same else None
        if named is None:
            return None
        del left[named]
    is_part = bool(reading.slots) or same
    return Reading(means.intent, tuple(left.items())) if is_part else None


def _places(whole: Reading, left: Reading) -> list[int]:
    """Which parts were said: what comes first is said first."""
    return [place for place, slot in enumerate(whole.slots) if slot not in left.slots]


def _slot_of(value: Value, slots: dict[str, Value]) -> str | None:
    """Which of these holds a value: the second die is told as the first of those that are missing."""
    return next((slot for slot, other in slots.items() if other == value), None)
