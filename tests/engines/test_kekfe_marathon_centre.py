"""How the open points about cards from the centre of Kekfe Marathon are read: B6, B7, B8, B14 (games.md 4.7)."""

from __future__ import annotations

import pytest
from kekfe_marathon_table import ANNA, BEN, CARD, CLARA, TWO, running, with_ring
from reporting import refused, tell

from engines.game import Refused, Report, RuleTold
from engines.kekfe_marathon import Phase
from engines.kekfe_marathon_messages import (
    BurstWas,
    CardGoesTo,
    CardOffered,
    CardTaken,
    CardToLay,
    DrawnIs,
    RollsAgain,
    RollTurn,
)
from engines.kekfe_marathon_questions import CentreRunsOut
from engines.kekfe_marathon_reports import (
    Drew,
    Impossible,
    Laid,
    LaidAfter,
    LaidBetween,
    LaidInRow,
    LeftCard,
    NoCardLeft,
    Place,
    TookCard,
)
from engines.kekfe_marathon_table import CARDS


@pytest.mark.parametrize(
    ("report", "row", "right"),
    [
        (Laid(Place.LEFT_END), (1, 2, 9), 1),
        (Laid(Place.RIGHT_END), (9, 1, 2), 2),
        (Laid(Place.LEFT_OF_FIGURE), (1, 9, 2), 1),
        (Laid(Place.RIGHT_OF_FIGURE), (1, 9, 2), 2),
        (LaidAfter(0), (1, 2, 9), 1),
        (LaidAfter(2), (9, 1, 2), 2),
    ],
)
def test_b6_a_card_may_go_anywhere_in_the_players_own_row_also_beside_the_figure(
    report: Laid | LaidAfter, row: tuple[int, ...], right: int
) -> None:
    game = with_ring(running(2, help="full"), (1, 2), (3, 4), right=1)
    tell(game, Drew(8), report)
    assert game.state.ring.rows[ANNA] == tuple(8 if value == 9 else value for value in row)
    assert game.state.ring.right == right
    assert refused(with_ring(running(2, help="ring"), (0, 0), (0, 0), right=1), Laid(Place.LEFT_END)).reason


@pytest.mark.parametrize("level", ["ring", "full"])
def test_b6_the_rules_know_no_other_row_than_the_own(level: str) -> None:
    game = running(3, help=level)
    tell(game, *((CARD,) if level == "ring" else (Drew(8),)))
    assert refused(game, LaidInRow(BEN)).reason is Impossible.WHERE_IN_OWN_ROW


def test_b6_the_house_may_let_a_card_lie_anywhere_and_a_host_that_only_counts_asks_in_whose_row() -> None:
    game = running(3, laying="anywhere")
    assert tell(game, CARD) == (CardToLay(ANNA, 7),)
    assert (game.phase, game.turn, game.facts().cards) == (Phase.LAYING, ANNA, (6, 7, 7))
    tell(game, Drew(8))
    assert refused(game, Drew(8)).reason is Refused.NOT_NOW, "it has been told"
    assert tell(game, LaidInRow(CLARA)) == (CardGoesTo(CLARA, 8), RollTurn(ANNA))
    assert (game.phase, game.facts().cards, game.facts().centre) == (Phase.ROLLING, (6, 7, 8), 7)
    tell(game, Drew(3), Laid(Place.LEFT_OF_FIGURE))
    assert (game.phase, game.facts().cards) == (Phase.ROLLING, (7, 7, 8)), "beside the figure is in the own row"


@pytest.mark.parametrize(
    ("report", "row"),
    [
        (LaidAfter(0), (3, 4, 8)),
        (LaidAfter(1), (3, 8, 4)),
        (LaidBetween(34), (3, 8, 4)),
        (Laid(Place.LEFT_END), (3, 4, 8)),
        (Laid(Place.RIGHT_END), (8, 3, 4)),
    ],
)
def test_b6_the_house_may_let_a_card_lie_in_another_row_and_the_figure_stays_where_it_is(
    report: Report, row: tuple[int, ...]
) -> None:
    game = with_ring(running(2, help="full", laying="anywhere"), (1, 2), (3, 4), right=1)
    tell(game, Drew(8))
    assert refused(game, LaidAfter(1)).reason is Impossible.WHOSE_ROW
    assert refused(game, Laid(Place.LEFT_END)).reason is Impossible.WHOSE_ROW
    assert tell(game, LaidInRow(BEN)) == (CardGoesTo(BEN, 3),)
    assert game.phase is Phase.INSERTING
    assert refused(game, Laid(Place.LEFT_OF_FIGURE)).reason is Impossible.STANDS_ELSEWHERE
    assert refused(game, LaidBetween(12)).reason is Impossible.NO_SUCH_PAIR
    tell(game, report)
    assert (game.phase, game.turn) == (Phase.ROLLING, ANNA)
    assert (game.state.ring.rows, game.state.ring.seat, game.state.ring.right) == (((1, 2), row), ANNA, 1)


