"""The command line: a file a group of commands, and one place that makes an exit status of what happens."""

from voicehost.commands.outcome import main

__all__ = ["main"]
