"""A kept evening told once more, from the reports in force and by the same texts as it was told at the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from voicehost.dialogue.manner import Manner
from voicehost.dialogue.preferences import Preferences
from voicehost.dialogue.telling import Teller

if TYPE_CHECKING:
    from voicehost.session import Session
    from voicehost.texts import Texts


def retold(session: Session, texts: Texts) -> list[str]:
    """What the host told, a line a line, without its questions. What was to be heard only once lacks its value."""
    teller = Teller(texts, session, Manner(Preferences()))
    return [line.shown for step in session.steps for line in teller.events(step.events, session.names)]
