"""Questions at any moment: they are answered at once and never change the game."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from engines.game import Answer, Event, Query, Refusal, Score, WhatIsLeft
from voicehost.dialogue import helping, lengthy
from voicehost.dialogue.past import how_often_won, recap, won_last_time
from voicehost.dialogue.preferences import Typing
from voicehost.dialogue.telling import IN_THE_QUESTION, message_id
from voicehost.language.line import Kind, Line

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping

    from voicehost.dialogue.outcome import Reply
    from voicehost.dialogue.talk import Talk
    from voicehost.language.reading import Reading

SUGGESTED = 3
"""Sentences that "what can I say?" offers; more are not remembered (conventions.md 1.4)."""

MISSED = 5
"""Events for somebody who was away for a moment."""

RECENT = 3
"""Events of "what happened?"; the keys of the history go further back."""


def whose_turn(talk: Talk, _: Reading) -> Reply:
    """Whose hands are wanted now, and for what."""
    return talk.answer(talk.question())


def where_we_are(talk: Talk) -> Reply:
    """After a long silence of the computer's: the score as far as all can see it, and what is asked."""
    game = talk.session.game
    score = game.answer(Score()) if game is not None else None
    told = [talk.teller.told(score, talk.session.names, Kind.ANSWER)] if isinstance(score, Answer) else []
    return talk.answer(talk.notice("welcome-woken"), *told, talk.question())


def who_is_playing(talk: Talk, _: Reading) -> Reply:
    """Everybody round the table, clockwise, and who helps."""
    names = talk.session.names
    message = "answer-who-is-playing" if names else "answer-nobody-yet"
    playing = talk.notice(message, Kind.ANSWER, names=talk.teller.narration.listing(names), count=len(names))
    return talk.answer(playing, *helping.told(talk))


def what_happened(talk: Talk, _: Reading) -> Reply:
    """What the last reports brought, without what was to be heard only once and what was taken back."""
    return talk.answer(*_recent(talk, RECENT))


def what_i_missed(talk: Talk, _: Reading) -> Reply:
    """What an interruption has cut off, or the last five things, and then what is asked."""
    cut, talk.cut_off = talk.cut_off, ()
    return talk.answer(*(cut or _recent(talk, MISSED)), talk.question())


def _recent(talk: Talk, count: int) -> list[Line]:
    events = [event for step in talk.session.steps for event in step.events if _worth_telling_again(event)]
    if not events:
        return [talk.notice("answer-nothing-happened", Kind.ANSWER)]
    lines = [talk.teller.again(event, talk.session.names) for event in events[-count:]]
    return [Line(line.shown, Kind.ANSWER, line.message) for line in lines]


def _worth_telling_again(event: Event) -> bool:
    return not (event.fleeting or event.story or isinstance(event, IN_THE_QUESTION))


def repeat(talk: Talk, _: Reading) -> Reply:
    """The last exchange once more, word for word; the question stands on."""
    return replace(talk.answer(*(talk.history.latest or (talk.question(),))), is_new=False)


def explain(talk: Talk, _: Reading) -> Reply:
    """The question in full, and full prompts from now on."""
    talk.teller.manner.longer()
    return replace(talk.answer(talk.question()), setting=("length", talk.teller.manner.preferences.length.name.lower()))


def shorter(talk: Talk, _: Reading) -> Reply:
    """Fewer words from now on."""
    talk.teller.manner.shorter()
    line = talk.notice("answer-shorter", Kind.ANSWER)
    return replace(talk.answer(line), setting=("length", talk.teller.manner.preferences.length.name.lower()))


def help_now(talk: Talk, _: Reading) -> Reply:
    """What is asked, what can be said to it, and which keys answer it."""
    talk.asks_in_full()
    lines = [talk.question(), *suggestions(talk), *keys_line(talk), talk.notice("help-anytime", Kind.ANSWER)]
    return talk.answer(*lines)


def what_can_i_say(talk: Talk, _: Reading) -> Reply:
    """A few sentences that answer the standing question."""
    return talk.answer(*(suggestions(talk) or keys_line(talk)))


def suggestions(talk: Talk) -> list[Line]:
    """One line with a few sentences for the standing question, taken from what is understood."""
    examples = talk.words.suggestions(talk.session, talk.pending, SUGGESTED)
    if not examples:
        return []
    return [talk.notice("answer-you-can-say", Kind.ANSWER, sentences=talk.teller.narration.either(examples))]


