"""The table of Sauerbaum in counts, and what may be told of it: everything, since nothing is hidden."""

from __future__ import annotations

from collections.abc import Mapping  # noqa: TC003  the fields of dataclasses are read at run time
from dataclasses import dataclass, replace

from engines.game import Seat
from engines.sauerbaum_board import Board, Spot
from engines.sauerbaum_questions import Facts

DROPS = 60
"""Raindrops in the box."""

ROOTS = 7
"""Root fields of the tree, by public accounts; the table counts its own."""

GREENS = 3
"""Green dice, and so moves in a turn."""

FIRST = Seat(0)


@dataclass(frozen=True)
class State:
    """The table. ``drops`` is 0 until the table has chosen; ``tree`` leaves out the drops in the roots (``root``).

    ``blue`` is 0 and ``greens`` are fewer than three until they are told. ``lost`` are green dice that cannot be used,
    ``moves`` those whose move was told one by one. ``counts_roots``: the table is asked how many root fields are
    covered. ``claim`` ("won", "lost") is what somebody says of the end, ``outcome`` ("saved", "lost") what it was.
    ``board`` and ``figures`` are known only where the table has dictated its rows. ``seeps`` drops are still to be
    chosen there by the table, once the cloud is empty and the house plays so; ``seeped`` are those that have moved.
    """

    captured: tuple[int, ...]
    best: tuple[int, ...]
    is_set_up: bool = False
    drops: int = 0
    roots: int = ROOTS
    starter: Seat | None = None
    active: Seat = FIRST
    cloud: int = 0
    tree: int = 0
    root: int = 0
    blue: int = 0
    greens: tuple[int, ...] = ()
    lost: tuple[int, ...] = ()
    moves: int = 0
    caught: int = 0
    host_rolls: bool = False
    counts_roots: bool = False
    claim: str = ""
    outcome: str = ""
    safe_told: bool = False
    encircled: frozenset[Seat] = frozenset()
    brave: frozenset[Seat] = frozenset()
    widths: tuple[int, ...] = ()
    board: Board | None = None
    seeps: int = 0
    seeped: frozenset[Spot] = frozenset()
    figures: tuple[Spot | None, ...] = ()
    away: frozenset[Seat] = frozenset()

    @property
    def outside(self) -> int:
        """Drops that nobody has caught."""
        return self.cloud + self.tree + self.root

    @property
    def is_rolled(self) -> bool:
        """Whether all four dice are known."""
        return bool(self.blue) and len(self.greens) == GREENS

    @property
    def dice_left(self) -> tuple[int, ...]:
        """Green dice that are not known to be lost."""
        left = list(self.greens)
        for die in self.lost:
            left.remove(die)
        return tuple(left)

    @property
    def moves_left(self) -> int:
        """Moves that may still be made in this turn."""
        return GREENS - len(self.lost) - self.moves

    @property
    def standing(self) -> frozenset[Spot]:
        """The fields on which figures stand."""
        return frozenset(spot for spot in self.figures if spot is not None)

    @property
    def is_on_last_root(self) -> bool:
        """Whether the figure of whoever moves stands on the only root field without a drop, as far as that is known."""
        last = self.board.last_open_root if self.board is not None else None
        return last is not None and self.figures[self.active] == last

    @property
    def sitting(self) -> tuple[Seat, ...]:
        """The seats whose players are there, clockwise."""
        return tuple(Seat(seat) for seat in range(len(self.captured)) if seat not in self.away)

    def seat_from(self, seat: int) -> Seat:
        """The first seat at or clockwise after ``seat`` on which somebody sits."""
        seats = len(self.captured)
        turned = (Seat((seat + step) % seats) for step in range(seats))
        return next(other for other in turned if other not in self.away)

    def with_board(self, board: Board) -> State:
        """The state with this board; the counts are those of the board."""
        return replace(self, board=board, tree=board.in_tree, root=board.in_roots)

    def facts(self, options: Mapping[str, str]) -> Facts:
        """What anybody at the table can see or count, and the house rules that change what is asked."""
        losing = losing_roots(self, options)
        return Facts(
            drops=self.drops,
            cloud=self.cloud,
            tree=self.tree,
            root=self.root,
            roots=self.roots,
            losing=losing,
            to_catch=max(0, self.outside - losing + 1) if options["victory"] == "certain" else self.cloud + self.tree,
            captured=self.captured,
            best=self.best,
            encircled=tuple(sorted(self.encircled)),
            brave=tuple(sorted(self.brave)),
            blue=self.blue,
            greens=self.greens,
            missing=GREENS - len(self.greens),
            moves_left=self.moves_left,
            seeps=self.seeps,
            claim=self.claim,
            row=len(self.widths) + 1,
            board=self.board,
            figures=self.figures,
            starter=options["starter"],
            order=options["dice_order"],
            mode=options["board"],
            victory=options["victory"],
        )


def losing_roots(state: State, options: Mapping[str, str]) -> int:
    """S11: covered root fields that lose the game: all, unless the house says one or more than half."""
    return {"first_root": 1, "more_than_half": state.roots // 2 + 1}.get(options["loss"], state.roots)


def seepers(state: State, options: Mapping[str, str]) -> tuple[Spot, ...]:
    """S8: the drops that the table may choose to move down. S9: those that have moved only if the house lets them."""
    board = state.board
    if board is None or not state.seeps:
        return ()
    moved = state.seeped if options["same_drop"] == "once" else frozenset[Spot]()
    return tuple(spot for spot in sorted(board.above_roots - moved) if board.seep(spot, state.standing) is not None)


def put(values: tuple[int, ...], seat: Seat, value: int) -> tuple[int, ...]:
    """The values by seat with one of them changed."""
    return (*values[:seat], value, *values[seat + 1 :])
