"""``voicehost forget`` leaves no byte of what it deletes."""

from __future__ import annotations

from contextlib import closing
from typing import TYPE_CHECKING

import pytest
from evenings import SEATED, played

from voicehost import settings
from voicehost.commands import main
from voicehost.ledger.store import FILE, Ledger

if TYPE_CHECKING:
    from pathlib import Path

WITH_CLARA = ["purzelbaum", "Anna and Clara", "yes"]


@pytest.fixture
def home(folder_of_its_own: Path) -> Path:
    """Two games of Anna's: with Ben, and with Clara."""
    played(folder_of_its_own, [*SEATED, "Anna", "it fell in"], WITH_CLARA)
    return folder_of_its_own


def games(home: Path) -> list[str]:
    with closing(Ledger.open(home / FILE)) as ledger:
        return sorted(game.game for game in ledger.games())


def bytes_in(home: Path) -> bytes:
    return b"".join(path.read_bytes() for path in home.rglob("*") if path.is_file())


@pytest.mark.parametrize(("what", "left"), [("clara", ["1"]), ("2", ["1"]), ("Anna", [])])
def test_games_are_forgotten_by_name_and_by_number(home: Path, what: str, left: list[str]) -> None:
    assert b"Clara" in bytes_in(home)
    assert main(["forget", what, "--yes"]) == 0

    assert games(home) == left
    assert b"Clara" not in bytes_in(home)


def test_while_the_ledger_is_still_open_nothing_lingers_in_the_write_ahead_log(home: Path) -> None:
    with closing(Ledger.open(home / FILE)) as ledger:
        game = ledger.new_game()
        ledger.append(game, "taken", {"reports": [{"kind": "player_seated", "name": "Dorothea"}]})
        assert b"Dorothea" in bytes_in(home)
        ledger.forget([game])

        assert b"Dorothea" not in bytes_in(home)


def test_a_forgotten_number_is_not_given_again(home: Path) -> None:
    main(["forget", "2", "--yes"])
    played(home, WITH_CLARA)

    assert games(home) == ["1", "3"]


def test_everything_leaves_settings_and_nothing_else(home: Path) -> None:
    settings.remember(volume=70)
    (home / "games-damaged-2026-01-01-120000.sqlite").write_bytes(b"Clara")
    (home / "games-version-1.sqlite").write_bytes(b"Clara")
    (home / "errors.log").write_text("Clara", encoding="utf-8")
    assert main(["forget", "everything", "--yes"]) == 0

    assert sorted(path.name for path in home.iterdir()) == [f"{FILE}.lock", settings.FILE]
    assert games(home) == []


@pytest.mark.parametrize("name", ["games-damaged-2026-01-01-120000.sqlite", "games-version-1.sqlite"])
def test_logs_that_were_set_aside_are_named_because_they_may_hold_it_too(
    name: str, home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (home / name).write_bytes(b"?")
    main(["forget", "1", "--yes"])

    assert "voicehost forget everything" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "status", "sentence"),
    [
        (["Zoe", "--yes"], 1, "In no kept game is anybody called Zoe"),
        (["7", "--yes"], 1, "There is no game 7"),
        (["Clara"], 2, "add --yes"),
    ],
)
def test_nothing_is_forgotten_unless_it_is_there_and_meant(
    home: Path, capsys: pytest.CaptureFixture[str], arguments: list[str], status: int, sentence: str
) -> None:
    assert main(["forget", *arguments]) == status
    assert sentence in capsys.readouterr().err
    assert games(home) == ["1", "2"]


@pytest.mark.parametrize(("answer", "left"), [("n", ["1", "2"]), ("y", ["1"])])
def test_at_a_terminal_it_asks_first(home: Path, monkeypatch: pytest.MonkeyPatch, answer: str, left: list[str]) -> None:
    monkeypatch.setattr("sys.stdin.isatty", lambda: True, raising=False)
    monkeypatch.setattr("click.termui.visible_prompt_func", lambda _: answer)
    main(["forget", "Clara"])

    assert games(home) == left


@pytest.mark.parametrize("what", ["everything", "Anna"])
def test_in_a_new_home_there_is_nothing_to_forget(capsys: pytest.CaptureFixture[str], what: str) -> None:
    assert main(["forget", what, "--yes"]) == 1
    assert "nothing to forget" in capsys.readouterr().err


def test_a_host_at_work_is_not_disturbed(home: Path) -> None:
    """The lock is of the process, so another one has to try."""
    import subprocess
    import sys

    with closing(Ledger.open(home / FILE)):
        command = [sys.executable, "-m", "voicehost", "forget", "everything", "--yes"]
        done = subprocess.run(command, capture_output=True, text=True, check=False)

    assert done.returncode == 1
    assert "Another voicehost" in done.stderr
    assert games(home) == ["1", "2"]
