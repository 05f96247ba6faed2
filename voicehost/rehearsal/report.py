"""What came of a rehearsal, as plain lines for a screen and a screen reader."""

from __future__ import annotations

import statistics
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from voicehost.rehearsal.people import Utterance
    from voicehost.rehearsal.rehearse import Exchange, Result


def report(result: Result) -> Iterator[str]:
    """Each thing said, as heard and as taken, then the corrections, then the host's counts beside the box's."""
    for number, exchange in enumerate(result.exchanges, 1):
        yield _exchange(number, exchange, result.players)
    right = sum(exchange.heard == exchange.said for exchange in result.exchanges)
    yield f"{len(result.exchanges)} things said, {right} heard word for word, {result.corrections} corrections needed."
    if result.mended:
        usual = statistics.median(result.mended)
        yield f"{len(result.mended)} mishearings did harm; the median of utterances to mend one is {usual:g}."
    for name, truth in result.truth.items():
        yield f"{name}: host {_plain(result.host[name])}, box {_plain(truth)}."
    if result.is_equal:
        yield "Host and box agree."
    else:
        yield f"Host and box differ: {'; '.join(result.differences)}."


def said(utterance: Utterance, players: Sequence[str]) -> str:
    """Who says what, while it is said."""
    verb = "types" if utterance.typed else "says"
    return f"{players[utterance.seat]} {verb}: {utterance.text}."


def _exchange(number: int, exchange: Exchange, players: tuple[str, ...]) -> str:
    verb = "types" if exchange.typed else "says"
    heard = "the same" if exchange.heard == exchange.said else exchange.heard or "nothing"
    outcome = exchange.outcome.replace("_", " ") or "nothing came of it"
    host = " ".join(exchange.answered) or "nothing"
    return f"{number}. {players[exchange.seat]} {verb}: {exchange.said}. Heard: {heard}. {outcome}. Host: {host}"


def _plain(value: object) -> str:
    if isinstance(value, tuple):
        between = ", " if value and isinstance(value[0], tuple) else " "
        return between.join(_plain(item) for item in value)
    return str(value).lower()
