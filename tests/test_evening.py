"""The evening: choosing a game, seating the players, house rules."""

import pytest

from engines.game import Refusal, Refused, Report, Seat
from voicehost.evening import (
    Evening,
    EveningRefused,
    GameChosen,
    GameRules,
    HouseRuleSet,
    Phase,
    PlayerRenamed,
    PlayerSeated,
    TableComplete,
)


def evening(*reports: Report) -> Evening:
    made = Evening({"nutty": GameRules(range(2, 4), {"speed": ("slow", "fast")})})
    for report in reports:
        assert not isinstance(made.report(report), Refusal)
    return made


SEATED = (GameChosen("nutty"), PlayerSeated("Anna"), PlayerSeated("Ben"))


def test_an_evening_goes_from_choosing_to_seating_to_playing() -> None:
    phases = [evening(*SEATED[:n]).phase for n in range(3)] + [evening(*SEATED, TableComplete()).phase]

    assert phases == [Phase.CHOOSING, Phase.SEATING, Phase.SEATING, Phase.PLAYING]


@pytest.mark.parametrize(
    ("before", "report", "reason"),
    [
        ((), GameChosen("chess"), EveningRefused.UNKNOWN_GAME),
        ((), PlayerSeated("Anna"), Refused.NOT_NOW),
        (SEATED[:1], PlayerSeated("  "), EveningRefused.NO_NAME),
        (SEATED, PlayerSeated("anna"), EveningRefused.SAME_NAME),
        ((*SEATED, PlayerSeated("Clara")), PlayerSeated("Dora"), EveningRefused.TOO_MANY_PLAYERS),
        (SEATED[:2], TableComplete(), EveningRefused.TOO_FEW_PLAYERS),
        (SEATED, HouseRuleSet("speed", "warp"), EveningRefused.UNKNOWN_HOUSE_RULE),
        (SEATED, PlayerRenamed(Seat(0), "Ben"), EveningRefused.SAME_NAME),
        (SEATED, PlayerRenamed(Seat(5), "Eve"), Refused.OUT_OF_RANGE),
    ],
)
def test_what_cannot_be_is_refused_with_a_reason_and_changes_nothing(
    before: tuple[Report, ...], report: Report, reason: object
) -> None:
    made = evening(*before)
    state, phase = made.state, made.phase
    outcome = made.report(report)

    assert isinstance(outcome, Refusal)
    assert outcome.reason is reason
    assert (made.state, made.phase) == (state, phase)


def test_a_player_can_be_called_something_else_in_the_middle_of_a_game() -> None:
    made = evening(*SEATED, TableComplete(), PlayerRenamed(Seat(1), "Benjamin"))

    assert made.names == ("Anna", "Benjamin")
