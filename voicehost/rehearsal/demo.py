"""``voicehost demo``: sets up a rehearsal of one game, plays it, and tells what came of it."""

from __future__ import annotations

import json
import random
from typing import TYPE_CHECKING

import click

from voicehost.dialogue.preferences import Typing
from voicehost.errors import UsageError
from voicehost.hearing.deaf import DeafEars
from voicehost.rehearsal.cast import Cast
from voicehost.rehearsal.fingers import FewKeysWay, InstantKeysWay, KeyWay
from voicehost.rehearsal.rehearse import Rehearsal, Result
from voicehost.rehearsal.report import report, said
from voicehost.rehearsal.ways import Inbox, Mishap, RoomEars, SoundWay, TextWay, UnhurriedVoice
from voicehost.testing import RecordingVoice, ScriptedEars

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from pathlib import Path

    from voicehost.shelf import ShelfEntry

KEYS = {"keys": Typing.LETTERS, "instant": Typing.INSTANT, "few": Typing.FEW}
"""The modes in which nothing is said."""

WAYS = {Typing.LETTERS: KeyWay, Typing.INSTANT: InstantKeysWay, Typing.FEW: FewKeysWay}


def run(  # noqa: PLR0913  as many as the command has options
    game: str,
    players: int | None,
    seed: int,
    mode: str,
    json_path: Path | None,
    *,
    language: str = "en",
    mishear: float = 0.0,
    options: Mapping[str, str] | None = None,
) -> int:
    """Rehearse one game by these house rules and print what came of it; 0 only if host and box agree at the end.

    ``mode`` is "text", "audio" (sound in memory), "loud" (through the sound card), "keys" (answers of one key and
    Enter), "instant" (without Enter) or "few" (arrows and Enter). ``mishear`` is the probability that another sentence
    of the same list arrives. Raises UsageError for what cannot be rehearsed.
    """
    from voicehost.shelf import Shelf

    entry = Shelf.load().entry(game)
    _check(entry, options or {})
    cast = Cast(entry, language)
    names = cast.names(cast.seats(players, seed), seed)
    result = rehearse(cast, names, seed, mode, mishear, options)
    for line in report(result):
        click.echo(line)
    if json_path is not None:
        _write(result, json_path)
    return 0 if result.is_equal else 1


def rehearse(  # noqa: PLR0913, PLR0917  all that a rehearsal depends on
    cast: Cast,
    names: Sequence[str],
    seed: int,
    mode: str = "text",
    mishear: float = 0.0,
    options: Mapping[str, str] | None = None,
) -> Result:
    """Play one game and compare. The same seed gives the same game and words. ``options`` are house rules."""
    if mode == "text":
        return text_rehearsal(cast, names, seed, mishear, options).play()
    if mode in KEYS:
        return key_rehearsal(cast, names, seed, KEYS[mode], options).play()
    if mode == "audio":
        return sound_rehearsal(cast, names, seed, mishear, options).play()
    if mode == "loud":
        if mishear:
            raise UsageError("through the sound card nothing is misheard on purpose; choose audio or text.")
        return by_card(cast, names, seed, options)
    raise UsageError(f"there is no mode {mode}; choose audio, text, keys, instant, few or loud.")


def by_text(cast: Cast, names: Sequence[str], seed: int, mishear: float = 0.0) -> Result:
    """Play a game in which words go straight to the host."""
    return text_rehearsal(cast, names, seed, mishear).play()


def text_rehearsal(
    cast: Cast, names: Sequence[str], seed: int, mishear: float = 0.0, options: Mapping[str, str] | None = None
) -> Rehearsal:
    """Host and people, with words that go straight to the host. All play by the house rules ``options``."""
    from voicehost.around import Around

    inbox = Inbox()
    ears, voice = ScriptedEars(inbox.put, inbox.clock), RecordingVoice(inbox.put)
    way = TextWay(ears, voice, inbox, Mishap(mishear, random.Random(seed)))  # noqa: S311  seeded on purpose
    host = cast.host(Around(inbox, inbox.clock, ears, voice), names, seed, options)
    return Rehearsal(host, inbox, cast.people(names, seed, options), way, names)


def key_rehearsal(
    cast: Cast, names: Sequence[str], seed: int, typing: Typing, options: Mapping[str, str] | None = None
) -> Rehearsal:
    """Host and people who say nothing and only press keys."""
    from voicehost.around import Around

    inbox = Inbox()
    voice = RecordingVoice(inbox.put)
    way = WAYS[typing](voice, inbox)
    host = way.host = cast.host(Around(inbox, inbox.clock, DeafEars(), voice), names, seed, options)
    host.talk.preferences.typing = typing
    people = cast.people(names, seed, {**(options or {}), "naming": "never"})
    people.talkative, people.must_be_told = False, cast.offered
    return Rehearsal(host, inbox, people, way, names)


def sound_rehearsal(
    cast: Cast, names: Sequence[str], seed: int, mishear: float = 0.0, options: Mapping[str, str] | None = None
) -> Rehearsal:
    """Host and people, with speech in memory that goes through the host's own recogniser."""
    from voicehost.around import Around
    from voicehost.rehearsal.room import Room

    inbox = Inbox()
    ears, voice = RoomEars(cast.listener(), inbox), UnhurriedVoice(inbox)
    mishap = Mishap(mishear, random.Random(seed))  # noqa: S311  seeded on purpose
    way = SoundWay(ears, Room(cast.language, len(names), seed), voice, inbox, mishap)
    host = cast.host(Around(inbox, inbox.clock, ears, voice), names, seed, options)
    return Rehearsal(host, inbox, cast.people(names, seed, options), way, names)


def by_card(cast: Cast, names: Sequence[str], seed: int, options: Mapping[str, str] | None = None) -> Result:
    """In real time through the sound card: the host speaks with its own voice, and people speak aloud."""
    from voicehost.around import Around
    from voicehost.hearing.finding import find_ears
    from voicehost.rehearsal.loud import LiveInbox, LoudWay, Overheard
    from voicehost.rehearsal.mouth import speak_aloud
    from voicehost.rehearsal.room import Room
    from voicehost.resources import models_folder
    from voicehost.speaking.finding import find_voice
    from voicehost.speaking.pace import ADULT

    inbox = LiveInbox()
    voice = Overheard(find_voice(cast.language, "host", ADULT, inbox.post, click.echo, inbox.clock))
    ears = find_ears(cast.language, "auto", None, models_folder(), (), inbox.post, inbox.clock)
    way = LoudWay(Room(cast.language, len(names), seed), voice, inbox, speak_aloud)
    way.show = lambda utterance: click.echo(said(utterance, names))
    host = cast.host(Around(inbox, inbox.clock, ears, voice), names, seed, options)
    try:
        return Rehearsal(host, inbox, cast.people(names, seed, options), way, names).play()
    finally:
        ears.shut()
        voice.shut()


def _check(entry: ShelfEntry, options: Mapping[str, str]) -> None:
    readings = {rule.name: rule.values for rule in entry.game.house_rules}
    for name, value in options.items():
        if value not in readings.get(name, ()):
            known = ", ".join(f"{rule}={'|'.join(values)}" for rule, values in readings.items())
            raise UsageError(f"{entry.name} has no house rule {name}={value}. It has: {known}.")


def _write(result: Result, path: Path) -> None:
    try:
        path.write_text(json.dumps(result.to_plain(), ensure_ascii=False, indent=2) + "\n", encoding="utf-8")
    except OSError as broken:
        raise UsageError(f"{path} cannot be written ({broken.strerror}); choose another file.") from None
