"""Points below zero, which a house rule of Kekfe Marathon allows (B11), are told in words that can be said."""

from __future__ import annotations

from functools import cache

import pytest

from engines.game import Event, ScoreTold, Seat
from engines.kekfe_marathon_messages import (
    GameEnded,
    GamePoints,
    NobodyWon,
    Ranking,
    RunnerRanked,
    Won,
    WonTogether,
)
from engines.kekfe_marathon_scoring import RunnerPoints
from voicehost.language.line import Kind
from voicehost.language.narration import Length, Narration

NAMES = ("Anna", "Ben", "Clara")
ANNA, BEN = Seat(0), Seat(1)
FULL, SHORT, BRIEF = Length


@cache
def narration(language: str) -> Narration:
    return Narration(language, ["kekfe-marathon"])


def told(language: str, event: Event, length: Length = FULL) -> str:
    return narration(language).tell(event, NAMES, Kind.EVENT, length).spoken


@pytest.mark.parametrize(
    ("language", "length", "said"),
    [
        ("en", FULL, "Game one of three is over. Points so far: Anna five; Ben minus three."),
        ("en", BRIEF, "Points: Anna five; Ben minus three."),
        ("de", FULL, "Spiel eins von drei ist aus. Punkte bis jetzt: Anna fünf; Ben minus drei."),
        ("de", BRIEF, "Punkte: Anna fünf; Ben minus drei."),
    ],
)
def test_points_below_zero_are_told_after_a_game(language: str, length: Length, said: str) -> None:
    assert told(language, GameEnded(1, 3, (GamePoints(ANNA, 5), GamePoints(BEN, -3))), length) == said


@pytest.mark.parametrize(
    ("language", "length", "said"),
    [
        ("en", FULL, "Anna: one card, and minus one from the games before; Ben: two cards, and minus three"),
        ("en", SHORT, "Anna: one card, minus one before; Ben: two cards, minus three before"),
        ("en", BRIEF, "Anna minus one; Ben minus three"),
        ("de", FULL, "Anna: eine Karte, und minus eins aus den Spielen davor; Ben: zwei Karten, und minus drei"),
        ("de", SHORT, "Anna: eine Karte, davor minus eins; Ben: zwei Karten, davor minus drei"),
        ("de", BRIEF, "Anna minus eins; Ben minus drei"),
    ],
)
def test_points_below_zero_are_told_to_whoever_asks_for_the_score(language: str, length: Length, said: str) -> None:
    score = ScoreTold((RunnerPoints(ANNA, 1, -1), RunnerPoints(BEN, 2, -3)))
    assert narration(language).tell(score, NAMES, Kind.ANSWER, length).spoken.startswith(said)


@pytest.mark.parametrize(
    ("language", "length", "said"),
    [
        ("en", FULL, "First: Anna, with minus one and one card; Second: Ben, with minus three and no card."),
        ("en", SHORT, "First: Anna, minus one; Second: Ben, minus three."),
        ("de", FULL, "Platz eins: Anna, zusammen minus eins, eine Karte; Platz zwei: Ben, zusammen minus drei"),
        ("de", SHORT, "Platz eins: Anna, minus eins; Platz zwei: Ben, minus drei."),
    ],
)
def test_the_ranking_tells_points_below_zero(language: str, length: Length, said: str) -> None:
    ranking = Ranking((RunnerRanked(1, ANNA, 1, -1), RunnerRanked(2, BEN, 0, -3)))
    assert said in told(language, ranking, length)


@pytest.mark.parametrize(
    ("unit", "box", "english", "german"),
    [
        ("games", "cookies", ("minus one game", "minus two games"), ("minus ein Spiel", "minus zwei Spiele")),
        ("cards", "cookies", ("minus one card", "minus two cards"), ("minus eine Karte", "minus zwei Karten")),
        ("values", "cookies", ("minus one cookie", "minus two cookies"), ("minus ein Keks", "minus zwei Kekse")),
        ("values", "balloons", ("minus one balloon", "minus two balloons"), ("minus ein Ballon", "minus zwei Ballons")),
    ],
)
def test_the_award_counts_below_zero_as_above(
    unit: str, box: str, english: tuple[str, ...], german: tuple[str, ...]
) -> None:
    for total, in_english, in_german in zip((-1, -2), english, german, strict=True):
        assert told("en", Won(ANNA, total, unit, box)) == f"Anna wins the marathon with {in_english}!"
        assert told("de", Won(ANNA, total, unit, box)) == f"Anna gewinnt den Marathon: {in_german}!"
        assert f"with {in_english} each" in told("en", WonTogether((ANNA, BEN), total, unit, box))
        assert f"jeweils {in_german}!" in told("de", WonTogether((ANNA, BEN), total, unit, box))
        assert f"have {in_english} each" in told("en", NobodyWon((ANNA, BEN), total, unit, box))
        assert f"jeweils {in_german}," in told("de", NobodyWon((ANNA, BEN), total, unit, box))


@pytest.mark.parametrize(("language", "one"), [("en", "one game"), ("de", "ein Spiel")])
def test_the_award_still_counts_a_single_game(language: str, one: str) -> None:
    assert told(language, Won(ANNA, 1, "games", "cookies"), SHORT).endswith(f" {one}!")
    assert "minus" not in told(language, Won(ANNA, 1, "games", "cookies"))
