"""The benchmarks of recognition measure what they say: texts of two parts, sections of a page, honest bounds."""

from __future__ import annotations

import tomllib
from pathlib import Path

import figures
import trials
import voices

TEXTS = tomllib.loads((Path(trials.__file__).parent / "out_of_list.toml").read_text(encoding="utf-8"))


def test_what_thresholds_were_chosen_on_is_never_measured() -> None:
    for kind in ("talk", "words"):
        assert set(TEXTS["tuned"][kind]).isdisjoint(TEXTS["held_out"][kind])
    assert set(voices.TUNED).isdisjoint(voices.HELD_OUT)
    assert set(trials.GAMES["tuned"]).isdisjoint(trials.GAMES["held_out"])


def test_a_section_is_written_anew_and_the_others_stay(tmp_path: Path) -> None:
    page = tmp_path / "figures.md"
    for title, text in (("One", "1"), ("Two", "2"), ("One", "11")):
        figures.put_section(page, title, text)

    assert page.read_text(encoding="utf-8") == "# Figures\n\n## One\n\n11\n\n## Two\n\n2\n"


def test_a_bound_is_what_the_trials_allow() -> None:
    assert 0.0019 < figures.upper_bound(0, 1500) < 0.0021
    assert figures.upper_bound(3, 3) == 1.0
