"""Hosts an evening from the command line: greet at once, load behind the first sentence, run until somebody leaves."""

from __future__ import annotations

import signal
import time
from queue import SimpleQueue
from typing import TYPE_CHECKING

from voicehost.errors import DeviceError, LedgerError, ModelError, UsageError
from voicehost.inputs import EarsLost, Ended, Input
from voicehost.language.line import Kind, Line
from voicehost.language.narration import Narration
from voicehost.resources import data_folder, models_folder, prompts
from voicehost.screen import Screen
from voicehost.speaking.finding import find_voice

if TYPE_CHECKING:
    from collections.abc import Callable

    from voicehost.dialogue.conversation import Conversation
    from voicehost.hearing.ears import Ears
    from voicehost.host import Host
    from voicehost.opening import Table
    from voicehost.settings import PlayOptions
    from voicehost.speaking.voice import Voice


def play(options: PlayOptions) -> int:
    """Host one evening and give the exit status. Raises VoicehostError for what makes hosting impossible."""
    language = options.settings.language
    if not (prompts() / language / "host.ftl").exists():
        spoken = sorted(path.parent.name for path in prompts().glob("*/host.ftl"))
        raise UsageError(f"I do not speak {language!r} yet. Languages: {', '.join(spoken)}.")
    inbox: SimpleQueue[Input] = SimpleQueue()
    screen = Screen(options.transcript)
    settings = options.settings
    voice = find_voice(language, settings.voice, settings.words_per_minute, inbox.put, screen.show, time.monotonic)
    try:
        return _host(options, inbox, voice)
    finally:
        voice.shut()
        screen.close()


def _host(options: PlayOptions, inbox: SimpleQueue[Input], voice: Voice) -> int:
    narration = Narration(options.settings.language)
    if not options.resume:
        voice.say(Line(narration.text("welcome"), Kind.STORY, "welcome"))
    for notice in options.notices:
        voice.say(Line(notice, Kind.NOTICE, "notice"))

    table = lay_table(options)
    ears = _ears(options, inbox)
    try:
        host = _seat(options, table, inbox, ears, voice)
        _listen_to_the_terminal(inbox.put)
        host.run()
    finally:
        ears.shut()
        table.ledger.close()
    return 0


def lay_table(options: PlayOptions) -> Table:
    """Load shelf, texts, sentences and ledger. A ledger that cannot be opened is said by LedgerError."""
    from voicehost.dialogue.keys import Keys  # all of these are heavy
    from voicehost.dialogue.manner import Story
    from voicehost.ledger import Ledger
    from voicehost.ledger.store import FILE
    from voicehost.opening import Table
    from voicehost.shelf import Shelf
    from voicehost.texts import Texts

    language = options.settings.language
    shelf = Shelf.load()
    ledger = Ledger.open(data_folder() / FILE)
    return Table(shelf, Texts(language, shelf), Keys.load(language), ledger, story=Story(options.settings.story))


def _ears(options: PlayOptions, inbox: SimpleQueue[Input]) -> Ears:
    """The ears that were asked for; without them the game goes on by keys, and one sentence says why."""
    from voicehost.hearing.deaf import DeafEars
    from voicehost.hearing.finding import find_ears

    settings = options.settings
    try:
        return find_ears(
            settings.language, settings.ears, options.model, models_folder(), options.wavs, inbox.put, time.monotonic
        )
    except (ModelError, DeviceError) as error:
        inbox.put(EarsLost(str(error)))
        return DeafEars()


def _seat(options: PlayOptions, table: Table, inbox: SimpleQueue[Input], ears: Ears, voice: Voice) -> Host:
    from voicehost.host import Around, Host
    from voicehost.manners import KeptManners

    conversation, lines = _begin(options, table)
    around = Around(inbox, time.monotonic, ears, voice)
    host = Host(around, conversation, table, KeptManners(voice, options.settings))
    if table.ledger.notice:
        lines = [Line(table.ledger.notice, Kind.NOTICE, "ledger-notice"), *lines]
    host.begin(*lines, *[Line(notice, Kind.NOTICE, "shelf-notice") for notice in table.shelf.notices])
    return host


def _begin(options: PlayOptions, table: Table) -> tuple[Conversation, list[Line]]:
    """The kept game that was asked for, or a new evening as far as the command line tells it."""
    from voicehost.evening import GameChosen, PlayerSeated, TableComplete
    from voicehost.logbook import newest_open
    from voicehost.opening import ask_whether_it_stands

    if options.resume:
        game = options.game_id or newest_open(table.ledger)
        if game is None:
            raise LedgerError("There is no kept game. To start one, type: voicehost play")
        conversation, taken, of = table.kept(game)
        ask_whether_it_stands(conversation)
        return conversation, _welcome_back(conversation, taken, of)
    chosen = [GameChosen(options.game)] if options.game else []
    seated = [*map(PlayerSeated, options.players), TableComplete()] if options.players and options.game else []
    conversation, refusal = table.fresh([*chosen, *seated])
    if refusal is not None:
        raise UsageError(conversation.talk.teller.refusal(refusal, conversation.talk.session.names).spoken)
    return conversation, conversation.talk.opening(conversation.talk.session.last.events if seated else ())  # type: ignore[union-attr]


def _welcome_back(conversation: Conversation, taken: int, of: int) -> list[Line]:
    talk = conversation.talk
    title = talk.teller.title(talk.session.evening.state.game) if talk.session.evening.state.game else ""
    lines = [talk.notice("welcome-back", Kind.STORY, title=title)]
    if taken < of:
        lines.append(talk.notice("answer-cut-short", taken=taken, all=of))
    return lines


def _listen_to_the_terminal(post: Callable[[Input], None]) -> None:
    """Lines that are typed, and Ctrl+C: the first one silences a speaking host, the next one leaves."""
    from voicehost.hearing.keyboard import Keyboard

    Keyboard(post).start()
    signal.signal(signal.SIGINT, lambda *_: post(Ended(interrupted=True)))