@pytest.mark.parametrize("reports", [(LaidInRow(ANNA), Laid(Place.LEFT_OF_FIGURE)), (Laid(Place.LEFT_OF_FIGURE),)])
def test_b6_where_a_card_may_lie_anywhere_the_own_row_is_one_of_them(reports: tuple[Report, ...]) -> None:
    game = with_ring(running(2, help="ring", laying="anywhere"), (0, 0), (0, 0), right=1)
    tell(game, CARD, *reports)
    assert (game.phase, game.facts().cards) == (Phase.ROLLING, (3, 2))
    assert (game.state.ring.right, game.state.into) == (1, None)


def test_b6_whoever_has_said_a_row_may_still_take_another() -> None:
    game = with_ring(running(2, help="ring", laying="anywhere"), (0, 0), (0, 0), right=1)
    tell(game, CARD, LaidInRow(BEN), LaidInRow(ANNA))
    assert (game.phase, game.state.into) == (Phase.PLACING, ANNA)
    tell(game, LaidInRow(BEN))
    assert (game.phase, game.state.into) == (Phase.INSERTING, BEN)
    tell(game, LaidAfter(2))
    assert game.facts().cards == (2, 3)


def test_b7_a_card_beyond_a_figure_at_the_end_of_its_row_is_still_in_that_row() -> None:
    game = with_ring(running(2, help="full"), (1, 2), (3, 4), right=2)
    tell(game, Drew(8), Laid(Place.LEFT_END))
    assert game.facts().cards == (3, 2)
    assert BurstWas(3) in tell(game, TWO), "the first card ahead is the new one"


@pytest.mark.parametrize(("way", "topic"), [("roll_again", "centre-empty"), ("choose", "centre-empty-choose")])
def test_b8_with_an_empty_centre_nothing_is_taken_and_the_same_player_goes_on(way: str, topic: str) -> None:
    game = with_ring(running(2, empty_centre=way), (0,) * 14, (0,) * (CARDS - 14))
    assert tell(game, CARD)[0] == RollsAgain(way)
    assert tell(game, NoCardLeft())[0] == RollsAgain(way)
    assert (game.phase, game.turn, game.facts().cards) == (Phase.ROLLING, ANNA, (14, 14))
    assert refused(game, Drew(3)).numbers == {"centre": 0}
    assert game.answer(CentreRunsOut()) == RuleTold(topic)


def test_b8_an_empty_centre_is_not_believed_while_cards_are_in_it() -> None:
    game = running(2)
    refusal = refused(game, NoCardLeft())
    assert (refusal.reason, refusal.numbers) == (Impossible.CENTRE_HOLDS, {"centre": 13})


def test_b14_a_card_must_be_taken() -> None:
    game = running(2)
    assert tell(game, CARD)[0] == CardTaken(ANNA, 8, 12)
    game = running(2, help="ring")
    tell(game, CARD)
    assert set(game.expects()) == {Laid, LaidAfter}
    for phase in (running(2, help="full"), game):
        assert refused(phase, LeftCard()).reason is Impossible.MUST_TAKE


@pytest.mark.parametrize(
    ("level", "after"), [("counts", Phase.ROLLING), ("ring", Phase.PLACING), ("full", Phase.DRAWING)]
)
def test_b14_the_house_may_let_a_player_leave_the_card(level: str, after: Phase) -> None:
    game = running(2, help=level, taking="may")
    before = game.facts()
    assert tell(game, CARD) == (CardOffered(ANNA),)
    assert (game.phase, game.turn, game.facts()) == (Phase.OFFERING, ANNA, before)
    assert tell(game, LeftCard()) == (RollsAgain("left"), RollTurn(ANNA))
    tell(game, LeftCard())
    assert (game.phase, game.facts()) == (Phase.ROLLING, before), "it says as well what the die showed"
    tell(game, CARD)
    assert tell(game, TookCard())[0] == CardTaken(ANNA, 8, 12)
    assert game.phase is after


def test_b14_whoever_may_leave_a_card_takes_it_by_telling_what_it_is() -> None:
    game = running(2, help="full", taking="may")
    tell(game, CARD)
    assert tell(game, Drew(8)) == (CardTaken(ANNA, 8, 12), DrawnIs(8))
    assert game.phase is Phase.PLACING
    game = running(2, taking="may", laying="anywhere")
    tell(game, CARD, TookCard())
    assert game.phase is Phase.LAYING


def test_b14_with_an_empty_centre_nothing_is_offered() -> None:
    game = with_ring(running(2, taking="may"), (0,) * 14, (0,) * 14)
    assert refused(game, LeftCard()).reason is Refused.NOT_NOW
    assert tell(game, CARD)[0] == RollsAgain("roll_again")
    assert game.phase is Phase.ROLLING
