"""A wrong model is told by its files, before a native library sees it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from voicehost.errors import ModelError
from voicehost.hearing.model_folder import checked, find_model

if TYPE_CHECKING:
    from pathlib import Path

FST, MDL = b"\xd6\xfd\xb2\x7e rest", b"\0B<TransitionModel> rest"


def model(folder: Path, **changed: bytes | None) -> Path:
    """A folder with the beginnings of all files of a model; ``changed`` ones have other content, or are missing."""
    files: dict[str, bytes | None] = {
        "am/final.mdl": MDL,
        "conf/mfcc.conf": b"--use-energy=false",
        "conf/model.conf": b"--beam=10.0",
        "graph/HCLr.fst": FST,
        "graph/Gr.fst": FST,
        "graph/phones/word_boundary.int": b"1 nonword",
        **{name.replace("__", "/").replace("_dot_", "."): data for name, data in changed.items()},
    }
    for name, data in files.items():
        if data is not None:
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            (folder / name).write_bytes(data)
    return folder


def test_a_whole_model_is_taken(tmp_path: Path) -> None:
    assert checked(model(tmp_path)) == tmp_path


def test_bl_77_a_model_one_folder_too_deep_is_found(tmp_path: Path) -> None:
    assert checked(model(tmp_path / "a model" / "vosk-model-small-de-0.15").parent).name == "vosk-model-small-de-0.15"


def test_bl_13_a_model_with_a_fixed_graph_is_refused_before_it_ends_the_process(tmp_path: Path) -> None:
    model(tmp_path, graph__HCLr_dot_fst=None, graph__Gr_dot_fst=None, graph__HCLG_dot_fst=FST)

    with pytest.raises(ModelError, match="one fixed graph"):
        checked(tmp_path)


@pytest.mark.parametrize(
    "changed",
    [
        {"graph__Gr_dot_fst": None},
        {"graph__Gr_dot_fst": b""},
        {"graph__HCLr_dot_fst": b"<html>not found</html>"},
        {"am__final_dot_mdl": b"version https://git-lfs"},
        {"conf__model_dot_conf": None},
    ],
)
def test_bl_77_a_model_that_is_not_whole_is_refused(tmp_path: Path, changed: dict[str, bytes | None]) -> None:
    with pytest.raises(ModelError, match="not whole"):
        checked(model(tmp_path, **changed))


@pytest.mark.parametrize(
    ("file", "kind"),
    [
        ("de-thorsten.onnx", "voice"),
        ("final.ext.raw", "speakers"),
        ("mdef", "PocketSphinx"),
        ("readme", "no Vosk model"),
    ],
)
def test_bl_77_another_kind_of_folder_is_named(tmp_path: Path, file: str, kind: str) -> None:
    (tmp_path / file).touch()

    with pytest.raises(ModelError, match=kind):
        checked(tmp_path)


def test_bl_77_a_missing_folder_and_a_packed_model_say_what_to_do(tmp_path: Path) -> None:
    (tmp_path / "model.zip").touch()

    with pytest.raises(ModelError, match="unpack it"):
        checked(tmp_path / "model.zip")
    with pytest.raises(ModelError, match="no speech model at"):
        checked(tmp_path / "nowhere")


def test_bl_80_letters_of_any_language_in_the_path_are_welcome(tmp_path: Path) -> None:
    assert checked(model(tmp_path / "Zoë Łukasz"))


def test_the_chosen_model_comes_first_then_the_environment_then_the_models_folder(tmp_path: Path) -> None:
    chosen, named = model(tmp_path / "chosen"), model(tmp_path / "named")
    installed = model(tmp_path / "models" / "vosk-model-small-de-0.15")
    model(tmp_path / "models" / "vosk-model-small-en-us-0.15")
    models, environment = tmp_path / "models", {"VOICEHOST_MODEL_DE": str(named)}

    assert find_model("de", chosen, models, environment) == chosen
    assert find_model("de", None, models, environment) == named
    assert find_model("de", None, models, {}) == installed
    assert find_model("fr", None, models, environment) is None
