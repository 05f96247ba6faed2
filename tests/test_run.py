"""What ``./run`` starts, seen through stand-ins for Python and the package tool: nothing is installed or fetched."""

from __future__ import annotations

import os
import pty
import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
STARTS = """#!/bin/sh
[ ! -t 0 ] || terminal='at a terminal: '
case "$*" in *"-m voicehost"*) echo "${terminal:-}$*" >>"$STARTED" ;; esac
case "$*" in *"models get"*) exit "$GET" ;; esac
"""
INSTALLED = "#!/bin/sh\necho 'install ok installed'\n"


class Checkout:
    """A checkout of nothing but ``run``, whose Python writes down what it is asked for."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._started = folder / "started"
        shutil.copy(ROOT / "run", folder)
        (folder / "pyproject.toml").touch()
        self._stand_in(".venv/bin/python", STARTS)
        self._stand_in("tools/dpkg-query", INSTALLED)

    def _stand_in(self, name: str, text: str) -> None:
        file = self.folder / name
        file.parent.mkdir(parents=True)
        file.write_text(text, encoding="utf-8")
        file.chmod(0o755)

    def run(self, *arguments: str, get: int = 0, stdin: int = subprocess.DEVNULL) -> tuple[list[str], str]:
        """What was started, and what was said."""
        self._started.write_text("")
        tools = f"{self.folder / 'tools'}{os.pathsep}{os.environ['PATH']}"
        done = subprocess.run(
            [str(self.folder / "run"), *arguments],
            stdin=stdin,
            env=os.environ | {"PATH": tools, "STARTED": str(self._started), "GET": str(get)},
            capture_output=True,
            text=True,
            timeout=60,
            check=True,
        )
        return self._started.read_text().splitlines(), done.stderr


@pytest.fixture
def checkout(tmp_path: Path) -> Checkout:
    folder = tmp_path / "a checkout of Zoë"
    folder.mkdir()
    return Checkout(folder)


def test_the_first_start_offers_a_model_and_then_hosts(checkout: Checkout) -> None:
    assert checkout.run("play")[0] == ["-P -m voicehost models get --ask", "-P -m voicehost play"]


def test_later_starts_offer_nothing(checkout: Checkout) -> None:
    checkout.run()

    assert checkout.run()[0] == ["-P -m voicehost"]


@pytest.mark.parametrize("arguments", [("play", "--lang", "de"), ("--lang=de",)])
def test_the_model_that_is_offered_is_that_of_the_language_asked_for(
    checkout: Checkout, arguments: tuple[str, ...]
) -> None:
    assert checkout.run(*arguments)[0][0] == "-P -m voicehost models get --ask de"


def test_a_model_that_cannot_be_had_ends_nothing(checkout: Checkout) -> None:
    started, said = checkout.run(get=1)

    assert started[-1] == "-P -m voicehost"
    assert said.endswith("voicehost goes on without it.\n")


def test_the_question_reaches_the_terminal(checkout: Checkout) -> None:
    ours, theirs = pty.openpty()
    try:
        started, _ = checkout.run(stdin=theirs)
    finally:
        os.close(ours)
        os.close(theirs)

    assert started[0].startswith("at a terminal")