def keys_line(talk: Talk) -> list[Line]:
    """One line with the one-key answers, where there are any."""
    offered = talk.choices()
    if not offered:
        return [talk.notice("answer-type-it", Kind.ANSWER)]
    text = talk.teller.narration.text
    items = [text("item-choice", key=choice.key, label=choice.label) for choice in offered]
    match talk.preferences.typing:
        case Typing.FEW:
            return [talk.notice("answer-keys-few", Kind.ANSWER)]
        case Typing.INSTANT:
            return [talk.notice("answer-press", Kind.ANSWER, keys=talk.teller.narration.listing(items))]
    return [talk.notice("answer-keys", Kind.ANSWER, keys=talk.teller.narration.listing(items))]


def rules_now(talk: Talk, reading: Reading) -> Reply:
    """The rule that was asked about, or the rules of this moment."""
    topic = str(reading.slot("topic") or f"now-{talk.phase_id()}")
    message = f"rule-{topic}"
    if not talk.teller.narration.has(message):
        return talk.answer(talk.question())
    text = talk.teller.narration.text(message)
    if changed := [*_changed(talk, topic)]:
        return lengthy.told(talk, [*changed, talk.notice("answer-otherwise-by-the-book", Kind.ANSWER, rule=text)])
    return lengthy.told(talk, [Line(text, Kind.ANSWER, message)])


def _changed(talk: Talk, topic: str) -> Iterator[Line]:
    """What the house has changed of the rules of a topic."""
    game = talk.session.game
    if game is None:
        return
    for rule in game.house_rules:
        value = game.options[rule.name]
        if topic in rule.topics and value != rule.default:
            text = talk.teller.narration.text(message_id("house-rule", rule.name, value))
            yield talk.notice("answer-your-house-rule", Kind.ANSWER, rule=text)


def house_rules(talk: Talk, _: Reading) -> Reply:
    """The house rules of the game and what holds now."""
    game = talk.session.game
    if game is None or not game.house_rules:
        return talk.answer(talk.notice("answer-no-house-rules", Kind.ANSWER))
    text = talk.teller.narration.text
    messages = [message_id("house-rule", rule.name, game.options[rule.name]) for rule in game.house_rules]
    return lengthy.told(talk, [Line(text(message), Kind.ANSWER, message) for message in messages])


def menu(talk: Talk, _: Reading) -> Reply:
    """What can be asked and done at any time, with the keys."""
    text = talk.teller.narration.text("help-menu")
    return lengthy.told(talk, [Line(line, Kind.ANSWER, "help-menu") for line in text.splitlines()])


def step_through(direction: str) -> Callable[[Talk, Reading], Reply]:
    """One line of the history, by the keys of conventions.md 1.1."""

    def step(talk: Talk, _: Reading) -> Reply:
        line: Line | None = getattr(talk.history, direction)()
        if line is None:
            line = talk.notice("answer-edge-of-history", Kind.ANSWER)
        return replace(talk.answer(Line(line.shown, Kind.ANSWER, line.message)), is_new=False)

    return step


HOST_QUERIES: Mapping[str, Callable[[Talk, Reading], Reply]] = {
    "WhoseTurn": whose_turn,
    "WhoIsPlaying": who_is_playing,
    "WhatHappened": what_happened,
    "WhatDidIMiss": what_i_missed,
    "Repeat": repeat,
    "Explain": explain,
    "Shorter": shorter,
    "Help": help_now,
    "WhatCanISay": what_can_i_say,
    "Rules": rules_now,
    "HouseRules": house_rules,
    "WonLastTime": won_last_time,
    "HowOftenWon": how_often_won,
    "Recap": recap,
    "Menu": menu,
    "Older": step_through("older"),
    "Newer": step_through("newer"),
    "Oldest": step_through("oldest"),
    "Newest": step_through("newest"),
}
"""The questions that every game shares, by intent."""

GAME_QUERIES: Mapping[str, type[Query]] = {"Score": Score, "WhatsLeft": WhatIsLeft}
"""The host's questions that the game answers from its public facts."""


def ask_game(talk: Talk, query: Query) -> Reply:
    """Let the game answer, or say why it may not."""
    game = talk.session.game
    if game is None:
        return talk.answer(talk.notice("answer-no-game-yet", Kind.ANSWER))
    answer = game.answer(query)
    if isinstance(answer, Refusal):
        return talk.answer(talk.teller.refusal(answer, talk.session.names))
    told = talk.answer(talk.teller.told(answer, talk.session.names, Kind.ANSWER))
    return replace(told, earcon="score") if isinstance(query, Score) else told


def query_of(reading: Reading, talk: Talk) -> Query | None:
    """The game's own query of this name, if it is one."""
    game = talk.session.game
    kinds = {kind.__name__: kind for kind in game.queries} if game is not None else {}
    kind = GAME_QUERIES.get(reading.intent) or kinds.get(reading.intent)
    return kind(**dict(reading.slots)) if kind is not None else None
