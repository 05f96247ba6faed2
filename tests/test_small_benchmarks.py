"""Benchmarks of hearing and of games run in their small way, so that none is broken when its figures are wanted."""

from __future__ import annotations

import importlib
import sys

import pytest

SMALL = {
    "recognition": ("--small", "--every", "0"),
    "echo": ("--small",),
    "delays": ("--small",),
    "confusions": ("--small",),
    "memory": ("--small",),
    "games": ("--games", "sauerbaum", "--players", "4", "--seeds", "1", "--mode", "text"),
}


@pytest.mark.parametrize("name", SMALL)
def test_a_benchmark_runs_in_its_small_way(
    name: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", [name, *SMALL[name]])
    assert not importlib.import_module(name).main()

    told = capsys.readouterr().out
    assert f"python benchmarks/{name}.py" in told
    assert "| --- |" in told
