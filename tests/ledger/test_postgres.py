"""The club's server is a real PostgreSQL: absent at first, stopped and started in the middle, ten tables at once."""

from __future__ import annotations

import threading
import time
from contextlib import closing
from typing import TYPE_CHECKING

import pytest
from copies import here, on_the_server
from postgres import Server
from programs import SET_UP, program
from sqlalchemy import create_engine

from voicehost.ledger.copy import Copy, metadata
from voicehost.ledger.store import FILE, Ledger

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

pytestmark = pytest.mark.postgres
HOSTS, ROWS = 10, 30
ENOUGH = 60.0
SOON = 0.05


@pytest.fixture(scope="module")
def machine() -> Iterator[Server]:
    server = Server()
    server.start()
    yield server
    server.remove()


@pytest.fixture
def server(machine: Server) -> Server:
    """A running server without any games."""
    engine = create_engine(machine.url)
    metadata.drop_all(engine)
    engine.dispose()
    return machine


class Host:
    """A table of the club with a ledger and a copy of its own, in a thread."""

    def __init__(self, folder: Path, url: str) -> None:
        self.path = folder / FILE
        self.told: list[str] = []
        self._url = url
        self._thread = threading.Thread(target=self._play)

    def start(self) -> None:
        self._thread.start()

    def end(self) -> None:
        self._thread.join(ENOUGH)
        assert not self._thread.is_alive()

    def _play(self) -> None:
        with closing(Ledger.open(self.path)) as ledger:
            copy = Copy(self.path, self._url, self.told.append, shortest=SOON)
            ledger.appended = copy.wake
            game = ledger.new_game()
            for number in range(ROWS):
                ledger.append(game, "taken", {"reports": [number]})
                time.sleep(0.02)  # people need a moment for a move
            copy.finish(0.0)


def send_the_rest(host: Host, url: str) -> None:
    """The next evening of that table."""
    assert Copy(host.path, url, pytest.fail).finish(ENOUGH)


def test_ten_hosts_at_once_lose_and_double_nothing(tmp_path: Path, server: Server) -> None:
    hosts = [Host(tmp_path / str(number), server.url) for number in range(HOSTS)]
    for host in hosts:
        host.start()
    for host in hosts:
        host.end()
        send_the_rest(host, server.url)

    assert on_the_server(server.url) == here(*(host.path for host in hosts))
    assert len(on_the_server(server.url)) == HOSTS


def test_a_server_that_is_absent_then_there_then_stopped_then_there_again(tmp_path: Path, server: Server) -> None:
    hosts = [Host(tmp_path / str(number), server.url) for number in range(3)]
    server.stop()
    for host in hosts:
        host.start()
    time.sleep(0.2)
    server.start()
    time.sleep(0.2)
    server.stop()
    for host in hosts:
        host.end()
    server.start()
    for host in hosts:
        send_the_rest(host, server.url)

    assert on_the_server(server.url) == here(*(host.path for host in hosts))
    assert [len(host.told) for host in hosts] == [1, 1, 1]


def test_a_whole_program_copies_its_game_and_goes_on_when_the_server_is_gone(tmp_path: Path, server: Server) -> None:
    with program(tmp_path, "play", "--copy-to", server.url) as running:
        running.answers(*SET_UP)
        server.stop()
        running.answers("1", "1")
        printed, status = running.end()
    server.start()

    assert status == 0
    assert server.url not in printed
    assert Copy(tmp_path / FILE, server.url, pytest.fail).finish(ENOUGH)
    assert on_the_server(server.url) == here(tmp_path / FILE)
