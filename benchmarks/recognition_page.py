"""The page of figures of recognition, from the lines of its results."""

from __future__ import annotations

from collections import Counter, defaultdict
from typing import TYPE_CHECKING, Any

import numpy as np
from figures import circumstances, shares, table, upper_bound
from tries import FIRST, OTHERS, RIGHT, WRONG

from voicehost.inputs import Verdict

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

ABOUT = """Whole sentences that people say in games, in any of their wordings, by synthetic voices at three paces, each
with the list of its moment; children are the natural voices with pitch and formants moved up by 1.15, 1.3 and 1.45.
Noise is measured against the speech: babble are four others who speak at once, kitchen and dice are made of our own
sounds. *The list alone* is PocketSphinx that is trusted whatever it hears; *dictation* is PocketSphinx with its large
model and its words matched to the nearest sentence of the list, *Whisper* the base model, matched alike; both are given
the utterance cut out at its true ends. People who are asked back rightly say yes, which has to be understood; what is
lost or asked back wrongly is said once more, slower and in other noise. Near sentences are reports of other moments, or
reports inside another sentence. Counts behind the shares are of the first try; cells with fewer than ten trials are
left out."""

LEAST = 10
"""A cell with fewer trials tells nothing, and is left out where another has as many."""

_LATEST = 1.5
"""Seconds within which a decision in babble is wanted (issue 6)."""


def page(lines: Sequence[Mapping[str, Any]], command: str) -> str:
    """All tables."""
    return "\n\n".join([circumstances(command), ABOUT, _reports(lines), _others(lines), _delays(lines), _work(lines)])


def _reports(lines: Iterable[Mapping[str, Any]]) -> str:
    rows = []
    for (cell, hearer), found in _by_cell(each for each in lines if each.get("first") in FIRST).items():
        first, both = _counted(found, FIRST), Counter(each["both"] for each in found if each["both"])
        rows.append((cell, hearer, str(len(found)), *_sure(both), *map(str, first.values())))
    return table(("what was said", "heard by", "n", "right within two tries", "wrong within two tries", *FIRST), rows)


def _sure(both: Mapping[str, int]) -> tuple[str, str]:
    """Right and wrong within two tries, each with the bound that it does not pass with 95 % confidence."""
    tries = sum(both.values())
    if not tries:
        return "", ""
    right, wrong = both.get(RIGHT, 0), both.get(WRONG, 0)
    least = 100 * (1 - upper_bound(tries - right, tries))
    most = 100 * upper_bound(wrong, tries)
    return (
        f"{100 * right / tries:.1f} % (at least {least:.1f})",
        f"{100 * wrong / tries:.1f} % (at most {most:.1f})",
    )


def _others(lines: Iterable[Mapping[str, Any]]) -> str:
    wanted = tuple(OTHERS.values())
    found = _by_cell(each for each in lines if each.get("first") in wanted)
    rows = [(*who, str(len(each)), shares(_counted(each, wanted)), _an_hour(each)) for who, each in found.items()]
    head = ("not for the host", "heard by", "n", "outcomes, each with the 95 % upper bound", "taken in an hour of it")
    return table(head, rows)


def _an_hour(found: Sequence[Mapping[str, Any]]) -> str:
    """How many are taken while people talk for an hour without a pause, and the most that the trials allow."""
    taken, hours = _counted(found, OTHERS.values())[OTHERS[Verdict.CLEAR]], sum(each["sound"] for each in found) / 3600
    most = upper_bound(taken, len(found)) * len(found)
    return f"{taken / hours:.0f} (at most {most / hours:.0f})"


def _delays(lines: Iterable[Mapping[str, Any]]) -> str:
    groups: dict[tuple[str, str], list[float]] = defaultdict(list)
    for line in lines:
        if line.get("delay") is not None and "natural voices" in line["cell"] and line["hearer"] == "voicehost":
            end = "could go on" if line["can_go_on"] else "complete"
            groups[line["cell"].rpartition(", ")[2], end].append(line["delay"])
    least = min(LEAST, max(map(len, groups.values()), default=0))
    rows = [
        (
            f"{noise}, {end}",
            str(len(delays)),
            *(f"{1000 * np.quantile(delays, share):.0f} ms" for share in (0.5, 0.9, 0.95)),
            f"{100 * np.mean(np.array(delays) <= _LATEST):.0f} %",
        )
        for (noise, end), delays in sorted(groups.items())
        if len(delays) >= least
    ]
    told = table(("end of the sound to decision", "n", "median", "90 %", "95 %", f"within {_LATEST} s"), rows)
    return f"{told}\n\nUntil the answer is audible it takes so much longer as *How soon the host answers* shows."


def _work(lines: Iterable[Mapping[str, Any]]) -> str:
    spent: dict[str, list[float]] = defaultdict(lambda: [0.0, 0.0])
    for line in lines:
        quiet = "nobody speaks" if line["cell"] == "silence" else "somebody speaks"
        totals = spent[f"{line['hearer']}, a core while {quiet}"]
        totals[0] += line["cpu"]
        totals[1] += line["sound"]
    rows = [(name, f"{100 * cpu / sound:.1f} %") for name, (cpu, sound) in sorted(spent.items()) if sound]
    return table(("work", "share"), rows)


def _by_cell(lines: Iterable[Mapping[str, Any]]) -> dict[tuple[str, str], list[Mapping[str, Any]]]:
    found: dict[tuple[str, str], list[Mapping[str, Any]]] = defaultdict(list)
    for line in lines:
        found[line["cell"], line["hearer"]].append(line)
    least = min(LEAST, max(map(len, found.values()), default=0))
    return {who: each for who, each in sorted(found.items()) if len(each) >= least}


def _counted(found: Iterable[Mapping[str, Any]], names: Iterable[str]) -> dict[str, int]:
    counts = Counter(each["first"] for each in found)
    return {name: counts[name] for name in names}
