"""The box of Knusperhexe obeys the rulebook, and whole games told to the host end with its counts."""

from __future__ import annotations

import random
import statistics
from collections import Counter
from functools import cache
from typing import TYPE_CHECKING

import pytest

from engines.knusperhexe import Knusperhexe
from voicehost.around import Around
from voicehost.inputs import Typed
from voicehost.language.line import Kind
from voicehost.language.reading import Reading
from voicehost.rehearsal.cast import Cast
from voicehost.rehearsal.demo import by_text
from voicehost.rehearsal.knusperhexe import CANDIES, CARDS, Card, KnusperhexeBox, Stage
from voicehost.rehearsal.knusperhexe_round import ENOUGH, Pile, Round
from voicehost.rehearsal.ways import Inbox
from voicehost.resources import prompts
from voicehost.shelf import ShelfEntry
from voicehost.testing import RecordingVoice, ScriptedEars

if TYPE_CHECKING:
    from collections.abc import Mapping

    from voicehost.host import Host

TABLES = (("Anna", "Ben"), ("Anna", "Ben", "Clara"), ("Anna", "Ben", "Clara", "Emil"))
OPTIONS = {rule.name: rule.values for rule in Knusperhexe.house_rules}


def a_box(seed: int, players: int | None = None, options: Mapping[str, str] | None = None) -> KnusperhexeBox:
    return KnusperhexeBox(players or 2 + seed % 3, random.Random(seed), options or {})  # noqa: S311  seeded


def any_options(seed: int) -> dict[str, str]:
    rng = random.Random(seed)  # noqa: S311
    return {name: rng.choice(values) for name, values in OPTIONS.items()}


@pytest.mark.parametrize("with_options", [False, True])
def test_cards_and_candies_are_never_lost_and_one_player_wins(with_options: bool) -> None:
    for seed in range(300):
        box = a_box(seed, options=any_options(seed) if with_options else None)
        while not box.is_over:
            box.act()
            assert sum(box.candies) <= CANDIES
            if box.stage is Stage.NIBBLING:
                assert len(box.roof) + sum(pile.cards for pile in box.piles) == CARDS
        assert Counter(box.candies)[ENOUGH] == 1
        assert sum(place == 1 for place, _ in box.places()) == 1


def test_random_games_show_everything_that_a_turn_can_report() -> None:
    told: Counter[str] = Counter()
    for seed in range(300):
        box = a_box(seed)
        while not box.is_over:
            told.update(telling.intent for telling in box.act().tellings)
    reports = {kind.__name__ for kind in Knusperhexe.report_kinds()}
    never = {"NobodyKnows", "LastCardTaken", "FellByItself", "SticksEqual", "PileCounted"}
    never |= {"SeatLeft", "SeatReturned", "TurnGiven"}
    assert set(told) == reports - never


def piles(*cards: int, sticks: tuple[int, ...] = (), on: tuple[int, ...] = ()) -> list[Pile]:
    """Piles with so many cards, and so many sugar sticks, ``on`` so many of the cards."""
    return [
        Pile(number, "x", sticks[seat] if sticks else 0, on[seat] if on else 0) for seat, number in enumerate(cards)
    ]


@pytest.mark.parametrize(
    ("counted", "collapser", "options", "winner"),
    [
        (piles(5, 3, 2), None, {}, 0),
        (piles(5, 3, 2), 0, {}, 1),
        (piles(5, 5, 2, sticks=(1, 4, 9)), None, {}, 1),
        (piles(5, 5, 2, sticks=(4, 4, 9)), None, {}, None),
        (piles(5, 5, 5, sticks=(1, 2, 9)), 2, {}, 1),
        (piles(5, 4, 5, sticks=(1, 2, 9)), 2, {}, 0),
        (piles(5, 4, 5, sticks=(1, 2, 9)), 2, {"collapser_ties": "counts"}, None),
        (piles(5, 5, 2, sticks=(1, 4, 9)), None, {"sugar_sticks": "all_players"}, 2),
        (piles(5, 5, 2, sticks=(4, 3, 0), on=(2, 3, 0)), None, {}, 0),
        (piles(5, 5, 2, sticks=(4, 3, 0), on=(2, 3, 0)), None, {"sugar_sticks": "stick_cards"}, 1),
        (piles(0, 0), 0, {}, 1),
        (piles(0, 0), 0, {"no_cards": "never"}, None),
        (piles(0, 0, 0), 0, {}, None),
    ],
)
def test_the_candy_goes_to_the_most_cards_then_to_the_most_sugar_sticks(
    counted: list[Pile], collapser: int | None, options: dict[str, str], winner: int | None
) -> None:
    assert Round(counted, collapser, 0, options).winner() == winner


