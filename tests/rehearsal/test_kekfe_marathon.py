"""The box of Kekfe Marathon obeys the rulebook, and a host that hears its players ends with its counts."""

from __future__ import annotations

import copy
import random
import re
import statistics
import subprocess
import sys
from functools import cache
from typing import TYPE_CHECKING

import pytest

from engines.game import Refusal
from engines.kekfe_marathon import KekfeMarathon
from voicehost.dialogue.keys import Keys
from voicehost.evening import GameChosen, HouseRuleSet, PlayerSeated, TableComplete
from voicehost.ledger import Ledger
from voicehost.messages import from_plain
from voicehost.opening import Table
from voicehost.rehearsal.cast import Cast
from voicehost.rehearsal.demo import by_text
from voicehost.rehearsal.kekfe_marathon import KekfeMarathonBox, Stage
from voicehost.rehearsal.kekfe_table import DEAL, VALUES, Card
from voicehost.resources import prompts
from voicehost.shelf import Shelf, ShelfEntry
from voicehost.texts import Texts

if TYPE_CHECKING:
    from voicehost.dialogue.conversation import Conversation
    from voicehost.rehearsal.box import Happening

NAMES = ("Anna", "Ben", "Clara", "Dora", "Emil")
LEVELS = ("counts", "ring", "full")


def a_box(seed: int, **options: str) -> KekfeMarathonBox:
    return KekfeMarathonBox(2 + seed % 4, random.Random(seed), options)  # noqa: S311  seeded


@cache
def entry() -> ShelfEntry:
    box = "voicehost.rehearsal.kekfe_marathon:KekfeMarathonBox"
    return ShelfEntry("kekfe-marathon", KekfeMarathon, prompts(), box)


@cache
def cast() -> Cast:
    return Cast(entry())


def all_cards(box: KekfeMarathonBox) -> list[Card]:
    return [*(card for card in box.table.circle if card is not None), *box.table.centre]


# The box alone


def test_the_box_never_loads_the_rules_of_the_host() -> None:
    program = (
        "import sys, voicehost.rehearsal.kekfe_marathon;"
        "print([m for m in sys.modules if m.partition('.')[0] in ('engines', 'transitions')])"
    )
    loaded = subprocess.run([sys.executable, "-c", program], capture_output=True, check=True, text=True).stdout
    assert loaded.strip() == "[]"


def test_games_obey_the_laws_of_the_circle() -> None:
    for seed in range(300):
        box = a_box(seed)
        box.act()
        assert sum(box.table.cards) == box.players * DEAL[box.players] - 1
        while not box.is_over:
            assert sorted(card.value for card in all_cards(box)) == sorted(VALUES)
            assert box.table.circle.count(None) == 1
            owners = [box.turn if card is None else card.owner for card in box.table.circle]
            assert owners == sorted(owners), "every row lies together"
            assert all(box.table.cards)
            box.act()
        assert box.table.cards.count(0) == 1
        assert len(all_cards(box)) == len(VALUES)


def test_random_games_show_everything_that_a_table_can_report() -> None:
    told = set()
    for level in LEVELS:
        for seed in range(60):
            box = a_box(seed, help=level)
            while not box.is_over:
                told |= {telling.intent for telling in box.act().tellings}
    everything = {"SetUp", "StarterTied", "StarterNamed", "SpotTold", "CardsTold", "FacingTold", "Rolled", "Stepped"}
    assert told == everything | {"Landed", "Drew", "Laid", "LaidAfter", "Counted"}


def test_the_same_seed_is_the_same_game_and_nothing_happens_after_its_end() -> None:
    one, other = a_box(7), a_box(7)
    happened: list[list[Happening]] = [[], []]
    for box, seen in zip((one, other), happened, strict=True):
        while not box.is_over:
            seen.append(box.act())
    assert happened[0] == happened[1]
    assert one.stage is Stage.OVER
    with pytest.raises(LookupError, match="over"):
        one.act()


def test_twins_that_hide_different_cards_look_alike_and_have_the_same_to_tell() -> None:
    secrets_differ = 0
    for seed in range(50):
        one = a_box(seed, help="full")
        one.act()
        other = copy.deepcopy(one)
        values = [card.value for card in other.table.centre]
        for card, value in zip(other.table.centre, values[1:] + values[:1], strict=True):
            card.value = value
        secrets_differ += values != [card.value for card in other.table.centre]
        while not one.is_over:
            mine, theirs = one.act(), other.act()
            if any(telling.intent == "Drew" for telling in mine.tellings):
                break
            assert (mine, one.visible(), one.truth()) == (theirs, other.visible(), other.truth())
    assert secrets_differ > 40


