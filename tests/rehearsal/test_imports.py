"""The box is a second truth only as long as it never sees the first."""

from __future__ import annotations

import subprocess
import sys

import pytest


@pytest.mark.parametrize("module", ["box", "purzelbaum", "twins"])
def test_a_box_never_loads_the_rules_of_the_host(module: str) -> None:
    program = (
        f"import sys, voicehost.rehearsal.{module};"
        "print([m for m in sys.modules if m.partition('.')[0] in ('engines', 'transitions')])"
    )
    loaded = subprocess.run([sys.executable, "-c", program], capture_output=True, check=True, text=True).stdout
    assert loaded.strip() == "[]"
