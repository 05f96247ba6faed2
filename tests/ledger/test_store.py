"""What is appended is on the disk; what cannot be kept is told in a sentence."""

from __future__ import annotations

import os
import signal
import sqlite3
import stat
import subprocess
import sys
from contextlib import closing, contextmanager
from typing import TYPE_CHECKING

import pytest

from voicehost.errors import LedgerError
from voicehost.ledger import tables
from voicehost.ledger.store import FILE, Ledger

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

FOUND = {"reports": [{"kind": "found", "nuts": 2, "leaf": True}]}
NOBODY = 65534

HOST = """
import sys
from pathlib import Path
from voicehost.ledger.store import Ledger
ledger = Ledger.open(Path(sys.argv[1]))
game = ledger.new_game()
print(game, flush=True)
while True:
    print(ledger.append(game, "taken", {"reports": []}).number, flush=True)
    if "once" in sys.argv:
        sys.stdin.read()
"""


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "voice host" / FILE


@contextmanager
def another_host(path: Path, *arguments: str) -> Iterator[subprocess.Popen[str]]:
    command = [sys.executable, "-c", HOST, str(path), *arguments]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as host:
        try:
            yield host
        finally:
            host.kill()


@contextmanager
def without_rights() -> Iterator[None]:
    """Be nobody for a while, since nothing is forbidden to root."""
    if os.geteuid() != 0:
        yield
        return
    os.seteuid(NOBODY)
    try:
        yield
    finally:
        os.seteuid(0)


def test_rows_are_there_again_after_closing_and_opening(path: Path) -> None:
    with closing(Ledger.open(path, now=lambda: 7.0)) as ledger:
        game = ledger.new_game({"name": "purzelbaum"})
        written = (ledger.append(game, "taken", FOUND), ledger.append(game, "undone", {}))

    with closing(Ledger.open(path)) as ledger:
        assert ledger.rows(game) == written
        assert ledger.append(game, "redone", {}).number == 3


def test_every_row_that_was_told_is_there_after_the_host_was_killed(path: Path) -> None:
    for kill in range(1, 4):
        with another_host(path) as host:
            assert host.stdout
            game = host.stdout.readline().strip()
            told = [host.stdout.readline() for _ in range(20 * kill)]
            host.send_signal(signal.SIGKILL)
            told += host.stdout.readlines()

        with closing(Ledger.open(path)) as ledger:
            assert len(ledger.rows(game)) >= int(told[-1])
            assert ledger.notice is None


def test_a_second_host_on_the_same_ledger_is_refused_until_the_first_has_ended(path: Path) -> None:
    with another_host(path, "once") as host:
        assert host.stdout
        host.stdout.readline()
        with pytest.raises(LedgerError, match="Another voicehost"):
            Ledger.open(path)

    with closing(Ledger.open(path)) as ledger:
        assert len(ledger.games()) == 1


def test_open_games_come_first_and_among_them_the_one_touched_last() -> None:
    clock = iter(range(100))
    ledger = Ledger.in_memory(now=lambda: float(next(clock)))
    first, second, third = (ledger.new_game({"name": name}) for name in ("purzelbaum", "knusperhexe", "sauerbaum"))
    ledger.append(third, "over", {})
    ledger.append(first, "taken", FOUND)

    assert [(game.game, game.over, game.rows) for game in ledger.games()] == [
        (first, False, 1),
        (second, False, 0),
        (third, True, 1),
    ]
    ledger.append(third, "undone", {})
    assert not any(game.over for game in ledger.games())
    ledger.close()


def test_what_lists_say_about_a_game_can_be_replaced() -> None:
    ledger = Ledger.in_memory()
    game = ledger.new_game()
    ledger.describe(game, {"players": ["Zoë", "Ben"]})

    assert ledger.games()[0].about == {"players": ["Zoë", "Ben"]}
    ledger.close()


@pytest.mark.parametrize("game", ["7", "seven", "", "-1", "²"])
def test_a_game_that_is_not_there_is_told(game: str) -> None:
    ledger = Ledger.in_memory()

    with pytest.raises(LedgerError, match="There is no game"):
        ledger.rows(game)
    with pytest.raises(LedgerError, match="There is no game"):
        ledger.append(game, "taken", FOUND)
    ledger.close()


def test_only_the_owner_can_read_anything(path: Path) -> None:
    with closing(Ledger.open(path)) as ledger:
        ledger.new_game()
        modes = {file.name: stat.S_IMODE(file.stat().st_mode) for file in path.parent.iterdir()}

    assert stat.S_IMODE(path.parent.stat().st_mode) == 0o700
    assert modes
    assert set(modes.values()) == {0o600}


