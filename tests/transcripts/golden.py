"""Golden transcripts: what is said to the host, what it makes of it, and what it says, line by line.

A transcript is replayed from its own ``said`` and ``typed`` lines. To write them anew and read the difference:

    python tests/transcripts/golden.py && git diff tests/transcripts
"""

from __future__ import annotations

import sys
from dataclasses import fields
from enum import Enum
from pathlib import Path
from typing import TYPE_CHECKING, Any

sys.path.insert(0, str(Path(__file__).parent.parent))

from tables import Sitting

from voicehost.dialogue.outcome import Outcome

if TYPE_CHECKING:
    from collections.abc import Iterator

    from voicehost.dialogue.outcome import Reply
    from voicehost.session import Session, Taken

FOLDER = Path(__file__).parent
HEARD = ("said: ", "typed: ", "silence: ")


def paths() -> list[Path]:
    """All golden transcripts, game/language/scenario.txt."""
    return sorted(FOLDER.glob("*/*/*.txt"))


def inputs(text: str) -> list[str]:
    """The lines of a transcript that come from the table."""
    return [line for line in text.splitlines() if line.startswith(HEARD)]


def head(text: str) -> list[str]:
    """The comment at the top, which says what the scenario shows."""
    return [line for line in text.splitlines() if line.startswith("# ")]


def replay(text: str, language: str) -> str:
    """The transcript as the program makes it today."""
    sitting = Sitting(language=language)
    lines = [*head(text), "", *_host(sitting, 0)]
    for given in inputs(text):
        lines += ["", given, *_exchange(sitting, given)]
    return "\n".join(lines) + "\n"


def _exchange(sitting: Sitting, given: str) -> Iterator[str]:
    how, _, words = given.partition(": ")
    spoken_before = len(sitting.voice.lines)
    if how == "silence":
        sitting.waits(float(words.split()[0]))
    else:
        reply = sitting.says(words) if how == "said" else sitting.types(words)
        yield from _outcome(reply, sitting.host.talk.session)
    yield from _host(sitting, spoken_before)


def _outcome(reply: Reply, session: Session) -> Iterator[str]:
    yield f"  outcome: {reply.outcome.value}"
    if session.last is not None and reply.outcome in (Outcome.TAKEN, Outcome.CORRECTED):
        yield from _step(session.last)
    if session.game is not None:
        yield f"  facts: {_flat(session.game.facts())}"


def _step(step: Taken) -> Iterator[str]:
    for report in step.reports:
        yield f"  report: {_flat(report)}"
    for event in step.events:
        yield f"  event: {_flat(event, hidden=event.fleeting)}"


def _flat(message: Any, *, hidden: bool = False) -> str:
    name = type(message).__name__
    if hidden:
        return f"{name} (fleeting)"
    return f"{name} " + ", ".join(f"{field.name}={_plain(getattr(message, field.name))}" for field in fields(message))


def _plain(value: Any) -> Any:
    if isinstance(value, tuple):
        return "(" + " ".join(str(_plain(each)) for each in value) + ")"
    return value.value if isinstance(value, Enum) else value


def _host(sitting: Sitting, since: int) -> Iterator[str]:
    return (f"  host: {line.shown}" for line in sitting.voice.lines[since:])


def main() -> None:
    """Write every transcript anew."""
    for path in paths():
        path.write_text(replay(path.read_text(encoding="utf-8"), path.parent.name), encoding="utf-8")


if __name__ == "__main__":
    main()
