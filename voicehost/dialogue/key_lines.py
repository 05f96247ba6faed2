"""What a key means at the question that stands, typed with Enter or pressed alone, and what can be answered so."""

from __future__ import annotations

from string import ascii_lowercase, digits
from typing import TYPE_CHECKING

from voicehost.dialogue import answers, offers, queries, wishes
from voicehost.dialogue.words import meant

if TYPE_CHECKING:
    from voicehost.dialogue.choices import Choice
    from voicehost.dialogue.keys import Keys
    from voicehost.dialogue.talk import Moment, Talk
    from voicehost.language.reading import Reading

REPAIRS = frozenset({"Undo", "Redo"})
"""Intents of letters that take back or do again."""

AT_ANY_TIME = frozenset(
    {"Options", *queries.HOST_QUERIES, *queries.GAME_QUERIES, *REPAIRS, *wishes.WISHES, *answers.ANSWERS}
)
"""Intents of letters that mean something at every question."""

HARMLESS = frozenset({*queries.HOST_QUERIES, *queries.GAME_QUERIES, "Listen", "Faster", "Slower", "Pause", "GoOn"})
"""Intents of single letters that somebody who helps may press beside the few keys."""


class KeyLines:
    """The keys of one conversation. Nothing here answers anything: it only says what is meant."""

    def __init__(self, talk: Talk, keys: Keys) -> None:
        self._talk = talk
        self.table = keys
        self._offered: dict[str, tuple[Moment, tuple[Choice, ...]]] = {}

    def reading(self, typed: str) -> Reading | None:
        """What a line of one key or a short form means now; None for any other line."""
        word = typed.strip()
        for choice in self._talk.choices():
            if word == choice.key:
                return choice.reading
        reading = self.table.reading(word)
        if reading is None or reading.intent in AT_ANY_TIME | self._talk.session.expected():
            return reading
        return None

    def meaning(self, typed: str) -> tuple[Reading, ...]:
        """What a key means now, or a number as the value that is asked for."""
        talk, key = self._talk, self.reading(typed)
        return (key,) if key else meant(talk.understand(typed, talk.graph()), talk.session, talk.pending)

    def may_go_on(self, typed: str) -> bool:
        """Whether one more digit or letter could make another answer of a number: "1" may become "12", "2" a "2l"."""
        return any(self.meaning(typed + more) for more in digits) or any(
            self.reading(typed + more) for more in ascii_lowercase
        )

    def offers(self, way: str) -> tuple[Choice, ...]:
        """What arrows go through: "down" the answers, "right" what is possible at any time.

        They are looked for once while nothing changes: each arrow asks for them, and that takes up to half a second.
        """
        moment, known = self._talk.moment, self._offered.get(way)
        if known is not None and known[0] == moment:
            return known[1]
        found = offers.answers(self._talk) if way == "down" else offers.at_any_time(self._talk, self.table.at_any_time)
        self._offered[way] = moment, found
        return found

    def is_harmless(self, key: str) -> bool:
        """Whether a key only asks something: one that changes the game is none of the few keys."""
        reading = self.table.reading(key)
        return reading is not None and reading.intent in HARMLESS
