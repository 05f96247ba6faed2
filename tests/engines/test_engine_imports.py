"""The rules know no sound, no language and no file: they import the standard library and transitions."""

from __future__ import annotations

import ast
import sys
from pathlib import Path

import pytest

import engines

FOLDER = Path(engines.__file__).parent
WORLD = {
    "datetime",
    "io",
    "os",
    "pathlib",
    "random",
    "secrets",
    "socket",
    "subprocess",
    "tempfile",
    "threading",
    "time",
}
"""Clock, chance, files and processes: a game is its configuration and its reports."""


def imported(path: Path) -> set[str]:
    names: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            names.add(node.module)
    return {name.split(".")[0] for name in names}


@pytest.mark.parametrize("path", sorted(FOLDER.glob("**/*.py")), ids=lambda path: path.name)
def test_an_engine_imports_only_engines_transitions_and_the_standard_library(path: Path) -> None:
    assert imported(path) <= {"engines", "transitions", *sys.stdlib_module_names}


@pytest.mark.parametrize("path", sorted(FOLDER.glob("**/*.py")), ids=lambda path: path.name)
def test_an_engine_knows_no_clock_no_chance_and_no_file(path: Path) -> None:
    assert not imported(path) & WORLD
    assert "open(" not in path.read_text(encoding="utf-8")
