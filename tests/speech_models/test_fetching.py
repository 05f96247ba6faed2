"""A model is fetched whole or in part, over any network, and never the wrong one."""

from __future__ import annotations

import socket
import ssl
import urllib.error
from dataclasses import replace
from typing import TYPE_CHECKING

import pytest
from model_files import offer, zipped
from model_server import (
    Server,
    another_piece,
    breaks_off,
    brings_nothing,
    from_the_start,
    hangs_up,
    no_length,
    no_such_range,
    not_found,
    other_bytes,
    other_length,
    serving,
    stalls,
)

from voicehost.errors import ModelError
from voicehost.speech_models.fetching import ATTEMPTS, Fetcher, verify
from voicehost.testing import FakeClock

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from model_server import Behaviour

DATA = bytes(number % 251 for number in range(400_000))
HALF = len(DATA) // 2


@pytest.fixture
def server(monkeypatch: pytest.MonkeyPatch) -> Iterator[Server]:
    monkeypatch.setenv("no_proxy", "*")
    with serving(DATA) as server:
        yield server


@pytest.fixture
def part(tmp_path: Path) -> Path:
    return tmp_path / ".model.zip.part"


def fetch(server: Server, part: Path, patience: float = 30.0) -> list[str]:
    """Fetch, and give what was said."""
    said: list[str] = []
    Fetcher(said.append, FakeClock(), patience).fetch(offer(DATA, server.url), part)
    return said


def test_a_model_is_fetched_and_every_tenth_is_told_in_a_line(server: Server, part: Path) -> None:
    said = fetch(server, part)

    assert part.read_bytes() == DATA
    assert said[0] == "Fetching vosk-model-small-xx-0.1, 1 MB, from 127.0.0.1."
    assert said[-1] == "0 of 1 MB, 100 percent."
    assert 2 <= len(said) <= 11


