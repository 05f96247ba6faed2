"""What is installed hosts a game without the checkout, and the scripts that set a checkout up are sound."""

from __future__ import annotations

import ast
import os
import subprocess
import sys
import sysconfig
import tomllib
import venv
import zipfile
from importlib.metadata import packages_distributions
from pathlib import Path

import pytest
from packaging.requirements import Requirement

ROOT = Path(__file__).parent.parent
SETUP_AND_TWO_TURNS = "next\nnext\nnext\nnext\nyes\nanna\nhit\nhit\ns\n"


@pytest.fixture(scope="session")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel, built from this checkout without a network."""
    folder = tmp_path_factory.mktemp("wheel")
    build = [sys.executable, "-m", "pip", "wheel", "-q", "--no-deps", "--no-build-isolation", "--no-index"]
    subprocess.run([*build, "--wheel-dir", str(folder), str(ROOT)], check=True, timeout=120)
    return next(folder.glob("voicehost-*.whl"))


@pytest.fixture(scope="session")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The command of an environment that holds the wheel, and of ours only the libraries."""
    folder = tmp_path_factory.mktemp("an empty environment")
    venv.create(folder, with_pip=False)
    python = folder / "bin" / "python"
    install = [sys.executable, "-m", "pip", "--python", str(python), "install", "-q", "--no-deps", "--no-index"]
    subprocess.run([*install, str(wheel)], check=True, timeout=120)
    site = next(folder.glob("lib/python*/site-packages"))
    (site / "libraries.pth").write_text(sysconfig.get_path("purelib"), encoding="utf-8")
    return folder / "bin" / "voicehost"


def outside(installed: Path, folder: Path, *arguments: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    """Run the installed command in a folder that has nothing to do with the checkout."""
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    command = [str(installed), *arguments]
    return subprocess.run(
        command, cwd=folder, env=environment, input=typed, capture_output=True, text=True, timeout=120, check=False
    )


def test_the_wheel_holds_packages_prompts_and_the_catalogue_and_nothing_else(wheel: Path) -> None:
    names = zipfile.ZipFile(wheel).namelist()

    assert {name.split("/")[0] for name in names if ".dist-info/" not in name} == {"voicehost", "engines"}
    assert "voicehost/prompts/en/host.ftl" in names
    assert [name for name in names if name.startswith("voicehost/models/")] == ["voicehost/models/catalogue.toml"]
    assert any(name.endswith("licenses/LICENSE") for name in names)
    assert not [name for name in names if "__pycache__" in name or "/tests/" in name]


def test_the_wheel_lists_its_games_outside_the_checkout(installed: Path, tmp_path: Path) -> None:
    done = outside(installed, tmp_path, "games")

    assert (done.returncode, done.stderr) == (0, "")
    assert "purzelbaum: Purzelbaum, 2 to 4 players" in done.stdout


def test_the_wheel_knows_its_models_outside_the_checkout(installed: Path, tmp_path: Path) -> None:
    done = outside(installed, tmp_path, "models")

    assert (done.returncode, done.stderr) == (0, "")
    assert "vosk-model-small-en-us-0.15: en, 41 MB" in done.stdout


def test_the_wheel_hosts_a_game_outside_the_checkout(installed: Path, tmp_path: Path) -> None:
    play = ("play", "purzelbaum", "--players", "Anna, Ben", "--voice", "none", "--ears", "none")
    done = outside(installed, tmp_path, *play, typed=SETUP_AND_TWO_TURNS)

    assert (done.returncode, done.stderr) == (0, "")
    assert "Anna, your turn" in done.stdout
    assert "Ben" in done.stdout.splitlines()[-2]


@pytest.mark.parametrize("script", ["run", ".ci/run"])
def test_scripts_are_valid_shell_and_can_be_started(script: str) -> None:
    path = ROOT / script
    shell = path.read_text(encoding="utf-8").splitlines()[0].removeprefix("#!")

    assert os.access(path, os.X_OK)
    assert subprocess.run([shell, "-n", str(path)], check=False).returncode == 0


def test_run_works_with_the_plainest_shell_and_asks_for_nothing() -> None:
    text = (ROOT / "run").read_text(encoding="utf-8")

    assert text.startswith("#!/bin/sh\n")
    assert "[[" not in text
    assert text.count("</dev/null") >= 2


def test_every_library_that_the_program_imports_is_asked_for() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    wanted = [*project["dependencies"], *project["optional-dependencies"]["piper"]]
    asked_for = {Requirement(line).name.lower() for line in wanted}
    brought_by = packages_distributions()
    imported = {module for path in ROOT.glob("voicehost/**/*.py") for module in libraries(path)}

    assert imported
    for module in imported & set(brought_by):
        assert {name.lower() for name in brought_by[module]} & asked_for, module


def libraries(path: Path) -> set[str]:
    """The packages outside the standard library that a file imports."""
    nodes = list(ast.walk(ast.parse(path.read_text(encoding="utf-8"))))
    names = {alias.name for node in nodes if isinstance(node, ast.Import) for alias in node.names}
    names |= {str(node.module) for node in nodes if isinstance(node, ast.ImportFrom)}
    return {name.split(".")[0] for name in names} - sys.stdlib_module_names - {"voicehost", "engines"}