def test_what_is_seen_between_two_turns_holds_nothing_of_what_is_covered() -> None:
    one, other = a_box(0, 2), a_box(0, 2)
    one.act(), other.act()
    one.piles[0].add("caramel", 0, told="")
    other.piles[0].add("licorice", 0, told="")
    for box in (one, other):
        box.piles[0].add("lollipop", 0, told="")
    other.roof[0], other.roof[-1] = other.roof[-1], other.roof[0]
    assert one.visible() == other.visible()


def test_nothing_happens_after_the_second_candy_and_a_seed_is_a_game() -> None:
    boxes = [a_box(3), a_box(3)]
    for box in boxes:
        while not box.is_over:
            box.act()
    assert boxes[0].truth() == boxes[1].truth()
    with pytest.raises(LookupError, match="over"):
        boxes[0].act()


# With a host


@cache
def cast() -> Cast:
    box = "voicehost.rehearsal.knusperhexe:KnusperhexeBox"
    return Cast(ShelfEntry("knusperhexe", Knusperhexe, prompts(), box))


@pytest.mark.parametrize("first", range(0, 12, 4))
def test_whole_games_end_with_the_counts_of_the_box(first: int) -> None:
    for seed in range(first, first + 4):
        result = by_text(cast(), TABLES[seed % len(TABLES)], seed)
        assert result.is_equal, (seed, result.differences)


def test_what_was_misheard_is_put_right_by_ear_alone() -> None:
    mended: list[int] = []
    for seed in range(3):
        result = by_text(cast(), TABLES[seed % len(TABLES)], seed, 0.1)
        assert result.is_equal, (seed, result.differences)
        mended += result.mended
    assert statistics.median(mended) == 1


QUESTIONS = ("Score", "WhatHappened", "WhatIsOnTop", "WhatWasReturned", "WhereIsTheSweet", "Undo", "Redo", "Older")


def test_what_a_card_shows_is_in_no_printed_line_no_history_no_undo_and_no_refusal() -> None:
    inbox = Inbox()
    voice = RecordingVoice(inbox.put)
    host: Host = cast().host(
        Around(inbox, inbox.clock, ScriptedEars(inbox.put, inbox.clock), voice), ("Anna", "Ben"), 1
    )
    book = cast().people(("Anna", "Ben"), 1).phrasebook

    def types(text: str) -> None:
        inbox.put(Typed(text))
        while not inbox.empty():
            host.handle(inbox.get())

    host.begin()
    for text in ("the roof is ready", "Anna", "caramel", "licorice", "lollipop", "marshmallow", "lollipop"):
        types(text)
        for question in QUESTIONS:
            said = book.say(Reading(question), ["taking"])
            assert said is not None
            types(said)
    types("put it back, still standing")
    types("what happened")
    sweets = ("caramel", "licorice", "lollipop", "marshmallow")
    told = [line for line in voice.lines if line.kind in {Kind.EVENT, Kind.ANSWER, Kind.REFUSAL}]
    assert any(sweet in line.spoken.lower() for line in told for sweet in sweets)
    assert not [line.shown for line in told if any(sweet in line.shown.lower() for sweet in sweets)]
    recalled = host.talk.history.recent(500)
    assert not [line for line in recalled if line.kind is Kind.EVENT and any(s in line.shown for s in sweets)]


def test_a_card_has_a_sweet_and_perhaps_sugar_sticks() -> None:
    assert sum(card.sticks > 0 for card in a_box(0).roof) == CARDS // 4
    assert Card("caramel", 0).sticks == 0
