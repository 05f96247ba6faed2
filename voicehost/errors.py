"""Everything that can go wrong outside our own code, each with one sentence that says what is wrong and what to do.

VoicehostError          exit status 1: the program is right, something around it is not
├── UsageError          exit status 2: what was asked for does not exist or cannot be read
├── DeviceError         a microphone or a loudspeaker is missing or went away
├── ModelError          a speech model is missing, wrong or broken
│   └── NoModelError    no recogniser on this computer knows the language
├── VoiceError          a speech engine is missing, late or broken
│   └── NoVoiceError    no voice on this computer speaks the language
├── LedgerError         the log of games cannot be read or written
├── LibraryError        a Python library that this needs is missing
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


class NoModelError(ModelError):
    """No recogniser on this computer knows the language; the host can say so in that language."""


class VoiceError(VoicehostError):
    """A speech engine is missing, late or broken."""


class NoVoiceError(VoiceError):
    """No voice on this computer speaks the language; the host can print so in that language."""


class LedgerError(VoicehostError):
    """The log of games cannot be read or written."""


class LibraryError(VoicehostError):
    """A Python library that this needs is missing."""


class PromptError(VoicehostError):
    """A prompt or a template is missing or malformed."""
