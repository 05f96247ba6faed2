"""What the table is told of microphone, loudspeaker and room: each loss and each return in a sentence."""

from __future__ import annotations

from typing import TYPE_CHECKING

from voicehost.dialogue.outcome import Outcome, Reply
from voicehost.inputs import (
    EarsBack,
    EarsLost,
    Input,
    Remark,
    RoomIsLoud,
    TooEarly,
    VoiceBack,
    VoiceIsDistorted,
    VoiceLost,
)
from voicehost.language.line import Kind, Line

if TYPE_CHECKING:
    from voicehost.dialogue.talk import Talk


class DeviceNews:
    """Answers what happens to the devices. It remembers whether the table knows that nobody hears it."""

    def __init__(self) -> None:
        self._deaf = False

    def reply(self, given: Input, talk: Talk) -> Reply | None:
        """What to say to it, if anything; what was lost meanwhile is asked for once more."""
        match given:
            case TooEarly():
                return _again(talk, "again-now-i-hear")
            case EarsBack(missed):
                return self._ears_are_back(talk, missed=missed)
            case EarsLost(reason, text) | VoiceLost(reason, text):
                self._deaf = self._deaf or isinstance(given, EarsLost)
                return talk.answer(Line(talk.teller.narration.text(text, reason=reason), Kind.NOTICE, "device-lost"))
            case RoomIsLoud():
                return talk.answer(talk.notice("answer-room-is-loud"))
            case VoiceIsDistorted():
                return talk.answer(talk.notice("answer-voice-is-distorted"))
            case VoiceBack(text):
                return talk.answer(talk.notice(text))
            case Remark(sentence):
                return talk.answer(Line(sentence, Kind.NOTICE, "remark"))
        return None

    def _ears_are_back(self, talk: Talk, *, missed: bool) -> Reply:
        """Say so where an utterance was lost, or where the table was told that we hear nothing."""
        told, self._deaf = self._deaf, False
        if missed:
            return _again(talk, "again-ears-back")
        return talk.answer(talk.notice("answer-ears-back")) if told else Reply(Outcome.ASKED_AGAIN)


def _again(talk: Talk, message: str) -> Reply:
    """Ask for what was lost, each time in other words."""
    return Reply(Outcome.ASKED_AGAIN, (talk.teller.in_turn(message, Kind.NOTICE),))
