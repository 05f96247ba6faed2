"""The score sheet: one page that can be looked at, read aloud, and printed."""

from __future__ import annotations

import re
import stat
from itertools import pairwise
from typing import TYPE_CHECKING
from xml.etree import ElementTree as ET

import pytest
from evenings import BELOW_ZERO, SEATED, played, whole_game

from voicehost.commands import main
from voicehost.plot import BOTTOM, LINE_HEIGHT, STYLES, TOP, plot
from voicehost.sheet import TEMPLATE

if TYPE_CHECKING:
    from pathlib import Path

CSS = TEMPLATE.read_text(encoding="utf-8")
TEXT, PICTURE = 7.0, 4.5
"""Contrast that WCAG 2.2 asks for: of text at level AAA (1.4.6), and more than it asks of graphics (1.4.11)."""


def written(home: Path, number: str = "1") -> ET.Element:
    """The page of a game. It is well-formed XML but for the tags that HTML never closes."""
    file = home / "sheet.html"
    assert main(["sheet", number, str(file)]) == 0
    html = file.read_text(encoding="utf-8")
    return ET.fromstring(re.sub(r"<(meta[^>]*)>", r"<\1/>", html.removeprefix("<!DOCTYPE html>")))  # noqa: S314  ours


def text(element: ET.Element | None) -> str:
    assert element is not None
    return "".join(element.itertext()).strip()


def cells(table: ET.Element) -> list[list[str]]:
    return [[text(cell) for cell in row] for row in table.iter("tr")]


@pytest.fixture
def page(folder_of_its_own: Path) -> ET.Element:
    played(folder_of_its_own, whole_game("Ben"))
    return written(folder_of_its_own)


def test_the_page_has_a_language_a_title_and_headings_in_order(page: ET.Element) -> None:
    levels = [int(element.tag[1]) for element in page.iter() if re.fullmatch("h[1-6]", element.tag)]

    assert page.get("lang") == "en"
    assert text(page.find("head/title")) == text(page.find(".//h1")) == "Score sheet: Purzelbaum"
    assert levels[0] == 1
    assert levels.count(1) == 1
    assert all(lower - upper <= 1 for upper, lower in pairwise(levels))
    assert page.find("body/main") is not None


def test_each_table_has_a_caption_and_names_its_columns_and_rows(page: ET.Element) -> None:
    tables = list(page.iter("table"))

    assert len(tables) == 2
    for table in tables:
        assert text(table.find("caption"))
        heads = [cell.get("scope") for cell in table.iter("th")]
        assert set(heads) == {"col", "row"}
        assert all(any(cell.tag == "th" for cell in row) for row in table.iter("tr"))
    assert cells(tables[0])[1:] == [["1", "Ben", "24"], ["2", "Anna", "8"]]


def test_the_plot_has_a_name_and_a_text_that_says_the_same(page: ET.Element) -> None:
    svg = page.find(".//svg")
    assert svg is not None
    ids = {element.get("id"): element for element in page.iter() if element.get("id")}

    assert svg.get("role") == "img"
    assert text(ids[svg.get("aria-labelledby")]) == "The score over the turns"
    assert "Anna ends with 8 and Ben ends with 24" in text(ids[svg.get("aria-describedby")])


def test_the_lines_of_the_plot_are_the_columns_of_the_table(page: ET.Element) -> None:
    _, table = page.iter("table")
    rows = [[int(cell) for cell in row] for row in cells(table)[1:]]
    highest = max(score for _, *scores in rows for score in scores)
    for seat, line in enumerate(page.iter("polyline")):
        heights = [float(point.split(",")[1]) for point in str(line.get("points")).split()]
        drawn = [round((BOTTOM - height) / (BOTTOM - 20) * highest) for height in heights]
        assert drawn == [row[1 + seat] for row in rows]


def test_scores_below_zero_stand_in_the_tables_and_below_the_axis_of_the_plot(folder_of_its_own: Path) -> None:
    played(folder_of_its_own, BELOW_ZERO)
    page = written(folder_of_its_own)
    places, course = page.iter("table")
    (anna, ben), axis = page.iter("polyline"), page.find(".//line")

    assert axis is not None
    zero, last = float(str(axis.get("y1"))), cells(course)[-1]
    assert cells(places)[1:] == [["1", "Anna", "24"], ["2", "Ben", "-24"]]
    assert last[1:] == ["24", "-24"]
    assert "Ben ends with -24" in text(page.find(".//p[@id='course']"))
    assert ends(anna) == TOP
    assert TOP < zero < BOTTOM
    assert ends(ben) == BOTTOM


