"""A zip file from anywhere writes only into its folder, and only so much."""

from __future__ import annotations

import io
import os
import stat
import zipfile
from typing import TYPE_CHECKING

import pytest
from model_files import LIMITS, MODEL, lay_out, zipped

from voicehost.errors import ModelError
from voicehost.speech_models.unpacking import copy_model, unpack

if TYPE_CHECKING:
    from pathlib import Path

    from voicehost.speech_models.catalogue import Limits


def files_in(folder: Path) -> dict[str, bytes]:
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def refused(tmp_path: Path, data: bytes, sentence: str, allowed: Limits = LIMITS) -> None:
    """Unpacking is refused with the sentence, and nothing is written beside the folder."""
    (tmp_path / "stick").mkdir()
    file = tmp_path / "stick" / "model.zip"
    file.write_bytes(data)
    with pytest.raises(ModelError, match=sentence):
        unpack(file, tmp_path / "models" / "new", allowed)

    assert {path.name for path in tmp_path.iterdir()} <= {"stick", "models"}
    assert {path.name for path in tmp_path.glob("models/*")} <= {"new"}


def test_a_model_is_unpacked_as_it_was_packed(tmp_path: Path) -> None:
    (tmp_path / "ein Modell für Zoë.zip").write_bytes(zipped(MODEL, "vosk-model"))
    unpack(tmp_path / "ein Modell für Zoë.zip", tmp_path / "new", LIMITS)

    assert files_in(tmp_path / "new" / "vosk-model") == MODEL


def test_what_macos_adds_is_left_out(tmp_path: Path) -> None:
    litter = {"__MACOSX/vosk-model/._am": b"x", ".DS_Store": b"x", "vosk-model/README": b"read me"}
    (tmp_path / "model.zip").write_bytes(zipped(litter))
    unpack(tmp_path / "model.zip", tmp_path / "new", LIMITS)

    assert files_in(tmp_path / "new") == {"vosk-model/README": b"read me"}


@pytest.mark.parametrize(
    "name", ["../evil", "a/../../evil", "/evil/am", "..\\evil", "C:\\evil", "C:/evil", "am/..", "a/../b"]
)
def test_a_path_that_leads_outside_is_refused(tmp_path: Path, name: str) -> None:
    refused(tmp_path, zipped({"fine": b"x", name: b"evil"}), "outside of its folder")


@pytest.mark.parametrize("kind", [stat.S_IFLNK, stat.S_IFIFO, stat.S_IFCHR])
def test_links_and_devices_are_refused(tmp_path: Path, kind: int) -> None:
    entry = zipfile.ZipInfo("am")
    entry.external_attr = (kind | 0o777) << 16
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w") as file:
        file.writestr(entry, "/etc")

    refused(tmp_path, packed.getvalue(), "a link or a device")


def test_a_bomb_is_refused_before_it_swells(tmp_path: Path) -> None:
    refused(tmp_path, zipped({"am": bytes(9_000)}), "swells far more")


def test_a_zip_file_that_lies_about_its_size_is_stopped(tmp_path: Path) -> None:
    data = zipped({"am": os.urandom(9_000)})
    lie = data.replace((9_000).to_bytes(4, "little"), (900).to_bytes(4, "little"))

    assert lie != data
    refused(tmp_path, lie, "not a whole zip file")


def test_more_bytes_than_a_model_has_are_refused(tmp_path: Path) -> None:
    refused(tmp_path, zipped({"am": os.urandom(9_000), "graph": os.urandom(2_000)}), "too large to listen with")


def test_more_files_than_a_model_has_are_refused(tmp_path: Path) -> None:
    refused(tmp_path, zipped({f"file{number}": b"x" for number in range(31)}), "31 files")


@pytest.mark.parametrize("length", [0, 50, -30])
def test_bl_77_a_truncated_zip_file_is_told(tmp_path: Path, length: int) -> None:
    refused(tmp_path, zipped(MODEL)[:length], "not a whole zip file")


def test_bl_77_a_damaged_zip_file_is_told(tmp_path: Path) -> None:
    data = bytearray(zipped({"am": os.urandom(2_000)}))
    data[500] ^= 255

    refused(tmp_path, bytes(data), "not a whole zip file")


def test_a_page_that_was_saved_as_a_zip_file_is_told(tmp_path: Path) -> None:
    refused(tmp_path, b"<html>not found</html>", "not a whole zip file")


def test_a_locked_zip_file_is_told(tmp_path: Path) -> None:
    data = bytearray(zipped({"am": b"secret"}))
    for signature, at in ((b"PK\x03\x04", 6), (b"PK\x01\x02", 8)):
        data[data.index(signature) + at] |= 1

    refused(tmp_path, bytes(data), "as a plain zip file")


def test_one_name_twice_is_told(tmp_path: Path) -> None:
    refused(tmp_path, zipped({"am": b"one", "./am": b"two"}), "twice")


def test_a_disk_that_is_full_is_told(tmp_path: Path) -> None:
    (tmp_path / "model.zip").write_bytes(zipped(MODEL))
    (tmp_path / "file").touch()
    with pytest.raises(ModelError, match="cannot be put into"):
        unpack(tmp_path / "model.zip", tmp_path / "file" / "new", LIMITS)


def test_a_folder_is_copied_whole(tmp_path: Path) -> None:
    copy_model(lay_out(tmp_path / "a stick"), tmp_path / "new", LIMITS)

    assert files_in(tmp_path / "new") == MODEL


@pytest.mark.parametrize("target", ["/etc", "/etc/passwd", "nowhere"])
def test_links_in_a_folder_are_refused(tmp_path: Path, target: str) -> None:
    source = lay_out(tmp_path / "stick")
    (source / "extra").symlink_to(target)
    with pytest.raises(ModelError, match="extra is a link"):
        copy_model(source, tmp_path / "new", LIMITS)


def test_a_folder_with_more_than_a_model_has_is_refused(tmp_path: Path) -> None:
    source = lay_out(tmp_path / "stick", {**MODEL, "film.mp4": bytes(10_001)})
    with pytest.raises(ModelError, match="too large to listen with"):
        copy_model(source, tmp_path / "new", LIMITS)
