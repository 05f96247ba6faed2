"""What can never be otherwise in a game, by what can be counted at any moment."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engines.kekfe_marathon import KekfeMarathon
from engines.kekfe_marathon import Phase as KekfePhase
from engines.kekfe_marathon_ring import UNKNOWN
from engines.kekfe_marathon_table import CARDS
from engines.knusperhexe import Knusperhexe
from engines.knusperhexe import Phase as KnusperhexePhase
from engines.knusperhexe_state import CANDIES, ENOUGH
from engines.knusperhexe_state import CARDS as COOKIES
from engines.purzelbaum import Phase as PurzelbaumPhase
from engines.purzelbaum import Purzelbaum
from engines.purzelbaum_state import DISKS, ENDS
from engines.sauerbaum import Phase as SauerbaumPhase
from engines.sauerbaum import Sauerbaum

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from engines.game import Game

ENDED = (KekfePhase.COUNTING, KekfePhase.OVER)


def assert_laws_of_purzelbaum(game: Purzelbaum) -> None:
    """Nuts, leaves and disks (games.md 1.6). At the end the table's own count is believed, and what differs is told.

    A nut that stayed beside the box is out, and a second one that its player keeps turns no disk (P2, P8).
    """
    if game.is_over:
        return
    state, facts = game.state, game.facts()
    in_hand = int(game.phase is PurzelbaumPhase.BURYING)
    assert facts.tree + in_hand + facts.hidden + facts.out + sum(facts.nuts) == ENDS
    assert facts.tree + facts.leaves_on_disks + sum(facts.leaves) == ENDS
    assert facts.green + facts.white == DISKS
    assert facts.leaves_on_disks <= facts.white
    assert min(facts.hidden, facts.tree, facts.white, facts.green, facts.leaves_on_disks) >= 0
    assert (state.landing is None) or game.phase is PurzelbaumPhase.BURYING
    if game.phase in {PurzelbaumPhase.AUTUMN, PurzelbaumPhase.BURYING, PurzelbaumPhase.SNOW}:
        kept = sum(facts.nuts)
        assert facts.white + kept == facts.drops == ENDS - facts.tree
        assert not kept or game.options["second_nut"] == "kept"
    assert not facts.out or game.options["beside_box"] == "stays_out"
    if game.phase is PurzelbaumPhase.AUTUMN:
        assert facts.green >= 5
    if game.phase is PurzelbaumPhase.SNOW:
        assert (facts.white + sum(facts.nuts), facts.tree) == (16, 0)
    if game.phase is PurzelbaumPhase.WINTER:
        assert facts.white >= 1
        assert facts.tree == 0


def assert_laws_of_knusperhexe(game: Knusperhexe) -> None:
    """Cards and candies (games.md 2.6)."""
    facts = game.facts()
    if not game.state.round_over:
        assert facts.roof + sum(facts.piles) + facts.in_hand == COOKIES
    assert min(facts.roof, facts.supply, *facts.piles, *facts.candies) >= 0
    assert sum(facts.candies) + facts.supply == CANDIES
    assert max(facts.candies) <= ENOUGH
    assert game.is_over == (max(facts.candies) == ENOUGH)
    assert sum(facts.candies) <= game.seats + 1
    assert (game.phase is KnusperhexePhase.COUNTING) == bool(game.state.counting)
    assert all(top == "" for top, pile in zip(facts.tops, facts.piles, strict=True) if not pile)


def assert_laws_of_sauerbaum(game: Sauerbaum) -> None:
    """Drops (games.md 3.6)."""
    facts = game.facts()
    assert facts.cloud + facts.tree + facts.root + sum(facts.captured) == facts.drops
    assert min(facts.cloud, facts.tree, facts.root, *facts.captured) >= 0
    assert facts.root <= facts.roots
    assert (game.phase is SauerbaumPhase.MOVING) <= game.state.is_rolled
    assert (game.phase is SauerbaumPhase.AGREEING) == bool(facts.claim)
    assert game.is_over == bool(game.state.outcome)
    assert (game.phase is SauerbaumPhase.SEEPING) == (facts.seeps > 0 and not game.is_over)
    if facts.board is not None:
        assert (facts.board.in_tree, facts.board.in_roots) == (facts.tree, facts.root)
        assert not facts.board.drops & set(facts.figures)


def assert_laws_of_kekfe_marathon(game: KekfeMarathon) -> None:
    """Cards in the circle and in the centre (games.md 4.6)."""
    facts, ring = game.facts(), game.state.ring
    assert sum(facts.cards) + facts.centre + int(facts.in_hand) == CARDS
    assert facts.centre >= 0
    assert facts.cards.count(0) == int(game.phase in ENDED)
    assert 0 <= ring.right <= len(ring.own)
    if facts.help != "full":
        assert set().union(*ring.rows) <= {UNKNOWN}
    if facts.help == "full" and game.phase in {KekfePhase.ROLLING, KekfePhase.CHOOSING, *ENDED}:
        assert UNKNOWN not in set().union(*ring.rows)


LAWS: Mapping[type[Game], Callable[[Any], None]] = {
    Purzelbaum: assert_laws_of_purzelbaum,
    Knusperhexe: assert_laws_of_knusperhexe,
    Sauerbaum: assert_laws_of_sauerbaum,
    KekfeMarathon: assert_laws_of_kekfe_marathon,
}
"""The laws of each game."""
