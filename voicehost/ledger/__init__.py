"""The log of games: every report is on disk before it is answered.

A row is a command: ``taken``, ``undone``, ``redone``, ``replaced`` change the history; others (``asked``) are kept
beside it. The history in force is a pure ``fold`` of the rows. ``Ledger`` is imported where a ledger is opened, because
SQLAlchemy takes a fifth of a second and the first sentence must not wait for it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from voicehost.ledger.rows import GameSummary, History, Row, Step, fold, last_of

if TYPE_CHECKING:
    from voicehost.ledger.store import Ledger

__all__ = ["GameSummary", "History", "Ledger", "Row", "Step", "fold", "last_of"]


def __getattr__(name: str) -> Any:
    if name == "Ledger":
        from voicehost.ledger.store import Ledger

        return Ledger
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
