"""A PostgreSQL server of our own, reached by a socket in its folder: nothing listens on the network."""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
from importlib.util import find_spec
from pathlib import Path

NOBODY = 65534
"""PostgreSQL refuses to be run by root."""

DEBIAN = Path("/usr/lib/postgresql")
"""Where Debian keeps the programs of each version, outside the search path."""


def available() -> bool:
    """Whether a server can be started and talked to."""
    return os.name == "posix" and _programs() is not None and find_spec("psycopg") is not None


def _programs() -> Path | None:
    found = shutil.which("initdb")
    if found:
        return Path(found).resolve().parent
    return next((path.parent for path in sorted(DEBIAN.glob("*/bin/initdb"), reverse=True)), None)


class Server:
    """One server with an empty database; ``url`` is its address. It can be stopped and started again."""

    def __init__(self) -> None:
        self._folder = Path(tempfile.mkdtemp(prefix="voicehost-postgres-"))
        self._user = NOBODY if os.geteuid() == 0 else None
        if self._user is not None:
            os.chown(self._folder, self._user, self._user)
        self.url = f"postgresql+psycopg://voicehost@/postgres?host={self._folder}"
        self._run("initdb", "-A", "trust", "-U", "voicehost", "--no-sync")

    def start(self) -> None:
        """Start it, and wait until it answers."""
        quick = f"-k {self._folder} -c listen_addresses='' -c fsync=off -c max_connections=40"
        self._run("pg_ctl", "-w", "-l", str(self._folder / "log"), "-o", quick, "start")

    def stop(self) -> None:
        """Stop it at once, as if its plug was pulled."""
        self._run("pg_ctl", "-w", "-m", "immediate", "stop")

    def remove(self) -> None:
        """Stop it, if it runs, and delete its folder."""
        if (self._folder / "data" / "postmaster.pid").exists():
            self.stop()
        shutil.rmtree(self._folder)

    def _run(self, program: str, *arguments: str) -> None:
        programs = _programs()
        assert programs is not None
        subprocess.run(
            [programs / program, "-D", self._folder / "data", *arguments],
            check=True,
            stdout=subprocess.DEVNULL,
            cwd=self._folder,
            user=self._user,
            timeout=120,
        )
