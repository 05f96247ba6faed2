"""Hosts an evening from the command line: greet at once, load behind the first sentence, run until somebody leaves."""

from __future__ import annotations

import signal
import time
from contextlib import contextmanager
from dataclasses import replace
from queue import SimpleQueue
from typing import TYPE_CHECKING

from voicehost.errors import DeviceError, ModelError, NoModelError, UsageError
from voicehost.inputs import EarsLost, Ended, Input, Remark
from voicehost.language.line import Kind, Line
from voicehost.language.narration import Narration
from voicehost.resources import data_folder, models_folder, prompts, voices_folder
from voicehost.resting import hold_little, rest
from voicehost.screen import Screen
from voicehost.settings import remember
from voicehost.speaking.finding import Engine, find_voice
from voicehost.waking import Waking, sleepless

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from voicehost.around import Around
    from voicehost.hearing.ears import Ears
    from voicehost.host import Host
    from voicehost.opening import Table
    from voicehost.settings import PlayOptions
    from voicehost.speaking.voice import Voice

WELCOME = "welcome"
"""The id of what every evening begins with."""


def play(options: PlayOptions) -> int:
    """Host one evening and give the exit status. Raises VoicehostError for what makes hosting impossible."""
    language = options.settings.language
    if not (prompts() / language / "host.ftl").exists():
        spoken = sorted(path.parent.name for path in prompts().glob("*/host.ftl"))
        raise UsageError(f"I do not speak {language!r} yet. Languages: {', '.join(spoken)}.")
    hold_little()
    inbox: SimpleQueue[Input] = SimpleQueue()
    # The first Ctrl+C silences a speaking host, the next one leaves. One that comes while we load waits its turn.
    signal.signal(signal.SIGINT, lambda *_: inbox.put(Ended(interrupted=True)))
    screen = Screen(options.transcript, inbox.put)
    settings = options.settings
    engine = Engine(settings.voice_engine, voices_folder(), greeting)
    voice = find_voice(
        language,
        settings.voice,
        settings.words_per_minute,
        inbox.put,
        screen.show,
        time.monotonic,
        engine,
        settings.lead_in,
    )
    try:
        return _host(options, inbox, voice)
    finally:
        voice.shut()
        screen.close()


def greeting(language: str) -> str:
    """What every evening begins with."""
    return Narration(language).text(WELCOME)


def _host(options: PlayOptions, inbox: SimpleQueue[Input], voice: Voice) -> int:
    from voicehost.hearing.keyboard import Keyboard

    keyboard = Keyboard(inbox.put)
    keyboard.take(single=options.settings.keys != "letters")  # what is pressed now must not be shown
    if not options.resume and options.broken_evening is None:
        voice.say(Line(greeting(options.settings.language), Kind.STORY, WELCOME))
    for notice in options.notices:
        voice.say(Line(notice, Kind.NOTICE, "notice"))

    from voicehost.around import Around

    table = lay_table(options)
    waking, ears_in = Waking(sleepless), _change_of_language(options, inbox, voice)
    ears = lay_ears(options, options.settings.language, inbox)
    around = Around(inbox, time.monotonic, ears, voice, keyboard, waking, ears_in, rest)
    try:
        host = _seat(options, table, around)
        keyboard.start()
        with _copying(options, table, inbox.put):
            host.run()
    finally:
        around.ears.shut()
        table.ledger.close()
    return 0


def lay_table(options: PlayOptions) -> Table:
    """Load shelf, texts, sentences and ledger. A ledger that cannot be opened is said by LedgerError."""
    from voicehost.dialogue.keys import Keys  # all of these are heavy
    from voicehost.dialogue.preferences import Preferences
    from voicehost.ledger import Ledger
    from voicehost.ledger.store import FILE
    from voicehost.manners import wished
    from voicehost.opening import Table
    from voicehost.shelf import Shelf
    from voicehost.texts import Texts

    language = options.settings.language
    shelf, preferences = Shelf.load(), Preferences()
    wished(preferences, options.settings)
    ledger = Ledger.open(data_folder() / FILE)
    return Table(shelf, Texts(language, shelf), Keys.load(language), ledger, preferences=preferences)


@contextmanager
def _copying(options: PlayOptions, table: Table, post: Callable[[Input], None]) -> Iterator[None]:
    """While the evening lasts, send a copy of the ledger where one was asked for. Raises UsageError for no address."""
    if options.copy_to is None:
        yield
        return
    from voicehost.ledger.copy import Copy
    from voicehost.ledger.store import FILE

    copy = Copy(data_folder() / FILE, options.copy_to, lambda sentence: post(Remark(sentence)))
    table.ledger.appended = copy.wake
    try:
        yield
    finally:
        copy.finish()


def lay_ears(options: PlayOptions, language: str, inbox: SimpleQueue[Input]) -> Ears:
    """Ears for a language, as they were asked for; without them the game goes on by keys, and one sentence says why."""
    from voicehost.hearing.deaf import DeafEars
    from voicehost.hearing.finding import find_ears

    settings = options.settings
    try:
        return find_ears(
            language, settings.ears, options.model, models_folder(), options.wavs, inbox.put, time.monotonic
        )
    except NoModelError as error:
        inbox.put(EarsLost(str(error), "ears-no-model"))
        return DeafEars()
    except (ModelError, DeviceError) as error:
        inbox.put(EarsLost(str(error)))
        return DeafEars()


def _change_of_language(options: PlayOptions, inbox: SimpleQueue[Input], voice: Voice) -> Callable[[str], Ears]:
    """What gives voice and ears another language, and remembers it for every evening to come."""

    def change(language: str) -> Ears:
        voice.speak_in(language)
        remember(language=language)
        return lay_ears(replace(options, model=None, wavs=()), language, inbox)

    return change


def _seat(options: PlayOptions, table: Table, around: Around) -> Host:
    from voicehost.beginning import begin
    from voicehost.host import Host
    from voicehost.manners import KeptManners

    conversation, lines = begin(options, table)
    host = Host(around, conversation, table, KeptManners(around.voice, options.settings, table.preferences))
    if table.ledger.notice:
        lines = [Line(table.ledger.notice, Kind.NOTICE, "ledger-notice"), *lines]
    host.begin(*lines, *[Line(notice, Kind.NOTICE, "shelf-notice") for notice in table.shelf.notices])
    return host