# With the rules, and with a host


OPTIONS: tuple[dict[str, str], ...] = (
    {},
    {"help": "ring"},
    {"help": "full"},
    {"count": "cards"},
    {"tie": "more_cards"},
    {"games": "three", "help": "full", "empty_centre": "choose"},
    {"games": "three_by_wins", "tie": "nobody"},
    {"games": "three", "last_burst": "minus"},
    {"games": "three_by_wins", "count": "cards", "tie": "nobody", "last_burst": "minus"},
)


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_engine_and_box_read_every_house_rule_alike(options: dict[str, str]) -> None:
    """The tellings of a box, taken as reports: no host between the two."""
    for seed in range(8):
        box = a_box(seed, **options)
        game = KekfeMarathon(box.players, **options)
        talk = random.Random(seed)  # noqa: S311  seeded
        while not box.is_over:
            for telling in box.act().tellings:
                if not telling.implied or talk.random() < 0.5:
                    report(game, telling.intent, dict(telling.slots))
            if game.phase.value == "rolling":
                assert_alike(game, box)
        assert game.is_over
        assert_alike(game, box)
        assert tuple((place.place, int(place.seat)) for place in game.standings()) == box.places()


def report(game: KekfeMarathon, intent: str, slots: dict[str, object]) -> None:
    kind = next(kind for kind in game.report_kinds() if kind.__name__ == intent)
    plain = {name: int(value) if name == "seat" else value for name, value in slots.items()}  # type: ignore[call-overload]
    outcome = game.report(from_plain({"kind": kind.kind(), **plain}, {kind.kind(): kind}))  # type: ignore[arg-type]
    assert not isinstance(outcome, Refusal), (intent, slots, outcome, game.phase)


def assert_alike(game: KekfeMarathon, box: KekfeMarathonBox) -> None:
    facts, truth = game.facts(), box.truth()
    assert {name: getattr(facts, name) for name in truth} == truth
    if not box.is_over:
        assert game.turn == box.turn
    if facts.help == "full":
        rows = tuple(tuple(card.value for card in box.table.row(seat)) for seat in range(box.players))
        assert facts.ring.rows == rows


@pytest.mark.parametrize("seed", range(8))
def test_whole_games_end_with_the_counts_of_the_box(seed: int) -> None:
    result = by_text(cast(), NAMES[: 2 + seed % 4], seed)
    assert result.is_equal, result.differences


def test_what_was_misheard_is_put_right_by_ear_alone() -> None:
    mended: list[int] = []
    for seed in range(3):
        result = by_text(cast(), NAMES[: 2 + seed], seed, 0.2)
        assert result.is_equal, (seed, result.differences)
        mended += result.mended
    assert statistics.median(mended) == 1


def conversation(**options: str) -> Conversation:
    shelf = Shelf({"kekfe-marathon": entry()})
    draw = random.Random(1).choice  # noqa: S311  seeded
    table = Table(shelf, Texts("en", shelf), Keys.load("en"), Ledger.in_memory(), draw)
    rules = [HouseRuleSet(rule, value) for rule, value in options.items()]
    seated = [PlayerSeated(name) for name in NAMES[:3]]
    begun, refusal = table.fresh([GameChosen("kekfe-marathon"), *rules, *seated, TableComplete()])
    assert refusal is None
    return begun


OPENING = ("it is all set up", "Anna has the highest", "none on the left", *["four"] * 20, "clockwise")


def test_a_burst_card_is_told_once_and_is_in_no_printed_line_no_history_and_no_undo() -> None:
    talk = conversation(help="full")
    for text in OPENING:
        talk.typed(text)
    spoken = talk.typed("two")
    assert any("a four" in line.spoken for line in spoken.lines)
    replies = [spoken, *[talk.typed(text) for text in ("what happened", "where is the four", "undo", "l", "s")]]
    shown = [line.shown for reply in replies for line in reply.lines]
    assert not [text for text in shown if re.search(r"(?<!-)\bfour\b", text)]


@pytest.mark.parametrize(
    ("box", "its", "others"), [("cookies", "Pummel", "Sabrina"), ("balloons", "Sabrina", "Pummel")]
)
def test_a_box_is_spoken_of_in_its_own_words(box: str, its: str, others: str) -> None:
    talk = conversation(box=box)
    said = []
    for text in ("it is all set up", "Anna has the highest", "clockwise", "arrow", "pop", "Ben", "card", "Clara's"):
        said += [line.spoken for line in talk.typed(text).lines]
    everything = " ".join(said)
    assert its in everything
    assert others not in everything
