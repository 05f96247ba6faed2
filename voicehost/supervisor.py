"""Brings a host back that broke down: a thin process waits beside it and starts it again at the question where it was.

The thin process is the one that was started. It forks before anything heavy is loaded, so that it costs some two
milliseconds. Lines that nobody has read yet stay in the keyboard's pipe for the next host.
"""

from __future__ import annotations

import os
import signal
import sys
import threading
import time
from contextlib import suppress
from typing import TYPE_CHECKING, NoReturn

from voicehost.errors import VoicehostError
from voicehost.libraries import named

if TYPE_CHECKING:
    from collections.abc import Callable

    Host = Callable[[int], int]
    Note = Callable[[Exception], object]

BROKEN = 70
"""The exit status of a host that met a mistake of ours; sysexits.h calls it EX_SOFTWARE."""

DEADLY = ("SIGKILL", "SIGSEGV", "SIGABRT", "SIGBUS", "SIGFPE", "SIGILL", "SIGTRAP", "SIGSYS")
"""Signals of native crashes and of a system that is out of memory. Whoever sends another one wants an end."""

RESTARTS = 2
"""Breakdowns running that are mended; a host that breaks down at once each time would do so for ever."""

PROVEN = 600.0
"""Seconds of life after which a host has earned its restarts anew."""


class HostDiedError(VoicehostError):
    """The host broke down, and starting it again did not help."""


def keep_alive(host: Host, note: Note, tidy: Callable[[], None] = lambda: None) -> int:
    """Run ``host`` in a child and give its exit status. It is told how often it has broken down before.

    ``note`` is given an exception that nobody expected, in the child; ``tidy`` is called after each end of a host.
    Raises VoicehostError where the host raised one, and HostDiedError where it broke down more than ``RESTARTS`` times
    running. Where a fork is not possible or not safe, since threads do not survive it, the host runs by itself.
    """
    if not hasattr(os, "fork") or threading.active_count() > 1:
        return host(0)
    deaths = 0
    while True:
        began = time.monotonic()
        status = _run(host, note, deaths)
        tidy()
        if not _broke_down(status):
            return status if status >= 0 else 128 - status
        deaths = 1 if time.monotonic() - began > PROVEN else deaths + 1
        if deaths > RESTARTS:
            raise HostDiedError(
                f"The host broke down {deaths} times running. Your game is kept; to go on, type: voicehost resume"
            )


def _run(host: Host, note: Note, deaths: int) -> int:
    """One host, from its start to its end: its exit status, or its signal as a negative number."""
    lifeline, end = os.pipe()
    last_words, mouth = os.pipe()
    sys.stdout.flush()
    child = os.fork()
    if not child:
        os.close(end)
        signal.signal(signal.SIGTERM, signal.SIG_DFL)  # the parent tidies up
        _end_with_the_parent(lifeline)
        _be_the_host(host, note, deaths, mouth)
    os.close(lifeline)
    os.close(mouth)
    status = _wait(child)
    os.close(end)
    with os.fdopen(last_words, encoding="utf-8") as words:
        sentence = words.read()
    if sentence:
        error = VoicehostError(sentence)
        error.exit_status = status
        raise error
    return status


def _be_the_host(host: Host, note: Note, deaths: int, mouth: int) -> NoReturn:
    """Whatever happens ends the child here: what called the parent must not go on twice."""
    status = BROKEN
    try:
        with named():
            status = host(deaths)
    except VoicehostError as error:
        status = error.exit_status
        os.write(mouth, str(error).encode())
    except KeyboardInterrupt:
        status = 128 + signal.SIGINT
    except BrokenPipeError:
        status = 1
    except Exception as error:
        note(error)
    finally:
        for stream in (sys.stdout, sys.stderr):
            with suppress(OSError, ValueError):  # nobody may be there to read it
                stream.flush()
        os._exit(status)


def _wait(child: int) -> int:
    """Wait for the end of the child. Ctrl+C is the child's to answer."""
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
    finally:
        signal.signal(signal.SIGINT, before)


def _broke_down(status: int) -> bool:
    return status == BROKEN or (status < 0 and signal.Signals(-status).name in DEADLY)


def _end_with_the_parent(lifeline: int) -> None:
    """Leave at once when the parent is gone: its end of the pipe closes, however it ended. All is on the disk."""

    def watch() -> None:
        os.read(lifeline, 1)
        os._exit(1)

    threading.Thread(target=watch, name="lifeline", daemon=True).start()
