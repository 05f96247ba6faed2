"""A damaged ledger is set aside, what can be read is kept, and the host starts."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from typing import TYPE_CHECKING

import pytest

from voicehost.errors import LedgerError
from voicehost.ledger.store import FILE, Ledger

if TYPE_CHECKING:
    from pathlib import Path

GAMES, ROWS = 4, 60


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / FILE


def fill(path: Path) -> dict[str, tuple[str, ...]]:
    """Write some games; gives the commands of each by what it is called."""
    commands = {}
    with closing(Ledger.open(path)) as ledger:
        for name in range(GAMES):
            game = ledger.new_game({"name": str(name)})
            for number in range(ROWS):
                ledger.append(game, "taken", {"reports": [{"kind": "found", "nuts": number, "by": "Anna" * 9}]})
            commands[str(name)] = tuple(str(row.payload) for row in ledger.rows(game))
    return commands


def kept(ledger: Ledger) -> dict[str, tuple[str, ...]]:
    return {str(g.about["name"]): tuple(str(r.payload) for r in ledger.rows(g.game)) for g in ledger.games() if g.about}


@pytest.mark.parametrize("seed", range(12), ids=lambda seed: f"place {seed}")
def test_a_file_cut_anywhere_leaves_true_beginnings_and_a_host_that_starts_bl_63(path: Path, seed: int) -> None:
    before = fill(path)
    size = path.stat().st_size
    place = size * (2 * seed + 1) // 24 + seed
    with path.open("r+b") as file:
        file.truncate(place)

    with closing(Ledger.open(path)) as ledger:
        assert ledger.notice is not None
        assert "damaged" in ledger.notice
        for name, commands in kept(ledger).items():
            assert commands == before[name][: len(commands)]
        game = ledger.new_game()
        ledger.append(game, "taken", {"reports": []})
    aside = [file for file in path.parent.iterdir() if "damaged" in file.name]
    assert [file.stat().st_size for file in aside] == [place]


def test_a_page_of_noise_in_the_middle_costs_only_what_lay_on_it(path: Path) -> None:
    before = fill(path)
    pages = path.stat().st_size // 4096
    with path.open("r+b") as file:
        file.seek((pages - 2) * 4096)
        file.write(b"\x5a\xc3" * 2048)

    with closing(Ledger.open(path)) as ledger:
        after = kept(ledger)
        for name, commands in after.items():
            assert commands == before[name][: len(commands)]
        assert sum(map(len, after.values())) >= GAMES * ROWS // 2


@pytest.mark.parametrize(
    "content",
    [b"not a database at all, " * 500, b"\0" * 8192, b"{", b"SQLite format 3\0" + b"\xff" * 4080],
    ids=["text", "zeros", "one byte", "a torn head"],
)
def test_a_file_that_is_no_ledger_is_set_aside_unchanged(path: Path, content: bytes) -> None:
    path.write_bytes(content)

    with closing(Ledger.open(path)) as ledger:
        assert ledger.games() == ()
        assert ledger.notice
    aside = next(file for file in path.parent.iterdir() if "damaged" in file.name)
    assert aside.read_bytes() == content
    assert aside.name in ledger.notice


def test_the_database_of_another_program_is_set_aside(path: Path) -> None:
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("CREATE TABLE recipes (name)")

    with closing(Ledger.open(path)) as ledger:
        assert ledger.games() == ()
        assert ledger.notice


def test_rows_that_were_only_in_the_write_ahead_log_are_rescued_too(path: Path) -> None:
    ledger = Ledger.open(path)
    game = ledger.new_game({"name": "kept"})
    ledger.append(game, "taken", {"reports": []})
    copy = path.parent / "elsewhere" / FILE
    copy.parent.mkdir()
    for end in ("", "-wal"):
        copy.with_name(copy.name + end).write_bytes(path.with_name(path.name + end).read_bytes())
    ledger.close()
    with closing(sqlite3.connect(copy)) as connection:
        connection.execute("PRAGMA application_id = 1")

    with closing(Ledger.open(copy)) as rescued:
        assert [game.rows for game in rescued.games()] == [1]


def test_a_rescue_that_fails_leaves_everything_for_the_next_start(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    fill(path)
    with path.open("r+b") as file:
        file.truncate(3 * 4096)
    with monkeypatch.context() as disk:
        disk.setattr(Ledger, "_take_over", full)
        with pytest.raises(LedgerError, match="No space left on device"):
            Ledger.open(path)

    assert sorted(file.name for file in path.parent.iterdir()) == [FILE, f"{FILE}.lock"]
    with closing(Ledger.open(path)) as ledger:
        assert ledger.notice


def full(*_: object) -> None:
    raise OSError(28, "No space left on device")


def test_an_empty_file_is_a_new_ledger(path: Path) -> None:
    path.touch()

    with closing(Ledger.open(path)) as ledger:
        assert ledger.notice is None
        assert ledger.games() == ()
