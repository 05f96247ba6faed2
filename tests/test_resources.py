"""One variable puts everything of the user's into one folder; without it each system's own places are used."""

from __future__ import annotations

from pathlib import Path

import pytest

from voicehost import resources


def test_the_data_of_the_program_is_found() -> None:
    assert (resources.prompts() / "en" / "host.ftl").is_file()
    assert (resources.models() / "catalogue.toml").is_file()


def test_one_variable_puts_everything_into_one_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("VOICEHOST_HOME", str(tmp_path))

    assert resources.data_folder() == resources.settings_folder() == tmp_path
    assert resources.models_folder() == tmp_path / "models"


@pytest.mark.parametrize("home", ["", None], ids=["empty", "unset"])
def test_an_empty_home_does_not_lead_to_the_root_of_the_disk(monkeypatch: pytest.MonkeyPatch, home: str | None) -> None:
    monkeypatch.delenv("VOICEHOST_HOME")
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    if home is None:
        monkeypatch.delenv("HOME", raising=False)
    else:
        monkeypatch.setenv("HOME", home)

    assert resources.data_folder().is_relative_to(Path("~").expanduser())
    assert len(resources.data_folder().parts) > 3


def test_a_folder_that_is_made_is_private_and_one_that_is_there_is_left_as_it_is(tmp_path: Path) -> None:
    tmp_path.chmod(0o755)

    assert resources.private_folder(tmp_path / "a" / "b").stat().st_mode & 0o777 == 0o700
    assert resources.private_folder(tmp_path).stat().st_mode & 0o777 == 0o755
