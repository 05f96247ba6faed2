"""What people believe the host has on record: what is settled, what is owed, and what is wrong."""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from voicehost.language.reading import Reading

if TYPE_CHECKING:
    from voicehost.rehearsal.box import Echo, Telling
    from voicehost.rehearsal.ear import Ear
    from voicehost.rehearsal.hearsay import Hearsay


@dataclass(frozen=True)
class Saying:
    """A report that is owed to the host, with those left out that it says as well."""

    telling: Telling
    actor: int | None
    left_out: tuple[Telling, ...] = ()

    @property
    def echo(self) -> Echo:
        """What the host may say to it."""
        echo: Echo = {}
        for telling in (*self.left_out, self.telling):
            echo |= telling.echo
        return echo

    @property
    def reading(self) -> Reading:
        """What has to be understood."""
        return Reading(self.telling.intent, tuple(sorted(self.telling.slots.items())))


@dataclass
class Record:
    """Steps of the host as people know them from its words: ``settled`` ones, and ``wrong`` ones on top of them.

    ``owed`` are the reports that it must have next; ``said_in_vain``: the first of them was said and is not on record.
    ``went_too_far``: something was undone that no report had made.
    """

    ear: Ear
    owed: deque[Saying] = field(default_factory=deque)
    settled: list[Saying] = field(default_factory=list)
    wrong: int = 0
    went_too_far: bool = False
    said_in_vain: bool = False
    _left_out: list[Telling] = field(default_factory=list)

    @property
    def now(self) -> Saying | None:
        """The report that is about to be made, or else the last one."""
        return self.owed[0] if self.owed else self.settled[-1] if self.settled else None

    @property
    def is_right(self) -> bool:
        """Whether the host has on record all that it was told, and nothing else."""
        return not (self.wrong or self.went_too_far or self.said_in_vain)

    @property
    def something_is_left_out(self) -> bool:
        """Whether something happened that only the next report will say."""
        return bool(self._left_out)

    def leave_out(self, telling: Telling) -> None:
        """Tell this only by what the next report implies."""
        self._left_out.append(telling)

    def owe(self, telling: Telling, actor: int | None) -> None:
        """Tell this, and what was left out before it."""
        self.owed.append(Saying(telling, actor, tuple(self._left_out)))
        self._left_out.clear()

    def compare(self, heard: Hearsay, *, told: bool) -> bool:
        """Take in what the host says has happened. ``told``: the owed report had its turn. True if that is settled."""
        self.said_in_vain = self.said_in_vain or told
        right = told and bool(self.owed) and heard.says_only(self.owed[0].echo, self.ear)
        if heard.corrected:
            self._replaced(right=right)
        elif not right or self.wrong:
            self.wrong += 1
        if not right:
            self.be_explicit()
        return right and not self.wrong and self._settle(self.owed.popleft(), heard)

    def step_back(self) -> None:
        """The host has taken its last step back."""
        if self.wrong:
            self.wrong -= 1
        else:
            self._forget_settled()

    def be_explicit(self) -> None:
        """Something went wrong: tell one after the other what the next report was to say all at once."""
        if self.owed and self.owed[0].left_out:
            saying = self.owed.popleft()
            explicit = [Saying(telling, saying.actor) for telling in (*saying.left_out, saying.telling)]
            self.owed.extendleft(reversed(explicit))

    def _settle(self, saying: Saying, heard: Hearsay) -> bool:
        """What was said back is on record. A report that was not, though what it implies was, is still owed."""
        own = saying.telling.echo
        if heard.claims_all(own) or (heard.claims_any(own) and not saying.left_out):
            self.settled.append(saying)
            self.said_in_vain = False
            return True
        said_back = [n for n, telling in enumerate(saying.left_out, 1) if heard.claims_any(telling.echo)]
        known = max(said_back, default=0)
        self.owed.appendleft(Saying(saying.telling, saying.actor, saying.left_out[known:]))
        if known:
            self.settled.append(Saying(saying.left_out[known - 1], saying.actor, saying.left_out[: known - 1]))
        return False

    def _replaced(self, *, right: bool) -> None:
        """The last step was exchanged: a wrong one for better or worse, or by mistake one that was right."""
        if self.wrong == 0:
            self._forget_settled()
            self.wrong = 1
        elif right:
            self.wrong -= 1

    def _forget_settled(self) -> None:
        """What was right is no longer on record: it is owed again, or, before the first report, to be redone."""
        if self.settled:
            self.owed.appendleft(self.settled.pop())
            self.said_in_vain = True
        else:
            self.went_too_far = True
