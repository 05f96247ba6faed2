"""Public bug reports of other hosts (their BL numbers in the names) that a conversation has to survive."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import pytest
from tables import Sitting, at_the_box, spoken

from engines.game import Game, Place, Refusal, Report, Seat, SeatLeft, SetUp, StarterNamed, ranked
from engines.purzelbaum_messages import Buried, Found, Hit, Missed, SnowLies
from voicehost.dialogue.outcome import Outcome
from voicehost.inputs import Typed, Verdict
from voicehost.shelf import BUILT_IN

if TYPE_CHECKING:
    from collections.abc import Iterator

IN_AUTUMN = (SetUp(), StarterNamed(Seat(0)))
IN_WINTER = (*IN_AUTUMN, *[Hit()] * 14, Missed(), Buried(), Missed(), Buried(), SnowLies())
MOMENTS = (0, 2, 4, 7, 12, 20)
"""Reports of a random game after which everything is tried."""


def any_report(game: Game, rng: random.Random) -> Report:
    """A random report that the game expects; nobody leaves."""
    kinds = {kind: slots for kind, slots in game.expects().items() if kind is not SeatLeft}
    kind = rng.choice(list(kinds))
    return kind(**{slot: rng.choice(list(values)) for slot, values in kinds[kind].items()})


def moments(game: str, seed: int) -> Iterator[Sitting]:
    """A table at several moments of one random game."""
    table = at_the_box("Anna", "Ben", "Clara", game=game)
    session, rng = table.host.talk.session, random.Random(seed)  # noqa: S311  seeded
    for step in range(max(MOMENTS) + 1):
        assert session.game is not None
        if step in MOMENTS and not session.game.is_over:
            yield table
        if session.game.is_over or isinstance(session.take([any_report(session.game, rng)]), Refusal):
            return
        table.host.talk.moved_on()


@pytest.mark.parametrize("game", BUILT_IN)
def test_bl_50_every_report_that_is_said_in_ordinary_words_is_answered_at_every_moment(game: str) -> None:
    for table in moments(game, seed=1):
        talk = table.host.talk
        for sentence in list(talk.words.report_sentences(talk.session))[:60]:
            reply = table.host.conversation.imagined(talk.session.twin()).typed(sentence)
            assert reply.lines, sentence
            assert reply.outcome is not Outcome.SET_ASIDE, sentence


@pytest.mark.parametrize("game", BUILT_IN)
def test_bl_54_every_report_at_every_moment_is_taken_or_refused_with_a_reason_and_a_question(game: str) -> None:
    for table in moments(game, seed=2):
        talk, rng = table.host.talk, random.Random(3)  # noqa: S311  seeded
        assert talk.session.game is not None
        for other in moments(game, seed=4):
            assert other.host.talk.session.game is not None
            report: Report = any_report(other.host.talk.session.game, rng)
            twin = talk.session.twin()
            before = twin.game.facts() if twin.game is not None else None
            reply = table.host.conversation.imagined(twin).take([report])
            assert reply.outcome in (Outcome.TAKEN, Outcome.REFUSED), report
            assert "?" in spoken(reply) or reply.lines[-1].spoken, report
            if reply.outcome is Outcome.REFUSED and twin.game is not None:
                assert twin.game.facts() == before
                assert all(line.kind.value != "event" for line in reply.lines)


def test_bl_56_a_question_is_answered_at_once_while_a_long_line_is_spoken_and_the_screen_keeps_step() -> None:
    table = at_the_box("Anna", "Ben", reports=IN_AUTUMN)
    table.voice._instant = False
    table.host.handle(Typed("it fell in"))
    assert table.voice.speaking
    reply = table.host.handle(Typed("whose turn is it"))

    assert reply is not None
    assert reply.outcome is Outcome.ANSWERED
    assert "Ben" in spoken(reply)
    assert table.voice.screen.splitlines()[-1] == reply.lines[-1].shown


def test_bl_60_undo_goes_back_over_scores_turns_and_corrections_one_action_at_a_time() -> None:
    table = at_the_box("Anna", "Ben", "Clara", reports=IN_AUTUMN)
    session = table.host.talk.session
    seen = []
    said = ("it fell in", "missed", "buried", "it's Anna's turn", "it fell in", "no it missed", "buried", "it fell in")
    for sentence in said:
        if not sentence.startswith("no "):
            assert session.game is not None
            seen.append((session.game.facts(), session.game.turn))
        assert table.says(sentence).outcome in (Outcome.TAKEN, Outcome.CORRECTED), sentence
    for facts, turn in reversed(seen):
        reply = table.says("undo")
        assert reply.outcome is Outcome.UNDONE
        assert len(reply.lines) >= 2  # what was taken back, and what is asked now
        assert session.game is not None
        assert (session.game.facts(), session.game.turn) == (facts, turn)
    for _ in seen:
        assert table.says("redo").outcome is Outcome.TAKEN


def test_bl_61_equal_players_share_a_place_and_the_next_place_is_left_out() -> None:
    def places(*points: int) -> list[tuple[int, int]]:
        rows: tuple[Place, ...] = ranked(map(Seat, range(len(points))), lambda _: {}, lambda seat: points[seat])
        return [(row.place, int(row.seat)) for row in rows]

    assert places(5, 5, 3) == [(1, 0), (1, 1), (3, 2)]
    assert places(0, 0, 0) == [(1, 0), (1, 1), (1, 2)]
    assert places(4, 4, 4, 4) == [(1, 0), (1, 1), (1, 2), (1, 3)]
    assert places(1, 7, 7, 2) == [(1, 1), (1, 2), (3, 3), (4, 0)]


@pytest.mark.parametrize("refusal", ["no", "nah", "nope", "no thank you"])
def test_bl_11_no_is_understood_in_short_and_long_forms_and_doubt_changes_nothing(refusal: str) -> None:
    table = at_the_box("Anna", "Ben", reports=IN_WINTER)
    steps = len(table.host.talk.session.steps)
    table.says("two nuts", verdict=Verdict.CLOSE)
    table.says(verdict=Verdict.STRAY)
    table.waits(200)
    assert len(table.host.talk.session.steps) == steps

    assert table.says(refusal).outcome is Outcome.ASKED_AGAIN
    assert len(table.host.talk.session.steps) == steps
    assert table.host.talk.pending is None


def test_bl_11_after_two_misses_at_a_yes_or_no_the_keys_are_named() -> None:
    table = at_the_box("Anna", "Ben", reports=IN_WINTER)
    table.says("two nuts", verdict=Verdict.CLOSE)
    table.says("mumble")
    reply = table.says("mumble")

    assert "y for yes" in spoken(reply)
    assert "n for no" in spoken(reply)
    assert table.types("y").outcome is Outcome.TAKEN
    assert table.host.talk.session.steps[-1].reports == (Found(2),)


def test_bl_19_the_ear_is_shut_while_the_host_speaks_and_open_for_the_first_word_after_it() -> None:
    table = at_the_box("Anna", "Ben", reports=IN_AUTUMN)
    table.voice._instant = False
    reply = table.host.handle(Typed("it fell in"))
    assert reply is not None
    for _ in reply.lines:
        assert table.ears.graph is None
        table.voice.finish()
        table.settle()

    assert table.ears.graph is not None
    table.voice._instant = True
    assert table.says("it fell in", after=0.1).outcome is Outcome.TAKEN
