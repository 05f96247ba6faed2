"""What a command ends in: nothing to say, or one sentence on the error stream, and an exit status."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

import click

from voicehost.commands.command_line import voicehost
from voicehost.commands.errors_log import write_details
from voicehost.commands.terminal import complain, make_safe
from voicehost.errors import VoicehostError
from voicehost.libraries import named

if TYPE_CHECKING:
    from collections.abc import Sequence

INTERRUPTED = 130
"""What shells give for a program ended by Ctrl+C."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command and give its exit status. Nothing that goes wrong reaches the user as a traceback."""
    make_safe()
    try:
        with named():
            status = voicehost.main(args=arguments, prog_name="voicehost", standalone_mode=False)
        sys.stdout.flush()
    except click.UsageError as error:
        return _say(_sentence(error), error.exit_code)
    except click.ClickException as error:
        return _say(error.format_message(), error.exit_code)
    except VoicehostError as error:
        return _say(str(error), error.exit_status)
    except (KeyboardInterrupt, click.Abort):
        return INTERRUPTED
    except BrokenPipeError:
        from voicehost.screen import print_to_nobody  # not on the way to help

        print_to_nobody()
        return 1
    except Exception as error:
        return _say(_broken(error), 1)
    return status if isinstance(status, int) else 0


def _say(sentence: str, status: int) -> int:
    complain(sentence)
    return status


def _sentence(error: click.UsageError) -> str:
    command = error.ctx.command_path if error.ctx else "voicehost"
    return f"{error.format_message()} For help, type: {command} --help"


def _broken(error: Exception) -> str:
    """A sentence for a mistake of ours, with the place where its details were written."""
    try:
        details = f"are in {write_details(error)}"
    except OSError:
        details = f"could not be written: {type(error).__name__}: {error}"
    return f"Something in voicehost broke. A game that was running is kept: voicehost resume. The details {details}"
