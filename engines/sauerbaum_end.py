"""How Sauerbaum ends: all save the tree or lose it together; and what the table counts anew or calls by itself."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from engines import sauerbaum_messages as told
from engines import sauerbaum_reports as reported
from engines.game import Event, Report, Seat, StoryTold
from engines.sauerbaum_answers import places, praises
from engines.sauerbaum_state import State, losing_roots, put

Options = Mapping[str, str]
Told = tuple[State, tuple[Event, ...]]


def judge(state: State, options: Options) -> State:
    """S11: the tree is lost as soon as enough root fields are covered."""
    if state.root < losing_roots(state, options):
        return state
    return replace(state, outcome="lost", counts_roots=False)


def settle(state: State, options: Options, *events: Event, then: tuple[Event, ...] = ()) -> Told:
    """S13: the tree is saved when too few drops are left to cover the roots, or later if the house wants it so."""
    safe = state.outside < losing_roots(state, options)
    if not state.cloud + state.tree or (safe and options["victory"] == "certain"):
        return win(state, options, *events)
    if not safe:
        return replace(state, safe_told=False), (*events, *then)
    sure = () if state.safe_told else (told.CannotBeLost(state.outside),)
    return replace(state, safe_told=True), (*events, *sure, *then)


def win(state: State, options: Options, *events: Event) -> Told:
    """S14: the award goes to the most drops, and is shared when several have them, unless the house says nobody."""
    state = replace(state, outcome="saved", counts_roots=False)
    ranking = places(state.captured, state.away)
    winners = tuple(place.seat for place in ranking if place.place == 1)
    rows = tuple(told.Ranked(place.place, place.seat, place.counts["drops"]) for place in ranking)
    saved = (told.TreeSaved(sum(state.captured)), StoryTold("sunshine"))
    praised = praises(state.facts(options), rows)
    return state, (*events, *saved, *praised, _award(winners, rows[0].drops, options), told.Ranking(rows))


def _award(winners: tuple[Seat, ...], drops: int, options: Options) -> Event:
    if not drops or (len(winners) > 1 and options["award"] == "nobody"):
        return told.NoAward(drops)
    return told.AwardGiven(winners[0], drops) if len(winners) == 1 else told.AwardShared(winners, drops)


def lose(state: State, options: Options) -> Told:
    """All agree that enough root fields are covered, whatever was told before."""
    more = losing_roots(state, options) - state.root
    from_tree = min(more, state.tree)
    cloud, tree = state.cloud - (more - from_tree), state.tree - from_tree
    state = replace(state, outcome="lost", cloud=cloud, tree=tree, root=state.root + more, counts_roots=False)
    return state, lost(state, options)


def lost(state: State, options: Options) -> tuple[Event, ...]:
    """All lose together, and nobody earns an award."""
    ranking = places(state.captured, state.away)
    rows = tuple(told.Ranked(place.place, place.seat, place.counts["drops"]) for place in ranking)
    return told.TreeLost(state.root), StoryTold("mourning"), *praises(state.facts(options), rows)


def recount(state: State, options: Options, report: Report) -> Told:
    """The table counts and is right: what it has more of is missing in the tree."""
    match report:
        case reported.CloudCounted(drops) if drops == state.cloud:
            return state, (told.CloudAgrees(drops),)
        case reported.CloudCounted(drops):
            state = replace(state, cloud=drops, tree=state.tree + state.cloud - drops)
            return settle(state, options, told.CloudIsCorrected(state.cloud, state.tree))
        case reported.Recounted(seat, drops):
            tree = state.tree + state.captured[seat] - drops
            state = replace(state, captured=put(state.captured, seat, drops), tree=tree)
            return settle(state, options, told.StackIsCorrected(seat, drops, tree))
    raise LookupError(f"sauerbaum counts nothing anew for {report}")


def claim(state: State, options: Options, report: Report) -> Told:
    """S13: the table may call the end by common consent."""
    match report:
        case reported.Agreed() if state.claim == "won":
            return win(replace(state, claim=""), options)
        case reported.Agreed():
            return lose(replace(state, claim=""), options)
        case reported.Disagreed():
            return replace(state, claim=""), (told.NotAgreed(),)
    said = "won" if isinstance(report, reported.WinDeclared) else "lost"
    return replace(state, claim=said), (told.EndClaimed(said, state.outside),)