def test_bl_78_a_broken_connection_is_taken_up_where_it_broke(server: Server, part: Path) -> None:
    server.behaviours.extend([breaks_off, breaks_off])
    fetch(server, part)

    assert part.read_bytes() == DATA
    assert server.asked == [0, HALF, HALF + HALF // 2]


@pytest.mark.parametrize(
    ("behaviour", "reason"),
    [
        (brings_nothing, "127.0.0.1 ended the connection too early."),
        (hangs_up, "The connection to 127.0.0.1 broke off."),
        (not_found, "127.0.0.1 answers 404 (Not Found) to http://127.0.0.1"),
    ],
)
def test_what_has_come_is_kept_for_the_next_time(server: Server, part: Path, behaviour: Behaviour, reason: str) -> None:
    server.behaviours.extend([breaks_off, behaviour])
    with pytest.raises(ModelError) as told:
        fetch(server, part)
    assert str(told.value).startswith(reason)
    assert "is kept; to go on, type: voicehost models get vosk-model-small-xx-0.1." in str(told.value)
    assert part.read_bytes() == DATA[:HALF]

    assert "going on after" in fetch(server, part)[0]
    assert part.read_bytes() == DATA
    assert server.asked[-1] == HALF


def test_a_network_that_always_breaks_off_is_not_tried_for_ever(server: Server, part: Path) -> None:
    server.behaviours.extend([breaks_off] * (ATTEMPTS + 3))
    with pytest.raises(ModelError, match="ended the connection too early"):
        fetch(server, part)

    assert len(server.asked) == ATTEMPTS


def test_a_stalled_connection_is_given_up_and_taken_up_again(server: Server, part: Path) -> None:
    server.behaviours.append(stalls)
    fetch(server, part, patience=0.2)

    assert part.read_bytes() == DATA
    assert server.asked == [0, HALF]


def test_a_connection_that_only_drips_counts_as_stalled(server: Server, part: Path) -> None:
    hours = iter(range(0, 1_000_000, 3_600))
    said: list[str] = []
    fetcher = Fetcher(said.append, lambda: float(next(hours)))
    with pytest.raises(ModelError, match="sends next to nothing"):
        fetcher.fetch(offer(DATA, server.url), part)


def test_a_server_that_knows_no_ranges_sends_all_again(server: Server, part: Path) -> None:
    server.behaviours.extend([breaks_off, from_the_start])
    fetch(server, part)

    assert part.read_bytes() == DATA


@pytest.mark.parametrize(("behaviour", "reason"), [(no_such_range, "416"), (another_piece, "another piece")])
def test_a_server_that_does_not_give_the_rest_is_asked_for_all_another_time(
    server: Server, part: Path, behaviour: Behaviour, reason: str
) -> None:
    part.write_bytes(DATA[:HALF])
    server.behaviours.append(behaviour)
    with pytest.raises(ModelError, match=reason):
        fetch(server, part)

    fetch(server, part)
    assert part.read_bytes() == DATA


@pytest.mark.parametrize("kept", [0, HALF])
def test_a_file_of_another_length_is_not_fetched_at_all(server: Server, part: Path, kept: int) -> None:
    part.write_bytes(DATA[:kept])
    server.behaviours.append(other_length)
    with pytest.raises(ModelError, match=f"offers 36 bytes where .* has {len(DATA)}.*log-in page"):
        fetch(server, part)

    assert part.read_bytes() == DATA[:kept]


def test_a_server_that_tells_no_length_is_read_no_further_than_the_catalogue_says(server: Server, part: Path) -> None:
    server.behaviours.append(no_length)
    fetch(server, part)

    assert part.read_bytes() == DATA


def test_other_bytes_of_the_same_length_are_deleted(server: Server, part: Path) -> None:
    server.behaviours.append(other_bytes)
    with pytest.raises(
        ModelError, match=r"is not vosk-model-small-xx-0\.1 as the catalogue knows it, so it was deleted"
    ):
        fetch(server, part)

    assert not part.exists()


def test_without_a_known_digest_the_zip_files_own_checksums_are_looked_at(tmp_path: Path) -> None:
    whole = zipped({"am": bytes(range(256)) * 10})
    damaged = whole[:100] + bytes([whole[100] ^ 255]) + whole[101:]
    unknown = replace(offer(whole, "https://example.org/"), sha256=None)
    (tmp_path / "whole").write_bytes(whole)
    (tmp_path / "damaged").write_bytes(damaged)

    verify(unknown, tmp_path / "whole")
    with pytest.raises(ModelError, match="so it was deleted"):
        verify(unknown, tmp_path / "damaged")


def test_a_part_that_is_longer_than_the_model_is_begun_anew(server: Server, part: Path) -> None:
    part.write_bytes(DATA + b"more")
    fetch(server, part)

    assert part.read_bytes() == DATA


def test_a_whole_part_needs_no_network(server: Server, part: Path) -> None:
    part.write_bytes(DATA)

    assert fetch(server, part) == []
    assert server.asked == []


def test_ctrl_c_leaves_what_has_come_and_says_how_to_go_on(server: Server, part: Path) -> None:
    said: list[str] = []

    def interrupt(line: str) -> None:
        said.append(line)
        if "percent" in line and len(said) == 4:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        Fetcher(interrupt, FakeClock()).fetch(offer(DATA, server.url), part)

    assert said[-1].startswith("Stopped. What has come, 0 of 1 MB, is kept")
    assert 0 < len(part.read_bytes()) < len(DATA)
    assert DATA.startswith(part.read_bytes())


def test_no_network_is_told_with_another_way(part: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("no_proxy", "*")
    with socket.create_server(("127.0.0.1", 0)) as closed:
        port = closed.getsockname()[1]
    with pytest.raises(ModelError, match=r"cannot be reached: is there a network\? Or fetch .* add FILE.zip$"):
        Fetcher(print).fetch(offer(DATA, f"http://127.0.0.1:{port}/model.zip"), part)


def test_bl_78_a_certificate_that_cannot_be_verified_is_told(part: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    expired = ssl.SSLCertVerificationError(1, "certificate verify failed")
    expired.verify_message = "certificate has expired"

    def open_url(*_: object, **__: object) -> None:
        raise urllib.error.URLError(expired)

    monkeypatch.setattr("urllib.request.urlopen", open_url)
    with pytest.raises(ModelError, match=r"certificate has expired.*date of this computer"):
        Fetcher(print).fetch(offer(DATA, "https://example.org/model.zip"), part)


def test_a_full_disk_is_told_before_anything_is_fetched(
    server: Server, part: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("shutil.disk_usage", lambda _: type("Usage", (), {"free": 1_000_000}))
    with pytest.raises(ModelError, match=r"needs 2 MB in .*: make room"):
        fetch(server, part)

    assert server.asked == []


def test_a_folder_that_cannot_be_written_is_told(server: Server, part: Path) -> None:
    part.mkdir()
    with pytest.raises(ModelError, match="cannot be written"):
        fetch(server, part)
