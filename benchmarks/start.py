"""How long a start and a row of the ledger take: ``python benchmarks/start.py [FILE.json]``.

Bars: help within 150 ms, ``./run`` adds at most 100 ms, a row in memory about 1 ms (DESIGN.md section 7).
"""

from __future__ import annotations

import json
import statistics
import subprocess
import sys
import tempfile
import time
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING

from voicehost.ledger.store import FILE, Ledger

if TYPE_CHECKING:
    from collections.abc import Callable

RUN = Path(__file__).parent.parent / "run"
STARTS, ROWS = 15, 500
FOUND = {"reports": [{"kind": "found", "nuts": 2, "leaf": True}]}


def milliseconds(times: int, action: Callable[[], object]) -> float:
    """The median time of an action."""
    taken = []
    for _ in range(times):
        began = time.perf_counter()
        action()
        taken.append((time.perf_counter() - began) * 1000)
    return round(statistics.median(taken), 2)


def start(*command: str) -> float:
    """The median time from starting a command to its end."""
    return milliseconds(STARTS, lambda: subprocess.run(command, check=True, stdout=subprocess.DEVNULL))  # noqa: S603


def append(ledger: Ledger) -> float:
    """The median time of a row."""
    with closing(ledger):
        game = ledger.new_game()
        return milliseconds(ROWS, lambda: ledger.append(game, "taken", FOUND))


def main() -> None:
    module = (sys.executable, "-P", "-m", "voicehost")
    with tempfile.TemporaryDirectory() as folder:
        figures = {
            "python alone": start(sys.executable, "-c", ""),
            "voicehost --help": start(*module, "--help"),
            "voicehost games": start(*module, "games"),
            "./run --help": start(str(RUN), "--help"),
            "a row in memory": append(Ledger.in_memory()),
            "a row on this disk": append(Ledger.open(Path(folder) / FILE)),
        }
    for name, figure in figures.items():
        print(f"{name}, {figure} ms")
    for path in sys.argv[1:]:
        Path(path).write_text(json.dumps(figures, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
