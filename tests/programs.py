"""voicehost as its users start it, typed at line by line, for tests that kill it."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from contextlib import closing, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

from voicehost.ledger import fold
from voicehost.ledger.store import FILE, Ledger

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

ROOT = Path(__file__).parent.parent
QUIET = ("--voice", "none", "--ears", "none")
IN_LITTLE_ROOM = """
import os, resource, sys
resource.setrlimit(resource.RLIMIT_FSIZE, (int(sys.argv[1]),) * 2)
os.execv(sys.executable, [sys.executable, *sys.argv[2:]])
"""
"""Becomes another program whose files cannot grow beyond a number of bytes: the nearest to a full disk."""

SET_UP = ("1", "Anna, Ben", "y", "2", "1")
"""Purzelbaum, two players, everything set up, Anna begins."""


def child_of(process: int, doing: str = "") -> int:
    """The first child of a process, whose command line holds ``doing``. Raises LookupError while it has none."""
    command = ["ps", "-A", "-ww", "-o", "ppid=,pid=,args="]
    table = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    rows = [row.split(maxsplit=2) for row in table.splitlines()]
    children = [pid for ppid, pid, *rest in rows if int(ppid) == process and doing in "".join(rest)]
    if not children:
        raise LookupError("there is no such process")
    return int(children[0])


def _kill(process: int) -> None:
    """End a process that was just found. Raises LookupError where it has ended since, for another that takes over."""
    try:
        os.kill(process, signal.SIGKILL)
    except ProcessLookupError:
        raise LookupError("the process has just ended") from None


class Program:
    """A running voicehost: the process that was started, and the host that it forked."""

    def __init__(
        self, home: Path, *arguments: str, environment: Mapping[str, str] | None = None, room: int | None = None
    ) -> None:
        """``room`` is how many bytes a file of it may have: a disk that is full from there on."""
        self.process = subprocess.Popen(
            [
                sys.executable,
                *([] if room is None else ["-c", IN_LITTLE_ROOM, str(room)]),
                "-m",
                "voicehost",
                *arguments,
            ],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            cwd=ROOT,
            start_new_session=True,
            env={**os.environ, "VOICEHOST_HOME": str(home), **(environment or {})},
        )
        self.printed: list[str] = []

    @property
    def host(self) -> int:
        """The process that hosts. Raises LookupError while there is none."""
        return child_of(self.process.pid)

    def kill_host(self) -> None:
        """End the host, not the process that waits beside it."""
        _kill(self.host)

    def kill_child(self, doing: str) -> None:
        """End a child of the host. Raises LookupError while there is none."""
        _kill(child_of(self.host, doing))

    def kill_all(self) -> None:
        """Pull the plug: end the host and the process beside it in one moment."""
        os.killpg(self.process.pid, signal.SIGKILL)

    def type(self, *lines: str) -> None:
        """Type lines, whether anybody reads them or not."""
        assert self.process.stdin is not None
        self.process.stdin.write("".join(line + "\n" for line in lines))
        self.process.stdin.flush()

    def read_until(self, text: str) -> str:
        """Read lines up to one that holds ``text``, and give that one. Raises EOFError where it never comes."""
        assert self.process.stdout is not None
        for line in self.process.stdout:
            self.printed.append(line)
            if text in line:
                return line
        raise EOFError(f"{text!r} was never printed, only {''.join(self.printed)}")

    def answers(self, *lines: str) -> None:
        """Type lines, and wait until all are answered: a last one that nobody understands is echoed."""
        self.type(*lines, "xyzzy")
        self.read_until("xyzzy")

    def end(self) -> tuple[str, int]:
        """Close the keyboard: all that was printed, and the exit status."""
        rest, _ = self.process.communicate(timeout=60)
        return "".join(self.printed) + rest, self.process.returncode


@contextmanager
def program(home: Path, *arguments: str, environment: Mapping[str, str] | None = None) -> Iterator[Program]:
    """A running voicehost that is gone afterwards; without sound unless the arguments choose a voice."""
    quiet = () if "--voice" in arguments else QUIET
    running = Program(home, *arguments, *quiet, environment=environment)
    try:
        yield running
    finally:
        running.process.kill()
        running.process.communicate()


def kept_steps(home: Path) -> list[tuple[Any, ...]]:
    """What the ledger holds of the game that was played last: the reports in force, in plain form, a step a line."""
    with closing(Ledger.reading(home / FILE)) as ledger:
        games = [game for game in ledger.games() if game.rows]
        if not games:
            return []
        newest = max(games, key=lambda game: game.touched).game
        return [step.reports for step in fold(ledger.rows(newest)).steps]
