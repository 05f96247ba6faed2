"""Draws the score over the turns as an SVG picture. What it shows stands beside it as text and as a table."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

WIDTH, HEIGHT = 1000, 460
LEFT, RIGHT, TOP, BOTTOM = 70, 790, 20, 400
"""The frame of the lines; the players' names stand to the right of it."""

LINE_HEIGHT = 28
STYLES = 6
"""Line styles of sheet.html; each is told apart by its dashes as well as by its colour."""


def plot(points: Sequence[Sequence[int]], names: Sequence[str], title: str) -> str:
    """The picture: ``points`` holds each player's score after each turn. ``title`` names it for screen readers."""
    scores = [score for turn in points for score in turn]
    drawn = range(min(0, *scores), max(1, *scores) + 1)
    lines = [
        _line(seat, [(_across(n, len(points)), _height(turn[seat], drawn)) for n, turn in enumerate(points)])
        for seat in range(len(names))
    ]
    return "\n".join(
        [
            f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-labelledby="plot-title" aria-describedby="course">',
            f'<title id="plot-title">{escape(title)}</title>',
            *_axes(len(points), drawn),
            *lines,
            *_labels(points[-1], names, drawn),
            "</svg>",
        ]
    )


def _across(turn: int, turns: int) -> float:
    return round(LEFT + (RIGHT - LEFT) * turn / max(1, turns - 1), 1)


def _height(score: int, drawn: range) -> float:
    """Where a score lies between the lowest at the bottom, which is 0 or below it, and the highest at the top."""
    return round(BOTTOM - (BOTTOM - TOP) * (score - drawn[0]) / (drawn[-1] - drawn[0]), 1)


def _line(seat: int, places: Sequence[tuple[float, float]]) -> str:
    joined = " ".join(f"{x},{y}" for x, y in places)
    return f'<polyline class="course seat{seat % STYLES}" points="{joined}"/>'


def _axes(turns: int, drawn: range) -> list[str]:
    """The turns run along 0. The lowest score is named where it is another, and not on top of the 0."""
    zero, lowest = _height(0, drawn), drawn[0]
    below = max(BOTTOM, zero + LINE_HEIGHT)
    return [
        f'<line class="axis" x1="{LEFT}" y1="{zero}" x2="{RIGHT}" y2="{zero}"/>',
        f'<line class="axis" x1="{LEFT}" y1="{TOP}" x2="{LEFT}" y2="{BOTTOM}"/>',
        f'<text x="{LEFT - 10}" y="{zero}" text-anchor="end">0</text>',
        *([f'<text x="{LEFT - 10}" y="{below}" text-anchor="end">{lowest}</text>'] if lowest else []),
        f'<text x="{LEFT - 10}" y="{TOP + 16}" text-anchor="end">{drawn[-1]}</text>',
        f'<text x="{LEFT}" y="{BOTTOM + 34}" text-anchor="middle">1</text>',
        f'<text x="{RIGHT}" y="{BOTTOM + 34}" text-anchor="middle">{turns}</text>',
    ]


def _labels(last: Sequence[int], names: Sequence[str], drawn: range) -> list[str]:
    """The names at the ends of their lines, moved apart where lines end at one height."""
    heights = {seat: _height(score, drawn) for seat, score in enumerate(last)}
    labels, lowest = [], float(BOTTOM + LINE_HEIGHT)
    for seat in sorted(heights, key=lambda each: -heights[each]):
        lowest = min(heights[seat] + LINE_HEIGHT / 4, lowest - LINE_HEIGHT)
        labels.append(f'<text x="{RIGHT + 12}" y="{lowest}">{escape(names[seat])}: {last[seat]}</text>')
    return labels