def ends(line: ET.Element) -> float:
    """How high the end of a line lies."""
    return float(str(line.get("points")).split(",")[-1])


def test_the_evening_is_told_beside_it(page: ET.Element) -> None:
    assert any("Autumn is here" in text(item) for item in page.iter("li"))


def test_a_game_that_has_hardly_begun_has_a_page_too(folder_of_its_own: Path) -> None:
    played(folder_of_its_own, SEATED[:3], [*SEATED, "Ben"])

    assert written(folder_of_its_own, "1").find(".//svg") is None
    assert "not finished" in text(written(folder_of_its_own, "2").find(".//p"))


def test_markup_in_a_name_is_harmless(folder_of_its_own: Path) -> None:
    from contextlib import closing

    from tables import Sitting

    from voicehost.ledger.store import FILE, Ledger

    with closing(Ledger.open(folder_of_its_own / FILE)) as ledger:
        sitting = Sitting(ledger=ledger)
        for typed in ["purzelbaum", "<b>Zoë & co</b>, Ben", "y", "2", "1", "1"]:
            sitting.types(typed)
    page = written(folder_of_its_own)

    assert page.find(".//b") is None
    assert any("<b>Zoë & co</b>" in text(cell) for cell in page.iter("th"))


def test_only_the_owner_can_read_the_page_and_a_bad_place_is_told(
    folder_of_its_own: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    played(folder_of_its_own, whole_game("Ben"))
    written(folder_of_its_own)

    assert stat.S_IMODE((folder_of_its_own / "sheet.html").stat().st_mode) == 0o600
    assert main(["sheet", "1", str(folder_of_its_own / "no" / "where.html")]) == 2
    assert "cannot be written" in capsys.readouterr().err
    assert main(["sheet", "5", str(folder_of_its_own / "five.html")]) == 1


def luminance(colour: str) -> float:
    """The relative luminance of #rrggbb, as WCAG defines it."""
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    darker, lighter = sorted((luminance(one), luminance(other)))
    return (lighter + 0.05) / (darker + 0.05)


def test_the_measure_of_contrast_is_right() -> None:
    assert contrast("#ffffff", "#000000") == pytest.approx(21)
    assert contrast("#777777", "#ffffff") == pytest.approx(4.48, abs=0.01)


def test_text_and_lines_stand_out_from_the_paper() -> None:
    paper = re.search(r"background: (#\w{6})", CSS)
    assert paper is not None
    texts = re.findall(r"[ {](?:color|fill): (#\w{6})", CSS)
    lines = re.findall(r"(?:stroke|border): (?:2px solid )?(#\w{6})", CSS)

    assert texts
    assert len(lines) >= STYLES
    assert all(contrast(colour, paper[1]) >= TEXT for colour in texts)
    assert all(contrast(colour, paper[1]) >= PICTURE for colour in lines)


def test_lines_differ_without_their_colours() -> None:
    dashes = [re.search(rf"\.seat{seat} {{[^}}]*?(?:dasharray: ([\d ]+))?; }}", CSS) for seat in range(STYLES)]

    assert len({found and found[1] for found in dashes}) == STYLES


def test_the_print_is_large() -> None:
    size = re.search(r"font: ([\d.]+)rem", CSS)

    assert size is not None
    assert float(size[1]) * 16 >= 24  # 18 points, what large print means


def test_names_at_the_ends_of_equal_lines_do_not_lie_on_each_other() -> None:
    drawn = plot([(0, 0, 0), (5, 5, 5)], ("Anna", "Ben", "Clara"), "The score")
    heights = sorted(float(height) for height in re.findall(r'y="([\d.]+)">[ABC]', drawn))

    assert all(lower - upper >= LINE_HEIGHT for upper, lower in pairwise(heights))


def test_a_plot_that_goes_below_zero_names_its_lowest_score_where_it_lies_on_no_other() -> None:
    drawn = plot([(0, 0), (9, -1), (18, -1)], ("Anna", "Ben"), "The score")
    heights = {label: float(height) for height, label in re.findall(r'y="([\d.]+)" text-anchor="end">([-\d]+)', drawn)}

    assert set(heights) == {"18", "0", "-1"}
    assert heights["18"] < heights["0"]
    assert heights["-1"] - heights["0"] >= LINE_HEIGHT


def test_where_nobody_is_below_zero_the_axis_is_the_lowest_line() -> None:
    drawn = plot([(0, 0), (5, 0)], ("Anna", "Ben"), "The score")

    assert re.findall(r'text-anchor="end">([-\d]+)', drawn) == ["0", "5"]
    assert re.findall(r'points="[^"]*,([\d.]+)"', drawn) == [f"{TOP}.0", f"{BOTTOM}.0"]
