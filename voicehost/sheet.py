"""A score sheet of a kept game, for people who would rather look: one HTML page that needs nothing beside it."""

from __future__ import annotations

from datetime import datetime
from html import escape
from pathlib import Path
from string import Template
from typing import TYPE_CHECKING

from voicehost.plot import plot
from voicehost.retelling import retold

if TYPE_CHECKING:
    from collections.abc import Sequence

    from voicehost.archive import Course, KeptGame
    from voicehost.language.narration import Narration
    from voicehost.texts import Texts

TEMPLATE = Path(__file__).with_name("sheet.html")
"""Large print and high contrast; lines of the plot differ in their dashes, not in colour alone."""


def sheet(kept: KeptGame, course: Course, texts: Texts) -> str:
    """The page, in the language of ``texts``."""
    narration = texts.narration(kept.game)
    title = narration.text("sheet-title", title=texts.titles.get(kept.game, kept.game))
    return Template(TEMPLATE.read_text(encoding="utf-8")).substitute(
        language=escape(texts.language),
        title=escape(title),
        summary=escape(_summary(kept, narration)),
        places_head=escape(narration.text("sheet-places")),
        places=_places(kept, course, narration),
        course_head=escape(narration.text("sheet-course")),
        plot=plot(course.points, kept.players, narration.text("sheet-course")) if course.points else "",
        course_text=escape(_course_text(kept, course, narration)),
        course=_course(kept, course, narration) if course.points else "",
        told_head=escape(narration.text("sheet-told")),
        told="\n".join(f"<li>{escape(line)}</li>" for line in retold(course.session, texts)),
    )


def _summary(kept: KeptGame, narration: Narration) -> str:
    date = datetime.fromtimestamp(kept.began).astimezone().date().isoformat()
    message = "sheet-played" if kept.over else "sheet-open"
    return narration.text(message, date=date, names=narration.listing(kept.players) if kept.players else "")


def _places(kept: KeptGame, course: Course, narration: Narration) -> str:
    """Best first; without places while the game is open."""
    last = course.points[-1] if course.points else (0,) * len(kept.players)
    places = kept.places or (0,) * len(kept.players)
    order = sorted(range(len(kept.players)), key=lambda seat: places[seat] or len(places) + 1)
    rows = [(str(places[seat] or ""), kept.players[seat], str(last[seat])) for seat in order]
    heads = [narration.text(f"sheet-{head}") for head in ("place", "player", "points")]
    return _table(narration.text("sheet-places"), heads, rows, named=1)


def _course(kept: KeptGame, course: Course, narration: Narration) -> str:
    rows = [(str(turn), *map(str, scores)) for turn, scores in enumerate(course.points, 1)]
    return _table(narration.text("sheet-course"), [narration.text("sheet-turn"), *kept.players], rows, named=0)


def _course_text(kept: KeptGame, course: Course, narration: Narration) -> str:
    """What the plot shows, in one sentence; the table after it holds every point."""
    if not course.points:
        return narration.text("sheet-no-course")
    ends = [
        narration.text("item-sheet-end", name=name, points=points)
        for name, points in zip(kept.players, course.points[-1], strict=True)
    ]
    return narration.text("sheet-course-text", turns=len(course.points), ends=narration.listing(ends))


def _table(caption: str, heads: Sequence[str], rows: Sequence[Sequence[str]], named: int) -> str:
    """A table whose column ``named`` names its rows."""
    lines = [f"<table>\n<caption>{escape(caption)}</caption>", "<thead><tr>"]
    lines += [f'<th scope="col">{escape(head)}</th>' for head in heads]
    lines.append("</tr></thead>\n<tbody>")
    for row in rows:
        cells = [
            f'<th scope="row">{escape(cell)}</th>' if at == named else f"<td>{escape(cell)}</td>"
            for at, cell in enumerate(row)
        ]
        lines.append(f"<tr>{''.join(cells)}</tr>")
    return "\n".join([*lines, "</tbody>\n</table>"])
