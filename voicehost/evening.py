"""The evening: which game, who sits where, who helps, which house rules, and whether a game is running.

It keeps the contract of a game (reports in, events or a refusal out), so that it shares ledger, undo and replay.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, replace
from enum import Enum
from typing import Any

from engines.game import Allowed, Answer, Event, Game, Place, Query, Refusal, Refused, Report, Seat, Step


@dataclass(frozen=True)
class GameRules:
    """What the evening needs to know of a game on the shelf."""

    seats: range
    house_rules: Mapping[str, tuple[str, ...]]


class Phase(Enum):
    """Where the evening is. The values are context labels of the templates."""

    CHOOSING = "choosing"
    SEATING = "seating"
    PLAYING = "playing"
    OVER = "evening_over"


@dataclass(frozen=True)
class GameChosen(Report):
    """The table wants to play this game of the shelf."""

    game: str


@dataclass(frozen=True)
class PlayerSeated(Report):
    """The next player to the left gives a name."""

    name: str


@dataclass(frozen=True)
class TableComplete(Report):
    """Nobody else is playing."""


@dataclass(frozen=True)
class PlayerRenamed(Report):
    """A player wants to be called something else."""

    seat: Seat
    name: str


@dataclass(frozen=True)
class HelperNamed(Report):
    """Somebody tells what is to be seen: the host asks the players first, then this person."""

    name: str


@dataclass(frozen=True)
class HelperGone(Report):
    """Nobody is asked any more beside the players."""


@dataclass(frozen=True)
class HouseRuleSet(Report):
    """The table chooses one of the readings that the rulebook leaves open."""

    rule: str
    value: str


@dataclass(frozen=True)
class GameFinished(Report):
    """The running game is over. Follows from the game's own reports and is never told by anybody."""


@dataclass(frozen=True)
class GameWasChosen(Event):
    """A game of the shelf will be played."""

    game: str
    least: int
    most: int


@dataclass(frozen=True)
class PlayerSat(Event):
    """A player has a seat."""

    seat: Seat


@dataclass(frozen=True)
class TableWasSet(Event):
    """All players, clockwise."""

    seats: tuple[Seat, ...]


@dataclass(frozen=True)
class PlayerWasRenamed(Event):
    """A player has a new name."""

    seat: Seat


@dataclass(frozen=True)
class HelperWasNamed(Event):
    """Somebody tells from now on what is to be seen."""

    name: str


@dataclass(frozen=True)
class HelperIsGone(Event):
    """Nobody helps any more."""


@dataclass(frozen=True)
class HouseRuleWasSet(Event):
    """A house rule holds from now on."""

    rule: str
    value: str


class EveningRefused(Enum):
    """Why something about the evening is not taken, or nothing that was told before."""

    UNKNOWN_GAME = "unknown_game"
    TOO_MANY_PLAYERS = "too_many_players"
    TOO_FEW_PLAYERS = "too_few_players"
    SAME_NAME = "same_name"
    NO_NAME = "no_name"
    NO_HELPER = "no_helper"
    NO_LONGER_FITS = "no_longer_fits"
    RULE_TOO_LATE = "rule_too_late"
    UNKNOWN_HOUSE_RULE = "unknown_house_rule"


@dataclass(frozen=True)
class EveningState:
    """All that the evening knows; the running game keeps its own state."""

    game: str = ""
    names: tuple[str, ...] = ()
    helper: str = ""
    house_rules: tuple[tuple[str, str], ...] = ()


class AnyText(Collection[Any]):
    """A slot that takes whatever a person says, checked by its report."""

    def __contains__(self, value: object) -> bool:
        return isinstance(value, str)

    def __iter__(self) -> Any:
        return iter(())

    def __len__(self) -> int:
        return 0