def test_a_full_disk_is_told_and_the_row_is_not_half_there(path: Path) -> None:
    with closing(Ledger.open(path)) as ledger:
        game = ledger.new_game()
        ledger._connection.exec_driver_sql("PRAGMA max_page_count = 8")
        ledger._connection.commit()
        with pytest.raises(LedgerError, match="The disk is full"):
            ledger.append(game, "taken", {"reports": ["x" * 100_000]})
        assert ledger.rows(game) == ()

        ledger._connection.exec_driver_sql("PRAGMA max_page_count = 100000")
        ledger._connection.commit()
        assert ledger.append(game, "taken", FOUND).number == 1


def test_a_folder_without_the_right_to_write_is_told(tmp_path: Path) -> None:
    tmp_path.chmod(0o555)
    with without_rights(), pytest.raises(LedgerError, match="set VOICEHOST_HOME"):
        Ledger.open(tmp_path / "mine" / FILE)
    tmp_path.chmod(0o755)


def test_a_folder_in_the_place_of_the_file_is_told(path: Path) -> None:
    path.mkdir(parents=True)

    with pytest.raises(LedgerError, match="cannot be written to"):
        Ledger.open(path)


def test_a_newer_ledger_is_refused_and_left_as_it_is_bl_63(path: Path) -> None:
    Ledger.open(path).close()
    with closing(sqlite3.connect(path)) as connection:
        connection.execute(f"PRAGMA user_version = {tables.SCHEMA + 1}")

    with pytest.raises(LedgerError, match="newer voicehost"):
        Ledger.open(path)
    assert [file.name for file in path.parent.iterdir() if "damaged" in file.name] == []


def of_version_1(path: Path) -> str:
    """A ledger as the first voicehost made it; gives the number of its game."""
    with closing(Ledger.open(path)) as ledger:
        game = ledger.new_game({"name": "Purzelbaum"})
        ledger.append(game, "taken", FOUND)
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("DROP INDEX ix_rows_at")
        connection.execute("PRAGMA user_version = 1")
    return game


def version(path: Path) -> int:
    with closing(sqlite3.connect(path)) as connection:
        return int(connection.execute("PRAGMA user_version").fetchone()[0])


def test_an_older_ledger_is_migrated_and_a_copy_of_it_is_kept_for_its_owner_alone_bl_63(path: Path) -> None:
    game = of_version_1(path)
    with closing(Ledger.open(path)) as ledger:
        assert [row.payload for row in ledger.rows(game)] == [FOUND]
        ledger.append(game, "undone", {})
    copy = path.with_name("games-version-1.sqlite")

    assert (version(path), version(copy)) == (tables.SCHEMA, 1)
    assert copy.stat().st_mode & 0o077 == 0
    with closing(Ledger.reading(copy)) as older:
        assert [row.command for row in older.rows(game)] == ["taken"]
    with closing(sqlite3.connect(path)) as connection:
        assert connection.execute("SELECT name FROM sqlite_master WHERE name = 'ix_rows_at'").fetchone()


def test_an_older_ledger_that_is_only_looked_at_is_left_as_it_is_bl_63(path: Path) -> None:
    game = of_version_1(path)
    with closing(Ledger.reading(path)) as ledger:
        assert len(ledger.rows(game)) == 1

    assert version(path) == 1
    assert [file.name for file in path.parent.iterdir() if "version" in file.name] == []


def test_a_migration_that_fails_leaves_the_older_ledger_bl_63(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game = of_version_1(path)
    with monkeypatch.context() as patch:
        patch.setattr(tables, "MIGRATIONS", {1: ("CREATE INDEX ix_rows_at ON rows (at)", "CREATE NONSENSE")})
        with pytest.raises(LedgerError, match="cannot be used"):
            Ledger.open(path)
    assert version(path) == 1

    with closing(Ledger.open(path)) as ledger:
        assert len(ledger.rows(game)) == 1


def test_the_first_sentence_does_not_wait_for_the_database() -> None:
    command = "import sys, voicehost.ledger; sys.exit('sqlalchemy' in sys.modules)"

    assert subprocess.run([sys.executable, "-c", command], check=False).returncode == 0


def test_the_newest_entry_is_the_newest_also_where_the_clock_was_set_back(path: Path) -> None:
    with closing(Ledger.open(path, now=lambda: 5000.0)) as ledger:
        ledger.append(ledger.new_game(), "taken", FOUND)

    with closing(Ledger.open(path, now=lambda: 0.0)) as ledger:
        ledger.append(ledger.new_game(), "taken", FOUND)
        assert [game.game for game in ledger.games()] == ["2", "1"]
        ledger.append("1", "taken", FOUND)
        assert [game.game for game in ledger.games()] == ["1", "2"]
