"""Everything that can go wrong outside our own code, each with one sentence that says what is wrong and what to do.

VoicehostError          exit status 1: the program is right, something around it is not
├── UsageError          exit status 2: what was asked for does not exist or cannot be read
├── DeviceError         a microphone or a loudspeaker is missing or went away
├── ModelError          a speech model is missing, wrong or broken
├── VoiceError          a speech engine is missing, late or broken
├── LedgerError         the log of games cannot be read or written
└── PromptError         a prompt or a template is missing or malformed
"""

from __future__ import annotations


class VoicehostError(Exception):
    """Something a person can mend. ``str()`` of it is one plain sentence with what to do."""

    exit_status = 1


class UsageError(VoicehostError):
    """What was asked for does not exist or cannot be read."""

    exit_status = 2


class DeviceError(VoicehostError):
    """A microphone or a loudspeaker is missing or went away."""


class ModelError(VoicehostError):
    """A speech model is missing, wrong or broken."""


class VoiceError(VoicehostError):
    """A speech engine is missing, late or broken."""


class LedgerError(VoicehostError):
    """The log of games cannot be read or written."""


class PromptError(VoicehostError):
    """A prompt or a template is missing or malformed."""
