"""A game's last turns through a sound card: the host's voice out of one sink, people's voices into the other."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

import numpy as np
import pytest

from voicehost.around import Around
from voicehost.hearing.devices import MONITORS
from voicehost.hearing.finding import find_ears
from voicehost.host import Host
from voicehost.rehearsal.cast import Cast, NoManners
from voicehost.rehearsal.demo import text_rehearsal
from voicehost.rehearsal.loud import LiveInbox, LoudWay, Overheard
from voicehost.rehearsal.room import RATE, Room
from voicehost.shelf import Shelf
from voicehost.speaking.finding import find_voice

if TYPE_CHECKING:
    from pathlib import Path

    from sound_card import SoundCard

NAMES = ("Anna", "Ben")
LAST_DISKS = 2
FAST = 260
"""Words a minute of the host: a test has no time to lose."""


@pytest.mark.sound
def test_the_last_turns_of_a_game_go_through_the_sound_card(
    sound_card: SoundCard, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(MONITORS, "1")
    cast = Cast(Shelf.load().entry("purzelbaum"))
    rehearsal = text_rehearsal(cast, NAMES, seed=4)
    box = rehearsal.people.box
    rehearsal.people.talkative = False
    rehearsal.play(until=lambda: box.truth()["tree"] == 0 and box.truth()["white"] == LAST_DISKS)
    before = len(rehearsal.exchanges)

    inbox = LiveInbox()
    shown: list[str] = []
    voice = Overheard(find_voice("en", "host", FAST, inbox.post, shown.append, time.monotonic))
    ears = find_ears("en", "pocketsphinx", None, tmp_path, (), inbox.post, time.monotonic)
    way = LoudWay(Room("en", len(NAMES), 4), voice, inbox, lambda pcm: sound_card.play(pcm, RATE))
    conversation = rehearsal.host.conversation
    host = Host(Around(inbox, time.monotonic, ears, voice), conversation, rehearsal.host._evenings, NoManners())
    with sound_card.recording() as recording:
        try:
            result = rehearsal.go_on(host, inbox, way)
        finally:
            ears.shut()
            voice.shut()
    assert result.is_equal, result.differences
    assert any(not exchange.typed and exchange.outcome == "taken" for exchange in result.exchanges[before:])
    assert shown == [line.shown for line in voice.lines]
    assert np.abs(recording.samples.astype(np.int32)).max() > 1000
