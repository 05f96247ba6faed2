"""The host rolls for the table: chance decides, and the roll is a report like any other."""

from __future__ import annotations

import pytest
from tables import Sitting, at_the_box, spoken

from engines.game import HostRolls, Seat, SetUp, StarterNamed
from engines.kekfe_marathon import KekfeMarathon, Phase
from engines.kekfe_marathon_reports import Face, FacingTold, Rolled
from engines.kekfe_marathon_ring import Direction
from engines.sauerbaum import Sauerbaum
from voicehost.ledger.rows import fold

SAYS = {
    "en": ("you roll", "can you roll for us", "roll the dice for me"),
    "de": ("würfle du", "kannst du für uns würfeln"),
}
RUNNING = (SetUp(), StarterNamed(Seat(0)), FacingTold(Direction.CLOCKWISE))


def kekfe(language: str = "en", seed: int = 0) -> Sitting:
    return at_the_box("Anna", "Ben", "Clara", game="kekfe-marathon", reports=RUNNING, language=language, seed=seed)


def rolled(sitting: Sitting) -> Face:
    _, roll = sitting.last.reports
    assert isinstance(roll, Rolled)
    return roll.face


@pytest.mark.parametrize(("language", "said"), [(lang, said) for lang, each in SAYS.items() for said in each])
def test_the_host_rolls_the_die_of_the_marathon_when_it_is_asked(language: str, said: str) -> None:
    sitting = kekfe(language)
    reply = sitting.says(said)
    assert reply.outcome.value == "taken"
    assert [type(report) for report in sitting.last.reports] == [HostRolls, Rolled]


def test_a_key_rolls_too() -> None:
    sitting = kekfe()
    assert sitting.types("d").outcome.value == "taken"


@pytest.mark.parametrize(("language", "said"), [("en", "no you roll"), ("de", "nein würfle du")])
def test_no_you_roll_takes_back_nothing(language: str, said: str) -> None:
    sitting = kekfe(language)
    sitting.types({"en": "you roll", "de": "würfle du"}[language])
    before = [*sitting.host.talk.session.steps]
    while sitting.game.phase is not Phase.ROLLING:
        sitting.types("Ben" if sitting.game.phase is Phase.LANDING else "1")
        before = sitting.host.talk.session.steps[:]

    assert sitting.says(said).outcome.value == "taken"
    assert sitting.host.talk.session.steps[:-1] == before
    assert [type(report) for report in sitting.last.reports] == [HostRolls, Rolled]


def test_what_the_host_has_rolled_is_told_and_the_game_goes_on_by_it() -> None:
    told = set()
    for seed in range(40):
        sitting = kekfe(seed=seed)
        said = spoken(sitting.says("you roll"))
        face = rolled(sitting)
        told.add(face)
        expected = {
            Face.TWO: "two cards",
            Face.THREE: "three cards",
            Face.FIVE: "five cards",
            Face.ARROW: "turns round",
        }
        assert expected.get(face, "") in said
        assert sitting.game.phase is not Phase.CASTING
    assert told == set(Face)


def test_a_roll_of_the_host_is_kept_as_it_fell_and_undone_in_one() -> None:
    sitting = kekfe(seed=3)
    sitting.says("you roll")
    (game,) = sitting.ledger.games()
    assert fold(sitting.ledger.rows(game.game)).steps[-1].reports[-1]["face"] == rolled(sitting)
    conversation, _, _ = sitting.table.kept(game.game)
    assert conversation.talk.session.last is not None
    assert conversation.talk.session.last.reports == sitting.last.reports
    assert "not rolled" in spoken(sitting.says("undo"))
    assert sitting.game.phase is Phase.ROLLING


def test_only_games_with_dice_roll_them() -> None:
    with_dice = {game for game in (KekfeMarathon, Sauerbaum) if HostRolls in game.report_kinds()}
    assert with_dice == {KekfeMarathon, Sauerbaum}
    sitting = at_the_box("Anna", "Ben", reports=(SetUp(), StarterNamed(Seat(0))))
    assert sitting.says("you roll").outcome.value == "asked_again"
