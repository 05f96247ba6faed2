"""How a game of Sauerbaum ends: all lose together or save the tree, and somebody earns the award. From the rulebook."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from voicehost.rehearsal.box import Seat
from voicehost.rehearsal.sauerbaum_tree import ROOTS

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from voicehost.rehearsal.box import Echo
    from voicehost.rehearsal.sauerbaum_tree import Tree

LOSING = {"first_root": 1, "more_than_half": ROOTS // 2 + 1}
"""Covered root fields that lose the game, by house rule; without one it is all of them."""


@dataclass
class End:
    """Watches the tree and the ``stacks`` of the players, and tells what the host must say once it is over."""

    tree: Tree
    stacks: Sequence[int]
    options: Mapping[str, str]
    has_come: bool = False

    @property
    def losing(self) -> int:
        """How many covered root fields lose the game."""
        return LOSING.get(self.options.get("loss", ""), ROOTS)

    @property
    def is_safe(self) -> bool:
        """Whether too few drops are left to cover so many roots."""
        return self.tree.outside < self.losing

    def loss(self, *, is_held: bool = False) -> Echo:
        """All lose together, once enough roots are covered; by a house rule also if only figures hold the rest."""
        held = is_held and self.options.get("last_root") == "lost"
        if self.tree.roots < self.losing and not held:
            return {}
        self.has_come = True
        lost: Echo = {"event-tree-lost": {"root": self.tree.roots}}
        return lost if self.tree.roots >= self.losing else {"event-last-root-is-held": {}} | lost

    def rescue(self) -> Echo:
        """All win together: too few drops are left, or none that moves; the house may want to play that out."""
        certain = self.options.get("victory", "certain") == "certain"
        if (self.is_safe and certain) or not self.tree.cloud + self.tree.above:
            return self.saved()
        return {}

    def saved(self) -> Echo:
        """The tree is saved. Equal players share the award, unless the house gives none then."""
        self.has_come = True
        saved: Echo = {"event-tree-saved": {"caught": sum(self.stacks)}}
        most = max(self.stacks)
        best = tuple(Seat(seat) for seat, drops in enumerate(self.stacks) if drops == most)
        if not most or (len(best) > 1 and self.options.get("award") == "nobody"):
            return saved | {"event-no-award": {"drops": most}}
        if len(best) > 1:
            return saved | {"event-award-shared": {"seats": best, "drops": most}}
        return saved | {"event-award-given": {"seat": best[0], "drops": most}}