class Evening(Game):
    """One evening at one table with one game. Starting another game is another evening."""

    name = "evening"
    rules_version = 1
    seats_allowed = range(1)
    first_phase = Phase.CHOOSING
    over = Phase.OVER
    steps = (
        Step(GameChosen, Phase.CHOOSING, Phase.SEATING),
        Step(PlayerSeated, Phase.SEATING, Phase.SEATING),
        Step(HouseRuleSet, Phase.SEATING, Phase.SEATING),
        Step(PlayerRenamed, Phase.SEATING, Phase.SEATING),
        Step(HelperNamed, Phase.SEATING, Phase.SEATING),
        Step(HelperGone, Phase.SEATING, Phase.SEATING),
        Step(TableComplete, Phase.SEATING, Phase.PLAYING),
        Step(HouseRuleSet, Phase.PLAYING, Phase.PLAYING),
        Step(PlayerRenamed, Phase.PLAYING, Phase.PLAYING),
        Step(HelperNamed, Phase.PLAYING, Phase.PLAYING),
        Step(HelperGone, Phase.PLAYING, Phase.PLAYING),
        Step(GameFinished, Phase.PLAYING, Phase.OVER),
    )
    state: EveningState

    def __init__(self, shelf: Mapping[str, GameRules]) -> None:
        self.shelf = shelf
        super().__init__(0)

    def first_state(self) -> EveningState:
        """Nothing chosen, nobody seated."""
        return EveningState()

    @property
    def where(self) -> Phase:
        """Where the evening is."""
        return Phase(self.phase)

    @property
    def names(self) -> tuple[str, ...]:
        """What the players are called, clockwise."""
        return self.state.names

    @property
    def rules(self) -> GameRules:
        """What the chosen game allows."""
        return self.shelf[self.state.game]

    def slots(self, kind: type[Report]) -> Mapping[str, Allowed]:
        """What people say is checked by its report; seats are those that are taken."""
        text = AnyText()
        seats = range(len(self.state.names))
        allowed: dict[type[Report], Mapping[str, Allowed]] = {
            GameChosen: {"game": text},
            PlayerSeated: {"name": text},
            PlayerRenamed: {"seat": seats, "name": text},
            HelperNamed: {"name": text},
            HouseRuleSet: {"rule": text, "value": text},
        }
        return allowed.get(kind, {})

    def check(self, report: Report) -> Refusal | None:
        """The reason why a name, a number of players or a house rule is not taken, or None."""
        return super().check(report) or self._refuse(report)

    def _refuse(self, report: Report) -> Refusal | None:
        match report:
            case GameChosen(game) if game not in self.shelf:
                return Refusal(EveningRefused.UNKNOWN_GAME, {"game": game})
            case PlayerSeated(name) | PlayerRenamed(_, name) | HelperNamed(name) if not name.strip():
                return Refusal(EveningRefused.NO_NAME, {})
            case HelperGone() if not self.state.helper:
                return Refusal(EveningRefused.NO_HELPER, {})
            case PlayerSeated(name) | PlayerRenamed(_, name) if name.casefold() in {n.casefold() for n in self.names}:
                return Refusal(EveningRefused.SAME_NAME, {"name": name})
            case PlayerSeated() if len(self.names) + 1 >= self.rules.seats.stop:
                return self.why_not(len(self.names) + 1)
            case TableComplete() if len(self.names) < self.rules.seats.start:
                return self.why_not(len(self.names))
            case HouseRuleSet(rule, value) if value not in self.rules.house_rules.get(rule, ()):
                return Refusal(EveningRefused.UNKNOWN_HOUSE_RULE, {"rule": rule, "value": value})
        return None

    def why_not(self, players: int) -> Refusal | None:
        """Why the game is not for so many; None if it is."""
        seats = self.rules.seats
        if players >= seats.stop:
            return Refusal(EveningRefused.TOO_MANY_PLAYERS, {"most": seats.stop - 1})
        if players < seats.start:
            return Refusal(EveningRefused.TOO_FEW_PLAYERS, {"least": seats.start, "now": players})
        return None

    def after(self, report: Report) -> tuple[EveningState, tuple[Event, ...]]:
        """What the evening knows after a report."""
        state = self.state
        match report:
            case GameChosen(game):
                seats = self.shelf[game].seats
                return replace(state, game=game), (GameWasChosen(game, seats.start, seats.stop - 1),)
            case PlayerSeated(name):
                return replace(state, names=(*state.names, name.strip())), (PlayerSat(Seat(len(state.names))),)
            case TableComplete():
                return state, (TableWasSet(tuple(Seat(s) for s in range(len(state.names)))),)
            case PlayerRenamed(seat, name):
                names = (*state.names[:seat], name.strip(), *state.names[seat + 1 :])
                helper = name.strip() if state.helper == state.names[seat] else state.helper
                return replace(state, names=names, helper=helper), (PlayerWasRenamed(seat),)
            case HelperNamed(name):
                return replace(state, helper=name.strip()), (HelperWasNamed(name.strip()),)
            case HelperGone():
                return replace(state, helper=""), (HelperIsGone(),)
            case HouseRuleSet(rule, value):
                rules = {**dict(state.house_rules), rule: value}
                return replace(state, house_rules=tuple(sorted(rules.items()))), (HouseRuleWasSet(rule, value),)
        return state, ()

    @property
    def turn(self) -> Seat | None:
        """Nobody in particular is asked."""
        return None

    def facts(self) -> EveningState:
        """All of it is public."""
        return self.state

    def answer(self, query: Query) -> Answer | Refusal:
        """Questions about the game are the game's."""
        return Refusal(Refused.NOT_NOW, {"report": query.kind()})

    def standings(self) -> tuple[Place, ...]:
        """An evening ranks nobody."""
        return ()
